import { describe, expect, it } from 'vitest';
import { Refused } from '../../../src/games/kit/game.ts';
import { BadSetup } from '../../../src/games/kit/options.ts';
import { actingSeats, play, type SetupRequest, setupOf, start } from '../../../src/games/kit/play.ts';
import { gameById, SHELF } from '../../../src/games/shelf.ts';
import { frozen } from './run.ts';

const [game] = SHELF;
if (game === undefined) throw new Error('The shelf is empty.');
const { min, max } = game.seats;

describe('setting up', () => {
  it.each([
    { what: 'too few seats', request: { seats: min - 1 }, key: 'setup.seats' },
    { what: 'too many seats', request: { seats: max + 1 }, key: 'setup.seats' },
    { what: 'half a seat', request: { seats: 2.5 }, key: 'setup.seats' },
    { what: 'no number of seats', request: { seats: Number.NaN }, key: 'setup.seats' },
    { what: 'a word for seats', request: { seats: '3' as unknown as number }, key: 'setup.seats' },
    { what: 'a first seat that is not there', request: { first: 3 }, key: 'setup.first' },
    { what: 'a first seat below zero', request: { first: -1 }, key: 'setup.first' },
    { what: 'half a first seat', request: { first: 0.5 }, key: 'setup.first' },
    { what: 'a word for the first seat', request: { first: '1' as unknown as number }, key: 'setup.first' },
    {
      what: 'an option that the game does not have',
      request: { options: { nothing: 1 } },
      key: 'setup.unknown-option',
    },
  ])('$what is refused: $key', ({ request, key }) => {
    const wrong: SetupRequest = { seats: 3, seed: 's', ...request };
    try {
      start(game, wrong);
      expect.unreachable('It was set up.');
    } catch (error) {
      expect(error).toBeInstanceOf(BadSetup);
      expect((error as BadSetup).why.key).toBe(key);
    }
  });

  it('fills in what was left out', () => {
    const { seats, seed, first, options } = setupOf(game, { seats: 3, seed: 's' });
    expect({ seats, seed, first }).toEqual({ seats: 3, seed: 's', first: null });
    expect(Object.keys(options).sort()).toEqual(game.options.map(({ id }) => id).sort());
  });

  it('comes to the first decision', () => {
    const { state, events } = start(game, { seats: 3, seed: 's' });
    expect(actingSeats(game, state)).not.toEqual([]);
    expect(events.length).toBeGreaterThan(0);
  });
});

it('a refused move throws its rule and its reason, and changes nothing', () => {
  const { state } = start(game, { seats: 3, seed: 's', first: 0 });
  const before = JSON.stringify(frozen(state));
  const stranger = { type: 'pass', seat: 2 };
  try {
    play(game, state, stranger);
    expect.unreachable('It was played.');
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
    const { rule, why, values } = error as Refused;
    expect({ rule, why, values }).toEqual({ values: {}, ...game.refuse(state, stranger) });
  }
  expect(JSON.stringify(state)).toBe(before);
});

it('a game is found by its id', () => {
  for (const one of SHELF) expect(gameById(one.id)).toBe(one);
  expect(gameById('no-such-game' as never)).toBeUndefined();
  expect(new Set(SHELF.map(({ id }) => id)).size).toBe(SHELF.length);
});
