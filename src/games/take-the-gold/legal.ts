import { type Card, takeOut } from '../kit/cards.ts';
import { type Move, type Refusal, refusal, type State, type StateValue } from '../kit/game.ts';
import { word } from '../kit/phrase.ts';
import { type Seat, seatsFrom } from '../kit/seats.ts';
import { BLOCKS, isAttacker, type Kind } from './cards.ts';
import type { Attack, Context, TakeTheGoldMove } from './context.ts';
import { handOf, lootable, targetsOf } from './rules.ts';

/** Where the table waits for somebody: to act, to answer an attack, to say how many cards to take, to discard. */
export type Phase = 'act' | 'answer' | 'take' | 'shed' | 'over';

/** The phase a state value names: its innermost state. */
export function phaseOf(value: StateValue): Phase {
  let inner: StateValue | undefined = value;
  while (typeof inner === 'object') inner = Object.values(inner)[0];
  return inner as Phase;
}

/** Who is asked in a phase. */
export const askedSeat = (phase: Phase, turn: Seat, attack: Attack | null): Seat | null =>
  phase === 'over' ? null : phase === 'answer' ? (attack?.on ?? null) : turn;

/** A move from outside: its fields may be missing or of any type. */
type Claimed = Move & { readonly card?: unknown; readonly on?: unknown; readonly count?: unknown };

const held = (context: Context, { seat, card }: Claimed): Card<Kind> | undefined =>
  typeof card === 'string' ? takeOut(handOf(context, seat), card)?.card : undefined;

const kindWord = (kind: Kind) => word(`card.${kind}`);

type Check = (context: Context, move: Claimed) => Refusal | undefined;

/** When a type of move is open, the rule that says so, the choices it takes, and what they must satisfy. */
interface MoveLaw {
  readonly phase: Phase;
  readonly rule: string;
  readonly choices: readonly string[];
  readonly check: Check;
}

const LAWS: Readonly<Record<TakeTheGoldMove['type'], MoveLaw>> = {
  play: {
    phase: 'act',
    rule: 'TG-3.2',
    choices: ['card', 'on'],
    check: (context, move) => {
      if (move.card === undefined && targetsOf(context).some((seat) => seat === move.on))
        return refusal('TG-3.1', 'choose-a-card');
      if (move.card === undefined) return refusal('TG-3.5', 'no-target');
      const card = held(context, move);
      if (!card) return refusal('TG-2.1', 'not-your-card');
      if (!isAttacker(card.kind)) return refusal('TG-3.5', 'not-on-your-turn', { card: kindWord(card.kind) });
      if (!targetsOf(context).some((seat) => seat === move.on)) return refusal('TG-3.5', 'no-target');
      return undefined;
    },
  },
  pass: { phase: 'act', rule: 'TG-3.1', choices: [], check: () => undefined },
  block: {
    phase: 'answer',
    rule: 'TG-4.2',
    choices: ['card'],
    check: (context, move) => {
      const attack = context.attack?.card.kind ?? 'pirate';
      const card = held(context, move);
      if (!card) return refusal('TG-2.1', 'not-your-card');
      if (BLOCKS[attack][card.kind] !== undefined) return undefined;
      const rule = attack === 'kraken' ? 'TG-5.1' : attack === 'pirate-captain' ? 'TG-5.4' : 'TG-4.2';
      return refusal(rule, 'does-not-block', { card: kindWord(card.kind), attack: kindWord(attack) });
    },
  },
  yield: { phase: 'answer', rule: 'TG-4.2', choices: [], check: () => undefined },
  pay: {
    phase: 'answer',
    rule: 'TG-5.3',
    choices: ['card'],
    check: (context, move) => {
      if (context.attack?.card.kind !== 'pirate-captain') return refusal('TG-5.3', 'nothing-demanded');
      const card = held(context, move);
      if (!card) return refusal('TG-2.1', 'not-your-card');
      return card.kind === 'gold-coin' ? undefined : refusal('TG-5.3', 'pay-with-gold', { card: kindWord(card.kind) });
    },
  },
  take: {
    phase: 'take',
    rule: 'TG-4.1',
    choices: ['count'],
    check: (context, { count }) =>
      typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= lootable(context)
        ? undefined
        : refusal('TG-4.1', 'take-how-many', { most: lootable(context) }),
  },
  discard: {
    phase: 'shed',
    rule: 'TG-3.3',
    choices: ['card'],
    check: (context, move) => (held(context, move) ? undefined : refusal('TG-2.1', 'not-your-card')),
  },
};

const isKnown = (type: unknown): type is TakeTheGoldMove['type'] =>
  typeof type === 'string' && Object.hasOwn(LAWS, type);

/** Whether a claimed move carries more than a move of its type does. */
const saysMore = (move: Move, choices: readonly string[]): boolean =>
  Object.keys(move).some((field) => field !== 'type' && field !== 'seat' && !choices.includes(field));

/** Why a seat may not decide anything now. */
function refusedSeat(state: State<Context>, phase: Phase, seat: Seat): Refusal | undefined {
  const { context } = state;
  const asked = askedSeat(phase, context.turn, context.attack);
  if (seat === asked || asked === null) return undefined;
  if (!seatsFrom(0, context.seats).includes(seat)) return refusal('TG-2.1', 'no-such-seat');
  if (!context.contenders.includes(seat)) return refusal('TG-6.4', 'out');
  if (phase === 'answer') return refusal('TG-4.2', 'only-the-target', { target: { seat: asked } });
  return refusal('TG-3.1', 'not-your-turn', { turn: { seat: asked } });
}

/** Why this move is not legal, by the rule that forbids it; `undefined` when it is legal. */
export function refuse(state: State<Context>, move: Move): Refusal | undefined {
  const phase = phaseOf(state.value);
  if (phase === 'over') return refusal(state.context.outcome?.rule ?? 'TG-6.1', 'game-over');
  const seat = refusedSeat(state, phase, move.seat);
  if (seat) return seat;
  if (!isKnown(move.type)) return refusal('TG-3.1', 'unknown-move');
  const { phase: needed, rule, choices, check } = LAWS[move.type];
  if (saysMore(move, choices)) return refusal('TG-3.1', 'unknown-move');
  return needed === phase ? check(state.context, move) : refusal(rule, `not-now.${phase}`);
}

/** Everything a hand could try in a phase. */
function candidates({ context, value }: State<Context>, seat: Seat): TakeTheGoldMove[] {
  const cards = handOf(context, seat).map(({ id }) => id);
  switch (phaseOf(value)) {
    case 'act':
      return [
        ...cards.flatMap((card) => targetsOf(context).map((on) => ({ type: 'play', seat, card, on }) as const)),
        { type: 'pass', seat },
      ];
    case 'answer':
      return [
        ...cards.map((card) => ({ type: 'block', seat, card }) as const),
        ...cards.map((card) => ({ type: 'pay', seat, card }) as const),
        { type: 'yield', seat },
      ];
    case 'take':
      return Array.from({ length: lootable(context) }, (_, less) => ({ type: 'take', seat, count: less + 1 }));
    case 'shed':
      return cards.map((card) => ({ type: 'discard', seat, card }));
    default:
      return [];
  }
}

/** Every legal move of a seat: what a hand could try, less what a rule refuses. */
export const moves = (state: State<Context>, seat: Seat): TakeTheGoldMove[] =>
  askedSeat(phaseOf(state.value), state.context.turn, state.context.attack) === seat
    ? candidates(state, seat).filter((move) => refuse(state, move) === undefined)
    : [];
