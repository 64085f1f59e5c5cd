import type { Seat } from '../../kit/seats.ts';
import { faceOf } from '../cards.ts';
import type { CaptainJacksGoldMove, Context, Duel, Duellist } from '../context.ts';
import { byLot, carried, type Done, laidAside, quiet, seatsOf, shipOf, told } from './common.ts';
import { triesOf } from './ship.ts';

type Of<T extends CaptainJacksGoldMove['type']> = CaptainJacksGoldMove & { readonly type: T };

/** Whether the card turned over shows the boarding sign (CJ-5.2). */
export const mayBoard = ({ revealed }: Pick<Context, 'revealed'>): boolean =>
  revealed !== null && faceOf(revealed.kind).sign === 'boarding';

/** The ships that can be boarded: those in the same sea; nobody in harbour (CJ-5.2). */
export const boardable = (context: Context): Seat[] => {
  const { turn, places } = context;
  return seatsOf(context).filter(
    (seat) => seat !== turn && places[turn] !== 'harbour' && places[seat] === places[turn],
  );
};

/** The boarding that is fought. Throws when there is none. */
export function duelOf({ duel }: Pick<Context, 'duel'>): Duel {
  if (!duel) throw new Error('There is no boarding.');
  return duel;
}

const ready = (context: Context, seat: Seat): Duellist => ({
  seat,
  tries: triesOf(shipOf(context, seat)),
  throws: [],
  done: false,
});

/** A boarding begins; the card that allowed it stays on the discards (CJ-5.4). */
export function board(context: Context, { seat: by, on }: Of<'board'>): Done {
  const duel: Duel = { by: ready(context, by), on: ready(context, on), winner: null };
  return told({ ...laidAside(context), duel }, { type: 'boarded', by, on });
}

/** Whose throw it is: who boards first, then the other (CJ-5.2). */
export const thrower = ({ by, on }: Duel): Duellist => (by.done ? on : by);

const withSide = (context: Context, changed: Duellist): Context => {
  const duel = duelOf(context);
  return { ...context, duel: duel.by.seat === changed.seat ? { ...duel, by: changed } : { ...duel, on: changed } };
};

/** One throw of who is to throw; the last one that its cannons allow ends its part. */
export function duelThrow(context: Context): Done {
  const one = thrower(duelOf(context));
  const [value, now] = byLot(context, (lots) => lots.die());
  const throws = [...one.throws, value];
  const left = one.tries - throws.length;
  return told(withSide(now, { ...one, throws, done: left <= 0 }), { type: 'thrown', seat: one.seat, value, left });
}

/** Who is to throw stops. */
export function duelStop(context: Context): Done {
  const one = thrower(duelOf(context));
  return told(withSide(context, { ...one, done: true }), { type: 'stopped', seat: one.seat });
}

/** Whether both have thrown. */
export const areBothDone = ({ duel }: Pick<Context, 'duel'>): boolean =>
  duel !== null && [duel.by, duel.on].every(({ done }) => done);

/** What throws are worth: the highest (CJ-5.2), in the advanced game the last (CJ-8.3). */
export const worth = (throws: readonly number[], advanced: boolean): number =>
  advanced ? (throws.at(-1) ?? 0) : Math.max(0, ...throws);

/** The higher throw wins; equal ones are fought again, without damage (CJ-5.2, CJ-8.3). */
export function settleDuel(context: Context): Done {
  const duel = duelOf(context);
  const [ours, theirs] = [duel.by, duel.on].map(({ throws }) => worth(throws, context.advanced)) as [number, number];
  const { by, on } = { by: duel.by.seat, on: duel.on.seat };
  if (ours === theirs) {
    const again: Duel = { ...duel, by: ready(context, by), on: ready(context, on) };
    return told({ ...context, duel: again }, { type: 'duel-tied', by, on, value: ours });
  }
  const [winner, loser] = ours > theirs ? [by, on] : [on, by];
  return told(
    { ...context, duel: { ...duel, winner } },
    { type: 'duel-won', by: winner, on: loser, value: Math.max(ours, theirs), against: Math.min(ours, theirs) },
  );
}

/** Who has won a boarding and who lost it. */
export function sidesOf({ by, on, winner }: Duel): { readonly winner: Seat; readonly loser: Seat } {
  if (winner === null) throw new Error('The boarding is not decided.');
  return { winner, loser: winner === by.seat ? on.seat : by.seat };
}

/** Whether the loser of a boarding has a card to lose (CJ-5.3). */
export function isLootThere(context: Context): boolean {
  const { duel } = context;
  return duel?.winner != null && shipOf(context, sidesOf(duel).loser).length > 0;
}

/** The winner takes a card of the loser, as it lies (CJ-5.3). */
export function loot(context: Context, { card }: Of<'loot'>): Done {
  const { winner, loser } = sidesOf(duelOf(context));
  const { up } = carried(context, loser, card);
  return quiet({ ...context, duel: null, incoming: { to: winner, from: loser, card, up } });
}

/** The winner takes nothing, or there is nothing to take (CJ-5.3). */
export function spare(context: Context): Done {
  const { winner, loser } = sidesOf(duelOf(context));
  return told({ ...context, duel: null }, { type: 'spared', by: winner, on: loser });
}
