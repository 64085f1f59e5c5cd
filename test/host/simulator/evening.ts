import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Connection, Host } from '../../../src/host/host.ts';
import type { Ports } from '../../../src/host/ports.ts';
import { HostProblem } from '../../../src/host/problem.ts';
import { PROTOCOL, type Push, type Reply, type Request, type Watched } from '../../../src/protocol/messages.ts';
import type { Timeline } from '../../../src/protocol/replays.ts';
import type { TableInfo } from '../../../src/protocol/tables.ts';
import { hostWords } from '../../../src/protocol/words/host.en.ts';
import { tiny } from '../tiny.ts';
import { type Faults, SimulatedDisk } from './disk.ts';
import { Ledger } from './ledger.ts';
import { Lots } from './lots.ts';
import { SimulatedTime } from './time.ts';

/** Something that must never happen did. */
export class Broken extends Error {}

/** A screen of the evening. */
export interface Screen {
  readonly connection: Connection;
  /** The last that it was told of each table: position and viewer. */
  readonly last: Map<string, { seq: number; viewer: number | 'public' }>;
}

/** More steps than any request takes: it hangs. */
const PATIENCE = 20_000;

/** How the power goes in the middle of what somebody waits for. */
class PowerCut extends Error {}

/** An evening with a host that is started again whenever it ends, in a world where things go wrong as the seed says. */
export class Evening {
  readonly lots: Lots;
  readonly time = new SimulatedTime();
  readonly disk: SimulatedDisk;
  readonly ledger = new Ledger();
  readonly #faults: Faults;
  screens: Screen[] = [];
  #host: Host | undefined;
  /** Counts starts; each is another process. */
  #process = 0;
  #calls = 0;
  #warnings: string[] = [];

  constructor(seed: string, faults: Faults) {
    this.lots = new Lots(seed);
    this.#faults = faults;
    this.disk = new SimulatedDisk(this.lots, this.time, faults);
    this.disk.onCrash = () => this.#loseProcess();
  }

  /** Plays the evening out: so many deeds as they come, and an audit after each start and at the end. */
  async play(deeds: number, nextDeed: (evening: Evening) => Promise<unknown>): Promise<void> {
    await this.#start();
    for (let deed = 0; deed < deeds; deed++) await this.#throughPowerCuts(() => nextDeed(this));
    await this.#throughPowerCuts(() => this.closeAndReopen());
    if (this.#isFaultless && this.#warnings.length > 0) throw new Broken(`warned: ${this.#warnings.join('; ')}`);
  }

  /** Asks the host, and lets time pass until it answers. */
  async ask(screen: Screen, request: Request): Promise<Reply> {
    const host = this.#host;
    if (host === undefined) throw new PowerCut();
    this.#calls++;
    const what = JSON.stringify(request);
    const reply = await this.#during(() => host.handle(screen.connection, { id: this.#calls, request }), what);
    if (!reply.ok) this.#mustBeASentence(request, reply.problem.key);
    return reply;
  }

  /** Sits down and remembers where the table is. Gives `undefined` when the host refuses. */
  async watch(screen: Screen, table: string, viewer: number | 'public'): Promise<Watched | undefined> {
    const reply = await this.ask(screen, { type: 'watch', table, viewer });
    if (!reply.ok) return undefined;
    const watched = reply.result as Watched;
    screen.last.set(table, { seq: watched.update.seq, viewer });
    return watched;
  }

  /** Lets time pass while nobody does anything. */
  async pass(ms: number): Promise<void> {
    const { now } = this.time;
    const host = this.#host;
    await this.time.pass(ms, () => this.#host !== host);
    if (this.#host === undefined) throw new PowerCut();
    if (this.time.now < now) throw new Broken('time went back');
  }

  /** Ends the host in order, on a disk that takes everything, and starts another: nothing at all may be missing then. */
  async closeAndReopen(): Promise<void> {
    this.disk.healthy = true;
    try {
      await this.pass(120_000);
      const host = this.#host;
      if (host !== undefined) await this.#during(() => host.close(), 'closing');
    } finally {
      this.disk.healthy = false;
    }
    this.#host = undefined;
    await this.#start(false);
  }

  /** Somebody hangs up, and somebody else comes in their place. */
  async replaceScreen(at: number): Promise<void> {
    const screen = this.screens[at];
    const host = this.#host;
    if (screen === undefined || host === undefined) return;
    const gone = this.#during(() => host.disconnect(screen.connection), 'hanging up');
    this.screens[at] = this.#newScreen(screen.connection.local);
    await gone;
    await this.#greet(this.screens[at]);
  }

  get #isFaultless(): boolean {
    const { failing, refusing, crashes } = this.#faults;
    return failing === null && refusing === null && crashes.length === 0;
  }

  /** Does something; when the power goes meanwhile, another host is started. */
  async #throughPowerCuts(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      this.disk.crash();
      this.ledger.crashed();
      await this.#start();
    }
  }

