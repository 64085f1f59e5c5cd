import { join } from 'node:path';
import { z } from 'zod';
import type { AnyGame, GameId } from '../games/kit/game.ts';
import { gameIdSchema } from '../protocol/parts.ts';
import { type TableId, type TableInfo, tableIdSchema, tableInfoSchema } from '../protocol/tables.ts';
import { type Header, headerLine, JournalWriter, readJournal } from './journal.ts';
import type { FileMark, Ports } from './ports.ts';
import { problem, reasonOf, traceOf, Unopenable, unopenable } from './problem.ts';
import { Serial } from './serial.ts';
import { Table } from './table.ts';

/** How many journals are read at a time when a list is made anew. */
const READ_AT_ONCE = 8;

const shelfmarkSchema = z.strictObject({ size: z.number(), changed: z.number(), info: tableInfoSchema });

/** What the list says of a table, and the version of its file that it was made from. */
type Shelfmark = z.infer<typeof shelfmarkSchema>;

const indexSchema = z.strictObject({ rules: z.string(), tables: z.record(tableIdSchema, shelfmarkSchema) });

/** Words of a header that can still be made out although its line is damaged. */
const remnantsSchema = z.object({
  game: gameIdSchema.optional().catch(undefined),
  players: tableInfoSchema.shape.players.catch([]),
  options: tableInfoSchema.shape.options.catch({}),
  created: z.string().catch(''),
});

const newestFirst = (one: TableInfo, other: TableInfo): number =>
  other.played.localeCompare(one.played) || other.id.localeCompare(one.id);

/**
 * All tables on disk: `<data>/tables/<id>/journal.ndjson`.
 *
 * `<data>/tables.json` remembers what the list says of each, so that a long list needs no journal to be read. It is a copy only:
 * an entry counts as long as the journal has the size and time it had, and the whole file can be deleted at any time.
 */
export class Library {
  readonly #ports: Ports;
  readonly #games: readonly AnyGame[];
  readonly #folder: string;
  readonly #index: string;
  /** The list is read and changed by one at a time. */
  readonly #line = new Serial();
  #marks: Promise<Map<TableId, Shelfmark>> | undefined;

  constructor(ports: Ports, games: readonly AnyGame[], data: string) {
    this.#ports = ports;
    this.#games = games;
    this.#folder = join(data, 'tables');
    this.#index = join(data, 'tables.json');
  }

  /** The game of that name. Throws a {@link HostProblem} when it is not on the shelf. */
  game(id: GameId): AnyGame {
    const game = this.#games.find((known) => known.id === id);
    if (game === undefined) throw problem('host.unknown-game', { game: id });
    return game;
  }

  /** Every table, the one played last first. Reads only journals that it does not know yet. */
  list(): Promise<TableInfo[]> {
    return this.#line.run(() => this.#list());
  }

