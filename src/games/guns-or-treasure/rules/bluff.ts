import type { Seat } from '../../kit/seats.ts';
import type { Bluff, Context, GunsOrTreasureMove, ShipCard } from '../context.ts';
import type { GunsOrTreasureEvent } from '../events.ts';
import { type Done, discardUnseen, handOf, replaced, seatsOf, taken } from './common.ts';

/** Nothing done yet in this exchange. */
export const NO_BLUFF: Bluff = { tossed: null, open: null, hidden: null, steals: null };

/** What a seat has done in this exchange. */
export const bluffOf = (context: Context, seat: Seat): Bluff => context.bluffs[seat] ?? NO_BLUFF;

/** The player from whom a seat steals: the one on the left, clockwise (GT-9.3). */
export const leftOf = ({ seats }: { readonly seats: number }, seat: Seat): Seat => (seat + 1) % seats;

/** The cards that lie before a seat. */
export const laidBy = (context: Context, seat: Seat): ShipCard[] =>
  [bluffOf(context, seat).open, bluffOf(context, seat).hidden].flatMap((card) => card ?? []);

/** Who has still to discard a card or to lay two down. */
export const laying = (context: Context): Seat[] =>
  seatsOf(context).filter((seat) => bluffOf(context, seat).hidden === null);

/** Who has still to choose which card to steal. */
export const choosing = (context: Context): Seat[] =>
  seatsOf(context).filter((seat) => bluffOf(context, seat).steals === null);

const withBluff = (context: Context, seat: Seat, change: Partial<Bluff>): Context => ({
  ...context,
  bluffs: replaced(context.bluffs, seat, { ...bluffOf(context, seat), ...change }),
});

/** Discards a card, in secret until all have laid their cards down (GT-9.3). */
export function toss(context: Context, { seat, card: id }: GunsOrTreasureMove & { type: 'toss' }): Done {
  const { card, context: without } = taken(context, seat, id);
  return { context: withBluff(without, seat, { tossed: card }), events: [] };
}

/** Lays a card down open, and the last one hidden beside it; nobody sees them before all lie (GT-9.3). */
export function show(context: Context, { seat, card: id }: GunsOrTreasureMove & { type: 'show' }): Done {
  const { card: open, context: without } = taken(context, seat, id);
  const [hidden] = handOf(without, seat);
  if (!hidden) throw new Error(`Seat ${seat} has no second card to lay down.`);
  const { context: empty } = taken(without, seat, hidden.id);
  return { context: withBluff(empty, seat, { open, hidden }), events: [{ type: 'ready', seat, task: 'laying' }] };
}

/** All have laid their cards down: now they are seen (GT-9.3). */
export function revealBluffs(context: Context): Done {
  const discarded = seatsOf(context).reduce((now, seat) => {
    const { tossed } = bluffOf(now, seat);
    return tossed ? discardUnseen(withBluff(now, seat, { tossed: null }), seat, [tossed]) : now;
  }, context);
  return {
    context: discarded,
    events: seatsOf(context).flatMap((seat): GunsOrTreasureEvent[] => {
      const { open, hidden } = bluffOf(context, seat);
      if (!open || !hidden) return [];
      const secret = { to: [seat], facts: { kind: hidden.kind } };
      return [{ type: 'laid', seat, open, hidden: hidden.id, secret }];
    }),
  };
}

/** Chooses which card to steal, in secret until all have chosen (GT-9.3). */
export const steal = (context: Context, { seat, card }: GunsOrTreasureMove & { type: 'steal' }): Done => ({
  context: withBluff(context, seat, { steals: card }),
  events: [{ type: 'ready', seat, task: 'choosing' }],
});

/** All take at once what they chose, and what is left of their own two (GT-9.3). */
export function takeAll(context: Context): Done {
  const stolenBy = (seat: Seat) =>
    laidBy(context, leftOf(context, seat)).filter(({ id }) => id === bluffOf(context, seat).steals);
  const stolen = seatsOf(context).flatMap((seat) => stolenBy(seat).map(({ id }) => id));
  const keptBy = (seat: Seat) => laidBy(context, seat).filter(({ id }) => !stolen.includes(id));
  const hands = seatsOf(context).map((seat) => [...handOf(context, seat), ...keptBy(seat), ...stolenBy(seat)]);
  const events = seatsOf(context).flatMap((by): GunsOrTreasureEvent[] => {
    const from = leftOf(context, by);
    return stolenBy(by).map((card) =>
      card.id === bluffOf(context, from).open?.id
        ? { type: 'stole-open', by, from, card }
        : {
            type: 'stole-hidden',
            by,
            from,
            card: card.id,
            secret: { to: [by, from], facts: { kind: card.kind } },
          },
    );
  });
  return { context: { ...context, hands, bluffs: context.bluffs.map(() => NO_BLUFF) }, events };
}
