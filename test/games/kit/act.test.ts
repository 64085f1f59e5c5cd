import { expect, it } from 'vitest';
import { type Deed, inTurn } from '../../../src/games/kit/act.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';

const add =
  (number: number) =>
  (context: readonly number[]): Deed<readonly number[], GameEvent & { number: number }> => ({
    context: [...context, number],
    events: [{ type: 'added', number }],
  });

it('rules run one after another on what the one before left, and their events add up', () => {
  const { context, events } = inTurn([0] as readonly number[], add(1), add(2));
  expect(context).toEqual([0, 1, 2]);
  expect(events.map(({ number }) => number)).toEqual([1, 2]);
});

it('no rules leave everything as it is', () => {
  expect(inTurn([7])).toEqual({ context: [7], events: [] });
});
