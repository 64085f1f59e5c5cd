import type { Json } from '../games/kit/events.ts';

/**
 * Everything the host needs of the world outside, so that a simulator can stand in for it.
 *
 * `node.ts` has the real ones. All file operations reject with an error whose `code` is the system's (`ENOENT`, `ENOSPC`, ...).
 */

/** Time. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `run` once, `ms` milliseconds from now. Returns a function that calls it off. */
  setTimer(ms: number, run: () => void): () => void;
}

/** The only source of chance in the host: seeds and ids come from here. */
export interface Entropy {
  /** `count` unpredictable bytes. */
  bytes(count: number): Uint8Array;
}

/** A file that grows at its end. */
export interface GrowingFile {
  /** Its size in bytes now. */
  size(): Promise<number>;
  /** Writes at the end; resolves when the bytes are safe on the disk. */
  append(bytes: Uint8Array): Promise<void>;
  /** Cuts everything after the first `size` bytes; resolves when that is safe on the disk. */
  cut(size: number): Promise<void>;
  close(): Promise<void>;
}

/** What tells one version of a file from the next without reading it. */
export interface FileMark {
  /** Bytes. */
  readonly size: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly changed: number;
}

/** The file operations the host needs. */
export interface Files {
  /** The names of the folders and files in a folder, in no order; `[]` when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Makes a folder and those above it, readable by this user alone. */
  makeFolder(folder: string): Promise<void>;
  read(path: string): Promise<Uint8Array>;
  /** `undefined` when there is no such file. */
  mark(path: string): Promise<FileMark | undefined>;
  /** Replaces the whole file, safely on disk: after a crash it has the old content or the new one. */
  replace(path: string, text: string): Promise<void>;
  /** Makes a file that must not exist yet: rejects with `EEXIST` when it does. */
  createNew(path: string, text: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, or a folder with all that is in it. Nothing happens when there is none. */
  remove(path: string): Promise<void>;
  /** Opens an existing file to write at its end. */
  openToGrow(path: string): Promise<GrowingFile>;
}

/** The processes of this machine, as far as a lock needs them. */
export interface Processes {
  /** This process. */
  readonly self: number;
  /**
   * A text that this process and no other one ever had, as far as the system lets us tell; `undefined` when no process has this
   * number now. Numbers are used again after a process ended; its birthmark is not.
   */
  birthmark(pid: number): string | undefined;
}

/** Where trouble is noted for whoever looks after the host. Never told what a player may not know. */
export interface Log {
  warn(what: string, facts?: Readonly<Record<string, Json>>): void;
}

/** The world outside the host. */
export interface Ports {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly files: Files;
  readonly processes: Processes;
  readonly log: Log;
  /** Puts a file or folder into the system's trash, where there is one that a host can reach. */
  readonly trash?: (path: string) => Promise<void>;
}

/** The system's code of a failed operation (`ENOSPC`); `undefined` for errors that have none. */
export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
};
