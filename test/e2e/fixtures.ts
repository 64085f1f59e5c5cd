import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type RunningHost, startHost } from './headless.ts';
import { type Installation, install } from './staged.ts';

/** What every end-to-end test can ask for. */
interface Fixtures {
  /** What was played and set before the host starts; nothing, unless a test says so (`test.use`). */
  readonly installation: Installation;
  /** A data folder of its own, removed afterwards. */
  readonly data: string;
  /** A host of its own, on {@link Fixtures.data}. */
  readonly host: RunningHost;
}

/** What the graphics driver says in the console about software rendering; no word of the page's own. */
const DRIVER_TALK = /GL Driver Message|GPU stall due to ReadPixels/;

const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning', 'assert'].includes(message.type()) && !DRIVER_TALK.test(message.text());

/** Playwright's `test`, with a host of its own for each test, and a page that fails it when the console shows an error or a warning. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  data: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'captains-table-e2e-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },

  installation: [{}, { option: true }],

  host: async ({ data, installation }, use) => {
    await install(data, installation);
    const host = await startHost(data);
    await use(host);
    await host.stop();
  },

  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
    await use(page);
    expect(complaints, 'what the page complained of').toEqual([]);
  },

  baseURL: async ({ host }, use) => {
    await use(host.address);
  },
});

export { expect };
