import { useEffect, useRef } from 'react';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';
import type { MoveButton } from './pointing.ts';
import type { UndoButton } from './undo.ts';
import type { OrdersState } from './use-orders.ts';

/** Ends the turn. It has the focus when nothing else has: whoever chose a move by keys goes on with them. */
function EndTurn({ label, onEnd }: { readonly label: string; readonly onEnd: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.matches('h1, h2'))
      button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" className="button button-strong end-turn" onClick={onEnd}>
      <span className="key" aria-hidden="true">
        E
      </span>
      {label}
    </button>
  );
}

/**
 * The ledge under the scene: the moves that need no piece, the end of the turn while a move is ready, and the ways back; else what happened
 * last.
 */
export function ActionBar({
  buttons,
  orders,
  lately,
  endTurn,
  undo,
  canPutBack,
  canHide,
  onChoose,
  onEndTurn,
  onUndo,
  onBack,
  onHide,
}: {
  readonly buttons: readonly MoveButton[];
  readonly orders: OrdersState;
  /** What happened last. It is in the log too, where a screen reader finds it. */
  readonly lately: string;
  /** What the button says that plays the move which is ready; `null` while none is. */
  readonly endTurn: string | null;
  readonly undo: UndoButton | null;
  /** Whether pieces are picked that can be let go of. */
  readonly canPutBack: boolean;
  readonly canHide: boolean;
  readonly onChoose: (button: MoveButton) => void;
  readonly onEndTurn: () => void;
  readonly onUndo: () => void;
  readonly onBack: () => void;
  readonly onHide: () => void;
}) {
  const isIdle = buttons.length === 0 && !canPutBack && endTurn === null;
  return (
    <div className="ledge">
      {isIdle && (
        <p className="ledge-lately" aria-hidden="true">
          {lately}
        </p>
      )}
      {endTurn !== null && <EndTurn label={endTurn} onEnd={onEndTurn} />}
      {buttons.map((button, at) => (
        <button key={button.name} type="button" className="button button-strong" onClick={() => onChoose(button)}>
          <span className="key" aria-hidden="true">
            {at + 1}
          </span>
          {button.name}
        </button>
      ))}
      {orders.buttons
        .filter(({ fits }) => fits)
        .map((order) => (
          <button
            key={order.id}
            type="button"
            className="button ledge-order"
            title={order.help}
            aria-pressed={order.stands}
            onClick={() => orders.turn(order)}
          >
            <Glyph name={order.stands ? 'check-mark' : 'hourglass'} />
            {order.label}
          </button>
        ))}
      {canPutBack && (
        <button type="button" className="button" onClick={onBack}>
          {t('table.put-back')}
        </button>
      )}
      {undo !== null && (
        <button type="button" className="button ledge-undo" title={undo.help} onClick={onUndo}>
          <Glyph name="anticlockwise-rotation" />
          {undo.label}
          <span className="key" aria-hidden="true">
            U
          </span>
        </button>
      )}
      {canHide && (
        <button type="button" className="button button-quiet" onClick={onHide}>
          {t('table.hide')}
        </button>
      )}
    </div>
  );
}
