import { useId, useState } from 'react';
import type { PlayerStatistics } from '../../../protocol/statistics.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { t } from '../words/index.ts';
import type { Log } from './use-statistics.ts';

function NameChoice({
  label,
  names,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChoose: (name: string) => void;
}) {
  const field = useId();
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <select id={field} value={value} onChange={({ target }) => onChoose(target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** Says which names are one player's, and which are not after all. */
export function MergeDialog({
  players,
  log,
  onClose,
}: {
  readonly players: readonly PlayerStatistics[];
  readonly log: Log;
  readonly onClose: () => void;
}) {
  const people = players.filter(({ bot }) => !bot);
  const names = people.map(({ name }) => name);
  const [chosen, setChosen] = useState<{ name?: string; into?: string }>({});
  // Names go away when they are merged: what was chosen counts only while it is there.
  const into = names.includes(chosen.into ?? '') ? (chosen.into ?? '') : (names[0] ?? '');
  const others = names.filter((one) => one !== into);
  const name = others.includes(chosen.name ?? '') ? (chosen.name ?? '') : (others[0] ?? '');
  const merged = people.flatMap((player) => player.also.map((also) => ({ also, main: player.name })));
  return (
    <Dialog title={t('merge.title')} className="about" onClose={onClose}>
      <p>{t('merge.help')}</p>
      {others.length > 0 && (
        <div className="merge">
          <NameChoice
            label={t('merge.name')}
            names={others}
            value={name}
            onChoose={(one) => setChosen({ into, name: one })}
          />
          <NameChoice
            label={t('merge.into')}
            names={names}
            value={into}
            onChoose={(one) => setChosen({ name, into: one })}
          />
          <button type="button" className="button button-strong" onClick={() => void log.merge(name, into)}>
            {t('merge.do')}
          </button>
        </div>
      )}
      {merged.length > 0 && (
        <ul className="merged">
          {merged.map(({ also, main }) => (
            <li key={also}>
              <span>{t('merge.merged', { also, main })}</span>
              <button
                type="button"
                className="button button-small"
                aria-label={t('merge.split.full', { also })}
                onClick={() => void log.split(also)}
              >
                {t('merge.split')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="dialog-buttons">
        <button type="button" className="button button-quiet" data-first onClick={onClose}>
          {t('app.close')}
        </button>
      </p>
    </Dialog>
  );
}
