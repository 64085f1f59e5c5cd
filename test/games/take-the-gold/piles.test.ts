import { describe, expect, it } from 'vitest';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { rulings, table } from './language.ts';

describe('the piles', () => {
  rulings([
    {
      title: 'TG-6.5 played and discarded cards go to the discard pile, in order',
      at: { hands: [['pirate', 'kraken'], ['two-officers', 'pirate'], ['pirate']], discard: ['officer'] },
      play: 'Anne plays pirate on Ben; Ben blocks with two-officers; Ben plays pirate on Cleo; Cleo yields',
      after: { discard: ['officer', 'pirate', 'two-officers', 'pirate'] },
    },
    {
      title: 'TG-6.5 an empty draw pile is made of the discards; Krakens that struck stay away (Q-TG-25)',
      at: { hands: [['pirate'], ['officer']], discard: ['kraken', 'pirate', 'officer'], aside: 2, nothingElse: true },
      play: 'Anne passes',
      after: { discard: [], pile: 2, aside: 2, sizes: { Ben: 2 }, events: ['passed', 'turn', 'reshuffled', 'drew'] },
    },
    {
      title: 'TG-6.5 the discards are shuffled in the middle of drawing two, if need be (Q-TG-25)',
      at: {
        hands: [['pirate', 'pirate'], ['officer'], ['pirate']],
        draw: ['kraken'],
        discard: ['officer', 'officer'],
        nothingElse: true,
      },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: {
        pile: 1,
        discard: [],
        sizes: { Ben: 3 },
        events: ['played', 'yielded', 'stole', 'drew', 'reshuffled', 'drew', 'turn', 'drew'],
      },
    },
    {
      title:
        'TG-6.5 a played card lies on the discards before it does anything, and may be shuffled in at once (Q-TG-27)',
      at: { hands: [['pirate'], ['officer', 'officer']], nothingElse: true },
      play: 'Anne plays pirate on Ben',
      after: { hands: { Anne: ['pirate'] }, discard: [], events: ['played', 'reshuffled', 'drew'] },
    },
    {
      title: 'TG-6.5 if there is nothing to draw, nothing is drawn',
      at: { hands: [['pirate'], ['officer']], nothingElse: true },
      play: 'Anne passes',
      after: { sizes: { Anne: 1, Ben: 1 }, turn: 'Ben', events: ['passed', 'turn'] },
    },
    {
      title: 'TG-6.5 nor is more drawn for an empty hand than there is',
      at: { hands: [['kraken', 'two-pirates'], ['pirate-captain']], nothingElse: true, turn: 'Anne' },
      play: 'Anne plays two-pirates on Ben; Ben yields',
      after: { hands: { Anne: ['kraken', 'pirate-captain'], Ben: ['two-pirates'] } },
    },
    {
      title: 'TG-6.5 a pile that is not empty is not touched',
      at: { hands: [['pirate'], ['officer']], draw: ['kraken'], discard: ['pirate'], nothingElse: true },
      play: 'Anne passes',
      after: { hands: { Ben: ['officer', 'kraken'] }, pile: 0, discard: ['pirate'] },
    },
  ]);

  it('TG-6.5 the discards are shuffled fairly and get new ids', () => {
    const tops = new Map<string, number>();
    for (let n = 0; n < 300; n++) {
      const at = table({
        hands: [['pirate'], ['officer']],
        discard: ['kraken', 'pirate', 'two-officers'],
        nothingElse: true,
        seed: `mix ${n}`,
      });
      const old = at.state.context.discard.map(({ id }) => id);
      at.play('Anne passes');
      const { hands, drawPile } = at.state.context;
      const drawn = hands[1]?.[1];
      expect([drawn, ...drawPile].map((card) => card?.id).filter((id) => old.includes(id ?? ''))).toEqual([]);
      tops.set(drawn?.kind ?? '', (tops.get(drawn?.kind ?? '') ?? 0) + 1);
    }
    expect([...tops.keys()].sort()).toEqual(['kraken', 'pirate', 'two-officers']);
    for (const count of tops.values()) expect(count).toBeGreaterThan(70);
  });

  it('TG-6.5 the discard pile is face up for everybody (Q-TG-26)', () => {
    const at = table({ hands: [['pirate', 'kraken'], ['officer']] }).play(
      'Anne plays pirate on Ben; Ben blocks with officer',
    );
    for (const viewer of [0, 1, 'public'] as const) {
      expect(takeTheGold.view(at.state, viewer).discard.map(({ kind }) => kind)).toEqual(['pirate', 'officer']);
    }
  });
});
