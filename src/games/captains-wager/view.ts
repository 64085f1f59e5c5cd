import { type CardId, faceDown, type SeenCard } from '../kit/cards.ts';
import type { BaseView, State } from '../kit/game.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import type { CrewKind, TreasureKind } from './cards.ts';
import { goldInHand } from './cards.ts';
import type { Answer, Choice, Context, Crew, CrewCard, Look, PlayedItem, TreasureCard, Window } from './context.ts';
import type { Account } from './events.ts';
import { askedSeats } from './legal.ts';
import { seatsOf } from './rules/common.ts';
import { worthOf } from './rules/encounter.ts';
import { accountOf } from './rules/treasure.ts';

/** A Crew card as somebody sees it. */
export type SeenCrewCard = SeenCard<CrewKind>;

/** A Treasure card as somebody sees it; its back tells whose deck it came from. */
export interface SeenTreasureCard extends SeenCard<TreasureKind> {
  readonly owner: Seat;
}

/** What a captain has played in this Encounter, and what it comes to now: the printed values and each change. */
export interface SeenCrew extends Crew {
  readonly worth: number;
}

/** An Item window as somebody sees it: what others have answered counts when it comes to them, and is nobody's business before. */
export interface SeenWindow {
  readonly timing: Window['timing'];
  /** Who is asked, in order. */
  readonly asked: readonly Seat[];
  /** Which of `asked` have answered. */
  readonly answered: readonly Seat[];
  /** What the viewer has answered; `null` when it has not, or is not asked. */
  readonly own: Answer | null;
}

/** What one viewer may know of a table of Captain's Wager. Lists of one entry a seat are in the order of seats. */
export interface CaptainsWagerView extends BaseView {
  readonly game: 'captains-wager';
  readonly starting: Seat;
  readonly adventure: number;
  readonly encounter: number;
  readonly leader: Seat;
  /** Treasure Decks, top first. */
  readonly decks: readonly (readonly SeenTreasureCard[])[];
  readonly pool: readonly SeenTreasureCard[];
  readonly claimed: readonly (readonly TreasureCard[])[];
  readonly items: readonly (readonly SeenTreasureCard[])[];
  readonly collected: readonly (readonly SeenTreasureCard[])[];
  /** What a thief chooses from. */
  readonly loot: readonly SeenTreasureCard[];
  /** Items out of the game. */
  readonly out: readonly TreasureCard[];
  readonly coins: readonly number[];
  readonly ious: readonly number[];
  /** Crew cards in hand; a thief's lie face down before it. */
  readonly hands: readonly (readonly SeenCrewCard[])[];
  readonly undealt: readonly SeenCrewCard[];
  readonly discard: readonly CrewCard[];
  /** Crew cards discarded out of hands. */
  readonly buried: readonly SeenCrewCard[];
  readonly crews: readonly SeenCrew[];
  /** Who has stolen in this Adventure, in order. */
  readonly thieves: readonly Seat[];
  /** Who claimed the Encounters so far; `null` for nobody. */
  readonly claims: readonly (Seat | null)[];
  /** Who has looked at which cards: that a look was taken is public, what was seen is not. */
  readonly looks: readonly Look[];
  readonly window: SeenWindow | null;
  /** Items that wait for a Boarding Axe or its absence. */
  readonly chain: readonly PlayedItem[];
  readonly choice: Choice | null;
  readonly freeBet: boolean;
  /** How the gold adds up, when the game is over. */
  readonly accounts: readonly Account[] | null;
  /** How many card ids the table has used; needed to imagine how it goes on. */
  readonly minted: number;
}

const downs = new WeakMap<TreasureCard, SeenTreasureCard>();

/** A Treasure card with its face hidden. Most cards lie so most of the time: each is made once. */
function hidden(card: TreasureCard): SeenTreasureCard {
  const known = downs.get(card);
  if (known) return known;
  const down = { ...faceDown(card), owner: card.owner };
  downs.set(card, down);
  return down;
}

function seenWindow(window: Window | null, viewer: Viewer): SeenWindow | null {
  if (!window) return null;
  const { timing, asked, answers } = window;
  const own = viewer === 'public' ? -1 : asked.indexOf(viewer);
  return {
    timing,
    asked,
    answered: asked.filter((_, at) => answers[at] !== null),
    own: answers[own] ?? null,
  };
}

/** What a viewer may know: the own hand and Items, all that lies open, and what it has looked at (CW-8.1). */
export function view(state: State<Context>, viewer: Viewer): CaptainsWagerView {
  const { context, value } = state;
  const seats = seatsOf(context);
  const known = new Set<CardId>(
    context.looks.filter(({ by }) => by === viewer || by === 'public').map(({ card }) => card),
  );
  const crewFor = (isOwn: boolean) => (card: CrewCard) => (isOwn || known.has(card.id) ? card : faceDown(card));
  const treasureFor =
    (isOwn: boolean) =>
    (card: TreasureCard): SeenTreasureCard =>
      isOwn || known.has(card.id) ? card : hidden(card);
  // At the end Items that are worth gold in hand are shown (CW-7.2).
  const isShown = ({ kind }: TreasureCard) => context.outcome !== null && goldInHand(kind) > 0;
  const eachOf = <C, S>(zones: readonly (readonly C[])[], seen: (isOwn: boolean) => (card: C) => S): S[][] =>
    seats.map((seat) => (zones[seat] ?? []).map(seen(seat === viewer)));
  return {
    game: 'captains-wager',
    viewer,
    value,
    seats: context.seats,
    turn: context.turn,
    acting: askedSeats(state),
    outcome: context.outcome,
    starting: context.starting,
    adventure: context.adventure,
    encounter: context.encounter,
    leader: context.leader,
    decks: eachOf(context.decks, () => treasureFor(false)),
    pool: context.pool.map(treasureFor(false)),
    claimed: context.claimed,
    items: eachOf(context.items, (isOwn) => (card) => treasureFor(isOwn || isShown(card))(card)),
    collected: eachOf(context.collected, treasureFor),
    loot: context.loot.map(treasureFor(context.choice?.by === viewer)),
    out: context.out,
    coins: context.coins,
    ious: context.ious,
    hands: eachOf(context.hands, crewFor),
    undealt: context.undealt.map(crewFor(false)),
    discard: context.discard,
    buried: context.buried.map(crewFor(false)),
    crews: context.crews.map((crew) => ({ ...crew, worth: worthOf(crew) })),
    thieves: context.thieves,
    claims: context.claims,
    looks: context.looks,
    window: seenWindow(context.window, viewer),
    chain: context.chain,
    choice: context.choice,
    freeBet: context.freeBet,
    accounts: context.outcome ? seats.map((seat) => accountOf(context, seat)) : null,
    minted: context.minted,
  };
}
