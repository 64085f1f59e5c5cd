import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PieceId } from '../../games/kit/game.ts';
import type { Bounds, Piece, Size } from './contract.ts';
import type { Director } from './director.ts';
import { boundsOf } from './pointing.ts';
import type { TableArt } from './use-table-art.ts';

type Frame = RefObject<HTMLDivElement | null>;

/** Where a piece is on the page. */
export function screenBounds(director: Director, frame: Frame, piece: Piece): Bounds {
  const box = frame.current?.getBoundingClientRect();
  const bounds = boundsOf(piece, director.stance(piece));
  return { ...bounds, x: bounds.x + (box?.left ?? 0), y: bounds.y + (box?.top ?? 0) };
}

/**
 * Lets whoever looks from outside (a test, a screen recorder) ask where a piece is on the page, and whether all of it is drawn. It tells
 * nothing but what is drawn.
 *
 * @returns what must be called when pictures have been drawn.
 */
export function usePublished(
  director: Director,
  frame: Frame,
  { art, size }: { readonly art: TableArt | null; readonly size: Size },
  drawn: (shown: TableArt) => void,
): (shown: TableArt) => void {
  const latest = useRef({ art, size });
  latest.current = { art, size };
  const shown = useRef<TableArt | null>(null);
  useEffect(() => {
    const host = window as { captainsScene?: unknown };
    host.captainsScene = {
      bounds: (id: PieceId) => {
        const piece = director.present.find((candidate) => candidate.id === id);
        return piece ? screenBounds(director, frame, piece) : null;
      },
      isSettled: () => director.settled,
      isDrawn: () => {
        const { art: painted, size: now } = latest.current;
        const isPainted = painted?.size.width === now.width && painted.size.height === now.height;
        return director.settled && isPainted && shown.current === painted;
      },
    };
    return () => {
      delete host.captainsScene;
    };
  }, [director, frame]);
  return useCallback(
    (art: TableArt) => {
      shown.current = art;
      drawn(art);
    },
    [drawn],
  );
}
