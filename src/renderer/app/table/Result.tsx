import { type CSSProperties, useState } from 'react';
import type { Outcome } from '../../../games/kit/game.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import type { Account } from '../../games/mirrors.ts';
import { ask, problemOf } from '../ask.ts';
import { hashOf } from '../routes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { useLink } from '../use-host.ts';
import { go } from '../use-route.ts';
import { type Say, sayPlain, t } from '../words/index.ts';
import { FairDeal } from './FairDeal.tsx';

/** The seats of each place, from the first one. */
const placesOf = ({ ranking }: Outcome) =>
  ranking.map((seats, at) => ({ place: 1 + ranking.slice(0, at).flat().length, seats }));

/** Who came in which place. */
export function Ranking({ outcome, info, say }: { outcome: Outcome; info: TableInfo; say: Say }) {
  return (
    <ol className="ranking">
      {placesOf(outcome).flatMap(({ place, seats }) =>
        seats.map((seat) => {
          const player = info.players[seat];
          const score = outcome.scores[seat] ?? null;
          return (
            <li key={seat} className={place === 1 ? 'ranking-first' : ''}>
              <span className="ranking-place">{t('result.place', { place })}</span>
              {player && <Emblem colour={player.colour} />}
              <span className="ranking-name">{say({ key: 'result.name', values: { who: { seat } } })}</span>
              <span className="ranking-score">{score === null ? '' : t('result.score', { score })}</span>
            </li>
          );
        }),
      )}
    </ol>
  );
}

interface AccountProps {
  readonly account: Account;
  readonly outcome: Outcome;
  readonly info: TableInfo;
  readonly say: Say;
}

/** Who came in which place and how everybody's score adds up: line by line, then what the lines come to. */
function AccountTable({ account: { lines, totals }, outcome, info, say }: AccountProps) {
  const columns = placesOf(outcome).flatMap(({ place, seats }) => seats.map((seat) => ({ place, seat })));
  const written = (value = 0) => (value < 0 ? `−${-value}` : String(value));
  return (
    <table className="account">
      <caption className="for-readers">{t('result.account')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ place, seat }) => (
            <th key={seat} scope="col" className={place === 1 ? 'account-first' : ''}>
              <span className="account-place">{t('result.place', { place })}</span>
              <Emblem colour={info.players[seat]?.colour ?? 'pearl'} />
              <span className="account-name">{info.players[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, values }, at) => (
          <tr key={name.key} className="account-line" style={{ '--line': at } as CSSProperties}>
            <th scope="row">{say(name)}</th>
            {columns.map(({ seat }) => (
              <td key={seat}>{written(values[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="account-total" style={{ '--line': lines.length } as CSSProperties}>
          <th scope="row">{t('result.total')}</th>
          {columns.map(({ seat }) => (
            <td key={seat}>{written(totals[seat])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** How the game ended, and where to go from here. */
export function Result({
  outcome,
  account,
  info,
  say,
  onRule,
  onClose,
}: {
  readonly outcome: Outcome;
  /** How the scores add up, where there is more to them than a number. */
  readonly account: Account | null;
  readonly info: TableInfo;
  readonly say: Say;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}) {
  const { wire } = useLink();
  const [problem, setProblem] = useState<string | null>(null);
  const winners = outcome.ranking[0] ?? [];
  const names = winners.map((seat) => say({ key: 'result.name', values: { who: { seat } } }));
  const rematch = () =>
    ask(wire, { type: 'rematch', table: info.id }).then(
      ({ id }) => go({ at: 'table', table: id, guide: false, rule: null }),
      (error) => setProblem(sayPlain(problemOf(error))),
    );
  return (
    <Dialog
      title={t('result.title', { winners: new Intl.ListFormat('en').format(names), count: winners.length })}
      className="result"
      onClose={onClose}
    >
      <Glyph name="laurel-crown" className="glyph result-crown" />
      <p className="result-why">
        {say(outcome.why)}{' '}
        <button type="button" className="rule-link" onClick={() => onRule(outcome.rule)}>
          {t('table.rule', { rule: outcome.rule })}
        </button>
      </p>
      {account === null ? (
        <Ranking outcome={outcome} info={info} say={say} />
      ) : (
        <AccountTable account={account} outcome={outcome} info={info} say={say} />
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <p className="result-buttons">
        <button type="button" className="button button-strong" data-first onClick={rematch}>
          {t('result.rematch')}
        </button>
        <a className="button" href={hashOf({ at: 'replay', table: info.id })}>
          <Glyph name="backward-time" />
          {t('replay.watch')}
        </a>
        <a className="button" href={hashOf({ at: 'shelf' })}>
          {t('app.to-shelf')}
        </a>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('result.look')}
        </button>
      </p>
      <details className="result-fair">
        <summary>{t('fair.question')}</summary>
        <FairDeal info={info} />
      </details>
    </Dialog>
  );
}
