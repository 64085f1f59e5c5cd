import { useEffect, useId, useReducer, useState } from 'react';
import type { AnyGame, GameId } from '../../../games/kit/game.ts';
import { gameById } from '../../../games/shelf.ts';
import type { Player } from '../../../protocol/tables.ts';
import { ask, problemOf } from '../ask.ts';
import { hashOf } from '../routes.ts';
import { Choice } from '../ui/Choice.tsx';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost, useLink } from '../use-host.ts';
import { go, keepHere, keptHere } from '../use-route.ts';
import { sayer, sayPlain, t } from '../words/index.ts';
import { faultsOf, hasPeople, type Lobby, lobbyAfter, newLobby, requestOf } from './lobby.ts';
import { OptionEditor } from './OptionEditor.tsx';
import { SeatEditor } from './SeatEditor.tsx';
import '../styles/lobby.css';

/** Names for bots, in the order in which they join. */
const botNames = (): string[] => t('lobby.bot-names').split(', ');

const unusedName = ({ seats }: Lobby): string =>
  botNames().find((name) => seats.every((seat) => seat.name !== name)) ?? '';

function FirstSeat({ lobby, onFirst }: { readonly lobby: Lobby; readonly onFirst: (id: number | null) => void }) {
  const field = useId();
  return (
    <div className="field first-seat">
      <label htmlFor={field}>{t('lobby.first')}</label>
      <select
        id={field}
        value={lobby.first ?? ''}
        onChange={(event) => onFirst(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t('lobby.first.chance')}</option>
        {lobby.seats.map(({ id, name }, place) => (
          <option key={id} value={id}>
            {name.trim() === '' ? t('app.seat', { number: place + 1 }) : name}
          </option>
        ))}
      </select>
    </div>
  );
}

function AddSeats({ lobby, most, onAdd }: { lobby: Lobby; most: number; onAdd: (holder: Player['holder']) => void }) {
  const isFull = lobby.seats.length >= most;
  return (
    <p className="add-seats">
      <button type="button" className="button button-small" disabled={isFull} onClick={() => onAdd('person')}>
        {t('lobby.add-person')}
      </button>
      <button type="button" className="button button-small" disabled={isFull} onClick={() => onAdd('bot')}>
        {t('lobby.add-bot')}
      </button>
    </p>
  );
}

function Setup({ game }: { readonly game: AnyGame }) {
  const { wire } = useLink();
  const { settings } = useHost();
  const [lobby, dispatch] = useReducer(
    lobbyAfter,
    null,
    () => keptHere<Lobby>('lobby') ?? newLobby(game, settings.name || t('lobby.first-person'), botNames()),
  );
  useEffect(() => keepHere('lobby', lobby), [lobby]);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const say = sayer(game.id);
  const faults = faultsOf(game, lobby);
  const { min, max } = game.seats;

  const begin = async () => {
    setStarting(true);
    setProblem(null);
    try {
      const { id } = await ask(wire, { type: 'create', table: requestOf(game, lobby) });
      go({ at: 'table', table: id, guide: false, rule: null });
    } catch (error) {
      setProblem(sayPlain(problemOf(error)));
      setStarting(false);
    }
  };

  return (
    <form
      className="lobby"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.size > 0) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        else if (!isStarting) void begin();
      }}
    >
      <div className="lobby-main">
        <section className="parchment" aria-labelledby="lobby-crew">
          <h2 id="lobby-crew">{t('lobby.crew', { min, max })}</h2>
          <ol className="seat-editors">
            {lobby.seats.map((seat, place) => (
              <SeatEditor
                key={seat.id}
                seat={seat}
                place={place}
                count={lobby.seats.length}
                fewest={min}
                fault={faults.get(`name-${seat.id}`)}
                dispatch={dispatch}
              />
            ))}
          </ol>
          <AddSeats
            lobby={lobby}
            most={max}
            onAdd={(holder) => dispatch({ type: 'add', holder, name: holder === 'bot' ? unusedName(lobby) : '' })}
          />
        </section>
        {hasPeople(lobby) && (
          <section className="parchment">
            <Choice
              legend={t('undo.option')}
              help={t('undo.option.help')}
              values={['on', 'off']}
              value={lobby.undo ? 'on' : 'off'}
              nameOf={(value) => t(`undo.option.${value}`)}
              onChoose={(value) => dispatch({ type: 'undo', undo: value === 'on' })}
            />
          </section>
        )}
      </div>
      <div className="lobby-side">
        <section className="parchment" aria-labelledby="lobby-rules">
          <h2 id="lobby-rules">{t('lobby.options')}</h2>
          <FirstSeat lobby={lobby} onFirst={(id) => dispatch({ type: 'first', id })} />
          {game.options.map((spec) => (
            <OptionEditor
              key={spec.id}
              game={game.id}
              spec={spec}
              value={lobby.options[spec.id]}
              fault={faults.get(`option-${spec.id}`)}
              say={say}
              dispatch={dispatch}
            />
          ))}
        </section>
        <div className="lobby-start">
          <p role="alert" className="lobby-problem">
            {problem ?? (faults.size > 0 ? t('lobby.faults', { count: faults.size }) : '')}
          </p>
          <a className="button" href={hashOf({ at: 'guide', game: game.id, rule: null })}>
            {t('lobby.guide')}
          </a>
          <button type="submit" className="button button-strong button-large" aria-disabled={isStarting}>
            {t('lobby.start')}
          </button>
        </div>
      </div>
    </form>
  );
}

/** Sets up a table: who plays, with which options, and who begins. */
export function LobbyScreen({ game: id }: { readonly game: GameId }) {
  const game = gameById(id);
  const { epoch } = useHost();
  if (game === undefined) {
    return (
      <main className="screen screen-narrow">
        <ScreenTitle page={t('lobby.page')}>{t('lobby.page')}</ScreenTitle>
        <p className="parchment">{sayPlain({ key: 'host.unknown-game', values: { game: id } })}</p>
      </main>
    );
  }
  const say = sayer(id);
  const title = t('lobby.title', { game: say({ key: 'title' }) });
  return (
    <main className="screen">
      <div className="lobby-head">
        <ScreenTitle page={title}>{title}</ScreenTitle>
        <p className="screen-lead">{say({ key: 'tagline' })}</p>
      </div>
      {epoch > 0 && <Setup game={game} />}
    </main>
  );
}
