import { type Move, type Refusal, refusal } from '../kit/game.ts';
import { word } from '../kit/phrase.ts';
import { type Flag, type Obstacle, type Sailor, SEAS } from './cards.ts';
import type { CaptainJacksGoldMove, Context } from './context.ts';
import { boardable, duelOf, mayBoard, thrower } from './rules/boarding.ts';
import { aboard, shipOf } from './rules/common.ts';
import { breakables, obstacleOf, preyOf } from './rules/fight.ts';
import { billOf, isReplacementOfUse, letterIn, payable, waysNow } from './rules/harbour.ts';
import { drawsLeft, flagTurnedOver, hasCards } from './rules/sea.ts';
import { excessOf, isReady, isTurnable, mapsOf, passengersOf, sailorOf, sailsNow, thirstyOf } from './rules/ship.ts';
import { isDigChosen, mayCarpenter, mayDig } from './rules/turn.ts';

/** Where the table waits for somebody. */
export type Phase =
  | 'course'
  | 'lookout'
  | 'rum'
  | 'card'
  | 'fight'
  | 'duel'
  | 'loot'
  | 'loading'
  | 'overboard'
  | 'damage'
  | 'visit'
  | 'paying'
  | 'ending'
  | 'over';

/** A move from outside, by a seat that may decide now: its choices may be missing or of any type. */
export type Claimed = Move & {
  readonly card?: unknown;
  readonly on?: unknown;
  readonly sea?: unknown;
  readonly letter?: unknown;
};

type Check = (context: Context, move: Claimed) => Refusal | undefined;

/** When a type of move is open, the choices it takes, and what they must satisfy. */
interface MoveLaw {
  readonly phases: readonly Phase[];
  readonly choices: readonly string[];
  readonly check: Check;
}

const fine: Check = () => undefined;

/** The first objection of several checks. */
const all =
  (...checks: readonly Check[]): Check =>
  (context, move) => {
    for (const check of checks) {
      const objection = check(context, move);
      if (objection) return objection;
    }
    return undefined;
  };

/** Phases of the own turn in which the player in turn may discard and claim a treasure. */
export const FREE: readonly Phase[] = ['course', 'card', 'visit', 'ending'];

// --- at sea (CJ-3) ---------------------------------------------------------------------------------------------------

const sails: Check = (context, { sea }) => {
  const chosen = SEAS.find((one) => one === sea);
  if (!chosen) return refusal('CJ-3.1', 'no-such-sea');
  return hasCards(context, chosen) ? undefined : refusal('CJ-3.4', 'empty-sea');
};

/** What can't be evaded must be chosen (CJ-8.5). */
const isFree: Check = (context) => {
  const obstacle = obstacleOf(context);
  return obstacle ? refusal('CJ-8.5', `must-face.${obstacle.is satisfies Obstacle}`) : undefined;
};

const draws: Check = (context) => {
  if (context.becalmed) return refusal('CJ-3.3', 'becalmed');
  return drawsLeft(context) > 0 ? undefined : refusal('CJ-3.2', 'no-sails-left');
};

const isTurnedOver: Check = ({ revealed }, { card }) =>
  revealed?.id === card ? undefined : refusal('CJ-3.4', 'only-the-top-card');

const isTaken: Check = (context) => (preyOf(context) ? refusal('CJ-4.1', 'capture-it') : undefined);

const isShip: Check = (context) => (preyOf(context) ? undefined : refusal('CJ-4.1', 'no-ship'));

const isCaught: Check = (context) => {
  const prey = preyOf(context);
  const own = sailsNow(context);
  if (!context.advanced || !prey || own >= prey.sails) return undefined;
  return refusal('CJ-8.2', 'too-slow', { sails: prey.sails, own });
};

const isObstacle: Check = (context) => (obstacleOf(context) ? undefined : refusal('CJ-8.5', 'no-obstacle'));

