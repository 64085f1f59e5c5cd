import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app } from 'electron';
import { defaultDataFolder } from '../host/folder.ts';

/** The folder that `--data` names, else the one that this system has for the app: the headless host's is the same. */
function chosen(args: readonly string[]): string {
  const { data } = parseArgs({ args: [...args], options: { data: { type: 'string' } }, strict: false }).values;
  return resolve(typeof data === 'string' && data !== '' ? data : defaultDataFolder());
}

/**
 * Chooses the data folder and has Electron keep its own things in it, apart from the tables.
 *
 * @returns the folder, and whether it is usable at all; where it is not, the host says why.
 */
export function settle(args: readonly string[]): { data: string; usable: boolean } {
  const data = chosen(args);
  const session = join(data, 'browser');
  try {
    mkdirSync(session, { recursive: true, mode: 0o700 });
    app.setPath('userData', data);
    app.setPath('sessionData', session);
    return { data, usable: true };
  } catch {
    return { data, usable: false };
  }
}
