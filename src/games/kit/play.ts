import type { GameEvent } from './events.ts';
import type { AnyGame, BaseContext, BaseView, Game, Move, Setup, State } from './game.ts';
import { Refused } from './game.ts';
import { BadSetup, resolveOptions } from './options.ts';
import { phrase } from './phrase.ts';
import { follow, initial } from './runner.ts';
import { type Seat, seatsFrom } from './seats.ts';

/** What a caller asks of a new game: options may be left out, and `first` too (chance decides). */
export interface SetupRequest {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly first?: Seat | null;
}

/**
 * Checks a setup and fills in what was left out.
 *
 * @throws {BadSetup} when the game can't be played so.
 */
export function setupOf(game: AnyGame, request: SetupRequest): Setup {
  const { seats, seed, options = {}, first = null } = request;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadSetup(phrase('setup.seats', { min, max, seats: String(seats) }));
  }
  if (first !== null && !(Number.isInteger(first) && first >= 0 && first < seats)) {
    throw new BadSetup(phrase('setup.first', { first: String(first) }));
  }
  return { seats, seed, first, options: resolveOptions(game.options, options, seats) };
}

/**
 * Sets up a game.
 *
 * @returns the first state at which somebody has a decision, and what happened until then (the deal).
 * @throws {BadSetup} when the game can't be played so.
 */
export function start<Context extends BaseContext, M extends Move, View extends BaseView>(
  game: Game<Context, M, View>,
  request: SetupRequest,
): { state: State<Context>; events: GameEvent[] } {
  return initial<Context>(game.machine, setupOf(game, request));
}

/**
 * Plays a move.
 *
 * @throws {Refused} when it is not legal; nothing has changed then.
 */
export function play<Context extends BaseContext, M extends Move, View extends BaseView>(
  game: Game<Context, M, View>,
  state: State<Context>,
  move: Move,
): { state: State<Context>; events: GameEvent[] } {
  const refusal = game.refuse(state, move);
  if (refusal !== undefined) throw new Refused(refusal);
  return follow(game.machine, state, move);
}

/** The seats that have a legal move now, clockwise from seat 0. */
export const actingSeats = (game: AnyGame, state: State): Seat[] =>
  seatsFrom(0, state.context.seats).filter((seat) => game.moves(state, seat).length > 0);
