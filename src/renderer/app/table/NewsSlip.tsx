import { t } from '../words/index.ts';

/** What the others did to the one person at this screen since the last own decision: a slip that waits to be put away. */
export function NewsSlip({ lines, onRead }: { readonly lines: readonly string[]; readonly onRead: () => void }) {
  if (lines.length === 0) return null;
  return (
    <section className="news-slip" aria-label={t('news.title')}>
      <h3>{t('news.title')}</h3>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice; lines are only ever added at the end.
          <li key={at}>{line}</li>
        ))}
      </ul>
      <button type="button" className="button button-small" onClick={onRead}>
        {t('news.read')}
      </button>
    </section>
  );
}
