import { useCallback, useEffect, useState } from 'react';
import type { SeenEvent } from '../../../games/kit/events.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import { TABLES } from '../../games/tables.ts';
import type { CueTable } from '../../scene/cues.ts';
import { standing, type Told } from '../table/log.ts';
import type { Session } from '../table/session.ts';

/** What a game finds worth a caption; `null` until its table is loaded. */
function useCueTable(game: AnyGame['id']): CueTable | null {
  const [cues, setCues] = useState<CueTable | null>(null);
  useEffect(() => {
    let isCurrent = true;
    TABLES[game]?.().then((table) => isCurrent && setCues(table.cues));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return cues;
}

/** The last of what was told that is worth a caption; where nothing is, the last of all. */
export function worthCaption(
  log: readonly Told[],
  cues: CueTable,
  isTold: (event: SeenEvent) => boolean,
): Told | undefined {
  const told = log.filter(({ event }) => isTold(event));
  return told.findLast(({ event }) => cues[event.type]?.caption) ?? told.at(-1);
}

/**
 * The last thing that happened, from when it begins to be shown until the next one does.
 *
 * @returns it, and what must hear which cues begin.
 */
export function useLatest(game: AnyGame, { log, show }: Session) {
  const cues = useCueTable(game.id);
  const [begun, setBegun] = useState<Told | null>(null);
  const seq = show?.shown.seq ?? 0;

  const onCues = useCallback(
    (events: readonly SeenEvent[]) => {
      const event = events.findLast(({ type }) => cues?.[type]?.caption);
      if (event !== undefined) setBegun({ seq, event });
    },
    [cues, seq],
  );

  // What is still being shown is in the log already, but its cues have not all begun.
  const isShown = show === null || show.settled || show.shown.events.length === 0;
  const counting = standing(log);
  const passed = isShown ? counting : counting.filter((told) => told.seq < seq);
  const logged = cues && worthCaption(passed, cues, (event) => game.tell(event, 'public') !== undefined);
  const latest = begun !== null && begun.seq >= (logged?.seq ?? 0) ? begun : logged;
  return { latest: latest?.event, onCues };
}
