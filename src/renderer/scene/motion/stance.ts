import type { CardPiece, Piece, Pose } from '../contract.ts';

/** How a piece stands at one moment: its pose, and for a card how far it is turned over. */
export interface Stance {
  readonly pose: Pose;
  /** 0 face down, 1 face up; between them a card is turning over. */
  readonly turned: number;
  /** The face a card shows when it is up. */
  readonly face: string | null;
  /** How much of a die's throw is still to come: 1 leaves the hand, 0 lies still. Always 0 for anything else. */
  readonly tumble: number;
  /** What a counter shows; between two numbers it is counting. Always 0 for anything else. */
  readonly count: number;
}

/** How a piece stands when it is where its layout wants it. */
export const stanceOf = (piece: Piece): Stance => ({
  pose: piece.pose,
  turned: piece.shape === 'card' && piece.face !== null ? 1 : 0,
  face: piece.shape === 'card' ? piece.face : null,
  tumble: 0,
  count: piece.shape === 'counter' ? piece.value : 0,
});

/** Whether a piece is a card. */
export const isCard = (piece: Piece): piece is CardPiece => piece.shape === 'card';
