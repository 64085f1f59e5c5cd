import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, obtainBrowser } from './browser.ts';

/**
 * Paints the wood and the parchment behind the screens once, so that nobody's computer has to make their grain again and again:
 * `resources/textures/*.svg` to `src/renderer/app/styles/*.webp`. `tsx scripts/textures.ts` after changing one.
 */
const TEXTURES = ['wood', 'parchment'] as const;

/** 0 to 1: less smooths the grain away, and shows where tiles meet. */
const QUALITY = 0.95;

const drawn = (name: string): URL => new URL(`../resources/textures/${name}.svg`, import.meta.url);
const painted = (name: string): URL => new URL(`../src/renderer/app/styles/${name}.webp`, import.meta.url);

const browser = await chromium.launch({ executablePath: await obtainBrowser(), args: [...BROWSER_ARGS] });
try {
  const page = await browser.newPage();
  for (const name of TEXTURES) {
    const svg = readFileSync(drawn(name), 'utf8');
    const picture = await page.evaluate<string>(`(async () => {
      const image = new Image();
      image.src = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)};
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', ${QUALITY});
    })()`);
    writeFileSync(painted(name), Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  }
} finally {
  await browser.close();
}
