import { commitment } from '../games/kit/chance.ts';
import type { Phrase } from '../games/kit/phrase.ts';
import type { TableInfo } from '../protocol/tables.ts';
import type { Course } from './course.ts';
import type { Line } from './journal.ts';

/** What can be changed at a table while it is played. */
export type TableSettings = Pick<TableInfo, 'title' | 'undo'>;

/** What lines of a journal make of a table's settings: for each, the last one that speaks of it counts. */
export function settingsOf({ title, undo }: TableSettings, lines: readonly Line[]): TableSettings {
  let [lastTitle, lastUndo] = [title, undo];
  for (const line of lines) {
    if ('title' in line) lastTitle = line.title;
    if ('undo' in line) lastUndo = line.undo;
  }
  return { title: lastTitle, undo: lastUndo };
}

/** The table as a list shows it. The seed is in it only when the game is over. */
export function infoOf(course: Course, settings: TableSettings, problem: Phrase | null): TableInfo {
  const { header, outcome, standing, steps, seq } = course;
  const { id, game, players, options, created, seed } = header;
  return {
    id,
    game,
    ...settings,
    players,
    options,
    created,
    played: steps[seq]?.at ?? created,
    moves: standing.length,
    status: outcome === undefined ? 'playing' : 'finished',
    winners: [...(outcome?.ranking[0] ?? [])],
    commitment: commitment(seed),
    seed: outcome === undefined ? null : seed,
    problem,
  };
}
