import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Json } from '../games/kit/events.ts';
import { type Clock, codeOf, type Entropy, type Files, type GrowingFile, type Ports, type Processes } from './ports.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const clock: Clock = {
  now: () => Date.now(),
  setTimer(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const entropy: Entropy = { bytes: (count) => randomBytes(count) };

const absent = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Makes the names in a folder safe on disk, where the system lets us: not all can open a folder, and those need no such call. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, from: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, from + done);
    done += bytesWritten;
  }
}

const growing = (handle: FileHandle): GrowingFile => ({
  size: async () => (await handle.stat()).size,
  async append(bytes) {
    await writeAll(handle, bytes, (await handle.stat()).size);
    await handle.sync();
  },
  async cut(size) {
    await handle.truncate(size);
    await handle.sync();
  },
  close: () => handle.close(),
});

const files: Files = {
  async list(folder) {
    try {
      return await readdir(folder);
    } catch (error) {
      if (absent(error)) return [];
      throw error;
    }
  },
  async makeFolder(folder) {
    const made = await mkdir(folder, { recursive: true, mode: FOLDER_MODE }).catch(async (error) => {
      // On a read-only disk, Node takes the missing folder for the reason; making just that one tells the real one.
      if (absent(error)) await mkdir(folder, { mode: FOLDER_MODE });
      throw error;
    });
    if (made !== undefined) await syncFolder(dirname(made));
    await syncFolder(dirname(folder));
  },
  read: (path) => readFile(path),
  async mark(path) {
    try {
      const { size, mtimeMs } = await stat(path);
      return { size, changed: mtimeMs };
    } catch (error) {
      if (absent(error)) return undefined;
      throw error;
    }
  },
  async replace(path, text) {
    await writeFileAtomic(path, text, { mode: FILE_MODE });
    await syncFolder(dirname(path));
  },
  async createNew(path, text) {
    const handle = await open(path, 'wx', FILE_MODE);
    try {
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
  },
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  openToGrow: async (path) => growing(await open(path, 'r+')),
};

/** Which start of the system, and when in it a process began: field 22 of /proc/<pid>/stat, counted after the name, which may hold blanks. */
const startTime = (pid: number): string | undefined => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const processes: Processes = {
  self: process.pid,
  birthmark(pid) {
    if (!isAlive(pid)) return undefined;
    return startTime(pid) ?? '';
  },
};

const printed = (facts: Readonly<Record<string, Json>>): string => ` ${JSON.stringify(facts)}`;

/** The real world: Node's clock, randomness, files and processes; trouble goes to standard error. */
export const nodePorts: Ports = {
  clock,
  entropy,
  files,
  processes,
  log: {
    warn(what, facts) {
      process.stderr.write(`${what}${facts === undefined ? '' : printed(facts)}\n`);
    },
  },
};
