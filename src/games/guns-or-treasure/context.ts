import type { Card, CardId } from '../kit/cards.ts';
import type { BaseContext, Move, Outcome } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import type { CaptainId, Kind, PirateWord, Side } from './cards.ts';

/** A Ship card. */
export type ShipCard = Card<Kind>;

/** Names a ship: the id of the card that was its first. */
export type ShipId = CardId;

/** A ship: the bow first, the stern cards after it. */
export interface Ship {
  readonly id: ShipId;
  readonly cards: readonly ShipCard[];
  /** Whether its stern cards lie open too: it has been in a fight and is still in play (GT-9.4, Fuse Annie). */
  readonly open: boolean;
}

/** A card played in the running round: on a ship, or as the bow of a new one. */
export interface Play {
  readonly card: ShipCard;
  readonly ship: ShipId | null;
}

/** What a player does in Pirate's Bluff (GT-9.3). */
export interface Bluff {
  readonly tossed: ShipCard | null;
  readonly open: ShipCard | null;
  readonly hidden: ShipCard | null;
  /** Which card of the left neighbour's is stolen. */
  readonly steals: CardId | null;
}

/** A player's captain; `side` is `null` until it is chosen. */
export interface Captain {
  readonly captain: CaptainId;
  readonly side: Side | null;
}

/** Somebody has seen the face of a card that lies face down and is not their own. */
export interface Look {
  readonly seat: Seat;
  readonly card: CardId;
  /** Whether nobody else knows who has seen it. */
  readonly inSecret: boolean;
}

/** How the table plays; each option is named after its rule. */
export interface Rules {
  /** GT-9.2 */
  readonly captains: boolean;
  /** GT-9.1 */
  readonly longer: boolean;
  /** GT-9.3 */
  readonly bluff: boolean;
  /** GT-9.4 */
  readonly captured: boolean;
  /** GT-9.5 */
  readonly armada: boolean;
  /** GT-3.7 */
  readonly openDrydock: boolean;
}

/** The whole of a game of Guns or Treasure. Lists of one entry a seat are in the order of seats. */
export interface Context extends BaseContext {
  readonly options: Rules;
  /** Which game this is of a Longer match (GT-9.1), from 1. */
  readonly game: number;
  /** Games won by each seat. */
  readonly wins: readonly number[];
  /** Captains by seat; empty without them. */
  readonly captains: readonly Captain[];
  /** Whether the captains lie open (GT-2.1). */
  readonly captainsOpen: boolean;
  /** The Leading Player (GT-2.3). */
  readonly lead: Seat;
  /** The round of Shipbuilding, from 1. */
  readonly round: number;
  /** The deck, top first. */
  readonly deck: readonly ShipCard[];
  /** Cards discarded face up, top last. */
  readonly discard: readonly ShipCard[];
  /** Cards discarded out of hands, face down. */
  readonly unseen: readonly ShipCard[];
  readonly hands: readonly (readonly ShipCard[])[];
  readonly fleets: readonly (readonly Ship[])[];
  /** What each seat has played in the running round (GT-3.7), in the order of card ids. */
  readonly plays: readonly (readonly Play[])[];
  readonly bluffs: readonly Bluff[];
  /** The neutral ships of the Spanish Armada (GT-9.5). */
  readonly armada: readonly Ship[];
  /** What each seat adds to the Armada, until all have (GT-9.5), in the order of card ids. */
  readonly crews: readonly (readonly Play[])[];
  /** Who has seen what besides the own cards. */
  readonly looks: readonly Look[];
  /** Who goes first in Marauding (GT-4.1); -1 before. */
  readonly first: Seat;
  /** Whose turn it is in Marauding; -1 before. */
  readonly turn: Seat;
  /** Turns of Marauding that each seat has had. */
  readonly turns: readonly number[];
  /** Attacks that each seat has made. */
  readonly attacks: readonly number[];
  /** Enemy ships that each seat has defeated (The Taxman). */
  readonly defeated: readonly number[];
  /** The ship that Old Spyglass has looked at and attacks now. */
  readonly sighted: ShipId | null;
  /** Whether Fuse Annie's one bomb of the game has been discarded. */
  readonly defused: boolean;
  /** What each seat has stashed (GT-4.4). */
  readonly stashes: readonly (readonly ShipCard[])[];
  readonly outcome: Outcome | null;
}

/** What hands can do. */
export type GunsOrTreasureMove =
  /** Wears a side of the captain (GT-2.1). */
  | (Move & { readonly type: 'side'; readonly side: Side })
  /** Starts a new ship (GT-3.2). */
  | (Move & { readonly type: 'launch'; readonly card: CardId })
  /** Adds a card to an own ship (GT-3.2). */
  | (Move & { readonly type: 'build'; readonly card: CardId; readonly ship: ShipId })
  /** Ends the round with a pirate phrase (GT-3.4). */
  | (Move & { readonly type: 'signal'; readonly phrase: PirateWord })
  /** Discards a card for Pirate's Bluff (GT-9.3). */
  | (Move & { readonly type: 'toss'; readonly card: CardId })
  /** Lays a card open for Pirate's Bluff; the last one lies hidden beside it (GT-9.3). */
  | (Move & { readonly type: 'show'; readonly card: CardId })
  /** Steals one of the left neighbour's two cards (GT-9.3). */
  | (Move & { readonly type: 'steal'; readonly card: CardId })
  /** The Drydock Master discards the card drawn too many (GT-1.2). */
  | (Move & { readonly type: 'discard'; readonly card: CardId })
  /** The Drydock Master moves a stern card to another ship (GT-1.2). */
  | (Move & { readonly type: 'shift'; readonly card: CardId; readonly ship: ShipId })
  /** The Drydock Master leaves the ships as they are (GT-1.2). */
  | (Move & { readonly type: 'keep' })
  /** Adds a leftover card to a ship of the Armada (GT-9.5). */
  | (Move & { readonly type: 'crew'; readonly card: CardId; readonly ship: ShipId })
  /** Old Spyglass looks at a whole enemy ship (GT-1.2). */
  | (Move & { readonly type: 'scout'; readonly ship: ShipId })
  /** Old Spyglass looks at a stern card of the ship about to be attacked (GT-1.2). */
  | (Move & { readonly type: 'spy'; readonly card: CardId })
  /** Attacks (GT-4.3). */
  | (Move & { readonly type: 'attack'; readonly ship: ShipId; readonly target: ShipId })
  /** Retreats a ship (GT-4.6). */
  | (Move & { readonly type: 'retreat'; readonly ship: ShipId })
  /** Begins the next game of a Longer match (GT-9.1). */
  | (Move & { readonly type: 'sail' });
