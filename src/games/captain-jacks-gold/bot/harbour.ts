import { faceOf, letterOf, TREASURE } from '../cards.ts';
import type { Aboard, JackCard } from '../context.ts';
import { lackOf, waysToPay } from '../rules/harbour.ts';
import { isReady, upOf } from '../rules/ship.ts';
import { type Outlook, shipWorth } from './outlook.ts';

/** A letter that could be paid in harbour, and the cards for it, as they would have to lie. */
export interface Deal {
  readonly letter: JackCard;
  readonly cards: readonly Aboard[];
  /** Goods that a Paymaster would have to replace. */
  readonly swaps: number;
  /** What is gained: the coins, less what the cards are worth otherwise. */
  readonly gain: number;
}

/** All cards of a ship in both ways they can lie in harbour. */
const eitherWay = (ship: readonly Aboard[]): Aboard[] =>
  ship.flatMap((one) =>
    faceOf(one.card.kind).bottom ? [one, { ...one, up: one.up === 'top' ? 'bottom' : 'top' } as Aboard] : [one],
  );

const isOnce = (cards: readonly Aboard[]): boolean => new Set(cards.map(({ card }) => card.id)).size === cards.length;

/** Bottles on Paymasters, and goods that they have let replaced already. */
const swapsOf = ({ ship, view }: Outlook): number =>
  view.swaps + ship.filter((one) => isReady(one, 'paymaster')).reduce((sum, { rum }) => sum + rum, 0);

/** The best letter to fulfil from a ship; `undefined` when none can be. */
export function bestDeal(outlook: Outlook, ship: readonly Aboard[] = outlook.ship): Deal | undefined {
  const { view, coin } = outlook;
  const before = shipWorth(outlook, ship);
  const possible = eitherWay(ship);
  const most = swapsOf(outlook);
  const deals = view.row.flatMap((letter): Deal[] => {
    const asked = letterOf(letter.kind);
    return waysToPay(asked, possible, most)
      .filter(isOnce)
      .map((cards) => {
        const gone = new Set(cards.map(({ card }) => card.id));
        const left = ship.filter(({ card }) => !gone.has(card.id));
        const swaps = lackOf(asked, cards) ?? 0;
        const lost = before - shipWorth(outlook, left) + 0.3 * Math.max(0, swaps - view.swaps);
        return { letter, cards, swaps, gain: asked.coins * coin - lost };
      });
  });
  return deals.reduce<Deal | undefined>((best, deal) => (best && best.gain >= deal.gain ? best : deal), undefined);
}

/** What is won by turning a card around. */
export function turnGain(outlook: Outlook, one: Aboard): number {
  const turned = outlook.ship.map((other) =>
    other === one ? ({ ...one, up: one.up === 'top' ? 'bottom' : 'top', rum: 0 } as Aboard) : other,
  );
  return shipWorth(outlook, turned) - outlook.worth;
}

/** The maps that a ship would have with all of them turned up. */
export const mapsAboard = (ship: readonly Aboard[]): readonly Aboard[] =>
  ship.filter(({ card }) => {
    const { top, bottom } = faceOf(card.kind);
    return top.is === 'map' || bottom?.is === 'map';
  });

/** Whether a map lies down that would make a treasure. */
export const hidesTreasure = (ship: readonly Aboard[], one: Aboard): boolean =>
  upOf(one).is !== 'map' && mapsAboard([one]).length > 0 && mapsAboard(ship).length >= TREASURE.maps;

/** What a visit to the harbour brings: letters one after another, a treasure, a better rig. */
export function harbourWorth(outlook: Outlook): number {
  let [ship, gain] = [outlook.ship, 0];
  for (let number = 0; number < 4; number++) {
    const deal = bestDeal(outlook, ship);
    if (!deal || deal.gain <= 0) break;
    // A letter is fulfilled once: what the next one brings is unknown, so only others of the row count.
    gain += deal.gain;
    const gone = new Set(deal.cards.map(({ card }) => card.id));
    ship = ship.filter(({ card }) => !gone.has(card.id));
    if (number > 0) break;
  }
  const down = mapsAboard(outlook.ship).filter((one) => upOf(one).is !== 'map').length;
  const treasure = mapsAboard(outlook.ship).length >= TREASURE.maps && down > 0 ? 0.8 * outlook.coin : 0;
  const turns = outlook.ship.reduce((sum, one) => sum + Math.max(0, turnGain(outlook, one)), 0);
  return gain + treasure + 0.8 * turns;
}
