import { join } from 'node:path';
import type { Exported } from '../protocol/files.ts';
import { type TableId, tableIdSchema } from '../protocol/tables.ts';
import { readJournal } from './journal.ts';
import { packed } from './parcel.ts';
import type { Ports } from './ports.ts';
import { problem, reasonOf, traceOf } from './problem.ts';
import { JOURNAL, type TableFiles } from './table-files.ts';

/** How long a removed table can be brought back at least, in milliseconds, before it goes to the system's trash. */
export const SECOND_THOUGHTS = 60_000;

/** How long a removed table is kept where the system has no trash for it, in milliseconds. */
export const KEPT = 30 * 24 * 3_600_000;

/** A removed table's folder in the trash: when it was removed, in milliseconds since 1970, and its name. */
const nameOf = (at: number, id: TableId): string => `${at}-${id}`;

function partsOf(name: string): { at: number; id: TableId } | undefined {
  const [, at, id] = /^(\d+)-(.+)$/.exec(name) ?? [];
  const table = tableIdSchema.safeParse(id);
  return table.success ? { at: Number(at), id: table.data } : undefined;
}

/**
 * Removed tables: `<data>/trash/<when>-<id>`.
 *
 * From there a table can be brought back. After a while it goes on to the system's trash; where there is none, it stays for 30 days and
 * is then gone for good.
 */
export class Trash {
  readonly #ports: Ports;
  readonly #tables: TableFiles;
  readonly #folder: string;
  #cancel = () => {};

  constructor(ports: Ports, tables: TableFiles, data: string) {
    this.#ports = ports;
    this.#tables = tables;
    this.#folder = join(data, 'trash');
  }

  /** Puts a table into the trash. Throws a {@link HostProblem} when it can't be moved; it stays where it is then. */
  async take(id: TableId): Promise<void> {
    const { files, clock } = this.#ports;
    if (!(await this.#tables.has(id))) throw problem('host.no-table');
    try {
      await files.makeFolder(this.#folder);
      await files.rename(this.#tables.folderOf(id), join(this.#folder, nameOf(clock.now(), id)));
    } catch (error) {
      throw problem('host.not-removed', { code: reasonOf(error) });
    }
    this.#emptyLater();
  }

  /** Brings a table back. Throws a {@link HostProblem} when it is not in the trash any more, or can't be moved. */
  async giveBack(id: TableId): Promise<void> {
    const last = (await this.#contents()).filter((known) => known.id === id).at(-1);
    if (last === undefined) throw problem('host.not-in-trash');
    if (await this.#tables.has(id)) throw problem('host.not-in-trash');
    try {
      await this.#ports.files.rename(join(this.#folder, last.name), this.#tables.folderOf(id));
    } catch (error) {
      throw problem('host.not-restored', { code: reasonOf(error) });
    }
  }

  /** Passes on, or removes for good, what has been here long enough. What can't be moved stays for the next time. */
  async empty(): Promise<void> {
    const { clock, log, trash } = this.#ports;
    const kept = trash === undefined ? KEPT : SECOND_THOUGHTS;
    for (const { at, name } of await this.#contents()) {
      if (clock.now() - at < kept) continue;
      await this.#letGo(join(this.#folder, name)).catch((error) =>
        log.warn('The trash could not be emptied.', traceOf(error)),
      );
    }
  }

  /** Ends what was to be done later. */
  close(): void {
    this.#cancel();
  }

  /** What is in the trash, oldest first. */
  async #contents() {
    const names = await this.#ports.files.list(this.#folder).catch(() => []);
    return names
      .flatMap((name) => {
        const parts = partsOf(name);
        return parts === undefined ? [] : [{ name, ...parts }];
      })
      .sort((one, other) => one.at - other.at);
  }

  /** The system's trash gets a file that people know by its name and can open again, where one can be made. */
  async #letGo(folder: string): Promise<void> {
    const { files, trash } = this.#ports;
    if (trash !== undefined) {
      const parcel = await this.#parcelOf(folder);
      if (parcel === undefined) return trash(folder);
      const path = join(folder, parcel.name);
      await files.replace(path, parcel.text);
      await trash(path);
    }
    await files.remove(folder);
  }

  async #parcelOf(folder: string): Promise<Exported | undefined> {
    try {
      const journal = readJournal(await this.#ports.files.read(join(folder, JOURNAL)));
      return packed(journal, new Date(this.#ports.clock.now()).toISOString());
    } catch {
      return undefined;
    }
  }

  #emptyLater(): void {
    if (this.#ports.trash === undefined) return;
    this.#cancel();
    this.#cancel = this.#ports.clock.setTimer(SECOND_THOUGHTS, () => void this.empty());
  }
}
