import { useState } from 'react';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Problem } from '../../../protocol/messages.ts';
import type { Player } from '../../../protocol/tables.ts';
import type { Status } from '../../../protocol/undo.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { sayPlain, t } from '../words/index.ts';

/**
 * The question whether moves may be taken back, asked aloud: everybody who has not answered may, and whoever asked may let it be. It
 * covers the table whole, because the screen goes round for it.
 */
export function UndoAsked({
  asked,
  players,
  onAnswer,
}: {
  readonly asked: NonNullable<Status['asked']>;
  readonly players: readonly Player[];
  readonly onAnswer: (seat: Seat, agree: boolean) => Promise<Problem | undefined>;
}) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const nameOf = (seat: Seat) => players[seat]?.name ?? '';
  const by = nameOf(asked.by);
  const answer = (seat: Seat, agree: boolean) =>
    void onAnswer(seat, agree).then((refusal) => setProblem(refusal ?? null));
  return (
    <Dialog title={t('undo.asked', { by, moves: asked.moves })} className="curtain undo-asked">
      <Emblem colour={players[asked.by]?.colour ?? 'pearl'} className="emblem emblem-large" />
      <p className="undo-help">{t('undo.asked.help')}</p>
      <ul className="undo-answers">
        {asked.waiting.map((seat, place) => (
          <li key={seat}>
            <Emblem colour={players[seat]?.colour ?? 'pearl'} />
            <span className="undo-name">{nameOf(seat)}</span>
            <button
              type="button"
              className="button button-strong"
              data-first={place === 0 ? true : undefined}
              aria-label={t('undo.allow.full', { name: nameOf(seat) })}
              onClick={() => answer(seat, true)}
            >
              {t('undo.allow')}
            </button>
            <button
              type="button"
              className="button"
              aria-label={t('undo.refuse.full', { name: nameOf(seat) })}
              onClick={() => answer(seat, false)}
            >
              {t('undo.refuse')}
            </button>
          </li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{sayPlain(problem)}</p>}
      <button type="button" className="button button-quiet" onClick={() => answer(asked.by, false)}>
        {t('undo.withdraw', { by })}
      </button>
    </Dialog>
  );
}
