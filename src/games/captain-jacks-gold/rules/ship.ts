import type { CardId } from '../../kit/cards.ts';
import type { Seat } from '../../kit/seats.ts';
import {
  BOARD,
  type Cargo,
  type Flag,
  faceOf,
  type Half,
  isThirsty,
  type Loot,
  type Prey,
  SAILS_OF,
  type Sailor,
} from '../cards.ts';
import type { Aboard, Context } from '../context.ts';
import { shipOf } from './common.ts';

/** What of a card lies up: the half with the arrow, or the ship that it shows. */
export function upOf({ card, up }: Pick<Aboard, 'card' | 'up'>): Half | Prey {
  const { top, bottom } = faceOf(card.kind);
  return up === 'bottom' && bottom ? bottom : top;
}

/** The goods or the flag that a card holds; `null` for any other card. Of a captured ship, its loot is active (CJ-4.2). */
export function holdOf(one: Pick<Aboard, 'card' | 'up'>): Cargo | (Loot & { readonly is: 'flag' }) | null {
  const half = upOf(one);
  const held = half.is === 'ship' ? half.loot : half;
  return held.is === 'good' || held.is === 'flag' ? held : null;
}

/** The sailor whose half lies up; `null` for any other card. */
export function sailorOf(one: Pick<Aboard, 'card' | 'up'>): Sailor | null {
  const half = upOf(one);
  return half.is === 'sailor' ? half.sailor : null;
}

/** The cards of a ship that count in this turn (CJ-3.5). */
const counting = (ship: readonly Aboard[]): readonly Aboard[] => ship.filter(({ fresh }) => !fresh);

/** How many sailors of a name serve on a ship. */
export const sailorsOf = (ship: readonly Aboard[], name: Sailor): number =>
  counting(ship).filter((one) => sailorOf(one) === name).length;

const sum = (ship: readonly Aboard[], is: 'sail' | 'cannon'): number =>
  counting(ship).reduce((total, one) => {
    const half = upOf(one);
    return half.is === is ? total + half.count : total;
  }, 0);

/** Sails of a ship: its board's, those that lie up (CJ-3.2), and Sail makers (CJ-8.10). */
export const sailsOf = (ship: readonly Aboard[]): number =>
  BOARD.sails + sum(ship, 'sail') + SAILS_OF['sail-maker'] * sailorsOf(ship, 'sail-maker');

/** Sails of the ship in turn, with what Helmsmen have added (CJ-8.9). */
export const sailsNow = (context: Context): number => sailsOf(shipOf(context, context.turn)) + context.helm;

/** Cannons of a ship: its board's and those that lie up (CJ-4.1). */
export const cannonsOf = (ship: readonly Aboard[]): number => BOARD.cannons + sum(ship, 'cannon');

/** Throws that a ship has in a sea fight or a boarding: a Gunman adds one (CJ-8.10). */
export const triesOf = (ship: readonly Aboard[]): number => cannonsOf(ship) + sailorsOf(ship, 'gunman');

/** Cards that a ship can hold (CJ-2.3); more with a Quartermaster (CJ-8.10). */
export const capacityOf = (ship: readonly Aboard[]): number =>
  sailorsOf(ship, 'quartermaster') > 0 ? BOARD.quartermaster : BOARD.cards;

/** Cards that a ship has to lose at once (CJ-8.12). */
export const excessOf = (context: Pick<Context, 'ships'>, seat: Seat): number => {
  const ship = shipOf(context, seat);
  return Math.max(0, ship.length - capacityOf(ship));
};

/** Whether a damaged ship can lose this card: it lies with the sails or cannons (CJ-4.3). A Sail maker does not (CJ-8.10). */
export const isBreakable = (one: Aboard): boolean => {
  const { is } = upOf(one);
  return is === 'sail' || is === 'cannon';
};

/** Whether a card can be turned around: ship cards can't (CJ-6.3). */
export const isTurnable = ({ card }: Pick<Aboard, 'card'>): boolean => faceOf(card.kind).bottom !== null;

/** The active maps of a ship. They count as soon as they are aboard (CJ-5.1). */
export const mapsOf = (ship: readonly Aboard[]): readonly Aboard[] => ship.filter((one) => upOf(one).is === 'map');

/** The sailors of a ship that need rum (CJ-8.8). */
export const thirstyOf = (ship: readonly Aboard[]): readonly Aboard[] =>
  ship.filter((one) => {
    const name = sailorOf(one);
    return name !== null && isThirsty(name);
  });

/** Whether this card is a sailor of that name who has rum and serves already. */
export const isReady = (one: Aboard | undefined, name: Sailor): one is Aboard =>
  one !== undefined && !one.fresh && one.rum > 0 && sailorOf(one) === name;

/** The sailors of a name on a ship who have rum. */
export const readyOf = (ship: readonly Aboard[], name: Sailor): CardId[] =>
  ship.filter((one) => isReady(one, name)).map(({ card }) => card.id);

/** Passengers on a ship who are bound for a flag (CJ-8.11). */
export const passengersOf = (ship: readonly Aboard[], flag: Flag): readonly Aboard[] =>
  ship.filter((one) => {
    const half = upOf(one);
    return half.is === 'passenger' && half.flag === flag;
  });
