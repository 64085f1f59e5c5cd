import { join } from 'node:path';
import { z } from 'zod';
import type { Files } from '../host/ports.ts';

/** A place on the screens, in pixels that don't depend on how fine a screen is. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const length = z.int().min(1).max(100_000);
const place = z.int().min(-100_000).max(100_000);

const placementSchema = z.object({
  x: place,
  y: place,
  width: length,
  height: length,
  /** Whether it filled its screen; `x` to `height` are what it goes back to then. */
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});

/** Where the window was. */
export type Placement = z.infer<typeof placementSchema>;

/** The smallest window in which the table can be read. */
export const SMALLEST = { width: 800, height: 600 } as const;

const FIRST = { width: 1280, height: 800 } as const;

/** How much of a window must lie on a screen for a hand to find it there, in pixels. */
const GRIP = { width: 120, height: 60 } as const;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);

const canBeFound = (window: Area, screen: Area): boolean =>
  overlap(window.x, window.width, screen.x, screen.width) >= GRIP.width &&
  overlap(window.y, GRIP.height, screen.y, screen.height) >= GRIP.height;

/**
 * Where the window opens.
 *
 * @param kept - where it was last time.
 * @param screens - the free parts of the screens that are there now, the main one first.
 * @returns the same place; where its screen is gone or smaller, or nothing was kept, only a size that fits, for the middle of the main screen.
 */
export function fitted(
  kept: Placement | undefined,
  screens: readonly [Area, ...Area[]],
): { width: number; height: number } | Area {
  const { x, y, width, height } = kept ?? { x: Number.NaN, y: Number.NaN, ...FIRST };
  const screen = screens.find((candidate) => canBeFound({ x, y, width, height }, candidate));
  const within = screen ?? screens[0];
  const size = { width: Math.min(width, within.width), height: Math.min(height, within.height) };
  return screen === undefined ? size : { x, y, ...size };
}

const pathIn = (data: string): string => join(data, 'window.json');

/** Where the window was; `undefined` when it was never kept or can't be made out. */
export async function readPlacement(files: Files, data: string): Promise<Placement | undefined> {
  try {
    return placementSchema.parse(JSON.parse(Buffer.from(await files.read(pathIn(data))).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Keeps where the window is. */
export const keepPlacement = (files: Files, data: string, placement: Placement): Promise<void> =>
  files.replace(pathIn(data), `${JSON.stringify(placement)}\n`);
