import { KeyHelp } from '../table/KeyHelp.tsx';
import { t } from '../words/index.ts';
import { PAD_ROWS } from './rows.ts';

/** What the buttons of a gamepad do, on screens that have no help of their own. */
export function PadHelp({ onClose }: { readonly onClose: () => void }) {
  return <KeyHelp title={t('pad.title')} rows={PAD_ROWS} onClose={onClose} />;
}
