import type { CardId } from '../kit/cards.ts';
import type { GameEvent } from '../kit/events.ts';
import type { RuleId } from '../kit/guide.ts';
import type { Seat } from '../kit/seats.ts';
import type { Kind } from './cards.ts';
import type { CrewCard, TreasureCard } from './context.ts';

/** How a captain's final gold adds up (CW-7.2). */
export interface Account {
  readonly claimed: number;
  readonly coins: number;
  /** Cards left in the Treasure Deck. */
  readonly deck: number;
  /** Items that are worth gold in hand. */
  readonly items: number;
  /** What the IOUs cost; 0 or less. */
  readonly ious: number;
  readonly total: number;
}

/** What happens at a table of Captain's Wager. Secret facts are named in each comment; `source` is the card that did it. */
export type CaptainsWagerEvent = GameEvent &
  // Setup (CW-2, CW-3)
  (
    | { readonly type: 'set-out'; readonly seat: Seat; readonly crew: number }
    | { readonly type: 'adventure'; readonly seat: Seat; readonly number: number }
    /** Secret to the seat: `kinds`. */
    | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'ante'; readonly seat: Seat; readonly card: CardId }
    // Encounters (CW-4)
    | { readonly type: 'encounter'; readonly seat: Seat; readonly number: number }
    | { readonly type: 'turn'; readonly seat: Seat }
    /** `card`: what went to the pool; `null` with a Letter of Passage. */
    | { readonly type: 'bet'; readonly seat: Seat; readonly card: CardId | null }
    /** A bet with an empty deck: `seats` take a coin each. */
    | { readonly type: 'bet-coins'; readonly seat: Seat; readonly seats: readonly Seat[] }
    | { readonly type: 'borrowed'; readonly seat: Seat; readonly ious: number }
    /** `loot`: how many cards of the deck the thief looks at. */
    | { readonly type: 'stole'; readonly seat: Seat; readonly coins: number; readonly loot: number }
    /** Secret to the seat: `kind` of the Item. */
    | { readonly type: 'looted'; readonly seat: Seat; readonly returned: number }
    | { readonly type: 'crew'; readonly seat: Seat; readonly card: CrewCard; readonly value: number }
    | { readonly type: 'brought'; readonly seat: Seat; readonly card: CrewCard; readonly value: number }
    | {
        readonly type: 'encounter-claimed';
        readonly seat: Seat;
        readonly number: number;
        readonly value: number;
        /** What broke a tie, if anything did. */
        readonly by: 'value' | 'lucky-coin' | 'boarding-master';
      }
    | { readonly type: 'encounter-lost'; readonly number: number; readonly why: 'tie' | 'nobody' }
    // What cards do (CW-1.1, CW-1.2)
    | { readonly type: 'idle'; readonly seat: Seat; readonly source: Kind }
    | { readonly type: 'coins'; readonly seat: Seat; readonly count: number; readonly source: Kind }
    /** Secret to the seat: `kind`. */
    | { readonly type: 'item-taken'; readonly seat: Seat; readonly card: CardId; readonly source: Kind }
    | { readonly type: 'claimed'; readonly seat: Seat; readonly card: TreasureCard; readonly source: Kind }
    /** `by` has it done. */
    | {
        readonly type: 'added';
        readonly by: Seat;
        readonly on: Seat;
        readonly card: CardId;
        readonly source: Kind;
      }
    | { readonly type: 'conjured'; readonly seat: Seat; readonly given: CardId; readonly taken: CardId }
    /** Secret to the seat: `kinds`, top first. */
    | { readonly type: 'charted'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'chart-done'; readonly seat: Seat }
    /** Secret to the seat: `kinds`, in the order of the pool. */
    | { readonly type: 'foreseen'; readonly seat: Seat; readonly count: number; readonly source: Kind }
    /** Secret to `by`: `kinds`. */
    | { readonly type: 'spied'; readonly by: Seat; readonly on: Seat; readonly source: Kind }
    | { readonly type: 'iou-returned'; readonly seat: Seat; readonly source: Kind }
    | { readonly type: 'iou-taken'; readonly seat: Seat; readonly count: number; readonly source: Kind }
    /** Secret to the seat: `kind`. */
    | { readonly type: 'drew'; readonly seat: Seat; readonly source: Kind }
    /** Secret to the seat: `kind`. */
    | { readonly type: 'discarded'; readonly seat: Seat; readonly source: Kind }
    /** The crew of `on` is worth `value` more, or less. */
    | {
        readonly type: 'changed';
        readonly by: Seat;
        readonly on: Seat;
        readonly value: number;
        readonly source: Kind;
      }
    | { readonly type: 'lucky'; readonly seat: Seat }
    | { readonly type: 'swapped'; readonly seat: Seat; readonly back: CrewCard; readonly card: CrewCard }
    | { readonly type: 'passage'; readonly seat: Seat }
    // Items (CW-5)
    | { readonly type: 'item'; readonly by: Seat; readonly on: Seat | null; readonly card: TreasureCard }
    | { readonly type: 'cancelled'; readonly by: Seat; readonly on: Seat; readonly card: TreasureCard }
    // The end of an Adventure (CW-6)
    /** `by`: with two Encounters, or as the only one who claimed any. */
    | { readonly type: 'pool-won'; readonly seat: Seat; readonly count: number; readonly by: 'two' | 'alone' }
    /** `seats`: who shares, in order. */
    | { readonly type: 'pool-shared'; readonly seats: readonly Seat[]; readonly count: number }
    /** Secret to the seat: `kind`. */
    | { readonly type: 'share'; readonly seat: Seat; readonly card: CardId; readonly number: number }
    | { readonly type: 'pool-stays'; readonly count: number }
    /** Secret to the seat: `kind` of the Item it kept. */
    | { readonly type: 'stowed'; readonly seat: Seat; readonly cards: readonly TreasureCard[]; readonly kept: boolean }
    // The end (CW-7)
    | { readonly type: 'scored'; readonly seat: Seat; readonly account: Account }
    | {
        readonly type: 'won';
        readonly seats: readonly Seat[];
        readonly gold: number;
        readonly by: 'gold' | 'treasures' | 'shared';
        readonly rule: RuleId;
      }
  );
