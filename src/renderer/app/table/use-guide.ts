import { useCallback, useRef } from 'react';
import type { TableId } from '../../../protocol/tables.ts';
import { go } from '../use-route.ts';

/** Opens the guide over a table and closes it again. */
export interface GuideWays {
  readonly open: (rule: string | null) => void;
  readonly close: () => void;
}

/**
 * The guide over a table has an address of its own, so that the back button closes it; the table under it stays.
 *
 * Links inside the guide must replace that address, so that it is one step in the history.
 */
export function useGuide(table: TableId): GuideWays {
  const isOpenedHere = useRef(false);
  const open = useCallback(
    (rule: string | null) => {
      isOpenedHere.current = true;
      go({ at: 'table', table, guide: true, rule });
    },
    [table],
  );
  const close = useCallback(() => {
    if (isOpenedHere.current) window.history.back();
    else go({ at: 'table', table, guide: false, rule: null }, 'replace');
    isOpenedHere.current = false;
  }, [table]);
  return { open, close };
}
