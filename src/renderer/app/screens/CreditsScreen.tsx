import { SHELF } from '../../../games/shelf.ts';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost } from '../use-host.ts';
import { sayer, t } from '../words/index.ts';

/** Drawings and letters that others made and gave away, each with its licence. */
const GIFTS = [
  { what: 'credits.drawings', href: 'https://game-icons.net' },
  { what: 'credits.drawings.licence', href: 'https://creativecommons.org/licenses/by/3.0/' },
  { what: 'credits.letters', href: 'https://openfontlicense.org' },
] as const;

/** Who made the games, the drawings and the letters. */
export function CreditsScreen() {
  const { version } = useHost();
  return (
    <main className="screen screen-narrow">
      <ScreenTitle page={t('credits.page')}>{t('credits.page')}</ScreenTitle>
      <div className="parchment credits">
        <h2>{t('credits.games')}</h2>
        <ul>
          {SHELF.map(({ id, guide }) => (
            <li key={id}>
              <strong>{sayer(id)({ key: 'title' })}</strong>
              {t('credits.game', {
                author: guide.credits.author,
                publisher: guide.credits.publisher,
                year: guide.credits.year === null ? 'none' : String(guide.credits.year),
              })}
            </li>
          ))}
        </ul>
        <h2>{t('credits.art')}</h2>
        <ul>
          {GIFTS.map(({ what, href }) => (
            <li key={what}>
              <a href={href} target="_blank" rel="noreferrer">
                {t(what)}
              </a>
            </li>
          ))}
        </ul>
        <h2>{t('credits.app')}</h2>
        <p>{t('credits.licence', { version })}</p>
      </div>
    </main>
  );
}
