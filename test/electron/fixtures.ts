import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import type { Reply, Request } from '../../src/protocol/messages.ts';
import { PROTOCOL } from '../../src/protocol/messages.ts';
import type { TableRequest } from '../../src/protocol/tables.ts';
import type { Wire } from '../../src/protocol/wire.ts';
import { CANNOT_RUN, launch, RUNS_ON } from './program.ts';

/** The app while it runs. */
export interface Running {
  readonly app: ElectronApplication;
  /** Its window, with the page loaded. */
  readonly page: Page;
  /** The errors and warnings in the page's console so far. */
  readonly complaints: readonly string[];
  /** Quits it, as its menu does, and waits for its end. */
  quit(): Promise<void>;
}

interface Fixtures {
  /** A data folder of its own, removed afterwards. */
  readonly data: string;
  /** Starts the app on that folder. What still runs at the end is quit. */
  readonly start: () => Promise<Running>;
}

interface WorkerFixtures {
  readonly saidWhich: undefined;
}

/** What the graphics driver says in the console about software rendering; no word of the page's own. */
const DRIVER_TALK = /GL Driver Message|GPU stall due to ReadPixels/;

/** Collects what a page complains of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()) && !DRIVER_TALK.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  return complaints;
}

async function begin(data: string): Promise<Running> {
  const app = await launch(data);
  // As in a browser's tests: one limit for the whole test, none for its steps.
  app.context().setDefaultTimeout(0);
  const page = await app.firstWindow({ timeout: 0 });
  const complaints = complaintsOf(page);
  // The page may still be the empty one that a window is before it loads its own.
  await page.waitForURL((url) => url.href !== 'about:blank');
  await page.waitForLoadState();
  let quitting: Promise<void> | undefined;
  const quit = () => {
    quitting ??= app.close();
    return quitting;
  };
  return { app, page, complaints, quit };
}

/** Playwright's `test` for the app in its own window. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  data: async ({}, use, info) => {
    info.skip(CANNOT_RUN, 'Electron’s binary is not here, and its double does not run on Windows.');
    info.annotations.push({ type: 'runs on', description: RUNS_ON });
    const folder = await mkdtemp(join(tmpdir(), 'captains-table-electron-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },

  start: async ({ data }, use) => {
    const all: Running[] = [];
    await use(async () => {
      const running = await begin(data);
      all.push(running);
      return running;
    });
    for (const { quit } of all) await quit();
  },

  saidWhich: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      process.stdout.write(`The app runs on ${RUNS_ON}.\n`);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/** Sends a request over the window's bridge, as the page does. */
export const ask = (page: Page, request: Request): Promise<Reply> =>
  page.evaluate((sent) => (window as unknown as { captainsTable: Wire }).captainsTable.call(sent), request);

/** Sends a request that must be answered, and gives its result. */
export async function get<T>(page: Page, request: Request): Promise<T> {
  const reply = await ask(page, request);
  expect(reply, JSON.stringify(request)).toMatchObject({ ok: true });
  return (reply as Reply & { ok: true }).result as T;
}

/** Says the first words over the bridge. */
export const greet = (page: Page): Promise<unknown> => get(page, { type: 'hello', protocol: PROTOCOL });

/** A table for two people at one screen. */
export const TABLE: TableRequest = {
  game: 'take-the-gold',
  players: [
    { name: 'Anne', colour: 'crimson', holder: 'person' },
    { name: 'Ben', colour: 'sapphire', holder: 'person' },
  ],
  options: {},
  first: 0,
};

export { expect };
