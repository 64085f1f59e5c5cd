import { inTurn as each } from '../../kit/act.ts';
import type { CardId } from '../../kit/cards.ts';
import { phrase, seated } from '../../kit/phrase.ts';
import type { Seat } from '../../kit/seats.ts';
import { TREASURE } from '../cards.ts';
import type { CaptainJacksGoldMove, Context } from '../context.ts';
import type { CaptainJacksGoldEvent } from '../events.ts';
import {
  carried,
  type Done,
  hasGoal,
  laidAside,
  leftOf,
  paid,
  quiet,
  seatsOf,
  shipOf,
  thrownOff,
  told,
  withShip,
} from './common.ts';
import { turnAround } from './harbour.ts';
import { excessOf, holdOf, isTurnable, mapsOf, sailorOf } from './ship.ts';

type Of<T extends CaptainJacksGoldMove['type']> = CaptainJacksGoldMove & { readonly type: T };

/** A turn begins: what was taken since the last one counts now (CJ-3.5). */
export function beginTurn(context: Context): Done {
  const { turn: seat } = context;
  const ship = shipOf(context, seat).map((one) => (one.fresh ? { ...one, fresh: false } : one));
  const now: Context = {
    ...withShip(context, seat, ship),
    round: context.round + (seat === context.first ? 1 : 0),
    flips: 0,
    helm: 0,
    becalmed: false,
    thirsty: [],
    swaps: 0,
    digging: [],
    carpenters: [],
  };
  return told(now, { type: 'turn', seat });
}

// --- treasure (CJ-5.1) -----------------------------------------------------------------------------------------------

/** Whether the player in turn can turn in maps. */
export const mayDig = (context: Context): boolean => mapsOf(shipOf(context, context.turn)).length >= TREASURE.maps;

/** Whether there are more maps than a treasure takes, so that they are chosen one by one. */
export const isDigChosen = (context: Context): boolean => mapsOf(shipOf(context, context.turn)).length > TREASURE.maps;

/** Three maps are turned in for two coins; where there are more, one by one (CJ-5.1). */
export function dig(context: Context, { seat, card }: Of<'treasure'>): Done {
  const chosen: readonly CardId[] =
    card === undefined ? mapsOf(shipOf(context, seat)).map((one) => one.card.id) : [...context.digging, card];
  if (chosen.length < TREASURE.maps) return quiet({ ...context, digging: chosen });
  const event: CaptainJacksGoldEvent = {
    type: 'treasure',
    seat,
    cards: chosen.map((id) => carried(context, seat, id).card),
  };
  const now: Context = { ...thrownOff(context, seat, chosen), digging: [] };
  return each(
    now,
    (table) => told(table, event),
    (table) => paid(table, seat, TREASURE.coins),
  );
}

// --- the end of a turn -----------------------------------------------------------------------------------------------

/** The Carpenters of the player in turn that have not worked yet (CJ-8.10). */
const carpentersLeft = (context: Context): CardId[] =>
  shipOf(context, context.turn).flatMap((one) =>
    !one.fresh && sailorOf(one) === 'carpenter' && !context.carpenters.includes(one.card.id) ? one.card.id : [],
  );

/** Whether a Carpenter can turn a card around at the end of this turn (CJ-8.10). */
export const mayCarpenter = (context: Context): boolean =>
  carpentersLeft(context).length > 0 && shipOf(context, context.turn).some(isTurnable);

/** A Carpenter turns a card around (CJ-8.10). */
export function carpenter(context: Context, move: Of<'carpenter'>): Done {
  const [worker] = carpentersLeft(context);
  if (worker === undefined) throw new Error('There is no Carpenter.');
  return turnAround({ ...context, carpenters: [...context.carpenters, worker] }, move);
}

/** Whether the player in turn can or must do something more before the turn is over. */
export const hasLastWord = (context: Context): boolean =>
  mayDig(context) || mayCarpenter(context) || excessOf(context, context.turn) > 0;

/** The next player clockwise (CJ-2.2). */
export const passOn = (context: Context): Done => quiet({ ...laidAside(context), turn: leftOf(context, context.turn) });

// --- the end (CJ-7) --------------------------------------------------------------------------------------------------

/** Whether the game ends at once: somebody has the coins (CJ-7.1). Not where the round is finished (CJ-9.2). */
export const isWon = (context: Context): boolean => !context.finish && hasGoal(context);

/** Whether a round ends in which somebody has the coins (CJ-9.2). */
export const isRoundOut = (context: Context): boolean =>
  context.finish && hasGoal(context) && leftOf(context, context.turn) === context.first;

/** Active goods and flags on a ship, each good and each flag as one (CJ-9.2). */
export const cargoOf = (context: Pick<Context, 'ships'>, seat: Seat): number =>
  shipOf(context, seat).reduce((sum, one) => {
    const held = holdOf(one);
    return held === null ? sum : sum + (held.is === 'good' ? held.count : 1);
  }, 0);

const marksOf = (context: Context, seat: Seat): readonly [number, number] => [
  context.coins[seat] ?? 0,
  context.finish ? cargoOf(context, seat) : 0,
];

/** The ranking by coins; cargo breaks ties where the round is finished (CJ-9.2). */
function rankingOf(context: Context): Seat[][] {
  const compare = (one: Seat, other: Seat) => {
    const [[coins, cargo], [others, theirs]] = [marksOf(context, one), marksOf(context, other)];
    return others - coins || theirs - cargo;
  };
  const order = seatsOf(context).sort((one, other) => compare(one, other) || one - other);
  return order.reduce<Seat[][]>((groups, seat) => {
    const equals = groups.at(-1);
    if (equals?.[0] !== undefined && compare(equals[0], seat) === 0) equals.push(seat);
    else groups.push([seat]);
    return groups;
  }, []);
}

/** The game is over (CJ-7.1, CJ-9.2). */
export function score(context: Context): Done {
  const ranking = rankingOf(context);
  const winners = ranking[0] ?? [];
  const coins = context.coins[winners[0] ?? 0] ?? 0;
  const tied = context.coins.filter((count) => count === coins).length > 1;
  const by = winners.length > 1 ? 'shared' : tied ? 'cargo' : 'coins';
  const rule = context.finish ? 'CJ-9.2' : 'CJ-7.1';
  const why = phrase('outcome.won', { how: by, winner: seated(winners[0] ?? 0), coins });
  const now: Context = { ...laidAside(context), outcome: { ranking, scores: [...context.coins], rule, why } };
  return told(now, { type: 'won', seats: winners, coins, by, rule });
}
