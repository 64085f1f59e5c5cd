import type { CardId } from '../kit/cards.ts';
import { type Move, type Refusal, refusal, type State, type StateValue } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import { effectOf } from './cards.ts';
import type { CaptainsWagerMove, Context, Task, TreasureCard } from './context.ts';
import { type Claimed, LAWS, type Phase, taskOf } from './laws.ts';
import { askedBy, charted } from './rules/choices.ts';
import { crewOf, handOf, inTurn, isActive, itemsOf, seatsOf } from './rules/common.ts';
import { targetsOf } from './rules/effects.ts';
import { nextToStow } from './rules/treasure.ts';
import { unanswered } from './rules/windows.ts';

/** The phase a state value names: its innermost state. */
export function phaseOf(value: StateValue): Phase {
  let inner: StateValue | undefined = value;
  while (typeof inner === 'object') inner = Object.values(inner)[0];
  return inner as Phase;
}

const one = (seat: Seat | undefined): Seat[] => (seat === undefined ? [] : [seat]);

/** Who is asked in each phase. */
const ASKED: Readonly<Record<Phase, (context: Context) => Seat[]>> = {
  asking: (context) => unanswered(context).sort((a, b) => a - b),
  reaction: (context) => unanswered(context).sort((a, b) => a - b),
  declare: (context) => [inTurn(context)],
  crew: (context) => [inTurn(context)],
  choosing: ({ choice }) => one(choice?.by),
  stowing: (context) => one(nextToStow(context)),
  over: () => [],
};

/** The seats that have a decision to make, from seat 0. */
export const askedSeats = ({ value, context }: State<Context>): Seat[] => ASKED[phaseOf(value)](context);

/** The rule that opens a phase. */
const RULE_OF: Readonly<Record<Phase, string>> = {
  asking: 'CW-5.2',
  reaction: 'CW-5.2',
  declare: 'CW-4.2',
  crew: 'CW-4.3',
  choosing: 'CW-1.1',
  stowing: 'CW-6.3',
  over: 'CW-7.1',
};

const isKnown = (type: unknown): type is CaptainsWagerMove['type'] =>
  typeof type === 'string' && Object.hasOwn(LAWS, type);

/** Whether a claimed move carries more than a move of its type does. */
const saysMore = (move: Move, choices: readonly string[]): boolean =>
  Object.keys(move).some((field) => field !== 'type' && field !== 'seat' && !choices.includes(field));

/** Why a seat may not decide anything now. */
function refusedSeat(state: State<Context>, phase: Phase, seat: Seat): Refusal | undefined {
  const asked = askedSeats(state);
  if (asked.includes(seat)) return undefined;
  const { context } = state;
  if (!seatsOf(context).includes(seat)) return refusal('CW-2.1', 'no-such-seat');
  const [who = 0] = asked;
  if (phase !== 'asking' && phase !== 'reaction') return refusal(RULE_OF[phase], 'waiting', { who: { seat: who } });
  if (context.window?.asked.includes(seat)) return refusal('CW-5.2', 'answered');
  if (!isActive(context, seat)) return refusal('CW-4.6', 'stolen');
  return itemsOf(context, seat).length === 0
    ? refusal('CW-5.2', 'no-items')
    : refusal('CW-5.2', 'waiting', { who: { seat: who } });
}

/** Why this move is not legal, by the rule that forbids it; `undefined` when it is legal. */
export function refuse(state: State<Context>, move: Move): Refusal | undefined {
  const phase = phaseOf(state.value);
  if (phase === 'over') return refusal(RULE_OF.over, 'game-over');
  return refusedSeat(state, phase, move.seat) ?? refusedChoice(state.context, phase, move);
}

/** Why a seat that may decide now may not decide this. */
function refusedChoice(context: Context, phase: Phase, move: Move): Refusal | undefined {
  if (!isKnown(move.type)) return refusal(RULE_OF[phase], 'unknown-move');
  const { phases, task, choices, check } = LAWS[move.type];
  if (saysMore(move, choices)) return refusal(RULE_OF[phase], 'unknown-move');
  const isOpen = phases.includes(phase) && (phase !== 'choosing' || task === taskOf(context));
  if (isOpen) return check(context, move as Claimed);
  return refusal(RULE_OF[phase], phase === 'choosing' ? `not-now.${taskOf(context)}` : `not-now.${phase}`);
}

const ids = (cards: readonly { readonly id: CardId }[]): CardId[] => cards.map(({ id }) => id);

type Candidates = (context: Context, seat: Seat) => CaptainsWagerMove[];

/** The ways to play an Item: as it is, or on each captain that it may name. */
function uses(context: Context, seat: Seat, { id, kind }: TreasureCard): CaptainsWagerMove[] {
  const targets = targetsOf(context, seat, effectOf(kind).does);
  if (targets.length === 0) return [{ type: 'item', seat, card: id }];
  return targets.map((on) => ({ type: 'item', seat, card: id, on }));
}

const answers: Candidates = (context, seat) => [
  ...itemsOf(context, seat).flatMap((item) => uses(context, seat, item)),
  { type: 'pass', seat },
];

const ofHand =
  (type: 'crew' | 'discard' | 'bring'): Candidates =>
  (context, seat) =>
    ids(handOf(context, seat)).map((card) => ({ type, seat, card }));

/** Everything a hand could choose for a card. */
const CHOICES: Readonly<Record<Task, Candidates>> = {
  target: (context, seat) =>
    targetsOf(context, seat, effectOf(askedBy(context)).does).map((on) => ({ type: 'target', seat, on })),
  chart: (context, seat) => {
    const cards = ids(charted(context));
    const others = (top: CardId) => (cards.length > 2 ? cards.filter((id) => id !== top) : []);
    return cards.flatMap((top): CaptainsWagerMove[] =>
      cards.length > 2
        ? others(top).map((second) => ({ type: 'chart', seat, top, second }))
        : [{ type: 'chart', seat, top }],
    );
  },
  discard: ofHand('discard'),
  bring: (context, seat) => [...ofHand('bring')(context, seat), { type: 'alone', seat }],
  swap: (context, seat) =>
    crewOf(context, seat).cards.flatMap(({ card: { id: out } }) =>
      ids(handOf(context, seat)).map((card) => ({ type: 'swap' as const, seat, out, card })),
    ),
  claim: ({ pool }, seat) => ids(pool).map((card) => ({ type: 'claim', seat, card })),
  loot: ({ loot }, seat) => ids(loot).map((card) => ({ type: 'keep', seat, card })),
};

/** Everything a hand could try in a phase. */
const CANDIDATES: Readonly<Record<Phase, Candidates>> = {
  asking: answers,
  reaction: answers,
  declare: (_, seat) => (['bet', 'borrow', 'steal'] as const).map((type) => ({ type, seat })),
  crew: ofHand('crew'),
  choosing: (context, seat) => CHOICES[taskOf(context)](context, seat),
  stowing: ({ collected }, seat) => [
    ...ids(collected[seat] ?? []).map((card) => ({ type: 'keep', seat, card }) as const),
    { type: 'stow', seat },
  ],
  over: () => [],
};

/** Every legal move of a seat: what a hand could try, less what a rule refuses. */
export function moves(state: State<Context>, seat: Seat): CaptainsWagerMove[] {
  const phase = phaseOf(state.value);
  if (!askedSeats(state).includes(seat)) return [];
  return CANDIDATES[phase](state.context, seat).filter((move) => !refusedChoice(state.context, phase, move));
}
