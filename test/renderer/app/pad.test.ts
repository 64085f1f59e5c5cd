import { describe, expect, it } from 'vitest';
import { type Box, nearest } from '../../../src/renderer/app/pad/nearest.ts';
import { type Held, heardFrom, type Pad, scrolled } from '../../../src/renderer/app/pad/pad.ts';

const pad = (down: readonly number[] = [], axes: readonly number[] = [0, 0, 0, 0]): Pad => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: down.includes(button) })),
});

/** What is heard when the gamepads are looked at every 16 ms, each state for so many milliseconds. */
function heard(...states: readonly (readonly [pads: readonly Pad[], milliseconds: number])[]): string[] {
  let held: Held = null;
  let now = 0;
  const all: string[] = [];
  for (const [pads, milliseconds] of states) {
    for (const end = now + milliseconds; now < end; now += 16) {
      const next = heardFrom(pads, held, now);
      held = next.held;
      all.push(...next.signals);
    }
  }
  return all;
}

describe('a gamepad', () => {
  it('says once what is pressed, however long it is held', () => {
    expect(heard([[pad()], 32], [[pad([0])], 3000], [[pad()], 32], [[pad([0, 1])], 32])).toEqual([
      'press',
      'press',
      'back',
    ]);
  });

  it('repeats directions that are held, slowly at first', () => {
    expect(heard([[pad()], 16], [[pad([15])], 400])).toEqual(['right']);
    expect(heard([[pad()], 16], [[pad([15])], 900])).toEqual(['right', 'right', 'right', 'right', 'right']);
  });

  it('says nothing of what was held when it came', () => {
    expect(heard([[pad([0])], 500], [[pad()], 32])).toEqual([]);
    expect(heard([[pad([0])], 500], [[pad()], 32], [[pad([0])], 32])).toEqual(['press']);
  });

  it('has a stick that counts when it is pushed far, and until it has come well back', () => {
    const pushed = (x: number, y = 0): readonly Pad[] => [pad([], [x, y, 0, 0])];
    expect(heard([pushed(0), 16], [pushed(0.5), 200])).toEqual([]);
    expect(heard([pushed(0), 16], [pushed(0.9), 100], [pushed(0.5), 100])).toEqual(['right']);
    expect(heard([pushed(0), 16], [pushed(-0.9, 0.5), 50], [pushed(0), 50], [pushed(0.3, -1), 50])).toEqual([
      'left',
      'up',
    ]);
  });

  it('may be one of several, and worn', () => {
    expect(heard([[pad(), pad()], 16], [[pad(), pad([12])], 32])).toEqual(['up']);
    expect(scrolled([pad([], [0, 0, 0, 0.2])])).toBe(0);
    expect(scrolled([pad(), pad([], [0, 0, 0, -0.8])])).toBe(-0.8);
  });
});

describe('the next thing in a direction', () => {
  const box = (x: number, y: number, width = 80, height = 40): Box => ({ x, y, width, height });

  it('is the nearest one ahead, rather straight ahead than aside', () => {
    const grid = [box(0, 0), box(100, 0), box(200, 0), box(0, 60), box(100, 60), box(200, 60)];
    const from = (place: number, direction: Parameters<typeof nearest>[2]) => {
      const others = grid.filter((_, at) => at !== place);
      return grid.indexOf(others[nearest(grid[place] as Box, others, direction)] as Box);
    };
    expect(from(0, 'right')).toBe(1);
    expect(from(2, 'left')).toBe(1);
    expect(from(1, 'down')).toBe(4);
    expect(from(5, 'up')).toBe(2);
    expect(from(0, 'left')).toBe(-1);
    expect(from(0, 'up')).toBe(-1);
  });

  it('is the next card of a fan, though cards cover each other', () => {
    const fan = [0, 30, 60, 90].map((x, at) => box(x, Math.abs(at - 1.5) * 4, 100, 140));
    expect(nearest(fan[1] as Box, [fan[0], fan[2], fan[3]] as Box[], 'right')).toBe(1);
    expect(nearest(fan[1] as Box, [fan[0], fan[2], fan[3]] as Box[], 'left')).toBe(0);
  });

  it('is found across the screen where nothing is nearer', () => {
    expect(nearest(box(0, 0), [box(900, 30)], 'right')).toBe(0);
    expect(nearest(box(0, 0), [box(30, 900)], 'right')).toBe(-1);
  });
});
