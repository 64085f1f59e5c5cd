import { useCallback, useState } from 'react';
import type { PieceId } from '../../../games/kit/game.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { Bounds } from '../../scene/contract.ts';
import { kindIn } from './cards.ts';
import type { Inspected } from './Inspector.tsx';

/** The card that is looked at closely, and how to look at another. */
export interface Inspection {
  readonly inspected: Inspected | null;
  /** The pointer rests on a piece of the scene, or left it. */
  readonly hover: (piece: PieceId | null, bounds: Bounds | null) => void;
  /** Shows a piece until it is put away. Returns whether its face can be seen. */
  readonly pin: (piece: PieceId) => boolean;
  readonly close: () => boolean;
}

/** Looking at cards is always possible, whatever moves. */
export function useInspector(update: Update): Inspection {
  const [held, setHeld] = useState<{ inspected: Inspected; viewer: Update['viewer'] } | null>(null);
  const { view, viewer } = update;
  // What one viewer looked at is not shown to the next.
  const inspected = held?.viewer === viewer ? held.inspected : null;

  const hover = useCallback(
    (piece: PieceId | null, bounds: Bounds | null) => {
      const kind = piece === null ? undefined : kindIn(view, piece);
      setHeld((now) => {
        if (now?.inspected.pinned && now.viewer === viewer && kind === undefined) return now;
        return kind === undefined || piece === null
          ? null
          : { viewer, inspected: { kind, piece, bounds, pinned: false } };
      });
    },
    [view, viewer],
  );

  const pin = (piece: PieceId): boolean => {
    const kind = kindIn(view, piece);
    if (kind === undefined) return false;
    setHeld({
      viewer,
      inspected: { kind, piece, bounds: held?.inspected.piece === piece ? held.inspected.bounds : null, pinned: true },
    });
    return true;
  };

  const close = (): boolean => {
    if (inspected === null) return false;
    setHeld(null);
    return true;
  };

  return { inspected, hover, pin, close };
}
