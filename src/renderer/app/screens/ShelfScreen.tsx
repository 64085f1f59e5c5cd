import type { AnyGame } from '../../../games/kit/game.ts';
import { SHELF } from '../../../games/shelf.ts';
import { ART } from '../../art/gallery.ts';
import { hashOf } from '../routes.ts';
import { useShelf } from '../shelf/use-shelf.ts';
import { useDrop, Voyages } from '../shelf/Voyages.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost } from '../use-host.ts';
import { sayer, t } from '../words/index.ts';
import '../styles/shelf.css';

function GameBox({ game }: { readonly game: AnyGame }) {
  const say = sayer(game.id);
  const emblem = ART[game.id]?.emblem;
  const title = say({ key: 'title' });
  return (
    <li className={`game-box game-box-${game.id}`}>
      <a
        className="box-front"
        href={hashOf({ at: 'lobby', game: game.id })}
        aria-label={t('shelf.play', { game: title })}
      >
        {emblem && <Glyph name={emblem} className="glyph box-emblem" />}
        <span className="box-title">{title}</span>
        <span className="box-tagline">{say({ key: 'tagline' })}</span>
        <span className="box-foot">
          <Glyph name="person" />
          {t('shelf.seats', { min: game.seats.min, max: game.seats.max })}
        </span>
      </a>
      <div className="plank" />
      <a className="box-guide" href={hashOf({ at: 'guide', game: game.id, rule: null })}>
        <Glyph name="open-book" />
        {t('shelf.guide', { game: title })}
      </a>
    </li>
  );
}

/** The first screen: the games that can be played, and the tables that were begun. Exported games can be dropped anywhere on it. */
export function ShelfScreen() {
  const { tables } = useHost();
  const ways = useShelf();
  const { isOver, handlers } = useDrop((files) => void ways.importFiles(files));
  return (
    <main className="screen screen-shelf" {...handlers}>
      <ScreenTitle page={t('shelf.page')} className="for-readers">
        {t('shelf.page')}
      </ScreenTitle>
      <section className="shelf" aria-labelledby="shelf-games">
        <h2 id="shelf-games">{t('shelf.games')}</h2>
        <ul className="boxes">
          {SHELF.map((game) => (
            <GameBox key={game.id} game={game} />
          ))}
        </ul>
      </section>
      {tables && <Voyages tables={tables} ways={ways} />}
      {isOver && (
        <p className="drop-here" aria-hidden="true">
          <Glyph name="open-chest" />
          {t('import.drop')}
        </p>
      )}
    </main>
  );
}
