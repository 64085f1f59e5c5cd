import type { Deed } from '../../kit/act.ts';
import { type Card, type CardId, mint, takeOut } from '../../kit/cards.ts';
import { draw, type Lots } from '../../kit/chance.ts';
import { type Seat, seatsFrom, type Viewer } from '../../kit/seats.ts';
import type { Context, Crew, CrewCard, TreasureCard } from '../context.ts';
import type { CaptainsWagerEvent } from '../events.ts';

/** What a rule of this game leaves behind. */
export type Done = Deed<Context, CaptainsWagerEvent>;

/** A rule that changed nothing more than the context. */
export const quiet = (context: Context): Done => ({ context, events: [] });

/** A change, and one thing to say of it. */
export const told = (context: Context, event: CaptainsWagerEvent): Done => ({ context, events: [event] });

// --- questions -------------------------------------------------------------------------------------------------------

/** All seats from 0. */
export const seatsOf = ({ seats }: Pick<Context, 'seats'>): Seat[] => seatsFrom(0, seats);

/** Whether a captain still takes part in this Adventure (CW-3.3, CW-4.5). */
export const isActive = ({ thieves }: Pick<Context, 'thieves'>, seat: Seat): boolean => !thieves.includes(seat);

/** The active captains clockwise from a seat. */
export const activeFrom = (context: Context, from: Seat): Seat[] =>
  seatsFrom(from, context.seats).filter((seat) => isActive(context, seat));

/** The active captains other than one, clockwise from it. */
export const otherActive = (context: Context, seat: Seat): Seat[] =>
  activeFrom(context, seat).filter((other) => other !== seat);

/** A captain's Crew cards. */
export const handOf = (context: Context, seat: Seat): readonly CrewCard[] => context.hands[seat] ?? [];

/** A captain's Items. */
export const itemsOf = (context: Context, seat: Seat): readonly TreasureCard[] => context.items[seat] ?? [];

/** A captain's Treasure Deck. */
export const deckOf = (context: Context, seat: Seat): readonly TreasureCard[] => context.decks[seat] ?? [];

/** A captain who has not had its turn in this Encounter. */
export const NO_CREW: Crew = { deal: null, cards: [], changes: [], winsTies: false };

/** What a captain has played in this Encounter. */
export const crewOf = (context: Pick<Context, 'crews'>, seat: Seat): Crew => context.crews[seat] ?? NO_CREW;

/** The captain in turn. */
export function inTurn({ turn }: Context): Seat {
  if (turn === null) throw new Error('Nobody is in turn.');
  return turn;
}

// --- steps -----------------------------------------------------------------------------------------------------------

/** A list with another entry for a seat. */
export const withEntry = <T>(entries: readonly T[], seat: Seat, entry: T): readonly T[] =>
  entries.map((old, at) => (at === seat ? entry : old));

/** Adds to a number of a seat. */
export const added = (numbers: readonly number[], seat: Seat, more: number): readonly number[] =>
  withEntry(numbers, seat, (numbers[seat] ?? 0) + more);

/** Adds cards at the end of a seat's zone. */
export const joined = <T>(zones: readonly (readonly T[])[], seat: Seat, ...cards: readonly T[]) =>
  withEntry(zones, seat, [...(zones[seat] ?? []), ...cards]);

/** Another state of what a captain has played. */
export const withCrew = (context: Context, seat: Seat, crew: Partial<Crew>): Context => ({
  ...context,
  crews: withEntry(context.crews, seat, { ...crewOf(context, seat), ...crew }),
});

/** Takes a card out of a zone. Throws when it is not there. */
export function picked<C extends Card>(zone: readonly C[], id: CardId): { card: C; rest: C[] } {
  const found = takeOut(zone, id);
  if (!found) throw new Error(`There is no ${id} in this place.`);
  return found;
}

/** The same cards under new ids, in their order. */
export function renamed<C extends Card>(cards: readonly C[], minted: number): { cards: C[]; minted: number } {
  const fresh = mint(
    cards.map(({ kind }) => kind),
    minted,
  );
  return { cards: cards.map((card, at) => ({ ...card, id: fresh.cards[at]?.id ?? card.id })), minted: fresh.minted };
}

/** One random act. */
export function byLot<T>(context: Context, act: (lots: Lots) => T): [T, Context] {
  const [outcome, chance] = draw(context.chance, act);
  return [outcome, { ...context, chance }];
}

/** Shuffles cards so that no eye can follow any of them. */
export function shuffled<C extends Card>(context: Context, cards: readonly C[]): { cards: C[]; context: Context } {
  const [mixed, now] = byLot(context, (lots) => lots.shuffled(cards));
  const fresh = renamed(mixed, now.minted);
  return { cards: fresh.cards, context: { ...now, minted: fresh.minted } };
}

/** Somebody sees cards that lie face down. */
export function lookedAt(context: Context, by: Viewer, cards: readonly Card[]): Context {
  const news = cards.filter(({ id }) => !context.looks.some((look) => look.by === by && look.card === id));
  return { ...context, looks: [...context.looks, ...news.map(({ id }) => ({ by, card: id }))] };
}

/** Forgets looks at cards whose ids are gone, or that lie open. */
export const withoutLooks = (context: Context, cards: readonly Card[]): Context => ({
  ...context,
  looks: context.looks.filter(({ card }) => !cards.some(({ id }) => id === card)),
});

/** Takes the top card off a Treasure Deck; `undefined` when there is none. */
export function offTheTop(context: Context, seat: Seat): { card: TreasureCard; context: Context } | undefined {
  const [card, ...rest] = deckOf(context, seat);
  return card && { card, context: { ...context, decks: withEntry(context.decks, seat, rest) } };
}
