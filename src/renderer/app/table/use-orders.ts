import { useCallback } from 'react';
import type { AnyGame, StandingOrder } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Problem, Update } from '../../../protocol/messages.ts';
import { ask, problemOf } from '../ask.ts';
import { useLink } from '../use-host.ts';
import type { Say } from '../words/index.ts';
import type { Session } from './session.ts';
import { isAtRest } from './show.ts';

/** A standing order as it is offered. */
export interface OrderButton {
  readonly id: string;
  readonly label: string;
  /** What it does, at length. */
  readonly help: string;
  readonly stands: boolean;
  /** Whether it would answer what the seat is asked now. */
  readonly fits: boolean;
}

/** Standing orders of whoever looks, and how to give them and to take them back. */
export interface OrdersState {
  readonly buttons: readonly OrderButton[];
  readonly turn: (order: OrderButton) => void;
}

/**
 * The orders that may be offered at this screen. Where people share it, only those that everybody may know of: whether it is handed on would
 * tell of a hand.
 */
export const offered = (game: AnyGame, { persons }: Pick<Session, 'persons'>): readonly StandingOrder[] =>
  (game.orders?.all ?? []).filter(({ blind }) => blind || persons.length < 2);

/** The standing orders of a seat that is looked at, in words. */
export function orderButtons(game: AnyGame, session: Session, update: Update, say: Say): OrderButton[] {
  const { viewer, view, moves } = update;
  const { status, show } = session;
  if (viewer === 'public' || view.outcome !== null || status?.viewer !== viewer) return [];
  const isAsked = show !== null && isAtRest(show) && moves.length > 0;
  return offered(game, session).map((order) => ({
    id: order.id,
    label: say({ key: `order.${order.id}` }),
    help: say({ key: `order.${order.id}.help` }),
    stands: status.orders.includes(order.id),
    fits: isAsked && isAnswered(game, update),
  }));
}

/** Whether orders are about what a seat is asked now. */
const isAnswered = ({ orders }: AnyGame, { view, moves }: Update): boolean =>
  orders?.all.some((order) => order.blind && order.answer(view, moves) !== undefined) ?? false;

/** `refused`: hears why the host did not do it. */
export function useOrders(
  game: AnyGame,
  session: Session,
  update: Update,
  say: Say,
  refused: (problem: Problem | null) => void,
): OrdersState {
  const { wire } = useLink();
  const { table, viewer } = update;
  const turn = useCallback(
    ({ id, stands }: OrderButton) => {
      if (viewer === 'public') return;
      refused(null);
      const seat: Seat = viewer;
      ask(wire, { type: 'order', table, seat, order: id, stands: !stands }).catch((error) => refused(problemOf(error)));
    },
    [wire, table, viewer, refused],
  );
  return { buttons: orderButtons(game, session, update, say), turn };
}
