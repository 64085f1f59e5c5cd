import type { Phrase } from '../../games/kit/phrase.ts';
import { CARD_RATIO } from './arrange.ts';
import type { Atlas } from './atlas.ts';
import type { Piece, PlacePiece, SeatLook, SeatPiece, Size } from './contract.ts';
import { labelRooms } from './legible.ts';
import { LABEL_LINE, LABEL_RATIO, paintLabel, paintPlace, paintSeat, SEAT_RATIO } from './paint/seat.ts';

/** A place's texture is wider than the place by this: its label may be wider than a card. */
export const PLACE_ROOM = 2;

/** What signs are painted with. */
export interface SignPainter {
  readonly atlas: Atlas;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  readonly looks: readonly SeatLook[];
  readonly say: (phrase: Phrase) => string;
  /** The least height of a letter in CSS pixels, where the table is read across a room; `null` where it is not. */
  readonly letter: number | null;
  /** The table's size, in CSS pixels. */
  readonly size: Size;
  readonly highContrast: boolean;
}

/** Plates less wide than this, in CSS pixels, take narrow letters, which can be higher. */
const WIDE_PLATE = 140;

function keepSeat({ atlas, density, looks, say, letter, highContrast }: SignPainter, piece: SeatPiece): boolean {
  const look = looks[piece.seat];
  if (!look) return false;
  const width = Math.ceil(piece.pose.width * density);
  const note = piece.note ? say(piece.note) : '';
  const text = {
    look,
    note,
    state: piece.state,
    mark: piece.mark,
    isNarrow: letter !== null || piece.pose.width < WIDE_PLATE,
    highContrast,
  };
  return atlas.keep(`piece:${piece.id}`, JSON.stringify(text), width, width * SEAT_RATIO, (brush, wide, high) =>
    paintSeat(brush, text, wide, high),
  );
}

/** The least height of a label's letters, in CSS pixels, on a table of {@link USUAL} size: smaller ones can't be read. */
const LEAST_LETTER = 13;

/** The table in a window of 1280 x 720, in CSS pixels. */
const USUAL: Size = { width: 960, height: 594 };

/** The least height of a label's letters on a table, in CSS pixels: as all words of the page, they grow with a large window. */
export const leastLetter = ({ width, height }: Size): number =>
  LEAST_LETTER * Math.max(1, Math.min(width / USUAL.width, height / USUAL.height));

function keepPlace(
  { atlas, density, say, letter, size, highContrast }: SignPainter,
  piece: PlacePiece,
  room: number,
): boolean {
  const width = Math.ceil(piece.pose.width * density);
  const high = width * CARD_RATIO;
  const letters = Math.max(width * LABEL_RATIO, (letter ?? leastLetter(size)) * density);
  const strip = 2 * letters * LABEL_LINE;
  const text = say(piece.label);
  const label = { text, letter: letters, room: room * density, isAfar: letter !== null, highContrast };
  // As much room over the place as the label takes under it keeps the place in the middle.
  return atlas.keep(`piece:${piece.id}`, JSON.stringify(label), width * PLACE_ROOM, high + 2 * strip, (brush, wide) => {
    brush.save();
    brush.translate((width * (PLACE_ROOM - 1)) / 2, strip);
    paintPlace(brush, width, high);
    brush.restore();
    brush.translate(0, high + strip);
    paintLabel(brush, label, wide);
  });
}

/** Paints the plates and labels whose text has changed. */
export function keepSigns(painter: SignPainter, pieces: readonly Piece[]): void {
  const rooms = labelRooms(pieces, painter.letter ?? leastLetter(painter.size));
  const painted = pieces.map((piece) => {
    if (piece.shape === 'place') return keepPlace(painter, piece, rooms.get(piece.id) ?? piece.pose.width);
    return piece.shape === 'seat' && keepSeat(painter, piece);
  });
  if (painted.includes(true)) painter.atlas.update();
}
