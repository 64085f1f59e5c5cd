import type { GameId } from '../../../games/kit/game.ts';
import { faceOf } from '../../art/gallery.ts';
import { MIRRORS } from '../../games/mirrors.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { sayer, t } from '../words/index.ts';
import { favouritesOf, type Sailor } from './figures.ts';

/** How many cards are shown. */
const CARDS = 5;

/** The cards that a player used most, the first the largest. */
export function Favourites({ game, sailor }: { readonly game: GameId; readonly sailor: Sailor }) {
  const say = sayer(game);
  const cards = favouritesOf(sailor.standing, MIRRORS[game]?.deeds ?? [], CARDS);
  return (
    <section className="parchment favourites" aria-labelledby="log-favourites">
      <h2 id="log-favourites">{t('log.favourites', { name: sailor.player.name })}</h2>
      {cards.length === 0 && <p className="log-none">{t('log.no-cards')}</p>}
      <ol>
        {cards.map(({ kind, count }) => {
          const face = faceOf(game, kind);
          const title = say({ key: face?.title ?? `card.${kind}` });
          return (
            <li key={kind}>
              {face ? <CardFace face={face} title={title} /> : <span>{title}</span>}
              <span className="favourite-count">{t('log.times', { count })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
