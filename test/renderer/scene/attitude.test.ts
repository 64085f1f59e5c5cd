import { describe, expect, it } from 'vitest';
import { cornersOf, overturned } from '../../../src/renderer/scene/motion/attitude.ts';

const corners = (turned: number) => {
  const flat = cornersOf(100, 140, { yaw: overturned(turned), pitch: 0 });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = flat;
  return { x0, y0, x1, y1, x2, y2, x3, y3 };
};

describe('a card that turns over', () => {
  it('lies flat as its back and as its face', () => {
    expect(cornersOf(100, 140, { yaw: 0, pitch: 0 })).toEqual([-50, -70, 50, -70, 50, 70, -50, 70]);
    expect(overturned(0)).toBe(0);
    expect(overturned(1)).toBe(0);
  });

  it.each([0.1, 0.3, 0.45, 0.55, 0.8])('is never mirrored at %d', (turned) => {
    const { x0, x1 } = corners(turned);
    expect(x1).toBeGreaterThan(x0);
  });

  it('shows the side that comes up larger, first the left, then the right', () => {
    const rising = corners(0.25);
    expect(rising.y3 - rising.y0).not.toBeCloseTo(rising.y2 - rising.y1);
    const falling = corners(0.75);
    expect(Math.sign(falling.y3 - falling.y0 - (falling.y2 - falling.y1))).toBe(
      -Math.sign(rising.y3 - rising.y0 - (rising.y2 - rising.y1)),
    );
  });

  it('tilts after the pointer: the upper edge nearer when the pitch says so', () => {
    const [x0 = 0, , x1 = 0, , x2 = 0, , x3 = 0] = cornersOf(100, 140, { yaw: 0, pitch: -0.2 });
    expect(x1 - x0).toBeGreaterThan(x2 - x3);
  });
});
