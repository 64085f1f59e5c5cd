import { inTurn as each } from '../../kit/act.ts';
import type { CardId } from '../../kit/cards.ts';
import type { Seat } from '../../kit/seats.ts';
import { faceOf, type Prey } from '../cards.ts';
import type { CaptainJacksGoldMove, Context, Fight } from '../context.ts';
import {
  byLot,
  carried,
  type Done,
  laidAside,
  leftOf,
  paid,
  quiet,
  shipOf,
  thrownOff,
  told,
  turnedOver,
} from './common.ts';
import { cannonsOf, isBreakable, sailsNow, triesOf } from './ship.ts';

type Of<T extends CaptainJacksGoldMove['type']> = CaptainJacksGoldMove & { readonly type: T };

/** The ship turned over; `null` when it is another card. */
export function preyOf({ revealed }: Pick<Context, 'revealed'>): Prey | null {
  const top = revealed && faceOf(revealed.kind).top;
  return top?.is === 'ship' ? top : null;
}

/** Whether what is turned over can't be evaded (CJ-8.5), and what it takes (CJ-8.6). */
export function obstacleOf({ revealed }: Pick<Context, 'revealed'>) {
  const top = revealed && faceOf(revealed.kind).top;
  return top?.is === 'sandbank' || top?.is === 'storm' || top?.is === 'monster' ? top : null;
}

/** The fight that is fought. Throws when there is none. */
export function fightOf({ fight }: Pick<Context, 'fight'>): Fight {
  if (!fight) throw new Error('There is no fight.');
  return fight;
}

function begun(context: Context, against: Fight['against'], value: number, tries: number): Done {
  return told(
    { ...context, fight: { against, value, tries, throws: [], stopped: false } },
    { type: 'fight', seat: context.turn, card: turnedOver(context), value, tries },
  );
}

/** A fight with the ship turned over begins: as many throws as cannons (CJ-4.1), a Gunman's one more (CJ-8.10). */
export function beginFight(context: Context): Done {
  const prey = preyOf(context);
  if (!prey) throw new Error('There is no ship to fight.');
  return begun(context, 'ship', prey.value, triesOf(shipOf(context, context.turn)));
}

/** Sandbank and storm are decided at once, a sea monster is fought: as many throws as cannons (CJ-8.6). */
export function face(context: Context): Done {
  const { turn: seat } = context;
  const obstacle = obstacleOf(context);
  if (!obstacle) throw new Error('There is nothing to face.');
  const ship = shipOf(context, seat);
  const { is, value } = obstacle;
  if (is === 'monster') return begun(context, 'monster', value, cannonsOf(ship));
  return faced(context, (is === 'sandbank' ? ship.length : sailsNow(context)) >= value);
}

/** What an obstacle leads to: won, its card comes aboard with the lower half up; lost, nothing is lost (CJ-8.5). */
function faced(context: Context, won: boolean): Done {
  const { turn: seat } = context;
  const card = turnedOver(context);
  const now: Context = won
    ? { ...context, incoming: { to: seat, from: 'sea', card: card.id, up: 'bottom' } }
    : laidAside(context);
  return told({ ...now, fight: null }, { type: 'faced', seat, card, won });
}

/** One throw of the die. */
export function throwDie(context: Context): Done {
  const fight = fightOf(context);
  const [value, now] = byLot(context, (lots) => lots.die());
  const throws = [...fight.throws, value];
  return told(
    { ...now, fight: { ...fight, throws } },
    { type: 'thrown', seat: context.turn, value, left: fight.tries - throws.length },
  );
}

/** The player stops throwing (CJ-4.1). */
export const stop = (context: Context): Done =>
  told({ ...context, fight: { ...fightOf(context), stopped: true } }, { type: 'stopped', seat: context.turn });

/** The throw that counts: the last (CJ-8.3). In the basic game, and against monsters, the first that is enough ends the fight. */
const last = ({ throws }: Fight): number => throws.at(-1) ?? 0;

/** Whether a fight is decided: stopped, out of tries, or won where one throw that reaches the value is enough (CJ-4.1, CJ-8.6). */
export function isFightOver(context: Context): boolean {
  const fight = fightOf(context);
  if (fight.stopped || fight.throws.length >= fight.tries) return true;
  const oneIsEnough = !context.advanced || fight.against === 'monster';
  return oneIsEnough && last(fight) >= fight.value;
}

/** A ship is captured: its card comes into the hold, or its coin is paid (CJ-4.2). A tie hurts in the advanced game (CJ-8.4). */
function captured(context: Context, prey: Prey, hurt: boolean): Done {
  const { turn: seat } = context;
  const card = turnedOver(context);
  const now: Context = { ...context, fight: null, damaged: hurt ? seat : null };
  const said = (table: Context) => told(table, { type: 'captured', seat, card, hurt });
  if (prey.loot.is !== 'coin') return said({ ...now, incoming: { to: seat, from: 'sea', card: card.id, up: 'top' } });
  return each(laidAside(now), said, (table) => paid(table, seat, 1));
}

/** A fight is over (CJ-4.2, CJ-4.3, CJ-8.4, CJ-8.6). */
export function settleFight(context: Context): Done {
  const { turn: seat } = context;
  const fight = fightOf(context);
  const won = last(fight) >= fight.value;
  const prey = preyOf(context);
  if (!prey) return faced(context, won);
  if (won) return captured(context, prey, context.advanced && last(fight) === fight.value);
  const card = turnedOver(context);
  return told({ ...laidAside(context), fight: null, damaged: seat }, { type: 'escaped', seat, card });
}

/** The cards that a damaged ship can lose (CJ-4.3). */
export const breakables = (context: Context, seat: Seat): CardId[] =>
  shipOf(context, seat)
    .filter(isBreakable)
    .map(({ card }) => card.id);

/** Who chooses what a damaged ship loses; `undefined` when there is nothing to choose (CJ-4.3). */
export const breaker = (context: Context): Seat | undefined =>
  context.damaged === null || breakables(context, context.damaged).length === 0
    ? undefined
    : leftOf(context, context.damaged);

/** The player to the left discards a sail or cannon of the damaged ship (CJ-4.3). */
export function breakCard(context: Context, { seat: by, card: id }: Of<'damage'>): Done {
  const { damaged: on } = context;
  if (on === null) throw new Error('No ship is damaged.');
  const { card } = carried(context, on, id);
  return told({ ...thrownOff(context, on, [id]), damaged: null }, { type: 'damaged', by, on, card });
}

/** A damaged ship without sail and cannon cards loses nothing (CJ-4.3). */
export function unharmed(context: Context): Done {
  const { damaged } = context;
  return damaged === null ? quiet(context) : told({ ...context, damaged: null }, { type: 'unharmed', seat: damaged });
}
