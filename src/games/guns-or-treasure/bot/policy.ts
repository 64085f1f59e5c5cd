import { type Chance, draw } from '../../kit/chance.ts';
import type { Seat } from '../../kit/seats.ts';
import type { Kind } from '../cards.ts';
import type { GunsOrTreasureMove } from '../context.ts';
import type { GunsOrTreasureView } from '../view.ts';
import { buildValue, cardWorth, shiftValue, type Yard, yardOf } from './build.ts';
import { countUnseen } from './estimate.ts';
import { attackValue, crewValue, type Judgement, judge, retreatValue, scoutValue, spyValue } from './maraud.ts';

type Choice<T extends GunsOrTreasureMove['type']> = GunsOrTreasureMove & { readonly type: T };

const kindInHand = (view: GunsOrTreasureView, seat: Seat, id: string): Kind =>
  view.hands[seat]?.find((card) => card.id === id)?.kind ?? 'bomb';

/** What a card of the left neighbour's is worth: the hidden one may be anything unseen. */
function stealValue(view: GunsOrTreasureView, { card: id }: Choice<'steal'>): number {
  const laid = view.bluffs.flatMap(({ open, hidden }) => [open, hidden]).find((card) => card?.id === id);
  if (laid?.kind) return cardWorth(laid.kind);
  const { bomb, guns, treasure } = countUnseen(view);
  const meanGuns = guns.reduce((sum, chance, number) => sum + chance * number, 0);
  return bomb * cardWorth('bomb') + (1 - bomb) * (0.9 * meanGuns + treasure);
}

/** What a player looks at before a choice, at most once. */
interface Looks {
  readonly yard: () => Yard;
  readonly sea: () => Judgement;
}

/** Makes something when it is first asked for, and gives the same from then on. */
function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

/** How good a move looks, and how much chance may sway it: plans should be hard to read. */
function rated(view: GunsOrTreasureView, look: Looks, move: GunsOrTreasureMove): { value: number; sway: number } {
  switch (move.type) {
    case 'launch':
    case 'build':
      return { value: buildValue(look.yard(), move), sway: 0.8 };
    case 'shift':
    case 'keep':
      return { value: shiftValue(look.yard(), move), sway: 0 };
    case 'toss':
    case 'discard':
      return { value: -cardWorth(kindInHand(view, move.seat, move.card)), sway: 0 };
    case 'show':
      return { value: 0, sway: 1 };
    case 'steal':
      return { value: stealValue(view, move), sway: 0.5 };
    case 'crew':
      return { value: crewValue(view, move), sway: 2 };
    case 'scout':
      return { value: scoutValue(look.sea(), move.ship), sway: 0 };
    case 'spy':
      return { value: spyValue(look.sea(), move.card), sway: 0 };
    case 'attack':
      return { value: attackValue(look.sea(), move.ship, move.target), sway: 0.2 };
    case 'retreat':
      return { value: retreatValue(look.sea(), move.ship), sway: 0.2 };
    default:
      return { value: 0, sway: 1 };
  }
}

/** A sensible choice: builds with intent, attacks on what is likely, retreats in time. The lot decides between what is nearly as good. */
export function policy(
  view: GunsOrTreasureView,
  moves: readonly GunsOrTreasureMove[],
  chance: Chance,
): GunsOrTreasureMove {
  const [first] = moves;
  if (!first) throw new RangeError('There is no move to choose from.');
  if (moves.length === 1) return first;
  const look = { yard: once(() => yardOf(view, first.seat)), sea: once(() => judge(view, first.seat)) };
  const [choices] = draw(chance, (lots) =>
    moves.map((move) => {
      const { value, sway } = rated(view, look, move);
      return { move, value: value + (sway * lots.between(0, 1000)) / 1000 };
    }),
  );
  return choices.reduce((best, one) => (one.value > best.value ? one : best)).move;
}
