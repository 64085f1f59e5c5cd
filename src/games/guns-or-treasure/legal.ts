import { type Move, type Refusal, refusal, type State, type StateValue } from '../kit/game.ts';
import { type Seat, seatsFrom } from '../kit/seats.ts';
import { PHRASES, SIDES } from './cards.ts';
import type { Context, GunsOrTreasureMove, Ship } from './context.ts';
import { type Claimed, LAWS, type Phase } from './laws.ts';
import { crewing, uncrewed } from './rules/armada.ts';
import { bluffOf, choosing, laidBy, laying, leftOf } from './rules/bluff.ts';
import { closedShips, enemyShips, refitter, scoutOf, sternsOf } from './rules/captains.ts';
import { fleetOf, handOf } from './rules/common.ts';
import { choosingSide } from './rules/setup.ts';
import { building, picking } from './rules/shipbuilding.ts';

/** The phase a state value names: its innermost state. */
export function phaseOf(value: StateValue): Phase {
  let inner: StateValue | undefined = value;
  while (typeof inner === 'object') inner = Object.values(inner)[0];
  return inner as Phase;
}

const one = (seat: Seat | undefined): Seat[] => (seat === undefined ? [] : [seat]);

/** Who is asked in each phase. */
const ASKED: Readonly<Record<Phase, (context: Context) => Seat[]>> = {
  sides: choosingSide,
  building,
  signal: ({ lead }) => [lead],
  laying,
  choosing,
  picking,
  refit: (context) => one(refitter(context)),
  crewing,
  scouting: (context) => one(scoutOf(context)),
  turn: ({ turn }) => [turn],
  aim: ({ turn }) => [turn],
  harbour: ({ lead }) => [lead],
  over: () => [],
};

/** The seats that have a decision to make. */
export const askedSeats = ({ value, context }: State<Context>): Seat[] => ASKED[phaseOf(value)](context);

/** Phases in which all decide at once. */
const AT_ONCE: readonly Phase[] = ['sides', 'building', 'laying', 'choosing', 'crewing'];

const isKnown = (type: unknown): type is GunsOrTreasureMove['type'] =>
  typeof type === 'string' && Object.hasOwn(LAWS, type);

/** Whether a claimed move carries more than a move of its type does. */
const saysMore = (move: Move, choices: readonly string[]): boolean =>
  Object.keys(move).some((field) => field !== 'type' && field !== 'seat' && !choices.includes(field));

/** Why a seat may not decide anything now. */
function refusedSeat(state: State<Context>, phase: Phase, seat: Seat): Refusal | undefined {
  const asked = askedSeats(state);
  if (asked.includes(seat)) return undefined;
  if (!seatsFrom(0, state.context.seats).includes(seat)) return refusal('GT-2.2', 'no-such-seat');
  if (AT_ONCE.includes(phase)) return refusal(RULE_OF[phase], `done.${phase}`);
  const [who = 0] = asked;
  return refusal(RULE_OF[phase], `waiting.${phase}`, { who: { seat: who } });
}

/** The rule that opens a phase. */
const RULE_OF: Readonly<Record<Phase, string>> = {
  sides: 'GT-2.1',
  building: 'GT-3.1',
  signal: 'GT-3.4',
  laying: 'GT-9.3',
  choosing: 'GT-9.3',
  picking: 'GT-1.2',
  refit: 'GT-1.2',
  crewing: 'GT-9.5',
  scouting: 'GT-1.2',
  turn: 'GT-4.1',
  aim: 'GT-4.1',
  harbour: 'GT-9.1',
  over: 'GT-5.1',
};

/** Why this move is not legal, by the rule that forbids it; `undefined` when it is legal. */
export function refuse(state: State<Context>, move: Move): Refusal | undefined {
  const phase = phaseOf(state.value);
  if (phase === 'over') return refusal(state.context.outcome?.rule ?? RULE_OF.over, 'game-over');
  const seat = refusedSeat(state, phase, move.seat);
  if (seat) return seat;
  return refusedChoice(state.context, phase, move);
}

