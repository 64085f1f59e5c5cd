import { commitment } from '../games/kit/chance.ts';
import { setupOf } from '../games/kit/play.ts';
import type { Viewer } from '../games/kit/seats.ts';
import type { Exported, Imported } from '../protocol/files.ts';
import type { Watched } from '../protocol/messages.ts';
import type { TableId, TableInfo, TableRequest } from '../protocol/tables.ts';
import { mustBeTheirs, mustDiffer } from './admission.ts';
import { Course } from './course.ts';
import { FORMAT } from './formats.ts';
import { newSeed, newTableId } from './ids.ts';
import type { Header, Line } from './journal.ts';
import type { Library } from './library.ts';
import { packed, unpacked } from './parcel.ts';
import type { Ports } from './ports.ts';
import { problem, Unopenable } from './problem.ts';
import { Serial } from './serial.ts';
import { type Around, type Connection, Sitting } from './sitting.ts';
import type { Table } from './table.ts';
import type { Trash } from './trash.ts';

/** What tables need around them. */
export interface TablesParts extends Pick<Around, 'mind' | 'hesitation'> {
  readonly ports: Ports;
  readonly library: Library;
  readonly trash: Trash;
  /** Hears that a table appeared, ended, broke, got another name or went away. */
  readonly changed: () => Promise<void>;
}

