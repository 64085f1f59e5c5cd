import type { Deed } from '../../kit/act.ts';
import { type CardId, mint } from '../../kit/cards.ts';
import { draw, type Lots } from '../../kit/chance.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { faceOf, GOAL, type Sea } from '../cards.ts';
import type { Aboard, BySea, Context, JackCard } from '../context.ts';
import type { CaptainJacksGoldEvent } from '../events.ts';

/** What a rule of this game leaves behind. */
export type Done = Deed<Context, CaptainJacksGoldEvent>;

/** A rule that changed nothing more than the context. */
export const quiet = (context: Context): Done => ({ context, events: [] });

/** A change, and what to say of it. */
export const told = (context: Context, ...events: readonly CaptainJacksGoldEvent[]): Done => ({ context, events });

/** All seats from 0. */
export const seatsOf = ({ seats }: Pick<Context, 'seats'>): Seat[] => seatsFrom(0, seats);

/** The player to the left. */
export const leftOf = ({ seats }: Pick<Context, 'seats'>, seat: Seat): Seat => (seat + 1) % seats;

/** The cards on a ship. */
export const shipOf = ({ ships }: Pick<Context, 'ships'>, seat: Seat): readonly Aboard[] => ships[seat] ?? [];

/** A card on a ship by its id; `undefined` when it is not there. */
export const aboard = (context: Pick<Context, 'ships'>, seat: Seat, id: unknown): Aboard | undefined =>
  shipOf(context, seat).find(({ card }) => card.id === id);

/** A card on a ship that must be there. */
export function carried(context: Pick<Context, 'ships'>, seat: Seat, id: CardId): Aboard {
  const found = aboard(context, seat, id);
  if (!found) throw new Error(`There is no ${id} on the ship of seat ${seat}.`);
  return found;
}

/** The sea where the ship in turn stands. Throws in harbour. */
export function seaOf({ places, turn }: Pick<Context, 'places' | 'turn'>): Sea {
  const place = places[turn];
  if (place === undefined || place === 'harbour') throw new Error('The ship in turn is not at sea.');
  return place;
}

/** The card turned over. Throws when there is none. */
export function turnedOver({ revealed }: Pick<Context, 'revealed'>): JackCard {
  if (!revealed) throw new Error('No card is turned over.');
  return revealed;
}

// --- steps -----------------------------------------------------------------------------------------------------------

/** A list with another entry for a seat. */
export const withEntry = <T>(entries: readonly T[], seat: Seat, entry: T): readonly T[] =>
  entries.map((old, at) => (at === seat ? entry : old));

/** A record with another entry for a sea. */
export const withSea = <T>(record: BySea<T>, sea: Sea, entry: T): BySea<T> => ({ ...record, [sea]: entry });

/** Another ship for a seat. */
export const withShip = (context: Context, seat: Seat, ship: readonly Aboard[]): Context => ({
  ...context,
  ships: withEntry(context.ships, seat, ship),
});

/** A card of a ship in another way: turned, with more rum. */
export const withCard = (context: Context, seat: Seat, id: CardId, change: Partial<Aboard>): Context =>
  withShip(
    context,
    seat,
    shipOf(context, seat).map((one) => (one.card.id === id ? { ...one, ...change } : one)),
  );

/** Puts cards on the discards of their seas, one after another. */
export const discardTo = (discards: Context['discards'], cards: readonly JackCard[]): Context['discards'] =>
  cards.reduce((piles, card) => {
    const { sea } = faceOf(card.kind);
    return withSea(piles, sea, [card, ...piles[sea]]);
  }, discards);

/** Takes cards off a ship and puts them on their discards; bottles on them go back to the island (CJ-8.8). */
export function thrownOff(context: Context, seat: Seat, ids: readonly CardId[]): Context {
  const gone = ids.map((id) => carried(context, seat, id));
  const left = shipOf(context, seat).filter((one) => !gone.includes(one));
  return {
    ...withShip(context, seat, left),
    discards: discardTo(
      context.discards,
      gone.map(({ card }) => card),
    ),
    bottles: context.bottles + gone.reduce((sum, { rum }) => sum + rum, 0),
  };
}

/** The card turned over stays where it lies, on the discards. */
export const laidAside = (context: Context): Context =>
  context.revealed
    ? { ...context, revealed: null, discards: discardTo(context.discards, [context.revealed]) }
    : context;

/** One random act. */
export function byLot<T>(context: Context, act: (lots: Lots) => T): [T, Context] {
  const [outcome, chance] = draw(context.chance, act);
  return [outcome, { ...context, chance }];
}

/** Shuffles cards so that no eye can follow any of them. */
export function shuffled(context: Context, cards: readonly JackCard[]): { cards: JackCard[]; context: Context } {
  const [mixed, now] = byLot(context, (lots) => lots.shuffled(cards));
  const fresh = mint(
    mixed.map(({ kind }) => kind),
    now.minted,
  );
  return { cards: fresh.cards, context: { ...now, minted: fresh.minted } };
}

/** Coins that win (CJ-7.1). */
export const goalOf = ({ seats }: Pick<Context, 'seats'>): number => GOAL[seats] ?? 10;

/** Whether somebody has the coins that win. */
export const hasGoal = (context: Context): boolean => context.coins.some((coins) => coins >= goalOf(context));

/** Takes coins from the island; where it has too few, what is there (CJ-6.4). */
export function paid(context: Context, seat: Seat, count: number): Done {
  const got = Math.min(count, context.bank);
  const total = (context.coins[seat] ?? 0) + got;
  const now = { ...context, bank: context.bank - got, coins: withEntry(context.coins, seat, total) };
  const isLastRound = context.finish && !hasGoal(context) && hasGoal(now);
  return told(
    now,
    { type: 'coins', seat, count: got, total },
    ...(isLastRound ? [{ type: 'last-round', seat } as const] : []),
  );
}
