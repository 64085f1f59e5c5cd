import { type Seat, seatsFrom } from '../../games/kit/seats.ts';
import type { Pose, Size } from './contract.ts';

/** A card's height over its width. */
export const CARD_RATIO = 1.4;

/** Where a seat is at the table. */
export interface Spot {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  /** Radians: 0 faces up from the lower edge; a hand is fanned towards the middle. */
  readonly facing: number;
  /** Whether this is the seat at the lower edge. */
  readonly near: boolean;
}

/** A pose lying flat where nothing else is said. */
export const pose = (x: number, y: number, width: number, more: Partial<Pose> = {}): Pose => ({
  x,
  y,
  width,
  turn: 0,
  depth: 0,
  lift: 0,
  opacity: 1,
  ...more,
});

/** Angles of the seats that are not at the lower edge, from the left over the top to the right, in turns (0.25 is straight up). */
const FAR_PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [0.25],
  2: [0.375, 0.125],
  3: [0.46, 0.25, 0.04],
  4: [0.475, 0.335, 0.165, 0.025],
  5: [0.485, 0.375, 0.25, 0.125, 0.015],
};

/** Where each seat sits: `near` at the lower edge, the others clockwise along an ellipse from the left over the top to the right. */
export function seatSpots(count: number, near: Seat, { width, height }: Size, inset: { x: number; y: number }): Spot[] {
  const places = FAR_PLACES[count - 1] ?? [];
  const [first, ...others] = seatsFrom(near, count);
  const far = others.map((seat, place): Spot => {
    const angle = (places[place] ?? 0.25) * Math.PI * 2;
    const x = width / 2 + Math.cos(angle) * (width / 2 - inset.x);
    const y = height / 2 - Math.sin(angle) * (height / 2 - inset.y);
    return { seat, x, y, facing: 0, near: false };
  });
  return [{ seat: first ?? near, x: width / 2, y: height - inset.y, facing: 0, near: true }, ...far];
}

/** What a fan of cards is like. */
export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly cardWidth: number;
  /** The room the whole fan may take. */
  readonly room: number;
  /** Depth of the first card. */
  readonly depth: number;
  /** The angle between the outermost cards when the fan is full, in radians. */
  readonly spread: number;
}

/** A fan of cards: from left to right, the middle highest, narrower steps the more cards there are. */
export function fan(count: number, { x, y, cardWidth, room, depth, spread }: Fan): Pose[] {
  if (count === 0) return [];
  const step = count === 1 ? 0 : Math.min(cardWidth * 0.82, (room - cardWidth) / (count - 1));
  const reach = (step * (count - 1)) / 2;
  const fullness = Math.min(1, (reach * 2) / Math.max(1, room - cardWidth));
  return Array.from({ length: count }, (_, place) => {
    const side = count === 1 ? 0 : (place / (count - 1)) * 2 - 1;
    const turn = (side * spread * Math.max(0.25, fullness)) / 2;
    return pose(x + side * reach, y + side * side * reach * 0.12 * spread * 2, cardWidth, {
      turn,
      depth: depth + place,
      lift: 0.15,
    });
  });
}

/** A pile seen from above: each card a hair's breadth higher than the one below it. */
export function pile(count: number, x: number, y: number, cardWidth: number, depth: number): Pose[] {
  return Array.from({ length: count }, (_, place) =>
    pose(x - place * cardWidth * 0.0035, y - place * cardWidth * 0.006, cardWidth, {
      depth: depth + place,
      // One shadow for the whole pile: its lowest card's.
      lift: place === 0 ? 0.12 + count * 0.006 : 0,
    }),
  );
}

/** A heap of thrown cards: each lies a little differently, always the same way for the same place. */
export function heap(count: number, x: number, y: number, cardWidth: number, depth: number): Pose[] {
  return Array.from({ length: count }, (_, place) => {
    const wobble = Math.sin(place * 12.9898) * 43758.5453;
    const random = wobble - Math.floor(wobble);
    const second = (random * 7919) % 1;
    return pose(x + (random - 0.5) * cardWidth * 0.12, y + (second - 0.5) * cardWidth * 0.1 - place * 0.4, cardWidth, {
      turn: (random - 0.5) * 0.32,
      depth: depth + place,
      lift: place === 0 || place >= count - 3 ? 0.14 : 0,
    });
  });
}
