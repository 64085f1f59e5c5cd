import { join } from 'node:path';
import type { AnyGame } from '../games/kit/game.ts';
import { type TableId, tableIdSchema } from '../protocol/tables.ts';
import { type Checkpoint, checkpointText, hashOf, readCheckpoint } from './checkpoint.ts';
import { type Header, type Line, written } from './journal.ts';
import type { FileMark, Ports } from './ports.ts';
import { problem, reasonOf, traceOf, unopenable } from './problem.ts';

/** The name of a journal in its table's folder. */
export const JOURNAL = 'journal.ndjson';

const isTable = (name: string): boolean => tableIdSchema.safeParse(name).success;

/**
 * The tables in a data folder: a folder each, `<data>/tables/<id>`, with its `journal.ndjson` and, for a long
 * one, a `checkpoint.json`: a copy that can be deleted at any time.
 */
export class TableFiles {
  readonly #ports: Ports;
  readonly #folder: string;
  readonly #app: string;

  /** `app`: the app's version. */
  constructor(ports: Ports, data: string, app: string) {
    this.#ports = ports;
    this.#app = app;
    this.#folder = join(data, 'tables');
  }

  folderOf(id: TableId): string {
    return join(this.#folder, id);
  }

  pathOf(id: TableId): string {
    return join(this.#folder, id, JOURNAL);
  }

  #checkpointOf(id: TableId): string {
    return join(this.#folder, id, 'checkpoint.json');
  }

  /** The names of all tables. Throws a {@link HostProblem} when the folder can't be read. */
  async ids(): Promise<TableId[]> {
    try {
      return (await this.#ports.files.list(this.#folder)).filter(isTable);
    } catch (error) {
      throw problem('host.unlistable', { code: reasonOf(error) });
    }
  }

  /** Which version of a table's journal is there now; `undefined` when there is none, or nobody can say. */
  mark(id: TableId): Promise<FileMark | undefined> {
    return this.#ports.files.mark(this.pathOf(id)).catch(() => undefined);
  }

  /** Whether there is such a table. Throws a {@link HostProblem} when nobody can say. */
  async has(id: TableId): Promise<boolean> {
    try {
      return (await this.#ports.files.mark(this.pathOf(id))) !== undefined;
    } catch (error) {
      throw problem('host.unlistable', { code: reasonOf(error) });
    }
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

  /** What a table's journal led to, as it was kept; `undefined` when nothing was, or nothing that holds now. */
  async checkpoint(id: TableId, journal: Uint8Array, game: AnyGame): Promise<Checkpoint | undefined> {
    const file = await this.#ports.files.read(this.#checkpointOf(id)).catch(() => undefined);
    return file && readCheckpoint(file, journal, game, this.#app);
  }

  /** Keeps what the first bytes of a table's journal led to. Failing to is no harm. */
  async keepCheckpoint(
    id: TableId,
    game: AnyGame,
    bytes: number,
    course: Omit<Checkpoint, 'bytes' | 'hash'>,
  ): Promise<void> {
    try {
      const hash = hashOf((await this.read(id)).subarray(0, bytes));
      await this.#ports.files.replace(
        this.#checkpointOf(id),
        checkpointText({ bytes, hash, ...course }, game, this.#app),
      );
    } catch (error) {
      this.#ports.log.warn('A checkpoint could not be kept.', traceOf(error));
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
