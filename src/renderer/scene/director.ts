import type { PieceId } from '../../games/kit/game.ts';
import type { Update } from '../../protocol/messages.ts';
import type { Piece, Staged } from './contract.ts';
import { type CueTable, departures, origins, stopsOf, type TimedCue, timedCues } from './cues.ts';
import { stanceAt } from './motion/legs.ts';
import { type Extra, type Plan, planMotion } from './motion/plan.ts';
import { type Stance, stanceOf } from './motion/stance.ts';

/** Milliseconds that a card takes for its way at normal speed. */
const PACE = 520;

/** Factors on every time, by the setting; reduced motion keeps the beats and drops the flights. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 } as const;

/** How an update is to be shown. */
export interface Staging {
  readonly cues: CueTable;
  /** 0 shows everything at once. */
  readonly speed: number;
  /** No flights: pieces change places at once, the beats of the cues stay. */
  readonly still: boolean;
  /** How an event is acted out, where it is. */
  readonly stage?: (event: Update['events'][number]) => Staged | undefined;
}

/** The pieces that are there only while their cues play. */
const extrasOf = (cues: readonly TimedCue[], speed: number): Extra[] =>
  cues.flatMap(({ staged, start, length }) =>
    (staged?.extras ?? []).map((piece) => ({ piece, until: start + length + (staged?.linger ?? 0) * speed })),
  );

/**
 * Plays updates: from where every piece is, by the events' cues, to where `layout(view)` wants it.
 *
 * It holds no timers: whoever draws tells it the time. A new update may come at any frame; it starts from where the pieces are then.
 */
export class Director {
  private pieces: readonly Piece[] = [];
  private plan: Plan = { pieces: [], leaving: [], tracks: new Map(), length: 0 };
  private timed: readonly TimedCue[] = [];
  private clock = 0;
  private announced = 0;
  private end = 0;

  /** Starts to show a position. */
  show(pieces: readonly Piece[], events: Update['events'], { cues, speed, still, stage }: Staging): void {
    const standing = this.stances();
    const before = [...this.plan.pieces, ...this.plan.leaving];
    this.timed = timedCues(events, cues, speed, stage);
    this.plan = planMotion({
      before,
      standing,
      after: pieces,
      startOf: departures(this.timed, speed),
      originOf: origins(this.timed),
      stops: stopsOf(this.timed, speed),
      extras: extrasOf(this.timed, speed),
      pace: still ? 0 : PACE * speed,
      still: still && speed > 0,
    });
    this.pieces = [...pieces, ...this.plan.leaving];
    this.clock = 0;
    this.announced = 0;
    const lastCue = this.timed.at(-1);
    this.end = Math.max(this.plan.length, lastCue ? lastCue.start + lastCue.length : 0);
  }

  /** Puts every piece where it should be, at once (a resized window, another viewer). */
  place(pieces: readonly Piece[]): void {
    this.show(pieces, [], { cues: {}, speed: 0, still: true });
  }

  /** Lets time pass. */
  advance(milliseconds: number): void {
    this.clock = Math.min(this.end, this.clock + milliseconds);
  }

  /** Completes everything that is moving. */
  finish(): void {
    this.clock = this.end;
  }

  /** Whether everything has been shown. */
  get settled(): boolean {
    return this.clock >= this.end;
  }

  /** The pieces there are now, those on their way out included until all is settled. */
  get present(): readonly Piece[] {
    return this.settled ? this.plan.pieces : this.pieces;
  }

  /** The pieces on their way out. */
  get leaving(): readonly Piece[] {
    return this.plan.leaving;
  }

  /** How a piece stands now. */
  stance(piece: Piece): Stance {
    const track = this.plan.tracks.get(piece.id);
    return track ? stanceAt(track, this.clock) : stanceOf(piece);
  }

  /** The cues that are playing now, and how far each is through (0 to 1). */
  playing(): { readonly timed: TimedCue; readonly through: number }[] {
    if (this.settled) return [];
    return this.timed
      .filter(({ start, length }) => length > 0 && this.clock >= start && this.clock < start + length)
      .map((timed) => ({ timed, through: (this.clock - timed.start) / timed.length }));
  }

  /** The cues that have begun since this was asked last, each once. All that are left when motion was completed at once. */
  begun(): readonly TimedCue[] {
    const due = this.timed.findLastIndex(({ start }) => start <= this.clock) + 1;
    const fresh = due > this.announced ? this.timed.slice(this.announced, due) : [];
    this.announced = Math.max(this.announced, due);
    return fresh;
  }

  private stances(): Map<PieceId, Stance> {
    return new Map([...this.plan.tracks].map(([id, track]) => [id, stanceAt(track, this.clock)]));
  }
}
