import { type Phrase, phrase } from '../../../games/kit/phrase.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { TakeTheGoldView } from '../../../games/take-the-gold/view.ts';

/** The discards that lie on their pile: a card that attacks lies in the middle until the attack is over. */
export const discarded = (view: TakeTheGoldView) => view.discard.filter(({ id }) => id !== view.attack?.card.id);

const isOut = (view: TakeTheGoldView, seat: Seat): boolean => !view.contenders.includes(seat);

/** The table of Take the Gold in words. */
export const mirror = {
  hand: (view: TakeTheGoldView, seat: Seat) => view.hands[seat] ?? [],
  seat: (view: TakeTheGoldView, seat: Seat): Phrase[] =>
    isOut(view, seat) ? [phrase('status.out')] : [phrase('status.cards', { count: (view.hands[seat] ?? []).length })],
  isOut,
  table: (view: TakeTheGoldView): Phrase[] => [
    view.tieBreak
      ? phrase('status.tie-break')
      : phrase('status.krakens', { count: view.aside.length, limit: view.options.krakens }),
    phrase('piece.draw', { count: view.drawPile.length }),
    phrase('piece.discard', { count: discarded(view).length }),
  ],
  deeds: ['play', 'block'],
  phases: { voyage: 'phase.voyage', tieBreak: 'phase.tie-break' },
};
