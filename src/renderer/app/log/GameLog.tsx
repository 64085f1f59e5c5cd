import { lazy, Suspense, useMemo, useState } from 'react';
import type { GameStatistics, Statistics } from '../../../protocol/statistics.ts';
import { t } from '../words/index.ts';
import { Crew } from './Crew.tsx';
import { Favourites } from './Favourites.tsx';
import { Figure } from './Figure.tsx';
import { crewOf, lengthsOf, type Series, scoresOver, winsOver } from './figures.ts';
import { Records } from './Records.tsx';
import { day, duration } from './spoken.ts';

const SeriesChart = lazy(async () => ({ default: (await import('./Chart.tsx')).SeriesChart }));
const LengthChart = lazy(async () => ({ default: (await import('./Chart.tsx')).LengthChart }));

const KINDS = ['wins', 'scores'] as const;

/** The rows of the table beside a chart of lines: one a game, newest first. */
const rowsOf = ({ points, lines }: Series) =>
  points
    .map(({ table, at }, game) => ({
      id: table,
      cells: [
        t('log.game-of', { number: game + 1, day: day(at) }),
        ...lines.map(({ values }) => String(values[game] ?? '–')),
      ],
    }))
    .reverse();

function Course({ wins, scores, singled }: { wins: Series; scores: Series; singled: string | null }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('wins');
  const series = kind === 'wins' ? wins : scores;
  return (
    <section className="parchment log-course">
      <fieldset className="switch">
        <legend className="for-readers">{t('log.over')}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="log-over" checked={one === kind} onChange={() => setKind(one)} />
            <span>{t(`log.over.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <Figure
        title={t(`log.figure.${kind}`)}
        columns={[
          { id: 'game', title: t('log.game') },
          ...series.lines.map(({ name }, place) => ({ id: `${place}`, title: name })),
        ]}
        rows={rowsOf(series)}
      >
        <Suspense fallback={<div className="chart" />}>
          <SeriesChart series={series} singled={singled} stepped={kind === 'wins'} />
        </Suspense>
      </Figure>
    </section>
  );
}

/** What all finished games of one kind come to. */
export function GameLog({
  statistics,
  game,
  withBots,
}: {
  readonly statistics: Statistics;
  readonly game: GameStatistics;
  readonly withBots: boolean;
}) {
  const [chosen, setChosen] = useState<{ name: string; bot: boolean } | null>(null);
  const crew = useMemo(() => crewOf(statistics, game.game, withBots), [statistics, game.game, withBots]);
  const wins = useMemo(() => winsOver(crew), [crew]);
  const scores = useMemo(() => scoresOver(crew), [crew]);
  const lengths = useMemo(() => lengthsOf(statistics, game.game), [statistics, game.game]);
  const found = crew.find(({ player }) => player.name === chosen?.name && player.bot === chosen.bot);
  const sailor = found ?? crew[0];
  return (
    <div className="log-pages">
      <section className="parchment log-crew" aria-labelledby="log-crew">
        <h2 id="log-crew">{t('log.crew')}</h2>
        {crew.length === 0 && <p className="log-none">{t('log.no-people')}</p>}
        {crew.length > 0 && (
          <Crew
            crew={crew}
            chosen={sailor}
            onChoose={(name, bot) => setChosen(found?.player.name === name ? null : { name, bot })}
          />
        )}
      </section>
      {crew.length > 0 && <Course wins={wins} scores={scores} singled={found?.player.name ?? null} />}
      {sailor && <Favourites game={game.game} sailor={sailor} />}
      <Records statistics={game} />
      <section className="parchment log-lengths">
        <Figure
          title={t('log.figure.lengths', { usual: duration(game.seconds.median / 60) })}
          columns={[
            { id: 'game', title: t('log.game') },
            { id: 'length', title: t('log.length') },
            { id: 'moves', title: t('log.moves') },
            { id: 'winners', title: t('log.winners') },
          ]}
          rows={lengths
            .map(({ table, at, minutes, moves, winners }, number) => ({
              id: table,
              cells: [
                t('log.game-of', { number: number + 1, day: day(at) }),
                duration(minutes),
                String(moves),
                winners.join(', '),
              ],
            }))
            .reverse()}
        >
          <Suspense fallback={<div className="chart" />}>
            <LengthChart lengths={lengths} median={game.seconds.median / 60} />
          </Suspense>
        </Figure>
      </section>
    </div>
  );
}
