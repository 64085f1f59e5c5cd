import type { CardPiece, Piece, Size } from '../../scene/contract.ts';

/** The size for which the small picture of a table is laid out; it is drawn smaller. */
export const PICTURE: Size = { width: 800, height: 500 };

/** How far the card above must have moved for the one below to show, in the picture's units. */
const SHOWS = 4;

const covers = (above: CardPiece, { pose }: CardPiece): boolean =>
  Math.abs(above.pose.x - pose.x) < SHOWS && Math.abs(above.pose.y - pose.y) < SHOWS;

/** Whether the next card of the same zone lies over this one, so that nothing of it shows. */
const isCovered = (card: CardPiece, at: number, cards: readonly CardPiece[]): boolean => {
  const above = cards[at + 1];
  return above !== undefined && above.zone === card.zone && covers(above, card);
};

/** The pieces that a small picture shows, the lowest first: all but the cards deep in a pile, which would cost much and show nothing. */
export function pictured(pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((one, other) => one.pose.depth - other.pose.depth);
  const cards = sorted.filter((piece): piece is CardPiece => piece.shape === 'card');
  const hidden = new Set(cards.filter(isCovered).map(({ id }) => id));
  return sorted.filter(({ id, shape }) => shape !== 'card' || !hidden.has(id));
}

/** A table's outline as an SVG path: a superellipse, rounder than a rectangle and fuller than an ellipse, as in the scene. */
export function tableOutline({ width, height }: Size, inset: number): string {
  const [rx, ry] = [width / 2 - inset, height / 2 - inset];
  const points = Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * Math.PI * 2;
    const bent = (part: number, radius: number) => Math.sign(part) * Math.abs(part) ** 0.62 * radius;
    const x = width / 2 + bent(Math.cos(angle), rx);
    const y = height / 2 + bent(Math.sin(angle), ry);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join(' L')} Z`;
}
