import type { SeenEvent } from '../../../games/kit/events.ts';
import type { Update, Watched } from '../../../protocol/messages.ts';
import type { TakenBack } from '../../../protocol/undo.ts';

/** Something that happened, and the position it led to. */
export interface Told {
  readonly seq: number;
  readonly event: SeenEvent;
}

/** Moves that were taken back, and the position that led to: everything after `takenBack.to` is struck. */
export interface Struck {
  readonly seq: number;
  readonly takenBack: TakenBack;
}

/** What a log is made of, oldest first. */
export type Entry = Told | Struck;

/** What a position adds to the log. */
export const entriesOf = ({ seq, events, takenBack }: Pick<Update, 'seq' | 'events' | 'takenBack'>): Entry[] => [
  ...events.map((event) => ({ seq, event })),
  ...(takenBack === undefined ? [] : [{ seq, takenBack }]),
];

/** The log of all positions until now. */
export const historyOf = ({ history }: Watched): Entry[] => history.flatMap(entriesOf);

/** Takes off a list all that led beyond a position. Returns what was taken off, oldest first. */
export function strike<Item extends { readonly seq: number }>(items: Item[], to: number): Item[] {
  const first = items.findLastIndex(({ seq }) => seq <= to) + 1;
  return items.splice(first);
}

/** What still counts of a log: without take-backs, and without what they struck. */
export function standing(log: readonly Entry[]): Told[] {
  const kept: Told[] = [];
  for (const entry of log) {
    if ('event' in entry) kept.push(entry);
    else strike(kept, entry.takenBack.to);
  }
  return kept;
}
