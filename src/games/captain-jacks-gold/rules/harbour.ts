import { inTurn as each } from '../../kit/act.ts';
import type { CardId } from '../../kit/cards.ts';
import { GOODS, type Good, type Letter, letterOf } from '../cards.ts';
import type { Aboard, Bill, CaptainJacksGoldMove, Context, JackCard, Side } from '../context.ts';
import type { CaptainJacksGoldEvent } from '../events.ts';
import { carried, type Done, paid, quiet, shipOf, thrownOff, told, withCard, withEntry } from './common.ts';
import { drink } from './sea.ts';
import { holdOf, isReady } from './ship.ts';

type Of<T extends CaptainJacksGoldMove['type']> = CaptainJacksGoldMove & { readonly type: T };

/** The ship stands in the harbour (CJ-3.1). */
export const enter = (context: Context, { seat }: Of<'harbour'>): Done =>
  told({ ...context, places: withEntry(context.places, seat, 'harbour' as const) }, { type: 'harboured', seat });

// --- letters of marque (CJ-6.2) --------------------------------------------------------------------------------------

/**
 * Goods that cards lack for a letter, in pieces that a Paymaster would have to replace (CJ-8.9); `null` when they don't cover it at all.
 * A pirate flag counts as any flag (CJ-8.7).
 */
export function lackOf({ goods, flags }: Letter, cards: readonly Pick<Aboard, 'card' | 'up'>[]): number | null {
  const held = cards.flatMap((one) => holdOf(one) ?? []);
  const jokers = held.filter((one) => one.is === 'flag' && one.flag === 'pirate').length;
  const missing = flags.filter((flag) => !held.some((one) => one.is === 'flag' && one.flag === flag)).length;
  if (missing > jokers) return null;
  const have = (good: Good) =>
    held.reduce((sum, one) => (one.is === 'good' && one.good === good ? sum + one.count : sum), 0);
  const balance = GOODS.map((good) => have(good) - (goods[good] ?? 0));
  const short = balance.reduce((sum, left) => sum + Math.max(0, -left), 0);
  const spare = balance.reduce((sum, left) => sum + Math.max(0, left), 0);
  return short <= spare ? short : null;
}

const covers = (letter: Letter, cards: readonly Aboard[], swaps: number): boolean => {
  const lack = lackOf(letter, cards);
  return lack !== null && lack <= swaps;
};

/** Every way to pay a letter from a ship in which no card could be spared: sets of cards. */
export function waysToPay(letter: Letter, ship: readonly Aboard[], swaps: number): (readonly Aboard[])[] {
  const useful = ship.filter((one) => {
    const held = holdOf(one);
    if (held?.is === 'flag') return held.flag === 'pirate' ? letter.flags.length > 0 : letter.flags.includes(held.flag);
    return held !== null && (swaps > 0 || (letter.goods[held.good] ?? 0) > 0);
  });
  const ways: (readonly Aboard[])[] = [];
  const search = (chosen: readonly Aboard[], from: number): void => {
    if (covers(letter, chosen, swaps)) {
      const isLean = chosen.every(
        (one) =>
          !covers(
            letter,
            chosen.filter((other) => other !== one),
            swaps,
          ),
      );
      if (isLean) ways.push(chosen);
      return;
    }
    for (let at = from; at < useful.length; at++) search([...chosen, useful[at] as Aboard], at + 1);
  };
  search([], 0);
  return ways;
}

/** A letter of the row by its id; `undefined` when it does not lie there. */
export const letterIn = ({ row }: Pick<Context, 'row'>, id: unknown): JackCard | undefined =>
  row.find((card) => card.id === id);

/** The ways in which the player in turn can pay a letter now. */
export const waysNow = (context: Context, letter: JackCard): (readonly Aboard[])[] =>
  waysToPay(letterOf(letter.kind), shipOf(context, context.turn), context.swaps);

/** The letter that is being paid. Throws when there is none. */
export function billOf({ bill }: Pick<Context, 'bill'>): Bill {
  if (!bill) throw new Error('No letter is being paid.');
  return bill;
}

function billed(context: Context): JackCard {
  const letter = letterIn(context, billOf(context).letter);
  if (!letter) throw new Error('The letter does not lie open.');
  return letter;
}

