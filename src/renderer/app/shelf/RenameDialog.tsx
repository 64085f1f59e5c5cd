import { useId, useState } from 'react';
import { type TableInfo, titleSchema } from '../../../protocol/tables.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { t } from '../words/index.ts';
import { gameOf } from './names.ts';

/** Asks what a table shall be called; nothing at all gives it its game's name again. */
export function RenameDialog({
  info,
  onRename,
  onClose,
}: {
  readonly info: TableInfo;
  readonly onRename: (title: string | null) => void;
  readonly onClose: () => void;
}) {
  const field = useId();
  const [title, setTitle] = useState(info.title ?? '');
  const isEmpty = title.trim() === '';
  const fault = isEmpty || titleSchema.safeParse(title).success ? null : t('rename.fault');
  return (
    <Dialog title={t('rename.title')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fault !== null) return;
          onRename(isEmpty ? null : title.trim());
          onClose();
        }}
      >
        <label htmlFor={field} className="rename-label">
          {t('rename.label')}
        </label>
        <input
          id={field}
          data-first
          value={title}
          maxLength={80}
          placeholder={gameOf(info)}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${field}-fault`}
          onChange={(event) => setTitle(event.target.value)}
        />
        {fault !== null && (
          <p id={`${field}-fault`} className="fault">
            {fault}
          </p>
        )}
        <p className="dialog-buttons">
          <button type="submit" className="button button-strong">
            {t('rename.keep')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('rename.cancel')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
