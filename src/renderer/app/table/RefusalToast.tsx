import type { Problem } from '../../../protocol/messages.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { type Say, t } from '../words/index.ts';

/** Why something could not be done, and the rule that says so. */
export function RefusalToast({
  refusal,
  say,
  onRule,
  onClose,
}: {
  readonly refusal: Problem | null;
  readonly say: Say;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}) {
  const rule = refusal?.rule;
  return (
    <div className="toast-place" role="alert">
      {refusal && (
        <div className="toast">
          <p>{say(refusal)}</p>
          {rule !== undefined && (
            <button type="button" className="button button-small" onClick={() => onRule(rule)}>
              <Glyph name="open-book" />
              {t('table.rule', { rule })}
            </button>
          )}
          <button type="button" className="button-close" aria-label={t('app.close')} onClick={onClose}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
