import { join } from 'node:path';
import { z } from 'zod';
import type { AnyGame } from '../games/kit/game.ts';
import { gameIdSchema } from '../protocol/parts.ts';
import { type TableId, type TableInfo, tableIdSchema, tableInfoSchema } from '../protocol/tables.ts';
import type { FileMark, Ports } from './ports.ts';
import { reasonOf, traceOf, Unopenable, unopenable } from './problem.ts';
import { Serial } from './serial.ts';
import type { TableFiles } from './table-files.ts';

/** How many journals are read at a time when a list is made anew. */
const READ_AT_ONCE = 8;

const shelfmarkSchema = z.strictObject({ size: z.number(), changed: z.number(), info: tableInfoSchema });

/** What the list says of a table, and the version of its file that it was made from. */
type Shelfmark = z.infer<typeof shelfmarkSchema>;

const indexSchema = z.strictObject({ rules: z.string(), tables: z.record(tableIdSchema, shelfmarkSchema) });

/** Words of a header that can still be made out although its line is damaged. */
const remnantsSchema = z.object({
  game: gameIdSchema.optional().catch(undefined),
  title: tableInfoSchema.shape.title.catch(null),
  players: tableInfoSchema.shape.players.catch([]),
  options: tableInfoSchema.shape.options.catch({}),
  created: z.string().catch(''),
});

const newestFirst = (one: TableInfo, other: TableInfo): number =>
  other.played.localeCompare(one.played) || other.id.localeCompare(one.id);

/** What a list is made of. */
interface ListParts {
  readonly ports: Ports;
  readonly files: TableFiles;
  readonly games: readonly AnyGame[];
  readonly data: string;
  /** What a journal says of its table. Rejects with {@link Unopenable} when it can't be played on from. */
  readonly infoOf: (id: TableId) => Promise<TableInfo>;
}

/**
 * What the list of tables says of each.
 *
 * `<data>/tables.json` remembers it, so that a long list needs no journal to be read. It is a copy only: an entry counts as long as the
 * journal has the size and time it had, and the whole file can be deleted at any time.
 */
export class TableList {
  readonly #parts: ListParts;
  readonly #index: string;
  /** The list is read and changed by one at a time. */
  readonly #line = new Serial();
  #marks: Promise<Map<TableId, Shelfmark>> | undefined;

  constructor(parts: ListParts) {
    this.#parts = parts;
    this.#index = join(parts.data, 'tables.json');
  }

  /** Every table, the one played last first. Reads only journals that it does not know yet. */
  all(): Promise<TableInfo[]> {
    return this.#line.run(() => this.#all());
  }

