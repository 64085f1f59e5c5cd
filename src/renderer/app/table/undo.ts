import type { Seat } from '../../../games/kit/seats.ts';
import type { Player } from '../../../protocol/tables.ts';
import { t } from '../words/index.ts';
import { heldMove, type Session } from './session.ts';

/** What taking back comes to for whoever looks now. */
export interface UndoOffer {
  /** Whose last move it is. */
  readonly seat: Seat;
  /** How many moves are struck with it. */
  readonly moves: number;
  /** Whether the other people are asked first. */
  readonly asks: boolean;
  /** Whether it is the viewer's own seat: for the public it is that of whoever moved last. */
  readonly own: boolean;
}

/** What can be taken back; `null` when nothing can, or it has been asked for already. */
export function undoOffer({ status, persons, show }: Session): UndoOffer | null {
  const back = status?.back ?? null;
  if (back === null || status?.asked !== null) return null;
  const { seat, moves, free } = back;
  return { seat, moves, asks: !free && persons.some((one) => one !== seat), own: show?.shown.viewer === seat };
}

/** A button that takes moves back. */
export interface UndoButton {
  readonly label: string;
  /** What it does, at length. */
  readonly help: string;
}

/** What the button says that takes moves back; `null` while there is nothing to take back. */
export function undoButton(session: Session, players: readonly Player[]): UndoButton | null {
  if (heldMove(session) !== null) return { label: t('undo.put-back'), help: t('undo.put-back.help') };
  const offer = undoOffer(session);
  if (offer === null) return null;
  const { seat, moves, asks, own } = offer;
  const name = players[seat]?.name ?? '';
  const help = asks ? t('undo.help-ask', { name }) : t('undo.help', { name, moves });
  if (asks) return { label: own ? t('undo.ask') : t('undo.ask-of', { name }), help };
  return { label: own ? t('undo.button', { moves }) : t('undo.button-of', { name }), help };
}