const boards: Check = (context, { on }) => {
  if (!mayBoard(context)) return refusal('CJ-5.2', 'no-boarding-sign');
  return boardable(context).some((seat) => seat === on) ? undefined : refusal('CJ-5.2', 'not-in-this-sea');
};

const delivers: Check = (context, { seat, card }) => {
  const flag: Flag | null = flagTurnedOver(context);
  if (!flag) return refusal('CJ-8.11', 'no-flag-turned-over');
  const isBound = passengersOf(shipOf(context, seat), flag).some((one) => one.card.id === card);
  return isBound ? undefined : refusal('CJ-8.11', 'no-such-passenger', { flag: word(`flag.${flag}`) });
};

// --- sailors (CJ-8) --------------------------------------------------------------------------------------------------

/** Whether a move names a sailor of the own ship that has rum. */
const isSailor =
  (name: Sailor): Check =>
  (context, { seat, card }) => {
    const one = aboard(context, seat, card);
    if (!one || sailorOf(one) !== name) return refusal('CJ-8.9', 'no-such-sailor', { sailor: word(`sailor.${name}`) });
    return isReady(one, name) ? undefined : refusal('CJ-8.9', 'no-rum', { sailor: word(`sailor.${name}`) });
  };

const cooks: Check = ({ becalmed }) => (becalmed ? undefined : refusal('CJ-8.9', 'not-becalmed'));

const replaces: Check = (context) =>
  isReplacementOfUse(context) ? undefined : refusal('CJ-8.9', 'no-good-to-replace');

const works: Check = (context, { seat, card }) => {
  if (!mayCarpenter(context)) return refusal('CJ-8.10', 'no-carpenter');
  return turnsOwn(context, { type: 'carpenter', seat, card });
};

const pours: Check = (context, { seat, card }) =>
  thirstyOf(shipOf(context, seat)).some((one) => one.card.id === card) ? undefined : refusal('CJ-8.8', 'not-thirsty');

// --- own cards -------------------------------------------------------------------------------------------------------

const isOwn: Check = (context, { seat, card }) =>
  aboard(context, seat, card) ? undefined : refusal('CJ-2.3', 'not-on-your-ship');

const hasCargo: Check = (context, { seat }) =>
  shipOf(context, seat).length > 0 ? undefined : refusal('CJ-2.3', 'nothing-to-discard');

const isChoosing: Check = ({ jettison }) => (jettison ? undefined : refusal('CJ-2.3', 'nothing-to-keep'));

const turnsOwn: Check = (context, { seat, card }) => {
  const one = aboard(context, seat, card);
  if (!one) return refusal('CJ-6.3', 'not-on-your-ship');
  return isTurnable(one) ? undefined : refusal('CJ-6.3', 'ships-stay');
};

const digs: Check = (context, { seat, card }) => {
  if (!mayDig(context)) return refusal('CJ-5.1', 'too-few-maps');
  if (!isDigChosen(context)) return card === undefined ? undefined : refusal('CJ-5.1', 'which-maps');
  const isMap = mapsOf(shipOf(context, seat)).some((one) => one.card.id === card);
  const isNew = !context.digging.some((id) => id === card);
  return isMap && isNew ? undefined : refusal('CJ-5.1', 'which-maps');
};

const fulfils: Check = (context, { letter }) => {
  const card = letterIn(context, letter);
  if (!card) return refusal('CJ-6.2', 'no-such-letter');
  return waysNow(context, card).length > 0
    ? undefined
    : refusal('CJ-6.2', 'not-covered', { card: word(`card.${card.kind}`) });
};

const pays: Check = (context, { card }) => {
  billOf(context);
  return payable(context).some((id) => id === card) ? undefined : refusal('CJ-6.2', 'not-asked-for');
};

// --- fights ----------------------------------------------------------------------------------------------------------

const stops: Check = (context) => {
  if (!context.duel) return undefined;
  return thrower(duelOf(context)).throws.length > 0 ? undefined : refusal('CJ-5.2', 'throw-once');
};

