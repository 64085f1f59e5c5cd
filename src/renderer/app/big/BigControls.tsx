import type { Glyph as GlyphName } from '../../art/glyphs.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';

function Control({
  glyph,
  label,
  shown,
  pressed,
  onPress,
}: {
  readonly glyph: GlyphName;
  readonly label: string;
  /** Its key. */
  readonly shown: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="button" aria-pressed={pressed} onClick={onPress}>
      <Glyph name={glyph} />
      {label}
      <span className="key" aria-hidden="true">
        {shown}
      </span>
    </button>
  );
}

/** What can be done at the big screen; in sight while the pointer moves, or one of it has the focus. */
export function BigControls({
  isShown,
  muted,
  onLeave,
  onFull,
  onMute,
}: {
  readonly isShown: boolean;
  readonly muted: boolean;
  readonly onLeave: () => void;
  readonly onFull: () => void;
  readonly onMute: () => void;
}) {
  return (
    <nav className={`big-controls ${isShown ? 'big-controls-shown' : ''}`} aria-label={t('big.controls')}>
      <Control glyph="ship-wheel" label={t('big.leave')} shown="Esc" onPress={onLeave} />
      <Control glyph="expand" label={t('big.full')} shown="F" onPress={onFull} />
      <Control
        glyph={muted ? 'speaker-off' : 'speaker'}
        label={t('big.sound')}
        shown="M"
        pressed={!muted}
        onPress={onMute}
      />
    </nav>
  );
}
