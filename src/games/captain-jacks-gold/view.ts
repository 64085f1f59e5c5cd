import { faceDown, type SeenCard } from '../kit/cards.ts';
import type { BaseView, State } from '../kit/game.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import { type Kind, SEAS } from './cards.ts';
import type { Aboard, Bill, BySea, Context, Duel, Fight, Incoming, JackCard, Place } from './context.ts';
import { askedSeats } from './legal.ts';
import { goalOf, seatsOf, shipOf } from './rules/common.ts';
import { breaker } from './rules/fight.ts';
import { drawsLeft } from './rules/sea.ts';
import { cannonsOf, capacityOf, sailsOf, triesOf } from './rules/ship.ts';
import { cargoOf } from './rules/turn.ts';

/** A card of this game as somebody sees it. */
export type SeenJackCard = SeenCard<Kind>;

/** What a ship's cards come to now. */
export interface Strength {
  readonly sails: number;
  readonly cannons: number;
  /** Throws in a sea fight or a boarding. */
  readonly tries: number;
  readonly capacity: number;
  /** Active goods and flags. */
  readonly cargo: number;
}

/**
 * What one viewer may know of a table of Captain Jack's Gold: all but the order of piles and letters that lie face down, and
 * nobody knows that. Lists of one entry a seat are in the order of seats; piles have their top first.
 */
export interface CaptainJacksGoldView extends BaseView {
  readonly game: 'captain-jacks-gold';
  readonly turn: Seat;
  readonly advanced: boolean;
  readonly finish: boolean;
  readonly first: Seat;
  readonly round: number;
  /** Coins that win. */
  readonly goal: number;
  readonly piles: BySea<readonly SeenJackCard[]>;
  readonly discards: BySea<readonly JackCard[]>;
  readonly aside: readonly JackCard[];
  readonly letters: readonly SeenJackCard[];
  readonly row: readonly JackCard[];
  readonly fulfilled: readonly JackCard[];
  readonly ships: readonly (readonly Aboard[])[];
  readonly strengths: readonly Strength[];
  readonly places: readonly Place[];
  readonly coins: readonly number[];
  readonly bank: number;
  readonly bottles: number;
  readonly revealed: JackCard | null;
  readonly flips: number;
  /** Cards that can still be turned over in this turn, as far as sails go. */
  readonly draws: number;
  readonly helm: number;
  readonly becalmed: boolean;
  readonly thirsty: readonly Seat[];
  readonly fight: Fight | null;
  readonly duel: Duel | null;
  readonly incoming: Incoming | null;
  readonly jettison: boolean;
  readonly damaged: Seat | null;
  /** Who chooses what the damaged ship loses. */
  readonly breaker: Seat | null;
  readonly bill: Bill | null;
  readonly swaps: number;
  readonly digging: readonly string[];
  readonly carpenters: readonly string[];
  /** How many card ids the table has used; needed to imagine how it goes on. */
  readonly minted: number;
}

const downs = new WeakMap<JackCard, SeenJackCard>();

/** A card with its face hidden. Cards of piles lie so for long: each is made once. */
function hidden(card: JackCard): SeenJackCard {
  const known = downs.get(card);
  if (known) return known;
  const down = faceDown(card);
  downs.set(card, down);
  return down;
}

function strengthOf(context: Context, seat: Seat): Strength {
  const ship = shipOf(context, seat);
  return {
    sails: sailsOf(ship),
    cannons: cannonsOf(ship),
    tries: triesOf(ship),
    capacity: capacityOf(ship),
    cargo: cargoOf(context, seat),
  };
}

/** What a viewer may know: everybody sees the same. */
export function view(state: State<Context>, viewer: Viewer): CaptainJacksGoldView {
  const { context, value } = state;
  const { chance: _chance, seats, piles, letters, outcome, ...open } = context;
  const [coast, passage, high] = SEAS.map((sea) => piles[sea].map(hidden));
  return {
    game: 'captain-jacks-gold',
    viewer,
    value,
    seats,
    acting: askedSeats(state),
    outcome,
    ...open,
    goal: goalOf(context),
    piles: { coast: coast ?? [], passage: passage ?? [], 'high-sea': high ?? [] },
    letters: letters.map(hidden),
    strengths: seatsOf(context).map((seat) => strengthOf(context, seat)),
    draws: context.places[context.turn] === 'harbour' ? 0 : drawsLeft(context),
    breaker: breaker(context) ?? null,
  };
}
