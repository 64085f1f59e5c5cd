import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build } from 'vite';

declare global {
  /** What page.ts exports, in the page. */
  var sound: typeof import('./page.ts');
}

/** Bundles page.ts to a script that a page can run. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'sound' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built.');
  return first.output[0].code;
}

/** Playwright's `test` with a `silent` page: an empty one that has the table's sound, and has not been touched yet. */
export const test = base.extend<{ silent: Page }, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await use(await bundled());
    },
    { scope: 'worker' },
  ],

  silent: async ({ page, script }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
    await page.setContent('<!doctype html><title>Sound</title><p>A page with sound</p>');
    await page.addScriptTag({ content: script });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };
