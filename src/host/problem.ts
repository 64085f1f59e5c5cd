import { type Phrase, phrase } from '../games/kit/phrase.ts';
import type { Problem } from '../protocol/messages.ts';
import { codeOf } from './ports.ts';

/** Something that the person asking must be told: a sentence of the catalogue (`host.*`). Nothing has changed. */
export class HostProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.name = 'HostProblem';
    this.problem = problem;
  }
}

/** A table whose file can't be played on from: damaged, of another version, or not readable. The file stays as it is. */
export class Unopenable extends HostProblem {
  override readonly name = 'Unopenable';
}

/** Builds a {@link HostProblem}. */
export const problem = (key: string, values?: Phrase['values']): HostProblem => new HostProblem(phrase(key, values));

/** Builds an {@link Unopenable}. */
export const unopenable = (key: string, values?: Phrase['values']): Unopenable => new Unopenable(phrase(key, values));

/** The system's code of an error, for a sentence that names it. */
export const reasonOf = (error: unknown): string => codeOf(error) ?? 'unknown';

/** Where an unexpected error arose, for the log. Without its message: that could name what a player may not know. */
export function traceOf(error: unknown): {
  readonly error: string;
  readonly code: string;
  readonly at: readonly string[];
} {
  const { name, stack } = error instanceof Error ? error : new Error();
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: name, code: reasonOf(error), at: frames.slice(0, 6).map((frame) => frame.trim()) };
}
