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

/** Who came in which place. */
export function Ranking({ outcome, info, say }: { outcome: Outcome; info: TableInfo; say: Say }) {
  const places = outcome.ranking.map((seats, at) => ({
    place: 1 + outcome.ranking.slice(0, at).flat().length,
    seats,
  }));
  return (
    <ol className="ranking">
      {places.flatMap(({ place, seats }) =>
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

/** How everybody's score adds up, line by line: first the lines, one after another, then what they come to. */
function AccountTable({ account, info, say }: { account: Account; info: TableInfo; say: Say }) {
  const { lines, totals } = account;
  const written = (value: number) => (value < 0 ? `−${-value}` : String(value));
  return (
    <table className="account">
      <caption className="for-readers">{t('result.account')}</caption>
      <thead>
        <tr>
          <td />
          {info.players.map(({ name, colour }) => (
            <th key={name} scope="col">
              <Emblem colour={colour} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, values }, at) => (
          <tr key={name.key} className="account-line" style={{ '--line': at } as CSSProperties}>
            <th scope="row">{say(name)}</th>
            {info.players.map((player, seat) => (
              <td key={player.name}>{written(values[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="account-total" style={{ '--line': lines.length } as CSSProperties}>
          <th scope="row">{t('result.total')}</th>
          {info.players.map((player, seat) => (
            <td key={player.name}>{written(totals[seat] ?? 0)}</td>
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
      <Ranking outcome={outcome} info={info} say={say} />
      {account !== null && <AccountTable account={account} info={info} say={say} />}
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
