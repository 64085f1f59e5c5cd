import type { BaseView, Move } from './game.ts';
import type { RuleId } from './guide.ts';

/**
 * A way for a seat to be asked less: while it stands, whoever hosts the table answers in that seat's stead.
 *
 * An order is no move and no part of a state: the rules and the other players never hear of it. So that nobody can tell its answers
 * from thought ones, they come after a delay that is drawn without a look at the hand, and {@link Orders.isCovert} says where
 * everybody's answers have to wait as long.
 */
export interface StandingOrder<M extends Move = Move, View extends BaseView = BaseView> {
  /** In the catalogue as `order.<id>` and `order.<id>.help`. */
  readonly id: string;
  /** The rule of the questions that it answers. */
  readonly rule: RuleId;
  /** How long it stands: it lapses as soon as this text, made of public facts, is another than when it was given. */
  readonly term: (view: View) => string;
  /** One of the moves, as the answer to what the seat is asked now; `undefined` where it wants to be asked. */
  readonly answer: (view: View, moves: readonly M[]) => M | undefined;
}

/** The standing orders that a game knows. */
export interface Orders<M extends Move = Move, View extends BaseView = BaseView> {
  readonly all: readonly StandingOrder<M, View>[];
  /** Whether the time that an answer takes could tell something now. Looks at public facts only. */
  readonly isCovert: (view: View) => boolean;
}
