import { PROTOCOL, type Problem, type Push } from '../../protocol/messages.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../protocol/settings.ts';
import type { TableId, TableInfo } from '../../protocol/tables.ts';
import type { Wire } from '../../protocol/wire.ts';
import { ask, problemOf } from './ask.ts';

/** A sentence that the host sent unasked, until somebody puts it away. */
export interface Notice {
  readonly id: number;
  readonly table: TableId | null;
  readonly problem: Problem;
  /** What can still be done about it. */
  readonly action?: NoticeAction;
}

/** A button of a notice. */
export interface NoticeAction {
  readonly label: Problem;
  readonly run: () => void;
}

/** How long a notice with something to do about it is shown, in milliseconds. */
const OFFERED = 30_000;

/** What the screens know of the host. */
export interface HostState {
  readonly connection: 'connecting' | 'connected' | 'lost';
  /** How often the connection was made: a change means that tables must be watched anew. */
  readonly epoch: number;
  /** Why the host does not talk to this page, where it does not. */
  readonly refused: Problem | null;
  readonly version: string;
  readonly settings: Settings;
  /** All tables, newest first; `null` until they are known. */
  readonly tables: readonly TableInfo[] | null;
  readonly notices: readonly Notice[];
}

const AT_FIRST: HostState = {
  connection: 'connecting',
  epoch: 0,
  refused: null,
  version: '',
  settings: DEFAULT_SETTINGS,
  tables: null,
  notices: [],
};

/** The host as this page knows it: greets it at each connection, and keeps what it tells. */
export class HostLink {
  readonly wire: Wire;
  #state = AT_FIRST;
  readonly #listeners = new Set<() => void>();
  #notices = 0;
  /** How often settings were changed here. */
  #changes = 0;

  constructor(wire: Wire) {
    this.wire = wire;
    wire.onPush((push) => this.#hear(push));
    wire.onConnection((connected) => (connected ? void this.#greet() : this.#set({ connection: 'lost' })));
  }

  /** What is known now. The same object until something changes. */
  readonly state = (): HostState => this.#state;

  /** Hears of changes. Returns a function that stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Keeps settings: shown at once, and as the host kept them. Where it can't, says so and shows the old ones. */
  async keepSettings(settings: Settings): Promise<void> {
    // Nothing is known of what was set before: it would be replaced.
    if (this.#state.epoch === 0) return;
    const before = this.#state.settings;
    this.#changes++;
    const change = this.#changes;
    // An answer to an earlier change must not undo a later one that is on its way.
    const isLatest = () => change === this.#changes;
    this.#set({ settings });
    try {
      const kept = await ask(this.wire, { type: 'keep-settings', settings });
      if (isLatest()) this.#set({ settings: kept });
    } catch (error) {
      if (isLatest()) this.#set({ settings: before });
      this.tell(problemOf(error));
    }
  }

  /** Asks for the list of tables anew: moves and dates in it change without being told. Failing to is no harm. */
  async refresh(): Promise<void> {
    try {
      this.#set({ tables: await ask(this.wire, { type: 'tables' }) });
    } catch {
      // The list that is shown stays; a lost connection is said elsewhere.
    }
  }

  /** Shows a sentence to the people at this screen until they put it away. */
  tell(problem: Problem, table: TableId | null = null): void {
    this.#notices++;
    this.#set({ notices: [...this.#state.notices, { id: this.#notices, table, problem }] });
  }

  /** Shows what was done and offers something about it, for a while. */
  offer(problem: Problem, action: NoticeAction): void {
    this.#notices++;
    const id = this.#notices;
    this.#set({ notices: [...this.#state.notices, { id, table: null, problem, action }] });
    setTimeout(() => this.dismiss(id), OFFERED);
  }

  /** Puts a sentence away. */
  dismiss(id: number): void {
    this.#set({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
  }

  #set(change: Partial<HostState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #greet(): Promise<void> {
    try {
      const { version, settings } = await ask(this.wire, { type: 'hello', protocol: PROTOCOL });
      const tables = await ask(this.wire, { type: 'tables' });
      this.#set({
        connection: 'connected',
        epoch: this.#state.epoch + 1,
        refused: null,
        version,
        settings,
        tables,
      });
    } catch (error) {
      this.#set({ refused: problemOf(error) });
    }
  }

  #hear(push: Push): void {
    if (push.type === 'tables') this.#set({ tables: push.tables });
    if (push.type === 'notice') this.tell(push.problem, push.table);
  }
}
