import type { SeenEvent } from '../../../games/kit/events.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Player } from '../../../protocol/tables.ts';
import { faceOf } from '../../art/gallery.ts';
import { hashOf } from '../routes.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { type Say, t } from '../words/index.ts';
import { kindsIn } from './cards.ts';
import { told } from './rows.ts';
import type { Session } from './session.ts';
import type { UndoButton } from './undo.ts';

/** What the curtain hears. */
interface CurtainProps {
  readonly session: Session;
  readonly players: readonly Player[];
  readonly game: AnyGame;
  readonly say: Say;
  readonly onLook: () => void;
  readonly onRead: () => void;
  /** What can be taken back before the screen is passed on. */
  readonly undo: UndoButton | null;
  readonly onUndo: () => void;
}

/** What happened, each with the cards it is about. */
function Lines({ game, events, say, seat }: { game: AnyGame; events: readonly SeenEvent[]; say: Say; seat: Seat }) {
  return (
    <ul className="curtain-lines">
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and does not change.
        <li key={at}>
          <p>{told(game, say, event, seat)}</p>
          <div className="curtain-cards">
            {kindsIn(event).map((kind, place) => {
              const face = faceOf(game.id, kind);
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind have no other name than their place.
              return face && <CardFace key={place} face={face} title={say({ key: face.title })} />;
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * What stands between several people at one screen: a cover while the screen is passed on, and what a player must not miss when it
 * opens and before it closes.
 */
export function Curtain({ session, players, game, say, onLook, onRead, undo, onUndo }: CurtainProps) {
  const { stage, news } = session;
  if (stage.at === 'table' || stage.at === 'deciding' || stage.at === 'closing') return null;
  const { name = '', colour = 'pearl' } = players[stage.seat] ?? {};
  if (stage.at === 'news' || stage.at === 'parting') {
    const isNews = stage.at === 'news';
    const events = isNews ? news.map(({ event }) => event) : stage.learned;
    return (
      <Dialog key={stage.at} title={t(isNews ? 'curtain.news' : 'curtain.parting', { name })} className="curtain">
        <Emblem colour={colour} className="emblem emblem-large" />
        <Lines game={game} events={events} say={say} seat={stage.seat} />
        <button type="button" className="button button-strong" data-first onClick={onRead}>
          {t(isNews ? 'curtain.news-read' : 'curtain.parting-read')}
        </button>
      </Dialog>
    );
  }
  return (
    <Dialog key="curtain" title={t('curtain.pass', { name })} className="curtain curtain-closed">
      <Emblem colour={colour} className="emblem emblem-large" />
      <p className="curtain-hint">{t('curtain.hint', { name })}</p>
      <button
        type="button"
        className="button button-strong button-large"
        data-first
        aria-disabled={stage.at === 'opening'}
        onClick={onLook}
      >
        {t('curtain.look', { name })}
      </button>
      {undo !== null && stage.at === 'curtain' && (
        <button type="button" className="button button-quiet curtain-undo" title={undo.help} onClick={onUndo}>
          <Glyph name="anticlockwise-rotation" />
          {undo.label}
        </button>
      )}
      <a className="curtain-leave" href={hashOf({ at: 'shelf' })}>
        {t('app.to-shelf')}
      </a>
    </Dialog>
  );
}
