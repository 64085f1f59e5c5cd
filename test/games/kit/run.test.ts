import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/games/kit/game.ts';
import { everyEnd } from './run.ts';

const gameWith = (switches: number): AnyGame =>
  ({
    seats: { min: 2, max: 3 },
    options: Array.from({ length: switches }, (_, number) => ({
      id: `option${number}`,
      rule: 'TG-9.1',
      values: [false, true],
    })),
  }) as unknown as AnyGame;

describe('the ends of a game', () => {
  it('are all combinations of few options, at every seat count', () => {
    expect(everyEnd(gameWith(3))).toHaveLength(2 * 8);
  });

  it('have every pair of values of many options among them, at every seat count', () => {
    const ends = everyEnd(gameWith(7));
    expect(ends.length).toBeLessThan(2 * 20);
    for (const seats of [2, 3]) {
      const here = ends.filter((end) => end.seats === seats).map(({ options }) => options ?? {});
      for (let one = 0; one < 7; one++) {
        for (let other = one + 1; other < 7; other++) {
          const pairs = new Set(here.map((options) => `${options[`option${one}`]} ${options[`option${other}`]}`));
          expect([...pairs].sort()).toEqual(['false false', 'false true', 'true false', 'true true']);
        }
      }
    }
  });
});
