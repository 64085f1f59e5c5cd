import { CARD_RATIO } from './arrange.ts';
import type { Piece, Pose, SeatPiece, Size } from './contract.ts';
import { LABEL_LINE, LABEL_RATIO, NARROW_NOTE, SEAT_RATIO } from './paint/seat.ts';

/** The least distance of a plate from the edge of the table, in CSS pixels. */
const EDGE = 8;

/** Keeps a plate on the table. */
const within = (middle: number, length: number, room: number): number =>
  Math.min(room - length / 2 - EDGE, Math.max(length / 2 + EDGE, middle));

function enlarged(piece: SeatPiece, width: number, size: Size): SeatPiece {
  const { pose } = piece;
  // It grows downwards: over it lie the seat's cards.
  const y = pose.y + ((width - pose.width) * SEAT_RATIO) / 2;
  return {
    ...piece,
    pose: { ...pose, width, x: within(pose.x, width, size.width), y: within(y, width * SEAT_RATIO, size.height) },
  };
}

/** The same pieces with name plates on which no letter is smaller than `letter`, in CSS pixels. */
export function legible(pieces: readonly Piece[], letter: number, size: Size): readonly Piece[] {
  const width = letter / (NARROW_NOTE * SEAT_RATIO);
  return pieces.map((piece) =>
    piece.shape === 'seat' && piece.pose.width < width ? enlarged(piece, width, size) : piece,
  );
}

/** How far a label may reach to each side, as a share of its place's width, where nothing is in its way. */
const REACH = 1;

/** How far it reaches whatever is in its way. */
const LEAST_REACH = 0.4;

/** A gap between two labels, as a share of the distance of their places. */
const GAP = 0.05;

/** Whether a plate stands beside the strip under a place where its label is written. */
function isBesideLabel(place: Pose, plate: Pose, letter: number): boolean {
  const top = place.y + (place.width * CARD_RATIO) / 2;
  const bottom = top + 2 * LABEL_LINE * Math.max(place.width * LABEL_RATIO, letter);
  const half = (plate.width * SEAT_RATIO) / 2;
  return plate.y + half > top && plate.y - half < bottom;
}

/** How far the label of a place may reach to each side for another place's sake, or a plate's. */
function reachBeside(place: Pose, { shape, pose }: Piece, letter: number): number {
  const away = Math.abs(pose.x - place.x);
  if (shape === 'seat' && isBesideLabel(place, pose, letter)) return away * (1 - GAP) - pose.width / 2;
  const isBeside = shape === 'place' && away > 1 && Math.abs(pose.y - place.y) < Math.max(pose.width, place.width);
  return isBeside ? (away * (1 - GAP) * place.width) / (place.width + pose.width) : Number.POSITIVE_INFINITY;
}

/**
 * How wide the label of each place may be, in CSS pixels: places side by side share the room between them by their width, so that no
 * label runs into the next; nor does any run into a name plate, unless the plate covers its place.
 *
 * @param letter - the least height of a letter.
 */
export function labelRooms(pieces: readonly Piece[], letter: number): ReadonlyMap<Piece['id'], number> {
  return new Map(
    pieces.flatMap(({ id, shape, pose }) => {
      if (shape !== 'place') return [];
      const others = pieces.filter((piece) => piece.id !== id);
      const reach = Math.min(pose.width * REACH, ...others.map((other) => reachBeside(pose, other, letter)));
      return [[id, 2 * Math.max(pose.width * LEAST_REACH, reach)] as const];
    }),
  );
}
