import type { Seat } from '../../kit/seats.ts';
import { type Power, powerOn } from '../cards.ts';
import type { Context, GunsOrTreasureMove, Ship } from '../context.ts';
import { type Done, findShip, nothing, rememberedBySeat, replaced, seatsOf, withShip } from './common.ts';

/** What a seat's captain can do; `undefined` without a captain, and before its side is chosen. */
export function powerOf(context: Context, seat: Seat | null): Power | undefined {
  const captain = seat === null ? undefined : context.captains[seat];
  return captain?.side ? powerOn(captain.captain, captain.side) : undefined;
}

/** A seat's power, if it is this one. */
export function powerIf<P extends Power['power']>(
  context: Context,
  seat: Seat | null,
  power: P,
): Extract<Power, { power: P }> | undefined {
  const own = powerOf(context, seat);
  return own?.power === power ? (own as Extract<Power, { power: P }>) : undefined;
}

/** Who has a power. There is one of each captain, so it is one seat at most. */
export const holderOf = (context: Context, power: Power['power']): Seat | undefined =>
  seatsOf(context).find((seat) => powerIf(context, seat, power));

/** The cards of a ship that lie face down. */
export const sternsOf = (ship: Ship) => (ship.open ? [] : ship.cards.slice(1));

/** The ships that a seat may attack: all but its own (GT-4.3, GT-9.5). */
export const enemyShips = rememberedBySeat((context, seat): readonly Ship[] => [
  ...context.fleets.filter((_, owner) => owner !== seat).flat(),
  ...context.armada,
]);

// --- the Drydock Master, side B --------------------------------------------------------------------------------------

/** The ships that the Drydock Master may move a stern card from: enough cards stay behind. */
export const refittable = (context: Context, seat: Seat): readonly Ship[] => {
  const fleet = context.fleets[seat] ?? [];
  const refit = powerIf(context, seat, 'refit');
  return refit && fleet.length > 1 ? fleet.filter(({ cards }) => cards.length > refit.left) : [];
};

/** Who may move a stern card now that Shipbuilding ends. */
export const refitter = (context: Context): Seat | undefined =>
  seatsOf(context).find((seat) => refittable(context, seat).length > 0);

/** Moves a stern card to another ship, face down; every eye can follow it. */
export function shift(context: Context, { seat, card: id, ship: to }: GunsOrTreasureMove & { type: 'shift' }): Done {
  const from = (context.fleets[seat] ?? []).find(({ cards }) => cards.some((card) => card.id === id));
  const goal = findShip(context, to)?.ship;
  const card = from?.cards.find((one) => one.id === id);
  if (!from || !goal || !card) throw new Error(`${id} can't be moved to ${to}.`);
  const left = withShip(context, { ...from, cards: from.cards.filter((one) => one !== card) });
  return {
    context: withShip(left, { ...goal, cards: [...goal.cards, card] }),
    events: [{ type: 'shifted', seat, card: id, from: from.id, to }],
  };
}

// --- Old Spyglass ----------------------------------------------------------------------------------------------------

/** The ships that Old Spyglass can look into: something of them lies face down. */
export const closedShips = (context: Context, seat: Seat): Ship[] =>
  enemyShips(context, seat).filter((ship) => sternsOf(ship).length > 0);

/** Who looks at a whole enemy ship when Marauding starts (side B). */
export const scoutOf = (context: Context): Seat | undefined => {
  const seat = holderOf(context, 'scout');
  return seat !== undefined && closedShips(context, seat).length > 0 ? seat : undefined;
};

/** Looks at all stern cards of one enemy ship (side B). */
export function scout(context: Context, { seat, ship: id }: GunsOrTreasureMove & { type: 'scout' }): Done {
  const found = findShip(context, id);
  if (!found) return nothing(context);
  const sterns = sternsOf(found.ship);
  return {
    context: {
      ...context,
      looks: [...context.looks, ...sterns.map((card) => ({ seat, card: card.id, inSecret: false }))],
    },
    events: [
      {
        type: 'scouted',
        by: seat,
        on: found.owner,
        ship: id,
        secret: { to: [seat], facts: { kinds: sterns.map(({ kind }) => kind) } },
      },
    ],
  };
}

/** Looks at one stern card of an enemy ship, which is the target of this turn's attack then (side A). */
export function spy(context: Context, { seat, card: id }: GunsOrTreasureMove & { type: 'spy' }): Done {
  const target = enemyShips(context, seat).find((ship) => sternsOf(ship).some((card) => card.id === id));
  const card = target?.cards.find((one) => one.id === id);
  if (!target || !card) throw new Error(`${id} is no stern card of an enemy ship.`);
  return {
    context: { ...context, looks: [...context.looks, { seat, card: id, inSecret: false }], sighted: target.id },
    events: [
      {
        type: 'spied',
        by: seat,
        on: findShip(context, target.id)?.owner ?? null,
        ship: target.id,
        card: id,
        secret: { to: [seat], facts: { kind: card.kind } },
      },
    ],
  };
}

// --- sides -----------------------------------------------------------------------------------------------------------

/** Chooses a side in secret (GT-2.1). */
export function chooseSide(context: Context, { seat, side }: GunsOrTreasureMove & { type: 'side' }): Done {
  const captain = context.captains[seat];
  if (!captain) return nothing(context);
  return {
    context: { ...context, captains: replaced(context.captains, seat, { ...captain, side }) },
    events: [{ type: 'ready', seat, task: 'sides' }],
  };
}
