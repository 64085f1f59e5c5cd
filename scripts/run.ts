import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '..');

/** The programs of node_modules that scripts start, as files for Node: `.bin` holds shell scripts on Windows. */
const TOOLS: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  'electron-vite': 'electron-vite/bin/electron-vite.js',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: '@typescript/native/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
};

/** What to add to the environment of a program, and where its output goes. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdio?: SpawnOptions['stdio'];
}

/** Starts a tool of node_modules, `node`, or a program of the system, in the project's folder. */
export function begin(
  program: string,
  args: readonly string[],
  { env = {}, stdio = 'inherit' }: RunOptions = {},
): ChildProcess {
  const tool = TOOLS[program];
  const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio };
  if (tool !== undefined) return spawn(process.execPath, [join(ROOT, 'node_modules', tool), ...args], options);
  return spawn(program === 'node' ? process.execPath : program, args, options);
}

/** Waits for a program's end: its exit code; 1 when a signal ended it, 127 when it could not be started. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.once('error', () => done(127));
    child.once('exit', (code) => done(code ?? 1));
  });

/** Runs a program to its end ({@link begin}) and gives its exit code ({@link ended}). */
export const run = (program: string, args: readonly string[], options?: RunOptions): Promise<number> =>
  ended(begin(program, args, options));
