import { type Seat, seatsFrom } from '../../../games/kit/seats.ts';
import { CARD_RATIO } from '../../scene/arrange.ts';
import type { Size } from '../../scene/contract.ts';

/** A part of the table, in CSS pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the table before a seat. */
export interface Berth {
  readonly seat: Seat;
  /** Whether this is the seat at the lower edge. */
  readonly near: boolean;
  /** Its plate, coins and IOUs. */
  readonly head: Region;
  /** Its Treasure Deck, hand, Items and Claimed Treasure Stack; of the near seat the deck and the stack. */
  readonly hold: Region;
  /** Where its crew is played. */
  readonly deck: Region;
}

/** How the table is shared out. */
export interface Chart {
  /** A fifteenth of the width or a ninth of the height, whichever is less: the measure of everything. */
  readonly unit: number;
  /** Whether the table is so wide and low, as on a big screen, that plates have room beside what belongs to them. */
  readonly wide: boolean;
  readonly berths: readonly Berth[];
  /** Between the players: Encounters, the pool, and what lies aside. */
  readonly middle: Region;
  /** Where the near seat's hand and Items are fanned. */
  readonly hand: Region;
}

/** Shares of the height: the far seats, the middle, the near crew, the hand. */
const ROWS = { top: 0.012, middle: 0.425, near: 0.605, hand: 0.775 } as const;

/** The most room a far seat takes, in units: where few sit, they do not spread over the whole width. */
const WIDEST = 5.4;

const middleX = ({ x, width }: Region): number => x + width / 2;

/** The middle of a region. */
export const centre = (region: Region): { x: number; y: number } => ({
  x: middleX(region),
  y: region.y + region.height / 2,
});

/** The width of a card that is as high as a share of a region. */
export const cardIn = ({ height }: Region, share = 1): number => (height * share) / CARD_RATIO;

/** Tables wider than this, in heights, and columns wider than that, in units, are laid out side by side. */
const WIDE = { table: 1.95, column: 6.6 } as const;

/** The room of a plate with large letters, in units. */
export const PLATE_ROOM = 4.5;

/** A far seat where there is little height: its plate beside what it holds, not over it. */
function wideBerth(seat: Seat, column: Region, unit: number): Berth {
  const width = Math.min(column.width - unit * 0.2, unit * 9);
  const x = middleX(column) - width / 2;
  const head = { x, y: column.y, width: Math.min(unit * PLATE_ROOM, width * 0.52), height: unit * 1.1 };
  const hold = { ...head, x: x + head.width + unit * 0.1, width: width - head.width - unit * 0.1 };
  const top = head.y + unit * 1.3;
  return { seat, near: false, head, hold, deck: { x, y: top, width, height: column.y + column.height - top } };
}

function farBerth(seat: Seat, column: Region, unit: number): Berth {
  const width = Math.min(column.width - unit * 0.2, unit * WIDEST);
  const x = middleX(column) - width / 2;
  const head = { x, y: column.y, width, height: unit * 0.74 };
  const hold = { x, y: head.y + head.height + unit * 0.04, width, height: unit * 0.98 };
  const top = hold.y + hold.height + unit * 0.06;
  return { seat, near: false, head, hold, deck: { x, y: top, width, height: column.y + column.height - top } };
}

/** Shares the table out among the seats: `near` along the lower edge, the others clockwise from the left to the right along the upper. */
export function chartOf(seats: number, near: Seat, { width, height }: Size): Chart {
  const unit = Math.min(width / 15, height / 9);
  const [first = near, ...others] = seatsFrom(near, seats);
  const [top, middle, play, hand] = [ROWS.top, ROWS.middle, ROWS.near, ROWS.hand].map((share) => share * height) as [
    number,
    number,
    number,
    number,
  ];
  const column = width / others.length;
  const wide = width > height * WIDE.table && column > unit * WIDE.column;
  const edge = unit * 2.75;
  const left = wide ? unit * (PLATE_ROOM + 1.2) : edge;
  const nearBerth: Berth = {
    seat: first,
    near: true,
    head: { x: unit * 0.12, y: hand, width: left - unit * 0.2, height: height - hand - unit * 0.1 },
    hold: { x: width - edge, y: hand, width: edge - unit * 0.25, height: height - hand - unit * 0.1 },
    deck: { x: unit * 0.5, y: play, width: width - unit, height: hand - play - unit * 0.04 },
  };
  return {
    unit,
    wide,
    berths: [
      nearBerth,
      ...others.map((seat, at) =>
        (wide ? wideBerth : farBerth)(seat, { x: at * column, y: top, width: column, height: middle - top }, unit),
      ),
    ],
    middle: { x: unit * 0.5, y: middle, width: width - unit, height: play - middle },
    hand: { x: left, y: hand, width: width - left - edge, height: height - hand },
  };
}
