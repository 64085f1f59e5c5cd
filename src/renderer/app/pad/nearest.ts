import type { Direction } from './pad.ts';

/** A box on the page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The same box with the direction looked in pointing to the right. */
function turned({ x, y, width, height }: Box, direction: Direction): Box {
  switch (direction) {
    case 'right':
      return { x, y, width, height };
    case 'left':
      return { x: -x - width, y, width, height };
    case 'down':
      return { x: y, y: x, width: height, height: width };
    case 'up':
      return { x: -y - height, y: x, width: height, height: width };
  }
}

/** How much a step aside counts against a step ahead. */
const ASIDE = 2.5;

/** How much the middles lying apart counts where boxes are side by side already. */
const OFF_MIDDLE = 0.25;

/** How far a box is, looking to the right; infinitely far when it is not ahead. */
function distance(from: Box, to: Box): number {
  const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [here, there] = [middle(from), middle(to)];
  const ahead = Math.max(0, to.x - from.x - from.width);
  const aside = Math.max(0, to.y - from.y - from.height, from.y - to.y - to.height);
  const isAhead = there.x - here.x > Math.max(1, aside * 0.5);
  // What lies over or under it, a little further on, is not ahead: it is reached by the other keys.
  if (!isAhead) return Number.POSITIVE_INFINITY;
  return ahead + (there.x - here.x) * OFF_MIDDLE + aside * ASIDE + Math.abs(there.y - here.y) * OFF_MIDDLE;
}

/** The place of the box that one comes to in a direction; -1 when none is there. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const here = turned(from, direction);
  const distances = boxes.map((box) => distance(here, turned(box, direction)));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}
