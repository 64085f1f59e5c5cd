import { Easing } from '@tweenjs/tween.js';
import type { PieceId } from '../../../games/kit/game.ts';
import type { Piece, Pose } from '../contract.ts';
import { predecessors } from './continuity.ts';
import { type Stance, stanceOf } from './stance.ts';

/** The way of one piece from where it is to where it should be. Times in milliseconds from the start of the plan. */
export interface Track {
  readonly from: Stance;
  readonly to: Stance;
  readonly start: number;
  readonly end: number;
  /** How high the piece rises on its way, in CSS pixels. */
  readonly arc: number;
  /** How far it turns about itself besides, in radians, at the middle of its way. */
  readonly spin: number;
}

/** All motion between two positions. A pure value: the pieces at any moment follow from it. */
export interface Plan {
  readonly pieces: readonly Piece[];
  /** Pieces that are still on their way out. */
  readonly leaving: readonly Piece[];
  readonly tracks: ReadonlyMap<PieceId, Track>;
  /** When the last piece arrives. */
  readonly length: number;
}

/** What a plan is made from. */
export interface PlanRequest {
  /** The pieces shown until now, and how each stands at this moment. */
  readonly before: readonly Piece[];
  readonly standing: ReadonlyMap<PieceId, Stance>;
  readonly after: readonly Piece[];
  /** When a piece sets off, in milliseconds; pieces that no cue speaks of leave at once. */
  readonly startOf: (piece: Piece) => number;
  /** The zone that a piece comes from when it was not shown before. */
  readonly originOf: (piece: Piece) => string | undefined;
  /** Milliseconds for one move of a card; 0 for no motion. */
  readonly pace: number;
}

const STAGGER = 0.14;
const isSamePose = (a: Pose, b: Pose) =>
  a.x === b.x &&
  a.y === b.y &&
  a.turn === b.turn &&
  a.width === b.width &&
  a.depth === b.depth &&
  a.lift === b.lift &&
  a.opacity === b.opacity;

const isSame = (a: Stance, b: Stance) =>
  a.turned === b.turned && a.tumble === b.tumble && a.face === b.face && isSamePose(a.pose, b.pose);

/** A throw takes longer than a card's way. */
const THROW = 1.9;

/** Whether a die is thrown anew between two positions. */
const isThrown = (before: Piece | undefined, piece: Piece): boolean =>
  piece.shape === 'die' && (before?.shape !== 'die' || before.roll !== piece.roll);

/** A small, steady difference between pieces, from -1 to 1, so that no two fly alike. */
export const quirk = (id: PieceId): number => {
  let hash = 7;
  for (const char of id) hash = (hash * 31 + char.charCodeAt(0)) % 1009;
  return hash / 504.5 - 1;
};

const rest = (stance: Stance): Track => ({ from: stance, to: stance, start: 0, end: 0, arc: 0, spin: 0 });

const trackOf = (id: PieceId, from: Stance, to: Stance, start: number, pace: number): Track => {
  if (pace === 0 || isSame(from, to)) return rest(to);
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
};

/** How a card stands that comes off the top of a zone: face down. */
function originIn(pieces: readonly Piece[], zone: string | undefined): Stance | undefined {
  const lying = pieces.filter((piece) => piece.shape === 'card' && piece.zone === zone);
  const top = lying.reduce<Piece | undefined>(
    (high, piece) => (high && high.pose.depth > piece.pose.depth ? high : piece),
    undefined,
  );
  return top && { ...stanceOf(top), turned: 0 };
}

/** Plans the motion from the pieces before to the pieces after. */
export function planMotion({ before, standing, after, startOf, originOf, pace }: PlanRequest): Plan {
  const heirs = predecessors(before, after);
  const kept = new Set(after.map(({ id }) => id));
  const claimed = new Set(heirs.values());
  const shown = new Map(before.map((piece) => [piece.id, piece]));
  const waiting = new Map<number, number>();
  const tracks = new Map<PieceId, Track>();

  const staggered = (start: number): number => {
    const place = waiting.get(start) ?? 0;
    waiting.set(start, place + 1);
    return start + place * pace * STAGGER;
  };

  for (const piece of after) {
    const to = stanceOf(piece);
    const known = standing.get(piece.id) ?? standing.get(heirs.get(piece.id) ?? piece.id);
    const from = known && isThrown(shown.get(piece.id), piece) ? { ...known, tumble: 1 } : known;
    if (from === undefined) {
      const unseen = { ...to, pose: { ...to.pose, opacity: 0 }, tumble: piece.shape === 'die' ? 1 : 0 };
      const origin = originIn(after, originOf(piece));
      const start = origin ? startOf(piece) : 0;
      tracks.set(piece.id, trackOf(piece.id, origin ? { ...origin, face: to.face } : unseen, to, start, pace));
    } else {
      const start = isSame(from, to) ? 0 : staggered(startOf(piece));
      tracks.set(piece.id, trackOf(piece.id, { ...from, face: to.face ?? from.face }, to, start, pace));
    }
  }

  const leaving = pace === 0 ? [] : before.filter(({ id }) => !kept.has(id) && !claimed.has(id));
  for (const piece of leaving) {
    const from = standing.get(piece.id) ?? stanceOf(piece);
    const to = { ...from, pose: { ...from.pose, opacity: 0 } };
    tracks.set(piece.id, trackOf(piece.id, from, to, startOf(piece), pace));
  }
  const length = Math.max(0, ...[...tracks.values()].map(({ end }) => end));
  return { pieces: after, leaving, tracks, length };
}

const mix = (a: number, b: number, k: number) => a + (b - a) * k;

/** How a piece stands on its track at a moment. */
export function stanceAt(track: Track, time: number): Stance {
  const { from, to, start, end, arc, spin } = track;
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
    face: to.face ?? from.face,
  };
}
