import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser.ts';

const LINE = /^DevTools listening on (ws:\/\/\S+)$/;

/** The Chromium in which windows are pages. */
export interface Browser {
  newPage(size: { width: number; height: number }): Promise<Page>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Chromium’s standard error is not a pipe.');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    const address = LINE.exec(line)?.[1];
    if (address !== undefined) return address;
    said.push(line);
  }
  throw new Error(`Chromium ended before it could be used:\n${said.join('\n')}`);
}

async function openPage(
  context: BrowserContext,
  session: CDPSession,
  { width, height }: { width: number; height: number },
): Promise<Page> {
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    session.send('Target.createTarget', { url: 'about:blank', newWindow: true, width, height }),
  ]);
  return page;
}

/** How often a profile is removed, at most, and how many milliseconds later it must still be gone. */
const REMOVAL = { times: 20, later: 100 };

/** Removes a profile while Chromium's processes, which were killed just now, may still write into it. */
function removeForGood(profile: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let time = 0; time < REMOVAL.times && existsSync(profile); time++) {
    try {
      rmSync(profile, { recursive: true, force: true });
    } catch {
      // Something was written meanwhile: once more.
    }
    Atomics.wait(clock, 0, 0, REMOVAL.later);
  }
}

/**
 * Starts Chromium without a screen and connects to it.
 *
 * @param switches - what the app, or who drives it, wants of Chromium.
 * @param listening - hears the line by which others (the tests) find it too, as Electron would print it.
 */
export async function startChromium(switches: readonly string[], listening: (line: string) => void): Promise<Browser> {
  const program = findBrowser();
  if (program === undefined) throw new Error('The double of Electron needs Chromium or Chrome.');
  const profile = mkdtempSync(join(tmpdir(), 'captains-table-double-'));
  const child = spawn(
    program,
    [
      ...BROWSER_ARGS,
      '--headless=new',
      '--no-startup-window',
      '--remote-debugging-port=0',
      ...switches,
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.on('exit', () => {
    child.kill('SIGKILL');
    removeForGood(profile);
  });
  const address = await addressOf(child);
  child.stderr?.resume();
  listening(`DevTools listening on ${address}`);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no profile to open pages in.');
  const session = await browser.newBrowserCDPSession();
  return { newPage: (size) => openPage(context, session, size) };
}
