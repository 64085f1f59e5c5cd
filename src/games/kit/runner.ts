import { type AnyMachineSnapshot, createEmptyActor, type EventObject } from 'xstate';
import type { GameEvent } from './events.ts';
import type { BaseContext, GameMachine, Setup, State } from './game.ts';

/**
 * Runs a game's machine purely and fast.
 *
 * XState's own `transition()` builds an inert actor for each call. Here one inert scope serves every call; its shape is internal
 * to XState 5, so it is known to this file alone, and `test/games/kit/runner.test.ts` holds the results against `transition()`.
 */

interface EmitAction {
  readonly type: 'xstate.emit';
  readonly params: { readonly event: GameEvent };
}

let heard: GameEvent[] = [];

const inertScope = () => {
  const self = createEmptyActor();
  return {
    self,
    defer: () => {},
    id: '',
    logger: () => {},
    sessionId: '',
    stopChild: () => {},
    system: self.system,
    emit: () => {},
    actionExecutor: (action: { type: string }) => {
      if (action.type === 'xstate.emit') heard.push((action as EmitAction).params.event);
    },
  };
};

// biome-ignore lint/suspicious/noExplicitAny: the scope's type is internal to XState.
const scope: any = inertScope();

/** Live snapshots of states that this process made or met, so that a game in play is not resolved anew at each move. */
const live = new WeakMap<State<BaseContext>, AnyMachineSnapshot>();

const atRest = <Context extends BaseContext>(snapshot: AnyMachineSnapshot): State<Context> => {
  const state = { value: snapshot.value, status: snapshot.status, context: snapshot.context } as State<Context>;
  live.set(state, snapshot);
  return state;
};

const awake = (machine: GameMachine, state: State<BaseContext>): AnyMachineSnapshot => {
  const known = live.get(state);
  if (known !== undefined && known.machine === machine) return known;
  const { value, status, context } = state;
  const snapshot = machine.resolveState({ value, status, context } as Parameters<GameMachine['resolveState']>[0]);
  live.set(state, snapshot);
  return snapshot;
};

const listening = (run: () => AnyMachineSnapshot): { snapshot: AnyMachineSnapshot; events: GameEvent[] } => {
  heard = [];
  const snapshot = run();
  if (snapshot.status === 'error') throw snapshot.error;
  return { snapshot, events: heard };
};

/** The state of a new game and what happened while it was set up. */
export function initial<Context extends BaseContext>(
  machine: GameMachine,
  setup: Setup,
): { state: State<Context>; events: GameEvent[] } {
  const { snapshot, events } = listening(() => machine.getInitialSnapshot(scope, setup));
  return { state: atRest<Context>(snapshot), events };
}

/** What follows on an event, with all that was emitted on the way. Does not ask whether a rule allows it: see `play`. */
export function follow<Context extends BaseContext>(
  machine: GameMachine,
  state: State<Context>,
  event: EventObject,
): { state: State<Context>; events: GameEvent[] } {
  const { snapshot, events } = listening(() => machine.transition(awake(machine, state), event, scope));
  return { state: atRest<Context>(snapshot), events };
}
