import { type Seat, seatsFrom } from '../../../games/kit/seats.ts';
import type { Size } from '../../scene/contract.ts';

/** A part of the table, in CSS pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the table before a seat: its plate and what belongs to it in the head, its ships in the dock. */
export interface Berth {
  readonly seat: Seat;
  /** Whether this is the seat at the lower edge. */
  readonly near: boolean;
  readonly head: Region;
  readonly dock: Region;
}

/** How the table is shared out. */
export interface Chart {
  /** A fifteenth of the width or a ninth of the height, whichever is less: the measure of everything. */
  readonly unit: number;
  readonly berths: readonly Berth[];
  /** Between the players: the deck on its left, the Armada on its right. */
  readonly middle: Region;
  /** Where the near seat's hand is fanned. */
  readonly hand: Region;
}

/** Shares of the height: the far row, the middle, the near dock and the hand. */
const ROWS = { top: 0.015, far: 0.335, middle: 0.565, near: 0.772 } as const;

/** The width of the berths at the sides, as a share. */
const SIDE = 0.255;

/** Berths of the far seats, from the left over the top to the right, as shares of width and height. */
function farShares(count: number): readonly Region[] {
  const sides = count > 3 ? 1 : 0;
  const across = count - 2 * sides;
  const top = Array.from({ length: across }, (_, at) => ({
    x: at / across,
    y: ROWS.top,
    width: 1 / across,
    height: ROWS.far - ROWS.top,
  }));
  if (sides === 0) return top;
  const side = (x: number) => ({ x, y: ROWS.far + 0.01, width: SIDE, height: ROWS.middle - ROWS.far - 0.01 });
  return [side(0), ...top, side(1 - SIDE)];
}

const inset = ({ x, y, width, height }: Region, by: number): Region => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const split = (region: Region, head: number): [Region, Region] => [
  { ...region, height: head },
  { ...region, y: region.y + head, height: region.height - head },
];

/**
 * Shares the table out among the seats: `near` along the lower edge, the others clockwise from the left over the top to the right.
 *
 * @param hasHands - whether hands are held: else the near dock has their room.
 */
export function chartOf(seats: number, near: Seat, { width, height }: Size, hasHands: boolean): Chart {
  const unit = Math.min(width / 15, height / 9);
  const shares = farShares(seats - 1);
  const [first = near, ...others] = seatsFrom(near, seats);
  const far = others.map((seat, at): Berth => {
    const share = shares[at] ?? { x: 0, y: 0, width: 1, height: 1 };
    const whole = inset(
      { x: share.x * width, y: share.y * height, width: share.width * width, height: share.height * height },
      unit * 0.1,
    );
    const [head, dock] = split(whole, unit * 0.78);
    return { seat, near: false, head, dock };
  });
  const hasSides = seats - 1 > 3;
  const nearTop = ROWS.middle * height;
  const nearBottom = (hasHands ? ROWS.near : 0.98) * height;
  const edge = unit * 2.75;
  return {
    unit,
    berths: [
      {
        seat: first,
        near: true,
        head: { x: unit * 0.1, y: height - unit * 1.95, width: edge, height: unit * 1.85 },
        dock: hasHands
          ? { x: unit * 0.2, y: nearTop, width: width - unit * 0.4, height: nearBottom - nearTop }
          : { x: edge, y: nearTop, width: width - 2 * edge, height: nearBottom - nearTop },
      },
      ...far,
    ],
    middle: {
      x: hasSides ? width * SIDE : unit * 0.4,
      y: height * ROWS.far,
      width: hasSides ? width * (1 - 2 * SIDE) : width - unit * 0.8,
      height: height * (ROWS.middle - ROWS.far),
    },
    hand: { x: edge, y: height * ROWS.near, width: width - 2 * edge, height: height * (1 - ROWS.near) },
  };
}
