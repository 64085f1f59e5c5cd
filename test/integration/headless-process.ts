import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { PROTOCOL, type Push, type Reply, type Request, type Update } from '../../src/protocol/messages.ts';
import { CHANNELS } from '../../src/protocol/wire.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How a process ended, and what it said. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** The headless host as a process of its own, run from its source. */
export class HeadlessProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<End>;
  #out = '';
  #err = '';

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, ['--import', 'tsx', 'src/headless/index.ts', ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      this.#out += chunk.toString();
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#err += chunk.toString();
    });
    this.#ended = once(this.#child, 'close').then(([code, signal]) => ({
      code,
      signal,
      out: this.#out,
      err: this.#err,
    }));
  }

  /** Starts a host and waits for its address. Throws what it said when it ends instead. */
  static async serving(args: readonly string[]): Promise<{ host: HeadlessProcess; address: string }> {
    const host = new HeadlessProcess(args);
    return { host, address: await host.#address() };
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** How it ended; waits until it has. */
  get ended(): Promise<End> {
    return this.#ended;
  }

  /** Ends it and waits until it is gone. */
  async kill(signal: NodeJS.Signals): Promise<End> {
    this.#child.kill(signal);
    return this.#ended;
  }

  #address(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#child.stdout?.on('data', () => {
        const address = /http:\/\/\S+/.exec(this.#out)?.[0];
        if (address !== undefined) resolve(address);
      });
      void this.#ended.then(({ code, err }) => reject(new Error(`The host ended with ${code}: ${err}`)));
    });
  }
}

/** A screen that is connected to a host by a real socket. */
export class SocketClient {
  readonly pushes: Push[] = [];
  readonly #socket: Socket;
  #calls = 0;

  constructor(address: string) {
    this.#socket = io(address, { transports: ['websocket'], reconnection: false, forceNew: true });
    this.#socket.on(CHANNELS.push, (push: Push) => void this.pushes.push(push));
  }

  static async greeted(address: string): Promise<SocketClient> {
    const client = new SocketClient(address);
    await client.ask({ type: 'hello', protocol: PROTOCOL });
    return client;
  }

  /** Hears every position as it is announced. */
  onUpdate(listener: (update: Update) => void): void {
    this.#socket.on(CHANNELS.push, (push: Push) => {
      if (push.type === 'update') listener(push);
    });
  }

  call(request: Request): Promise<Reply> {
    return this.#socket.emitWithAck(CHANNELS.call, { id: ++this.#calls, request });
  }

  async ask<Result = unknown>(request: Request): Promise<Result> {
    const reply = await this.call(request);
    if (!reply.ok) throw new Error(`Refused: ${JSON.stringify(reply.problem)}`);
    return reply.result as Result;
  }

  hangUp(): void {
    this.#socket.disconnect();
  }
}
