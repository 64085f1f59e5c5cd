import { lineOf } from './chain.ts';
import { FORMAT } from './formats.ts';
import { type Journal, type JournalEnd, type Line, written } from './journal.ts';
import type { GrowingFile, Ports } from './ports.ts';
import { reasonOf, Unopenable, unopenable } from './problem.ts';
import { Serial } from './serial.ts';

/** Lines that are not on disk, and the system's code for why not. */
export interface Unsaved {
  readonly lines: number;
  readonly code: string;
}

/** The code when another program changed the file. */
export const CHANGED_OUTSIDE = 'changed-outside';

/** How long after a write that failed it is tried again, in milliseconds: at first, and at the most; it doubles each time. */
const PATIENCE = { first: 1000, most: 60_000 };

/**
 * Writes lines at the end of a journal.
 *
 * A line that can't be written waits in memory, and those after it too: they are written in order, all together, as soon as the disk
 * takes them. It is tried with each new line, and by the clock.
 */
export class JournalWriter {
  readonly #ports: Pick<Ports, 'clock' | 'files'>;
  readonly #path: string;
  readonly #line = new Serial();
  /** The journal in today's format, while the file has an older one: it is put in its place before anything is written. */
  #upgrade: string | undefined;
  #end: JournalEnd;
  /** The `sum` of the last line, be it on disk or not. */
  #sum: string;
  #waiting: Buffer[] = [];
  /** Why the last attempt failed; `undefined` when it did not. */
  #code: string | undefined;
  #patience = PATIENCE.first;
  #cancel = () => {};
  #file: GrowingFile | undefined;
  #closed = false;
  /** Hears that waiting lines were written, or could again not be. */
  onRetry = () => {};

  constructor(ports: Pick<Ports, 'clock' | 'files'>, path: string, { format, header, lines, end }: Journal) {
    this.#ports = ports;
    this.#path = path;
    this.#end = end;
    this.#sum = end.sum;
    if (format === FORMAT) return;
    const { text, sum } = written(header, lines);
    this.#upgrade = text;
    this.#sum = sum;
  }

  /** What could not be written; `null` when everything was, or is on its way. */
  get unsaved(): Unsaved | null {
    return this.#code === undefined ? null : { lines: this.#waiting.length, code: this.#code };
  }

  /** The size of the file when all lines are in it, in today's format; `null` when they are not. */
  get savedBytes(): number | null {
    return this.#waiting.length === 0 && this.#upgrade === undefined ? this.#end.good : null;
  }

  /**
   * Adds a line. Resolves when it is safe on disk, or waits in memory because it can't be written now (see {@link unsaved}).
   *
   * @throws {Unopenable} when somebody else changed the file since it was read; the line is not added then.
   */
  append(content: Line): Promise<void> {
    return this.#line.run(async () => {
      const { line, sum } = lineOf(content, this.#sum);
      this.#waiting.push(Buffer.from(line));
      try {
        await this.#write();
      } catch (error) {
        const isFirst = this.#waiting.length === 1;
        if (isFirst && error instanceof Unopenable) {
          this.#waiting = [];
          throw error;
        }
        this.#retryLater(error);
      }
      this.#sum = sum;
    });
  }

  /** Lets go of the file; it is opened again for the next line. */
  release(): Promise<void> {
    return this.#line.run(() => this.#letGo());
  }

  /** Tries once more to write what waits, and closes the file. Resolves with what could not be written. */
  close(): Promise<Unsaved | null> {
    this.#closed = true;
    this.#cancel();
    return this.#line.run(async () => {
      if (this.#waiting.length > 0) await this.#write().catch((error) => this.#noteFailure(error));
      await this.#letGo();
      return this.unsaved;
    });
  }

  #retryLater(error: unknown): void {
    this.#noteFailure(error);
    this.#cancel();
    if (this.#closed) return;
    this.#cancel = this.#ports.clock.setTimer(this.#patience, () => void this.#line.run(() => this.#retry()));
    this.#patience = Math.min(PATIENCE.most, 2 * this.#patience);
  }

  #noteFailure(error: unknown): void {
    this.#code = error instanceof Unopenable ? CHANGED_OUTSIDE : reasonOf(error);
  }

  async #retry(): Promise<void> {
    if (this.#closed || this.#waiting.length === 0) return;
    await this.#write().catch((error) => this.#retryLater(error));
    this.onRetry();
  }

  /** Writes all lines that wait. Leaves nothing of them on disk when it fails. */
  async #write(): Promise<void> {
    const file = await this.#ready();
    const bytes = Buffer.concat(this.#waiting);
    try {
      await file.append(bytes);
    } catch (error) {
      await this.#takeBack(file);
      throw error;
    }
    const good = this.#end.good + bytes.length;
    this.#end = { ...this.#end, total: good, good };
    this.#waiting = [];
    this.#code = undefined;
    this.#patience = PATIENCE.first;
    this.#cancel();
  }

  /** Cuts off what may stand there of lines that failed, at once or before the next attempt. */
  async #takeBack(file: GrowingFile): Promise<void> {
    try {
      await file.cut(this.#end.good);
      this.#end = { ...this.#end, total: this.#end.good };
    } catch {
      this.#end = { ...this.#end, total: null };
      await this.#letGo();
    }
  }

  async #letGo(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close().catch(() => {});
  }

  async #ready(): Promise<GrowingFile> {
    if (this.#file !== undefined) return this.#file;
    await this.#putInTodaysFormat();
    const file = await this.#ports.files.openToGrow(this.#path);
    try {
      await this.#trim(file);
    } catch (error) {
      await file.close();
      throw error;
    }
    this.#file = file;
    return file;
  }

  async #putInTodaysFormat(): Promise<void> {
    if (this.#upgrade === undefined) return;
    const mark = await this.#ports.files.mark(this.#path);
    if (mark !== undefined && mark.size !== this.#end.total) throw unopenable('host.changed-outside');
    await this.#ports.files.replace(this.#path, this.#upgrade);
    const good = Buffer.byteLength(this.#upgrade);
    this.#end = { ...this.#end, total: good, good };
    this.#upgrade = undefined;
  }

  /** Cuts off a torn line. */
  async #trim(file: GrowingFile): Promise<void> {
    const { total, good } = this.#end;
    const size = await file.size();
    if (size < good || (total !== null && size !== total)) throw unopenable('host.changed-outside');
    if (size <= good) return;
    // Should this fail, nobody knows whether it was cut all the same.
    this.#end = { ...this.#end, total: null };
    await file.cut(good);
    this.#end = { ...this.#end, total: good };
  }
}
