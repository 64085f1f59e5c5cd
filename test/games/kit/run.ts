import { expect } from 'vitest';
import { chanceOf, draw, type Lots } from '../../../src/games/kit/chance.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { AnyGame, Move, State } from '../../../src/games/kit/game.ts';
import { type Options, optionEnds } from '../../../src/games/kit/options.ts';
import { actingSeats, play, type SetupRequest, start } from '../../../src/games/kit/play.ts';
import { seatsFrom } from '../../../src/games/kit/seats.ts';

/** `LONG=1` runs every suite at full size. */
export const LONG = process.env.LONG === '1';

/** How often something is tried: a few times by default, as often as the bar demands with `LONG=1`. */
export const times = (few: number, full: number): number => (LONG ? full : few);

/** One step of a game: the move and what it led to. The first step of a game is its deal: no move, nothing before. */
export interface Step {
  readonly setup: SetupRequest;
  readonly before: State | undefined;
  readonly move: Move | undefined;
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** All moves so far, this one included. */
  readonly path: readonly Move[];
}

/** Chooses one of all legal moves of all seats; it may look at everything. */
export type Chooser = (moves: readonly Move[], state: State, step: number) => Move;

/** Freezes a value through and through, so that whoever changes it throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/** Every legal move of every seat. */
export const allMoves = (game: AnyGame, state: State): Move[] =>
  seatsFrom(0, state.context.seats).flatMap((seat) => game.moves(state, seat) as Move[]);

/** One random choice, the same for the same words. */
export const lot = <T>(seed: string, act: (lots: Lots) => T): T => draw(chanceOf(seed), act)[0];

/** A chooser that knows no preference. */
export const atRandom =
  (seed: string): Chooser =>
  (moves, _state, step) =>
    lot(`${seed}:${step}`, (lots) => lots.oneOf(moves));

/** How many of a hundred moves of random play are chosen by the policy, for games that pure chance would hardly ever end. */
const sense = new WeakMap<AnyGame, number>();

/** Lets random play of a game be sensible now and then. */
export function lendSense(game: AnyGame, percent: number): void {
  sense.set(game, percent);
}

/** Every how many moves something is tried that takes a whole game: seldom in games that take long. */
export const strideOf = (game: AnyGame): number => (LONG || (sense.get(game) ?? 0) === 0 ? 7 : 41);

/** A move of random play, the same for the same words: any legal one, or now and then the policy's, where a game needs that to end. */
export function wandering(game: AnyGame, state: State, moves: readonly Move[], words: string): Move {
  const percent = sense.get(game) ?? 0;
  if (percent === 0 || lot(`${words} sense`, (lots) => lots.between(1, 100)) > percent)
    return lot(words, (lots) => lots.oneOf(moves));
  const [seat = 0] = actingSeats(game, state);
  return game.policy(game.view(state, seat), game.moves(state, seat), chanceOf(words)) as Move;
}

/** Expects two texts to be equal; asks the slower `expect` only for the message. */
export function same(actual: string, wanted: string, of: () => string): void {
  if (actual !== wanted) expect(actual, of()).toBe(wanted);
}

