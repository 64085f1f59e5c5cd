import type { Player } from '../../../protocol/tables.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { t } from '../words/index.ts';

/** Covers the screen before a player of a running game looks back with the own cards in sight. */
export function LookAway({
  player: { name, colour },
  onLook,
  onClose,
}: {
  readonly player: Player;
  readonly onLook: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={t('curtain.pass', { name })} className="curtain curtain-closed" onClose={onClose}>
      <Emblem colour={colour} className="emblem emblem-large" />
      <p className="curtain-hint">{t('curtain.hint', { name })}</p>
      <button type="button" className="button button-strong button-large" data-first onClick={onLook}>
        {t('curtain.look', { name })}
      </button>
      <button type="button" className="button button-quiet curtain-undo" onClick={onClose}>
        {t('replay.stay')}
      </button>
    </Dialog>
  );
}
