import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';
import { formOf, LINES, type Sailor } from './figures.ts';
import { penOf } from './pens.ts';

/** How many of the last games are shown as won or lost. */
const FORM = 8;

/** A player's mark in the charts; a plain one where it has no line. */
function Mark({ place }: { readonly place: number }) {
  if (place >= LINES) return null;
  const { colour, point } = penOf(place);
  return (
    <svg className="crew-mark" viewBox="-9 -9 18 18" aria-hidden="true">
      <path d={point} fill={colour} />
    </svg>
  );
}

function Form({ sailor }: { readonly sailor: Sailor }) {
  const form = formOf(sailor.standing, FORM);
  const won = form.filter(Boolean).length;
  return (
    <span className="form">
      <span className="for-readers">{t('log.form', { won, count: form.length })}</span>
      {form.map((isWon, game) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games have no other name here than their place.
        <span key={game} className={isWon ? 'form-won' : 'form-lost'} aria-hidden="true" />
      ))}
    </span>
  );
}

/** Who played a game, and how it went for them; one of them can be looked at closely. */
export function Crew({
  crew,
  chosen,
  onChoose,
}: {
  readonly crew: readonly Sailor[];
  readonly chosen: Sailor | undefined;
  readonly onChoose: (name: string, bot: boolean) => void;
}) {
  return (
    <table className="crew">
      <thead>
        <tr>
          <th scope="col">{t('log.player')}</th>
          <th scope="col">{t('log.won')}</th>
          <th scope="col">{t('log.streak')}</th>
          <th scope="col">{t('log.score')}</th>
          <th scope="col">{t('log.lately')}</th>
        </tr>
      </thead>
      <tbody>
        {crew.map((sailor, place) => {
          const { player, standing } = sailor;
          const { won, played, streak, score } = standing;
          const isChosen = sailor === chosen;
          return (
            <tr key={`${player.bot} ${player.name}`} className={isChosen ? 'crew-chosen' : ''}>
              <th scope="row">
                <button
                  type="button"
                  className="crew-name"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(player.name, player.bot)}
                >
                  <Mark place={place} />
                  <span>{player.name}</span>
                  {player.bot && <Glyph name="vintage-robot" />}
                  {player.bot && <span className="for-readers">{t('panel.bot')}</span>}
                </button>
                {player.also.length > 0 && (
                  <span className="crew-also">{t('log.also', { names: player.also.join(', ') })}</span>
                )}
              </th>
              <td>
                <span className="crew-wins">{t('log.won-of', { won, played })}</span>
                <span className="share" aria-hidden="true">
                  <span style={{ width: `${(100 * won) / Math.max(1, played)}%` }} />
                </span>
              </td>
              <td>{t('log.streak-of', { now: streak.now, longest: streak.longest })}</td>
              <td>{score === null ? '–' : t('log.score-of', { best: score.best, mean: score.mean })}</td>
              <td>
                <Form sailor={sailor} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
