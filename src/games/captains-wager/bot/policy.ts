import type { Chance } from '../../kit/chance.ts';
import { bestMove } from '../../kit/policy.ts';
import { effectOf, goldOn } from '../cards.ts';
import type { CaptainsWagerMove } from '../context.ts';
import type { CaptainsWagerView } from '../view.ts';
import { itemValue, worthInHand } from './items.ts';
import { afterPlay, type Outlook, outlookOf, ownCrew, played } from './outlook.ts';
import { STYLE, type Style } from './style.ts';
import { crewValue, declarationValue } from './turns.ts';

type MoveOf<T extends CaptainsWagerMove['type']> = CaptainsWagerMove & { readonly type: T };

/** What a captain is worth as a target: who leads, above all. */
function targetValue({ view }: Outlook, move: MoveOf<'target'>): number {
  const does = view.choice?.source ? effectOf(view.choice.source).does : 'nothing';
  if (move.on === move.seat) return -10;
  if (does === 'weaken') return view.crews[move.on]?.worth ?? 0;
  if (does === 'spy') return (view.hands[move.on] ?? []).filter(({ kind }) => kind === null).length;
  return view.decks[move.on]?.length ?? 0;
}

const goldOf = (view: CaptainsWagerView, id: string | undefined): number => {
  const card = [...view.pool, ...view.decks.flat()].find((one) => one.id === id);
  return card?.kind ? goldOn(card.kind) : 2.7;
};

/** How much a Crew card is missed when it is gone. */
function crewMissed(outlook: Outlook, id: string): number {
  const kind = ownCrew(outlook).find((card) => card.id === id)?.kind;
  if (!kind) return 0;
  const { value, bonus } = played(outlook, kind, true);
  return value + 2 * bonus;
}

function valueOfMove(outlook: Outlook, move: CaptainsWagerMove): number {
  const { view, seat } = outlook;
  const own = view.crews[seat];
  switch (move.type) {
    case 'pass':
      return outlook.style.patience;
    case 'item':
      return itemValue(outlook, move);
    case 'bet':
    case 'borrow':
    case 'steal':
      return declarationValue(outlook, move.type);
    case 'crew':
      return crewValue(outlook, move.card, own?.deal === 'bet', 0);
    case 'target':
      return targetValue(outlook, move);
    case 'chart':
      return -10 * goldOf(view, move.top) - goldOf(view, move.second);
    case 'discard':
      return -crewMissed(outlook, move.card);
    case 'bring': {
      const hand = ownCrew(outlook);
      const kind = hand.find(({ id }) => id === move.card)?.kind;
      const rest = hand.filter(({ id }) => id !== move.card).map((card) => card.kind);
      return afterPlay(outlook, (own?.worth ?? 0) + (kind ? played(outlook, kind, false).value : 0), rest, 0);
    }
    case 'alone':
      return afterPlay(
        outlook,
        own?.worth ?? 0,
        ownCrew(outlook).map(({ kind }) => kind),
        0,
      );
    case 'swap':
      return crewMissed(outlook, move.card);
    case 'claim':
      return goldOf(view, move.card);
    case 'keep':
      return worthInHand(outlook, move.card);
    case 'stow':
      return 0;
  }
}

/** A sensible choice: the move of the highest value, the lot among equals. */
export function policy(
  view: CaptainsWagerView,
  moves: readonly CaptainsWagerMove[],
  chance: Chance,
  style: Style = STYLE,
): CaptainsWagerMove {
  const [first] = moves;
  if (!first) throw new Error('There is no move to choose.');
  if (moves.length === 1) return first;
  const outlook = outlookOf(view, first.seat, style);
  return bestMove(moves, (move) => valueOfMove(outlook, move), chance);
}
