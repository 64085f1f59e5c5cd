import type { Files, GrowingFile } from '../../../src/host/ports.ts';
import { failure } from '../world.ts';
import type { Lots } from './lots.ts';
import type { SimulatedTime } from './time.ts';

/** What goes wrong with a disk. File calls are numbered from 1 over the whole evening. */
export interface Faults {
  /** The call that fails, and with which code; `null`: none. */
  readonly failing: { readonly call: number; readonly code: string } | null;
  /** Calls during which nothing can be written, and the code. */
  readonly refusing: { readonly from: number; readonly to: number; readonly code: string } | null;
  /** Calls in the middle of which the power goes. */
  readonly crashes: readonly number[];
  /** The longest time a call takes, in milliseconds. */
  readonly slowness: number;
}

type Content = ReadonlyMap<string, Buffer>;

/** Something that was done to names and is not on the medium before the next sync. */
type Renaming = (content: Map<string, Buffer>) => void;

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const moved =
  (from: string, to: string): Renaming =>
  (content) => {
    for (const [path, bytes] of [...content]) {
      if (!within(path, from)) continue;
      content.delete(path);
      content.set(to + path.slice(from.length), bytes);
    }
  };

const removed =
  (path: string): Renaming =>
  (content) => {
    for (const known of [...content.keys()]) if (within(known, path)) content.delete(known);
  };

/**
 * A disk with a cache: what a process reads is not what is there after the power went.
 *
 * Bytes are on the medium when a sync of them has ended; while it goes on, any part of them may be. Changed names are on the medium
 * in their order, with the next sync at the latest.
 */
export class SimulatedDisk {
  readonly #lots: Lots;
  readonly #time: SimulatedTime;
  readonly #faults: Faults;
  /** What processes see. */
  #cache = new Map<string, Buffer>();
  /** What is there for sure. */
  #medium = new Map<string, Buffer>();
  #renamings: Renaming[] = [];
  /** Files whose bytes are on their way, with what may be there of them. */
  readonly #underWay = new Map<string, () => Buffer>();
  #changes = 0;
  readonly #changed = new Map<string, number>();
  /** How many calls there were. */
  calls = 0;
  /** While it is set, nothing goes wrong. */
  healthy = false;
  /** Called when the power goes. */
  onCrash = () => {};

  constructor(lots: Lots, time: SimulatedTime, faults: Faults) {
    this.#lots = lots;
    this.#time = time;
    this.#faults = faults;
  }

  /** Everything that a process sees. */
  get content(): Content {
    return this.#cache;
  }

