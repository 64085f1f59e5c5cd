import type { MouseEvent } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { sayer, t } from '../words/index.ts';
import { Guide } from './Guide.tsx';

/** Follows links to other rules without leaving steps in the history. */
function replaceAddress(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  window.location.replace(link.hash);
}

/** The guide open over the table, which stays as it is. */
export function GuideDialog({
  game,
  rule,
  hrefOf,
  onClose,
}: {
  readonly game: AnyGame;
  readonly rule: string | null;
  readonly hrefOf: (rule: string) => string;
  readonly onClose: () => void;
}) {
  const title = t('guide.title', { game: sayer(game.id)({ key: 'title' }) });
  return (
    <Dialog title={title} className="dialog-guide" onClose={onClose}>
      <button type="button" className="button dialog-back" onClick={onClose}>
        {t('guide.back')}
      </button>
      <div className="dialog-body" onClickCapture={replaceAddress}>
        <Guide game={game} rule={rule} hrefOf={hrefOf} />
      </div>
    </Dialog>
  );
}
