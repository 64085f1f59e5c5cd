import { useState } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import { gameById, SHELF } from '../../../games/shelf.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { ART } from '../../art/gallery.ts';
import { ask, problemOf } from '../ask.ts';
import { hashOf } from '../routes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost, useLink } from '../use-host.ts';
import { sayer, sayPlain, t } from '../words/index.ts';
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

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

function Players({ info }: { readonly info: TableInfo }) {
  return (
    <span className="voyage-players">
      {info.players.map(({ name, colour }, seat) => (
        <span key={name} className="voyage-player">
          <Emblem colour={colour} />
          <span>{name}</span>
          {info.winners.includes(seat) && <Glyph name="laurel-crown" className="glyph voyage-crown" />}
        </span>
      ))}
    </span>
  );
}

const winnersOf = ({ winners, players }: TableInfo): string =>
  t('shelf.won', {
    winners: listed(winners.map((seat) => players[seat]?.name ?? '')),
    count: winners.length,
  });

function Voyage({ info, onRemove }: { readonly info: TableInfo; readonly onRemove: () => void }) {
  const title = gameById(info.game) ? sayer(info.game)({ key: 'title' }) : info.game;
  const names = listed(info.players.map(({ name }) => name));
  const address = hashOf({ at: 'table', table: info.id, guide: false, rule: null });
  return (
    <li className={`voyage voyage-${info.status}`}>
      <div className="voyage-text">
        <h3>{title}</h3>
        <Players info={info} />
        <p className="voyage-when">
          {info.status === 'finished' && <strong>{winnersOf(info)} </strong>}
          {t('shelf.when', { when: DAY.format(new Date(info.played)), moves: info.moves })}
        </p>
        {info.problem && <p className="fault">{sayPlain(info.problem)}</p>}
      </div>
      <div className="voyage-buttons">
        {info.status !== 'damaged' && (
          <a
            className={`button button-small ${info.status === 'playing' ? 'button-strong' : ''}`}
            href={address}
            aria-label={t(info.status === 'playing' ? 'shelf.resume.full' : 'shelf.look.full', { game: title, names })}
          >
            {t(info.status === 'playing' ? 'shelf.resume' : 'shelf.look')}
          </a>
        )}
        <button
          type="button"
          className="button-icon"
          aria-label={t('shelf.remove.full', { game: title, names })}
          onClick={onRemove}
        >
          <Glyph name="trash-can" />
        </button>
      </div>
    </li>
  );
}

const PARTS = [
  { status: 'playing', title: 'shelf.playing' },
  { status: 'finished', title: 'shelf.finished' },
  { status: 'damaged', title: 'shelf.damaged' },
] as const;

function Logbook({ tables, onRemove }: { tables: readonly TableInfo[]; onRemove: (info: TableInfo) => void }) {
  if (tables.length === 0) return <p className="logbook-empty">{t('shelf.empty')}</p>;
  return PARTS.map(({ status, title }) => {
    const these = tables.filter((info) => info.status === status);
    return (
      these.length > 0 && (
        <section key={status} aria-label={t(title)}>
          <h3 className="logbook-part">{t(title)}</h3>
          <ul>
            {these.map((info) => (
              <Voyage key={info.id} info={info} onRemove={() => onRemove(info)} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function RemoveDialog({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const { wire } = useLink();
  const [problem, setProblem] = useState<string | null>(null);
  const names = listed(info.players.map(({ name }) => name));
  const remove = () =>
    ask(wire, { type: 'remove', table: info.id }).then(onClose, (error) => setProblem(sayPlain(problemOf(error))));
  return (
    <Dialog title={t('shelf.remove')} onClose={onClose}>
      <p>{t('shelf.remove.sure', { names, moves: info.moves })}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <p className="dialog-buttons">
        <button type="button" className="button" data-first onClick={onClose}>
          {t('shelf.remove.keep')}
        </button>
        <button type="button" className="button button-danger" onClick={remove}>
          {t('shelf.remove.yes')}
        </button>
      </p>
    </Dialog>
  );
}

/** The first screen: the games that can be played, and the tables that were begun. */
export function ShelfScreen() {
  const { tables } = useHost();
  const [removing, setRemoving] = useState<TableInfo | null>(null);
  return (
    <main className="screen screen-shelf">
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
      <section className="logbook parchment" aria-labelledby="shelf-tables">
        <h2 id="shelf-tables">{t('shelf.tables')}</h2>
        {tables && <Logbook tables={tables} onRemove={setRemoving} />}
      </section>
      {removing && <RemoveDialog info={removing} onClose={() => setRemoving(null)} />}
    </main>
  );
}
