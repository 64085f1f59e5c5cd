import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from './run.ts';
import { tell } from './speak.ts';

/** What the bundles are made from. */
const SOURCES = ['src', 'resources', 'electron.vite.config.ts', 'package.json', 'package-lock.json'];
const STAMP = join(ROOT, 'out', '.built-from');

const filesIn = (path: string): string[] => {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];
};

const sourcesNow = (): string => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(ROOT, source)))) {
    hash.update(`${relative(ROOT, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Whether `out/` was built from the sources as they are. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesNow();

/**
 * Builds `out/` and notes what it was built from.
 *
 * @returns the exit code of the build.
 */
export async function build(): Promise<number> {
  const sources = sourcesNow();
  rmSync(STAMP, { force: true });
  const code = await run('electron-vite', ['build', '--logLevel', 'warn']);
  if (code === 0) writeFileSync(STAMP, sources);
  return code;
}

/** Builds `out/` where it is not {@link isBuilt}. Ends the process, saying so, when that fails. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  process.stdout.write(`${tell('build.running')}\n`);
  if ((await build()) === 0) return;
  process.stderr.write(`${tell('build.failed')}\n`);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await build();
