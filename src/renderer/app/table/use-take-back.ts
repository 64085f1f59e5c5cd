import { useCallback } from 'react';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Problem, Request } from '../../../protocol/messages.ts';
import type { TableId } from '../../../protocol/tables.ts';
import type { Wire } from '../../../protocol/wire.ts';
import { ask, problemOf } from '../ask.ts';
import { type Happening, heldMove, type Session } from './session.ts';
import { latest } from './show.ts';

/** What can be done about moves between deciding and their being history. Each resolves with why the host refused it. */
export interface TakeBack {
  /** Plays the move that is ready. */
  readonly endTurn: () => Promise<Problem | undefined>;
  /** Puts the move that is ready back; else takes the last move back, or asks the others whether it may be. */
  readonly undo: () => Promise<Problem | undefined>;
  /** A person's answer to the question whether moves may be taken back. */
  readonly answerUndo: (seat: Seat, agree: boolean) => Promise<Problem | undefined>;
}

async function refusalOf(wire: Wire, request: Request): Promise<Problem | undefined> {
  try {
    await ask(wire, request);
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** Ending turns and taking moves back at the table on this screen. */
export function useTakeBack(
  wire: Wire,
  table: TableId,
  session: Session,
  happen: (happening: Happening) => void,
): TakeBack {
  const { show, status } = session;
  const seq = show === null ? 0 : latest(show).seq;
  const held = heldMove(session);
  const heldBy = held?.seat;
  const by = heldBy ?? status?.back?.seat;

  const endTurn = useCallback(async () => {
    if (heldBy === undefined) return undefined;
    happen({ type: 'sent', seq });
    const refusal = await refusalOf(wire, { type: 'end-turn', table, seq, seat: heldBy });
    happen({ type: 'answered', seq, played: refusal === undefined });
    return refusal;
  }, [wire, table, seq, heldBy, happen]);

  const undo = useCallback(
    async () => (by === undefined ? undefined : refusalOf(wire, { type: 'undo', table, seq, seat: by })),
    [wire, table, seq, by],
  );

  const answerUndo = useCallback(
    (seat: Seat, agree: boolean) => refusalOf(wire, { type: 'answer-undo', table, seat, agree }),
    [wire, table],
  );

  return { endTurn, undo, answerUndo };
}
