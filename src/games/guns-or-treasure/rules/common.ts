import type { Deed } from '../../kit/act.ts';
import { type CardId, shuffleAnew, takeOut } from '../../kit/cards.ts';
import { draw } from '../../kit/chance.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { gunsOn, sortOf, treasureOn } from '../cards.ts';
import type { Context, Play, Ship, ShipCard, ShipId } from '../context.ts';
import type { GunsOrTreasureEvent } from '../events.ts';

/** What a rule of this game leaves behind. */
export type Done = Deed<Context, GunsOrTreasureEvent>;

/** Nothing happens. */
export const nothing = (context: Context): Done => ({ context, events: [] });

/** Something happens, and changes nothing. */
export const happens =
  (...events: readonly GunsOrTreasureEvent[]) =>
  (context: Context): Done => ({ context, events });

// --- questions -------------------------------------------------------------------------------------------------------

/** The seats of a table, clockwise from seat 0. */
export const seatsOf = ({ seats }: Context): Seat[] => seatsFrom(0, seats);

/** The cards a seat holds. */
export const handOf = (context: Context, seat: Seat): readonly ShipCard[] => context.hands[seat] ?? [];

/** What a seat has played in the running round. */
export const playsOf = (context: Context, seat: Seat): readonly Play[] => context.plays[seat] ?? [];

/** Cards by the numbers of their ids. Ids tell nothing of faces or of the order of plays, so neither does this order. */
export const byId = (a: { readonly id: CardId }, b: { readonly id: CardId }): number =>
  Number(a.id.slice(1)) - Number(b.id.slice(1));

/** A fleet with plays put where they belong: new ships after the old, new sterns at the end of their ships. */
export function fleetWith(fleet: readonly Ship[], plays: readonly Play[]): readonly Ship[] {
  if (plays.length === 0) return fleet;
  const launched = plays.flatMap(({ card, ship }) =>
    ship === null ? [{ id: card.id, cards: [card], open: false }] : [],
  );
  return [...fleet, ...launched].map((ship) => {
    const sterns = plays.flatMap((play) => (play.ship === ship.id ? [play.card] : []));
    return sterns.length === 0 ? ship : { ...ship, cards: [...ship.cards, ...sterns] };
  });
}

/**
 * Remembers what was found for each seat of a context: contexts never change, and laws ask the same for every move that a hand could try.
 */
export function rememberedBySeat<T>(find: (context: Context, seat: Seat) => T): (context: Context, seat: Seat) => T {
  const found = new WeakMap<Context, Map<Seat, T>>();
  return (context, seat) => {
    const bySeat = found.get(context) ?? new Map<Seat, T>();
    found.set(context, bySeat);
    const known = bySeat.get(seat);
    if (known !== undefined) return known;
    const fresh = find(context, seat);
    bySeat.set(seat, fresh);
    return fresh;
  };
}

/** A seat's ships as their owner sees them: with what it has played in the running round. */
export const fleetOf = rememberedBySeat((context, seat): readonly Ship[] =>
  fleetWith(context.fleets[seat] ?? [], playsOf(context, seat)),
);

/** The first card of a ship, whose content everybody sees (GT-1.1). */
export function bowOf({ id, cards: [bow] }: Ship): ShipCard {
  if (!bow) throw new Error(`Ship ${id} has no card.`);
  return bow;
}

/** A ship of a list by its id. */
export const shipIn = (ships: readonly Ship[], id: unknown): Ship | undefined => ships.find((ship) => ship.id === id);

/** Whose ship it is (`null` for the Armada's) and the ship; `undefined` when there is none of that id. */
export function findShip(context: Context, id: unknown): { owner: Seat | null; ship: Ship } | undefined {
  const owned = seatsOf(context).flatMap((owner) => {
    const ship = shipIn(context.fleets[owner] ?? [], id);
    return ship ? [{ owner, ship }] : [];
  });
  const neutral = shipIn(context.armada, id);
  return owned[0] ?? (neutral ? { owner: null, ship: neutral } : undefined);
}

