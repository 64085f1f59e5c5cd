import { inTurn as each } from '../../kit/act.ts';
import type { Seat } from '../../kit/seats.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { type Condition, type Effect, effectOf, type Kind, STRONG, valueOn } from '../cards.ts';
import type { CaptainsWagerMove, Context, Crew } from '../context.ts';
import type { CaptainsWagerEvent } from '../events.ts';
import { askedBy, discardCrew, swapCrew, takeFromPool } from './choices.ts';
import {
  added,
  byLot,
  crewOf,
  type Done,
  deckOf,
  handOf,
  isActive,
  joined,
  lookedAt,
  offTheTop,
  otherActive,
  quiet,
  told,
  withCrew,
  withEntry,
} from './common.ts';

/** A card that takes effect: whose it is, on whom, and which card. */
export interface Use {
  readonly by: Seat;
  readonly on: Seat | null;
  readonly source: Kind;
}

type Does = Effect['does'];
type EffectOf<D extends Does> = Extract<Effect, { readonly does: D }>;
type Happen<D extends Does> = (context: Context, use: Use, effect: EffectOf<D>) => Done;

// --- questions -------------------------------------------------------------------------------------------------------

/** Whether a crew's value can't be lowered (Iron Marine). */
const standsFirm = ({ cards }: Crew): boolean =>
  cards.some(({ card, live }) => live && effectOf(card.kind).does === 'stand-firm');

/** Whom an effect can be used on: the captains it may name; none for effects that name nobody. */
export function targetsOf(context: Context, by: Seat, does: Does): Seat[] {
  const others = seatsFrom(by, context.seats).filter((seat) => seat !== by);
  switch (does) {
    case 'weaken':
      return others.filter((seat) => crewOf(context, seat).cards.length > 0 && !standsFirm(crewOf(context, seat)));
    case 'spy':
      return others.filter((seat) => isActive(context, seat) && handOf(context, seat).length > 0);
    case 'press':
      return seatsFrom(by, context.seats).filter(
        (seat) => crewOf(context, seat).deal === 'bet' && deckOf(context, seat).length > 0,
      );
    default:
      return [];
  }
}

/** How often something is so that a crew's value hangs on. */
const TIMES: Readonly<Record<Condition, (context: Context, by: Seat) => number>> = {
  'has-bet': (context, by) => Number(crewOf(context, by).deal === 'bet'),
  'no-claim': ({ claims }, by) => Number(!claims.includes(by)),
  'has-claim': ({ claims }, by) => Number(claims.includes(by)),
  'somebody-stole': ({ thieves }) => Number(thieves.length > 0),
  'each-other-active': (context, by) => otherActive(context, by).length,
  'strong-crew-is-out': (context, by) =>
    Number(
      otherActive(context, by).some((seat) =>
        crewOf(context, seat).cards.some(({ card }) => valueOn(card.kind) >= STRONG),
      ),
    ),
};

// --- parts of effects ------------------------------------------------------------------------------------------------

/** The effect comes to nothing. */
const idle = (context: Context, { by: seat, source }: Use): Done => told(context, { type: 'idle', seat, source });

const facts = (to: Seat, secret: Readonly<Record<string, string | readonly string[]>>) => ({
  secret: { to: [to], facts: secret },
});

const kindsOf = (cards: readonly { readonly kind: string }[]): string[] => cards.map(({ kind }) => kind);

/** Uses a card on the captain it names; asks whom, where there are several; comes to nothing where there is nobody. */
function aimed(context: Context, use: Use, does: Does, act: (on: Seat) => Done): Done {
  if (use.on !== null) return act(use.on);
  const [only, ...more] = targetsOf(context, use.by, does);
  if (only === undefined) return idle(context, use);
  if (more.length === 0) return act(only);
  return quiet({ ...context, choice: { task: 'target', by: use.by, source: use.source } });
}

function changed(context: Context, { by, source }: Use, on: Seat, value: number): Done {
  const changes = [...crewOf(context, on).changes, { source, by, value }];
  return told(withCrew(context, on, { changes }), { type: 'changed', by, on, value, source });
}

