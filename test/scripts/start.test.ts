import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'captains-table-start-'));
  children = [];
});
afterEach(async () => {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program in Electron's place that writes its arguments down and ends with this code. */
function standInForElectron(code: number): void {
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > '${join(folder, 'arguments')}'\nexit ${code}\n`;
  writeFileSync(join(folder, 'electron'), script, { mode: 0o755 });
}

/** Runs `npm start` as people do; hears what it prints. */
function start(env: NodeJS.ProcessEnv): { child: ChildProcess; heard: (text: string) => Promise<string> } {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/start.ts', '--data', join(folder, 'data')];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let printed = '';
  const heard = async (text: string) => {
    while (!printed.includes(text)) printed += String((await once(child.stdout, 'data'))[0]);
    return printed;
  };
  return { child, heard };
}

const addressIn = (text: string): string => /http:\/\/\S+/.exec(text)?.[0] ?? '';

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('opens the app in Electron with its arguments, and ends as that does', async () => {
    standInForElectron(3);
    const { child } = start({ ELECTRON_OVERRIDE_DIST_PATH: folder });
    expect((await once(child, 'exit'))[0]).toBe(3);
    expect(readFileSync(join(folder, 'arguments'), 'utf8').split('\n')).toEqual([
      ROOT,
      '--data',
      join(folder, 'data'),
      '',
    ]);
  });

  it('says that Electron does not run here, and serves the table to browsers', async () => {
    standInForElectron(127);
    const { child, heard } = start({ ELECTRON_OVERRIDE_DIST_PATH: folder });
    const printed = await heard('http://');
    expect(printed).toContain('Electron does not run on this machine');
    expect((await fetch(addressIn(printed))).status).toBe(200);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    await expect(fetch(addressIn(printed))).rejects.toThrow();
  });

  it.runIf(process.platform === 'linux')('asks for no Electron where there is no display', async () => {
    const { heard } = start({ ELECTRON_OVERRIDE_DIST_PATH: undefined });
    expect(await heard('http://')).toContain('There is no display here');
    expect(existsSync(join(folder, 'arguments'))).toBe(false);
  });
});
