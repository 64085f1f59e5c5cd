import { join } from 'node:path';
import { z } from 'zod';
import type { AnyGame } from '../games/kit/game.ts';
import { gameIdSchema, seatSchema } from '../protocol/parts.ts';
import { playerSchema, type TableId, type TableInfo, tableIdSchema } from '../protocol/tables.ts';
import type { Course } from './course.ts';
import type { Library } from './library.ts';
import type { Ports } from './ports.ts';
import { reasonOf } from './problem.ts';
import { Serial } from './serial.ts';

/** A break longer than this, in milliseconds, counts as one of this length: people went home. */
const LONGEST_BREAK = 5 * 60_000;

const usesSchema = z.record(z.string(), z.record(z.string(), z.int().positive()));

/** What a finished game comes to, as statistics need it. */
const recordSchema = z.strictObject({
  table: tableIdSchema,
  /** The table's own name, or that of the first table it is a copy of. */
  origin: tableIdSchema,
  game: gameIdSchema,
  players: z.array(playerSchema),
  /** ISO 8601, UTC. */
  ended: z.string(),
  seconds: z.number(),
  moves: z.int(),
  ranking: z.array(z.array(seatSchema)),
  scores: z.array(z.number().nullable()),
  /** For each seat: by type of move, how many cards of each kind it used. */
  uses: z.array(usesSchema),
});

/** What a finished game comes to, as statistics need it. */
export type FinishedGame = z.infer<typeof recordSchema>;

const keptSchema = z.strictObject({
  rules: z.string(),
  records: z.record(tableIdSchema, z.strictObject({ size: z.number(), changed: z.number(), record: recordSchema })),
});

type Kept = z.infer<typeof keptSchema>['records'];

/** Time at the table, in seconds. */
function secondsOf({ steps }: Course): number {
  const times = steps.map(({ at }) => Date.parse(at));
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time));
  return gaps.reduce((sum, gap) => sum + Math.min(LONGEST_BREAK, Math.max(0, gap)), 0) / 1000;
}

/** Which cards each seat used for which type of move, in moves that count. A card is used by a move that names it. */
function usesOf(course: Course): FinishedGame['uses'] {
  const standing = new Set(course.standing);
  const uses: Record<string, Record<string, number>>[] = course.header.players.map(() => ({}));
  for (const { seq, move, before } of course.moves()) {
    if (!standing.has(seq)) continue;
    const kinds = new Map(course.game.cards(before.context).map(({ id, kind }) => [id, kind] as const));
    const used = Object.values(move)
      .flat()
      .flatMap((choice) => kinds.get(String(choice)) ?? []);
    const own = uses[move.seat];
    if (own === undefined || used.length === 0) continue;
    const byKind = own[move.type] ?? {};
    for (const kind of used) byKind[kind] = (byKind[kind] ?? 0) + 1;
    own[move.type] = byKind;
  }
  return uses;
}

/** What a table's course comes to; `undefined` while it is not over. */
export function finishedGame(course: Course): FinishedGame | undefined {
  const { header, outcome, standing, steps, seq } = course;
  if (outcome === undefined) return undefined;
  return {
    table: header.id,
    origin: header.copyOf ?? header.id,
    game: header.game,
    players: header.players,
    ended: steps[seq]?.at ?? header.created,
    seconds: secondsOf(course),
    moves: standing.length,
    ranking: outcome.ranking.map((group) => [...group]),
    scores: [...outcome.scores],
    uses: usesOf(course),
  };
}

/** Of games that are copies of each other, the one that ended first counts: a copy of a finished game is no second one. */
const once = (games: readonly FinishedGame[]): FinishedGame[] => {
  const newest = [...games].sort((one, other) => other.ended.localeCompare(one.ended));
  return [...new Map(newest.map((game) => [game.origin, game])).values()].sort((one, other) =>
    one.ended.localeCompare(other.ended),
  );
};

/**
 * What every finished game comes to.
 *
 * `<data>/records.json` remembers it, so that thousands of journals need not be played again for a page of statistics. It is a copy
 * only: an entry counts as long as the journal has the size and time it had.
 */
export class Records {
  readonly #ports: Ports;
  readonly #library: Library;
  readonly #rules: string;
  readonly #path: string;
  readonly #line = new Serial();
  #kept: Kept | undefined;

  constructor(ports: Ports, library: Library, games: readonly AnyGame[], data: string) {
    this.#ports = ports;
    this.#library = library;
    this.#rules = games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`).join(', ');
    this.#path = join(data, 'records.json');
  }

  /** Every finished game among these tables, the one that ended first first; and how many could not be read. */
  of(tables: readonly TableInfo[]): Promise<{ games: FinishedGame[]; unread: number }> {
    return this.#line.run(async () => {
      const before = this.#kept ?? (await this.#read());
      const kept: Kept = {};
      const games: FinishedGame[] = [];
      const finished = tables.filter(({ status }) => status === 'finished');
      for (const { id } of finished) {
        const entry = await this.#entryOf(id, before[id]);
        if (entry === undefined) continue;
        kept[id] = entry;
        games.push(entry.record);
      }
      if (JSON.stringify(kept) !== JSON.stringify(before)) await this.#keep(kept);
      this.#kept = kept;
      return { games: once(games), unread: finished.length - games.length };
    });
  }

  async #entryOf(id: TableId, known: Kept[TableId] | undefined): Promise<Kept[TableId] | undefined> {
    const mark = await this.#library.files.mark(id);
    if (mark === undefined) return undefined;
    if (known !== undefined && known.size === mark.size && known.changed === mark.changed) return known;
    try {
      const record = finishedGame((await this.#library.read(id)).course);
      return record && { ...mark, record };
    } catch {
      return undefined;
    }
  }

  async #read(): Promise<Kept> {
    try {
      const text = Buffer.from(await this.#ports.files.read(this.#path)).toString('utf8');
      const { rules, records } = keptSchema.parse(JSON.parse(text));
      return rules === this.#rules ? records : {};
    } catch {
      return {};
    }
  }

  async #keep(records: Kept): Promise<void> {
    try {
      await this.#ports.files.replace(this.#path, JSON.stringify({ rules: this.#rules, records }));
    } catch (error) {
      this.#ports.log.warn('The records could not be kept.', { code: reasonOf(error) });
    }
  }
}
