import { join } from 'node:path';
import { z } from 'zod';
import { newSeed } from './ids.ts';
import { codeOf, type Ports } from './ports.ts';
import { problem } from './problem.ts';

const holderSchema = z.object({ pid: z.int(), birthmark: z.string(), token: z.string() });

/** Who holds a data folder. */
type Holder = z.infer<typeof holderSchema>;

/** How often, and after how many milliseconds, an unreadable lock is read again: its holder may be about to write it. */
const READ_AGAIN = { times: 5, after: 50 };

/** A data folder that belongs to this process until it is let go. */
export interface Lock {
  release(): Promise<void>;
}

const pause = ({ clock }: Ports): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimer(READ_AGAIN.after, resolve);
  });

const readOnce = async ({ files }: Ports, path: string): Promise<Holder | undefined> => {
  try {
    return holderSchema.parse(JSON.parse(Buffer.from(await files.read(path)).toString('utf8')));
  } catch {
    return undefined;
  }
};

async function holderOf(ports: Ports, path: string): Promise<Holder | undefined> {
  for (let time = 0; time < READ_AGAIN.times; time++) {
    const holder = await readOnce(ports, path);
    if (holder !== undefined) return holder;
    await pause(ports);
  }
  return undefined;
}

/** Whether the process that took the lock is still there. One with this process's own number is not: we have not taken it. */
const isHeld = ({ processes }: Ports, { pid, birthmark }: Holder): boolean =>
  pid !== processes.self && processes.birthmark(pid) === birthmark;

/** Moves a dead process's lock out of the way. When another one was quicker and its lock got caught instead, that is put back. */
async function clearAway(ports: Ports, path: string, dead: Holder | undefined): Promise<void> {
  const aside = `${path}.${newSeed(ports.entropy)}`;
  try {
    await ports.files.rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const caught = await readOnce(ports, aside);
  if (caught !== undefined && caught.token !== dead?.token) await ports.files.rename(aside, path);
  else await ports.files.remove(aside);
}

async function claim(ports: Ports, path: string, own: Holder): Promise<boolean> {
  try {
    await ports.files.createNew(path, JSON.stringify(own));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a data folder for this process, also from one that died without letting go.
 *
 * @throws {HostProblem} when a living process holds it (the sentence names it).
 * @throws the system's error when the folder can't be written.
 */
export async function takeLock(ports: Ports, data: string): Promise<Lock> {
  const path = join(data, 'lock');
  const { self } = ports.processes;
  const own: Holder = { pid: self, birthmark: ports.processes.birthmark(self) ?? '', token: newSeed(ports.entropy) };
  for (let time = 0; time < READ_AGAIN.times; time++) {
    if (await claim(ports, path, own)) return { release: () => release(ports, path, own) };
    const holder = await holderOf(ports, path);
    if (holder !== undefined && isHeld(ports, holder)) {
      throw problem('host.in-use', { pid: String(holder.pid), folder: data, file: path });
    }
    await clearAway(ports, path, holder);
  }
  throw problem('host.in-use', { pid: '?', folder: data, file: path });
}

async function release(ports: Ports, path: string, own: Holder): Promise<void> {
  if ((await readOnce(ports, path))?.token === own.token) await ports.files.remove(path);
}
