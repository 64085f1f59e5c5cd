import { useState } from 'react';
import type { GameId } from '../../../games/kit/game.ts';
import type { Statistics } from '../../../protocol/statistics.ts';
import { hashOf } from '../routes.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { sayer, sayPlain, t } from '../words/index.ts';
import { timeAtTable } from './figures.ts';
import { GameLog } from './GameLog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { duration } from './spoken.ts';
import { type Log, useStatistics } from './use-statistics.ts';
import '../styles/log.css';

/** What is shown before the first game has ended. */
function Unwritten() {
  return (
    <section className="parchment unwritten">
      <Glyph name="quill-ink" />
      <h2>{t('log.empty')}</h2>
      <p>{t('log.empty.help')}</p>
      <a className="button button-strong button-large" href={hashOf({ at: 'shelf' })}>
        {t('log.empty.go')}
      </a>
    </section>
  );
}

function Written({ statistics, log }: { readonly statistics: Statistics; readonly log: Log }) {
  const { games, players, finished, unread } = statistics;
  const most = games.reduce(
    (one, other) => (other.played > one.played ? other : one),
    games[0] as (typeof games)[number],
  );
  const [wanted, setWanted] = useState<GameId>(most.game);
  const [withBots, setWithBots] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const game = games.find((one) => one.game === wanted) ?? most;
  return (
    <>
      <div className="log-head">
        <p className="screen-lead">
          {t('log.lead', {
            finished,
            people: players.filter(({ bot }) => !bot).length,
            time: duration(timeAtTable(statistics)),
          })}
        </p>
        <div className="log-switches">
          {games.length > 1 && (
            <fieldset className="switch log-switch">
              <legend className="for-readers">{t('log.which')}</legend>
              {games.map((one) => (
                <label key={one.game}>
                  <input
                    type="radio"
                    name="log-game"
                    checked={one.game === game.game}
                    onChange={() => setWanted(one.game)}
                  />
                  <span>{sayer(one.game)({ key: 'title' })}</span>
                </label>
              ))}
            </fieldset>
          )}
          <fieldset className="switch log-switch">
            <legend className="for-readers">{t('log.who')}</legend>
            {[false, true].map((bots) => (
              <label key={String(bots)}>
                <input type="radio" name="log-bots" checked={bots === withBots} onChange={() => setWithBots(bots)} />
                <span>{t(bots ? 'log.who.bots' : 'log.who.people')}</span>
              </label>
            ))}
          </fieldset>
          <button type="button" className="button button-small" onClick={() => setMerging(true)}>
            <Glyph name="person" />
            {t('merge.open')}
          </button>
        </div>
      </div>
      <GameLog key={game.game} statistics={statistics} game={game} withBots={withBots} />
      {unread > 0 && <p className="log-unread">{t('log.unread', { unread })}</p>}
      {isMerging && <MergeDialog players={players} log={log} onClose={() => setMerging(false)} />}
    </>
  );
}

/** The captain's log: what all finished games come to. */
export function LogScreen() {
  const log = useStatistics();
  const { statistics, problem } = log;
  return (
    <main className="screen screen-log">
      <ScreenTitle page={t('log.page')}>{t('log.page')}</ScreenTitle>
      {problem !== null && (
        <p className="parchment fault" role="alert">
          {sayPlain(problem)}
        </p>
      )}
      {statistics !== null && (statistics.games.length === 0 ? <Unwritten /> : <Written {...{ statistics, log }} />)}
    </main>
  );
}
