import type { Seat } from '../../kit/seats.ts';
import type { CaptainJacksGoldMove, Context, Incoming } from '../context.ts';
import {
  carried,
  type Done,
  laidAside,
  quiet,
  seatsOf,
  shipOf,
  thrownOff,
  told,
  turnedOver,
  withShip,
} from './common.ts';
import { capacityOf, excessOf } from './ship.ts';

type Of<T extends CaptainJacksGoldMove['type']> = CaptainJacksGoldMove & { readonly type: T };

/** The card that comes onto a ship. Throws when there is none. */
export function incomingOf({ incoming }: Pick<Context, 'incoming'>): Incoming {
  if (!incoming) throw new Error('No card comes aboard.');
  return incoming;
}

/** Whether a ship has room for one more card (CJ-2.3). */
const hasRoom = (context: Context, seat: Seat): boolean => {
  const ship = shipOf(context, seat);
  return ship.length < capacityOf(ship);
};

/** Whether a card comes aboard for which there is room. */
export const isRoomMade = (context: Context): boolean =>
  context.incoming !== null && hasRoom(context, context.incoming.to);

/** The card comes aboard (CJ-3.5): from the sea, or from a boarded ship with the rum on it (CJ-8.8). It counts from the next turn on. */
export function load(context: Context): Done {
  const { to, from, card: id, up } = incomingOf(context);
  if (from === 'sea') {
    const card = turnedOver(context);
    const ship = [...shipOf(context, to), { card, up, rum: 0, fresh: true }];
    return told(
      { ...withShip(context, to, ship), revealed: null, incoming: null },
      { type: 'loaded', seat: to, card, up },
    );
  }
  const one = carried(context, from, id);
  const lost = withShip(
    context,
    from,
    shipOf(context, from).filter((other) => other !== one),
  );
  const now = withShip(lost, to, [...shipOf(lost, to), { ...one, fresh: true }]);
  return told({ ...now, incoming: null }, { type: 'looted', by: to, on: from, card: one.card });
}

/** No room is made: the card is not taken (CJ-2.3). */
export function leaveBehind(context: Context): Done {
  const { to, from, card: id } = incomingOf(context);
  const card = from === 'sea' ? turnedOver(context) : carried(context, from, id).card;
  return told({ ...laidAside(context), incoming: null }, { type: 'no-room', seat: to, card });
}

/** The player in turn begins to discard of its own will, or thinks better of it (CJ-2.3). */
export const jettison = (context: Context, { type }: Of<'jettison' | 'keep'>): Done =>
  quiet({ ...context, jettison: type === 'jettison' });

/** A card is discarded (CJ-2.3). */
export function discard(context: Context, { seat, card: id }: Of<'discard'>): Done {
  const { card } = carried(context, seat, id);
  return told({ ...thrownOff(context, seat, [id]), jettison: false }, { type: 'discarded', seat, card });
}

/** Whose ship has more cards than it holds (CJ-8.12); `undefined` when none has. */
export const overloaded = (context: Context): Seat | undefined =>
  seatsOf(context).find((seat) => excessOf(context, seat) > 0);
