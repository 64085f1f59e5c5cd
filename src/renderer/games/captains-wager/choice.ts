import type { CaptainsWagerView, SeenTreasureCard } from '../../../games/captains-wager/view.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import { isChoosing, sorted } from './pieces.ts';

/** Treasure that lies before a seat to be chosen from, and the zone it is in. */
export interface Offer {
  readonly zone: string;
  readonly cards: readonly SeenTreasureCard[];
}

/** The cards on top of a deck that its owner has just looked at and puts back (Star Navigator). */
export const charted = (view: CaptainsWagerView, seat: Seat): readonly SeenTreasureCard[] => {
  if (view.viewer !== seat || !isChoosing(view, 'chart')) return [];
  const deck = view.decks[seat] ?? [];
  const hidden = deck.findIndex(({ kind }) => kind === null);
  return deck.slice(0, hidden < 0 ? Math.min(3, deck.length) : Math.min(3, hidden));
};

/** Whether the viewer chooses a card of the pool, which is spread out before it then (Skeleton Map). */
export const isPoolOffered = (view: CaptainsWagerView): boolean => isChoosing(view, 'claim');

/** What a seat chooses from now: what it has collected or drawn; for the viewer also the top of its deck, or the pool. */
export function offerOf(view: CaptainsWagerView, seat: Seat): Offer {
  const collected = view.collected[seat] ?? [];
  if (collected.length > 0) return { zone: `collected:${seat}`, cards: sorted(collected) };
  if (view.loot.length > 0 && view.choice?.by === seat) return { zone: `loot:${seat}`, cards: sorted(view.loot) };
  if (view.viewer !== seat) return { zone: '', cards: [] };
  if (isPoolOffered(view)) return { zone: 'pool', cards: sorted(view.pool) };
  return { zone: `deck:${seat}`, cards: charted(view, seat) };
}
