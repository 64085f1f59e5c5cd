import { join } from 'node:path';
import { type TableId, tableIdSchema } from '../protocol/tables.ts';
import { type Header, type Line, written } from './journal.ts';
import type { FileMark, Ports } from './ports.ts';
import { problem, reasonOf, unopenable } from './problem.ts';

/** The name of a journal in its table's folder. */
export const JOURNAL = 'journal.ndjson';

const isTable = (name: string): boolean => tableIdSchema.safeParse(name).success;

/** The tables in a data folder: a folder each, `<data>/tables/<id>`, with its `journal.ndjson`. */
export class TableFiles {
  readonly #ports: Ports;
  readonly #folder: string;

  constructor(ports: Ports, data: string) {
    this.#ports = ports;
    this.#folder = join(data, 'tables');
  }

  folderOf(id: TableId): string {
    return join(this.#folder, id);
  }

  pathOf(id: TableId): string {
    return join(this.#folder, id, JOURNAL);
  }

  /** The names of all tables. */
  async ids(): Promise<TableId[]> {
    return (await this.#ports.files.list(this.#folder)).filter(isTable);
  }

  /** Which version of a table's journal is there now; `undefined` when there is none, or nobody can say. */
  mark(id: TableId): Promise<FileMark | undefined> {
    return this.#ports.files.mark(this.pathOf(id)).catch(() => undefined);
  }

  /**
   * The bytes of a journal.
   *
   * @throws {HostProblem} when there is no such table.
   * @throws {Unopenable} when its file can't be read.
   */
  async read(id: TableId): Promise<Uint8Array> {
    try {
      return await this.#ports.files.read(this.pathOf(id));
    } catch (error) {
      if (reasonOf(error) === 'ENOENT') throw problem('host.no-table');
      throw unopenable('host.unreadable', { code: reasonOf(error) });
    }
  }

  /** Writes a table's whole journal; safe on disk when this resolves. Throws a {@link HostProblem} when it can't be written. */
  async put(header: Header, lines: readonly Line[]): Promise<void> {
    const { files } = this.#ports;
    try {
      await files.makeFolder(this.folderOf(header.id));
      await files.replace(this.pathOf(header.id), written(header, lines).text);
    } catch (error) {
      throw problem('host.not-written', { code: reasonOf(error) });
    }
  }
}
