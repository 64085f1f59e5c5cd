import type { GameRecord, GameStatistics } from '../../../protocol/statistics.ts';
import type { Glyph as GlyphName } from '../../art/glyphs.ts';
import { hashOf } from '../routes.ts';
import { listed } from '../shelf/names.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';
import { day, duration } from './spoken.ts';

const GLYPHS: Readonly<Record<GameRecord['what'], GlyphName>> = {
  'highest-score': 'crown-coin',
  'longest-streak': 'laurel-crown',
  'most-moves': 'compass',
  'fewest-moves': 'crossed-pistols',
  longest: 'hourglass',
  shortest: 'candle-light',
};

function worthOf({ what, value }: GameRecord): string {
  switch (what) {
    case 'longest':
    case 'shortest':
      return duration(value / 60);
    case 'highest-score':
      return t('log.record-score', { value });
    case 'longest-streak':
      return t('log.record-wins', { value });
    default:
      return t('log.record-moves', { value });
  }
}

/** The records of one game; each leads to the replay of the game in which it was set. */
export function Records({ statistics }: { readonly statistics: GameStatistics }) {
  return (
    <section className="parchment" aria-labelledby="log-records">
      <h2 id="log-records">{t('log.records')}</h2>
      <ul className="records">
        {statistics.records.map((record) => (
          <li key={record.what}>
            <a href={hashOf({ at: 'replay', table: record.table })} className="record">
              <Glyph name={GLYPHS[record.what]} />
              <span className="record-what">{t(`log.record.${record.what}`)}</span>
              <strong className="record-value">{worthOf(record)}</strong>
              <span className="record-who">
                {t('log.record-by', { names: listed(record.names), day: day(record.at) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
