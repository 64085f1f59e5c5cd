import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chanceOf, commitment, draw } from '../../src/games/kit/chance.ts';
import type { AnyGame, Move, State } from '../../src/games/kit/game.ts';
import type { Options } from '../../src/games/kit/options.ts';
import { seatsFrom } from '../../src/games/kit/seats.ts';
import { Course } from '../../src/host/course.ts';
import { FORMAT } from '../../src/host/formats.ts';
import { type Header, type Line, written } from '../../src/host/journal.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import type { Player, TableId } from '../../src/protocol/tables.ts';

/** A game as far as it is to be played before anybody looks at it. Always the same one for the same words. */
export interface Staging {
  readonly id: TableId;
  readonly game: AnyGame;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly options?: Options;
  readonly first?: number;
  readonly title?: string;
  /** ISO 8601, UTC; every move was made then. */
  readonly at?: string;
  /** Moves are drawn by lot until this holds; until the game is over, unless said otherwise. */
  readonly until?: (state: State, course: Course) => boolean;
}

const isOver = (_: State, { outcome }: Course): boolean => outcome !== undefined;

/** Plays a game up to where it is wanted. Throws when it ends before. */
function played({ id, game, seed, players, options = {}, first, title, at, until = isOver }: Staging) {
  const when = at ?? '2026-01-01T20:00:00.000Z';
  const begun: Header = {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    id,
    title: title ?? null,
    options,
    players: [...players],
    first: first ?? null,
    undo: false,
    copyOf: null,
    seed,
    commitment: commitment(seed),
    dealt: null,
    botSeed: seed,
    created: when,
  };
  const course = new Course(game, begun);
  const header = { ...begun, dealt: course.digest };
  const lines: Line[] = [];
  let chance = chanceOf(seed);
  while (!until(course.state, course)) {
    if (isOver(course.state, course)) throw new Error(`The game of seed ${seed} ends before it is where it is wanted.`);
    const moves = seatsFrom(0, players.length).flatMap<Move>((seat) => game.moves(course.state, seat));
    const [move, next] = draw(chance, (lots) => lots.oneOf(moves));
    chance = next;
    course.add({ move, at: when }, course.next(move));
    const { outcome } = course;
    const result = outcome && { ranking: outcome.ranking, scores: outcome.scores };
    lines.push({ seq: course.seq, at: when, move, told: course.digest, ...(result && { result }) });
  }
  return { header, lines };
}

/** Puts a table into a data folder, as a host keeps it. */
async function stage(data: string, staging: Staging): Promise<void> {
  const { header, lines } = played(staging);
  const folder = join(data, 'tables', staging.id);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'journal.ndjson'), written(header, lines).text);
}

/** What a data folder holds before a host starts on it. */
export interface Installation {
  /** What differs from a fresh installation, besides that it is silent. */
  readonly settings?: Partial<Settings>;
  readonly tables?: readonly Staging[];
}

/** Prepares a data folder for a host. */
export async function install(data: string, { settings, tables = [] }: Installation): Promise<void> {
  await mkdir(data, { recursive: true });
  // Silent unless a test listens: sounds are made by computing, and there is no ear.
  await writeFile(join(data, 'settings.json'), JSON.stringify({ muted: true, ...settings }));
  for (const staging of tables) await stage(data, staging);
}
