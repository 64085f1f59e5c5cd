import type { Card, CardId } from '../kit/cards.ts';
import type { BaseContext, Move, Outcome } from '../kit/game.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import type { CrewKind, Kind, Timing, TreasureKind } from './cards.ts';

/** A Crew card. */
export type CrewCard = Card<CrewKind>;

/** A Treasure card. Its back shows whose deck it came from. */
export interface TreasureCard extends Card<TreasureKind> {
  readonly owner: Seat;
}

/** A Crew card that was played in the running Encounter. */
export interface PlayedCrew {
  readonly card: CrewCard;
  /** Whether its effect is on: not when it came with a First Mate or by a Grappling Hook. */
  readonly live: boolean;
}

/** What a card adds to the value of a crew until the Encounter ends. */
export interface Change {
  readonly source: Kind;
  readonly by: Seat;
  readonly value: number;
}

/** What a captain has before it in the running Encounter. */
export interface Crew {
  /** What it has declared; `null` before its turn. */
  readonly deal: Deal | null;
  readonly cards: readonly PlayedCrew[];
  readonly changes: readonly Change[];
  /** Whether a Lucky Coin lies with it. */
  readonly winsTies: boolean;
}

/** What a captain declares (CW-4.2). */
export type Deal = 'bet' | 'borrow' | 'steal';

/** What somebody has decided in an Item window: an Item, perhaps on somebody; no card is a pass. */
export interface Answer {
  readonly card: CardId | null;
  readonly on: Seat | null;
}

/**
 * An Item window (CW-5.2): the captains asked, in order, and what each has answered.
 *
 * All are asked at once, but an answer counts only when all before it in the order have passed: what somebody would do if it
 * came to it. So it is as if they were asked one after another, and nobody waits for each single one.
 */
export interface Window {
  /** Which Items are meant for it, besides those for any time. */
  readonly timing: Exclude<Timing, 'any' | 'never'>;
  readonly asked: readonly Seat[];
  /** One for each of `asked`; `null` for who has not answered. */
  readonly answers: readonly (Answer | null)[];
}

/** An Item that was played and has not taken effect yet: a Boarding Axe may cancel it. */
export interface PlayedItem {
  readonly by: Seat;
  readonly card: TreasureCard;
  readonly on: Seat | null;
}

/** What a card makes its player choose. */
export type Task =
  /** A captain to use the card on. */
  | 'target'
  /** The order of the top cards of the own deck. */
  | 'chart'
  /** A Crew card of the hand to discard. */
  | 'discard'
  /** A Crew card that comes along, or none. */
  | 'bring'
  /** A played crew and one of the hand that change places. */
  | 'swap'
  /** A card of the pool. */
  | 'claim'
  /** Which of the drawn cards a thief keeps. */
  | 'loot';

/** A choice that is open, whose it is, and the card that asks for it. */
export interface Choice {
  readonly task: Task;
  readonly by: Seat;
  /** `null` where no card asks: a thief chooses. */
  readonly source: Kind | null;
}

/** Somebody has seen the face of a card that lies face down; `public` when everybody has. */
export interface Look {
  readonly by: Viewer;
  readonly card: CardId;
}

/** The whole of a game of Captain's Wager. Lists of one entry a seat are in the order of seats. */
export interface Context extends BaseContext {
  /** The Starting Captain. */
  readonly starting: Seat;
  /** The Adventure, from 1; 0 before. */
  readonly adventure: number;
  /** The Encounter of this Adventure, from 1; 0 before. */
  readonly encounter: number;
  /** Who goes first in the Encounter (CW-4.1). */
  readonly leader: Seat;
  /** Whose turn it is; `null` between turns. */
  readonly turn: Seat | null;
  /** Treasure Decks, top first. */
  readonly decks: readonly (readonly TreasureCard[])[];
  readonly pool: readonly TreasureCard[];
  /** Claimed Treasure Stacks, face up. */
  readonly claimed: readonly (readonly TreasureCard[])[];
  /** Treasure cards in hand. */
  readonly items: readonly (readonly TreasureCard[])[];
  /** What each has collected from the pool and not yet put away (CW-6.3). */
  readonly collected: readonly (readonly TreasureCard[])[];
  /** What a thief has drawn and not yet chosen from (CW-4.5). */
  readonly loot: readonly TreasureCard[];
  /** Items out of the game, face up. */
  readonly out: readonly TreasureCard[];
  readonly coins: readonly number[];
  readonly ious: readonly number[];
  /** Hands of Crew cards; a thief's lies face down. */
  readonly hands: readonly (readonly CrewCard[])[];
  /** Crew cards that were not dealt, top first. */
  readonly undealt: readonly CrewCard[];
  /** Crew cards played in earlier Encounters of this Adventure, face up. */
  readonly discard: readonly CrewCard[];
  /** Crew cards discarded out of hands, face down. */
  readonly buried: readonly CrewCard[];
  readonly crews: readonly Crew[];
  /** Who has stolen in this Adventure, in order. */
  readonly thieves: readonly Seat[];
  /** Who claimed the Encounters of this Adventure so far; `null` for one that nobody did. */
  readonly claims: readonly (Seat | null)[];
  readonly looks: readonly Look[];
  readonly window: Window | null;
  /** Items that wait for a Boarding Axe or its absence, the last one played last. */
  readonly chain: readonly PlayedItem[];
  readonly choice: Choice | null;
  /** Whether a Letter of Passage lets the captain in turn bet for nothing. */
  readonly freeBet: boolean;
  readonly outcome: Outcome | null;
}

/** What hands can do. */
export type CaptainsWagerMove =
  /** Plays no Item now (CW-5.2). */
  | (Move & { readonly type: 'pass' })
  /** Plays an Item; `on` whom, where it needs that (CW-5.1). */
  | (Move & { readonly type: 'item'; readonly card: CardId; readonly on?: Seat })
  /** CW-4.3 */
  | (Move & { readonly type: 'bet' })
  /** CW-4.4 */
  | (Move & { readonly type: 'borrow' })
  /** CW-4.5 */
  | (Move & { readonly type: 'steal' })
  /** Plays a Crew card (CW-4.3). */
  | (Move & { readonly type: 'crew'; readonly card: CardId })
  /** Chooses the captain that a crew is used on. */
  | (Move & { readonly type: 'target'; readonly on: Seat })
  /** Puts cards back on the own deck: which is on top, and, of three, which is second. */
  | (Move & { readonly type: 'chart'; readonly top: CardId; readonly second?: CardId })
  /** Discards a Crew card from the hand. */
  | (Move & { readonly type: 'discard'; readonly card: CardId })
  /** Plays one more Crew card with a First Mate. */
  | (Move & { readonly type: 'bring'; readonly card: CardId })
  /** Leaves the First Mate alone. */
  | (Move & { readonly type: 'alone' })
  /** A Grappling Hook: a played crew for one of the hand. */
  | (Move & { readonly type: 'swap'; readonly out: CardId; readonly card: CardId })
  /** A Skeleton Map: a card of the pool. */
  | (Move & { readonly type: 'claim'; readonly card: CardId })
  /** Keeps a card as an Item: one that a thief has drawn (CW-4.5), or one of those collected (CW-6.3). */
  | (Move & { readonly type: 'keep'; readonly card: CardId })
  /** Keeps none of the cards collected (CW-6.3). */
  | (Move & { readonly type: 'stow' });
