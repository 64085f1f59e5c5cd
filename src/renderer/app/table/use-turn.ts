import type { Problem } from '../../../protocol/messages.ts';
import { heldMove } from './session.ts';
import { undoOffer } from './undo.ts';
import type { Sitting } from './use-session.ts';

/** Ending the turn and taking back, by buttons and keys. Each returns whether there was anything to do. */
export interface TurnWays {
  readonly end: () => boolean;
  readonly undo: () => boolean;
}

/** `refused`: hears why the host did not do it; `null` when something is tried anew. */
export function useTurn({ session, endTurn, undo }: Sitting, refused: (problem: Problem | null) => void): TurnWays {
  const tried = (done: Promise<Problem | undefined>): true => {
    refused(null);
    void done.then((problem) => problem && refused(problem));
    return true;
  };
  const held = heldMove(session);
  return {
    end: () => held !== null && tried(endTurn()),
    undo: () => (held !== null || undoOffer(session) !== null) && tried(undo()),
  };
}