const breaks: Check = (context, { card }) => {
  const { damaged } = context;
  const isOpen = damaged !== null && breakables(context, damaged).some((id) => id === card);
  return isOpen ? undefined : refusal('CJ-4.3', 'sails-or-cannons');
};

const loots: Check = (context, { card }) => {
  const duel = duelOf(context);
  const loser = duel.winner === duel.by.seat ? duel.on.seat : duel.by.seat;
  return aboard(context, loser, card) ? undefined : refusal('CJ-5.3', 'card-of-the-loser');
};

/** What a move of each type must satisfy. */
export const LAWS: Readonly<Record<CaptainJacksGoldMove['type'], MoveLaw>> = {
  sail: { phases: ['course'], choices: ['sea'], check: sails },
  harbour: { phases: ['course'], choices: [], check: fine },
  draw: { phases: ['lookout', 'card'], choices: [], check: all(isFree, draws) },
  take: { phases: ['card'], choices: ['card'], check: all(isFree, isTaken, isTurnedOver) },
  leave: {
    phases: ['card', 'loading', 'loot'],
    choices: [],
    check: (context, move) => (context.incoming ? undefined : isFree(context, move)),
  },
  fight: { phases: ['card'], choices: ['card'], check: all(isFree, isShip, isTurnedOver, isCaught) },
  face: { phases: ['card'], choices: ['card'], check: all(isObstacle, isTurnedOver) },
  board: { phases: ['card'], choices: ['on'], check: boards },
  deliver: { phases: ['card'], choices: ['card'], check: delivers },
  throw: { phases: ['fight', 'duel'], choices: [], check: fine },
  stop: { phases: ['fight', 'duel'], choices: [], check: stops },
  damage: { phases: ['damage'], choices: ['card'], check: breaks },
  loot: { phases: ['loot'], choices: ['card'], check: loots },
  jettison: { phases: FREE, choices: [], check: hasCargo },
  keep: { phases: FREE, choices: [], check: isChoosing },
  discard: { phases: [...FREE, 'loading', 'overboard'], choices: ['card'], check: isOwn },
  treasure: { phases: FREE, choices: ['card'], check: digs },
  fulfil: { phases: ['visit'], choices: ['letter'], check: fulfils },
  pay: { phases: ['paying'], choices: ['card'], check: pays },
  turn: { phases: ['visit'], choices: ['card'], check: turnsOwn },
  end: { phases: ['visit', 'ending'], choices: [], check: fine },
  pour: { phases: ['rum'], choices: ['card'], check: pours },
  pass: { phases: ['rum'], choices: [], check: fine },
  helmsman: { phases: ['card'], choices: ['card'], check: isSailor('helmsman') },
  cook: { phases: ['card'], choices: ['card'], check: all(isSailor('cook'), cooks) },
  lookout: { phases: ['lookout'], choices: ['card'], check: isSailor('lookout') },
  paymaster: { phases: ['visit'], choices: ['card'], check: all(isSailor('paymaster'), replaces) },
  carpenter: { phases: ['ending'], choices: ['card'], check: works },
};

/** What has to be done before anything else: too many cards go (CJ-8.12), a treasure begun is dug up (CJ-5.1). */
export function firstOfAll(context: Context, phase: Phase, { type }: Claimed): Refusal | undefined {
  if (!FREE.includes(phase)) return undefined;
  const excess = excessOf(context, context.turn);
  if (excess > 0) return type === 'discard' ? undefined : refusal('CJ-8.12', 'too-many-cards', { count: excess });
  if (context.jettison)
    return type === 'discard' || type === 'keep' ? undefined : refusal('CJ-2.3', 'choose-what-goes');
  const isDigging = context.digging.length > 0;
  if (isDigging) return type === 'treasure' ? undefined : refusal('CJ-5.1', 'choose-a-map');
  return type === 'discard' ? refusal('CJ-2.3', 'say-so-first') : undefined;
}
