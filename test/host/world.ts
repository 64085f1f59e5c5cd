import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../../src/games/kit/game.ts';
import type { Mind } from '../../src/host/bots.ts';
import { type Connection, Host } from '../../src/host/host.ts';
import type { Clock, Entropy, Files, GrowingFile, Ports, Processes } from '../../src/host/ports.ts';
import {
  PROTOCOL,
  type Push,
  type Reply,
  type Request,
  type Update,
  type Watched,
} from '../../src/protocol/messages.ts';
import type { TableInfo, TableRequest } from '../../src/protocol/tables.ts';
import type { Status } from '../../src/protocol/undo.ts';
import { tiny } from './tiny.ts';

type Move = Update['moves'][number];

/** Lets everything that can go on without the clock go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
}

/** A clock that stands still until it is told how much time passes. */
export class TestClock implements Clock {
  #now = Date.UTC(2026, 0, 1, 20);
  #timers: { at: number; run: () => void }[] = [];

  now = (): number => this.#now;

  setTimer(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.length;
  }

  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    for (let due = this.#next(until); due !== undefined; due = this.#next(until)) {
      this.#timers = this.#timers.filter((other) => other !== due);
      this.#now = due.at;
      due.run();
      await settle();
    }
    this.#now = until;
  }

  #next(until: number) {
    return this.#timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  }
}

/** A failure with the system's code. */
export const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A disk in memory that can be told to fail, and counts what is read. */
export class TestFiles implements Files {
  readonly content = new Map<string, Buffer>();
  readonly read_: string[] = [];
  /** Asked before each write; throws what should go wrong. */
  beforeWrite: (path: string) => void = () => {};
  /** How many bytes of an append reach the disk when it fails. */
  tornAt = 0;
  #ticks = 0;
  readonly #changed = new Map<string, number>();

  put(path: string, bytes: Uint8Array | string): void {
    this.content.set(path, Buffer.from(bytes as Uint8Array));
    this.#changed.set(path, ++this.#ticks);
  }

  /** Sets when a file was last written. */
  touch(path: string, changed: number): void {
    this.#changed.set(path, changed);
  }

  text(path: string): string {
    return this.#at(path).toString('utf8');
  }

  async list(folder: string): Promise<string[]> {
    const names = [...this.content.keys()].flatMap((path) =>
      path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
    );
    return [...new Set(names)];
  }

  async makeFolder(): Promise<void> {}

  async read(path: string): Promise<Uint8Array> {
    this.read_.push(path);
    return this.#at(path);
  }

