import type { Card } from '../kit/cards.ts';
import type { GameEvent } from '../kit/events.ts';
import type { RuleId } from '../kit/guide.ts';
import type { Seat } from '../kit/seats.ts';
import type { Attacker, Kind } from './cards.ts';

type SeenCardOf = Card<Kind>;

/** What happens at a table of Take the Gold. Secret facts are named in each comment. */
export type TakeTheGoldEvent = GameEvent &
  (
    | { readonly type: 'dealt'; readonly first: Seat }
    | { readonly type: 'turn'; readonly seat: Seat }
    /** Secret to the seat: `kinds` of the cards. */
    | { readonly type: 'drew'; readonly seat: Seat; readonly ids: readonly string[] }
    | { readonly type: 'reshuffled'; readonly count: number }
    | { readonly type: 'played'; readonly by: Seat; readonly on: Seat; readonly card: SeenCardOf }
    | { readonly type: 'passed'; readonly seat: Seat }
    /** `thieves`: how many still strike. */
    | {
        readonly type: 'blocked';
        readonly by: Seat;
        readonly against: Seat;
        readonly card: SeenCardOf;
        readonly thieves: number;
      }
    | { readonly type: 'yielded'; readonly seat: Seat; readonly to: Seat; readonly attack: Attacker }
    | { readonly type: 'paid'; readonly by: Seat; readonly to: Seat; readonly card: SeenCardOf }
    /** Secret to the two: `kinds` of the cards. */
    | { readonly type: 'stole'; readonly by: Seat; readonly from: Seat; readonly count: number }
    | {
        readonly type: 'kraken';
        readonly by: Seat;
        readonly on: Seat;
        readonly cards: readonly SeenCardOf[];
        readonly count: number;
        readonly last: boolean;
      }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: SeenCardOf }
    | {
        readonly type: 'tie-break';
        readonly seats: readonly Seat[];
        readonly coins: number;
        readonly shed: readonly SeenCardOf[];
      }
    | { readonly type: 'revealed'; readonly hands: readonly (readonly SeenCardOf[])[] }
    | { readonly type: 'won'; readonly seat: Seat; readonly rule: RuleId; readonly coins: readonly SeenCardOf[] }
  );
