import { type Chance, chanceOf, draw } from '../src/games/kit/chance.ts';
import type { AnyGame, Move, State } from '../src/games/kit/game.ts';
import { type Phrase, phrase } from '../src/games/kit/phrase.ts';
import { play, start } from '../src/games/kit/play.ts';
import { seatsFrom } from '../src/games/kit/seats.ts';

/** What is played: a game, for how many, with which options, from which seed. */
export interface Evening {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** How one game went. `problem` says what went wrong, where something did; the game stopped there. */
export interface Played {
  readonly moves: number;
  /** The seats that won; empty for a game that did not finish. */
  readonly winners: readonly number[];
  readonly problem?: { readonly kind: 'violation' | 'unfinished'; readonly words: Phrase };
}

/** More moves than any game can take: one that gets here goes round in circles. */
const MOVE_LIMIT = 10_000;

/** The seed of the n-th game of an evening. The first has the evening's own, so any of them can be played again alone. */
export const seedOf = (seed: string, nth: number): string => (nth === 0 ? seed : `${seed}/${nth}`);

/** The fate by which bots choose, apart from the table's own. */
const botChance = (seed: string, drawn: number): Chance => ({ ...chanceOf(`bots:${seed}`), drawn });

const refusedMove = (game: AnyGame, state: State, moves: readonly Move[]): Phrase | undefined => {
  for (const move of moves) {
    const refusal = game.refuse(state, move);
    if (refusal) {
      const { rule, why } = refusal;
      return phrase('simulate.refused', { seat: String(move.seat), move: JSON.stringify(move), rule, why });
    }
  }
  return undefined;
};

/** One bot's move: a seat that may act (the lot decides, where there are several) chooses among its moves by what it sees. */
function nextMove(game: AnyGame, state: State, chance: Chance): { move?: Move; problem?: Phrase } {
  const offers = seatsFrom(0, state.context.seats)
    .map((seat) => ({ seat, moves: game.moves(state, seat) }))
    .filter(({ moves }) => moves.length > 0);
  if (offers.length === 0) return { problem: phrase('simulate.stuck') };
  const problem = refusedMove(
    game,
    state,
    offers.flatMap(({ moves }) => moves),
  );
  if (problem) return { problem };
  const [{ seat, moves }, rest] = draw(chance, (lots) => lots.oneOf(offers));
  return { move: game.policy(game.view(state, seat), moves, rest) };
}

/**
 * Lets bots play one game to its end, and looks after each move whether the game is still in order: every card accounted for,
 * somebody able to move, every listed move allowed.
 *
 * @throws {BadSetup} when the game can't be played so.
 */
export function playOut({ game, seats, options, seed }: Evening): Played {
  let { state } = start(game, { seats, options, seed });
  for (let moves = 0; moves <= MOVE_LIMIT; moves++) {
    const stopped = (kind: 'violation' | 'unfinished', words: Phrase): Played => ({
      moves,
      winners: [],
      problem: { kind, words },
    });
    const violation = game.violation(state);
    if (violation !== undefined) return stopped('violation', phrase('simulate.violation', { violation }));
    const outcome = game.outcome(state);
    if (outcome) return { moves, winners: outcome.ranking[0] ?? [] };
    const { move, problem } = nextMove(game, state, botChance(seed, 2 * moves));
    if (!move) return stopped('violation', problem ?? phrase('simulate.stuck'));
    try {
      state = play(game, state, move).state;
    } catch (error) {
      return stopped('violation', phrase('simulate.threw', { error: String(error) }));
    }
  }
  return {
    moves: MOVE_LIMIT,
    winners: [],
    problem: { kind: 'unfinished', words: phrase('simulate.endless', { limit: MOVE_LIMIT }) },
  };
}

/** What many games come to. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly violations: number;
  /** Games that several seats won together. */
  readonly draws: number;
  /** Games that a seat won alone, by seat. */
  readonly wins: readonly number[];
  readonly moves: { readonly min: number; readonly median: number; readonly max: number };
  readonly seconds: number;
  readonly movesPerSecond: number;
}

const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** Counts how games went that took `seconds` in all. Lengths are those of the finished games; 0 when none did. */
export function reportOf({ game, seats }: Evening, played: readonly Played[], seconds: number): Report {
  const finished = played.filter(({ problem }) => problem === undefined);
  const lengths = finished.map(({ moves }) => moves).sort((a, b) => a - b);
  const wonAlone = (seat: number) => finished.filter(({ winners }) => winners.length === 1 && winners[0] === seat);
  const moves = played.reduce((sum, one) => sum + one.moves, 0);
  return {
    game: game.id,
    seats,
    games: played.length,
    finished: finished.length,
    violations: played.filter(({ problem }) => problem?.kind === 'violation').length,
    draws: finished.filter(({ winners }) => winners.length !== 1).length,
    wins: Array.from({ length: seats }, (_, seat) => wonAlone(seat).length),
    moves: { min: lengths[0] ?? 0, median: medianOf(lengths), max: lengths.at(-1) ?? 0 },
    seconds: Math.round(seconds * 1000) / 1000,
    movesPerSecond: Math.round(moves / seconds),
  };
}