  /** The power went: what was not on the medium is lost, or there in part. */
  crash(): void {
    for (const rename of this.#renamings.splice(0, this.#lots.below(this.#renamings.length + 1))) rename(this.#medium);
    for (const [path, remains] of this.#underWay) this.#medium.set(path, remains());
    this.#renamings = [];
    this.#underWay.clear();
    const before = this.#cache;
    this.#cache = new Map(this.#medium);
    for (const [path, bytes] of this.#cache) if (!before.get(path)?.equals(bytes)) this.#touch(path);
  }

  /** The files of a process. Calls of one that is dead never end. */
  files(isAlive: () => boolean): Files {
    const call = async <T>(run: () => T, isWrite = false): Promise<T> => {
      await this.#wait(isAlive);
      this.#mayFail(isWrite);
      return run();
    };
    return {
      list: (folder) => call(() => this.#list(folder)),
      makeFolder: () => call(() => {}, true),
      read: (path) => call(() => Buffer.from(this.#at(path))),
      mark: (path) => call(() => this.#mark(path)),
      replace: (path, text) => this.#replace(path, text, isAlive),
      createNew: (path, text) => call(() => this.#createNew(path, text), true),
      rename: (from, to) => call(() => this.#rename(from, to), true),
      remove: (path) => call(() => this.#renamed(removed(path)), true),
      openToGrow: (path) => call(() => this.#grow(path, isAlive)),
    };
  }

  /** Counts a call, lets it take its time, and lets the power go in the middle of it where that is due. */
  async #wait(isAlive: () => boolean): Promise<void> {
    if (!isAlive()) return new Promise(() => {});
    this.calls++;
    if (!this.healthy && this.#faults.crashes.includes(this.calls)) this.onCrash();
    if (this.#faults.slowness > 0) await this.#delay();
    if (!isAlive()) return new Promise(() => {});
  }

  #delay(): Promise<void> {
    return new Promise((resolve) => {
      this.#time.after(this.#lots.below(this.#faults.slowness), resolve);
    });
  }

  #mayFail(isWrite: boolean): void {
    const { failing, refusing } = this.#faults;
    if (this.healthy) return;
    if (failing?.call === this.calls) throw failure(failing.code);
    const isRefusing = refusing !== null && this.calls >= refusing.from && this.calls < refusing.to;
    if (isWrite && isRefusing) throw failure(refusing.code);
  }

  #at(path: string): Buffer {
    const bytes = this.#cache.get(path);
    if (bytes === undefined) throw failure('ENOENT');
    return bytes;
  }

  #touch(path: string): void {
    this.#changes++;
    this.#changed.set(path, this.#changes);
  }

  #list(folder: string): string[] {
    const names = [...this.#cache.keys()].flatMap((path) =>
      path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
    );
    return [...new Set(names)];
  }

  #mark(path: string) {
    const bytes = this.#cache.get(path);
    return bytes && { size: bytes.length, changed: this.#changed.get(path) ?? 0 };
  }

  /** All that was done to names, and the bytes of this file, are on the medium. */
  #synced(path: string): void {
    for (const rename of this.#renamings.splice(0)) rename(this.#medium);
    this.#underWay.delete(path);
    const bytes = this.#cache.get(path);
    if (bytes !== undefined) this.#medium.set(path, bytes);
  }

  async #replace(path: string, text: string, isAlive: () => boolean): Promise<void> {
    await this.#wait(isAlive);
    this.#mayFail(true);
    const old = this.#cache.get(path);
    const bytes = Buffer.from(text);
    if (old !== undefined) this.#underWay.set(path, () => (this.#lots.chance(0.5) ? old : bytes));
    await this.#wait(isAlive);
    this.#underWay.delete(path);
    this.#mayFail(true);
    this.#cache.set(path, bytes);
    this.#touch(path);
    this.#synced(path);
  }

  #createNew(path: string, text: string): void {
    if (this.#cache.has(path)) throw failure('EEXIST');
    const bytes = Buffer.from(text);
    this.#cache.set(path, bytes);
    this.#touch(path);
    this.#underWay.set(path, () => bytes.subarray(0, this.#lots.below(bytes.length + 1)));
  }

  #rename(from: string, to: string): void {
    if (![...this.#cache.keys()].some((path) => within(path, from))) throw failure('ENOENT');
    this.#renamed(moved(from, to));
    for (const path of this.#cache.keys()) if (within(path, to)) this.#touch(path);
  }

  #renamed(renaming: Renaming): void {
    renaming(this.#cache);
    this.#renamings.push(renaming);
  }

  #grow(path: string, isAlive: () => boolean): GrowingFile {
    this.#at(path);
    const write = async (change: (bytes: Buffer) => Buffer, remains: (old: Buffer, fresh: Buffer) => Buffer) => {
      await this.#wait(isAlive);
      const old = this.#at(path);
      const fresh = change(old);
      this.#underWay.set(path, () => remains(old, fresh));
      try {
        this.#mayFail(true);
      } catch (error) {
        // Part of it may have got there before it failed.
        this.#cache.set(path, remains(old, fresh));
        this.#touch(path);
        throw error;
      }
      this.#cache.set(path, fresh);
      this.#touch(path);
      await this.#wait(isAlive);
      this.#mayFail(true);
      this.#synced(path);
    };
    const torn = (old: Buffer, fresh: Buffer): Buffer => {
      const length = old.length + this.#lots.below(fresh.length - old.length + 1);
      if (this.#lots.chance(0.8)) return fresh.subarray(0, length);
      // The file has its new size, and zeros where the bytes did not get to.
      return Buffer.concat([fresh.subarray(0, length), Buffer.alloc(fresh.length - length)]);
    };
    return {
      size: async () => this.#at(path).length,
      append: (bytes) => write((old) => Buffer.concat([old, bytes]), torn),
      cut: (size) =>
        write(
          (old) => old.subarray(0, size),
          (old, fresh) => (this.#lots.chance(0.5) ? old : fresh),
        ),
      close: async () => {},
    };
  }
}
