import type { Seat } from '../../kit/seats.ts';
import { faceOf, type Kind, type Prey, type Sea } from '../cards.ts';
import type { Aboard, Side } from '../context.ts';
import { duelOdds, possibleAt, reach } from '../odds.ts';
import { isBreakable } from '../rules/ship.ts';
import type { CaptainJacksGoldView } from '../view.ts';
import type { Style } from './style.ts';
import { worthOf } from './worth.ts';

/** How a seat looks at the table. */
export interface Outlook {
  readonly view: CaptainJacksGoldView;
  readonly seat: Seat;
  readonly style: Style;
  readonly ship: readonly Aboard[];
  /** What the own ship is worth. */
  readonly worth: number;
  /** What a coin is worth: more than one when it wins, or when others are about to. */
  readonly coin: number;
  /** What was reckoned before, of this position: gains by card, and the cost of damage. */
  readonly known: Map<string, number>;
}

export function outlookOf(view: CaptainJacksGoldView, seat: Seat, style: Style): Outlook {
  const ship = view.ships[seat] ?? [];
  const left = view.goal - (view.coins[seat] ?? 0);
  return {
    view,
    seat,
    style,
    ship,
    worth: worthOf(ship, view.row, style),
    coin: left <= 1 ? 4 : left <= 2 ? 1.5 : 1,
    known: new Map(),
  };
}

/** Reckons something of a position once. */
function once(outlook: Outlook, what: string, reckon: () => number): number {
  const known = outlook.known.get(what);
  if (known !== undefined) return known;
  const worth = reckon();
  outlook.known.set(what, worth);
  return worth;
}

/** What a ship would be worth. */
export const shipWorth = ({ view, style }: Outlook, ship: readonly Aboard[]): number => worthOf(ship, view.row, style);

const newly = (kind: Kind, up: Side): Aboard => ({ card: { id: 'new', kind }, up, rum: 0, fresh: false });

/** What losing a card costs a ship. */
export const missed = (outlook: Outlook, ship: readonly Aboard[], one: Aboard): number =>
  shipWorth(outlook, ship) -
  shipWorth(
    outlook,
    ship.filter((other) => other !== one),
  );

/** What taking a card brings, with the least missed card overboard where the ship is full; 0 where it is better left. */
export const gainOf = (outlook: Outlook, one: Aboard): number =>
  once(outlook, `gain ${one.card.kind} ${one.up} ${one.rum}`, () => reckonedGain(outlook, one));

function reckonedGain(outlook: Outlook, one: Aboard): number {
  const { ship, view, seat, worth } = outlook;
  const more = [...ship, one];
  if (ship.length < (view.strengths[seat]?.capacity ?? 7)) return Math.max(0, shipWorth(outlook, more) - worth);
  const best = Math.max(
    ...ship.map((gone) =>
      shipWorth(
        outlook,
        more.filter((other) => other !== gone),
      ),
    ),
  );
  return Math.max(0, best - worth);
}

/** What a lost fight costs: the best sail or cannon card. */
export const damageTo = (outlook: Outlook): number =>
  once(outlook, 'damage', () =>
    outlook.ship.filter(isBreakable).reduce((most, one) => Math.max(most, missed(outlook, outlook.ship, one)), 0),
  );

/** What a captured ship brings. */
export const prizeOf = (outlook: Outlook, kind: Kind, prey: Prey): number =>
  prey.loot.is === 'coin' ? outlook.coin : gainOf(outlook, newly(kind, 'top'));

/** What stopping a fight at a throw is worth. */
export const stopAt = (advanced: boolean, value: number, thrown: number, prize: number, damage: number): number => {
  if (thrown < value) return -damage;
  return advanced && thrown === value ? prize - damage : prize;
};

/** What a fight with so many throws left is worth to who plays it well. */
export function fightWorth(advanced: boolean, value: number, tries: number, prize: number, damage: number): number {
  if (!advanced) {
    const chance = reach(value, tries);
    return chance * prize - (1 - chance) * damage;
  }
  let expected = -damage;
  for (let left = 0; left < tries; left++) {
    const further = left === 0 ? Number.NEGATIVE_INFINITY : expected;
    expected = 0;
    for (let thrown = 1; thrown <= 6; thrown++) {
      expected += Math.max(stopAt(advanced, value, thrown, prize, damage), further) / 6;
    }
  }
  return expected;
}

/** Whether a ship is fast enough to be fought (CJ-8.2). */
export const isInReach = ({ view, seat }: Outlook, prey: Prey, more = 0): boolean =>
  !view.advanced || (view.strengths[seat]?.sails ?? 2) + view.helm + more >= prey.sails;

function obstacleWorth(outlook: Outlook, kind: Kind): number {
  const { top } = faceOf(kind);
  const { ship, view, seat } = outlook;
  const strength = view.strengths[seat];
  const gain = gainOf(outlook, newly(kind, 'bottom'));
  if (top.is === 'sandbank') return ship.length >= top.value ? gain : 0;
  if (top.is === 'storm') return (strength?.sails ?? 2) + view.helm >= top.value ? gain : 0;
  return top.is === 'monster' ? reach(top.value, strength?.cannons ?? 1) * gain : 0;
}

/** What a card turned over is worth to who makes the best of it, by itself. */
export function cardWorth(outlook: Outlook, kind: Kind): number {
  const { view, seat } = outlook;
  const { top } = faceOf(kind);
  if (top.is !== 'ship') {
    const isForced = top.is === 'sandbank' || top.is === 'storm' || top.is === 'monster';
    return isForced ? obstacleWorth(outlook, kind) : gainOf(outlook, newly(kind, 'top'));
  }
  if (!isInReach(outlook, top)) return 0;
  const tries = view.strengths[seat]?.tries ?? 1;
  return Math.max(0, fightWorth(view.advanced, top.value, tries, prizeOf(outlook, kind, top), damageTo(outlook)));
}

/** What turning over up to so many cards at a sea is worth: each time it is taken, or the next one is hoped for. */
export function seaWorth(outlook: Outlook, sea: Sea, draws: number): number {
  const cards = possibleAt(outlook.view, sea).map((kind) => ({ ...faceOf(kind), worth: cardWorth(outlook, kind) }));
  if (cards.length === 0) return 0;
  let expected = 0;
  for (let left = 0; left < Math.min(draws, 6); left++) {
    const hope = expected;
    expected =
      cards.reduce((sum, { worth, sign, top }) => {
        const isForced = top.is === 'sandbank' || top.is === 'storm' || top.is === 'monster';
        return sum + (isForced || sign === 'becalmed' ? worth : Math.max(worth, hope));
      }, 0) / cards.length;
  }
  return expected;
}

/** What boarding another ship is worth. */
export function boardWorth(outlook: Outlook, on: Seat): number {
  const { view, seat, style, ship } = outlook;
  const theirs = view.ships[on] ?? [];
  const odds = duelOdds(view.strengths[seat]?.tries ?? 1, view.strengths[on]?.tries ?? 1, view.advanced);
  const won = Math.max(0, ...theirs.map((one) => lootWorth(outlook, on, one)));
  const lost = Math.max(0, ...ship.map((one) => missed(outlook, ship, one)));
  return odds * won - (1 - odds) * lost * (1 + style.malice);
}

/** What a card of another ship is worth as loot: to the own ship, and as harm to the other. */
export function lootWorth(outlook: Outlook, from: Seat, one: Aboard): number {
  const { view, style } = outlook;
  const theirs = view.ships[from] ?? [];
  return gainOf(outlook, { ...one, card: { ...one.card } }) + style.malice * missed(outlook, theirs, one);
}
