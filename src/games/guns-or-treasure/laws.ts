import { type Move, type Refusal, refusal } from '../kit/game.ts';
import { PHRASES, SIDES } from './cards.ts';
import type { Context, GunsOrTreasureMove, Ship } from './context.ts';
import { crewsOf } from './rules/armada.ts';
import { bluffOf, laidBy, leftOf } from './rules/bluff.ts';
import { closedShips, enemyShips, powerIf, refittable, sternsOf } from './rules/captains.ts';
import { fleetOf, handOf, shipIn } from './rules/common.ts';
import { mustAttack } from './rules/marauding.ts';

/** Where the table waits for somebody. */
export type Phase =
  | 'sides'
  | 'building'
  | 'signal'
  | 'laying'
  | 'choosing'
  | 'picking'
  | 'refit'
  | 'crewing'
  | 'scouting'
  | 'turn'
  | 'aim'
  | 'harbour'
  | 'over';

/** A move from outside, by a seat that may decide now: its choices may be missing or of any type. */
export type Claimed = Move & {
  readonly card?: unknown;
  readonly ship?: unknown;
  readonly target?: unknown;
  readonly side?: unknown;
  readonly phrase?: unknown;
};

type Check = (context: Context, move: Claimed) => Refusal | undefined;

/** When a type of move is open, the choices it takes, and what they must satisfy. */
interface MoveLaw {
  readonly phases: readonly Phase[];
  readonly choices: readonly string[];
  readonly check: Check;
}

const isAmong = <T>(list: readonly T[], value: unknown): boolean => list.some((item) => item === value);

const own = (context: Context, { seat }: Claimed): readonly Ship[] => fleetOf(context, seat);

/** The first of several checks that refuses. */
const all =
  (...checks: readonly Check[]): Check =>
  (context, move) => {
    for (const check of checks) {
      const refused = check(context, move);
      if (refused) return refused;
    }
    return undefined;
  };

/** The card must be in hand; one that lies on a ship is there for good (GT-3.3). */
const fromHand: Check = (context, move) => {
  if (handOf(context, move.seat).some(({ id }) => id === move.card)) return undefined;
  const placed = own(context, move).some(({ cards }) => cards.some(({ id }) => id === move.card));
  return placed ? refusal('GT-3.3', 'placed') : refusal('GT-2.2', 'not-your-card');
};

const toOwnShip: Check = (context, move) =>
  shipIn(own(context, move), move.ship) ? undefined : refusal('GT-3.2', 'not-your-ship');

const withOwnShip: Check = (context, move) =>
  shipIn(own(context, move), move.ship) ? undefined : refusal('GT-4.3', 'choose-your-ship');

/** The Drydock Master's one stern card (GT-1.2). */
const refits: Check = (context, move) => {
  const from = own(context, move).find((ship) => sternsOf(ship).some(({ id }) => id === move.card));
  const left = powerIf(context, move.seat, 'refit')?.left ?? 0;
  if (!from) return refusal('GT-1.2', 'choose-a-stern');
  if (!isAmong(refittable(context, move.seat), from)) return refusal('GT-1.2', 'too-few-left', { left });
  if (from.id === move.ship) return refusal('GT-1.2', 'same-ship');
  return toOwnShip(context, move);
};

/** One card for each ship of the Armada (GT-9.5). */
const crews: Check = (context, move) => {
  if (!shipIn(context.armada, move.ship)) return refusal('GT-9.5', 'not-the-armada');
  return isAmong(
    crewsOf(context, move.seat).map(({ ship }) => ship),
    move.ship,
  )
    ? refusal('GT-9.5', 'crewed-already')
    : undefined;
};

/** The target is somebody else's, and the ship that Old Spyglass has looked at (GT-4.3, GT-1.2). */
const atTarget: Check = (context, move) => {
  if (shipIn(own(context, move), move.target)) return refusal('GT-4.3', 'own-target');
  if (!shipIn(enemyShips(context, move.seat), move.target)) return refusal('GT-4.3', 'no-target');
  return context.sighted !== null && context.sighted !== move.target ? refusal('GT-1.2', 'sighted') : undefined;
};

const spies: Check = (context, move) => {
  if (!powerIf(context, move.seat, 'spy')) return refusal('GT-1.2', 'no-spyglass');
  const sterns = enemyShips(context, move.seat).flatMap(sternsOf);
  return sterns.some(({ id }) => id === move.card) ? undefined : refusal('GT-1.2', 'choose-an-enemy-stern');
};

const mayRetreat: Check = (context, { seat }) =>
  mustAttack(context, seat) ? refusal('GT-4.2', 'attack-first') : undefined;

/** What a move of each type must satisfy. */
export const LAWS: Readonly<Record<GunsOrTreasureMove['type'], MoveLaw>> = {
  side: {
    phases: ['sides'],
    choices: ['side'],
    check: (_, { side }) => (isAmong(SIDES, side) ? undefined : refusal('GT-2.1', 'choose-a-side')),
  },
  launch: { phases: ['building'], choices: ['card'], check: fromHand },
  build: { phases: ['building'], choices: ['card', 'ship'], check: all(fromHand, toOwnShip) },
  signal: {
    phases: ['signal'],
    choices: ['phrase'],
    check: (_, { phrase }) => (isAmong(PHRASES, phrase) ? undefined : refusal('GT-3.4', 'no-such-phrase')),
  },
  toss: {
    phases: ['laying'],
    choices: ['card'],
    check: (context, move) =>
      bluffOf(context, move.seat).tossed ? refusal('GT-9.3', 'tossed-already') : fromHand(context, move),
  },
  show: {
    phases: ['laying'],
    choices: ['card'],
    check: (context, move) =>
      bluffOf(context, move.seat).tossed ? fromHand(context, move) : refusal('GT-9.3', 'toss-first'),
  },
  steal: {
    phases: ['choosing'],
    choices: ['card'],
    check: (context, { seat, card }) =>
      laidBy(context, leftOf(context, seat)).some(({ id }) => id === card)
        ? undefined
        : refusal('GT-9.3', 'steal-from-the-left', { left: { seat: leftOf(context, seat) } }),
  },
  discard: { phases: ['picking'], choices: ['card'], check: fromHand },
  shift: { phases: ['refit'], choices: ['card', 'ship'], check: refits },
  keep: { phases: ['refit'], choices: [], check: () => undefined },
  crew: { phases: ['crewing'], choices: ['card', 'ship'], check: all(fromHand, crews) },
  scout: {
    phases: ['scouting'],
    choices: ['ship'],
    check: (context, { seat, ship }) =>
      shipIn(closedShips(context, seat), ship) ? undefined : refusal('GT-1.2', 'choose-an-enemy-ship'),
  },
  spy: { phases: ['turn'], choices: ['card'], check: spies },
  attack: { phases: ['turn', 'aim'], choices: ['ship', 'target'], check: all(withOwnShip, atTarget) },
  retreat: { phases: ['turn'], choices: ['ship'], check: all(withOwnShip, mayRetreat) },
  sail: { phases: ['harbour'], choices: [], check: () => undefined },
};
