import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Move } from '../games/kit/game.ts';
import { gameIdSchema, moveSchema, seatSchema } from '../protocol/parts.ts';
import { playerSchema, tableIdSchema } from '../protocol/tables.ts';
import type { Files, GrowingFile } from './ports.ts';
import { unopenable } from './problem.ts';

/**
 * A table on disk: a header line, then one line a move, in UTF-8.
 *
 * Each line is a JSON object whose last field, `sum`, is the SHA-256 of the line before's `sum`, a newline, and this line without
 * its own `sum`. So no line can be changed, lost or moved without being noticed.
 */

/** The version of this file format. Raised whenever an older program could not read what this one writes. */
export const FORMAT = 1;

const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: gameIdSchema,
  rulesVersion: z.int(),
  id: tableIdSchema,
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  players: z.array(playerSchema).min(1),
  first: seatSchema.nullable(),
  /** The game's secret fate. */
  seed: z.string().min(1),
  /** What the bots' own choices are drawn from; has nothing to do with the game's seed. */
  botSeed: z.string().min(1),
  /** ISO 8601, UTC. */
  created: z.string(),
});

/** What a table is made from: the first line of its journal. */
export type Header = z.infer<typeof headerSchema>;

/** One move: a line of the journal. */
export interface Entry {
  /** Counts from 1. */
  readonly seq: number;
  /** When it was played: ISO 8601, UTC. */
  readonly at: string;
  readonly move: Move;
}

const entrySchema: z.ZodType<Entry> = z.strictObject({ seq: z.int().positive(), at: z.string(), move: moveSchema });

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
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly end: JournalEnd;
  /** The number of a last line that was not written whole, counted from 1; `null` when all is well. */
  readonly torn: number | null;
}

const NEWLINE = 0x0a;
const SUM = /,"sum":"([0-9a-f]{64})"\}$/;
const SUM_LENGTH = ',"sum":""}'.length + 64;

const chained = (before: string, body: string | Uint8Array): string =>
  createHash('sha256').update(`${before}\n`).update(body).digest('hex');

/** A line for `content`, chained to the line whose sum is `before`. */
function lineOf(content: object, before: string): { line: string; sum: string } {
  const body = JSON.stringify(content);
  const sum = chained(before, body);
  return { line: `${body.slice(0, -1)},"sum":"${sum}"}\n`, sum };
}

/** The first line of a new journal. */
export const headerLine = (header: Header): string => lineOf(header, '').line;

/** What a line holds; `undefined` when it is not as it was written. */
function contentOf(line: Buffer, before: string): { content: unknown; sum: string } | undefined {
  const sum = SUM.exec(line.subarray(-SUM_LENGTH).toString('latin1'))?.[1];
  if (sum === undefined) return undefined;
  const body = Buffer.concat([line.subarray(0, -SUM_LENGTH), Buffer.from('}')]);
  if (chained(before, body) !== sum) return undefined;
  try {
    return { content: JSON.parse(body.toString('utf8')), sum };
  } catch {
    return undefined;
  }
}

/**
 * Whether a line was once written to its end: then it was announced, and is damaged if its checksum does not hold. A crash leaves
 * lines without an end, or with zeros where the disk had not got them yet.
 */
const wasWhole = (line: Buffer): boolean => line.subarray(-2).toString('latin1') === '"}' && !line.includes(0);

/** The lines of a file without their newlines, and what stands after the last newline. */
function linesOf(bytes: Buffer): { lines: Buffer[]; rest: Buffer } {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return { lines, rest: bytes.subarray(from) };
}

/** The format that a first line claims to have, whatever its checksum says: a later format may have another checksum. */
const claimedFormat = (line: Buffer): unknown => {
  try {
    return (JSON.parse(line.toString('utf8')) as { format?: unknown } | null)?.format;
  } catch {
    return undefined;
  }
};

function readHeader(line: Buffer | undefined): { header: Header; sum: string } {
  if (line === undefined) throw unopenable('host.damaged', { line: 1 });
  const format = claimedFormat(line);
  if (typeof format === 'number' && format > FORMAT) throw unopenable('host.newer-format', { format, known: FORMAT });
  const read = contentOf(line, '');
  const header = headerSchema.safeParse(read?.content);
  if (read === undefined || !header.success) throw unopenable('host.damaged', { line: 1 });
  return { header: header.data, sum: read.sum };
}

/**
 * Reads a journal and checks every line of it.
 *
 * A last line that was not written whole is left out and named in `torn`: its move was never announced.
 *
 * @throws {Unopenable} when any other line is damaged or missing (it names the line), or when a newer program wrote the file.
 */
export function readJournal(file: Uint8Array): Journal {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { lines, rest } = linesOf(bytes);
  const { header, sum: first } = readHeader(lines[0]);
  const entries: Entry[] = [];
  let sum = first;
  let good = (lines[0]?.length ?? 0) + 1;
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const read = contentOf(line, sum);
    const isLast = at === lines.length - 1 && rest.length === 0;
    if (read === undefined && isLast && !wasWhole(line)) break;
    const entry = entrySchema.safeParse(read?.content);
    if (read === undefined || !entry.success || entry.data.seq !== at)
      throw unopenable('host.damaged', { line: at + 1 });
    entries.push(entry.data);
    sum = read.sum;
    good += line.length + 1;
  }
  const torn = good < bytes.length ? entries.length + 2 : null;
  return { header, entries, end: { total: bytes.length, good, sum }, torn };
}

/** Writes moves at the end of a journal. */
export class JournalWriter {
  readonly #files: Files;
  readonly #path: string;
  #end: JournalEnd;
  #file: GrowingFile | undefined;

  constructor(files: Files, path: string, end: JournalEnd) {
    this.#files = files;
    this.#path = path;
    this.#end = end;
  }

  /**
   * Writes a move; resolves when it is safe on disk. A torn line at the end is cut off first.
   *
   * @throws {Unopenable} when somebody else changed the file since it was read.
   * @throws the system's error when it can't be written; what may stand there of the line is cut off at once, or before the next one.
   */
  async append(entry: Entry): Promise<void> {
    const file = await this.#ready();
    const { line, sum } = lineOf(entry, this.#end.sum);
    const bytes = Buffer.from(line);
    try {
      await file.append(bytes);
    } catch (error) {
      await this.#takeBack(file);
      throw error;
    }
    const good = this.#end.good + bytes.length;
    this.#end = { total: good, good, sum };
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close().catch(() => {});
  }

  /** Leaves nothing of a line that failed, so that a restart does not find a move which was never announced. */
  async #takeBack(file: GrowingFile): Promise<void> {
    try {
      await file.cut(this.#end.good);
    } catch {
      this.#end = { ...this.#end, total: null };
      await this.close();
    }
  }

  async #ready(): Promise<GrowingFile> {
    if (this.#file !== undefined) return this.#file;
    const file = await this.#files.openToGrow(this.#path);
    try {
      await this.#trim(file);
    } catch (error) {
      await file.close();
      throw error;
    }
    this.#file = file;
    return file;
  }

  /** Cuts off a torn line. */
  async #trim(file: GrowingFile): Promise<void> {
    const { total, good } = this.#end;
    const size = await file.size();
    if (size < good || (total !== null && size !== total)) throw unopenable('host.changed-outside');
    if (size > good) await file.cut(good);
  }
}