/** Why a seat that may decide now may not decide this. */
function refusedChoice(context: Context, phase: Phase, move: Move): Refusal | undefined {
  if (!isKnown(move.type)) return refusal(RULE_OF[phase], 'unknown-move');
  const { phases, choices, check } = LAWS[move.type];
  if (saysMore(move, choices)) return refusal(RULE_OF[phase], 'unknown-move');
  return phases.includes(phase) ? check(context, move as Claimed) : refusal(RULE_OF[phase], `not-now.${phase}`);
}

const ids = (ships: readonly Ship[]) => ships.map(({ id }) => id);

const pairs = <A, B, M>(as: readonly A[], bs: readonly B[], made: (a: A, b: B) => M): M[] =>
  as.flatMap((a) => bs.map((b) => made(a, b)));

type Candidates = (context: Context, seat: Seat) => GunsOrTreasureMove[];

const attacks: Candidates = (context, seat) =>
  pairs(ids(fleetOf(context, seat)), ids(enemyShips(context, seat)), (ship, target) => ({
    type: 'attack',
    seat,
    ship,
    target,
  }));

const ofHand =
  (type: 'discard' | 'launch'): Candidates =>
  (context, seat) =>
    handOf(context, seat).map(({ id }) => ({ type, seat, card: id }));

/** Everything a hand could try in a phase. */
const CANDIDATES: Readonly<Record<Phase, Candidates>> = {
  sides: (_, seat) => SIDES.map((side) => ({ type: 'side', seat, side })),
  building: (context, seat) => [
    ...ofHand('launch')(context, seat),
    ...pairs(handOf(context, seat), ids(fleetOf(context, seat)), (card, ship) => ({
      type: 'build' as const,
      seat,
      card: card.id,
      ship,
    })),
  ],
  signal: (_, seat) => PHRASES.map((phrase) => ({ type: 'signal', seat, phrase })),
  laying: (context, seat) =>
    handOf(context, seat).map(({ id }) => ({ type: bluffOf(context, seat).tossed ? 'show' : 'toss', seat, card: id })),
  choosing: (context, seat) =>
    laidBy(context, leftOf(context, seat)).map(({ id }) => ({ type: 'steal', seat, card: id })),
  picking: ofHand('discard'),
  refit: (context, seat) => [
    ...pairs(fleetOf(context, seat).flatMap(sternsOf), ids(fleetOf(context, seat)), (card, ship) => ({
      type: 'shift' as const,
      seat,
      card: card.id,
      ship,
    })),
    { type: 'keep', seat },
  ],
  crewing: (context, seat) =>
    pairs(handOf(context, seat), ids(uncrewed(context, seat)), (card, ship) => ({
      type: 'crew' as const,
      seat,
      card: card.id,
      ship,
    })),
  scouting: (context, seat) => ids(closedShips(context, seat)).map((ship) => ({ type: 'scout', seat, ship })),
  turn: (context, seat) => [
    ...enemyShips(context, seat)
      .flatMap(sternsOf)
      .map(({ id }) => ({ type: 'spy', seat, card: id }) as const),
    ...attacks(context, seat),
    ...ids(fleetOf(context, seat)).map((ship) => ({ type: 'retreat', seat, ship }) as const),
  ],
  aim: attacks,
  harbour: (_, seat) => [{ type: 'sail', seat }],
  over: () => [],
};

/** Every legal move of a seat: what a hand could try, less what a rule refuses. */
export function moves(state: State<Context>, seat: Seat): GunsOrTreasureMove[] {
  const phase = phaseOf(state.value);
  if (!askedSeats(state).includes(seat)) return [];
  return CANDIDATES[phase](state.context, seat).filter((move) => !refusedChoice(state.context, phase, move));
}
