import { z } from 'zod';
import type { Move } from '../games/kit/game.ts';
import { gameIdSchema, moveSchema, seatSchema } from '../protocol/parts.ts';
import { playerSchema, tableIdSchema, titleSchema } from '../protocol/tables.ts';
import { bufferOf, chainOf, contentOf, firstLineOf, linesOf, trusted, wasWhole } from './chain.ts';
import { FORMAT, isReadable, migrationFrom } from './formats.ts';
import { unopenable } from './problem.ts';

/**
 * A table on disk: a chain of lines (`chain.ts`). The first one says what the table is made from; each further one is a move, a
 * take-back, or a change of the table's title or of its rule about taking back. Nothing is ever erased.
 */

/** The first half of a digest: enough to tell that something else was told. */
const digestSchema = z.string().regex(/^[0-9a-f]{16}$/);

const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: gameIdSchema,
  rulesVersion: z.int(),
  id: tableIdSchema,
  title: titleSchema.nullable(),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  players: z.array(playerSchema).min(1),
  first: seatSchema.nullable(),
  /** Whether moves may be taken back, until a line says otherwise. */
  undo: z.boolean(),
  /** The first table of which this one is a copy. */
  copyOf: tableIdSchema.nullable(),
  /** The game's secret fate. */
  seed: z.string().min(1),
  /** Its hash, as it was shown at the start; `null` in tables from before it was recorded. */
  commitment: z.string().nullable(),
  /** The digest of the deal; `null` in tables from before it was recorded. */
  dealt: digestSchema.nullable(),
  /** What the bots' own choices are drawn from; has nothing to do with the game's seed. */
  botSeed: z.string().min(1),
  /** ISO 8601, UTC. */
  created: z.string(),
});

/** What a table is made from: the first line of its journal. */
export type Header = z.infer<typeof headerSchema>;

/** The result of a game, as it was announced. */
export interface Result {
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly (number | null)[];
}

/** A move. */
export interface MoveLine {
  /** The number of the position it led to. */
  readonly seq: number;
  /** When it was played: ISO 8601, UTC. */
  readonly at: string;
  readonly move: Move;
  /** The digest of what it told and of where the cards lay then; not there in tables from before it was recorded. */
  readonly told?: string | undefined;
  /** There when it ended the game. */
  readonly result?: Result | undefined;
}

/** Moves were taken back: the table is at the position `back` again. */
export interface BackLine {
  readonly seq: number;
  readonly at: string;
  readonly back: number;
  /** The seat that wanted it, and those who were asked and agreed. */
  readonly by: number;
  readonly agreed: readonly number[];
}

/** The table's title, or its rule about taking back, from now on. */
export type SettingLine =
  | { readonly at: string; readonly title: string | null }
  | { readonly at: string; readonly undo: boolean };

/** A copy was exported here: so many lines stand before this one, the first included. */
export interface SealLine {
  readonly at: string;
  readonly sealed: number;
}

/** A line of the journal after the first. */
export type Line = MoveLine | BackLine | SettingLine | SealLine;

const at = z.string();
const seq = z.int().positive();

const lineSchema: z.ZodType<Line> = z.union([
  z.strictObject({
    seq,
    at,
    move: moveSchema,
    told: digestSchema.optional(),
    result: z
      .strictObject({ ranking: z.array(z.array(seatSchema)), scores: z.array(z.number().nullable()) })
      .optional(),
  }),
  z.strictObject({ seq, at, back: z.int().nonnegative(), by: seatSchema, agreed: z.array(seatSchema) }),
  z.strictObject({ at, title: titleSchema.nullable() }),
  z.strictObject({ at, undo: z.boolean() }),
  z.strictObject({ at, sealed: z.int().positive() }),
]);

/** Where the good part of a journal ends, so that writing can go on there. */
export interface JournalEnd {
  /** The whole file, in bytes, as it was read; `null` after a write that failed, when nobody knows. */
  readonly total: number | null;
  /** The part whose checksums hold, in bytes. */
  readonly good: number;
  /** The `sum` of its last line. */
  readonly sum: string;
}

/** A journal as it was read. */
export interface Journal {
  /** The format it has on disk; what follows is in today's. */
  readonly format: number;
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly end: JournalEnd;
  /** The number of a last line that was not written whole, counted from 1; `null` when all is well. */
  readonly torn: number | null;
}

