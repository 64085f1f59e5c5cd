import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A lock that was taken. */
export interface Lock {
  release(): void;
}

/** Hears that a second start knocked: its arguments and its working folder. */
type Knocked = (args: string[], folder: string) => void;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const claim = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const KNOCK = /^knock-.*\.json$/;

/** Reads the knocks of other starts, and removes them. */
function answerKnocks(room: string, knocked: Knocked): void {
  for (const name of readdirSync(room).filter((file) => KNOCK.test(file))) {
    const path = join(room, name);
    const { args, folder } = JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    knocked(args, folder);
  }
}

/**
 * Takes the lock of a data folder.
 *
 * @returns `undefined` when another process has it; that one was told.
 */
export function takeLock(data: string, knocked: Knocked): Lock | undefined {
  const room = join(
    tmpdir(),
    `captains-table-double-lock-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`,
  );
  mkdirSync(room, { recursive: true });
  const path = join(room, 'pid');
  if (!claim(path)) {
    if (isAlive(Number(readFileSync(path, 'utf8')))) {
      const knock = join(room, `${process.pid}`);
      writeFileSync(knock, JSON.stringify({ args: process.argv, folder: process.cwd() }));
      renameSync(knock, join(room, `knock-${process.pid}.json`));
      return undefined;
    }
    rmSync(path);
    return takeLock(data, knocked);
  }
  const door = watch(room, () => answerKnocks(room, knocked));
  door.unref();
  return {
    release() {
      door.close();
      rmSync(room, { recursive: true, force: true });
    },
  };
}
