import { useCallback, useEffect, useReducer, useState } from 'react';
import type { AnyGame, Move } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Problem } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { ask, problemOf, SaidNo } from '../ask.ts';
import { useHost, useLink } from '../use-host.ts';
import { type Happening, newSession, type Session, seenSeq, sessionAfter, wantedViewer } from './session.ts';
import { type TakeBack, useTakeBack } from './use-take-back.ts';

/** A table on this screen and what can be done with it. */
export interface Sitting extends TakeBack {
  readonly session: Session;
  readonly happen: (happening: Happening) => void;
  /** Plays a move on the position shown. Resolves with why the host refused it; `undefined` when it was played, or is held. */
  readonly play: (move: Move) => Promise<Problem | undefined>;
  /** Why the host does not show this table at all. */
  readonly problem: Problem | null;
}

/**
 * Watches a table as whoever may look now, and tells the host what has been shown.
 *
 * @param persons - the seats of the people before this screen.
 */
export function useSession(game: AnyGame, info: TableInfo, persons: readonly Seat[]): Sitting {
  const link = useLink();
  const { epoch, connection } = useHost();
  const { wire } = link;
  const [session, happen] = useReducer(
    (now: Session, happening: Happening) => sessionAfter(now, happening, game.befell),
    persons,
    newSession,
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const table = info.id;
  const viewer = wantedViewer(session);

  useEffect(
    () =>
      wire.onPush((push) => {
        if (push.type === 'update' && push.table === table) happen({ type: 'update', update: push });
        if (push.type === 'status' && push.table === table) happen({ type: 'status', status: push });
      }),
    [wire, table],
  );

  useEffect(() => {
    // A new connection knows nothing of what was watched over the old one.
    if (epoch === 0 || connection !== 'connected') return;
    let isCurrent = true;
    ask(wire, { type: 'watch', table, viewer }).then(
      (watched) => isCurrent && happen({ type: 'watched', watched }),
      (error) => isCurrent && error instanceof SaidNo && setProblem(error.problem),
    );
    return () => {
      isCurrent = false;
    };
  }, [wire, table, viewer, epoch, connection]);

  useEffect(() => () => void ask(wire, { type: 'leave', table }).catch(() => {}), [wire, table]);

  const seen = seenSeq(session);
  const shown = session.show?.shown;
  useEffect(() => {
    // Said again for each position that was asked for: the host forgets it when the viewer changes.
    if (seen !== null && shown !== undefined) ask(wire, { type: 'seen', table, seq: seen }).catch(() => {});
  }, [wire, table, seen, shown]);

  const seq = shown?.seq ?? 0;
  const play = useCallback(
    async (move: Move): Promise<Problem | undefined> => {
      happen({ type: 'sent', seq });
      try {
        const { held } = await ask(wire, { type: 'move', table, seq, move: { ...move } });
        happen({ type: 'answered', seq, played: held === undefined });
        return undefined;
      } catch (error) {
        happen({ type: 'answered', seq, played: false });
        return problemOf(error);
      }
    },
    [wire, table, seq],
  );

  return { session, happen, play, problem, ...useTakeBack(wire, table, session, happen) };
}