  async #all(): Promise<TableInfo[]> {
    this.#marks ??= this.#readIndex();
    const marks = await this.#marks;
    const ids = await this.#parts.files.ids();
    const here = new Set(ids);
    for (const id of marks.keys()) if (!here.has(id)) marks.delete(id);
    await this.#learn(
      ids.filter((id) => !marks.has(id)),
      marks,
    );
    return [...marks.values()].map(({ info }) => info).sort(newestFirst);
  }

  /**
   * Takes down what is said of a table from now on.
   *
   * @param size - the size of the file that says so; when it has another one by now, nothing is taken down.
   */
  note(id: TableId, info: TableInfo, size?: number): Promise<void> {
    return this.#line.run(async () => {
      const marks = await this.#marks;
      const mark = marks && (await this.#parts.files.mark(id));
      if (mark === undefined || (size !== undefined && mark.size !== size)) return;
      marks?.set(id, { ...mark, info });
    });
  }

  /** Takes down that a table can't be opened. */
  async noteDamage(id: TableId, { problem }: Unopenable): Promise<void> {
    const known = (await this.#marks)?.get(id)?.info;
    if (known !== undefined) await this.note(id, { ...known, status: 'damaged', problem });
  }

  /** Forgets a table that is not there any more. */
  async forget(id: TableId): Promise<void> {
    await this.#line.run(async () => (await this.#marks)?.delete(id));
    await this.keep();
  }

  /** Writes the list to disk, so that the next start need not read the journals. Failing to is no harm. */
  keep(): Promise<void> {
    return this.#line.run(() => this.#keep());
  }

  async #keep(): Promise<void> {
    const marks = await this.#marks;
    if (marks === undefined) return;
    const { files, log } = this.#parts.ports;
    const index: z.infer<typeof indexSchema> = { rules: this.#rules(), tables: Object.fromEntries(marks) };
    try {
      await files.replace(this.#index, JSON.stringify(index));
    } catch (error) {
      log.warn('The list of tables could not be kept.', { code: reasonOf(error) });
    }
  }

  /** The games and versions of their rules that a list was made by: others may read a journal in another way. */
  #rules(): string {
    return this.#parts.games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`).join(', ');
  }

  async #readIndex(): Promise<Map<TableId, Shelfmark>> {
    const known = await this.#indexed();
    const current = await this.#inTurns(Object.entries(known), async ([id, mark]) => {
      const now = await this.#parts.files.mark(id);
      const isCurrent = now !== undefined && now.size === mark.size && now.changed === mark.changed;
      return isCurrent && mark.info.status !== 'damaged' ? [[id, mark] as const] : [];
    });
    return new Map(current.flat());
  }

  async #indexed(): Promise<Record<TableId, Shelfmark>> {
    try {
      const text = Buffer.from(await this.#parts.ports.files.read(this.#index)).toString('utf8');
      const { rules, tables } = indexSchema.parse(JSON.parse(text));
      return rules === this.#rules() ? tables : {};
    } catch {
      return {};
    }
  }

  async #learn(ids: readonly TableId[], marks: Map<TableId, Shelfmark>): Promise<void> {
    if (ids.length === 0) return;
    await this.#inTurns(ids, async (id) => {
      const mark = await this.#parts.files.mark(id);
      if (mark !== undefined) marks.set(id, { ...mark, info: await this.#infoOf(id, mark) });
    });
    await this.#keep();
  }

  async #infoOf(id: TableId, mark: FileMark): Promise<TableInfo> {
    try {
      return await this.#parts.infoOf(id);
    } catch (error) {
      if (!(error instanceof Unopenable))
        this.#parts.ports.log.warn('A table could not be listed.', { table: id, ...traceOf(error) });
      const known = error instanceof Unopenable ? error : unopenable('host.unreadable', { code: reasonOf(error) });
      return this.#damagedInfo(id, mark, known);
    }
  }

  /** What can be said of a table whose journal can't be read: whatever its first line still tells. */
  async #damagedInfo(id: TableId, { changed }: FileMark, { problem }: Unopenable): Promise<TableInfo> {
    const bytes = await this.#parts.files.read(id).catch(() => new Uint8Array());
    const remnants = remnantsSchema.parse(firstLine(bytes) ?? {});
    const played = new Date(changed).toISOString();
    return {
      id,
      game: remnants.game ?? this.#parts.games[0]?.id ?? 'take-the-gold',
      title: remnants.title,
      players: remnants.players,
      options: remnants.options,
      created: remnants.created || played,
      played,
      moves: 0,
      undo: false,
      status: 'damaged',
      winners: [],
      commitment: '',
      seed: null,
      problem,
    };
  }

  async #inTurns<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = [];
    for (let at = 0; at < items.length; at += READ_AT_ONCE) {
      results.push(...(await Promise.all(items.slice(at, at + READ_AT_ONCE).map(task))));
    }
    return results;
  }
}

/** The object on the first line of a file, be it damaged elsewhere. */
function firstLine(bytes: Uint8Array): object | undefined {
  try {
    const [line = ''] = Buffer.from(bytes).toString('utf8').split('\n', 1);
    const content: unknown = JSON.parse(line);
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}
