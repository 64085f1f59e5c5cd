import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { chiSquare, critical } from '../kit/statistics.ts';
import { rulings, table } from './language.ts';

describe('the Kraken', () => {
  rulings([
    {
      title: 'TG-5.1 the target discards the whole hand, coins too (Q-TG-16)',
      at: {
        hands: [['kraken', 'pirate'], ['gold-coin', 'officer', 'gold-coin'], ['pirate']],
        draw: ['officer', 'officer', 'pirate'],
        discard: ['pirate'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: {
        hands: { Anne: ['pirate'], Ben: ['officer', 'officer', 'pirate'], Cleo: ['pirate'] },
        discard: ['pirate', 'gold-coin', 'officer', 'gold-coin'],
        events: ['played', 'yielded', 'kraken', 'drew', 'drew', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-5.1 a Pirate Captain drives it off: both go to the discard pile, the attack has failed (Q-TG-17)',
      at: { hands: [['kraken', 'pirate'], ['pirate-captain', 'gold-coin'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays kraken on Ben; Ben blocks with pirate-captain',
      after: {
        hands: { Ben: ['gold-coin', 'pirate'] },
        discard: ['kraken', 'pirate-captain'],
        aside: 0,
        turn: 'Ben',
        events: ['played', 'blocked', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-5.1 the Captain may stay in hand, and is lost with it (Q-TG-09)',
      at: { hands: [['kraken', 'pirate'], ['pirate-captain', 'gold-coin'], ['pirate']] },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { discard: ['pirate-captain', 'gold-coin'], aside: 1 },
    },
    {
      title: 'TG-5.1 a Captain that was the last card is replaced by two',
      at: { hands: [['kraken', 'pirate'], ['pirate-captain'], ['pirate']], draw: ['officer', 'officer', 'pirate'] },
      play: 'Anne plays kraken on Ben; Ben blocks with pirate-captain',
      after: { hands: { Ben: ['officer', 'officer', 'pirate'] } },
    },
    {
      title: 'TG-5.1 its fate is open while the target is asked: it lies in neither pile',
      at: { hands: [['kraken', 'pirate'], ['officer'], ['pirate']] },
      play: 'Anne plays kraken on Ben',
      after: { phase: 'answer', asked: 'Ben', discard: [], aside: 0 },
    },
    {
      title: 'TG-5.2 one that strikes is set aside and counts',
      at: { hands: [['kraken', 'pirate'], ['officer'], ['pirate']], aside: 1 },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { aside: 2, discard: ['officer'], won: null, turn: 'Ben' },
    },
    {
      title: 'TG-5.2 the third one destroys the ship',
      at: { hands: [['kraken', 'pirate'], ['officer'], ['gold-coin']], aside: 2 },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { aside: 3, won: ['Cleo', 'TG-6.2'], phase: 'over' },
    },
    {
      title: 'TG-5.2 one that was driven off does not count',
      at: { hands: [['kraken', 'pirate'], ['pirate-captain', 'pirate'], ['gold-coin']], aside: 2 },
      play: 'Anne plays kraken on Ben; Ben blocks with pirate-captain',
      after: { aside: 2, won: null, turn: 'Ben' },
    },
    {
      title: 'TG-5.2 one that was driven off may come back with the discards (Q-TG-17)',
      at: {
        hands: [
          ['kraken', 'pirate'],
          ['pirate-captain', 'pirate'],
        ],
        nothingElse: true,
      },
      play: 'Anne plays kraken on Ben; Ben blocks with pirate-captain; Ben passes',
      // The four cards of this world: both have drawn one of the two that were discarded.
      after: { sizes: { Anne: 2, Ben: 2 }, discard: [], pile: 0, aside: 0 },
    },
  ]);
});

describe('a Pirate Captain on the own turn', () => {
  rulings([
    {
      title: 'TG-5.3 demands a Gold Coin: the target pays one',
      at: {
        hands: [['pirate-captain', 'pirate'], ['gold-coin', 'gold-coin', 'officer'], ['pirate']],
        draw: ['pirate'],
      },
      play: 'Anne plays pirate-captain on Ben; Ben pays',
      after: {
        hands: { Anne: ['pirate', 'gold-coin'], Ben: ['gold-coin', 'officer', 'pirate'] },
        discard: ['pirate-captain'],
        turn: 'Ben',
        events: ['played', 'paid', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-5.3 who does not pay loses two cards instead',
      at: { hands: [['pirate-captain', 'pirate'], ['officer', 'officer', 'officer'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays pirate-captain on Ben; Ben yields',
      after: {
        hands: { Anne: ['pirate', 'officer', 'officer'], Ben: ['officer', 'pirate'] },
        phase: 'act',
        turn: 'Ben',
        events: ['played', 'yielded', 'stole', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-5.3 or as many as there are',
      at: { hands: [['pirate-captain', 'pirate'], ['officer'], ['pirate']], draw: ['kraken', 'kraken', 'pirate'] },
      play: 'Anne plays pirate-captain on Ben; Ben yields',
      after: { hands: { Anne: ['pirate', 'officer'], Ben: ['kraken', 'kraken', 'pirate'] } },
    },
    {
      title: 'TG-5.3 the target may refuse although it holds a coin, and may lose coins for it (Q-TG-15)',
      at: { hands: [['pirate-captain', 'pirate'], ['gold-coin', 'gold-coin'], ['pirate']] },
      play: 'Anne plays pirate-captain on Ben; Ben yields',
      after: { hands: { Anne: ['pirate', 'gold-coin', 'gold-coin'] } },
    },
    {
      title: 'TG-5.3 a rich target has the choice',
      at: { hands: [['pirate-captain', 'pirate'], ['gold-coin', 'officer'], ['pirate']] },
      play: 'Anne plays pirate-captain on Ben',
      after: {
        asked: 'Ben',
        moves: { Ben: ['pays', 'yields'] },
        refused: { 'Ben pays officer': 'TG-5.3', 'Cleo pays': 'TG-4.2', 'Ben pays kraken': 'TG-2.1' },
      },
    },
    {
      title: 'TG-5.3 a poor target is asked all the same (Q-TG-15)',
      at: { hands: [['pirate-captain', 'pirate'], ['officer', 'kraken'], ['pirate']] },
      play: 'Anne plays pirate-captain on Ben',
      after: { phase: 'answer', asked: 'Ben', moves: { Ben: ['yields'] }, refused: { 'Ben pays': 'TG-2.1' } },
    },
    {
      title: 'TG-5.3 one coin is all that is paid',
      at: { hands: [['pirate-captain', 'pirate'], ['gold-coin', 'gold-coin'], ['pirate']] },
      play: 'Anne plays pirate-captain on Ben; Ben pays',
      after: { turn: 'Ben', sizes: { Anne: 2 }, refused: { 'Ben pays': 'TG-5.3' } },
    },
    {
      title: 'TG-5.3 nobody pays a Pirate',
      at: { hands: [['pirate', 'pirate'], ['gold-coin', 'gold-coin'], ['pirate']] },
      play: 'Anne plays pirate on Ben',
      after: { refused: { 'Ben pays': 'TG-5.3' } },
    },
    {
      title: 'TG-5.4 neither Officers nor another Captain stop it (Q-TG-11)',
      at: { hands: [['pirate-captain', 'pirate'], ['officer', 'two-officers', 'pirate-captain'], ['pirate']] },
      play: 'Anne plays pirate-captain on Ben',
      after: {
        moves: { Ben: ['yields'] },
        refused: {
          'Ben blocks with officer': 'TG-5.4',
          'Ben blocks with two-officers': 'TG-5.4',
          'Ben blocks with pirate-captain': 'TG-5.4',
        },
      },
    },
  ]);

  it('TG-5.3 a coin is paid in the open, two cards are taken blindly (Q-TG-14)', () => {
    const hands = [['pirate-captain', 'pirate'], ['gold-coin', 'officer', 'kraken'], ['pirate']] as const;
    const paid = table({ hands }).play('Anne plays pirate-captain on Ben; Ben pays');
    const coin = paid.events.find(({ type }) => type === 'paid');
    expect(projectEvents(paid.events, 'public')).toContainEqual({ ...coin, type: 'paid', by: 1, to: 0 });
    expect(coin).toMatchObject({ card: { kind: 'gold-coin' } });
    const taken = table({ hands }).play('Anne plays pirate-captain on Ben; Ben yields');
    const theft = projectEvents(taken.events, 2).filter(({ type }) => type === 'stole');
    expect(theft).toEqual([{ type: 'stole', by: 0, from: 1, count: 2 }]);
  });

  it('TG-5.3 the two cards are taken at random', () => {
    const pairs = new Map<string, number>();
    for (let n = 0; n < 900; n++) {
      const hands = [['pirate-captain', 'pirate'], ['gold-coin', 'officer', 'kraken'], ['pirate']] as const;
      const at = table({ hands, seed: `captain ${n}` }).play('Anne plays pirate-captain on Ben; Ben yields');
      const pair = at.hand('Anne').sort().join();
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(3);
    expect(chiSquare([...pairs.values()])).toBeLessThan(critical(2));
  });

  it('TG-5.3 a coin that was paid lies face down in the captain’s hand', () => {
    const hands = [['pirate-captain', 'pirate'], ['gold-coin', 'officer'], ['pirate']] as const;
    const at = table({ hands }).play('Anne plays pirate-captain on Ben; Ben pays');
    expect(takeTheGold.view(at.state, 2).hands[0]?.map(({ kind }) => kind)).toEqual([null, null]);
  });
});
