import type { AnyGame } from '../games/kit/game.ts';
import { BadSetup } from '../games/kit/options.ts';
import { setupOf } from '../games/kit/play.ts';
import type { Viewer } from '../games/kit/seats.ts';
import { SHELF } from '../games/shelf.ts';
import {
  callSchema,
  type Hello,
  PROTOCOL,
  type Problem,
  type Push,
  type Reply,
  type Request,
  type Watched,
} from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';
import type { TableId, TableInfo, TableRequest } from '../protocol/tables.ts';
import { idOf, LOCAL_ONLY, mustBeTheirs, mustDiffer, mustSpeak, otherProtocol } from './admission.ts';
import { type Mind, policyMind } from './bots.ts';
import { newSeed, newTableId } from './ids.ts';
import { FORMAT } from './journal.ts';
import { Library } from './library.ts';
import { type Lock, takeLock } from './lock.ts';
import type { Ports } from './ports.ts';
import { HostProblem, problem, reasonOf, traceOf, Unopenable } from './problem.ts';
import { Serial } from './serial.ts';
import { keepSettings, readSettings } from './settings.ts';
import { type Around, type Connection, Sitting } from './sitting.ts';
import type { Table } from './table.ts';

export type { Connection } from './sitting.ts';

/** What a host is made from. */
export interface HostParts {
  readonly ports: Ports;
  /** The folder for tables and settings. It belongs to one host at a time. */
  readonly data: string;
  /** The app's version, told to clients. */
  readonly version: string;
  /** The games it offers; the shelf's, unless said otherwise. */
  readonly games?: readonly AnyGame[];
  /** Who thinks for bots; the games' own policies, unless said otherwise. */
  readonly mind?: Mind;
}

/** How long a bot hesitates before its move, in milliseconds, by the speed of the installation's pieces. */
const HESITATION: Readonly<Record<Settings['speed'], number>> = { slow: 900, normal: 500, fast: 200, instant: 0 };

interface Client {
  readonly connection: Connection;
  /** Whether it said which protocol it speaks, and it was ours. */
  greeted: boolean;
}

type Asked<Type extends Request['type']> = Extract<Request, { type: Type }>;

/** For each type of request: what is done, and the answer's `result`. */
type Answers = { readonly [Type in Request['type']]?: (client: Client, request: Asked<Type>) => Promise<unknown> };

/** The one way in to all tables, for windows and sockets alike. */
export class Host {
  readonly #ports: Ports;
  readonly #data: string;
  readonly #version: string;
  readonly #library: Library;
  readonly #lock: Lock;
  readonly #around: Around;
  readonly #clients = new Map<Connection['id'], Client>();
  readonly #sittings = new Map<TableId, Sitting>();
  /** Opening, sitting down, leaving and removing happen one after another at each table. */
  readonly #doors = new Map<TableId, Serial>();
  #settings: Settings;
  #settingsDamaged: boolean;
  #closing: Promise<void> | undefined;

  private constructor(parts: HostParts, lock: Lock, kept: { settings: Settings; damaged: boolean }) {
    const { ports, data, version, games = SHELF, mind = policyMind } = parts;
    this.#ports = ports;
    this.#data = data;
    this.#version = version;
    this.#lock = lock;
    this.#settings = kept.settings;
    this.#settingsDamaged = kept.damaged;
    this.#library = new Library(ports, games, data);
    this.#around = {
      clock: ports.clock,
      log: ports.log,
      mind,
      hesitation: () => HESITATION[this.#settings.speed],
      played: (table) => void this.#notePlayed(table),
    };
  }

  /**
   * Opens a data folder, and makes it if there is none.
   *
   * @throws {HostProblem} when it can't be written, or another process has it.
   */
  static async open(parts: HostParts): Promise<Host> {
    const { ports, data } = parts;
    try {
      await ports.files.makeFolder(data);
      const lock = await takeLock(ports, data);
      return new Host(parts, lock, await readSettings(ports.files, data));
    } catch (error) {
      if (error instanceof HostProblem) throw error;
      throw problem('host.data-unwritable', { folder: data, code: reasonOf(error) });
    }
  }

  /** Somebody is there. Nothing is sent before it greets. */
  connect(connection: Connection): void {
    this.#clients.set(connection.id, { connection, greeted: false });
  }

