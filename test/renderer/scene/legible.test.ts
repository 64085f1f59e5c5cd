import { beforeAll, describe, expect, it, vi } from 'vitest';
import { start } from '../../../src/games/kit/play.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { SEAT_COLOURS } from '../../../src/protocol/tables.ts';
import { layout } from '../../../src/renderer/games/take-the-gold/layout.ts';
import { pose } from '../../../src/renderer/scene/arrange.ts';
import type { Piece } from '../../../src/renderer/scene/contract.ts';
import { labelRooms, legible } from '../../../src/renderer/scene/legible.ts';
import { stanceOf } from '../../../src/renderer/scene/motion/stance.ts';
import { paintLabel, paintSeat, SEAT_RATIO } from '../../../src/renderer/scene/paint/seat.ts';
import { boundsOf } from '../../../src/renderer/scene/pointing.ts';
import { recordingBrush } from './brushes.ts';

beforeAll(() => void vi.stubGlobal('Path2D', class {}));

const SIZES = [
  { width: 1280, height: 500 },
  { width: 1024, height: 530 },
  { width: 3840, height: 1500 },
];

describe.each(SIZES)('a table for eyes across the room, at $width x $height', (size) => {
  const letter = Math.ceil(size.height * 0.045);

  it.each([2, 3, 4, 5, 6])('has plates of %i seats with letters large enough, all of them on the table', (seats) => {
    const { state } = start(takeTheGold, { seats, seed: 'far' });
    const view = takeTheGold.view(state, 'public');
    const pieces = legible(layout(view, { size, near: 0, textScale: 1 }), letter, size);
    const plates = pieces.filter(({ shape }) => shape === 'seat');
    expect(plates).toHaveLength(seats);
    for (const plate of plates) {
      const { x, y, width, height } = boundsOf(plate, stanceOf(plate));
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(y + height).toBeLessThanOrEqual(size.height);
      const brush = recordingBrush();
      const look = { name: 'A name of 24 letters, all', colour: SEAT_COLOURS[0] };
      const text = { look, note: '3 cards', state: 'idle' as const, isNarrow: true, highContrast: false };
      paintSeat(brush, text, plate.pose.width, plate.pose.width * SEAT_RATIO);
      expect(brush.written).toHaveLength(2);
      for (const { letters } of brush.written) expect(letters).toBeGreaterThanOrEqual(letter - 0.01);
    }
  });
});

describe('labels', () => {
  const place = (id: string, x: number, width: number): Piece => ({
    shape: 'place',
    id: `pile:${id}`,
    label: { key: 'none' },
    pose: pose(x, 100, width),
  });

  it('have twice the width of their place where nothing is beside it', () => {
    expect(labelRooms([place('a', 100, 80)], 13).get('pile:a')).toBe(160);
    const below = { ...place('b', 100, 80), pose: pose(100, 400, 80) };
    expect(labelRooms([place('a', 100, 80), below], 13).get('pile:a')).toBe(160);
  });

  it('side by side never reach into each other', () => {
    const [left, right] = [place('a', 100, 80), place('b', 190, 58)];
    const rooms = labelRooms([left, right], 13);
    const [a = 0, b = 0] = [rooms.get('pile:a'), rooms.get('pile:b')];
    expect(100 + a / 2).toBeLessThan(190 - b / 2);
    expect(a).toBeGreaterThan(b);
  });

  it('never reach into a name plate beside them', () => {
    const plate: Piece = { shape: 'seat', id: 'seat:0', seat: 0, note: null, state: 'idle', pose: pose(220, 180, 160) };
    const room = labelRooms([place('a', 100, 80), plate], 13).get('pile:a') ?? 0;
    expect(100 + room / 2).toBeLessThan(220 - 160 / 2);
    const above = { ...plate, pose: pose(220, 80, 160) };
    expect(labelRooms([place('a', 100, 80), above], 13).get('pile:a')).toBe(160);
  });

  it('are written in two lines, then smaller, then cut; from afar they are left out before they are too small', () => {
    const written = (text: string, room: number, isAfar = false) => {
      const brush = recordingBrush();
      paintLabel(brush, { text, letter: 20, room, isAfar, highContrast: false }, 400);
      return brush.written.map((one) => `${one.text} ${one.letters}`);
    };
    // A letter of the recording brush is half as wide as it is high.
    expect(written('Draw pile: 29', 130)).toEqual(['Draw pile: 29 20']);
    expect(written('Draw pile: 29', 100)).toEqual(['Draw 20', 'pile: 29 20']);
    expect(written('Discards: 11', 85)).toEqual([
      expect.stringMatching(/^Discards: 18\.8/),
      expect.stringMatching(/^11 18\.8/),
    ]);
    expect(written('Discards: 11', 40)).toEqual(['Disc… 16', '11 16']);
    expect(written('Discards: 11', 85, true)).toEqual([]);
  });
});
