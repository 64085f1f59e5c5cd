import type { AnyGame } from '../../../games/kit/game.ts';
import { type Seat, seatsFrom } from '../../../games/kit/seats.ts';
import type { TimelineStep } from '../../../protocol/replays.ts';

/** Consecutive steps of one seat: a piece of the timeline's ribbon. */
export interface Run {
  /** The first and the last position that it led to. */
  readonly from: number;
  readonly to: number;
  /** Whose moves they were; `null` where nobody moved. */
  readonly seat: Seat | null;
  readonly struck: boolean;
}

/** The ribbon of the timeline: who moved when. The deal is no part of it. */
export function runsOf(steps: readonly TimelineStep[]): Run[] {
  const runs: Run[] = [];
  for (const { seq, seat, struck, takenBack } of steps.slice(1)) {
    const owner = takenBack === null ? seat : null;
    const last = runs.at(-1);
    if (last !== undefined && last.seat === owner && last.struck === struck)
      runs[runs.length - 1] = { ...last, to: seq };
    else runs.push({ from: seq, to: seq, seat: owner, struck });
  }
  return runs;
}

/** What a tick of the timeline stands for. */
export type MarkKind = 'phase' | 'hit' | 'take-back' | 'end';

/** A tick of the timeline. */
export interface Mark {
  readonly seq: number;
  readonly kind: MarkKind;
  /** For a phase: which begins; the key of its words. */
  readonly phase?: string;
}

/** Names of phases by the path of a machine's states: `voyage`, or more exactly `voyage.attack`. */
export type PhaseNames = Readonly<Record<string, string>>;

/** The name of the phase at a path: that of its longest beginning that has one; `undefined` where none has. */
export function phaseAt(path: string, names: PhaseNames): string | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const name = names[parts.slice(0, length).join('.')];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** What tells apart most of all what happened at a step; `undefined` for a step like others. */
function kindOf(step: TimelineStep, game: AnyGame, seats: readonly Seat[]): MarkKind | undefined {
  if (step.takenBack !== null) return 'take-back';
  if (step.struck) return undefined;
  return step.events.some((event) => seats.some((seat) => game.befell(event, seat))) ? 'hit' : undefined;
}

/** The ticks of the timeline, in order: where phases begin, what befell somebody, take-backs, and the end. */
export function marksOf(
  game: AnyGame,
  steps: readonly TimelineStep[],
  { seats, isOver, phases }: { readonly seats: number; readonly isOver: boolean; readonly phases: PhaseNames },
): Mark[] {
  const all = seatsFrom(0, seats);
  const marks: Mark[] = [];
  let phase: string | undefined;
  for (const step of steps) {
    const { seq } = step;
    const isLast = isOver && seq === steps.length - 1;
    const now = phaseAt(step.phase, phases);
    if (now !== undefined && now !== phase && !isLast) marks.push({ seq, kind: 'phase', phase: now });
    phase = now ?? phase;
    const kind = isLast ? 'end' : kindOf(step, game, all);
    if (kind !== undefined) marks.push({ seq, kind });
  }
  return marks;
}

/** The next marked position in a direction; the first or the last one where there is none. */
export function nextMark(marks: readonly Mark[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return marks.find(({ seq }) => seq > at)?.seq ?? last;
  return marks.findLast(({ seq }) => seq < at)?.seq ?? 0;
}
