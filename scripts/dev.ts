import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from './build.ts';
import { electronHere } from './electron-binary.ts';
import { begin, ended, ROOT, run } from './run.ts';
import { tell } from './speak.ts';

/** The port of the headless host while it is worked on, so that the page's address stays; `--port` names another. */
const PORT = '4173';

/** How long the sources must rest before they are built, in milliseconds: an editor saves several files at once. */
const REST = 200;

/** Waits for the next change under src/, and until changes have come to rest. */
async function changed(): Promise<void> {
  let last = 0;
  const watcher = watch(join(ROOT, 'src'), { recursive: true }, () => {
    last = Date.now();
  });
  while (last === 0 || Date.now() - last < REST) await pause(REST / 2);
  watcher.close();
}

/** Builds, serves, and does both again at each change; a build that fails leaves the host as it is. */
async function developHeadless(args: readonly string[]): Promise<never> {
  let host: ChildProcess | undefined;
  for (;;) {
    if ((await build()) === 0) {
      if (host && host.exitCode === null) {
        host.kill();
        await ended(host);
      }
      host = begin('node', ['out/main/headless.js', '--port', PORT, ...args]);
    }
    await changed();
  }
}

const args = process.argv.slice(2);
if (electronHere() !== undefined) process.exitCode = await run('electron-vite', ['dev', '--watch', ...args]);
else {
  process.stdout.write(`${tell('dev.headless')}\n`);
  await developHeadless(args);
}