  #loseProcess(): void {
    this.#host = undefined;
    this.#process++;
  }

  /** Starts a host. It may fail to, when the disk does: with a sentence. Then another try is made. */
  async #start(mayMiss = true): Promise<void> {
    this.#process++;
    const self = this.#process;
    const isAlive = () => this.#process === self;
    const ports: Ports = {
      clock: this.time.clock(isAlive),
      entropy: this.lots.entropy,
      files: this.disk.files(isAlive),
      processes: { self, birthmark: (pid) => (pid === this.#process ? 'born' : undefined) },
      log: { warn: (what, facts) => void this.#warnings.push(`${what} ${JSON.stringify(facts ?? {})}`) },
    };
    try {
      const parts = { ports, data: '/data', version: '1', games: [tiny] };
      const host = await this.#during(() => Host.open(parts), 'opening');
      if (!isAlive()) throw new PowerCut();
      this.#host = host;
      await this.#audit(mayMiss);
    } catch (error) {
      if (error instanceof PowerCut) {
        this.disk.crash();
        this.ledger.crashed();
      } else if (!(error instanceof HostProblem)) throw error;
      return this.#start(mayMiss);
    }
  }

  /** Waits for something by letting time pass. Throws {@link PowerCut} when the process ends before. */
  async #during<T>(begin: () => Promise<T>, what: string): Promise<T> {
    const self = this.#process;
    const work = begin();
    let done = false;
    const finish = () => {
      done = true;
    };
    work.then(finish, finish);
    for (let step = 0; !done; step++) {
      if (this.#process !== self) throw new PowerCut();
      if (step > PATIENCE) throw new Broken(`this never ended: ${what}`);
      if (!(await this.time.step()) && !done) await setImmediate();
    }
    return work;
  }

  #newScreen(local: boolean): Screen {
    const last: Screen['last'] = new Map();
    const push = (push: Push) => {
      this.ledger.hear(push);
      if (push.type === 'update') last.set(push.table, { seq: push.seq, viewer: push.viewer });
    };
    const connection = { id: `screen ${this.#process}.${this.lots.below(2 ** 30)}`, local, push };
    this.#host?.connect(connection);
    return { connection, last };
  }

  async #greet(screen: Screen): Promise<void> {
    await this.ask(screen, { type: 'hello', protocol: PROTOCOL });
  }

  /** Everything that was announced must be there, whatever happened. */
  async #audit(mayMiss: boolean): Promise<void> {
    this.disk.healthy = true;
    try {
      this.screens = [true, true, false].map((local) => this.#newScreen(local));
      for (const screen of this.screens) await this.#greet(screen);
      const [screen] = this.screens;
      if (screen === undefined) return;
      const tables = await this.#listed(screen);
      for (const info of tables) await this.#auditTable(info, mayMiss);
    } finally {
      this.disk.healthy = false;
    }
  }

  async #listed(screen: Screen): Promise<TableInfo[]> {
    const reply = await this.ask(screen, { type: 'tables' });
    if (!reply.ok) throw new Broken(`the list was refused: ${reply.problem.key}`);
    const tables = reply.result as TableInfo[];
    const ids = tables.map(({ id }) => id);
    const missing = this.ledger.here.filter((id) => !ids.includes(id));
    if (missing.length > 0) throw new Broken(`tables ${missing.join()} are missing`);
    const undead = this.ledger.gone.filter((id) => ids.includes(id));
    if (undead.length > 0) throw new Broken(`tables ${undead.join()} came back by themselves`);
    return tables;
  }

  /** The bots don't play meanwhile: only a guest watches. */
  async #auditTable(info: TableInfo, mayMiss: boolean): Promise<void> {
    const { id, status, players, problem } = info;
    const [screen, , guest] = this.screens;
    if (screen === undefined || guest === undefined) return;
    if (status === 'damaged') throw new Broken(`table ${id} is damaged: ${JSON.stringify(problem)}`);
    this.ledger.place(id, 'here');
    const persons = players.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
    for (const viewer of ['public', ...persons] as const) {
      const reply = await this.ask(screen, { type: 'replay', table: id, viewer });
      if (!reply.ok) throw new Broken(`table ${id} can’t be looked at: ${reply.problem.key}`);
      const timeline = reply.result as Timeline;
      if (!isDeepStrictEqual(timeline.info, info)) throw new Broken(`table ${id} is listed as ${JSON.stringify(info)}`);
      const wrong = this.ledger.holds(timeline, mayMiss);
      if (wrong !== undefined) throw new Broken(`table ${id}: ${wrong}`);
    }
    if ((await this.watch(guest, id, 'public')) === undefined) throw new Broken(`table ${id} can’t be opened`);
    await this.ask(guest, { type: 'leave', table: id });
    this.ledger.settle(id);
    if (status === 'finished') await this.#auditFairness(screen, id);
  }

  async #auditFairness(screen: Screen, table: string): Promise<void> {
    const reply = await this.ask(screen, { type: 'verify', table });
    const agrees = reply.ok && (reply.result as { agrees: boolean }).agrees;
    if (!agrees) throw new Broken(`table ${table} does not verify: ${JSON.stringify(reply)}`);
  }

  #mustBeASentence(request: Request, key: string): void {
    const isKnown = Object.hasOwn(hostWords, key) || key.startsWith(`${tiny.id}/`);
    if (!isKnown || key === 'host.trouble' || key === 'host.not-understood') {
      throw new Broken(`${JSON.stringify(request)} was refused by ${key}; ${this.#warnings.join('; ')}`);
    }
  }
}
