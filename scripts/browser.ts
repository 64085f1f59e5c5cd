import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';
import { tell } from './speak.ts';

/** How tests start a browser: without a graphics card (WebGL by software), without a sandbox (CI runs as root), without calls home. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Some systems' Chromium paints pages by graphics card; without one, that is 20 times slower than without.
  '--disable-gpu-rasterization',
  // The same for putting the painted layers of a page together; what the page itself draws by WebGL is not touched.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--no-first-run',
  '--mute-audio',
  '--autoplay-policy=no-user-gesture-required',
] as const;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];

const programFolders = (): string[] =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);

const usualPlaces = (): string[] => {
  switch (process.platform) {
    case 'darwin':
      return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
        (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
      );
    case 'win32':
      return programFolders().flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]);
    default:
      return NAMES.map((name) => join('/usr/bin', name)).concat('/snap/bin/chromium');
  }
};

const onPath = (): string[] => {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
};

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A browser of the Chromium family that is here already: the system's, else the one Playwright downloaded before.
 *
 * `CHROMIUM` in the environment names another one.
 *
 * @returns its path; `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  return [...(named === undefined ? [] : [named]), ...onPath(), ...usualPlaces(), chromium.executablePath()].find(runs);
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Finds a browser, and fetches one where there is none: with Playwright's own download, else with apt (as root on Debian).
 *
 * @returns its path.
 * @throws an error that says what to do when none can be had.
 */
export async function obtainBrowser(): Promise<string> {
  const here = findBrowser();
  if (here !== undefined) return here;
  process.stdout.write(`${tell('browser.fetching')}\n`);
  await run('playwright', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded !== undefined) return downloaded;
  if (isRootOnDebian()) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env: quiet });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env: quiet });
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(tell('browser.none'));
}
