import { useState } from 'react';
import { t } from '../words/index.ts';

/**
 * What the others did to the one person at this screen since the last own decision: a slip that waits to be put away.
 *
 * Where the table is small the last line is shown alone, and the others when they are asked for.
 */
export function NewsSlip({ lines, onRead }: { readonly lines: readonly string[]; readonly onRead: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <section className={`news-slip ${isOpen ? 'news-open' : ''}`} aria-label={t('news.title')}>
      <h3>{t('news.title')}</h3>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice; lines are only ever added at the end.
          <li key={at}>{line}</li>
        ))}
      </ul>
      <p className="news-buttons">
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            setOpen(false);
            onRead();
          }}
        >
          {t('news.read')}
        </button>
        {lines.length > 1 && (
          <button
            type="button"
            className="button button-small button-quiet news-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('news.fewer') : t('news.more', { count: lines.length - 1 })}
          </button>
        )}
      </p>
    </section>
  );
}
