import type { Update } from '../../../protocol/messages.ts';

/** The positions of a table as one viewer sees them, each shown in its turn. */
export interface Show {
  /** The position on the screen, or the one that pieces move to now. */
  readonly shown: Update;
  /** Those that came meanwhile, oldest first. */
  readonly waiting: readonly Update[];
  /** Whether all motion towards `shown` has ended. */
  readonly settled: boolean;
}

/** A show that begins with this position. `settled`: it was on the screen before, and nothing has to move. */
export const opened = (update: Update, settled = false): Show => ({ shown: update, waiting: [], settled });

/** The newest position that came in. */
export const latest = ({ shown, waiting }: Show): Update => waiting.at(-1) ?? shown;

const next = (show: Show): Show => {
  const [shown, ...waiting] = show.waiting;
  return show.settled && shown !== undefined ? { shown, waiting, settled: false } : show;
};

/** A position came in. One that is known already changes nothing. */
export const arrived = (show: Show, update: Update): Show =>
  update.seq <= latest(show).seq ? show : next({ ...show, waiting: [...show.waiting, update] });

/** All motion towards the position numbered `seq` has ended: the next one begins. */
export const settledAt = (show: Show, seq: number): Show =>
  seq === show.shown.seq ? next({ ...show, settled: true }) : show;

/** Somebody is in a hurry: the newest position is shown at once. */
export const hurried = (show: Show): Show => {
  const newest = show.waiting.at(-1);
  return newest === undefined ? show : { shown: newest, waiting: [], settled: false };
};

/** Whether the newest position is on the screen and nothing moves. */
export const isAtRest = ({ waiting, settled }: Show): boolean => settled && waiting.length === 0;
