import { inTurn as each } from '../../kit/act.ts';
import type { Seat } from '../../kit/seats.ts';
import type { Answer, CaptainsWagerMove, Context, PlayedItem, Window } from '../context.ts';
import type { CaptainsWagerEvent } from '../events.ts';
import { activeFrom, type Done, itemsOf, picked, quiet, told, withEntry } from './common.ts';
import { happen } from './effects.ts';

const PASS: Answer = { card: null, on: null };

const asking = (context: Context, timing: Window['timing'], seats: readonly Seat[]): Context => {
  const asked = seats.filter((seat) => itemsOf(context, seat).length > 0);
  return { ...context, window: { timing, asked, answers: asked.map(() => null) } };
};

/** A window opens: active captains with an Item are asked, clockwise from the Starting Captain (CW-5.2). Whether one fits is not looked at. */
export const opens =
  (timing: Window['timing']) =>
  (context: Context): Done =>
    quiet(asking(context, timing, activeFrom(context, context.starting)));

/** The Item that was played last. */
function lastPlayed({ chain }: Context): PlayedItem {
  const last = chain.at(-1);
  if (!last) throw new Error('No Item was played.');
  return last;
}

/** Right after an Item the others are asked for a Boarding Axe, clockwise from who played it (CW-5.2). */
export function openReaction(context: Context): Done {
  const { by } = lastPlayed(context);
  const others = activeFrom(context, by).filter((seat) => seat !== by);
  return quiet(asking(context, 'reaction', others));
}

/** Who has not answered yet. */
export const unanswered = ({ window }: Pick<Context, 'window'>): Seat[] =>
  window?.asked.filter((_, at) => window.answers[at] === null) ?? [];

/** Somebody says what it would do if it came to it. */
export function answer(context: Context, move: CaptainsWagerMove & { type: 'pass' | 'item' }): Done {
  const { window } = context;
  if (!window) throw new Error('There is no window.');
  const answered: Answer = move.type === 'item' ? { card: move.card, on: move.on ?? null } : PASS;
  const at = window.asked.indexOf(move.seat);
  return quiet({ ...context, window: { ...window, answers: withEntry(window.answers, at, answered) } });
}

/** The first captain in the order who has not passed, with what it has answered; `undefined` when all have passed. */
function firstInOrder({ window }: Context): { readonly seat: Seat; readonly answered: Answer | null } | undefined {
  const at = window?.answers.findIndex((answered) => answered === null || answered.card !== null) ?? -1;
  const seat = window?.asked[at];
  return seat === undefined ? undefined : { seat, answered: window?.answers[at] ?? null };
}

/** Whether an Item is to be played: all asked before its player have passed (CW-5.3). */
export const isItemDue = (context: Context): boolean => (firstInOrder(context)?.answered?.card ?? null) !== null;

/** Whether all who were asked have passed. */
export const haveAllPassed = (context: Context): boolean => firstInOrder(context) === undefined;

/** The Item whose turn has come is laid down; whether it takes effect is open until nobody cancels it. */
export function playItem(context: Context): Done {
  const due = firstInOrder(context);
  if (!due?.answered?.card) throw new Error('No Item is to be played.');
  const { seat, answered } = due;
  const { card, rest } = picked(itemsOf(context, seat), answered.card ?? '');
  const items = withEntry(context.items, seat, rest);
  const played: PlayedItem = { by: seat, card, on: answered.on };
  return told(
    { ...context, items, window: null, chain: [...context.chain, played] },
    { type: 'item', by: seat, on: answered.on, card },
  );
}

/** What Boarding Axes leave of the Items played: each of them that holds cancels the one right before. */
function cancelled(chain: readonly PlayedItem[]): { readonly item: PlayedItem; readonly by: Seat }[] {
  const losses: { item: PlayedItem; by: Seat }[] = [];
  let holds = true;
  for (let at = chain.length - 2; at >= 0; at--) {
    const [item, axe] = [chain[at], chain[at + 1]];
    if (holds && item && axe) losses.push({ item, by: axe.by });
    holds = !holds;
  }
  return losses;
}

/** Nobody has another Axe: Axes cancel, and the Item takes effect if it still may. All are out of the game (CW-5.1). */
export function settle(context: Context): Done {
  const { chain } = context;
  const [first] = chain;
  if (!first) throw new Error('No Item was played.');
  const losses = cancelled(chain);
  const settled: Context = {
    ...context,
    window: null,
    chain: [],
    out: [...context.out, ...chain.map(({ card }) => card)],
  };
  const events = losses.map(
    ({ item, by }): CaptainsWagerEvent => ({ type: 'cancelled', by, on: item.by, card: item.card }),
  );
  return each(
    settled,
    (now) => ({ context: now, events }),
    (now) => {
      if (losses.some(({ item }) => item === first)) return quiet(now);
      return happen(now, { by: first.by, on: first.on, source: first.card.kind });
    },
  );
}

/** A window is over. */
export const close = (context: Context): Done => quiet({ ...context, window: null });
