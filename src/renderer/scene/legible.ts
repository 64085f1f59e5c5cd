import type { Piece, SeatPiece, Size } from './contract.ts';
import { NOTE_AFAR, SEAT_RATIO } from './paint/seat.ts';

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

/** The same pieces with name plates on which no letter is smaller than `letter`, in CSS pixels: for eyes across the room. */
export function legible(pieces: readonly Piece[], letter: number, size: Size): readonly Piece[] {
  const width = letter / (NOTE_AFAR * SEAT_RATIO);
  return pieces.map((piece) =>
    piece.shape === 'seat' && piece.pose.width < width ? enlarged(piece, width, size) : piece,
  );
}

/** How far a label may reach to each side, as a share of its place's width, where nothing is in its way. */
const REACH = 1;

/** A gap between two labels, as a share of the distance of their places. */
const GAP = 0.05;

/**
 * How wide the label of each place may be, in CSS pixels: places side by side share the room between them by their width, so that no
 * label runs into the next.
 */
export function labelRooms(pieces: readonly Piece[]): ReadonlyMap<Piece['id'], number> {
  const places = pieces.filter(({ shape }) => shape === 'place');
  return new Map(
    places.map(({ id, pose }) => {
      const halves = places.flatMap(({ id: other, pose: next }) => {
        const away = Math.abs(next.x - pose.x);
        const isBeside = other !== id && away > 1 && Math.abs(next.y - pose.y) < Math.max(next.width, pose.width);
        return isBeside ? [(away * (1 - GAP) * pose.width) / (pose.width + next.width)] : [];
      });
      return [id, 2 * Math.min(pose.width * REACH, ...halves)];
    }),
  );
}
