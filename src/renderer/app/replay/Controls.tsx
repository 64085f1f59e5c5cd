import type { Dispatch } from 'react';
import type { Glyph as GlyphName } from '../../art/glyphs.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';
import { type Reel, type ReelAction, SPEEDS } from './reel.ts';

/** A button with a drawing, or with a sign where there is no drawing for it. */
function Button({
  label,
  glyph,
  sign,
  onPress,
}: {
  label: string;
  glyph?: GlyphName;
  sign?: string;
  onPress: () => void;
}) {
  return (
    <button type="button" className="button-icon" aria-label={label} title={label} onClick={onPress}>
      {glyph ? <Glyph name={glyph} /> : <span className="replay-sign-step">{sign}</span>}
    </button>
  );
}

/** Playing, stepping and how fast. */
export function Controls({
  reel,
  act,
  onMark,
}: {
  readonly reel: Reel;
  readonly act: Dispatch<ReelAction>;
  /** To the next key event, or the one before. */
  readonly onMark: (by: 1 | -1) => void;
}) {
  const { playing, speed, last } = reel;
  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        <Button label={t('replay.first')} glyph="previous-button" onPress={() => act({ type: 'go', to: 0 })} />
        <Button label={t('replay.previous-mark')} glyph="fast-backward-button" onPress={() => onMark(-1)} />
        <Button label={t('replay.back')} sign="‹" onPress={() => act({ type: 'step', by: -1 })} />
        <button
          type="button"
          className="button-icon replay-play"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          title={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => act({ type: 'toggle' })}
        >
          <Glyph name={playing ? 'pause-button' : 'play-button'} />
        </button>
        <Button label={t('replay.forward')} sign="›" onPress={() => act({ type: 'step', by: 1 })} />
        <Button label={t('replay.next-mark')} glyph="fast-forward-button" onPress={() => onMark(1)} />
        <Button label={t('replay.last')} glyph="next-button" onPress={() => act({ type: 'go', to: last })} />
      </div>
      <fieldset className="switch replay-speed">
        <legend className="for-readers">{t('replay.speed')}</legend>
        {SPEEDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="replay-speed"
              checked={one === speed}
              onChange={() => act({ type: 'speed', speed: one })}
            />
            <span>{t(`replay.speed.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
