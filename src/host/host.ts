import type { AnyGame } from '../games/kit/game.ts';
import { BadSetup } from '../games/kit/options.ts';
import { SHELF } from '../games/shelf.ts';
import type { Answer } from '../protocol/answers.ts';
import {
  callSchema,
  type Hello,
  PROTOCOL,
  type Problem,
  type Push,
  type Reply,
  type Request,
} from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Statistics } from '../protocol/statistics.ts';
import type { TableId, TableInfo } from '../protocol/tables.ts';
import type { Verdict } from '../protocol/verdict.ts';
import { idOf, LOCAL_ONLY, mustSpeak, otherProtocol } from './admission.ts';
import { type Mind, policyMind } from './bots.ts';
import { Library } from './library.ts';
import { type Lock, takeLock } from './lock.ts';
import { Names } from './names.ts';
import type { Ports } from './ports.ts';
import { HostProblem, problem, reasonOf, traceOf } from './problem.ts';
import { Records } from './records.ts';
import { Replays } from './replays.ts';
import { keepSettings, readSettings } from './settings.ts';
import type { Connection } from './sitting.ts';
import { statisticsOf } from './statistics.ts';
import { Tables } from './tables.ts';
import { Trash } from './trash.ts';
import { verdictOf } from './verify.ts';

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
type Answers = {
  readonly [Type in Request['type']]: (client: Client, request: Asked<Type>) => Promise<Answer<Type>>;
};

/** The answer to a request that has no more to say than that it was done. */
const nothing = async (done: Promise<void>): Promise<null> => {
  await done;
  return null;
};

/** The one way in to all tables, for windows and sockets alike. */
export class Host {
  readonly #ports: Ports;
  readonly #data: string;
  readonly #version: string;
  readonly #games: readonly AnyGame[];
  readonly #lock: Lock;
  readonly #library: Library;
  readonly #trash: Trash;
  readonly #tables: Tables;
  readonly #replays: Replays;
  readonly #records: Records;
  readonly #names: Names;
  readonly #clients = new Map<Connection['id'], Client>();
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
    this.#games = games;
    this.#library = new Library(ports, games, data, version);
    this.#trash = new Trash(ports, this.#library.files, data);
    this.#tables = new Tables({
      ports,
      mind,
      library: this.#library,
      trash: this.#trash,
      hesitation: () => HESITATION[this.#settings.speed],
      changed: () => this.#tellList(),
    });
    this.#replays = new Replays(this.#library, (id) => this.#tables.openTable(id));
    this.#records = new Records(ports, this.#library, games, data);
    this.#names = new Names(ports, data);
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
      const host = new Host(parts, lock, await readSettings(ports.files, data));
      // Nobody waits for the system's trash.
      void host.#trash.empty();
      return host;
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
    await this.#tables.leaveAll(connection);
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
    tables: () => this.#tables.list(),
    create: (_, { table }) => this.#tables.create(table),
    rematch: (_, { table }) => this.#tables.rematch(table),
    remove: ({ connection }, { table }) => nothing(this.#tables.remove(connection, table)),
    restore: (_, { table }) => this.#tables.restore(table),
    rename: (_, { table, title }) => this.#tables.rename(table, title),
    duplicate: (_, { table, title }) => this.#tables.duplicate(table, title),
    export: (_, { table }) => this.#tables.exported(table),
    import: (_, { text }) => this.#tables.imported(text),
    glance: (_, { table }) => this.#replays.glance(table),
    watch: ({ connection }, { table, viewer }) =>
      this.#tables.watch(connection, table, viewer, () => this.#clients.has(connection.id)),
    leave: ({ connection }, { table }) => nothing(this.#tables.leave(connection, table)),
    move: async ({ connection }, { table, seq, move }) => this.#tables.sittingOf(table).move(connection, seq, move),
    'end-turn': async ({ connection }, { table, seq, seat }) =>
      this.#tables.sittingOf(table).endTurn(connection, seq, seat),
    undo: async ({ connection }, { table, seq, seat, to }) =>
      this.#tables.sittingOf(table).undo(connection, seq, seat, to),
    'answer-undo': async ({ connection }, { table, seat, agree }) =>
      nothing(this.#tables.sittingOf(table).answerUndo(connection, seat, agree)),
    'allow-undo': (_, { table, undo }) => nothing(this.#tables.allowUndo(table, undo)),
    order: async ({ connection }, { table, seat, order, stands }) =>
      nothing(this.#tables.sittingOf(table).order(connection, seat, order, stands)),
    seen: async ({ connection }, { table, seq }) => {
      this.#tables.sittingOf(table).seen(connection, seq);
      return null;
    },
    replay: ({ connection }, { table, viewer }) => this.#replays.timeline(connection, table, viewer),
    position: ({ connection }, { table, seq, viewer }) => this.#replays.position(connection, table, seq, viewer),
    verify: (_, { table }) => this.#verify(table),
    statistics: () => this.#statistics(),
    'merge-names': (_, { name, into }) => nothing(this.#names.merge(name, into)),
    'split-name': (_, { name }) => nothing(this.#names.split(name)),
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
    const answer = this.#answers[request.type] as (client: Client, request: Request) => Promise<unknown>;
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

  /** Plays a finished game again from its seed. */
  async #verify(table: TableId): Promise<Verdict> {
    const verdict = verdictOf(await this.#library.files.read(table), this.#games);
    // What a game that goes on has in store is nobody's to know, and whether it agrees is part of that.
    if (verdict.seed === null) throw problem('host.verify-not-yet');
    return verdict;
  }

  async #statistics(): Promise<Statistics> {
    const records = await this.#records.of(await this.#tables.list());
    const order = this.#games.map(({ id }) => id);
    return statisticsOf(records, await this.#names.aliases(), order);
  }

  async #keepSettings(settings: Settings): Promise<Settings> {
    await keepSettings(this.#ports.files, this.#data, settings);
    this.#settings = settings;
    return settings;
  }

  /** Tells everybody that a table appeared, ended, broke or went away. */
  async #tellList(): Promise<void> {
    let tables: TableInfo[];
    try {
      tables = await this.#tables.list();
    } catch (error) {
      return this.#ports.log.warn('The tables could not be listed.', traceOf(error));
    }
    const push: Push = { type: 'tables', tables };
    for (const { connection, greeted } of this.#clients.values()) if (greeted) connection.push(push);
  }

  async #close(): Promise<void> {
    this.#trash.close();
    await this.#tables.close();
    await this.#library.list.keep();
    await this.#lock.release();
  }
}
