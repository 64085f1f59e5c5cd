import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ElectronApplication, _electron as electron } from '@playwright/test';
import { electronHere } from '../../scripts/electron-binary.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DOUBLE = join(import.meta.dirname, 'double');

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Electron's own program where it is here and has a screen; else the double's. */
function choose(): { program: string; name: string } {
  const real = hasDisplay() ? electronHere() : undefined;
  if (real !== undefined) return { program: real, name: `Electron ${versionOfElectron()}` };
  // Playwright finds its Electron by this name, as Electron's own package does.
  process.env.ELECTRON_OVERRIDE_DIST_PATH = DOUBLE;
  const why = hasDisplay() ? 'Electron’s binary is not here' : 'there is no display';
  return { program: join(DOUBLE, 'electron'), name: `the double of Electron, because ${why}` };
}

const versionOfElectron = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules/electron/package.json'), 'utf8')) as { version: string }).version;

const { program, name } = choose();

/** What the tests run on, in words. */
export const RUNS_ON = name;

/** Whether there is nothing to run on: the double is started by a shell script, which Windows can't run. */
export const CANNOT_RUN = process.platform === 'win32' && program.startsWith(DOUBLE);

/** Starts the built app on a data folder, under Playwright. How long it may take is the test's matter. */
export const launch = (data: string): Promise<ElectronApplication> =>
  electron.launch({ args: [ROOT, `--data=${data}`], cwd: ROOT, timeout: 0 });

/** How a start without Playwright ended. */
export interface Ended {
  readonly code: number | null;
  /** What it printed. */
  readonly output: string;
}

const outputOf = (child: ChildProcess): (() => string) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return () => output;
};

/**
 * Starts the app as people do, for starts that end by themselves.
 *
 * An error box is printed, as `{"title":…,"content":…}` on a line of its own, instead of waiting for somebody to press its button.
 */
export async function startToEnd(data: string): Promise<Ended> {
  const args = ['-r', join(import.meta.dirname, 'print-boxes.cjs'), ROOT, `--data=${data}`];
  const sandbox = process.platform === 'linux' ? ['--no-sandbox'] : [];
  const child = spawn(program, [...sandbox, ...args], { cwd: ROOT });
  const output = outputOf(child);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}
