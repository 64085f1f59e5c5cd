import { expect, it } from 'vitest';
import type { State } from '../../../src/games/kit/game.ts';
import { play } from '../../../src/games/kit/play.ts';
import type { Context } from '../../../src/games/take-the-gold/context.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { allMoves } from '../kit/run.ts';
import { type Position, table } from './language.ts';

/** How many ways there are to play `depth` moves on: any slip in what is legal, or in who is asked, changes the number. */
function waysToPlayOn(state: State<Context>, depth: number): number {
  if (depth === 0) return 1;
  return allMoves(takeTheGold, state)
    .map((move) => waysToPlayOn(play(takeTheGold, state, move).state as State<Context>, depth - 1))
    .reduce((sum, ways) => sum + ways, 0);
}

const rows: readonly { title: string; at: Position; ways: readonly number[] }[] = [
  {
    title: 'a Pirate among three',
    at: {
      hands: [
        ['pirate', 'gold-coin'],
        ['officer', 'gold-coin'],
        ['kraken', 'gold-coin'],
      ],
      draw: ['pirate', 'pirate'],
    },
    ways: [3, 6, 16, 41, 113, 306],
  },
  {
    title: 'every attack at hand, every answer too',
    at: {
      hands: [
        ['pirate', 'two-pirates', 'kraken', 'pirate-captain', 'gold-coin'],
        ['officer', 'two-officers', 'pirate-captain', 'gold-coin', 'gold-coin'],
      ],
    },
    ways: [5, 14, 43, 148, 538],
  },
  {
    title: 'too many cards',
    at: { hands: [['pirate', 'officer', 'officer', 'officer', 'officer', 'gold-coin'], ['gold-coin']] },
    ways: [2, 7, 18, 67, 210, 482],
  },
  {
    title: 'the last Kraken and a tie',
    at: {
      hands: [['kraken', 'pirate'], ['gold-coin', 'officer'], ['gold-coin', 'pirate'], ['pirate-captain']],
      aside: 2,
    },
    ways: [7, 12, 32, 85, 308],
  },
  {
    title: 'a tie-break of two among four',
    at: { hands: [['pirate', 'kraken'], [], ['officer', 'pirate-captain'], []], tieBreak: ['Anne', 'Cleo'], aside: 3 },
    ways: [3, 7, 17, 37, 105, 251],
  },
];

// The first two numbers of each row (three of the first and the third row) were counted by hand as well.
for (const { title, at, ways } of rows) {
  it(`TG-3.1 ${title}: as many ways to play on as there should be, ${ways.length} moves deep`, () => {
    expect(ways.map((_, less) => waysToPlayOn(table(at).state, less + 1))).toEqual(ways);
  });
}
