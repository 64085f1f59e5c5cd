import type { Account, CaptainsWagerEvent } from '../../../games/captains-wager/events.ts';
import type { CaptainsWagerView } from '../../../games/captains-wager/view.ts';
import type { PieceId } from '../../../games/kit/game.ts';
import type { LayoutContext, Staged, Stager, Stop } from '../../scene/contract.ts';
import { centre, chartOf } from './regions.ts';

/** Milliseconds: the pool is shuffled, then dealt card by card. */
const TIMES = { gather: 260, shuffle: 240, shuffles: 4, line: 360, look: 500 } as const;

/** What is dealt lies over everything else. */
const DEPTH = 2000;

type Shared = CaptainsWagerEvent & { type: 'pool-shared' };

/** Places of a shuffle: each card jumps about the heap, differently each time. */
const jumble = (place: number, round: number) => {
  const wobble = Math.sin(place * 12.9898 + round * 78.233) * 43758.5453;
  return wobble - Math.floor(wobble);
};

/** The pool is shuffled before all eyes: what is dealt then comes out of the heap, each card at its own time (CW-6.2). */
function shuffling(
  _: Shared,
  events: readonly CaptainsWagerEvent[],
  view: CaptainsWagerView,
  context: LayoutContext,
): Staged {
  const { middle, unit } = chartOf(view.seats, context.near, context.size);
  const { x, y } = centre(middle);
  const dealt = events.flatMap((event) => (event.type === 'share' ? [event.card] : []));
  const stops = dealt.flatMap((id, place): Stop[] =>
    Array.from({ length: TIMES.shuffles + 1 }, (_, round) => ({
      id,
      at: round === 0 ? 0 : TIMES.gather + (round - 1) * TIMES.shuffle,
      over: round === 0 ? 1 : TIMES.shuffle,
      face: null,
      pose: {
        x: x + (jumble(place, round) - 0.5) * unit * (round === TIMES.shuffles ? 0.4 : 3.2),
        y: y + (jumble(place + 40, round) - 0.5) * unit * (round === TIMES.shuffles ? 0.2 : 0.8),
        turn: (jumble(place + 80, round) - 0.5) * (round === TIMES.shuffles ? 0.2 : 1.4),
        width: unit * 0.66,
        depth: DEPTH + Math.round(jumble(place, round) * 100),
        lift: 0.5,
        opacity: 1,
      },
    })),
  );
  return { length: TIMES.gather + TIMES.shuffles * TIMES.shuffle + 120, stops, extras: [] };
}

/** The lines of an account, as they are added up (CW-7.2). */
const LINES = ['claimed', 'coins', 'deck', 'items', 'ious'] as const satisfies readonly (keyof Account)[];

/** A captain's gold is added up line by line. */
function scoring({ seat, account }: CaptainsWagerEvent & { type: 'scored' }): Staged {
  const total: PieceId = `pile:total:${seat}`;
  let sum = 0;
  const stops: Stop[] = [{ id: total, at: 0, over: 120, pose: { opacity: 1 }, count: 0 }];
  LINES.forEach((line, at) => {
    sum += account[line];
    stops.push({ id: total, at: 120 + at * TIMES.line, over: TIMES.line * 0.8, count: sum });
  });
  return { length: 120 + LINES.length * TIMES.line + TIMES.look, stops, extras: [] };
}

/** How the events of Captain's Wager are acted out. */
export const stage: Stager<CaptainsWagerView> = (seen, all, view, context) => {
  const event = seen as unknown as CaptainsWagerEvent;
  const events = all as unknown as readonly CaptainsWagerEvent[];
  switch (event.type) {
    case 'pool-shared':
      return shuffling(event, events, view, context);
    case 'scored':
      return scoring(event);
    default:
      return undefined;
  }
};