/** The top card of somebody's Treasure Deck goes to the pool. */
function addTop(context: Context, { by, source }: Use, on: Seat): Done {
  const top = offTheTop(context, on);
  if (!top) return idle(context, { by, on, source });
  const { card, context: now } = top;
  return told({ ...now, pool: [...now.pool, card] }, { type: 'added', by, on, card: card.id, source });
}

/** The top card of a captain's Treasure Deck becomes its Item. */
function takeItem(context: Context, seat: Seat, source: Kind): Done {
  const top = offTheTop(context, seat);
  if (!top) return idle(context, { by: seat, on: null, source });
  const { card, context: now } = top;
  return told(
    { ...now, items: joined(now.items, seat, card) },
    { type: 'item-taken', seat, card: card.id, source, ...facts(seat, { kind: card.kind }) },
  );
}

function takeCoins(context: Context, seat: Seat, count: number, source: Kind): Done {
  return told({ ...context, coins: added(context.coins, seat, count) }, { type: 'coins', seat, count, source });
}

/** A look at the whole pool. */
function foresee(context: Context, { by, source }: Use): Done {
  const { pool } = context;
  const event: CaptainsWagerEvent = { type: 'foreseen', seat: by, count: pool.length, source };
  return told(lookedAt(context, by, pool), { ...event, ...facts(by, { kinds: kindsOf(pool) }) });
}

/** A captain has to discard one of its Crew cards; the only one goes by itself. */
function mustDiscard(context: Context, { by, source }: Use): Done {
  const [only, ...more] = handOf(context, by);
  const asked: Context = { ...context, choice: { task: 'discard', by, source } };
  return only && more.length === 0 ? discardCrew(asked, { type: 'discard', seat: by, card: only.id }) : quiet(asked);
}

// --- the effects -----------------------------------------------------------------------------------------------------

const nothing = (context: Context): Done => quiet(context);