/** All tables of a host: those that are played now, and those on disk. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #around: Around;
  readonly #sittings = new Map<TableId, Sitting>();
  /** Opening, sitting down, leaving and removing happen one after another at each table. */
  readonly #doors = new Map<TableId, Serial>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const { ports, mind, hesitation } = parts;
    this.#around = {
      clock: ports.clock,
      entropy: ports.entropy,
      log: ports.log,
      mind,
      hesitation,
      played: (table) => void this.#notePlayed(table),
      retried: (table) => void this.#noteRetried(table),
    };
  }

  /** Every table as a list shows it, the one played last first. */
  async list(): Promise<TableInfo[]> {
    const listed = await this.#parts.library.list.all();
    return listed.map((info) => this.#sittings.get(info.id)?.info ?? info);
  }

  /** Sets up a table and starts its game. */
  async create(request: TableRequest): Promise<TableInfo> {
    const { library, ports } = this.#parts;
    const game = library.game(request.game);
    mustDiffer(request.players);
    const seed = newSeed(ports.entropy);
    const { options } = setupOf(game, { ...request, seats: request.players.length, seed });
    const header: Header = {
      format: FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      id: newTableId(ports.entropy),
      title: null,
      options: { ...options },
      players: request.players,
      first: request.first,
      undo: request.undo ?? false,
      copyOf: null,
      seed,
      commitment: commitment(seed),
      dealt: null,
      botSeed: newSeed(ports.entropy),
      created: this.#now(),
    };
    return this.#add({ ...header, dealt: new Course(game, header).digest }, []);
  }

  /** A new table with the players and options of a finished one. */
  async rematch(id: TableId): Promise<TableInfo> {
    const { header, info } = await this.#with(id, async (table) => ({ header: table.header, info: table.info() }));
    if (info.status !== 'finished') throw problem('host.not-finished');
    const { game, players, options, first } = header;
    return this.create({ game, players, options, first, undo: info.undo });
  }

  /** A second table with all that was played at this one. */
  async duplicate(id: TableId, title: string | null): Promise<TableInfo> {
    const { header, lines } = await this.#with(id, async ({ journal }) => journal);
    return this.#add(this.#copied(header), [...lines, { at: this.#now(), title }]);
  }

  /** The table as one file. */
  exported(id: TableId): Promise<Exported> {
    return this.#with(id, async ({ journal }) => packed(journal, this.#now()));
  }

  /** A table from an exported file; one that is here already becomes a copy. */
  async imported(text: string): Promise<Imported> {
    const { header, lines } = unpacked(text);
    return this.#door(header.id, async () => {
      const copy = await this.#parts.library.files.has(header.id);
      return { info: await this.#add(copy ? this.#copied(header) : header, lines), copy };
    });
  }

  /** Gives a table a title, or takes it away. */
  async rename(id: TableId, title: string | null): Promise<TableInfo> {
    const info = await this.#change(id, {
      sitting: (sitting) => sitting.rename(title),
      table: (table) => table.change({ at: this.#now(), title }),
    });
    await this.#parts.changed();
    return info;
  }

  /** Says whether moves may be taken back at a table. */
  async allowUndo(id: TableId, undo: boolean): Promise<void> {
    await this.#change(id, {
      sitting: (sitting) => sitting.allowUndo(undo),
      table: (table) => table.change({ at: this.#now(), undo }),
    });
  }

  /** Puts a table into the trash. */
  async remove(connection: Connection, id: TableId): Promise<void> {
    await this.#door(id, async () => {
      const sitting = this.#sittings.get(id);
      const take = () => this.#parts.trash.take(id);
      await (sitting === undefined ? take() : sitting.withoutFile(take));
      this.#sittings.delete(id);
      await sitting?.close();
      await this.#parts.library.list.forget(id);
      sitting?.announce({ type: 'notice', table: id, problem: { key: 'host.removed' } }, connection);
    });
    await this.#parts.changed();
  }

  /** Brings a removed table back. */
  async restore(id: TableId): Promise<TableInfo> {
    await this.#door(id, () => this.#parts.trash.giveBack(id));
    await this.#parts.changed();
    // It is back, also when the list can't be read just now.
    const listed = await this.list().catch(() => []);
    return listed.find((known) => known.id === id) ?? (await this.#parts.library.read(id)).info;
  }

  /** Sits down at a table. `isHere`: whether the connection is still there once the table is open. */
  watch(connection: Connection, id: TableId, viewer: Viewer, isHere: () => boolean): Promise<Watched> {
    return this.#door(id, async () => {
      const sitting = this.#sittings.get(id) ?? new Sitting(await this.#open(id), this.#around);
      if (viewer !== 'public') mustBeTheirs(connection, sitting.table.header, viewer);
      // Whoever hung up while the table was opened is not let in: nobody would show them out again.
      if (!isHere()) throw problem('host.closing');
      this.#sittings.set(id, sitting);
      const { notice } = sitting.table;
      if (notice !== null && sitting.empty) connection.push({ type: 'notice', table: id, problem: notice });
      return sitting.watch(connection, viewer);
    });
  }

  /** Leaves a table. It is closed when nobody is left, as soon as all of it is on disk. */
  leave(connection: Connection, id: TableId): Promise<void> {
    return this.#door(id, async () => {
      this.#sittings.get(id)?.leave(connection);
      await this.#closeIfLeft(id);
    });
  }

  /** Leaves all tables. */
  async leaveAll(connection: Connection): Promise<void> {
    await Promise.all([...this.#sittings.keys()].map((id) => this.leave(connection, id)));
  }

  /** The table where somebody watches. Throws a {@link HostProblem} when nobody does. */
  sittingOf(id: TableId): Sitting {
    const sitting = this.#sittings.get(id);
    if (sitting === undefined) throw problem('host.not-watching');
    return sitting;
  }

  /** The table that is open now; `undefined` when it is not. */
  openTable(id: TableId): Table | undefined {
    return this.#sittings.get(id)?.table;
  }

  /** Lets moves that are being written finish, and closes all tables. */
  async close(): Promise<void> {
    await Promise.all([...this.#sittings.values()].map((sitting) => this.#close(sitting)));
  }

  #now(): string {
    return new Date(this.#parts.ports.clock.now()).toISOString();
  }

  async #add(header: Header, lines: readonly Line[]): Promise<TableInfo> {
    const info = await this.#parts.library.create(header, lines);
    await this.#parts.changed();
    return info;
  }

  /** The header of a copy: it knows the first table that it comes from. */
  #copied(header: Header): Header {
    return { ...header, id: newTableId(this.#parts.ports.entropy), copyOf: header.copyOf ?? header.id };
  }

  async #open(id: TableId): Promise<Table> {
    const { library, changed } = this.#parts;
    try {
      return await library.open(id);
    } catch (error) {
      if (error instanceof Unopenable) {
        await library.list.noteDamage(id, error);
        await changed();
      }
      throw error;
    }
  }

  /** Looks at a table, be it played now or not. */
  #with<T>(id: TableId, look: (table: Table) => Promise<T>): Promise<T> {
    return this.#door(id, async () => look(this.openTable(id) ?? (await this.#open(id))));
  }

  /** Changes something about a table. One that is not played now must be on disk at once. */
  #change(
    id: TableId,
    {
      sitting: whilePlayed,
      table: atRest,
    }: Record<'sitting', (sitting: Sitting) => Promise<void>> & Record<'table', (table: Table) => Promise<void>>,
  ): Promise<TableInfo> {
    return this.#door(id, async () => {
      const sitting = this.#sittings.get(id);
      const table = sitting?.table ?? (await this.#open(id));
      await (sitting === undefined ? atRest(table) : whilePlayed(sitting));
      const unsaved = sitting === undefined ? await table.close() : null;
      if (unsaved !== null) throw problem('host.not-written', { code: unsaved.code });
      await this.#note(table);
      return table.info();
    });
  }

  #door<T>(id: TableId, task: () => Promise<T>): Promise<T> {
    const door = this.#doors.get(id) ?? new Serial();
    this.#doors.set(id, door);
    return door.run(task);
  }

  async #closeIfLeft(id: TableId): Promise<void> {
    const sitting = this.#sittings.get(id);
    if (sitting === undefined || !sitting.empty || sitting.table.unsaved !== null) return;
    this.#sittings.delete(id);
    await this.#close(sitting);
  }

  async #close(sitting: Sitting): Promise<void> {
    const unsaved = await sitting.close();
    if (unsaved === null) return;
    this.#parts.ports.log.warn('A table was closed before all of it could be saved.', {
      table: sitting.table.id,
      ...unsaved,
    });
  }

  /** What the list says of a table is what is on disk. */
  async #note(table: Table): Promise<void> {
    const { savedBytes } = table;
    if (savedBytes === null) return;
    await this.#parts.library.list.note(table.id, table.info(), savedBytes);
    await this.#parts.library.keepCheckpoint(table);
  }

  async #notePlayed(table: Table): Promise<void> {
    await this.#note(table);
    if (!table.isOver) return;
    await this.#parts.library.list.keep();
    await this.#parts.changed();
  }

  async #noteRetried(table: Table): Promise<void> {
    if (table.unsaved !== null) return;
    await this.#notePlayed(table);
    await this.#door(table.id, () => this.#closeIfLeft(table.id));
    // Whoever looks at the list was told there that not all was saved.
    await this.#parts.changed();
  }
}
