import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { BROWSER_ARGS, obtainBrowser } from '../scripts/browser.ts';
import type { Figure } from './figure.ts';

/** The scene with six full hands while 30 cards move: script time a frame and draw calls, in headless Chromium with software WebGL. */

interface Frame {
  readonly script: number;
  readonly draws: number;
  readonly textures: number;
}

/** Counts, in the page, what each frame costs: script time of all animation callbacks, draw calls, textures made. */
function countFrames(): void {
  const frames: Frame[] = [];
  let now = { script: 0, draws: 0, textures: 0 };
  const { requestAnimationFrame: real } = window;
  let frameTime = -1;
  window.requestAnimationFrame = (callback) =>
    real((time) => {
      if (time !== frameTime && frameTime >= 0) {
        frames.push(now);
        now = { script: 0, draws: 0, textures: 0 };
      }
      frameTime = time;
      const begin = performance.now();
      callback(time);
      now.script += performance.now() - begin;
    });
  const gl = WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const draw = gl[name] as (...values: unknown[]) => void;
    Object.assign(gl, {
      [name](this: WebGL2RenderingContext, ...values: unknown[]) {
        now.draws += 1;
        draw.apply(this, values);
      },
    });
  }
  const { createTexture } = gl;
  gl.createTexture = function createCounted(this: WebGL2RenderingContext) {
    now.textures += 1;
    return createTexture.call(this);
  };
  Object.assign(window, { takeFrames: () => frames.splice(0) });
}

const take = (page: Page) => page.evaluate(() => (window as unknown as { takeFrames(): Frame[] }).takeFrames());

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function measured(page: Page, url: string): Promise<{ still: Frame[]; moving: Frame[] }> {
  await page.goto(url);
  await page.waitForFunction(() => 'captainsScene' in window && document.querySelector('canvas') !== null);
  await page.waitForFunction(() =>
    (window as unknown as { captainsScene: { isSettled(): boolean } }).captainsScene.isSettled(),
  );
  await page.waitForTimeout(1500);
  await take(page);
  await page.waitForTimeout(2500);
  const still = await take(page);
  const moving: Frame[] = [];
  for (let round = 0; round < 4; round++) {
    await page.evaluate(() => (window as unknown as { bench: { mix(): void } }).bench.mix());
    await page.waitForTimeout(1200);
    moving.push(...(await take(page)));
  }
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript(countFrames);
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