  async mark(path: string) {
    const bytes = this.content.get(path);
    return bytes && { size: bytes.length, changed: this.#changed.get(path) ?? 0 };
  }

  async replace(path: string, text: string): Promise<void> {
    this.beforeWrite(path);
    this.put(path, text);
  }

  async createNew(path: string, text: string): Promise<void> {
    if (this.content.has(path)) throw failure('EEXIST');
    this.beforeWrite(path);
    this.put(path, text);
  }

  async rename(from: string, to: string): Promise<void> {
    const moved = [...this.content].filter(([path]) => path === from || path.startsWith(`${from}/`));
    if (moved.length === 0) throw failure('ENOENT');
    for (const [path, bytes] of moved) {
      this.put(to + path.slice(from.length), bytes);
      this.touch(to + path.slice(from.length), this.#changed.get(path) ?? 0);
      this.content.delete(path);
    }
  }

  async remove(path: string): Promise<void> {
    for (const known of this.content.keys())
      if (known === path || known.startsWith(`${path}/`)) this.content.delete(known);
  }

  async openToGrow(path: string): Promise<GrowingFile> {
    this.#at(path);
    return {
      size: async () => this.#at(path).length,
      append: async (bytes) => {
        try {
          this.beforeWrite(path);
        } catch (error) {
          this.put(path, Buffer.concat([this.#at(path), bytes.subarray(0, this.tornAt)]));
          throw error;
        }
        this.put(path, Buffer.concat([this.#at(path), bytes]));
      },
      cut: async (size) => {
        this.beforeWrite(path);
        this.put(path, this.#at(path).subarray(0, size));
      },
      close: async () => {},
    };
  }

  #at(path: string): Buffer {
    const bytes = this.content.get(path);
    if (bytes === undefined) throw failure('ENOENT');
    return bytes;
  }
}

/** Bytes that are the same in every run. */
export function testEntropy(seed: string): Entropy {
  let drawn = 0;
  return {
    bytes(count) {
      const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
        createHash('sha256').update(`${seed} ${drawn++}`).digest(),
      );
      return Buffer.concat(blocks).subarray(0, count);
    },
  };
}

/** The world a host lives in, under the test's hand. */
export interface World extends Ports {
  readonly clock: TestClock;
  readonly files: TestFiles;
  readonly warnings: string[];
}

export function newWorld(processes: Processes = { self: 100, birthmark: () => 'born' }): World {
  const warnings: string[] = [];
  return {
    clock: new TestClock(),
    entropy: testEntropy('evening'),
    files: new TestFiles(),
    processes,
    log: { warn: (what, facts) => void warnings.push(`${what} ${JSON.stringify(facts ?? {})}`) },
    warnings,
  };
}

/** Where the tests' host keeps its data. */
export const DATA = '/data';

export const journalPath = (id: string): string => `${DATA}/tables/${id}/journal.ndjson`;

export const openHost = (world: World, more: { mind?: Mind; games?: readonly AnyGame[] } = {}): Promise<Host> =>
  Host.open({ ports: world, data: DATA, version: '1.2.3', games: [tiny], ...more });

let connections = 0;

/** Somebody who talks to a host, and remembers all that was said. */
export class TestClient {
  readonly pushes: Push[] = [];
  readonly connection: Connection;
  readonly #host: Host;
  #calls = 0;

  constructor(host: Host, local = true) {
    this.#host = host;
    this.connection = {
      id: `connection ${++connections}`,
      local,
      push: (push) => void this.pushes.push(structuredClone(push)),
    };
    host.connect(this.connection);
  }

  static async greeted(host: Host, local = true): Promise<TestClient> {
    const client = new TestClient(host, local);
    await client.ask({ type: 'hello', protocol: PROTOCOL });
    return client;
  }

  send(message: unknown): Promise<Reply> {
    return this.#host.handle(this.connection, message);
  }

  /** The reply to a request, good or bad. */
  call(request: Request): Promise<Reply> {
    return this.send({ id: ++this.#calls, request });
  }

  /** The result of a request that must succeed. */
  async ask<Result = unknown>(request: Request): Promise<Result> {
    const reply = await this.call(request);
    if (!reply.ok) throw new Error(`Refused: ${JSON.stringify(reply.problem)}`);
    return reply.result as Result;
  }

  /** The key of the sentence by which a request is refused; `undefined` when it is not. */
  async refusal(request: Request): Promise<string | undefined> {
    const reply = await this.call(request);
    return reply.ok ? undefined : reply.problem.key;
  }

  create(...players: TableRequest['players']): Promise<TableInfo> {
    return this.ask({ type: 'create', table: { game: tiny.id, players, options: {}, first: 0 } });
  }

  /** Sets up a table in fog, where cards can be laid aside, and where moves may be taken back. */
  createUndoable(...players: TableRequest['players']): Promise<TableInfo> {
    const table = { game: tiny.id, players, options: { fog: true }, first: 0, undo: true };
    return this.ask({ type: 'create', table });
  }

  watch(table: string, viewer: Update['viewer']): Promise<Watched> {
    return this.ask({ type: 'watch', table, viewer });
  }

  /** Watches as a seat and plays the first of its moves, or the first that fits. */
  async play(table: string, seat: number, fits: (move: Move) => boolean = () => true): Promise<Move> {
    const { update } = await this.watch(table, seat);
    const move = update.moves.find(fits);
    if (move === undefined) throw new Error(`Seat ${seat} has no such move.`);
    await this.ask({ type: 'move', table, seq: update.seq, move });
    return move;
  }

  get updates(): Update[] {
    return this.pushes.flatMap((push) => (push.type === 'update' ? [push] : []));
  }

  /** What it was told last of what lies beside the position. */
  get status(): Status | undefined {
    return this.pushes.findLast((push) => push.type === 'status');
  }

  get notices(): string[] {
    return this.pushes.flatMap((push) => (push.type === 'notice' ? [push.problem.key] : []));
  }

  hangUp(): Promise<void> {
    return this.#host.disconnect(this.connection);
  }
}

export const ANNE = { name: 'Anne', colour: 'crimson', holder: 'person' } as const;
export const BEN = { name: 'Ben', colour: 'sapphire', holder: 'person' } as const;
export const BOT = { name: 'Calico', colour: 'gold', holder: 'bot' } as const;
export const SECOND_BOT = { name: 'Dread', colour: 'emerald', holder: 'bot' } as const;
