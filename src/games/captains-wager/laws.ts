import { type Move, type Refusal, refusal } from '../kit/game.ts';
import { word } from '../kit/phrase.ts';
import { effectOf, type Kind, timingOf } from './cards.ts';
import type { CaptainsWagerMove, Context, Task, TreasureCard } from './context.ts';
import { askedBy, charted, openChoice } from './rules/choices.ts';
import { crewOf, handOf, itemsOf } from './rules/common.ts';
import { targetsOf } from './rules/effects.ts';

/** Where the table waits for somebody. */
export type Phase = 'asking' | 'reaction' | 'declare' | 'crew' | 'choosing' | 'stowing' | 'over';

/** A move from outside, by a seat that may decide now: its choices may be missing or of any type. */
export type Claimed = Move & {
  readonly card?: unknown;
  readonly on?: unknown;
  readonly top?: unknown;
  readonly second?: unknown;
  readonly out?: unknown;
};

type Check = (context: Context, move: Claimed) => Refusal | undefined;

/** When a type of move is open, the choices it takes, and what they must satisfy. */
interface MoveLaw {
  readonly phases: readonly Phase[];
  /** What is being chosen, for answers to a card's question. */
  readonly task?: Task;
  readonly choices: readonly string[];
  readonly check: Check;
}

const isIn = (cards: readonly { readonly id: string }[], id: unknown): boolean => cards.some((card) => card.id === id);

const named = (kind: Kind) => ({ card: word(`card.${kind}`) });

const free: Check = () => undefined;

// --- Items (CW-5) ----------------------------------------------------------------------------------------------------

/** Whether this is the time printed on an Item (CW-5.1, CW-5.2). */
function atItsTime(context: Context, seat: number, { kind }: TreasureCard): Refusal | undefined {
  const timing = timingOf(kind);
  const now = context.window?.timing;
  if (timing === 'never') return refusal('CW-1.2', 'never-played', named(kind));
  if (timing === 'reaction') return now === 'reaction' ? undefined : refusal('CW-5.2', 'after-an-item', named(kind));
  if (now === 'reaction') return refusal('CW-5.2', 'axe-only', named(kind));
  const isTime = timing === 'any' || (timing === now && (timing !== 'turn' || context.turn === seat));
  return isTime ? undefined : refusal('CW-5.1', `wrong-time.${timing}`, named(kind));
}

/** What an Item needs besides its time. */
function isOfUse(context: Context, seat: number, { kind }: TreasureCard): Refusal | undefined {
  switch (effectOf(kind).does) {
    case 'claim-random':
    case 'claim-chosen':
      return context.pool.length === 0 ? refusal('CW-1.2', 'not-in-the-pool') : undefined;
    case 'return-iou':
      return (context.ious[seat] ?? 0) === 0 ? refusal('CW-1.2', 'no-iou') : undefined;
    case 'swap-crew':
      return handOf(context, seat).length === 0 ? refusal('CW-1.2', 'no-crew') : undefined;
    case 'free-bet':
      if (context.freeBet) return refusal('CW-1.2', 'letter-bets');
      return handOf(context, seat).length === 0 ? refusal('CW-4.6', 'no-crew') : undefined;
    default:
      return undefined;
  }
}

/** Whether an Item is used on a captain it may be used on, or on nobody where it needs none. */
function isAimed(context: Context, { seat, on }: Claimed, { kind }: TreasureCard): Refusal | undefined {
  const { does } = effectOf(kind);
  if (does !== 'weaken' && does !== 'spy')
    return on === undefined ? undefined : refusal('CW-1.2', 'needs-no-captain', named(kind));
  return targetsOf(context, seat, does).some((target) => target === on)
    ? undefined
    : refusal('CW-1.2', `choose-a-captain.${does}`);
}

const plays: Check = (context, move) => {
  const { seat } = move;
  const item = itemsOf(context, seat).find(({ id }) => id === move.card);
  if (!item) return refusal('CW-5.1', 'not-your-item');
  return atItsTime(context, seat, item) ?? isOfUse(context, seat, item) ?? isAimed(context, move, item);
};

// --- turns and choices -----------------------------------------------------------------------------------------------

const hasCrew: Check = (context, { seat }) =>
  handOf(context, seat).length === 0 ? refusal('CW-4.6', 'no-crew') : undefined;

/** A Letter of Passage is for a bet (CW-1.2). */
const isFree: Check = ({ freeBet }) => (freeBet ? refusal('CW-1.2', 'letter-bets') : undefined);

const fromHand: Check = (context, { seat, card }) =>
  isIn(handOf(context, seat), card) ? undefined : refusal('CW-3.1', 'not-your-crew');

const charts: Check = (context, { top, second }) => {
  const cards = charted(context);
  const chosen = [top, second].slice(0, cards.length - 1);
  const areApart = new Set(chosen).size === chosen.length;
  const isAll = second === undefined || chosen.length > 1;
  return areApart && isAll && chosen.every((id) => isIn(cards, id)) ? undefined : refusal('CW-1.1', 'choose-an-order');
};

const swaps: Check = (context, move) => {
  const played = crewOf(context, move.seat).cards.map(({ card }) => card);
  return isIn(played, move.out) ? fromHand(context, move) : refusal('CW-1.2', 'choose-your-crew');
};

/** What a move of each type must satisfy. */
export const LAWS: Readonly<Record<CaptainsWagerMove['type'], MoveLaw>> = {
  pass: { phases: ['asking', 'reaction'], choices: [], check: free },
  item: { phases: ['asking', 'reaction'], choices: ['card', 'on'], check: plays },
  bet: { phases: ['declare'], choices: [], check: hasCrew },
  borrow: {
    phases: ['declare'],
    choices: [],
    check: (context, move) => isFree(context, move) ?? hasCrew(context, move),
  },
  steal: { phases: ['declare'], choices: [], check: isFree },
  crew: { phases: ['crew'], choices: ['card'], check: fromHand },
  target: {
    phases: ['choosing'],
    task: 'target',
    choices: ['on'],
    check: (context, { seat, on }) => {
      const { does } = effectOf(askedBy(context));
      return targetsOf(context, seat, does).some((target) => target === on)
        ? undefined
        : refusal('CW-1.1', `choose-a-captain.${does}`);
    },
  },
  chart: { phases: ['choosing'], task: 'chart', choices: ['top', 'second'], check: charts },
  discard: { phases: ['choosing'], task: 'discard', choices: ['card'], check: fromHand },
  bring: { phases: ['choosing'], task: 'bring', choices: ['card'], check: fromHand },
  alone: { phases: ['choosing'], task: 'bring', choices: [], check: free },
  swap: { phases: ['choosing'], task: 'swap', choices: ['out', 'card'], check: swaps },
  claim: {
    phases: ['choosing'],
    task: 'claim',
    choices: ['card'],
    check: ({ pool }, { card }) => (isIn(pool, card) ? undefined : refusal('CW-1.2', 'not-in-the-pool')),
  },
  keep: {
    phases: ['choosing', 'stowing'],
    task: 'loot',
    choices: ['card'],
    check: ({ choice, loot, collected }, { seat, card }) => {
      if (choice) return isIn(loot, card) ? undefined : refusal('CW-4.5', 'not-drawn');
      return isIn(collected[seat] ?? [], card) ? undefined : refusal('CW-6.3', 'not-collected');
    },
  },
  stow: { phases: ['stowing'], choices: [], check: free },
};

/** What is being chosen, where a card asks for a choice. */
export const taskOf = (context: Pick<Context, 'choice'>): Task => openChoice(context).task;
