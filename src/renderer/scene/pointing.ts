import { CARD_RATIO } from './arrange.ts';
import type { Bounds, Piece } from './contract.ts';
import type { Stance } from './motion/stance.ts';
import { SEAT_RATIO } from './paint/seat.ts';

const RATIOS: Readonly<Record<Piece['shape'], number>> = {
  card: CARD_RATIO,
  place: CARD_RATIO,
  seat: SEAT_RATIO,
  die: 1,
  counter: 1,
};

const ratioOf = (piece: Piece): number => RATIOS[piece.shape];

/** The upright box around a piece, in CSS pixels. */
export function boundsOf(piece: Piece, { pose }: Stance): Bounds {
  const height = pose.width * ratioOf(piece);
  const [cos, sin] = [Math.abs(Math.cos(pose.turn)), Math.abs(Math.sin(pose.turn))];
  const [wide, high] = [pose.width * cos + height * sin, pose.width * sin + height * cos];
  return { x: pose.x - wide / 2, y: pose.y - high / 2, width: wide, height: high };
}

/** Whether a point is on a piece as it stands. */
export function isOn(piece: Piece, { pose }: Stance, x: number, y: number): boolean {
  const [dx, dy] = [x - pose.x, y - pose.y];
  const [cos, sin] = [Math.cos(-pose.turn), Math.sin(-pose.turn)];
  const [px, py] = [dx * cos - dy * sin, dx * sin + dy * cos];
  return Math.abs(px) <= pose.width / 2 && Math.abs(py) <= (pose.width * ratioOf(piece)) / 2;
}