/** Guns of cards. */
export const gunsOf = (cards: readonly ShipCard[]): number => cards.reduce((sum, { kind }) => sum + gunsOn(kind), 0);

/** Treasure of cards. */
export const treasureOf = (cards: readonly ShipCard[]): number =>
  cards.reduce((sum, { kind }) => sum + treasureOn(kind), 0);

/** The Treasure cards among cards. */
export const treasureCards = <C extends ShipCard>(cards: readonly C[]): C[] =>
  cards.filter(({ kind }) => sortOf(kind) === 'treasure');

/** Whether there is a bomb among cards. */
export const hasBomb = (cards: readonly ShipCard[]): boolean => cards.some(({ kind }) => kind === 'bomb');

// --- steps -----------------------------------------------------------------------------------------------------------

/** A list with one entry replaced. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, place) => (place === at ? item : old));

/** Takes a card out of a hand. Throws when it is not there: a rule has let a wrong move through. */
export function taken(context: Context, seat: Seat, id: CardId): { card: ShipCard; context: Context } {
  const found = takeOut(handOf(context, seat), id);
  if (!found) throw new Error(`Seat ${seat} does not hold ${id}.`);
  return { card: found.card, context: { ...context, hands: replaced(context.hands, seat, found.rest) } };
}

/** Puts cards into a seat's stash (GT-4.4). */
export const stash = (context: Context, seat: Seat, cards: readonly ShipCard[]): Context => ({
  ...context,
  stashes: replaced(context.stashes, seat, [...(context.stashes[seat] ?? []), ...cards]),
});

/** Discards cards face up. */
export const discardOpen = (context: Context, cards: readonly ShipCard[]): Context => ({
  ...context,
  discard: [...context.discard, ...cards],
});

/** Discards cards face down; whose hand they come from has seen them. */
export const discardUnseen = (context: Context, seat: Seat, cards: readonly ShipCard[]): Context => ({
  ...context,
  unseen: [...context.unseen, ...cards],
  looks: [...context.looks, ...cards.map(({ id }) => ({ seat, card: id, inSecret: false }))],
});

/** An empty deck is refilled by the shuffled discards, as far as there are any (GT-3.5). */
export function refillDeck(context: Context): Done {
  const pile = [...context.discard, ...context.unseen];
  if (context.deck.length > 0 || pile.length === 0) return nothing(context);
  const [{ cards, minted }, chance] = draw(context.chance, (lots) => shuffleAnew(pile, context.minted, lots));
  const gone = new Set(pile.map(({ id }) => id));
  return {
    context: {
      ...context,
      chance,
      minted,
      deck: cards,
      discard: [],
      unseen: [],
      looks: context.looks.filter(({ card }) => !gone.has(card)),
    },
    events: [{ type: 'reshuffled', count: cards.length }],
  };
}

/** Takes the top card of the deck, refilled if need be; no card when nothing is left at all (GT-3.5). */
export function takeTop(context: Context): Done & { readonly card: ShipCard | undefined } {
  const { context: ready, events } = refillDeck(context);
  const [card, ...deck] = ready.deck;
  return { card, context: card ? { ...ready, deck } : ready, events };
}

/** A ship leaves play; its cards go nowhere yet. */
export const withoutShip = (context: Context, id: ShipId): Context => ({
  ...context,
  fleets: context.fleets.map((fleet) => fleet.filter((ship) => ship.id !== id)),
  armada: context.armada.filter((ship) => ship.id !== id),
});

/** A ship is replaced by what has become of it. */
export const withShip = (context: Context, changed: Ship): Context => {
  const swap = (ships: readonly Ship[]) => ships.map((ship) => (ship.id === changed.id ? changed : ship));
  return { ...context, fleets: context.fleets.map(swap), armada: swap(context.armada) };
};
