import type { ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.ts';
import { electronHere, fetchElectron } from './electron-binary.ts';
import { begin, ended, ROOT } from './run.ts';
import { tell } from './speak.ts';

/** The ends by which Electron says that this machine can't run it: a library is missing, or its sandbox can't be set up. */
const CANNOT_RUN = { codes: [126, 127], signals: ['SIGTRAP', 'SIGABRT', 'SIGSEGV', 'SIGILL'] };

const say = (key: Parameters<typeof tell>[0]) => process.stdout.write(`${tell(key)}\n`);

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Passes on what asks this process to end, so that the app closes its tables in order. */
const endsWithUs = (child: ChildProcess): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
};

/** Runs the app's window. Gives its exit code; `undefined` when Electron can't run on this machine. */
async function runWindow(binary: string, args: readonly string[]): Promise<number | undefined> {
  const child = begin(binary, [ROOT, ...args]);
  endsWithUs(child);
  const code = await ended(child);
  const cannot = CANNOT_RUN.codes.includes(code) || CANNOT_RUN.signals.includes(child.signalCode ?? '');
  return cannot ? undefined : code;
}

/** Runs the headless host. Gives its exit code. */
export async function runHost(args: readonly string[]): Promise<number> {
  const child = begin('node', ['out/main/headless.js', ...args]);
  endsWithUs(child);
  return ended(child);
}

async function start(args: readonly string[]): Promise<number> {
  await buildIfNeeded();
  if (hasDisplay() || process.env.ELECTRON_OVERRIDE_DIST_PATH !== undefined) {
    let binary = electronHere();
    if (binary === undefined) {
      say('start.fetching-electron');
      binary = await fetchElectron();
    }
    if (binary === undefined) say('start.no-electron');
    else {
      const code = await runWindow(binary, args);
      if (code !== undefined) return code;
      say('start.electron-fails');
    }
  } else say('start.no-display');
  return runHost(hasDisplay() ? ['--open', ...args] : args);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await start(process.argv.slice(2));
