import { inTurn } from '../../kit/act.ts';
import { draw } from '../../kit/chance.ts';
import { nextSeat, type Seat, seatsFrom } from '../../kit/seats.ts';
import { treasureOn } from '../cards.ts';
import type { Context, GunsOrTreasureMove } from '../context.ts';
import { enemyShips, powerIf } from './captains.ts';
import {
  type Done,
  discardOpen,
  findShip,
  gunsOf,
  happens,
  nothing,
  replaced,
  seatsOf,
  stash,
  takeTop,
  treasureCards,
  treasureOf,
  withoutShip,
} from './common.ts';

/** Whether a seat still has a ship (GT-4.7). */
export const hasShip = (context: Context, seat: Seat): boolean => (context.fleets[seat] ?? []).length > 0;

/** What is revealed of a seat's ships: their bows (GT-4.1). */
const bowsOf = (context: Context, seat: Seat) => (context.fleets[seat] ?? []).flatMap(({ cards }) => cards.slice(0, 1));

const highest = (seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] => {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
};

/** The most revealed treasure goes first, then the most revealed guns, then a coin is flipped among the tied (GT-4.1). */
export function settleFirst(context: Context): Done {
  const treasure = (seat: Seat) => treasureOf(bowsOf(context, seat));
  const guns = (seat: Seat) => gunsOf(bowsOf(context, seat));
  const rich = highest(seatsOf(context), treasure);
  const armed = highest(rich, guns);
  const flip = armed.length > 1;
  const [chosen, chance] = flip ? draw(context.chance, (lots) => lots.oneOf(armed)) : [armed[0] ?? 0, context.chance];
  const by = rich.length === 1 ? 'treasure' : flip ? 'coin' : 'guns';
  return {
    context: { ...context, chance, first: chosen },
    events: [{ type: 'marauding', seat: chosen, by, treasure: treasure(chosen), guns: guns(chosen) }],
  };
}

/** Whether nobody has a ship: Marauding is over (GT-4.7). */
export const isMaraudingOver = (context: Context): boolean => !seatsOf(context).some((seat) => hasShip(context, seat));

/** The next player clockwise with a ship is in turn (GT-4.1, GT-4.7). */
export function nextTurn(context: Context): Done {
  const fits = (seat: Seat) => hasShip(context, seat);
  const isFirstTurn = context.turn < 0;
  const next = isFirstTurn
    ? seatsFrom(context.first, context.seats).find(fits)
    : nextSeat(context.turn, context.seats, fits);
  const turn = next ?? context.turn;
  return { context: { ...context, turn, sighted: null }, events: [{ type: 'turn', seat: turn }] };
}

/** Whether a seat must attack: it is its first turn, and there is somebody to attack (GT-4.2). */
export const mustAttack = (context: Context, seat: Seat): boolean =>
  (context.turns[seat] ?? 0) === 0 && enemyShips(context, seat).length > 0 && !powerIf(context, seat, 'slip-away');

/** A turn has been taken. */
export const turnTaken = (context: Context, seat: Seat): Context => ({
  ...context,
  turns: replaced(context.turns, seat, (context.turns[seat] ?? 0) + 1),
});

/** The Smuggler, side A: with a retreat the top Ship card is turned over; Treasure that is small enough to hide is stashed, anything else discarded (GT-1.2). */
function smuggle(context: Context, seat: Seat): Done {
  const power = powerIf(context, seat, 'smuggle');
  if (!power) return nothing(context);
  const { card, context: left, events } = takeTop(context);
  if (!card) return { context: left, events };
  const kept = treasureOn(card.kind) > 0 && treasureOn(card.kind) <= power.most;
  return {
    context: kept ? stash(left, seat, [card]) : discardOpen(left, [card]),
    events: [...events, { type: 'smuggled', seat, card, kept }],
  };
}

/** Retreats a ship: its Treasure is stashed, the rest discarded (GT-4.6). */
export function retreat(context: Context, { seat, ship: id }: GunsOrTreasureMove & { type: 'retreat' }): Done {
  const found = findShip(context, id);
  if (!found) throw new Error(`There is no ship ${id}.`);
  const { cards } = found.ship;
  const gained = treasureCards(cards);
  const rest = cards.filter((card) => !gained.includes(card));
  const home = discardOpen(stash(withoutShip(turnTaken(context, seat), id), seat, gained), rest);
  return inTurn(home, happens({ type: 'retreated', seat, cards, treasure: treasureOf(gained) }), (now) =>
    smuggle(now, seat),
  );
}
