import type { Move, PieceId } from '../../../games/kit/game.ts';

/** A legal move and the pieces a person points at to make it, in order. */
export interface Choice {
  readonly move: Move;
  readonly touches: readonly PieceId[];
}

/** What pointing at pieces has come to so far. */
export interface Pointing {
  /** The moves that still fit what was pointed at. */
  readonly fitting: readonly Choice[];
  /** The pieces that can be pointed at next, in the order of the moves. */
  readonly lit: readonly PieceId[];
}

/** What pointing at one more piece means. */
export type Pointed =
  /** One move is left: it is played. */
  | { readonly outcome: 'play'; readonly move: Move }
  /** These pieces are pointed at now. */
  | { readonly outcome: 'picked'; readonly picked: readonly PieceId[] }
  /** The piece comes later in some move: something else must be pointed at first. */
  | { readonly outcome: 'too-soon' }
  /** No legal move has this piece. */
  | { readonly outcome: 'unlit' };

const startsWith = (touches: readonly PieceId[], picked: readonly PieceId[]): boolean =>
  picked.length <= touches.length && picked.every((piece, at) => touches[at] === piece);

/** Narrows the legal moves to those that begin with the pieces pointed at. */
export function narrowed(choices: readonly Choice[], picked: readonly PieceId[]): Pointing {
  const fitting = choices.filter(({ touches }) => startsWith(touches, picked));
  const next = fitting.flatMap(({ touches }) => touches.slice(picked.length, picked.length + 1));
  return { fitting, lit: [...new Set(next)] };
}

/**
 * Points at a piece.
 *
 * A lit piece narrows the moves; when exactly one is left, it is played. A piece that was pointed at already is let go of, with all that
 * came after it. A piece that could begin another move begins that one instead.
 */
export function pointAt(choices: readonly Choice[], picked: readonly PieceId[], piece: PieceId): Pointed {
  if (narrowed(choices, picked).lit.includes(piece)) {
    const longer = [...picked, piece];
    const { fitting } = narrowed(choices, longer);
    const only = fitting[0];
    return fitting.length === 1 && only !== undefined
      ? { outcome: 'play', move: only.move }
      : { outcome: 'picked', picked: longer };
  }
  const known = picked.indexOf(piece);
  if (known >= 0) return { outcome: 'picked', picked: picked.slice(0, known) };
  if (picked.length > 0 && narrowed(choices, []).lit.includes(piece)) return pointAt(choices, [], piece);
  const comesLater = narrowed(choices, picked).fitting.some(({ touches }) => touches.includes(piece));
  return { outcome: comesLater ? 'too-soon' : 'unlit' };
}

/** A button: what it says, and the moves it stands for (equal names, such as two cards of a kind, are one button). */
export interface MoveButton {
  readonly name: string;
  readonly move: Move;
  /** The pieces of its moves, so that they can be shown when the button has the focus. */
  readonly pieces: readonly PieceId[];
}

/** The fitting moves as buttons, in their order; identical names are merged, and the first of them is played. */
export function buttonsOf(fitting: readonly Choice[], nameOf: (move: Move) => string): MoveButton[] {
  const buttons = new Map<string, MoveButton>();
  for (const { move, touches } of fitting) {
    const name = nameOf(move);
    const known = buttons.get(name);
    const pieces = [...new Set([...(known?.pieces ?? []), ...touches])];
    buttons.set(name, { name, move: known?.move ?? move, pieces });
  }
  return [...buttons.values()];
}
