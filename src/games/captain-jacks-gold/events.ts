import type { GameEvent } from '../kit/events.ts';
import type { RuleId } from '../kit/guide.ts';
import type { Seat } from '../kit/seats.ts';
import type { Sea } from './cards.ts';
import type { JackCard, Side } from './context.ts';

/** What happens at a table of Captain Jack's Gold. All of it lies open: only what piles hide is secret, and nobody knows that. */
export type CaptainJacksGoldEvent = GameEvent &
  (
    | { readonly type: 'set-out'; readonly seat: Seat; readonly letters: readonly JackCard[] }
    | { readonly type: 'turn'; readonly seat: Seat }
    // At sea (CJ-3)
    | { readonly type: 'sailed'; readonly seat: Seat; readonly sea: Sea }
    | { readonly type: 'reshuffled'; readonly sea: Sea; readonly count: number }
    /** `by`: drawn from the pile, or a Lookout's. */
    | {
        readonly type: 'turned-over';
        readonly seat: Seat;
        readonly card: JackCard;
        readonly sea: Sea;
        readonly by: 'draw' | 'lookout';
      }
    | { readonly type: 'left'; readonly seat: Seat; readonly card: JackCard }
    /** A card comes onto a ship. */
    | { readonly type: 'loaded'; readonly seat: Seat; readonly card: JackCard; readonly up: Side }
    | { readonly type: 'no-room'; readonly seat: Seat; readonly card: JackCard }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: JackCard }
    // Ships (CJ-4)
    | {
        readonly type: 'fight';
        readonly seat: Seat;
        readonly card: JackCard;
        readonly value: number;
        readonly tries: number;
      }
    | { readonly type: 'thrown'; readonly seat: Seat; readonly value: number; readonly left: number }
    | { readonly type: 'stopped'; readonly seat: Seat }
    | { readonly type: 'captured'; readonly seat: Seat; readonly card: JackCard; readonly hurt: boolean }
    | { readonly type: 'escaped'; readonly seat: Seat; readonly card: JackCard }
    | { readonly type: 'damaged'; readonly by: Seat; readonly on: Seat; readonly card: JackCard }
    | { readonly type: 'unharmed'; readonly seat: Seat }
    /** An obstacle: won or lost (CJ-8.5). */
    | { readonly type: 'faced'; readonly seat: Seat; readonly card: JackCard; readonly won: boolean }
    // Boarding (CJ-5)
    | { readonly type: 'boarded'; readonly by: Seat; readonly on: Seat }
    | { readonly type: 'duel-tied'; readonly by: Seat; readonly on: Seat; readonly value: number }
    /** `by` has won against `on`. */
    | {
        readonly type: 'duel-won';
        readonly by: Seat;
        readonly on: Seat;
        readonly value: number;
        readonly against: number;
      }
    | { readonly type: 'looted'; readonly by: Seat; readonly on: Seat; readonly card: JackCard }
    | { readonly type: 'spared'; readonly by: Seat; readonly on: Seat }
    // Coins
    | { readonly type: 'coins'; readonly seat: Seat; readonly count: number; readonly total: number }
    | { readonly type: 'treasure'; readonly seat: Seat; readonly cards: readonly JackCard[] }
    | { readonly type: 'delivered'; readonly seat: Seat; readonly card: JackCard; readonly ship: JackCard }
    // Harbour (CJ-6)
    | { readonly type: 'harboured'; readonly seat: Seat }
    | {
        readonly type: 'fulfilled';
        readonly seat: Seat;
        readonly letter: JackCard;
        readonly cards: readonly JackCard[];
        /** Goods that a Paymaster replaced. */
        readonly swapped: number;
      }
    | { readonly type: 'letter-laid'; readonly letter: JackCard }
    /** `by`: in the harbour, or by a Carpenter. */
    | {
        readonly type: 'turned';
        readonly seat: Seat;
        readonly card: JackCard;
        readonly up: Side;
        readonly by: 'harbour' | 'carpenter';
      }
    // Rum (CJ-8.8, CJ-8.9)
    | { readonly type: 'poured'; readonly seat: Seat; readonly card: JackCard; readonly rum: number }
    | {
        readonly type: 'drank';
        readonly seat: Seat;
        readonly card: JackCard;
        readonly sailor: 'helmsman' | 'cook' | 'lookout' | 'paymaster';
      }
    // The end (CJ-7)
    | { readonly type: 'last-round'; readonly seat: Seat }
    | {
        readonly type: 'won';
        readonly seats: readonly Seat[];
        readonly coins: number;
        readonly by: 'coins' | 'cargo' | 'shared';
        readonly rule: RuleId;
      }
  );
