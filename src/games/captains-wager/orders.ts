import type { Orders } from '../kit/game.ts';
import type { CaptainsWagerMove } from './context.ts';
import { phaseOf } from './legal.ts';
import type { CaptainsWagerView } from './view.ts';

/** No Item: the answer of both orders. Only Item windows know it. */
const pass = (moves: readonly CaptainsWagerMove[]) => moves.find(({ type }) => type === 'pass');

/** Item windows come often (CW-5.2): a captain may say once what it would answer each time. */
export const orders: Orders<CaptainsWagerMove, CaptainsWagerView> = {
  all: [
    {
      id: 'pass-encounter',
      blind: true,
      rule: 'CW-5.2',
      term: ({ adventure, claims }) => `${adventure}.${claims.length}`,
      answer: (_, moves) => pass(moves),
    },
    {
      id: 'only-fitting',
      blind: false,
      rule: 'CW-5.2',
      term: () => '',
      answer: (_, moves) => (moves.some(({ type }) => type === 'item') ? undefined : pass(moves)),
    },
  ],
  isCovert: ({ value }) => ['asking', 'reaction'].includes(phaseOf(value)),
};
