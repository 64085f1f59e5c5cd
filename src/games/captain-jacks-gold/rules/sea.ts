import { inTurn as each } from '../../kit/act.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { type Flag, faceOf, SAILS_OF, type Sea } from '../cards.ts';
import type { CaptainJacksGoldMove, Context, JackCard } from '../context.ts';
import type { CaptainJacksGoldEvent } from '../events.ts';
import {
  carried,
  type Done,
  laidAside,
  paid,
  quiet,
  seaOf,
  shipOf,
  shuffled,
  thrownOff,
  told,
  turnedOver,
  withCard,
  withEntry,
  withSea,
} from './common.ts';
import { readyOf, sailsNow, thirstyOf } from './ship.ts';

type Of<T extends CaptainJacksGoldMove['type']> = CaptainJacksGoldMove & { readonly type: T };

/** Whether a card can be drawn at a sea: it has a pile, or discards that become one (CJ-3.4). */
export const hasCards = ({ piles, discards }: Pick<Context, 'piles' | 'discards'>, sea: Sea): boolean =>
  piles[sea].length > 0 || discards[sea].length > 0;

/** The ship moves to a sea (CJ-3.1). */
export function setSail(context: Context, { seat, sea }: Of<'sail'>): Done {
  return told({ ...context, places: withEntry(context.places, seat, sea) }, { type: 'sailed', seat, sea });
}

/** Whether the player in turn can let a Lookout choose the first card (CJ-8.9). */
export const mayLookOut = (context: Context): boolean =>
  readyOf(shipOf(context, context.turn), 'lookout').length > 0 && context.discards[seaOf(context)].length > 0;

/** Sails that are left to turn over cards (CJ-3.2). */
export const drawsLeft = (context: Context): number => Math.max(0, sailsNow(context) - context.flips);

/** A card lies turned over: its sign counts (CJ-3.3). */
const shown = (context: Context, card: JackCard): Context => ({
  ...context,
  revealed: card,
  flips: context.flips + 1,
  becalmed: faceOf(card.kind).sign === 'becalmed',
});

/** Discards become the pile when a card must be drawn and it has run out (CJ-3.4). */
function replenished(context: Context): Done {
  const sea = seaOf(context);
  const discards = context.discards[sea];
  if (context.piles[sea].length > 0) return quiet(context);
  const { cards, context: now } = shuffled(context, discards);
  return told(
    { ...now, piles: withSea(now.piles, sea, cards), discards: withSea(now.discards, sea, []) },
    { type: 'reshuffled', sea, count: cards.length },
  );
}

/** Who may put a bottle on a sailor now, from the player to the left (CJ-8.8). */
function drinkers(context: Context, card: JackCard): Context['thirsty'] {
  if (faceOf(card.kind).sign !== 'rum' || context.bottles === 0) return [];
  const others = seatsFrom(context.turn, context.seats).slice(1);
  return others.filter((seat) => thirstyOf(shipOf(context, seat)).length > 0);
}

/** Turns over the top card of the pile onto the discards (CJ-3.2). What lay there before stays under it. */
export function turnOver(context: Context): Done {
  const { turn: seat } = context;
  const sea = seaOf(context);
  return each(laidAside(context), replenished, (now) => {
    const [card, ...rest] = now.piles[sea];
    if (!card) throw new Error(`There is no card to draw at the ${sea}.`);
    const next = shown({ ...now, piles: withSea(now.piles, sea, rest) }, card);
    return told({ ...next, thirsty: drinkers(next, card) }, { type: 'turned-over', seat, card, sea, by: 'draw' });
  });
}

/** A sailor acts: one bottle goes back to the island (CJ-8.9). */
export function drink(context: Context, move: Of<'helmsman' | 'cook' | 'lookout' | 'paymaster'>): Done {
  const { seat, type: sailor } = move;
  const { card, rum } = carried(context, seat, move.card);
  const now = withCard(context, seat, move.card, { rum: rum - 1 });
  return told({ ...now, bottles: now.bottles + 1 }, { type: 'drank', seat, card, sailor });
}

/** A Lookout: the top card of the discards counts as turned over, for one sail; no rum for the others (CJ-8.9). */
export function lookOut(context: Context, move: Of<'lookout'>): Done {
  const { seat } = move;
  const sea = seaOf(context);
  return each(
    context,
    (now) => drink(now, move),
    (now) => {
      const [card, ...rest] = now.discards[sea];
      if (!card) throw new Error('There is nothing to look out for.');
      const next = shown({ ...now, discards: withSea(now.discards, sea, rest) }, card);
      return told({ ...next, thirsty: [] }, { type: 'turned-over', seat, card, sea, by: 'lookout' });
    },
  );
}

/** A Helmsman: more sails in this turn (CJ-8.9). */
export const steer = (context: Context, move: Of<'helmsman'>): Done =>
  drink({ ...context, helm: context.helm + SAILS_OF.helmsman }, move);

/** A Cook: the depression sign is ignored (CJ-8.9). */
export const cook = (context: Context, move: Of<'cook'>): Done => drink({ ...context, becalmed: false }, move);

/** Who decides next about rum; nobody when the island has none left (CJ-8.8). */
export const nextToPour = ({ thirsty, bottles }: Pick<Context, 'thirsty' | 'bottles'>) =>
  bottles > 0 ? thirsty[0] : undefined;

/** A bottle is put on a sailor, or none is (CJ-8.8). */
export function pour(context: Context, move: Of<'pour' | 'pass'>): Done {
  const { seat } = move;
  const next: Context = { ...context, thirsty: context.thirsty.slice(1) };
  if (move.type === 'pass') return quiet(next);
  const { card, rum } = carried(context, seat, move.card);
  const poured = withCard({ ...next, bottles: next.bottles - 1 }, seat, move.card, { rum: rum + 1 });
  return told(poured, { type: 'poured', seat, card, rum: rum + 1 });
}

/** The card turned over is to be taken as it lies (CJ-3.2, CJ-3.5). */
export const take = (context: Context, { seat, card }: Of<'take'>): Done =>
  quiet({ ...context, incoming: { to: seat, from: 'sea', card, up: 'top' } });

/** The card turned over is left; the turn ends (CJ-3.2). */
export const leaveCard = (context: Context): Done =>
  told(laidAside(context), { type: 'left', seat: context.turn, card: turnedOver(context) });

/** The flag of the ship turned over; `null` when it shows none, or the pirates' one (CJ-8.11). */
export function flagTurnedOver({ revealed }: Pick<Context, 'revealed'>): Flag | null {
  const top = revealed && faceOf(revealed.kind).top;
  return top?.is === 'ship' && top.loot.is === 'flag' && top.loot.flag !== 'pirate' ? top.loot.flag : null;
}

/** A passenger goes over to a ship of the own flag: both cards are discarded for a coin (CJ-8.11). */
export function deliver(context: Context, move: Of<'deliver'>): Done {
  const { seat } = move;
  const { card } = carried(context, seat, move.card);
  const ship = turnedOver(context);
  const event: CaptainJacksGoldEvent = { type: 'delivered', seat, card, ship };
  return each(
    thrownOff(laidAside(context), seat, [move.card]),
    (now) => told(now, event),
    (now) => paid(now, seat, 1),
  );
}
