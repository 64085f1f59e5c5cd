import type { Card, CardId } from '../kit/cards.ts';
import type { BaseContext, Move, Outcome } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import type { Kind, Sea } from './cards.ts';

/** A sea card or a letter of marque. */
export type JackCard = Card<Kind>;

/** Which half of a card lies up. */
export type Side = 'top' | 'bottom';

/** A card on a ship. */
export interface Aboard {
  readonly card: JackCard;
  readonly up: Side;
  /** Bottles of rum on it (CJ-8.8). */
  readonly rum: number;
  /** Taken since the owner's turn began: it does not count before the next one (CJ-3.5). */
  readonly fresh: boolean;
}

/** Where a ship stands. */
export type Place = Sea | 'harbour';

/** A fight with a ship (CJ-4.1) or a sea monster (CJ-8.6) of the card turned over. */
export interface Fight {
  readonly against: 'ship' | 'monster';
  /** The throw that it takes. */
  readonly value: number;
  readonly tries: number;
  readonly throws: readonly number[];
  /** Whether the player has stopped throwing. */
  readonly stopped: boolean;
}

/** One side of a boarding. */
export interface Duellist {
  readonly seat: Seat;
  readonly tries: number;
  readonly throws: readonly number[];
  readonly done: boolean;
}

/** A boarding (CJ-5.2): who boards throws first. */
export interface Duel {
  readonly by: Duellist;
  readonly on: Duellist;
  /** `null` while it is fought. */
  readonly winner: Seat | null;
}

/** A card on its way onto a ship: the one turned over, or one of a ship that lost a boarding. */
export interface Incoming {
  readonly to: Seat;
  readonly from: Seat | 'sea';
  readonly card: CardId;
  readonly up: Side;
}

/** A letter that is being paid (CJ-6.2). */
export interface Bill {
  readonly letter: CardId;
  readonly paid: readonly CardId[];
}

/** A record by sea. */
export type BySea<T> = Readonly<Record<Sea, T>>;

/** The whole of a game of Captain Jack's Gold. Lists of one entry a seat are in the order of seats; piles have their top first. */
export interface Context extends BaseContext {
  /** CJ-9.1 */
  readonly advanced: boolean;
  /** CJ-9.2 */
  readonly finish: boolean;
  /** Who began; -1 before that is known. */
  readonly first: Seat;
  readonly turn: Seat;
  /** The round that is played, from 1; 0 before. */
  readonly round: number;
  readonly piles: BySea<readonly JackCard[]>;
  readonly discards: BySea<readonly JackCard[]>;
  /** Cards of the advanced game, while the basic one is played. */
  readonly aside: readonly JackCard[];
  /** Letters of marque face down. */
  readonly letters: readonly JackCard[];
  /** Letters of marque that lie open. */
  readonly row: readonly JackCard[];
  /** Letters out of the game. */
  readonly fulfilled: readonly JackCard[];
  readonly ships: readonly (readonly Aboard[])[];
  readonly places: readonly Place[];
  readonly coins: readonly number[];
  /** Coins on the island. */
  readonly bank: number;
  /** Bottles of rum on the island; none in the basic game. */
  readonly bottles: number;
  /** The card turned over: it lies on the discards of the sea where the ship in turn stands. */
  readonly revealed: JackCard | null;
  /** Cards turned over in this turn: each takes a sail. */
  readonly flips: number;
  /** Sails that Helmsmen have added in this turn. */
  readonly helm: number;
  /** Whether no more cards can be turned over (CJ-3.3). */
  readonly becalmed: boolean;
  /** Who may still put a bottle on a sailor, in order (CJ-8.8). */
  readonly thirsty: readonly Seat[];
  readonly fight: Fight | null;
  readonly duel: Duel | null;
  readonly incoming: Incoming | null;
  /** Whether the player in turn is choosing a card to discard (CJ-2.3). */
  readonly jettison: boolean;
  /** Whose ship suffers damage (CJ-4.3). */
  readonly damaged: Seat | null;
  readonly bill: Bill | null;
  /** Goods that Paymasters let the player in turn replace (CJ-8.9). */
  readonly swaps: number;
  /** Maps chosen so far for a treasure, where there are more than it takes. */
  readonly digging: readonly CardId[];
  /** Carpenters that have worked in this turn. */
  readonly carpenters: readonly CardId[];
  readonly outcome: Outcome | null;
}

/** What hands can do. */
export type CaptainJacksGoldMove =
  /** Sails to a sea and turns over its top card (CJ-3.1, CJ-3.2). */
  | (Move & { readonly type: 'sail'; readonly sea: Sea })
  /** Sails into the harbour (CJ-3.1). */
  | (Move & { readonly type: 'harbour' })
  /** Turns over the next card (CJ-3.2). */
  | (Move & { readonly type: 'draw' })
  /** Takes the card turned over (CJ-3.2). */
  | (Move & { readonly type: 'take'; readonly card: CardId })
  /** Leaves the card turned over, or one there is no room for, or the loot of a boarding. */
  | (Move & { readonly type: 'leave' })
  /** Fights the ship turned over: the first throw (CJ-4.1). */
  | (Move & { readonly type: 'fight'; readonly card: CardId })
  /** Faces what can't be evaded (CJ-8.5). */
  | (Move & { readonly type: 'face'; readonly card: CardId })
  /** Boards a ship of the same sea: the first throw (CJ-5.2). */
  | (Move & { readonly type: 'board'; readonly on: Seat })
  /** Hands over a passenger for a coin (CJ-8.11). */
  | (Move & { readonly type: 'deliver'; readonly card: CardId })
  | (Move & { readonly type: 'throw' })
  /** Throws no more: what was thrown counts. */
  | (Move & { readonly type: 'stop' })
  /** The player to the left chooses what a damaged ship loses (CJ-4.3). */
  | (Move & { readonly type: 'damage'; readonly card: CardId })
  /** Takes a card of the loser of a boarding (CJ-5.3). */
  | (Move & { readonly type: 'loot'; readonly card: CardId })
  /** Begins to discard of the own will (CJ-2.3), or thinks better of it. */
  | (Move & { readonly type: 'jettison' | 'keep' })
  | (Move & { readonly type: 'discard'; readonly card: CardId })
  /** Turns in three maps (CJ-5.1); names one, where there are more to choose from. */
  | (Move & { readonly type: 'treasure'; readonly card?: CardId })
  /** Fulfils a letter (CJ-6.2). */
  | (Move & { readonly type: 'fulfil'; readonly letter: CardId })
  /** Gives a card for the letter, where there is a choice. */
  | (Move & { readonly type: 'pay'; readonly card: CardId })
  /** Turns a card around in the harbour (CJ-6.3). */
  | (Move & { readonly type: 'turn'; readonly card: CardId })
  /** The harbour is left, or the turn is over. */
  | (Move & { readonly type: 'end' })
  /** Puts a bottle on a sailor (CJ-8.8), or none. */
  | (Move & { readonly type: 'pour'; readonly card: CardId })
  | (Move & { readonly type: 'pass' })
  /** The sailors' actions (CJ-8.9, CJ-8.10). For a Carpenter, `card` is the one that is turned around. */
  | (Move & { readonly type: 'helmsman' | 'cook' | 'lookout' | 'paymaster' | 'carpenter'; readonly card: CardId });
