import { describe, expect, it } from 'vitest';
import { start } from '../../../src/games/kit/play.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { rulings } from './language.ts';

const three = ['gold-coin', 'gold-coin', 'gold-coin'] as const;
const four = [...three, 'gold-coin'] as const;

describe('the Advanced game', () => {
  rulings([
    {
      title: 'TG-9.1 four coins do not win at once',
      at: { hands: [['pirate', 'officer'], three], draw: ['gold-coin'], advanced: true },
      play: 'Anne passes',
      after: { won: null, turn: 'Ben', hands: { Ben: four } },
    },
    {
      title: 'TG-9.1 who starts the turn with them wins, before the draw (Q-TG-23)',
      at: { hands: [['pirate', 'officer'], four], advanced: true },
      play: 'Anne passes',
      after: { won: ['Ben', 'TG-9.1'], sizes: { Ben: 4 }, events: ['passed', 'won'] },
    },
    {
      title: 'TG-9.1 more than four win too (Q-TG-23)',
      at: {
        hands: [
          ['pirate', 'officer'],
          [...four, 'gold-coin'],
        ],
        advanced: true,
      },
      play: 'Anne passes',
      after: { won: ['Ben', 'TG-9.1'] },
    },
    {
      title: 'TG-9.1 coins that came in mid-turn must survive a round (Q-TG-23)',
      at: { hands: [['pirate', ...three], ['gold-coin', 'gold-coin'], ['officer']], advanced: true },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { won: null, turn: 'Ben', hands: { Anne: four } },
    },
    {
      title: 'TG-9.1 they survived',
      at: {
        hands: [
          ['pirate', ...three],
          ['gold-coin', 'gold-coin'],
          ['officer', 'officer'],
        ],
        advanced: true,
      },
      play: 'Anne plays pirate on Ben; Ben yields; Ben passes; Cleo passes',
      after: { won: ['Anne', 'TG-9.1'], turn: 'Anne' },
    },
    {
      title: 'TG-9.1 they did not: somebody robbed them',
      at: {
        hands: [
          ['pirate', ...three],
          ['gold-coin', 'gold-coin'],
          ['pirate', 'officer'],
        ],
        advanced: true,
      },
      play: 'Anne plays pirate on Ben; Ben yields; Ben passes; Cleo plays pirate on Anne; Anne yields',
      after: { won: null, turn: 'Anne' },
    },
    {
      title: 'TG-9.1 somebody else’s turn does not start with mine: only the one in turn wins',
      at: { hands: [['pirate', 'officer'], ['officer'], four], advanced: true },
      play: 'Anne passes',
      after: { won: null, turn: 'Ben' },
    },
    {
      title: 'TG-9.1 the fourth coin drawn at the start comes too late',
      at: {
        hands: [
          ['pirate', 'officer'],
          [...three, 'officer'],
        ],
        draw: ['gold-coin'],
        advanced: true,
      },
      play: 'Anne passes; Ben passes',
      after: { won: null, turn: 'Anne' },
    },
    {
      title: 'TG-9.1 a destroyed ship ends it all the same',
      at: { hands: [['kraken', 'gold-coin'], ['officer'], ['officer']], aside: 2, advanced: true },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { won: ['Anne', 'TG-6.2'] },
    },
    {
      title: 'TG-9.1 without it, starting with four is not asked: they have won before',
      at: { hands: [['pirate'], three], draw: ['gold-coin'] },
      play: 'Anne passes',
      after: { won: ['Ben', 'TG-6.1'] },
    },
  ]);
});

describe('Krakens that destroy the ship', () => {
  for (const krakens of [3, 4, 5]) {
    rulings([
      {
        title: `TG-9.2 the ship survives ${krakens - 1} of ${krakens}`,
        at: { hands: [['kraken', 'pirate'], ['officer'], ['gold-coin']], aside: krakens - 2, krakens },
        play: 'Anne plays kraken on Ben; Ben yields',
        after: { aside: krakens - 1, won: null, turn: 'Ben' },
      },
      {
        title: `TG-9.2 number ${krakens} of ${krakens} destroys it`,
        at: { hands: [['kraken', 'pirate'], ['officer'], ['gold-coin']], aside: krakens - 1, krakens },
        play: 'Anne plays kraken on Ben; Ben yields',
        after: { aside: krakens, won: ['Cleo', 'TG-6.2'] },
      },
      {
        title: `TG-9.2 with two players number ${krakens} of ${krakens} takes nothing (Q-TG-19)`,
        at: {
          hands: [
            ['kraken', 'pirate'],
            ['gold-coin', 'officer'],
          ],
          aside: krakens - 1,
          krakens,
        },
        play: 'Anne plays kraken on Ben; Ben yields',
        after: { won: ['Ben', 'TG-6.2'], hands: { Ben: ['gold-coin', 'officer'] } },
      },
    ]);
  }

  it.each([
    { asked: {}, options: { advanced: false, krakens: 3 } },
    { asked: { advanced: true }, options: { advanced: true, krakens: 3 } },
    { asked: { krakens: 5 }, options: { advanced: false, krakens: 5 } },
  ])('TG-9.1, TG-9.2 a table that asks for $asked plays by $options', ({ asked, options }) => {
    const { state } = start(takeTheGold, { seats: 3, seed: 'options', options: asked });
    expect(state.context.options).toEqual(options);
    expect(takeTheGold.view(state, 'public').options).toEqual(options);
  });

  it('TG-9.2 three is the default; TG-9.1 the Advanced game is off', () => {
    expect(takeTheGold.options).toEqual([
      { id: 'advanced', rule: 'TG-9.1', values: [false, true] },
      { id: 'krakens', rule: 'TG-9.2', values: [3, 4, 5] },
    ]);
  });
});
