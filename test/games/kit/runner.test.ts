import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, initialTransition, setup, transition } from 'xstate';
import { act } from '../../../src/games/kit/act.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { AnyGame, BaseContext, Move, State } from '../../../src/games/kit/game.ts';
import { setupOf } from '../../../src/games/kit/play.ts';
import { follow, initial } from '../../../src/games/kit/runner.ts';
import { SHELF } from '../../../src/games/shelf.ts';
import { allMoves, everyEnd, lot, named, setupsOf, times } from './run.ts';

const emitted = (actions: readonly { type: string; params?: unknown }[]): GameEvent[] =>
  actions.flatMap(({ type, params }) => (type === 'xstate.emit' ? [(params as { event: GameEvent }).event] : []));

/** What both ways of running must agree on, as text: value, status, context and events. */
const essence = (
  { value, status, context }: Pick<AnyMachineSnapshot, 'value' | 'status' | 'context'>,
  events: readonly GameEvent[],
): string => JSON.stringify({ value, status, context, events }, null, 1);

/** Plays the same random moves by the kit's runner and by XState's own functions; every tenth move is one that no phase knows. */
function compare(game: AnyGame, request: ReturnType<typeof setupsOf>[number]): number {
  const start = setupOf(game, request);
  let ours = initial(game.machine, start);
  let [snapshot, actions] = initialTransition(game.machine, start as never);
  for (let number = 0; ; number++) {
    expect(essence(ours.state as AnyMachineSnapshot, ours.events)).toBe(essence(snapshot, emitted(actions as never)));
    if (ours.state.status === 'done') return number;
    const move: Move =
      number % 10 === 9
        ? { type: 'no-such-move', seat: 0 }
        : lot(`${request.seed}:${number}`, (lots) => lots.oneOf(allMoves(game, ours.state)));
    // Half of the time the state has been on disk in between.
    const from = number % 2 === 0 ? ours.state : (JSON.parse(JSON.stringify(ours.state)) as State);
    ours = follow(game.machine, from, move);
    [snapshot, actions] = transition(game.machine, snapshot, move);
  }
}

describe.each(SHELF.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  for (const end of everyEnd(game)) {
    it(`runs as XState itself runs it: ${named(end)}`, () => {
      const moves = setupsOf(end, times(4, 40), 'runner').map((request) => compare(game, request));
      expect(Math.min(...moves)).toBeGreaterThan(0);
    });
  }

  it('uses nothing of XState that the kit does not run: no actors, timers or history', () => {
    interface Node {
      id: string;
      type: string;
      invoke: readonly unknown[];
      after: readonly unknown[];
      states: Record<string, Node>;
    }
    const offending = (node: Node): string[] => [
      ...(node.invoke.length > 0 || node.after.length > 0 || node.type === 'history' ? [node.id] : []),
      ...Object.values(node.states).flatMap(offending),
    ];
    expect(offending(game.machine.root as unknown as Node)).toEqual([]);
  });
});

describe('the runner', () => {
  const counting = setup({
    types: {} as { context: { count: number }; events: { type: 'add' | 'fail' | 'stop'; seat: number } },
    actions: {
      add: act((context: { count: number }, move: Move) => ({
        context: { count: context.count + 1 },
        events: [{ type: 'added', by: move.seat, count: context.count + 1 }],
      })),
      fail: act(() => {
        throw new Error('a rule that fails');
      }),
    },
    guards: { early: ({ context }) => context.count < 2 },
  }).createMachine({
    context: { count: 0 },
    initial: 'on',
    states: {
      on: {
        on: {
          add: { actions: ['add', 'add'] },
          fail: { actions: 'fail' },
          stop: [{ guard: 'early' }, { target: 'off' }],
        },
      },
      off: { type: 'final' },
    },
  });
  const fresh = () => initial<BaseContext>(counting, {} as never);

  it('tells events in the order in which they happened', () => {
    const { state, events } = follow(counting, fresh().state, { type: 'add', seat: 3 } as Move);
    expect(state.context).toEqual({ count: 2 });
    expect(events).toEqual([
      { type: 'added', by: 3, count: 1 },
      { type: 'added', by: 3, count: 2 },
    ]);
  });

  it('hands out states that are plain JSON', () => {
    const { state } = follow(counting, fresh().state, { type: 'add', seat: 0 } as Move);
    expect(Object.keys(state)).toEqual(['value', 'status', 'context']);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('throws what a rule throws, and the state can be played on from', () => {
    const { state } = fresh();
    expect(() => follow(counting, state, { type: 'fail', seat: 0 } as Move)).toThrow('a rule that fails');
    const { events } = follow(counting, state, { type: 'add', seat: 1 } as Move);
    expect(events).toHaveLength(2);
  });

  it('can branch from one state as often as one likes', () => {
    const { state } = fresh();
    const once = follow(counting, state, { type: 'add', seat: 0 } as Move);
    const again = follow(counting, state, { type: 'add', seat: 0 } as Move);
    expect(again).toEqual(once);
    expect(state.context).toEqual({ count: 0 });
  });

  it('stays where it is when a guard says so, and ends when the machine does', () => {
    const { state } = fresh();
    expect(follow(counting, state, { type: 'stop', seat: 0 } as Move).state.status).toBe('active');
    const more = follow(counting, state, { type: 'add', seat: 0 } as Move).state;
    expect(follow(counting, more, { type: 'stop', seat: 0 } as Move).state).toMatchObject({
      value: 'off',
      status: 'done',
    });
  });

  it('does not take a state of one machine for a state of another', () => {
    const twin = counting.provide({
      actions: { add: act((context: { count: number }) => ({ context: { count: context.count - 1 }, events: [] })) },
    });
    const { state } = fresh();
    expect(follow(counting, state, { type: 'add', seat: 0 } as Move).state.context).toEqual({ count: 2 });
    expect(follow(twin, state, { type: 'add', seat: 0 } as Move).state.context).toEqual({ count: -2 });
  });
});
