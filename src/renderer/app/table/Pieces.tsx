import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { PieceId } from '../../../games/kit/game.ts';
import { t } from '../words/index.ts';

/** Moves the focus through the pieces. */
export interface PiecesHandle {
  /** Focuses the next piece, or the one before. Returns whether there is any. */
  step(by: 1 | -1): boolean;
}

/**
 * The lit pieces as buttons, for keyboards and screen readers; the scene shows which one has the focus.
 *
 * When the piece that has the focus has been pointed at, the focus goes to the first of the pieces that can be pointed at next.
 */
export function Pieces({
  lit,
  picked,
  nameOf,
  onPoint,
  onFocus,
  handle,
}: {
  readonly lit: readonly PieceId[];
  readonly picked: readonly PieceId[];
  readonly nameOf: (piece: PieceId) => string;
  readonly onPoint: (piece: PieceId) => void;
  readonly onFocus: (piece: PieceId | null) => void;
  readonly handle: React.Ref<PiecesHandle>;
}) {
  const list = useRef<HTMLUListElement>(null);
  const pointedFromHere = useRef(false);
  const before = useRef(picked);
  const shown = [...picked, ...lit.filter((piece) => !picked.includes(piece))];

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useImperativeHandle(handle, () => ({
    step(by) {
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      const from = at < 0 && by < 0 ? 0 : at;
      all[(from + by + all.length) % all.length]?.focus();
      return all.length > 0;
    },
  }));

  const first = lit[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer or shorter list of picked pieces is what asks for it.
  useLayoutEffect(() => {
    if (!pointedFromHere.current || first === undefined) return;
    pointedFromHere.current = false;
    buttons()[picked.length]?.focus();
  }, [picked.length, first]);

  // Whoever lets go of a piece is at that piece again, if what had the focus is no piece to point at any more.
  useLayoutEffect(() => {
    const released = before.current.find((piece) => !picked.includes(piece));
    before.current = picked;
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(released ?? '')}"]`)?.focus();
  }, [picked]);

  return (
    <ul ref={list} className="for-readers" aria-label={t('table.pieces')}>
      {shown.map((piece) => (
        <li key={piece}>
          <button
            type="button"
            data-piece={piece}
            aria-pressed={picked.includes(piece)}
            onFocus={() => onFocus(piece)}
            onBlur={() => onFocus(null)}
            onClick={() => {
              pointedFromHere.current = true;
              onPoint(piece);
            }}
          >
            {nameOf(piece)}
          </button>
        </li>
      ))}
    </ul>
  );
}
