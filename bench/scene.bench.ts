import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { BROWSER_ARGS, obtainBrowser } from '../scripts/browser.ts';
import type { Figure } from './figure.ts';
import type { Frame } from './scene/count-frames.ts';

/** The scene with six full hands while 30 cards move: script time a frame and draw calls, in headless Chromium with software WebGL. */

/** Small, since software WebGL is slow at filling pixels: neither script time nor draw calls depend on it. */
const VIEWPORT = { width: 640, height: 360 };

const take = (page: Page) => page.evaluate(() => (window as unknown as { takeFrames(): Frame[] }).takeFrames());

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** How many frames are measured, and how long at most, in milliseconds: software WebGL draws few a second. */
const FRAMES = 120;
const LIMIT = 60_000;

/** Takes frames until there are enough, calling `between` all the while. */
async function gather(page: Page, between: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const end = Date.now() + LIMIT;
  while (frames.length < FRAMES && Date.now() < end) {
    await between();
    await page.waitForTimeout(50);
    frames.push(...(await take(page)));
  }
  return frames;
}

async function measured(page: Page, url: string): Promise<{ still: Frame[]; moving: Frame[] }> {
  await page.goto(url);
  await page.waitForFunction(() => 'captainsScene' in window && document.querySelector('canvas') !== null);
  await page.waitForFunction(() =>
    (window as unknown as { captainsScene: { isSettled(): boolean } }).captainsScene.isSettled(),
  );
  await page.waitForTimeout(1500);
  await take(page);
  const still = await gather(page, async () => {});
  const moving = await gather(page, () =>
    page.evaluate(() => {
      const { bench, captainsScene } = window as unknown as {
        bench: { mix(): void };
        captainsScene: { isSettled(): boolean };
      };
      if (captainsScene.isSettled()) bench.mix();
    }),
  );
  return { still, moving };
}

/** Runs the bench. */
export default async function bench(): Promise<Figure[]> {
  const server = await createServer({
    root: new URL('..', import.meta.url).pathname,
    configFile: false,
    plugins: [react()],
    server: { host: '127.0.0.1', port: 0, hmr: false },
    logLevel: 'error',
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: await obtainBrowser(), args: [...BROWSER_ARGS] });
  try {
    const address = server.httpServer?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const page = await browser.newPage({ viewport: VIEWPORT });
    const { still, moving } = await measured(page, `http://127.0.0.1:${port}/bench/scene/index.html?seats=6&hands=5`);
    const figures = (name: string, frames: readonly Frame[]): Figure[] => {
      const scripts = frames.map(({ script }) => script);
      return [
        {
          what: `${name}: script a frame, median`,
          value: quantile(scripts, 0.5),
          unit: 'ms',
          note: `${frames.length} frames`,
        },
        { what: `${name}: script a frame, worst`, value: Math.max(...scripts), unit: 'ms' },
        {
          what: `${name}: draw calls a frame, most`,
          value: Math.max(...frames.map(({ draws }) => draws)),
          unit: 'calls',
        },
        {
          what: `${name}: textures made`,
          value: frames.reduce((sum, { textures }) => sum + textures, 0),
          unit: 'textures',
        },
      ];
    };
    return [...figures('at rest', still), ...figures('30 cards moving', moving)];
  } finally {
    await browser.close();
    await server.close();
  }
}
