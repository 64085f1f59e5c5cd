import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '../../../protocol/messages.ts';
import type { Statistics } from '../../../protocol/statistics.ts';
import { ask, problemOf } from '../ask.ts';
import { useHost, useLink } from '../use-host.ts';

/** What finished games come to, and how to say who is who. */
export interface Log {
  /** `null` until it is there. */
  readonly statistics: Statistics | null;
  readonly problem: Problem | null;
  /** Two names are one player's. */
  readonly merge: (name: string, into: string) => Promise<void>;
  /** A merged name is a player of its own after all. */
  readonly split: (name: string) => Promise<void>;
}

/** Asks for the statistics, and again whenever a game ended or went away. */
export function useStatistics(): Log {
  const { wire } = useLink();
  const { epoch, tables } = useHost();
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = useCallback(async () => {
    try {
      setStatistics(await ask(wire, { type: 'statistics' }));
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, [wire]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of tables asks for it.
  useEffect(() => {
    if (epoch > 0) void load();
  }, [load, epoch, tables]);

  const change = useCallback(
    async (request: { type: 'merge-names'; name: string; into: string } | { type: 'split-name'; name: string }) => {
      try {
        await ask(wire, request);
      } catch (error) {
        setProblem(problemOf(error));
        return;
      }
      await load();
    },
    [wire, load],
  );
  const merge = useCallback((name: string, into: string) => change({ type: 'merge-names', name, into }), [change]);
  const split = useCallback((name: string) => change({ type: 'split-name', name }), [change]);
  return { statistics, problem, merge, split };
}
