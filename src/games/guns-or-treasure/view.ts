import { faceDown, type SeenCard } from '../kit/cards.ts';
import type { BaseView, State } from '../kit/game.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import type { CaptainId, Kind, Side } from './cards.ts';
import type { Context, Look, Play, Rules, Ship, ShipCard, ShipId } from './context.ts';
import { askedSeats } from './legal.ts';
import { crewsOf } from './rules/armada.ts';
import { bluffOf, laying, NO_BLUFF } from './rules/bluff.ts';
import { byId, fleetOf, handOf, playsOf, seatsOf } from './rules/common.ts';
import { totalOf } from './rules/scoring.ts';

type SeenShipCard = SeenCard<Kind>;

/** A ship as somebody sees it. */
export interface SeenShip {
  readonly id: ShipId;
  readonly cards: readonly SeenShipCard[];
  readonly open: boolean;
}

/** A play of the running round as somebody sees it. */
export interface SeenPlay {
  readonly card: SeenShipCard;
  readonly ship: ShipId | null;
}

/** A captain as somebody sees it: `null` where it does not lie open. */
export interface SeenCaptain {
  readonly captain: CaptainId | null;
  readonly side: Side | null;
}

/** What lies before a seat in Pirate's Bluff, as somebody sees it. */
export interface SeenBluff {
  readonly tossed: SeenShipCard | null;
  readonly open: SeenShipCard | null;
  readonly hidden: SeenShipCard | null;
  /** The viewer's own choice; nobody sees that of others. */
  readonly steals: string | null;
}

/** What one viewer may know of a table of Guns or Treasure. Lists of one entry a seat are in the order of seats. */
export interface GunsOrTreasureView extends BaseView {
  readonly game: 'guns-or-treasure';
  readonly options: Rules;
  /** Which game of a Longer match this is, from 1, and how many each seat has won. */
  readonly match: { readonly game: number; readonly wins: readonly number[] };
  readonly captains: readonly SeenCaptain[];
  readonly captainsOpen: boolean;
  readonly lead: Seat;
  readonly round: number;
  /** Ids of the deck, top first: where cards lie, not what they are. */
  readonly deck: readonly string[];
  /** Cards discarded face up, top last. */
  readonly discard: readonly ShipCard[];
  /** Cards discarded face down. */
  readonly unseen: readonly SeenShipCard[];
  /** Hands in the order of card ids. What others play is still in their hands here until all have finished (GT-3.7). */
  readonly hands: readonly (readonly SeenShipCard[])[];
  /** Ships, with what the viewer may know of the running round. */
  readonly fleets: readonly (readonly SeenShip[])[];
  /** What the viewer may know of the plays of the running round; they are part of `fleets`. */
  readonly plays: readonly (readonly SeenPlay[])[];
  readonly bluffs: readonly SeenBluff[];
  readonly armada: readonly SeenShip[];
  /** What the viewer adds to the Armada; not part of `armada` before all have. */
  readonly crews: readonly (readonly Play[])[];
  /** The looks that were taken in public, and the viewer's own. */
  readonly looks: readonly Look[];
  readonly first: Seat;
  readonly turns: readonly number[];
  readonly attacks: readonly number[];
  readonly defeated: readonly number[];
  readonly sighted: ShipId | null;
  readonly defused: boolean;
  readonly stashes: readonly (readonly ShipCard[])[];
  /** Treasure stashed, with what captains add (GT-4.7). */
  readonly totals: readonly number[];
  /** How many card ids the table has used; needed to imagine how it goes on. */
  readonly minted: number;
}

/** What a seat has committed and nobody else may know of yet: for them these cards are still in its hand (GT-3.7, GT-9.3, GT-9.5). */
function committed(context: Context, seat: Seat, isLaying: boolean): ShipCard[] {
  const { tossed, open, hidden } = isLaying ? bluffOf(context, seat) : NO_BLUFF;
  return [
    ...(context.options.openDrydock ? [] : playsOf(context, seat)).map(({ card }) => card),
    ...[tossed, open, hidden].flatMap((card) => card ?? []),
    ...crewsOf(context, seat).map(({ card }) => card),
  ];
}

function seenHand(context: Context, seat: Seat, viewer: Viewer, isLaying: boolean): SeenShipCard[] {
  const hand = handOf(context, seat);
  return seat === viewer ? [...hand] : [...hand, ...committed(context, seat, isLaying)].sort(byId).map(faceDown);
}

function seenBluff(context: Context, seat: Seat, viewer: Viewer, isLaying: boolean): SeenBluff {
  const bluff = bluffOf(context, seat);
  if (seat === viewer) return bluff;
  if (isLaying) return NO_BLUFF;
  return { ...bluff, hidden: bluff.hidden && faceDown(bluff.hidden), steals: null };
}

/** What a viewer may know: the own cards, all that lies open, and what it has looked at (GT-1.1, GT-3.3, GT-3.7). */
export function view(state: State<Context>, viewer: Viewer): GunsOrTreasureView {
  const { context, value } = state;
  const seats = seatsOf(context);
  const isLaying = laying(context).length > 0;
  const known = new Set(context.looks.filter(({ seat }) => seat === viewer).map(({ card }) => card));
  const ifKnown = (card: ShipCard): SeenShipCard => (known.has(card.id) ? card : faceDown(card));
  const seenShip =
    (isOwn: boolean) =>
    (ship: Ship): SeenShip => ({
      ...ship,
      cards: ship.cards.map((card, at) => (isOwn || ship.open || at === 0 ? card : ifKnown(card))),
    });
  const seesPlays = (seat: Seat) => seat === viewer || context.options.openDrydock;
  const seenPlay = (isOwn: boolean) => (play: Play) =>
    isOwn || play.ship === null ? play : { ...play, card: faceDown(play.card) };
  return {
    game: 'guns-or-treasure',
    viewer,
    value,
    seats: context.seats,
    turn: context.turn < 0 ? null : context.turn,
    acting: askedSeats(state),
    outcome: context.outcome,
    options: context.options,
    match: { game: context.game, wins: context.wins },
    captains: context.captains.map((captain, seat) =>
      seat === viewer || context.captainsOpen ? captain : { captain: null, side: null },
    ),
    captainsOpen: context.captainsOpen,
    lead: context.lead,
    round: context.round,
    deck: context.deck.map(({ id }) => id),
    discard: context.discard,
    unseen: context.unseen.map(ifKnown),
    hands: seats.map((seat) => seenHand(context, seat, viewer, isLaying)),
    fleets: seats.map((seat) =>
      (seesPlays(seat) ? fleetOf(context, seat) : (context.fleets[seat] ?? [])).map(seenShip(seat === viewer)),
    ),
    plays: seats.map((seat) => (seesPlays(seat) ? playsOf(context, seat).map(seenPlay(seat === viewer)) : [])),
    bluffs: seats.map((seat) => seenBluff(context, seat, viewer, isLaying)),
    armada: context.armada.map(seenShip(false)),
    crews: seats.map((seat) => (seat === viewer ? crewsOf(context, seat) : [])),
    looks: context.looks.filter(({ seat, inSecret }) => seat === viewer || !inSecret),
    first: context.first,
    turns: context.turns,
    attacks: context.attacks,
    defeated: context.defeated,
    sighted: context.sighted,
    defused: context.defused,
    stashes: context.stashes,
    totals: seats.map((seat) => totalOf(context, seat)),
    minted: context.minted,
  };
}
