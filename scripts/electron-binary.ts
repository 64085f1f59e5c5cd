import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, ended, ROOT } from './run.ts';

const PACKAGE = join(ROOT, 'node_modules', 'electron');

/** How long a download may take to its first byte, and how long it may stand still later, in milliseconds. */
const PATIENCE = { first: 6_000, still: 30_000, look: 250 } as const;

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

/**
 * The Electron binary that is here already.
 *
 * `ELECTRON_OVERRIDE_DIST_PATH` names the folder of another one, as Electron's own package has it.
 */
export function electronHere(): string | undefined {
  const program = textOf(join(PACKAGE, 'path.txt'));
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (folder !== undefined) return [join(folder, program || 'electron')].find(existsSync);
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const isWhole = program !== '' && textOf(join(PACKAGE, 'dist', 'version')).replace(/^v/, '') === version;
  return isWhole ? [join(PACKAGE, 'dist', program)].find(existsSync) : undefined;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (file?.isFile() ? file.size : 0);
  }, 0);

/**
 * Has Electron's package download its binary, and gives up when nothing comes.
 *
 * The package's own download waits for ever on a network that swallows packets. It writes into the system's folder for
 * temporary files; here it is given one of its own, and the size of what is in there says whether it goes on.
 *
 * @returns the binary; `undefined` when it can't be had.
 */
export async function fetchElectron(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'captains-table-electron-'));
  const child = begin('node', [join(PACKAGE, 'install.js')], {
    env: { TMPDIR: folder, TEMP: folder, TMP: folder },
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  let size = 0;
  let grewAt = Date.now();
  const watch = setInterval(() => {
    const now = bytesIn(folder);
    if (now !== size) grewAt = Date.now();
    size = now;
    if (Date.now() - grewAt > (size === 0 ? PATIENCE.first : PATIENCE.still)) child.kill();
  }, PATIENCE.look);
  const code = await ended(child);
  clearInterval(watch);
  rmSync(folder, { recursive: true, force: true });
  return code === 0 ? electronHere() : undefined;
}
