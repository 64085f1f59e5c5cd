import { hasPad, PAD_ROWS } from '../pad/rows.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Word } from '../words/en.ts';
import { t } from '../words/index.ts';

/** A row of a key help. */
interface HelpRow {
  readonly shown: readonly string[];
  readonly help: Word;
}

function Rows({ rows }: { readonly rows: readonly HelpRow[] }) {
  return (
    <table className="keys">
      <thead className="for-readers">
        <tr>
          <th scope="col">{t('keys.column.keys')}</th>
          <th scope="col">{t('keys.column.help')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ shown, help }) => (
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
  );
}

/** All key commands of a screen; and what a gamepad does, where there is one. */
export function KeyHelp({
  title,
  rows,
  onClose,
}: {
  readonly title: string;
  readonly rows: readonly HelpRow[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={title} className="dialog-keys" onClose={onClose}>
      <Rows rows={rows} />
      {rows !== PAD_ROWS && hasPad() && (
        <>
          <h3>{t('pad.title')}</h3>
          <Rows rows={PAD_ROWS} />
        </>
      )}
      <button type="button" className="button" data-first onClick={onClose}>
        {t('app.close')}
      </button>
    </Dialog>
  );
}
