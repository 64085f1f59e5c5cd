import type { TableInfo } from '../../../protocol/tables.ts';
import { FairDeal } from '../table/FairDeal.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { t } from '../words/index.ts';

/** Was the deal of a finished game fair? */
export function FairDialog({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  return (
    <Dialog title={t('fair.question')} className="about" onClose={onClose}>
      <FairDeal info={info} />
      <p className="dialog-buttons">
        <button type="button" className="button button-quiet" data-first onClick={onClose}>
          {t('app.close')}
        </button>
      </p>
    </Dialog>
  );
}