/** The cards that can be given next: each belongs to a way to pay with what has been given. */
export function payable(context: Context): CardId[] {
  const { paid: given } = billOf(context);
  const ways = waysNow(context, billed(context)).map((way) => way.map(({ card }) => card.id));
  const fitting = ways.filter((way) => given.every((id) => way.includes(id)));
  return [...new Set(fitting.flat())].filter((id) => !given.includes(id));
}

/** What every way left has in common is given without asking. */
function withoutChoice(context: Context): Context {
  const { letter, paid: given } = billOf(context);
  const ways = waysNow(context, billed(context)).map((way) => way.map(({ card }) => card.id));
  const fitting = ways.filter((way) => given.every((id) => way.includes(id)));
  const [one, ...others] = fitting;
  return one && others.length === 0 ? { ...context, bill: { letter, paid: one } } : context;
}

/** A letter is to be fulfilled. Where there is but one way to pay it, that one is taken. */
export const present = (context: Context, { letter }: Of<'fulfil'>): Done =>
  quiet(withoutChoice({ ...context, bill: { letter, paid: [] } }));

/** One card is given for the letter. */
export function pay(context: Context, { card }: Of<'pay'>): Done {
  const { letter, paid: given } = billOf(context);
  return quiet(withoutChoice({ ...context, bill: { letter, paid: [...given, card] } }));
}

/** Whether the cards given cover the letter. */
export function isCovered(context: Context): boolean {
  const { paid: given } = billOf(context);
  const cards = given.map((id) => carried(context, context.turn, id));
  return covers(letterOf(billed(context).kind), cards, context.swaps);
}

/** The letter leaves the game, the next one is laid (CJ-6.2); when they run out the row shrinks (CJ-6.4). */
function replaced(context: Context, letter: JackCard): Done {
  const [next, ...letters] = context.letters;
  const row = context.row.flatMap((card) => (card === letter ? (next ?? []) : card));
  const now: Context = { ...context, row, letters, fulfilled: [...context.fulfilled, letter] };
  return next ? told(now, { type: 'letter-laid', letter: next }) : quiet(now);
}

/** The letter is fulfilled: its cards are discarded, it pays its coins (CJ-6.2). */
export function fulfil(context: Context): Done {
  const { turn: seat } = context;
  const letter = billed(context);
  const { paid: given } = billOf(context);
  const { coins } = letterOf(letter.kind);
  const cards = given.map((id) => carried(context, seat, id));
  const swapped = lackOf(letterOf(letter.kind), cards) ?? 0;
  const now: Context = { ...thrownOff(context, seat, given), bill: null, swaps: context.swaps - swapped };
  const event: CaptainJacksGoldEvent = {
    type: 'fulfilled',
    seat,
    letter,
    cards: cards.map(({ card }) => card),
    swapped,
  };
  return each(
    now,
    (table) => told(table, event),
    (table) => paid(table, seat, coins),
    (table) => replaced(table, letter),
  );
}

/** A Paymaster lets another good stand for one that a letter asks for (CJ-8.9). */
export const replaceGood = (context: Context, move: Of<'paymaster'>): Done =>
  drink({ ...context, swaps: context.swaps + 1 }, move);

/** Whether one more replaced good leads to a way to pay some letter, with the bottles that Paymasters have. */
export function isReplacementOfUse(context: Context): boolean {
  const ship = shipOf(context, context.turn);
  const ready = ship.filter((one) => isReady(one, 'paymaster'));
  const most = context.swaps + ready.reduce((sum, { rum }) => sum + rum, 0);
  return context.row.some(({ kind }) => {
    const letter = letterOf(kind);
    return waysToPay(letter, ship, most).some((way) => (lackOf(letter, way) ?? 0) > context.swaps);
  });
}

// --- turning cards around (CJ-6.3) -----------------------------------------------------------------------------------

const OTHER: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top' };

/** A card is turned around; bottles on a sailor that disappears go back to the island. */
export function turnAround(context: Context, { seat, card: id, type }: Of<'turn' | 'carpenter'>): Done {
  const { card, up, rum } = carried(context, seat, id);
  const now = withCard(context, seat, id, { up: OTHER[up], rum: 0 });
  return told(
    { ...now, bottles: now.bottles + rum },
    { type: 'turned', seat, card, up: OTHER[up], by: type === 'turn' ? 'harbour' : 'carpenter' },
  );
}