/** An error with the one command that plays the game again up to it. */
export function evidence(game: AnyGame, setup: SetupRequest, path: readonly Move[], cause: unknown): Error {
  const run = JSON.stringify({ game: game.id, setup, moves: path }).replaceAll("'", "'\\''");
  const what = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${what}\n\nTo see it again: npx tsx test/games/kit/replay.ts '${run}'\n`, { cause });
}

/**
 * Plays a game to its end, each state frozen.
 *
 * @throws an {@link evidence} for whatever goes wrong in `check` or in the game.
 */
export function playOut(
  game: AnyGame,
  setup: SetupRequest,
  check: (step: Step) => void,
  choose: Chooser = (moves, state, step) => wandering(game, state, moves, `${setup.seed}:${step}`),
  limit = 5000,
): Step {
  let step: Step = { setup, before: undefined, move: undefined, ...begun(game, setup), path: [] };
  try {
    check(step);
    while (step.after.status === 'active') {
      if (step.path.length >= limit) throw new Error(`The game did not end within ${limit} moves.`);
      const before = step.after;
      const moves = allMoves(game, before);
      if (moves.length === 0) throw new Error('Nobody has a move, yet the game is not over.');
      const move = choose(moves, before, step.path.length);
      // Said before it is played, so that the evidence of a move that throws has it.
      step = { ...step, path: [...step.path, move] };
      const { state, events } = play(game, before, move);
      step = { ...step, before, move, after: frozen(state), events: frozen(events) };
      check(step);
    }
    return step;
  } catch (error) {
    throw evidence(game, setup, step.path, error);
  }
}

/**
 * Plays a random game to its end and looks at its steps: at each with `LONG=1`, else at those of the beginning and at some later ones,
 * because a match is long and repeats itself.
 */
export const lookThrough = (game: AnyGame, setup: SetupRequest, check: (step: Step) => void): Step =>
  playOut(game, setup, (step) => {
    if (LONG || step.path.length < 120 || step.path.length % 7 === 0) check(step);
  });

function begun(game: AnyGame, setup: SetupRequest): { after: State; events: readonly GameEvent[] } {
  const { state, events } = start(game, setup);
  return { after: frozen(state), events: frozen(events) };
}

/** A table of a game: how many sit at it and which options it has. */
export type End = Pick<SetupRequest, 'seats' | 'options'>;

/** More combinations of options than this are too many to try each. */
const MANY = 16;

/** All pairs of values that two options take in a combination. */
const pairsIn = (options: Options): string[] => {
  const values = Object.entries(options).map(([id, value]) => `${id} ${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}, ${other}`));
};

/** A few combinations that have among them every pair of values that can be combined: each time the one with most new pairs. */
function pairwise(all: readonly Options[]): Options[] {
  const open = new Set(all.flatMap(pairsIn));
  const chosen: Options[] = [];
  while (open.size > 0) {
    const news = (options: Options) => pairsIn(options).filter((pair) => open.has(pair)).length;
    const best = all.reduce((one, other) => (news(other) > news(one) ? other : one));
    chosen.push(best);
    for (const pair of pairsIn(best)) open.delete(pair);
  }
  return chosen;
}

/** Every seat count with every combination of options; with every pair of their values where there are too many combinations. */
export const everyEnd = (game: AnyGame): End[] =>
  seatsFrom(0, game.seats.max - game.seats.min + 1)
    .map((more) => game.seats.min + more)
    .flatMap((seats) => {
      const all = optionEnds(game.options, seats);
      return (all.length > MANY ? pairwise(all) : all).map((options) => ({ seats, options }));
    });

/** A few ends that have among them every seat count and every value of every option; all of them with `LONG=1`. */
export const someEnds = (game: AnyGame): End[] => {
  const ends = everyEnd(game);
  const seen = new Set<string>();
  const isNew = ({ seats, options }: End, at: number) => {
    const marks = [`seats ${seats}`, ...Object.entries(options ?? {}).map(([id, value]) => `${id} ${value}`)];
    const fresh = marks.filter((mark) => !seen.has(mark));
    const wanted = LONG || fresh.length > 0 || at === ends.length - 1;
    if (wanted) for (const mark of fresh) seen.add(mark);
    return wanted;
  };
  return ends.filter(isNew);
};

/** What a test calls an end. */
export const named = ({ seats, options }: End): string =>
  `${seats} seats, ${Object.entries(options ?? {})
    .map(([id, value]) => `${id} ${value}`)
    .join(', ')}`;

/** `count` games of one end, each with its own seed; a seat chosen by the table begins every other one. */
export const setupsOf = (end: End, count: number, purpose: string): SetupRequest[] =>
  Array.from({ length: count }, (_, number) => ({
    ...end,
    seed: `${purpose} ${named(end)} #${number}`,
    first: number % 2 === 0 ? null : number % end.seats,
  }));
