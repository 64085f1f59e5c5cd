import { useState } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Problem } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { ask, problemOf } from '../ask.ts';
import { hashOf } from '../routes.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { useLink } from '../use-host.ts';
import { type Say, sayPlain, t } from '../words/index.ts';
import { FairDeal } from './FairDeal.tsx';

const BEGUN = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** Whether moves may be taken back, and the switch for it. */
function UndoSwitch({ info, undo }: { readonly info: TableInfo; readonly undo: boolean }) {
  const { wire } = useLink();
  const [problem, setProblem] = useState<Problem | null>(null);
  const allow = (wanted: boolean) =>
    ask(wire, { type: 'allow-undo', table: info.id, undo: wanted }).then(
      () => setProblem(null),
      (error) => setProblem(problemOf(error)),
    );
  return (
    <>
      <Choice
        legend={t('undo.option')}
        help={t('undo.option.help')}
        values={['on', 'off']}
        value={undo ? 'on' : 'off'}
        nameOf={(value) => t(`undo.option.${value}`)}
        onChoose={(value) => void allow(value === 'on')}
      />
      {problem !== null && <p role="alert">{sayPlain(problem)}</p>}
    </>
  );
}

/** What there is to know about a table besides its game: who plays since when and how, and what can be changed. */
export function AboutTable({
  game,
  info,
  undo,
  isOver,
  say,
  onClose,
}: {
  readonly game: AnyGame;
  readonly info: TableInfo;
  readonly undo: boolean;
  readonly isOver: boolean;
  readonly say: Say;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={info.title ?? say({ key: 'title' })} className="about" onClose={onClose}>
      <ul className="about-players">
        {info.players.map(({ name, colour, holder }) => (
          <li key={name}>
            <Emblem colour={colour} />
            {name}
            {holder === 'bot' && <span className="about-note">{t('panel.bot')}</span>}
          </li>
        ))}
      </ul>
      <dl className="facts">
        <dt>{t('about.begun')}</dt>
        <dd>{BEGUN.format(new Date(info.created))}</dd>
        {game.options.map(({ id }) => (
          <div key={id}>
            <dt>{say({ key: `option.${id}` })}</dt>
            <dd>{say({ key: `option.${id}.${info.options[id]}` })}</dd>
          </div>
        ))}
      </dl>
      {!isOver && <UndoSwitch info={info} undo={undo} />}
      <section className="about-fair">
        <h3>{t('fair.title')}</h3>
        <FairDeal info={info} />
      </section>
      <p className="dialog-buttons">
        <a className="button" href={hashOf({ at: 'replay', table: info.id })}>
          <Glyph name="backward-time" />
          {t('replay.watch')}
        </a>
        <button type="button" className="button" data-first onClick={onClose}>
          {t('app.close')}
        </button>
      </p>
    </Dialog>
  );
}
