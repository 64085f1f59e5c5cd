import type { CardId } from '../kit/cards.ts';
import type { GameEvent } from '../kit/events.ts';
import type { RuleId } from '../kit/guide.ts';
import type { Seat } from '../kit/seats.ts';
import type { CaptainId, Kind, PirateWord, Side } from './cards.ts';
import type { ShipCard, ShipId } from './context.ts';

/** Whose ship: a seat's, or `null` for the Armada's. */
type Owner = Seat | null;

/** What happens at a table of Guns or Treasure. Secret facts are named in each comment. */
export type GunsOrTreasureEvent = GameEvent &
  // Setup (GT-2)
  /** Secret to the seat: `captain`. */
  (
    | { readonly type: 'captain-dealt'; readonly seat: Seat }
    | { readonly type: 'captain'; readonly seat: Seat; readonly captain: CaptainId; readonly side: Side }
    | { readonly type: 'dealt'; readonly seat: Seat; readonly game: number }
    // What all do at once: somebody has finished.
    | {
        readonly type: 'ready';
        readonly seat: Seat;
        readonly task: 'sides' | 'building' | 'laying' | 'choosing' | 'crewing';
      }
    // Shipbuilding (GT-3)
    | { readonly type: 'launched'; readonly seat: Seat; readonly card: ShipCard }
    /** Secret to the seat: `kinds`. */
    | {
        readonly type: 'built';
        readonly seat: Seat;
        readonly ship: ShipId;
        readonly bow: Kind;
        readonly cards: readonly CardId[];
      }
    | { readonly type: 'signalled'; readonly seat: Seat; readonly phrase: PirateWord; readonly round: number }
    /** Secret to the seat: `kinds`. */
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'reshuffled'; readonly count: number }
    | { readonly type: 'lead'; readonly seat: Seat; readonly round: number }
    /** Ships of one card that are discarded, and how many leftover cards. */
    | { readonly type: 'cleaned'; readonly seat: Seat; readonly ships: readonly ShipCard[]; readonly leftover: number }
    // Captains in Shipbuilding (GT-1.2)
    /** Secret to the seat: `kind`. */
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly type: 'shifted';
        readonly seat: Seat;
        readonly card: CardId;
        readonly from: ShipId;
        readonly to: ShipId;
      }
    // Pirate's Bluff (GT-9.3)
    /** Secret to the seat: `kind` of the hidden card. */
    | { readonly type: 'laid'; readonly seat: Seat; readonly open: ShipCard; readonly hidden: CardId }
    | { readonly type: 'stole-open'; readonly by: Seat; readonly from: Seat; readonly card: ShipCard }
    /** Secret to the two: `kind`. */
    | { readonly type: 'stole-hidden'; readonly by: Seat; readonly from: Seat; readonly card: CardId }
    // The Spanish Armada (GT-9.5)
    | { readonly type: 'mustered'; readonly cards: readonly ShipCard[] }
    | { readonly type: 'crewed'; readonly count: number }
    | { readonly type: 'dispersed'; readonly count: number }
    // Marauding (GT-4)
    | {
        readonly type: 'marauding';
        readonly seat: Seat;
        readonly by: 'treasure' | 'guns' | 'coin';
        readonly treasure: number;
        readonly guns: number;
      }
    /** Secret to `by`: `kinds` of the stern cards, from the bow on. */
    | { readonly type: 'scouted'; readonly by: Seat; readonly on: Owner; readonly ship: ShipId }
    /** Secret to `by`: `kind`. */
    | { readonly type: 'spied'; readonly by: Seat; readonly on: Owner; readonly ship: ShipId; readonly card: CardId }
    | { readonly type: 'turn'; readonly seat: Seat }
    | {
        readonly type: 'attacked';
        readonly by: Seat;
        readonly on: Owner;
        readonly ship: readonly ShipCard[];
        readonly target: readonly ShipCard[];
      }
    /** Fuse Annie's first enemy bomb. */
    | { readonly type: 'defused'; readonly seat: Seat; readonly card: ShipCard }
    /** `ships`: which ships go down. */
    | { readonly type: 'exploded'; readonly by: Seat; readonly on: Owner; readonly ships: 'both' | 'target' }
    /** `winner` and `loser` are owners; `guns` and `against` are theirs, captains included. */
    | {
        readonly type: 'defeated';
        readonly winner: Owner;
        readonly loser: Owner;
        readonly guns: number;
        readonly against: number;
      }
    | { readonly type: 'salvaged'; readonly seat: Seat; readonly card: ShipCard }
    | { readonly type: 'stashed'; readonly seat: Seat; readonly cards: readonly ShipCard[]; readonly treasure: number }
    | {
        readonly type: 'captured';
        readonly seat: Seat;
        readonly ship: ShipId;
        readonly cards: readonly ShipCard[];
        readonly treasure: number;
      }
    | {
        readonly type: 'retreated';
        readonly seat: Seat;
        readonly cards: readonly ShipCard[];
        readonly treasure: number;
      }
    | { readonly type: 'smuggled'; readonly seat: Seat; readonly card: ShipCard; readonly kept: boolean }
    // Scoring (GT-5) and the match (GT-9.1)
    | { readonly type: 'bounty'; readonly seat: Seat; readonly ships: number; readonly treasure: number }
    | { readonly type: 'taxed'; readonly by: Seat; readonly from: Seat; readonly card: ShipCard }
    | {
        readonly type: 'scored';
        readonly seat: Seat;
        readonly treasure: number;
        readonly cards: readonly ShipCard[];
      }
    | {
        readonly type: 'won';
        readonly seat: Seat;
        readonly treasure: number;
        readonly by: 'treasure' | 'cards' | 'order';
        readonly rule: RuleId;
      }
    | { readonly type: 'flipped'; readonly seat: Seat; readonly captain: CaptainId }
    | { readonly type: 'match'; readonly seat: Seat; readonly wins: number }
  );
