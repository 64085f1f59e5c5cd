import type { Status } from '../protocol/undo.ts';
import { problem } from './problem.ts';
import { CHANGED_OUTSIDE, type Unsaved } from './writer.ts';

/** What the people are told of lines that are not on disk. */
export function unsavedAs(unsaved: Unsaved | null): Status['unsaved'] {
  if (unsaved === null) return null;
  const { lines, code } = unsaved;
  const key = code === CHANGED_OUTSIDE ? 'host.unsaved-changed' : 'host.unsaved';
  return { lines, problem: problem(key, { lines, code }).problem };
}
