import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';

const browser = findBrowser();

/**
 * End-to-end tests: in a real browser, each against a headless host of its own (test/e2e/fixtures.ts), and of the app in its own
 * window, on Electron where its binary is, else on a double of it (test/electron).
 */
export default defineConfig({
  projects: [
    { name: 'browser', testDir: 'test/e2e' },
    { name: 'electron', testDir: 'test/electron' },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    // Without a graphics card every pixel costs: with a quarter of them, everything is where it would be.
    deviceScaleFactor: 0.5,
    // Candles that breathe keep two processors busy where there is no graphics card; what moves is looked at by the tests that say so.
    contextOptions: { reducedMotion: 'reduce' },
    // TRACE=1 keeps all that a failing test did; that takes its time.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...BROWSER_ARGS], ...(browser === undefined ? {} : { executablePath: browser }) },
  },
});
