import type { Ref } from 'react';
import type { Player } from '../../../protocol/tables.ts';
import type { Glyph as GlyphName } from '../../art/glyphs.ts';
import { hashOf } from '../routes.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';

/** Longer questions are asked in smaller letters: a second line would push the table down. */
const LONG = 46;

/** A button with a drawing alone: the words beside it are for the question. */
function IconButton({ glyph, label, onPress }: { glyph: GlyphName; label: string; onPress: () => void }) {
  return (
    <button type="button" className="button button-small" aria-label={label} title={label} onClick={onPress}>
      <Glyph name={glyph} />
    </button>
  );
}

/** The upper edge of the table: what is asked, of whom, and the ways out. */
export function TableBar({
  prompt,
  asked,
  status,
  isMine,
  panelOpen,
  heading,
  onGuide,
  onBig,
  onAbout,
  onKeys,
  onPanel,
}: {
  readonly prompt: string;
  readonly asked: Player | undefined;
  readonly status: readonly string[];
  readonly isMine: boolean;
  readonly panelOpen: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onGuide: () => void;
  readonly onBig: () => void;
  readonly onAbout: () => void;
  readonly onKeys: () => void;
  readonly onPanel: () => void;
}) {
  return (
    <div className={`table-bar ${isMine ? 'table-bar-mine' : ''}`}>
      <a className="button button-small bar-leave" href={hashOf({ at: 'shelf' })}>
        <Glyph name="ship-wheel" />
        <span>{t('app.to-shelf')}</span>
      </a>
      <div className="prompt" aria-live="polite">
        {asked && <Emblem colour={asked.colour} />}
        <div>
          <h2 ref={heading} tabIndex={-1} className={prompt.length > LONG ? 'prompt-long' : ''}>
            {prompt}
          </h2>
          <p className="prompt-status">{status.join(' · ')}</p>
        </div>
      </div>
      <div className="bar-buttons">
        <button type="button" className="button button-small" onClick={onGuide}>
          <Glyph name="open-book" />
          <span>{t('table.guide')}</span>
        </button>
        <IconButton glyph="tv" label={t('table.big')} onPress={onBig} />
        <IconButton glyph="compass" label={t('about.open')} onPress={onAbout} />
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
