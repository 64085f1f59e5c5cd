import { useEffect, useId, useRef, useState } from 'react';
import type { Settings } from '../../../protocol/settings.ts';
import { soundBoard } from '../../sound/shared.ts';
import { Choice } from '../ui/Choice.tsx';
import { t } from '../words/index.ts';
import '../styles/sound.css';

const SWITCH = ['on', 'off'] as const;

interface VolumeProps {
  readonly name: string;
  readonly help: string;
  /** 0 to 1. */
  readonly volume: number;
  /** The slider is on its way: this can be heard, and is not kept. */
  readonly onHear: (volume: number) => void;
  /** The slider was let go of. */
  readonly onKeep: (volume: number) => void;
}

function Volume({ name, help, volume, onHear, onKeep }: VolumeProps) {
  const field = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(volume);
  const keep = useRef(onKeep);
  keep.current = onKeep;
  useEffect(() => setShown(volume), [volume]);
  // React's own onChange speaks at every step of the way; the element's event only when the slider was let go of.
  useEffect(() => {
    const { current } = slider;
    const changed = () => keep.current(Number(current?.value) / 100);
    current?.addEventListener('change', changed);
    return () => current?.removeEventListener('change', changed);
  }, []);
  const percent = t('settings.volume', { percent: Math.round(shown * 100) });
  return (
    <div className="option">
      <label htmlFor={field}>{name}</label>
      <div className="volume">
        <input
          ref={slider}
          id={field}
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(shown * 100)}
          aria-valuetext={percent}
          aria-describedby={`${field}-help`}
          onChange={({ target }) => {
            const now = Number(target.value) / 100;
            setShown(now);
            onHear(now);
          }}
        />
        <output htmlFor={field}>{percent}</output>
      </div>
      <p id={`${field}-help`} className="option-help">
        {help}
      </p>
    </div>
  );
}

/** The settings of sound; what is changed can be heard at once. */
export function SoundSettings({
  settings,
  onKeep,
}: {
  readonly settings: Settings;
  readonly onKeep: (change: Partial<Settings>) => void;
}) {
  const { effectsVolume: effects, ambienceVolume: ambience, muted } = settings;
  useEffect(() => () => soundBoard().stopAmbience(), []);
  return (
    <>
      <Choice
        legend={t('settings.sound')}
        help={t('settings.sound.help')}
        values={SWITCH}
        value={muted ? 'off' : 'on'}
        nameOf={(value) => t(`settings.sound.${value}`)}
        onChoose={(value) => onKeep({ muted: value === 'off' })}
      />
      <Choice
        legend={t('settings.captions')}
        help={t('settings.captions.help')}
        values={SWITCH}
        value={settings.soundCaptions ? 'on' : 'off'}
        nameOf={(value) => t(`settings.captions.${value}`)}
        onChoose={(value) => onKeep({ soundCaptions: value === 'on' })}
      />
      <Volume
        name={t('settings.effects')}
        help={t('settings.effects.help')}
        volume={effects}
        onHear={(volume) => soundBoard().setVolumes({ effects: volume, ambience, muted })}
        onKeep={(volume) => {
          soundBoard().play('coin');
          onKeep({ effectsVolume: volume });
        }}
      />
      <Volume
        name={t('settings.ambience')}
        help={t('settings.ambience.help')}
        volume={ambience}
        onHear={(volume) => {
          soundBoard().setVolumes({ effects, ambience: volume, muted });
          soundBoard().startAmbience();
        }}
        onKeep={(volume) => onKeep({ ambienceVolume: volume })}
      />
    </>
  );
}
