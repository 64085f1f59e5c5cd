import type { PieceId } from '../../../games/kit/game.ts';
import type { Piece } from '../contract.ts';
import type { TimedStop } from '../cues.ts';
import { predecessors } from './continuity.ts';
import { isThrown, type Leg, legOf, rest, type Track } from './legs.ts';
import { type Stance, stanceOf } from './stance.ts';

/** All motion between two positions. A pure value: the pieces at any moment follow from it. */
export interface Plan {
  readonly pieces: readonly Piece[];
  /** Pieces that are still on their way out, and those that are there only meanwhile. */
  readonly leaving: readonly Piece[];
  readonly tracks: ReadonlyMap<PieceId, Track>;
  /** When the last piece arrives. */
  readonly length: number;
}

/** A piece that is there only while something is acted out. */
export interface Extra {
  readonly piece: Piece;
  /** When it goes, in milliseconds. */
  readonly until: number;
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
  /** Where pieces are for a while on their way. */
  readonly stops?: ReadonlyMap<PieceId, readonly TimedStop[]>;
  /** Pieces that are there only while something is acted out, and until when. */
  readonly extras?: readonly Extra[];
  /** Milliseconds for one move of a card; 0 for no motion. */
  readonly pace: number;
  /** Whether nothing flies: pieces change places at once, but each at its time. */
  readonly still?: boolean;
}

const STAGGER = 0.14;

const isSamePose = ({ pose: a }: Stance, { pose: b }: Stance) =>
  a.x === b.x &&
  a.y === b.y &&
  a.turn === b.turn &&
  a.width === b.width &&
  a.depth === b.depth &&
  a.lift === b.lift &&
  a.opacity === b.opacity;

const isSame = (a: Stance, b: Stance) =>
  a.turned === b.turned && a.tumble === b.tumble && a.count === b.count && a.face === b.face && isSamePose(a, b);

/** How a card stands that comes off the top of a zone: face down. */
function originIn(pieces: readonly Piece[], zone: string | undefined): Stance | undefined {
  const lying = pieces.filter((piece) => piece.shape === 'card' && piece.zone === zone);
  const top = lying.reduce<Piece | undefined>(
    (high, piece) => (high && high.pose.depth > piece.pose.depth ? high : piece),
    undefined,
  );
  return top && { ...stanceOf(top), turned: 0 };
}

/** How a piece stands that is about to appear where it belongs. */
const unseen = (piece: Piece): Stance => {
  const stance = stanceOf(piece);
  return { ...stance, pose: { ...stance.pose, opacity: 0 }, tumble: piece.shape === 'die' ? 1 : 0, count: 0 };
};

/** How a piece stands at a stop. */
const stanceAtStop = (from: Stance, { pose, face, count }: TimedStop): Stance => ({
  ...from,
  pose: { ...from.pose, ...pose },
  ...(face === undefined ? {} : { turned: face === null ? 0 : 1, face: face ?? from.face }),
  ...(count === undefined ? {} : { count }),
});

/** The legs over a piece's stops, from how it stands; and how it stands after them. */
function overStops(id: PieceId, from: Stance, stops: readonly TimedStop[]): { legs: Leg[]; last: Stance } {
  let last = from;
  const legs = stops.map((stop) => {
    const to = stanceAtStop(last, stop);
    const leg = legOf(id, last, to, stop.start, stop.end - stop.start);
    last = to;
    return leg;
  });
  return { legs, last };
}

/** Plans one list of pieces after another, each on its own track. */
class Planner {
  readonly tracks = new Map<PieceId, Track>();
  private readonly waiting = new Map<number, number>();

  constructor(private readonly request: PlanRequest) {}

  private stopsOf(id: PieceId): readonly TimedStop[] {
    const { stops, still } = this.request;
    const own = stops?.get(id) ?? [];
    return still ? own.map((stop) => ({ ...stop, start: stop.end })) : own;
  }

  private staggered(start: number): number {
    const place = this.waiting.get(start) ?? 0;
    this.waiting.set(start, place + 1);
    return start + place * this.request.pace * STAGGER;
  }

  /** A piece that stays or arrives. */
  arrive(piece: Piece, from: Stance, setsOff: (start: number) => number): void {
    const { pace, startOf, still } = this.request;
    const to = stanceOf(piece);
    const { legs, last } = overStops(piece.id, from, this.stopsOf(piece.id));
    const isDone = isSame(last, to) || (pace === 0 && (legs.length === 0 || !still));
    if (isDone) {
      this.tracks.set(piece.id, [...(pace === 0 && !still ? [] : legs), rest(to, legs.at(-1)?.end ?? 0)]);
      return;
    }
    const start = Math.max(setsOff(startOf(piece)), legs.at(-1)?.end ?? 0);
    this.tracks.set(piece.id, [...legs, legOf(piece.id, { ...last, face: to.face ?? last.face }, to, start, pace)]);
  }

  /** A piece that is no longer on the table, or was there only meanwhile. */
  leave(piece: Piece, from: Stance, end: number): void {
    const { legs, last } = overStops(piece.id, from, this.stopsOf(piece.id));
    const to = { ...last, pose: { ...last.pose, opacity: 0 } };
    const start = Math.max(end, legs.at(-1)?.end ?? 0);
    this.tracks.set(piece.id, [...legs, legOf(piece.id, last, to, start, this.request.pace)]);
  }

  /** A piece that was on the table before, perhaps under another id. */
  move(piece: Piece, known: Stance, before: Piece | undefined): void {
    const from = isThrown(before, piece) ? { ...known, tumble: 1 } : known;
    const to = stanceOf(piece);
    this.arrive(piece, { ...from, face: from.face ?? to.face }, (start) => this.staggered(start));
  }

  /** A piece that was not on the table before. */
  appear(piece: Piece): void {
    const to = stanceOf(piece);
    const origin = originIn(this.request.after, this.request.originOf(piece));
    const waits = origin !== undefined || piece.shape === 'counter';
    this.arrive(piece, origin ? { ...origin, face: to.face } : unseen(piece), (start) => (waits ? start : 0));
  }
}

/** Plans the motion from the pieces before to the pieces after. */
export function planMotion(request: PlanRequest): Plan {
  const { before, standing, after, startOf, pace, still } = request;
  const heirs = predecessors(before, after);
  const kept = new Set(after.map(({ id }) => id));
  const claimed = new Set(heirs.values());
  const shown = new Map(before.map((piece) => [piece.id, piece]));
  const planner = new Planner(request);
  for (const piece of after) {
    const known = standing.get(piece.id) ?? standing.get(heirs.get(piece.id) ?? piece.id);
    if (known) planner.move(piece, known, shown.get(piece.id));
    else planner.appear(piece);
  }
  const gone = pace > 0 ? before.filter(({ id }) => !kept.has(id) && !claimed.has(id)) : [];
  for (const piece of gone) planner.leave(piece, standing.get(piece.id) ?? stanceOf(piece), startOf(piece));
  const extras = pace > 0 || still ? (request.extras ?? []) : [];
  for (const { piece, until } of extras) planner.leave(piece, standing.get(piece.id) ?? unseen(piece), until);
  const leaving = [...gone, ...extras.map(({ piece }) => piece)];
  const length = Math.max(0, ...[...planner.tracks.values()].map((track) => track.at(-1)?.end ?? 0));
  return { pieces: after, leaving, tracks: planner.tracks, length };
}
