import type { AnyStateMachine } from 'xstate';
import type { Card, CardId } from './cards.ts';
import type { Chance } from './chance.ts';
import type { SeenEvent } from './events.ts';
import type { Guide, RuleId } from './guide.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Fact, Phrase } from './phrase.ts';
import type { Seat, Viewer } from './seats.ts';

/** The games this house knows. */
export type GameId = 'take-the-gold' | 'guns-or-treasure' | 'captains-wager' | 'captain-jacks-gold' | 'three-seas';

/** One thing that one hand does. Further fields are the choices it takes: ids and names, never places in a private order. */
export interface Move {
  readonly type: string;
  readonly seat: Seat;
}

/** What every game's context holds. */
export interface BaseContext {
  readonly chance: Chance;
  readonly minted: number;
  readonly seats: number;
}

/** What a new game is made from; the input of every game's machine. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Who begins, where the table and not chance decides it; `null` leaves it to chance. */
  readonly first: Seat | null;
}

/** Where a machine is: XState's state value. */
export type StateValue = string | { readonly [region: string]: StateValue | undefined };

/** A game at rest: the machine's snapshot as plain JSON. */
export interface State<Context = BaseContext> {
  readonly value: StateValue;
  readonly status: 'active' | 'done';
  readonly context: Context;
}

/** Why a move is not legal. The sentence is in the catalogue under `why`. */
export interface Refusal {
  readonly rule: RuleId;
  readonly why: string;
  readonly values?: Readonly<Record<string, Fact>>;
}

/** A refusal by a rule, with the game's own sentence for it: `why.<why>` in the catalogue. */
export const refusal = (rule: RuleId, why: string, values?: Refusal['values']): Refusal =>
  values ? { rule, why: `why.${why}`, values } : { rule, why: `why.${why}` };

/** How a game ended. */
export interface Outcome {
  /** Seats from first to last; those in one group are equal. */
  readonly ranking: readonly (readonly Seat[])[];
  /** What each seat scored, where the game counts something in the open at its end. */
  readonly scores: readonly (number | null)[];
  /** The rule that ended it. */
  readonly rule: RuleId;
  /** The sentence that says so. */
  readonly why: Phrase;
}

/** What every view holds, so that hosts and screens can serve any game. */
export interface BaseView {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** The machine's state value: phases are public in all five games. */
  readonly value: StateValue;
  readonly seats: number;
  /** The seat whose turn it is; `null` where a phase has no turns. */
  readonly turn: Seat | null;
  /** Seats that have a decision to make now. */
  readonly acting: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Names something on the table that can be pointed at: a card by its id, `seat:2`, `pile:draw`. */
export type PieceId = CardId | `seat:${Seat}` | `pile:${string}`;

/** The machine of a game: run purely by the kit, so it must not `invoke`, `spawn`, use `after` or `sendTo`. */
export type GameMachine = AnyStateMachine;

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
  /** Whether it answers every question of its kind, whatever the seat holds: whoever gives it can say so aloud. */
  readonly blind: boolean;
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

/** One game, whole. See DESIGN: each part lives in the room of its name (`rules.ts`, `view.ts`, ...). */
export interface Game<
  Context extends BaseContext = BaseContext,
  M extends Move = Move,
  View extends BaseView = BaseView,
> {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised whenever the same seed and moves could lead to another game, or be told in other events. Journals name it. */
  readonly rulesVersion: number;
  readonly options: readonly OptionSpec[];
  readonly machine: GameMachine;
  readonly guide: Guide;
  /** The game's part of the message catalogue, English. Keys without the game's name; the catalogue prefixes `<id>/`. */
  readonly words: Readonly<Record<string, string>>;

  /** Every legal move of that seat now; `[]` when it has none. The order is stable and tells nothing hidden. */
  moves(state: State<Context>, seat: Seat): M[];
  /** Why this move is not legal; `undefined` when it is. Accepts any JSON that claims to be a move. */
  refuse(state: State<Context>, move: Move): Refusal | undefined;
  /** All that one viewer may know, and nothing else. */
  view(state: State<Context>, viewer: Viewer): View;
  /** The pieces a person would point at to make this move, in order; `[]` for a move that is a button. */
  touches(move: M, view: View): PieceId[];
  /** The move that pointing at this unlit piece would mean, so that the host can say why it is refused. */
  meant(view: View, seat: Seat, piece: PieceId): Move | undefined;
  /** What a button for this move says. */
  name(move: M, view: View): Phrase;
  /** What the table asks of this seat now, or says while it waits. */
  prompt(view: View): Phrase;
  /** What the log says of an event to this viewer; `undefined` for events that need no words. */
  tell(event: SeenEvent, viewer: Viewer): Phrase | undefined;
  /** Whether this event was done to that seat by another: it is shown first when that player looks again. */
  befell(event: SeenEvent, seat: Seat): boolean;
  outcome(state: State<Context>): Outcome | undefined;

  /** How seats can have some of their questions answered for them, where that spares them much. */
  readonly orders?: Orders<M, View>;

  /** A full state that agrees with all that a view knows; what it can't know is drawn by `chance`. */
  determinize(view: View, chance: Chance): State<Context>;
  /** A sensible, cheap choice among `moves` (not empty), from a view. */
  policy(view: View, moves: readonly M[], chance: Chance): M;
  /** How well the position looks for a seat: 0 lost, 1 won. */
  appraise(state: State<Context>, seat: Seat): number;

  /** Every card of the game, wherever it lies, for accounting. */
  cards(context: Context): readonly Card[];
  /** A sentence for developers when the context is impossible (a card lost, a hand too large); `undefined` when all is well. */
  violation(state: State<Context>): string | undefined;
}

/** A game of any kind: what the host and the shelf hold. */
// biome-ignore lint/suspicious/noExplicitAny: the shelf holds games of different contexts; each game is checked where it is defined.
export type AnyGame = Game<any, any, any>;

/** A move that was not legal. Nothing has changed. */
export class Refused extends Error {
  readonly rule: RuleId;
  readonly why: string;
  readonly values: Readonly<Record<string, Fact>>;

  constructor(refusal: Refusal) {
    super(`Refused by ${refusal.rule}: ${refusal.why}`);
    this.name = 'Refused';
    this.rule = refusal.rule;
    this.why = refusal.why;
    this.values = refusal.values ?? {};
  }
}
