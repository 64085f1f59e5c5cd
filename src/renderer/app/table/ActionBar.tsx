import { t } from '../words/index.ts';
import type { MoveButton } from './pointing.ts';

/** The moves that need no piece, as large buttons under the scene; and the way back while pieces are picked. */
export function ActionBar({
  buttons,
  canTakeBack,
  canHide,
  onChoose,
  onBack,
  onHide,
}: {
  readonly buttons: readonly MoveButton[];
  readonly canTakeBack: boolean;
  readonly canHide: boolean;
  readonly onChoose: (button: MoveButton) => void;
  readonly onBack: () => void;
  readonly onHide: () => void;
}) {
  return (
    <div className="action-bar">
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
