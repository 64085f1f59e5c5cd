import { useEffect, useId, useState } from 'react';
import type { Settings } from '../../../protocol/settings.ts';
import { playerSchema } from '../../../protocol/tables.ts';
import { Choice } from '../ui/Choice.tsx';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost, useLink } from '../use-host.ts';
import { t } from '../words/index.ts';
import { SoundSettings } from './SoundSettings.tsx';
import '../styles/settings.css';

const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
const MOTIONS = ['system', 'on', 'off'] as const;
const CONTRASTS = ['system', 'high', 'normal'] as const;
const SIZES = ['normal', 'large', 'huge'] as const;

const isName = (name: string): boolean => name.trim() === '' || playerSchema.shape.name.safeParse(name).success;

function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const field = useId();
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const isFine = isName(typed);
  return (
    <div className="option">
      <label htmlFor={field}>{t('settings.name')}</label>
      <input
        id={field}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isFine}
        aria-describedby={`${field}-help`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => isFine && typed.trim() !== name && onName(typed.trim())}
      />
      <p id={`${field}-help`} className={isFine ? 'option-help' : 'fault'}>
        {t(isFine ? 'settings.name.help' : typed.trim().length > 24 ? 'lobby.name-long' : 'lobby.name-signs')}
      </p>
    </div>
  );
}

/** What people set for this installation; the host keeps it. */
export function SettingsScreen() {
  const link = useLink();
  const { settings, epoch } = useHost();
  const keep = (change: Partial<Settings>) => void link.keepSettings({ ...settings, ...change });
  return (
    <main className="screen screen-narrow">
      <ScreenTitle page={t('settings.page')}>{t('settings.page')}</ScreenTitle>
      {/* What is set is not known before the host has said so, and a change would replace it. */}
      {epoch > 0 && (
        <div className="parchment settings">
          <NameField name={settings.name} onName={(name) => keep({ name })} />
          <Choice
            legend={t('settings.speed')}
            help={t('settings.speed.help')}
            values={SPEEDS}
            value={settings.speed}
            nameOf={(speed) => t(`settings.speed.${speed}`)}
            onChoose={(speed) => keep({ speed })}
          />
          <Choice
            legend={t('settings.motion')}
            help={t('settings.motion.help')}
            values={MOTIONS}
            value={settings.reducedMotion}
            nameOf={(motion) => t(`settings.motion.${motion}`)}
            onChoose={(reducedMotion) => keep({ reducedMotion })}
          />
          <Choice
            legend={t('settings.text')}
            help={t('settings.text.help')}
            values={SIZES}
            value={settings.textSize}
            nameOf={(size) => t(`settings.text.${size}`)}
            onChoose={(textSize) => keep({ textSize })}
          />
          <Choice
            legend={t('settings.contrast')}
            help={t('settings.contrast.help')}
            values={CONTRASTS}
            value={settings.contrast}
            nameOf={(contrast) => t(`settings.contrast.${contrast}`)}
            onChoose={(contrast) => keep({ contrast })}
          />
          <SoundSettings settings={settings} onKeep={keep} />
        </div>
      )}
    </main>
  );
}
