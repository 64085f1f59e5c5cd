import { expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';

const drew = { type: 'drew', seat: 1, ids: ['c7'], secret: { to: [1, 2], facts: { kinds: ['kraken'] } } };
const passed = { type: 'passed', seat: 0 };

it.each([{ viewer: 1 }, { viewer: 2 }] as const)('seat $viewer, for whom the facts are, is told them', ({ viewer }) => {
  expect(projectEvents([drew], viewer)).toEqual([{ type: 'drew', seat: 1, ids: ['c7'], kinds: ['kraken'] }]);
});

it.each([{ viewer: 0 }, { viewer: 3 }, { viewer: 'public' }] as const)(
  '$viewer does not learn that there are secret facts',
  ({ viewer }) => {
    expect(projectEvents([drew], viewer)).toEqual([{ type: 'drew', seat: 1, ids: ['c7'] }]);
  },
);

it('events stay in order and as they are', () => {
  const events = Object.freeze([Object.freeze(drew), Object.freeze(passed)]);
  expect(projectEvents(events, 0).map(({ type }) => type)).toEqual(['drew', 'passed']);
  expect(projectEvents(events, 1)[1]).toEqual(passed);
});

it('a secret with no audience is told to nobody', () => {
  const secret = { type: 'x', secret: { to: [], facts: { kinds: ['kraken'] } } };
  for (const viewer of [0, 1, 'public'] as const) expect(projectEvents([secret], viewer)).toEqual([{ type: 'x' }]);
});
