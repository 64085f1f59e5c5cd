import type { CardId } from '../kit/cards.ts';
import { type Move, type Refusal, refusal, type State, type StateValue } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import { SEAS } from './cards.ts';
import type { CaptainJacksGoldMove, Context } from './context.ts';
import { type Claimed, FREE, firstOfAll, LAWS, type Phase } from './laws.ts';
import { duelOf, sidesOf, thrower } from './rules/boarding.ts';
import { seatsOf, shipOf } from './rules/common.ts';
import { breakables, breaker } from './rules/fight.ts';
import { incomingOf, overloaded } from './rules/loading.ts';
import { nextToPour } from './rules/sea.ts';
import { isDigChosen, mayDig } from './rules/turn.ts';

/** The phase a state value names: its innermost state. */
export function phaseOf(value: StateValue): Phase {
  let inner: StateValue | undefined = value;
  while (typeof inner === 'object') inner = Object.values(inner)[0];
  return inner as Phase;
}

const one = (seat: Seat | undefined): Seat[] => (seat === undefined ? [] : [seat]);

const inTurn = ({ turn }: Context): Seat[] => [turn];

/** Who is asked in each phase. */
const ASKED: Readonly<Record<Phase, (context: Context) => Seat[]>> = {
  course: inTurn,
  lookout: inTurn,
  rum: (context) => one(nextToPour(context)),
  card: inTurn,
  fight: inTurn,
  duel: (context) => [thrower(duelOf(context)).seat],
  loot: (context) => [sidesOf(duelOf(context)).winner],
  loading: (context) => [incomingOf(context).to],
  overboard: (context) => one(overloaded(context)),
  damage: (context) => one(breaker(context)),
  visit: inTurn,
  paying: inTurn,
  ending: inTurn,
  over: () => [],
};

/** The seats that have a decision to make. */
export const askedSeats = ({ value, context }: State<Context>): Seat[] => ASKED[phaseOf(value)](context);

/** The rule that opens a phase. */
const RULE_OF: Readonly<Record<Phase, string>> = {
  course: 'CJ-3.1',
  lookout: 'CJ-8.9',
  rum: 'CJ-8.8',
  card: 'CJ-3.2',
  fight: 'CJ-4.1',
  duel: 'CJ-5.2',
  loot: 'CJ-5.3',
  loading: 'CJ-2.3',
  overboard: 'CJ-8.12',
  damage: 'CJ-4.3',
  visit: 'CJ-6.1',
  paying: 'CJ-6.2',
  ending: 'CJ-3.5',
  over: 'CJ-7.1',
};

const isKnown = (type: unknown): type is CaptainJacksGoldMove['type'] =>
  typeof type === 'string' && Object.hasOwn(LAWS, type);

/** Whether a claimed move carries more than a move of its type does. */
const saysMore = (move: Move, choices: readonly string[]): boolean =>
  Object.keys(move).some((field) => field !== 'type' && field !== 'seat' && !choices.includes(field));

/** Why this move is not legal, by the rule that forbids it; `undefined` when it is legal. */
export function refuse(state: State<Context>, move: Move): Refusal | undefined {
  const phase = phaseOf(state.value);
  if (phase === 'over') return refusal(RULE_OF.over, 'game-over');
  const [asked = 0] = askedSeats(state);
  if (!seatsOf(state.context).includes(move.seat)) return refusal('CJ-2.2', 'no-such-seat');
  if (asked !== move.seat) return refusal(RULE_OF[phase], 'waiting', { who: { seat: asked } });
  return refusedChoice(state.context, phase, move);
}

/** Why a seat that may decide now may not decide this. */
function refusedChoice(context: Context, phase: Phase, move: Move): Refusal | undefined {
  if (!isKnown(move.type)) return refusal(RULE_OF[phase], 'unknown-move');
  const { phases, choices, check } = LAWS[move.type];
  if (saysMore(move, choices)) return refusal(RULE_OF[phase], 'unknown-move');
  const claimed = move as Claimed;
  const sooner = firstOfAll(context, phase, claimed);
  if (sooner) return sooner;
  return phases.includes(phase) ? check(context, claimed) : refusal(RULE_OF[phase], `not-now.${phase}`);
}

type Candidates = (context: Context, seat: Seat) => CaptainJacksGoldMove[];

type OfCard = Extract<CaptainJacksGoldMove, { readonly card: CardId }>['type'];

/** A move of a type for each card of the own ship. */
const ofShip =
  (...types: readonly OfCard[]): Candidates =>
  (context, seat) =>
    types.flatMap((type) => shipOf(context, seat).map(({ card }) => ({ type, seat, card: card.id })));

const plain =
  (
    ...types: readonly ('harbour' | 'draw' | 'leave' | 'throw' | 'stop' | 'end' | 'pass' | 'jettison' | 'keep')[]
  ): Candidates =>
  (_, seat) =>
    types.map((type) => ({ type, seat }));

const digs: Candidates = (context, seat) => {
  if (!mayDig(context)) return [];
  return isDigChosen(context) ? maps(context, seat) : [{ type: 'treasure', seat }];
};

const maps: Candidates = (context, seat) =>
  shipOf(context, seat).map(({ card }) => ({ type: 'treasure', seat, card: card.id }));

const withRevealed: Candidates = ({ revealed }, seat) =>
  revealed ? (['take', 'fight', 'face'] as const).map((type) => ({ type, seat, card: revealed.id })) : [];

const boards: Candidates = (context, seat) => seatsOf(context).map((on) => ({ type: 'board', seat, on }));

const both =
  (...lists: readonly Candidates[]): Candidates =>
  (context, seat) =>
    lists.flatMap((list) => list(context, seat));

/** Everything a hand could try in a phase. */
const CANDIDATES: Readonly<Record<Phase, Candidates>> = {
  course: both((_, seat) => SEAS.map((sea) => ({ type: 'sail', seat, sea })), plain('harbour')),
  lookout: both(plain('draw'), ofShip('lookout')),
  rum: both(ofShip('pour'), plain('pass')),
  card: both(withRevealed, boards, ofShip('deliver'), plain('draw'), ofShip('cook', 'helmsman'), plain('leave')),
  fight: plain('throw', 'stop'),
  duel: plain('throw', 'stop'),
  loot: both(
    (context, seat) =>
      shipOf(context, sidesOf(duelOf(context)).loser).map(({ card }) => ({ type: 'loot', seat, card: card.id })),
    plain('leave'),
  ),
  loading: both(ofShip('discard'), plain('leave')),
  overboard: ofShip('discard'),
  damage: (context, seat) =>
    context.damaged === null
      ? []
      : breakables(context, context.damaged).map((card) => ({ type: 'damage', seat, card })),
  visit: both(
    ({ row }, seat) => row.map(({ id }) => ({ type: 'fulfil', seat, letter: id })),
    ofShip('turn', 'paymaster'),
    plain('end'),
  ),
  paying: ofShip('pay'),
  ending: both(ofShip('carpenter'), plain('end')),
  over: () => [],
};

/** Every legal move of a seat: what a hand could try, less what a rule refuses. */
export function moves(state: State<Context>, seat: Seat): CaptainJacksGoldMove[] {
  const phase = phaseOf(state.value);
  if (!askedSeats(state).includes(seat)) return [];
  const free = FREE.includes(phase) ? both(digs, plain('jettison', 'keep'), ofShip('discard')) : () => [];
  return both(CANDIDATES[phase], free)(state.context, seat).filter(
    (move) => !refusedChoice(state.context, phase, move),
  );
}