  async #list(): Promise<TableInfo[]> {
    this.#marks ??= this.#readIndex();
    const marks = await this.#marks;
    const ids = (await this.#ports.files.list(this.#folder)).filter((name) => tableIdSchema.safeParse(name).success);
    const here = new Set(ids);
    for (const id of marks.keys()) if (!here.has(id)) marks.delete(id);
    await this.#learn(
      ids.filter((id) => !marks.has(id)),
      marks,
    );
    return [...marks.values()].map(({ info }) => info).sort(newestFirst);
  }

  /** Writes a new table's journal; safe on disk when this resolves. */
  async create(header: Header): Promise<TableInfo> {
    const { files } = this.#ports;
    const path = this.#pathOf(header.id);
    const line = headerLine(header);
    const table = this.#tableOf(Buffer.from(line), path, header.id);
    try {
      await files.makeFolder(join(this.#folder, header.id));
      await files.replace(path, line);
    } catch (error) {
      throw problem('host.not-written', { code: reasonOf(error) });
    }
    await this.note(header.id, table.info());
    await this.keep();
    return table.info();
  }

  /**
   * Opens a table to play on.
   *
   * @throws {HostProblem} when there is no such table.
   * @throws {Unopenable} when its journal can't be played on from; the file stays as it is and the list says so.
   */
  async open(id: TableId): Promise<Table> {
    const path = this.#pathOf(id);
    let bytes: Uint8Array;
    try {
      bytes = await this.#ports.files.read(path);
    } catch (error) {
      if (reasonOf(error) === 'ENOENT') throw problem('host.no-table');
      throw unopenable('host.unreadable', { code: reasonOf(error) });
    }
    return this.#tableOf(bytes, path, id);
  }

  /** Removes a table for good. */
  async remove(id: TableId): Promise<void> {
    if ((await this.#ports.files.mark(this.#pathOf(id))) === undefined) throw problem('host.no-table');
    try {
      await this.#ports.files.remove(join(this.#folder, id));
    } catch (error) {
      throw problem('host.not-removed', { code: reasonOf(error) });
    }
    await this.#line.run(async () => (await this.#marks)?.delete(id));
    await this.keep();
  }

  /** Takes down what the list says of a table from now on. */
  note(id: TableId, info: TableInfo): Promise<void> {
    return this.#line.run(async () => {
      const marks = await this.#marks;
      const mark = marks && (await this.#ports.files.mark(this.#pathOf(id)).catch(() => undefined));
      if (mark !== undefined) marks?.set(id, { ...mark, info });
    });
  }

  /** Takes down that a table can't be opened. */
  async noteDamage(id: TableId, { problem }: Unopenable): Promise<void> {
    const known = (await this.#marks)?.get(id)?.info;
    if (known !== undefined) await this.note(id, { ...known, status: 'damaged', problem });
  }

  /** Writes the list to disk, so that the next start need not read the journals. Failing to is no harm. */
  keep(): Promise<void> {
    return this.#line.run(() => this.#keep());
  }

  async #keep(): Promise<void> {
    const marks = await this.#marks;
    if (marks === undefined) return;
    const index: z.infer<typeof indexSchema> = { rules: this.#rules(), tables: Object.fromEntries(marks) };
    try {
      await this.#ports.files.replace(this.#index, JSON.stringify(index));
    } catch (error) {
      this.#ports.log.warn('The list of tables could not be kept.', { code: reasonOf(error) });
    }
  }

  #pathOf(id: TableId): string {
    return join(this.#folder, id, 'journal.ndjson');
  }

  #tableOf(bytes: Uint8Array, path: string, id: TableId): Table {
    const journal = readJournal(bytes);
    if (journal.header.id !== id) throw unopenable('host.misplaced', { id: journal.header.id });
    const game = this.#games.find(({ id }) => id === journal.header.game);
    if (game === undefined) throw unopenable('host.unknown-game', { game: journal.header.game });
    return Table.replay(game, journal, new JournalWriter(this.#ports.files, path, journal.end));
  }

  /** The games and versions of their rules that a list was made by: others may read a journal in another way. */
  #rules(): string {
    return this.#games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`).join(', ');
  }

  async #readIndex(): Promise<Map<TableId, Shelfmark>> {
    const known = await this.#indexed();
    const current = await this.#inTurns(Object.entries(known), async ([id, mark]) => {
      const now = await this.#ports.files.mark(this.#pathOf(id)).catch(() => undefined);
      const isCurrent = now !== undefined && now.size === mark.size && now.changed === mark.changed;
      return isCurrent && mark.info.status !== 'damaged' ? [[id, mark] as const] : [];
    });
    return new Map(current.flat());
  }

  async #indexed(): Promise<Record<TableId, Shelfmark>> {
    try {
      const text = Buffer.from(await this.#ports.files.read(this.#index)).toString('utf8');
      const { rules, tables } = indexSchema.parse(JSON.parse(text));
      return rules === this.#rules() ? tables : {};
    } catch {
      return {};
    }
  }

  async #learn(ids: readonly TableId[], marks: Map<TableId, Shelfmark>): Promise<void> {
    if (ids.length === 0) return;
    await this.#inTurns(ids, async (id) => {
      const mark = await this.#ports.files.mark(this.#pathOf(id)).catch(() => undefined);
      if (mark !== undefined) marks.set(id, { ...mark, info: await this.#infoOf(id, mark) });
    });
    await this.#keep();
  }

  async #infoOf(id: TableId, mark: FileMark): Promise<TableInfo> {
    try {
      return (await this.open(id)).info();
    } catch (error) {
      if (!(error instanceof Unopenable))
        this.#ports.log.warn('A table could not be listed.', { table: id, ...traceOf(error) });
      const known = error instanceof Unopenable ? error : unopenable('host.unreadable', { code: reasonOf(error) });
      return this.#damagedInfo(id, mark, known);
    }
  }

  /** What can be said of a table whose journal can't be read: whatever its first line still tells. */
  async #damagedInfo(id: TableId, { changed }: FileMark, { problem }: Unopenable): Promise<TableInfo> {
    const bytes = await this.#ports.files.read(this.#pathOf(id)).catch(() => new Uint8Array());
    const remnants = remnantsSchema.parse(firstLine(bytes) ?? {});
    const played = new Date(changed).toISOString();
    return {
      id,
      game: remnants.game ?? this.#games[0]?.id ?? 'take-the-gold',
      title: null,
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
