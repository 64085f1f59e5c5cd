import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Problem, Update } from '../../../protocol/messages.ts';
import type { Onlooker } from '../../../protocol/parts.ts';
import type { Position, Timeline } from '../../../protocol/replays.ts';
import type { TableId, TableInfo } from '../../../protocol/tables.ts';
import type { Wire } from '../../../protocol/wire.ts';
import { ask, problemOf } from '../ask.ts';
import { useHost, useLink } from '../use-host.ts';
import { DWELL, firstViewer, isPrivate, NEW_REEL, type Reel, type ReelAction, reelAfter } from './reel.ts';

/** How many positions after the one that is shown are asked for ahead. */
const AHEAD = 2;

/** A replay on this screen, and what can be done with it. */
export interface Replaying {
  readonly reel: Reel;
  readonly act: Dispatch<ReelAction>;
  readonly viewer: Onlooker;
  /** Looks as somebody else from now on; what the one before knew is forgotten. */
  readonly lookAs: (viewer: Onlooker) => void;
  /** `null` until it is there. */
  readonly timeline: Timeline | null;
  /** The position that is on the screen, as the scene wants it; `null` until the first is there. */
  readonly shown: Update | null;
  /** Why it can't be shown. */
  readonly problem: Problem | null;
  /** For the scene: all motion towards this position has ended. */
  readonly settled: (seq: number) => void;
}

/** A position as the scene shows it. An onlooker for whom all cards lie open looks from where the public does. */
const asUpdate = ({ table, seq, viewer, events, view, takenBack }: Position): Update => ({
  type: 'update',
  table,
  seq,
  viewer: viewer === 'open' ? 'public' : viewer,
  events,
  view,
  moves: [],
  ...(takenBack && { takenBack }),
});

/** Positions as one onlooker knows them, each asked for once. */
function usePositions(wire: Wire, table: TableId, viewer: Onlooker) {
  const known = useRef({ viewer, positions: new Map<number, Promise<Update>>() });
  if (known.current.viewer !== viewer) known.current = { viewer, positions: new Map() };
  return useCallback(
    (seq: number): Promise<Update> => {
      const { positions } = known.current;
      const asked = positions.get(seq) ?? ask(wire, { type: 'position', table, seq, viewer }).then(asUpdate);
      positions.set(seq, asked);
      asked.catch(() => positions.delete(seq));
      return asked;
    },
    [wire, table, viewer],
  );
}

/** Replays a table: asks the host for its timeline and its positions, and plays on by itself. */
export function useReplay(info: TableInfo): Replaying {
  const { wire } = useLink();
  const { epoch } = useHost();
  const table = info.id;
  const [reel, act] = useReducer(reelAfter, NEW_REEL);
  const [viewer, setViewer] = useState(() => firstViewer(info));
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  const [shown, setShown] = useState<Update | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [settledAt, setSettledAt] = useState(-1);
  const positionAt = usePositions(wire, table, viewer);

  // Another's cards must not stay on the screen while the next one's are on their way.
  const mustForget = isPrivate(info, viewer);
  const lookAs = useCallback(
    (next: Onlooker) => {
      setViewer(next);
      if (!mustForget) return;
      setTimeline(null);
      setShown(null);
    },
    [mustForget],
  );

  useEffect(() => {
    if (epoch === 0) return;
    let isCurrent = true;
    ask(wire, { type: 'replay', table, viewer }).then(
      (loaded) => {
        if (!isCurrent) return;
        setTimeline(loaded);
        setProblem(null);
        act({ type: 'loaded', last: loaded.steps.length - 1 });
      },
      (error) => isCurrent && setProblem(problemOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [wire, table, viewer, epoch]);

  const { at, last, playing, speed } = reel;
  const isLoaded = timeline?.viewer === viewer;
  useEffect(() => {
    if (!isLoaded) return;
    let isCurrent = true;
    const show = (update: Update) => {
      if (!isCurrent) return;
      setShown(update);
      // What is asked for ahead is shown later; if it fails, it is asked for again then.
      for (let next = at + 1; next <= Math.min(last, at + AHEAD); next++) positionAt(next).catch(() => {});
    };
    positionAt(at).then(show, (error) => isCurrent && setProblem(problemOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [positionAt, at, last, isLoaded]);

  const isAtRest = isLoaded && shown?.seq === at && settledAt === at;
  useEffect(() => {
    if (!playing || !isAtRest) return;
    const timer = setTimeout(() => act({ type: 'next' }), DWELL[speed]);
    return () => clearTimeout(timer);
  }, [playing, isAtRest, speed]);

  return { reel, act, viewer, lookAs, timeline, shown, problem, settled: setSettledAt };
}
