import { useCallback, useMemo, useState } from 'react';
import type { AnyGame, Move, PieceId } from '../../../games/kit/game.ts';
import type { Problem } from '../../../protocol/messages.ts';
import type { Say } from '../words/index.ts';
import { buttonsOf, type Choice, type MoveButton, narrowed, pointAt } from './pointing.ts';
import { heldMove, movingSeat } from './session.ts';
import { isAtRest } from './show.ts';
import type { Sitting } from './use-session.ts';

/** What can be pointed at now, what was, and how to go on. */
export interface PointingState {
  /** Whether a decision is asked of whoever looks. */
  readonly isAsked: boolean;
  readonly lit: readonly PieceId[];
  readonly picked: readonly PieceId[];
  /** The move that is ready and waits for the end of the turn; its pieces are `picked`. */
  readonly held: Move | null;
  /** Moves that need no further piece. */
  readonly plain: readonly MoveButton[];
  /** Moves that need one or more pieces yet. */
  readonly withPieces: readonly MoveButton[];
  readonly point: (piece: PieceId) => void;
  readonly choose: (move: Move) => void;
  /** Lets go of the last piece, or of the move that is ready. Returns whether there was one. */
  readonly back: () => boolean;
}

const NONE: readonly Choice[] = [];
const NOTHING: readonly PieceId[] = [];

/** The moves of the position that is at rest before whoever may move. */
function useChoices(game: AnyGame, { session }: Sitting): readonly Choice[] {
  const update = session.show?.shown;
  const isAsked = movingSeat(session) !== undefined && heldMove(session) === null;
  return useMemo(
    () => (isAsked && update ? update.moves.map((move) => ({ move, touches: game.touches(move, update.view) })) : NONE),
    [game, update, isAsked],
  );
}

/** Pieces pointed at, forgotten as soon as another position, or another viewer, is shown. */
function usePicked(position: unknown): [readonly PieceId[], (picked: readonly PieceId[]) => void] {
  const [held, setHeld] = useState<{ position: unknown; picked: readonly PieceId[] }>({ position, picked: NOTHING });
  const set = useCallback((picked: readonly PieceId[]) => setHeld({ position, picked }), [position]);
  return [held.position === position ? held.picked : NOTHING, set];
}

/**
 * Turns pointing at pieces into moves.
 *
 * @param refused - hears why the host did not play a move.
 */
export function usePointing(
  game: AnyGame,
  sitting: Sitting,
  say: Say,
  refused: (problem: Problem | null) => void,
): PointingState {
  const { session, happen, play, undo } = sitting;
  const update = session.show?.shown;
  const held = heldMove(session);
  const choices = useChoices(game, sitting);
  const [picked, setPicked] = usePicked(update);
  const { fitting, lit } = useMemo(() => narrowed(choices, picked), [choices, picked]);
  const ready = useMemo(() => (held && update ? game.touches(held, update.view) : NOTHING), [game, held, update]);

  const buttons = useMemo(() => {
    const nameOf = (move: Move) => (update ? say(game.name(move, update.view)) : '');
    const isPlain = ({ touches }: Choice) => touches.length === picked.length;
    return {
      plain: buttonsOf(fitting.filter(isPlain), nameOf),
      withPieces: buttonsOf(
        fitting.filter((choice) => !isPlain(choice)),
        nameOf,
      ),
    };
  }, [game, update, fitting, picked.length, say]);

  const choose = useCallback(
    (move: Move) => {
      refused(null);
      setPicked(NOTHING);
      void play(move).then((problem) => problem && refused(problem));
    },
    [play, refused, setPicked],
  );

  /** The host knows best why an unlit piece is none to point at. */
  const askWhyNot = (piece: PieceId): void => {
    if (update === undefined || update.viewer === 'public') return;
    const meant = game.meant(update.view, update.viewer, piece);
    if (meant === undefined) return;
    const begun = picked.length > 0 ? fitting.find(({ move }) => move.type === meant.type)?.move : undefined;
    choose({ ...begun, ...meant });
  };

  const point = (piece: PieceId): void => {
    if (session.show === null) return;
    if (!isAtRest(session.show)) {
      happen({ type: 'hurry' });
      return;
    }
    if (held !== null) {
      if (ready.includes(piece)) back();
      else refused({ key: 'undo.held-first' });
      return;
    }
    const pointed = pointAt(choices, picked, piece);
    refused(null);
    if (pointed.outcome === 'play') choose(pointed.move);
    if (pointed.outcome === 'picked') setPicked(pointed.picked);
    if (pointed.outcome === 'too-soon') refused({ key: 'table.too-soon' });
    if (pointed.outcome === 'unlit' && session.sent === null) askWhyNot(piece);
  };

  const back = (): boolean => {
    if (held !== null) {
      refused(null);
      void undo().then((problem) => problem && refused(problem));
      return true;
    }
    if (picked.length === 0) return false;
    setPicked(picked.slice(0, -1));
    return true;
  };

  return {
    isAsked: choices.length > 0,
    lit,
    picked: held === null ? picked : ready,
    held,
    ...buttons,
    point,
    choose,
    back,
  };
}
