import type { AnyGame } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Onlooker } from '../../../protocol/parts.ts';
import type { TimelineStep } from '../../../protocol/replays.ts';
import { told } from '../table/rows.ts';
import { type Say, t } from '../words/index.ts';

/** A step of a replay in words. */
export interface StepLine {
  readonly seq: number;
  readonly text: string;
  readonly struck: boolean;
}

/** What happened at each position, in words; positions at which nothing is to be said have none. */
export function stepLines(
  game: AnyGame,
  say: Say,
  steps: readonly TimelineStep[],
  onlooker: Onlooker,
  nameOf: (seat: Seat) => string,
): StepLine[] {
  const viewer = onlooker === 'open' ? 'public' : onlooker;
  return steps.flatMap(({ seq, events, struck, takenBack }) => {
    const text =
      takenBack === null
        ? events
            .map((event) => told(game, say, event, viewer))
            .filter(Boolean)
            .join(' ')
        : t('replay.taken-back', { name: nameOf(takenBack.by) });
    return text === '' ? [] : [{ seq, text, struck }];
  });
}

/** What was said last, up to a position. */
export const lineAt = (lines: readonly StepLine[], at: number): StepLine | undefined =>
  lines.findLast(({ seq }) => seq <= at);