  /** Somebody is gone, and looks at no table any more. */
  async disconnect(connection: Connection): Promise<void> {
    this.#clients.delete(connection.id);
    await Promise.all([...this.#sittings.keys()].map((id) => this.#leave(connection, id)));
  }

  /**
   * Answers a message, whatever it is. Never rejects: what can't be done is said in the reply, and nothing has changed then.
   *
   * @param message - what came in; parsed here by `callSchema`.
   */
  async handle(connection: Connection, message: unknown): Promise<Reply> {
    const id = idOf(message);
    try {
      return { id, ok: true, result: await this.#answer(connection, message) };
    } catch (error) {
      return { id, ok: false, problem: this.#problemOf(error) };
    }
  }

  /** Lets moves that are being written finish, closes all tables and lets go of the data folder. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  readonly #answers: Answers = {
    hello: async (client, { protocol }) => this.#hello(client, protocol),
    tables: () => this.#library.list(),
    create: (_, { table }) => this.#create(table),
    rematch: (_, { table }) => this.#rematch(table),
    remove: ({ connection }, { table }) => this.#remove(connection, table),
    watch: ({ connection }, { table, viewer }) => this.#watch(connection, table, viewer),
    leave: async ({ connection }, { table }) => {
      await this.#leave(connection, table);
      return null;
    },
    move: async ({ connection }, { table, seq, move }) => ({
      seq: await this.#sittingOf(table).move(connection, seq, move),
    }),
    seen: async ({ connection }, { table, seq }) => {
      this.#sittingOf(table).seen(connection, seq);
      return null;
    },
    settings: async () => this.#settings,
    'keep-settings': (_, { settings }) => this.#keepSettings(settings),
  };

  #answer(connection: Connection, message: unknown): Promise<unknown> {
    const client = this.#clients.get(connection.id);
    if (client === undefined || this.#closing !== undefined) throw problem('host.closing');
    mustSpeak(message);
    const call = callSchema.safeParse(message);
    if (!call.success) throw problem('host.not-understood');
    const { request } = call.data;
    if (!client.greeted && request.type !== 'hello') throw problem('host.hello-first');
    if (LOCAL_ONLY.has(request.type) && !connection.local) throw problem('host.local-only');
    const answer = this.#answers[request.type] as ((client: Client, request: Request) => Promise<unknown>) | undefined;
    if (answer === undefined) throw problem('host.not-understood');
    return answer(client, request);
  }

  #problemOf(error: unknown): Problem {
    if (error instanceof HostProblem) return error.problem;
    if (error instanceof BadSetup) return error.why;
    this.#ports.log.warn('A request could not be answered.', traceOf(error));
    return problem('host.trouble').problem;
  }

  #hello(client: Client, protocol: number): Hello {
    if (protocol !== PROTOCOL) throw otherProtocol(protocol);
    client.greeted = true;
    const { connection } = client;
    if (this.#settingsDamaged && connection.local) {
      this.#settingsDamaged = false;
      connection.push({ type: 'notice', table: null, problem: { key: 'host.settings-damaged' } });
    }
    return { protocol: PROTOCOL, version: this.#version, local: connection.local, settings: this.#settings };
  }

  async #create(request: TableRequest): Promise<TableInfo> {
    const game = this.#library.game(request.game);
    mustDiffer(request.players);
    const { entropy, clock } = this.#ports;
    const seed = newSeed(entropy);
    const { options } = setupOf(game, { ...request, seats: request.players.length, seed });
    const info = await this.#library.create({
      format: FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      id: newTableId(entropy),
      options: { ...options },
      players: request.players,
      first: request.first,
      seed,
      botSeed: newSeed(entropy),
      created: new Date(clock.now()).toISOString(),
    });
    await this.#tellList();
    return info;
  }

  async #rematch(id: TableId): Promise<TableInfo> {
    const { header, status } = await this.#door(id, async () => {
      const sitting = this.#sittings.get(id);
      const table = sitting?.table ?? (await this.#open(id));
      return { header: table.header, status: table.info().status };
    });
    if (status !== 'finished') throw problem('host.not-finished');
    const { game, players, options, first } = header;
    return this.#create({ game, players, options, first });
  }

  async #remove(connection: Connection, id: TableId): Promise<null> {
    await this.#door(id, async () => {
      const sitting = this.#sittings.get(id);
      this.#sittings.delete(id);
      await sitting?.close();
      await this.#library.remove(id);
      sitting?.announce({ type: 'notice', table: id, problem: { key: 'host.removed' } }, connection);
    });
    await this.#tellList();
    return null;
  }

  #watch(connection: Connection, id: TableId, viewer: Viewer): Promise<Watched> {
    return this.#door(id, async () => {
      const sitting = this.#sittings.get(id) ?? new Sitting(await this.#open(id), this.#around);
      if (viewer !== 'public') mustBeTheirs(connection, sitting.table, viewer);
      // Whoever hung up while the table was opened is not let in: nobody would show them out again.
      if (!this.#clients.has(connection.id)) throw problem('host.closing');
      this.#sittings.set(id, sitting);
      const { notice } = sitting.table;
      if (notice !== null && sitting.empty) connection.push({ type: 'notice', table: id, problem: notice });
      return sitting.watch(connection, viewer);
    });
  }

  #leave(connection: Connection, id: TableId): Promise<void> {
    return this.#door(id, async () => {
      const sitting = this.#sittings.get(id);
      sitting?.leave(connection);
      if (!sitting?.empty) return;
      this.#sittings.delete(id);
      await sitting.close();
    });
  }

  #sittingOf(id: TableId): Sitting {
    const sitting = this.#sittings.get(id);
    if (sitting === undefined) throw problem('host.not-watching');
    return sitting;
  }

  async #open(id: TableId): Promise<Table> {
    try {
      return await this.#library.open(id);
    } catch (error) {
      if (error instanceof Unopenable) {
        await this.#library.noteDamage(id, error);
        await this.#tellList();
      }
      throw error;
    }
  }

  #door<T>(id: TableId, task: () => Promise<T>): Promise<T> {
    const door = this.#doors.get(id) ?? new Serial();
    this.#doors.set(id, door);
    return door.run(task);
  }

  async #keepSettings(settings: Settings): Promise<Settings> {
    await keepSettings(this.#ports.files, this.#data, settings);
    this.#settings = settings;
    return settings;
  }

  async #notePlayed(table: Table): Promise<void> {
    const info = table.info();
    await this.#library.note(table.id, info);
    if (info.status !== 'finished') return;
    await this.#library.keep();
    await this.#tellList();
  }

  /** Tells everybody that a table appeared, ended, broke or went away. */
  async #tellList(): Promise<void> {
    let tables: TableInfo[];
    try {
      tables = await this.#library.list();
    } catch (error) {
      return this.#ports.log.warn('The tables could not be listed.', traceOf(error));
    }
    const push: Push = { type: 'tables', tables };
    for (const { connection, greeted } of this.#clients.values()) if (greeted) connection.push(push);
  }

  async #close(): Promise<void> {
    await Promise.all([...this.#sittings.values()].map((sitting) => sitting.close()));
    await this.#library.keep();
    await this.#lock.release();
  }
}
