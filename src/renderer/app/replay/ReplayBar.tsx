import { useId } from 'react';
import type { Onlooker } from '../../../protocol/parts.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { hashOf } from '../routes.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';

/** What the choice says of an onlooker. */
function onlookerName(viewer: Onlooker, { players }: TableInfo): string {
  if (viewer === 'public') return t('replay.viewer.public');
  return viewer === 'open' ? t('replay.viewer.open') : t('replay.viewer.seat', { name: players[viewer]?.name ?? '' });
}

/** The upper edge of a replay: what is shown, as whom, and the ways out. */
export function ReplayBar({
  info,
  title,
  status,
  viewer,
  viewers,
  panelOpen,
  onViewer,
  onKeys,
  onPanel,
}: {
  readonly info: TableInfo;
  readonly title: string;
  readonly status: string;
  readonly viewer: Onlooker;
  readonly viewers: readonly Onlooker[];
  readonly panelOpen: boolean;
  readonly onViewer: (viewer: Onlooker) => void;
  readonly onKeys: () => void;
  readonly onPanel: () => void;
}) {
  const field = useId();
  return (
    <div className="table-bar">
      <a className="button button-small bar-leave" href={hashOf({ at: 'shelf' })}>
        <Glyph name="ship-wheel" />
        <span>{t('app.to-shelf')}</span>
      </a>
      <div className="prompt">
        <Glyph name="backward-time" className="glyph replay-sign" />
        <div>
          <h2>{title}</h2>
          <p className="prompt-status">{status}</p>
        </div>
      </div>
      <div className="bar-buttons">
        <label className="for-readers" htmlFor={field}>
          {t('replay.viewer')}
        </label>
        <select
          id={field}
          className="replay-viewer"
          value={String(viewer)}
          onChange={({ target }) => {
            const chosen = viewers.find((one) => String(one) === target.value);
            if (chosen !== undefined) onViewer(chosen);
          }}
        >
          {viewers.map((one) => (
            <option key={one} value={String(one)}>
              {onlookerName(one, info)}
            </option>
          ))}
        </select>
        <button type="button" className="button button-small" aria-label={t('table.keys')} onClick={onKeys}>
          <span className="key" aria-hidden="true">
            ?
          </span>
        </button>
        <button type="button" className="button button-small" aria-expanded={panelOpen} onClick={onPanel}>
          <Glyph name="quill-ink" />
          <span>{t('table.panel')}</span>
        </button>
      </div>
    </div>
  );
}