/** What each effect does (CW-1.1, CW-1.2). */
const EFFECTS: { readonly [D in Does]: Happen<D> } = {
  nothing,
  // What these do is looked at when crews are compared or chosen.
  edge: nothing,
  'stand-firm': nothing,
  // An Axe cancels before anything takes effect.
  cancel: nothing,
  'take-coins': (context, { by, source }, { count }) => takeCoins(context, by, count, source),
  'pay-others': (context, use, { count }) => {
    const others = otherActive(context, use.by);
    if (others.length === 0) return idle(context, use);
    return each(context, ...others.map((seat) => (now: Context) => takeCoins(now, seat, count, use.source)));
  },
  'take-item': (context, { by, source }, { who }) =>
    each(
      context,
      ...(who === 'all' ? seatsFrom(by, context.seats) : [by]).map(
        (seat) => (now: Context) => takeItem(now, seat, source),
      ),
    ),
  'claim-random': (context, use) => {
    if (context.pool.length === 0) return idle(context, use);
    const [card, now] = byLot(context, (lots) => lots.oneOf(context.pool));
    return takeFromPool(now, use.by, card.id, use.source);
  },
  'claim-chosen': (context, use) => {
    if (context.pool.length === 0) return idle(context, use);
    const { context: now, events } = foresee(context, use);
    return { context: { ...now, choice: { task: 'claim', by: use.by, source: use.source } }, events };
  },
  'add-own': (context, use) => addTop(context, use, use.by),
  press: (context, use) => aimed(context, use, 'press', (on) => addTop(context, use, on)),
  'collect-debts': (context, use) => {
    const debtors = otherActive(context, use.by).filter(
      (seat) => (context.ious[seat] ?? 0) > 0 && deckOf(context, seat).length > 0,
    );
    if (debtors.length === 0) return idle(context, use);
    return each(context, ...debtors.map((seat) => (now: Context) => addTop(now, use, seat)));
  },
  conjure: (context, use) => {
    const top = offTheTop(context, use.by);
    if (!top || context.pool.length === 0) return idle(context, use);
    const [taken, now] = byLot(top.context, (lots) => lots.oneOf(context.pool));
    const decks = withEntry(now.decks, use.by, [taken, ...deckOf(now, use.by)]);
    const pool = context.pool.map((card) => (card === taken ? top.card : card));
    return told({ ...now, decks, pool }, { type: 'conjured', seat: use.by, given: top.card.id, taken: taken.id });
  },
  chart: (context, use, { count }) => {
    const { by, source } = use;
    const cards = deckOf(context, by).slice(0, count);
    if (cards.length === 0) return idle(context, use);
    const choice = cards.length > 1 ? ({ task: 'chart', by, source } as const) : null;
    return told(
      { ...lookedAt(context, by, cards), choice },
      { type: 'charted', seat: by, count: cards.length, ...facts(by, { kinds: kindsOf(cards) }) },
    );
  },
  foresee: (context, use) => (context.pool.length === 0 ? idle(context, use) : foresee(context, use)),
  spy: (context, use) =>
    aimed(context, use, 'spy', (on) => {
      const { by, source } = use;
      const hand = handOf(context, on);
      return told(lookedAt(context, by, hand), {
        type: 'spied',
        by,
        on,
        source,
        ...facts(by, { kinds: kindsOf(hand) }),
      });
    }),
  'return-iou': (context, use) => {
    const { by: seat, source } = use;
    if ((context.ious[seat] ?? 0) === 0) return idle(context, use);
    return told({ ...context, ious: added(context.ious, seat, -1) }, { type: 'iou-returned', seat, source });
  },
  'take-iou': (context, { by: seat, source }, { count }) =>
    told({ ...context, ious: added(context.ious, seat, count) }, { type: 'iou-taken', seat, count, source }),
  redraw: (context, use) => {
    const { by, source } = use;
    const [card, ...undealt] = context.undealt;
    if (!card) return idle(context, use);
    const drawn: Context = { ...context, undealt, hands: joined(context.hands, by, card) };
    const event: CaptainsWagerEvent = { type: 'drew', seat: by, source, ...facts(by, { kind: card.kind }) };
    return each(
      drawn,
      (now) => told(now, event),
      (now) => mustDiscard(now, use),
    );
  },
  discard: (context, use) => (handOf(context, use.by).length === 0 ? idle(context, use) : mustDiscard(context, use)),
  'bring-along': (context, use) => {
    const { by, source } = use;
    if (handOf(context, by).length === 0) return idle(context, use);
    return quiet({ ...context, choice: { task: 'bring', by, source } });
  },
  gain: (context, use, { value, when }) => {
    const times = TIMES[when](context, use.by);
    return times === 0 ? idle(context, use) : changed(context, use, use.by, value * times);
  },
  weaken: (context, use, { value }) => aimed(context, use, 'weaken', (on) => changed(context, use, on, -value)),
  strengthen: (context, use, { value }) => changed(context, use, use.by, value),
  'win-ties': (context, { by }) => told(withCrew(context, by, { winsTies: true }), { type: 'lucky', seat: by }),
  'swap-crew': (context, { by, source }) => {
    const asked: Context = { ...context, choice: { task: 'swap', by, source } };
    const [out, ...moreOut] = crewOf(context, by).cards;
    const [card, ...moreCards] = handOf(context, by);
    if (!out || !card) return idle(context, { by, on: null, source });
    const isOnlyWay = moreOut.length === 0 && moreCards.length === 0;
    return isOnlyWay ? swapCrew(asked, { type: 'swap', seat: by, out: out.card.id, card: card.id }) : quiet(asked);
  },
  'free-bet': (context, { by }) => told({ ...context, freeBet: true }, { type: 'passage', seat: by }),
};

/** A card takes effect. */
export function happen(context: Context, use: Use): Done {
  const effect = effectOf(use.source);
  return (EFFECTS[effect.does] as Happen<Does>)(context, use, effect);
}

/** A crew is used on the captain that its player has named. */
export function aim(context: Context, { seat, on }: CaptainsWagerMove & { type: 'target' }): Done {
  return happen({ ...context, choice: null }, { by: seat, on, source: askedBy(context) });
}
