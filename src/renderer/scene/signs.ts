import type { Phrase } from '../../games/kit/phrase.ts';
import { CARD_RATIO } from './arrange.ts';
import type { Atlas } from './atlas.ts';
import type { Piece, PlacePiece, SeatLook, SeatPiece } from './contract.ts';
import { LABEL_RATIO, paintLabel, paintPlace, paintSeat, SEAT_RATIO } from './paint/seat.ts';

/** A place's texture is wider than the place by this: its label may be wider than a card. */
export const PLACE_ROOM = 2;

/** What signs are painted with. */
export interface SignPainter {
  readonly atlas: Atlas;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  readonly looks: readonly SeatLook[];
  readonly say: (phrase: Phrase) => string;
}

function keepSeat({ atlas, density, looks, say }: SignPainter, piece: SeatPiece): boolean {
  const look = looks[piece.seat];
  if (!look) return false;
  const width = Math.ceil(piece.pose.width * density);
  const note = piece.note ? say(piece.note) : '';
  const text = [look.name, look.colour, note, piece.state].join('\n');
  return atlas.keep(`piece:${piece.id}`, text, width, width * SEAT_RATIO, (brush, wide, high) =>
    paintSeat(brush, { look, note, state: piece.state }, wide, high),
  );
}

/** The least height of a label's strip, in CSS pixels: smaller letters can't be read. */
const LEAST_STRIP = 21;

function keepPlace({ atlas, density, say }: SignPainter, piece: PlacePiece): boolean {
  const width = Math.ceil(piece.pose.width * density);
  const high = width * CARD_RATIO;
  const strip = Math.max(width * LABEL_RATIO, LEAST_STRIP * density);
  const label = say(piece.label);
  // As much room over the place as the label takes under it keeps the place in the middle.
  return atlas.keep(`piece:${piece.id}`, label, width * PLACE_ROOM, high + 2 * strip, (brush, wide, whole) => {
    brush.save();
    brush.translate((width * (PLACE_ROOM - 1)) / 2, strip);
    paintPlace(brush, width, high);
    brush.restore();
    brush.translate(0, whole - strip);
    paintLabel(brush, label, wide, strip);
  });
}

/** Paints the plates and labels whose text has changed. */
export function keepSigns(painter: SignPainter, pieces: readonly Piece[]): void {
  const painted = pieces.map((piece) =>
    piece.shape === 'seat' ? keepSeat(painter, piece) : piece.shape === 'place' ? keepPlace(painter, piece) : false,
  );
  if (painted.includes(true)) painter.atlas.update();
}
