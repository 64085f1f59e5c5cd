import { useCallback, useEffect, useRef } from 'react';
import type { TableId } from '../../../protocol/tables.ts';
import { go } from '../use-route.ts';

/** Fills the screen, where the system lets it. Only a key or a click may ask for it. */
const fillScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => {});

/** Shows a table to the whole room. */
export function openBigScreen(table: TableId): void {
  fillScreen();
  go({ at: 'big', table });
}

const leaveFullScreen = (): void => {
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
};

/**
 * Full screen for as long as this is on the screen.
 *
 * Browsers take the first Escape in full screen for themselves: `onEnd` hears that full screen ended so.
 *
 * @returns what turns full screen off, or on again.
 */
export function useFullScreen(onEnd: () => void): () => void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const isOurs = useRef(false);
  useEffect(() => {
    const changed = () => {
      if (document.fullscreenElement === null && !isOurs.current) latest.current();
      isOurs.current = false;
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      leaveFullScreen();
    };
  }, []);
  return useCallback(() => {
    if (document.fullscreenElement === null) return fillScreen();
    isOurs.current = true;
    leaveFullScreen();
  }, []);
}
