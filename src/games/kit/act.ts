import { enqueueActions } from 'xstate';
import type { GameEvent } from './events.ts';

/** What a rule makes of a context: the new one, and what happened. */
export interface Deed<Context, E extends GameEvent = GameEvent> {
  readonly context: Context;
  readonly events: readonly E[];
}

/** A rule that changes something: a pure function from the context (and the move that called it) to a {@link Deed}. */
export type Rule<Context, M, E extends GameEvent = GameEvent> = (context: Context, move: M) => Deed<Context, E>;

/** Makes a rule an action of an XState machine: assigns its context and emits its events. */
// biome-ignore lint/suspicious/noExplicitAny: XState infers an action's types from the machine it stands in; `any` lets one rule serve every transition.
export function act<Context, M>(rule: Rule<Context, M>): any {
  return enqueueActions(({ context, event, enqueue }) => {
    const deed = rule(context as Context, event as M);
    enqueue.assign(() => deed.context as never);
    for (const happened of deed.events) enqueue.emit(happened as never);
  });
}

/** Runs rules one after another on what the one before left. */
export function inTurn<Context, E extends GameEvent>(
  context: Context,
  ...rules: readonly ((context: Context) => Deed<Context, E>)[]
): Deed<Context, E> {
  return rules.reduce<Deed<Context, E>>(
    (done, rule) => {
      const next = rule(done.context);
      return { context: next.context, events: [...done.events, ...next.events] };
    },
    { context, events: [] },
  );
}
