import { Dialog } from '../ui/Dialog.tsx';
import { t } from '../words/index.ts';
import { KEYS } from './keys.ts';

/** All key commands of the table. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('keys.title')} className="dialog-keys" onClose={onClose}>
      <table className="keys">
        <thead className="for-readers">
          <tr>
            <th scope="col">{t('keys.column.keys')}</th>
            <th scope="col">{t('keys.column.help')}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(({ shown, help }) => (
            <tr key={help}>
              <th scope="row">
                {shown.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{t(help)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="button" data-first onClick={onClose}>
        {t('app.close')}
      </button>
    </Dialog>
  );
}
