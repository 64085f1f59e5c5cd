import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodePorts } from '../../src/host/node.ts';
import { type Area, fitted, keepPlacement, type Placement, readPlacement } from '../../src/main/placement.ts';

const MAIN: Area = { x: 0, y: 0, width: 1920, height: 1040 };
const LEFT: Area = { x: -2560, y: -200, width: 2560, height: 1400 };

const at = (x: number, y: number, width = 1000, height = 700): Placement => ({
  x,
  y,
  width,
  height,
  maximized: false,
  fullScreen: false,
});

/** Where it was, the screens that are there, and where it opens. No `x`: in the middle of the main screen. */
const CASES: readonly [string, Placement | undefined, [Area, ...Area[]], Partial<Area>][] = [
  ['never opened before', undefined, [MAIN], { width: 1280, height: 800 }],
  [
    'never opened before, on a small screen',
    undefined,
    [{ ...MAIN, width: 1024, height: 700 }],
    { width: 1024, height: 700 },
  ],
  ['as it was', at(90, 60), [MAIN], { x: 90, y: 60, width: 1000, height: 700 }],
  ['on the second screen', at(-2000, -100), [MAIN, LEFT], { x: -2000, y: -100, width: 1000, height: 700 }],
  ['its screen is gone', at(-2000, -100), [MAIN], { width: 1000, height: 700 }],
  ['a hand’s width is still there', at(1800, 60), [MAIN], { x: 1800, y: 60, width: 1000, height: 700 }],
  ['less than a hand’s width is there', at(1801, 60), [MAIN], { width: 1000, height: 700 }],
  ['its title is above the screen', at(90, -61), [MAIN], { width: 1000, height: 700 }],
  ['its title is below the screen', at(90, 1000), [MAIN], { width: 1000, height: 700 }],
  ['larger than the screen is now', at(0, 0, 3840, 2100), [MAIN], { x: 0, y: 0, width: 1920, height: 1040 }],
  ['its screen is gone and was larger', at(4000, 0, 3840, 2100), [MAIN], { width: 1920, height: 1040 }],
];

describe('where the window opens', () => {
  test.each(CASES)('%s', (_name, kept, screens, place) => {
    expect(fitted(kept, screens)).toEqual(place);
  });
});

describe('the window’s place on disk', () => {
  let data = '';
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'captains-table-place-'));
  });
  afterEach(() => rm(data, { recursive: true }));

  test('is kept and read again', async () => {
    const placement = { ...at(-3, 7), maximized: true };
    await keepPlacement(nodePorts.files, data, placement);
    expect(await readPlacement(nodePorts.files, data)).toEqual(placement);
  });

  test.each([
    '',
    '{',
    '[]',
    '{"x":0}',
    JSON.stringify({ ...at(0, 0), width: 0 }),
    JSON.stringify({ ...at(0, 0), x: 1e300 }),
  ])('counts as never kept when it says %j', async (text) => {
    await writeFile(join(data, 'window.json'), text);
    expect(await readPlacement(nodePorts.files, data)).toBeUndefined();
  });

  test('counts as never kept when there is none', async () => {
    expect(await readPlacement(nodePorts.files, data)).toBeUndefined();
  });
});
