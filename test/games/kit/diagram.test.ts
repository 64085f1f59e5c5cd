import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { diagramOf } from '../../../src/games/kit/diagram.ts';
import { SHELF } from '../../../src/games/shelf.ts';

const machine = setup({ guards: { done: () => false } }).createMachine({
  id: 'a-game',
  initial: 'set-out',
  states: {
    'set-out': { always: { target: 'turn' } },
    turn: {
      initial: 'act',
      states: {
        act: { on: { play: [{ guard: 'done', target: '#a-game.over' }, { target: 'rest' }], look: { actions: [] } } },
        rest: { always: { guard: () => true, target: 'act' } },
      },
    },
    over: { type: 'final' },
  },
});

it('shows every state, every move that leaves it with its guard, and what follows by itself', () => {
  expect(diagramOf(machine)).toBe(
    `stateDiagram-v2
  [*] --> a_game_set_out
  state "set-out" as a_game_set_out
  state "turn" as a_game_turn {
    [*] --> a_game_turn_act
    state "act" as a_game_turn_act
    state "rest" as a_game_turn_rest
  }
  state "over" as a_game_over
  a_game_over --> [*]
  a_game_set_out --> a_game_turn: then
  a_game_turn_act --> a_game_over: play [done]
  a_game_turn_act --> a_game_turn_rest: play
  a_game_turn_act --> a_game_turn_act: look
  a_game_turn_rest --> a_game_turn_act: then [guarded]
`,
  );
});

it.each(SHELF.map((game) => ({ id: game.id, game })))('of $id names each state once', ({ game }) => {
  const declared = [...diagramOf(game.machine).matchAll(/^ *state ".*" as (\w+)/gm)].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(1);
  expect(new Set(declared).size).toBe(declared.length);
});
