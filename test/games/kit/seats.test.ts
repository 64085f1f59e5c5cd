import { expect, it } from 'vitest';
import { nextSeat, seatsFrom } from '../../../src/games/kit/seats.ts';

it('seats are counted clockwise from any of them', () => {
  expect(seatsFrom(0, 3)).toEqual([0, 1, 2]);
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
});

it.each([
  { seat: 0, count: 3, fits: [0, 1, 2], next: 1 },
  { seat: 2, count: 3, fits: [0, 1, 2], next: 0 },
  { seat: 0, count: 4, fits: [0, 3], next: 3 },
  { seat: 3, count: 4, fits: [2, 3], next: 2 },
  { seat: 1, count: 4, fits: [1], next: 1 },
  { seat: 1, count: 4, fits: [] as number[], next: undefined },
])('after seat $seat of $count, of those in $fits comes $next', ({ seat, count, fits, next }) => {
  expect(nextSeat(seat, count, (other) => fits.includes(other))).toBe(next);
});
