import type { Card } from '../kit/cards.ts';
import type { BaseContext, Move, Outcome } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import type { Attacker, Kind } from './cards.ts';

/** An attack that is going on: who, on whom, with what, and how many thieves have not been stopped. */
export interface Attack {
  readonly by: Seat;
  readonly on: Seat;
  readonly card: Card<Attacker>;
  /** Cards that may still be taken at random. */
  readonly thieves: number;
}

/** The whole of a game of Take the Gold. */
export interface Context extends BaseContext {
  readonly options: { readonly advanced: boolean; readonly krakens: number };
  readonly turn: Seat;
  /** One hand a seat. */
  readonly hands: readonly (readonly Card<Kind>[])[];
  /** The draw pile, top first. */
  readonly drawPile: readonly Card<Kind>[];
  /** The discard pile, top last, all face up. */
  readonly discard: readonly Card<Kind>[];
  /** The card of an attack whose fate is open: a Kraken lies here until it has struck or failed (TG-5). */
  readonly inPlay: Card<Kind> | null;
  /** Successful Krakens (TG-5.2). */
  readonly aside: readonly Card<Kind>[];
  readonly attack: Attack | null;
  /** Who still plays: everybody, or the tied players of a tie-break (TG-6.4). */
  readonly contenders: readonly Seat[];
  /** Whether the tied players fight it out (TG-6.4). */
  readonly tieBreak: boolean;
  readonly outcome: Outcome | null;
}

/** What hands can do. */
export type TakeTheGoldMove =
  /** Plays a card on another player (TG-4, TG-5). */
  | (Move & { readonly type: 'play'; readonly card: string; readonly on: Seat })
  /** Plays no card this turn (TG-3.1). */
  | (Move & { readonly type: 'pass' })
  /** Answers an attack with a card (TG-4.2, TG-5.1). */
  | (Move & { readonly type: 'block'; readonly card: string })
  /** Lets an attack through, or refuses to pay (TG-4.2, TG-5.1, TG-5.3). */
  | (Move & { readonly type: 'yield' })
  /** Pays a Pirate Captain a coin (TG-5.3). */
  | (Move & { readonly type: 'pay'; readonly card: string })
  /** Takes so many cards with Two Pirates (TG-4.1). */
  | (Move & { readonly type: 'take'; readonly count: number })
  /** Discards down to the hand limit (TG-3.3). */
  | (Move & { readonly type: 'discard'; readonly card: string });
