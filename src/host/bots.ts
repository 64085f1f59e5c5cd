import { type Chance, chanceOf } from '../games/kit/chance.ts';
import type { AnyGame, Move } from '../games/kit/game.ts';
import type { Clock } from './ports.ts';
import type { Question } from './table.ts';

/** What a mind is given to decide with. No state of the game is in it: a bot can't cheat. */
export interface Dilemma extends Question {
  readonly game: AnyGame;
  /** The bot's own luck; it has nothing to do with the game's. */
  readonly chance: Chance;
}

/** Something that chooses moves. */
export interface Mind {
  /**
   * Chooses one of the moves.
   *
   * @param signal - fires when the answer is no longer wanted; the mind stops thinking then.
   */
  choose(dilemma: Dilemma, signal: AbortSignal): Promise<Move>;
}

/** The mind that follows the game's own policy: quick and sensible. */
export const policyMind: Mind = {
  choose: async ({ game, view, moves, chance }) => game.policy(view, moves, chance),
};

/** A bot's luck at one decision: always the same for the same table, seat and position, so that a restart changes nothing. */
export const botChance = (botSeed: string, seat: number, seq: number): Chance =>
  chanceOf(`${botSeed}:seat ${seat}:move ${seq + 1}`);

/** One of the moves as they were listed; `undefined` when the choice is none of them. */
const listed = (choice: Move, moves: readonly Move[]): Move | undefined => {
  const text = JSON.stringify(choice);
  return moves.find((move) => JSON.stringify(move) === text);
};

const byPolicy = ({ game, view, moves, chance }: Dilemma): Move | undefined => {
  try {
    return listed(game.policy(view, moves, chance), moves);
  } catch {
    return undefined;
  }
};

/** Resolves with `undefined` when the time is up or the answer is no longer wanted. */
function deadline(clock: Clock, budget: number, signal: AbortSignal): { over: Promise<undefined>; cancel: () => void } {
  let cancel = () => {};
  const over = new Promise<undefined>((resolve) => {
    const stop = clock.setTimer(budget, () => resolve(undefined));
    const away = () => resolve(undefined);
    signal.addEventListener('abort', away, { once: true });
    cancel = () => {
      stop();
      signal.removeEventListener('abort', away);
    };
  });
  return { over, cancel };
}

/**
 * Lets a mind decide within `budget` milliseconds; when it fails, chooses something else than a listed move, or the time is up, the
 * game's policy decides.
 *
 * @returns a listed move; `undefined` when `signal` fired meanwhile, or when there is none.
 */
export async function decide(
  mind: Mind,
  dilemma: Dilemma,
  means: { readonly clock: Clock; readonly budget: number; readonly signal: AbortSignal },
): Promise<Move | undefined> {
  const thinking = new AbortController();
  const { over, cancel } = deadline(means.clock, means.budget, means.signal);
  const thinks = async () => listed(await mind.choose(dilemma, thinking.signal), dilemma.moves);
  const thought = thinks().catch(() => undefined);
  const choice = await Promise.race([thought, over]);
  cancel();
  thinking.abort();
  if (means.signal.aborted) return undefined;
  return choice ?? byPolicy(dilemma) ?? dilemma.moves[0];
}
