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

/** What the page offers to whoever measures it. */
interface Measured {
  readonly bench: { mix(): void; advance(): string[]; games(): number };
  readonly captainsScene: { isSettled(): boolean };
}

/** Opens the scene and waits until it lies still. */
async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'captainsScene' in window && document.querySelector('canvas') !== null);
  await page.waitForFunction(() => (window as unknown as Measured).captainsScene.isSettled());
  await page.waitForTimeout(1500);
  await take(page);
}

/** The cost of frames in which everything moves, again and again. */
const moving = (page: Page): Promise<Frame[]> =>
  gather(page, () =>
    page.evaluate(() => {
      const { bench, captainsScene } = window as unknown as Measured;
      if (captainsScene.isSettled()) bench.mix();
    }),
  );

const figuresOf = (name: string, frames: readonly Frame[]): Figure[] => {
  const scripts = frames.map(({ script }) => script);
  const most = (values: readonly number[]) => Math.max(0, ...values);
  const textures = frames.reduce((sum, frame) => sum + frame.textures, 0);
  return [
    {
      what: `${name}: script a frame, median`,
      value: quantile(scripts, 0.5),
      unit: 'ms',
      note: `${frames.length} frames`,
    },
    { what: `${name}: script a frame, 99%`, value: quantile(scripts, 0.99), unit: 'ms' },
    { what: `${name}: script a frame, worst`, value: most(scripts), unit: 'ms' },
    { what: `${name}: draw calls a frame, most`, value: most(frames.map(({ draws }) => draws)), unit: 'calls' },
    { what: `${name}: textures made`, value: textures, unit: 'textures' },
  ];
};

/** Games played in a row for the memory figures. */
const GAMES = 200;

/** Memory in use after garbage was collected, in MB. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/** Heap and textures before and after many games in a row, at instant speed. */
async function memory(page: Page, url: string): Promise<Figure[]> {
  await opened(page, url);
  const playOn = (games: number) =>
    page.evaluate(async (wanted) => {
      const { bench } = window as unknown as Measured;
      const end = bench.games() + wanted;
      while (bench.games() < end) {
        bench.advance();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, games);
  await playOn(5);
  await page.waitForTimeout(1000);
  const before = await heap(page);
  await take(page);
  await playOn(GAMES);
  await page.waitForTimeout(1000);
  const textures = (await take(page)).reduce((sum, frame) => sum + frame.textures, 0);
  return [
    { what: 'heap after 5 games', value: before, unit: 'MB' },
    { what: `heap after ${GAMES} games more`, value: await heap(page), unit: 'MB' },
    { what: `textures made in ${GAMES} games`, value: textures, unit: 'textures' },
  ];
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
    const url = `http://127.0.0.1:${port}/bench/scene/index.html?seats=6`;
    const page = await browser.newPage({ viewport: VIEWPORT });
    await opened(page, `${url}&hands=5`);
    const still = await gather(page, async () => {});
    const hands = await moving(page);
    await opened(page, `${url}&hands=5&spare=30&dice=6&cues`);
    const busy = await moving(page);
    await opened(page, `${url}&hands=5&spare=170`);
    const many = await moving(page);
    return [
      ...figuresOf('at rest', still),
      ...figuresOf('30 cards moving', hands),
      ...figuresOf('60 cards, 6 dice, two cues', busy),
      ...figuresOf('200 pieces moving', many),
      ...(await memory(page, `${url}&speed=instant`)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
