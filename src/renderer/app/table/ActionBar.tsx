import { t } from '../words/index.ts';
import type { MoveButton } from './pointing.ts';

/** The ledge under the scene: the moves that need no piece, and the way back while pieces are picked; else what happened last. */
export function ActionBar({
  buttons,
  lately,
  canTakeBack,
  canHide,
  onChoose,
  onBack,
  onHide,
}: {
  readonly buttons: readonly MoveButton[];
  /** What happened last. It is in the log too, where a screen reader finds it. */
  readonly lately: string;
  readonly canTakeBack: boolean;
  readonly canHide: boolean;
  readonly onChoose: (button: MoveButton) => void;
  readonly onBack: () => void;
  readonly onHide: () => void;
}) {
  return (
    <div className="ledge">
      {buttons.length === 0 && !canTakeBack && (
        <p className="ledge-lately" aria-hidden="true">
          {lately}
        </p>
      )}
      {buttons.map((button, at) => (
        <button key={button.name} type="button" className="button button-strong" onClick={() => onChoose(button)}>
          <span className="key" aria-hidden="true">
            {at + 1}
          </span>
          {button.name}
        </button>
      ))}
      {canTakeBack && (
        <button type="button" className="button" onClick={onBack}>
          {t('table.take-back')}
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