/** As much of a journal as is as it was written. */
export interface Remains extends Journal {
  /** The number of the first line that is damaged or missing, counted from 1; `null` when none is. */
  readonly damaged: number | null;
}

/** The format that a first line claims to have, whatever its checksum says: a later format may have another checksum. */
const claimedFormat = (line: Buffer): unknown => {
  try {
    return (JSON.parse(line.toString('utf8')) as { format?: unknown } | null)?.format;
  } catch {
    return undefined;
  }
};

function headerOf(line: Buffer | undefined): { format: number; header: Header; sum: string } {
  if (line === undefined) throw unopenable('host.damaged', { line: 1 });
  const format = claimedFormat(line);
  if (typeof format === 'number' && format > FORMAT) throw unopenable('host.newer-format', { format, known: FORMAT });
  const read = contentOf(line, '');
  if (read === undefined || !isReadable(format)) throw unopenable('host.damaged', { line: 1 });
  const header = headerSchema.safeParse(migrationFrom(format).header(read.content));
  if (!header.success) throw unopenable('host.damaged', { line: 1 });
  return { format, header: header.data, sum: read.sum };
}

/** The first line of a journal. Throws {@link Unopenable} when it is damaged, or a newer program wrote the file. */
export const readHeader = (file: Uint8Array): Header => headerOf(firstLineOf(bufferOf(file))).header;

/** The lines of a journal as they are read one after another. */
class Reader {
  readonly lines: Line[] = [];
  #positions = 0;
  #sum: string;
  #good: number;
  readonly #migrated: (content: unknown) => unknown;

  constructor(format: number, sum: string, good: number) {
    this.#migrated = migrationFrom(format).line;
    this.#sum = sum;
    this.#good = good;
  }

  /** Where the good part ends. */
  end(total: number): JournalEnd {
    return { total, good: this.#good, sum: this.#sum };
  }

  /** Takes a line that is known to be as it was written. */
  trust(bytes: Buffer): void {
    const { content, sum } = trusted(bytes);
    this.#take(content as Line, sum, bytes);
  }

  /** Takes a line. Returns whether it is as it was written, and the next one. */
  read(bytes: Buffer): boolean {
    const read = contentOf(bytes, this.#sum);
    const line = lineSchema.safeParse(read && this.#migrated(read.content));
    if (read === undefined || !line.success) return false;
    if ('seq' in line.data && line.data.seq !== this.#positions + 1) return false;
    this.#take(line.data, read.sum, bytes);
    return true;
  }

  #take(line: Line, sum: string, bytes: Buffer): void {
    this.lines.push(line);
    if ('seq' in line) this.#positions++;
    this.#sum = sum;
    this.#good += bytes.length + 1;
  }
}

/**
 * Reads a journal up to the first line that is damaged or missing.
 *
 * A last line that was not written whole is left out and named in `torn`: it was never announced.
 *
 * @param checked - how many bytes are known to be as they were written; their lines are taken as they are.
 * @throws {Unopenable} when the first line is damaged, or a newer program wrote the file.
 */
export function readRemains(file: Uint8Array, checked = 0): Remains {
  const bytes = bufferOf(file);
  const { lines: written, rest } = linesOf(bytes);
  const { format, header, sum } = headerOf(written[0]);
  const reader = new Reader(format, sum, (written[0]?.length ?? 0) + 1);
  let damaged: number | null = null;
  for (const [place, line] of written.entries()) {
    if (place === 0) continue;
    if (reader.end(0).good < checked) {
      reader.trust(line);
      continue;
    }
    if (reader.read(line)) continue;
    const isLast = place === written.length - 1 && rest.length === 0;
    if (!isLast || wasWhole(line)) damaged = place + 1;
    break;
  }
  const end = reader.end(bytes.length);
  const torn = damaged === null && end.good < bytes.length ? reader.lines.length + 2 : null;
  return { format, header, lines: reader.lines, end, torn, damaged };
}

/**
 * Reads a journal and checks every line of it.
 *
 * @throws {Unopenable} when a line other than a torn last one is damaged or missing (it names the line), or when a newer program wrote
 *   the file.
 */
export function readJournal(file: Uint8Array, checked = 0): Journal {
  const { damaged, ...journal } = readRemains(file, checked);
  if (damaged !== null) throw unopenable('host.damaged', { line: damaged });
  return journal;
}

/** A whole journal, and the `sum` of its last line. */
export const written = (header: Header, lines: readonly Line[]): { text: string; sum: string } =>
  chainOf([header, ...lines]);
