import { Easing } from '@tweenjs/tween.js';
import type { PieceId } from '../../../games/kit/game.ts';
import type { Piece } from '../contract.ts';
import type { Stance } from './stance.ts';

/** One way of a piece from here to there. Times in milliseconds from the start of the plan. */
export interface Leg {
  readonly from: Stance;
  readonly to: Stance;
  readonly start: number;
  readonly end: number;
  /** How high the piece rises on its way, in CSS pixels. */
  readonly arc: number;
  /** How far it turns about itself besides, in radians, at the middle of its way. */
  readonly spin: number;
}

/** The whole way of a piece between two positions: leg after leg, never empty. Between two legs it stands where the first has ended. */
export type Track = readonly Leg[];

/** A throw takes longer than a card's way. */
const THROW = 1.9;

/** Whether a die is thrown anew between two positions. */
export const isThrown = (before: Piece | undefined, piece: Piece): boolean =>
  piece.shape === 'die' && (before?.shape !== 'die' || before.roll !== piece.roll);

/** A small, steady difference between pieces, from -1 to 1, so that no two fly alike. */
export const quirk = (id: PieceId): number => {
  let hash = 7;
  for (const char of id) hash = (hash * 31 + char.charCodeAt(0)) % 1009;
  return hash / 504.5 - 1;
};

/** Standing where one is from a moment on. */
export const rest = (stance: Stance, start = 0): Leg => ({
  from: stance,
  to: stance,
  start,
  end: start,
  arc: 0,
  spin: 0,
});

/** A way that takes `pace` milliseconds, a throw longer and a short one less. */
export function legOf(id: PieceId, from: Stance, to: Stance, start: number, pace: number): Leg {
  if (pace === 0) return { ...rest(to, start), from };
  const way = Math.hypot(to.pose.x - from.pose.x, to.pose.y - from.pose.y);
  const isThrow = from.tumble > 0;
  const isShort = way < to.pose.width * 0.6 && !isThrow;
  const length = isThrow ? pace * THROW : isShort ? pace * 0.6 : pace;
  return {
    from,
    to,
    start,
    end: start + length,
    arc: isShort ? 0 : Math.min(way * 0.22, to.pose.width * 1.1),
    spin: isShort ? 0 : quirk(id) * 0.22,
  };
}

const mix = (a: number, b: number, k: number) => a + (b - a) * k;

/** How a piece stands on one leg at a moment. */
function stanceOn({ from, to, start, end, arc, spin }: Leg, time: number): Stance {
  if (time >= end) return to;
  if (time <= start) return { ...from, face: from.face ?? to.face };
  const through = (time - start) / (end - start);
  const k = Easing.Cubic.InOut(through);
  const hump = Math.sin(Math.PI * k);
  return {
    pose: {
      x: mix(from.pose.x, to.pose.x, k),
      y: mix(from.pose.y, to.pose.y, k) - hump * arc,
      turn: mix(from.pose.turn, to.pose.turn, k) + hump * spin,
      width: mix(from.pose.width, to.pose.width, k) * (1 + hump * (arc > 0 ? 0.12 : 0)),
      // On its way a card is above everything that lies.
      depth: arc > 0 ? Math.max(from.pose.depth, to.pose.depth) + 1000 * hump : to.pose.depth,
      lift: mix(from.pose.lift, to.pose.lift, k) + hump * (arc > 0 ? 1 : 0),
      opacity: mix(from.pose.opacity, to.pose.opacity, k),
    },
    turned: mix(from.turned, to.turned, k),
    tumble: mix(from.tumble, to.tumble, Easing.Quadratic.Out(through)),
    count: mix(from.count, to.count, through),
    face: to.face ?? from.face,
  };
}

/** How a piece stands on its track at a moment. */
export function stanceAt(track: Track, time: number): Stance {
  const leg = track.findLast(({ start }) => start <= time) ?? track[0];
  if (!leg) throw new Error('A track has no leg.');
  return stanceOn(leg, time);
}
