import type { Push, Update } from '../../../src/protocol/messages.ts';
import type { Timeline } from '../../../src/protocol/replays.ts';
import type { TableId } from '../../../src/protocol/tables.ts';

/** What somebody was told of one position. */
interface Told {
  readonly viewer: Update['viewer'];
  readonly seq: number;
  readonly events: string;
  readonly takenBack: string;
  /** Whether it was said that it is not on disk yet. */
  unsaved: boolean;
}

/** What is known of a table from outside. */
interface Account {
  readonly told: Told[];
  /** Whether it must be in the list, must not, or nobody can say. */
  place: 'here' | 'gone' | 'unclear';
}

const toldOf = ({ viewer, seq, events, takenBack, unsaved }: Update): Told => ({
  viewer,
  seq,
  events: JSON.stringify(events),
  takenBack: JSON.stringify(takenBack ?? null),
  unsaved: unsaved === true,
});

/** Everything that was announced in an evening, to hold hosts to it. */
export class Ledger {
  readonly #tables = new Map<TableId, Account>();

  /** A table was set up: it must be there from now on. */
  begun(table: TableId): void {
    this.#tables.set(table, { told: [], place: 'here' });
  }

  /** Where a table must be from now on. */
  place(table: TableId, place: Account['place']): void {
    const account = this.#tables.get(table);
    if (account === undefined) return;
    account.place = place;
    // A table goes into the trash with what is on disk.
    if (place === 'gone') this.settle(table);
  }

  /** Tables that must be there. */
  get here(): TableId[] {
    return [...this.#tables].flatMap(([table, { place }]) => (place === 'here' ? [table] : []));
  }

  /** Tables that are in the trash for sure. */
  get gone(): TableId[] {
    return [...this.#tables].flatMap(([table, { place }]) => (place === 'gone' ? [table] : []));
  }

  /** The power went: what was removed or brought back just now may be undone. */
  crashed(): void {
    for (const account of this.#tables.values()) if (account.place === 'gone') account.place = 'unclear';
  }

  /** Somebody was told something. */
  hear(push: Push): void {
    if (push.type === 'update') this.#tables.get(push.table)?.told.push(toldOf(push));
    if (push.type === 'status' && push.unsaved === null) {
      for (const told of this.#tables.get(push.table)?.told ?? []) told.unsaved = false;
    }
  }

  /**
   * Compares what a table is now with all that was announced of it to that viewer.
   *
   * Everything must be there once, in its place and as it was told. What was said to be unsaved may be missing from some position on,
   * when `mayMiss`; it is forgotten then.
   *
   * @returns what is wrong; `undefined` when nothing is.
   */
  holds({ info, viewer, steps }: Timeline, mayMiss: boolean): string | undefined {
    if (steps.some(({ seq }, at) => seq !== at)) return `positions ${steps.map(({ seq }) => seq).join()}`;
    for (const told of this.#tables.get(info.id)?.told ?? []) {
      if (told.viewer !== viewer) continue;
      const now = steps[told.seq];
      const isSame = JSON.stringify(now?.events) === told.events && JSON.stringify(now?.takenBack) === told.takenBack;
      if (isSame || (told.unsaved && mayMiss)) continue;
      return `position ${told.seq} for ${told.viewer} was ${told.events}, and is ${JSON.stringify(now) ?? 'missing'}`;
    }
    return undefined;
  }

  /** After the audit that follows a crash: what was lost in memory was never promised, and what is left is on disk. */
  settle(table: TableId): void {
    const account = this.#tables.get(table);
    if (account === undefined) return;
    const kept = account.told.filter(({ unsaved }) => !unsaved);
    account.told.length = 0;
    account.told.push(...kept);
  }
}
