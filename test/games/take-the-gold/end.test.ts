import { describe, expect, it } from 'vitest';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { rulings, table } from './language.ts';

const three = ['gold-coin', 'gold-coin', 'gold-coin'] as const;

describe('four coins', () => {
  rulings([
    {
      title: 'TG-6.1 win at once when the fourth is drawn (Q-TG-22)',
      at: { hands: [['pirate'], three], draw: ['gold-coin'] },
      play: 'Anne passes',
      after: { won: ['Ben', 'TG-6.1'], phase: 'over', asked: null, events: ['passed', 'turn', 'drew', 'won'] },
    },
    {
      title: 'TG-6.1 win at once when the fourth is stolen, before the victim draws or acts',
      at: { hands: [['pirate', ...three], ['gold-coin', 'gold-coin'], ['pirate']] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { won: ['Anne', 'TG-6.1'], events: ['played', 'yielded', 'stole', 'won'] },
    },
    {
      title: 'TG-6.1 win at once when the fourth is paid',
      at: {
        hands: [
          ['pirate-captain', ...three],
          ['gold-coin', 'pirate'],
        ],
      },
      play: 'Anne plays pirate-captain on Ben; Ben pays',
      after: { won: ['Anne', 'TG-6.1'] },
    },
    {
      title: 'TG-6.1 win before anything has to be discarded',
      at: {
        hands: [
          ['pirate-captain', ...three, 'pirate', 'pirate'],
          ['gold-coin', 'pirate'],
        ],
      },
      play: 'Anne plays pirate-captain on Ben; Ben pays',
      after: { won: ['Anne', 'TG-6.1'], sizes: { Anne: 6 } },
    },
    {
      title: 'TG-6.1 three do not win, nor do four in two hands',
      at: {
        hands: [
          [...three, 'pirate'],
          [...three, 'pirate'],
        ],
        draw: ['pirate'],
      },
      play: 'Anne passes',
      after: { won: null, turn: 'Ben' },
    },
    {
      title: 'TG-6.1 more than four win too: two stolen make five',
      at: {
        hands: [
          ['two-pirates', ...three],
          ['gold-coin', 'gold-coin'],
        ],
      },
      play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2',
      after: { won: ['Anne', 'TG-6.1'], hands: { Anne: [...three, 'gold-coin', 'gold-coin'] } },
    },
    {
      title: 'TG-6.1 win on somebody else’s turn: blocking with the last card draws the coins of a tie-break (Q-TG-22)',
      at: {
        hands: [['two-pirates', 'pirate'], ['officer'], []],
        tieBreak: ['Anne', 'Ben'],
        draw: ['gold-coin', 'gold-coin'],
      },
      play: 'Anne plays two-pirates on Ben; Ben blocks with officer',
      after: { won: ['Ben', 'TG-6.4'], turn: 'Anne', events: ['played', 'blocked', 'drew', 'drew', 'won'] },
    },
    {
      title:
        'TG-6.1 win between playing and answering as well: the attacker’s last card draws the coins of a tie-break',
      at: { hands: [['kraken'], ['officer'], []], tieBreak: ['Anne', 'Ben'], draw: ['gold-coin', 'gold-coin'] },
      play: 'Anne plays kraken on Ben',
      after: { won: ['Anne', 'TG-6.4'], phase: 'over', asked: null },
    },
    {
      title: 'TG-6.1 if two reach it in one step, the one whose turn it is wins (Q-TG-21)',
      at: {
        hands: [['kraken', 'pirate'], ['gold-coin', 'gold-coin'], ['gold-coin', 'gold-coin'], ['officer']],
        aside: 2,
        draw: ['gold-coin', 'gold-coin', 'gold-coin', 'gold-coin'],
      },
      // Ben and Cleo put their coins away, hold nothing, and both draw two coins.
      play: 'Anne plays kraken on Dora; Dora yields',
      after: {
        won: ['Ben', 'TG-6.4'],
        turn: 'Ben',
        hands: { Ben: ['gold-coin', 'gold-coin'], Cleo: ['gold-coin', 'gold-coin'] },
      },
    },
    {
      title: 'TG-6.1 the one whose turn it is wins although another seat comes first',
      at: {
        hands: [['gold-coin', 'gold-coin'], ['kraken', 'pirate'], ['gold-coin', 'gold-coin'], ['officer']],
        turn: 'Ben',
        aside: 2,
        draw: ['gold-coin', 'gold-coin', 'gold-coin', 'gold-coin'],
      },
      play: 'Ben plays kraken on Dora; Dora yields',
      after: { won: ['Cleo', 'TG-6.4'], turn: 'Cleo' },
    },
    {
      title: 'TG-6.1 nothing can be played once it is over',
      at: { hands: [['pirate'], three], draw: ['gold-coin'] },
      play: 'Anne passes',
      after: {
        moves: { Anne: [], Ben: [] },
        refused: { 'Ben passes': 'TG-6.1', 'Anne plays pirate on Ben': 'TG-6.1' },
      },
    },
  ]);

  it('TG-6.1 are laid open, and nothing else of the hands', () => {
    const at = table({
      hands: [
        ['gold-coin', 'pirate'],
        [...three, 'officer'],
      ],
      draw: ['gold-coin'],
    }).play('Anne passes');
    const view = takeTheGold.view(at.state, 'public');
    expect(view.hands.map((hand) => hand.map(({ kind }) => kind))).toEqual([
      [null, null],
      ['gold-coin', 'gold-coin', 'gold-coin', null, 'gold-coin'],
    ]);
    expect(view.outcome).toMatchObject({ ranking: [[1], [0]], scores: [null, 4], rule: 'TG-6.1' });
    expect(at.events.at(-1)).toMatchObject({ type: 'won', seat: 1, coins: Array(4).fill({ kind: 'gold-coin' }) });
  });
});

describe('the destroyed ship', () => {
  rulings([
    {
      title: 'TG-6.2 the most coins win',
      at: { hands: [['kraken', 'gold-coin'], ['pirate'], ['gold-coin', 'gold-coin', 'officer']], aside: 2 },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { won: ['Cleo', 'TG-6.2'], phase: 'over', events: ['played', 'yielded', 'kraken', 'revealed', 'won'] },
    },
    {
      title: 'TG-6.2 the one who sank it may win',
      at: { hands: [['kraken', 'gold-coin'], ['gold-coin', 'gold-coin'], ['officer']], aside: 2 },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { won: ['Anne', 'TG-6.2'], hands: { Anne: ['gold-coin'] } },
    },
    {
      title:
        'TG-6.3 with three players the victim has lost its hand before the count, and draws no new cards (Q-TG-18)',
      at: { hands: [['kraken', 'officer'], [...three, 'pirate'], ['gold-coin']], aside: 2, draw: [...three] },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { won: ['Cleo', 'TG-6.2'], hands: { Ben: [] }, discard: [...three, 'pirate'], aside: 3 },
    },
    {
      title: 'TG-6.3 with two players the third Kraken takes nothing (Q-TG-18)',
      at: {
        hands: [
          ['kraken', 'gold-coin'],
          ['gold-coin', 'gold-coin', 'pirate'],
        ],
        aside: 2,
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: {
        won: ['Ben', 'TG-6.2'],
        hands: { Ben: ['gold-coin', 'gold-coin', 'pirate'] },
        discard: [],
        aside: 3,
      },
    },
    {
      title: 'TG-6.3 with two players the first two Krakens empty the hand (Q-TG-18)',
      at: {
        hands: [
          ['kraken', 'gold-coin'],
          ['gold-coin', 'pirate'],
        ],
        aside: 1,
        draw: ['officer', 'officer', 'pirate'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { won: null, hands: { Ben: ['officer', 'officer', 'pirate'] }, discard: ['gold-coin', 'pirate'] },
    },
  ]);

  it('TG-6.3 with two players the last Kraken is told as one that took no card', () => {
    const hands = [
      ['kraken', 'gold-coin'],
      ['gold-coin', 'gold-coin', 'pirate'],
    ] as const;
    const at = table({ hands, aside: 2 }).play('Anne plays kraken on Ben; Ben yields');
    expect(at.events.find(({ type }) => type === 'kraken')).toMatchObject({ cards: [], count: 3, last: true });
  });

  it('TG-6.2 reveals only the coins, everybody’s, and ranks by them (Q-TG-20)', () => {
    const hands = [
      ['kraken', 'gold-coin', 'pirate'],
      ['pirate'],
      ['gold-coin', 'officer', 'gold-coin'],
      ['officer', 'gold-coin'],
    ] as const;
    const at = table({ hands, aside: 2 }).play('Anne plays kraken on Ben; Ben yields');
    const view = takeTheGold.view(at.state, 1);
    expect(view.hands.map((hand) => hand.map(({ kind }) => kind))).toEqual([
      ['gold-coin', null],
      [],
      ['gold-coin', null, 'gold-coin'],
      [null, 'gold-coin'],
    ]);
    expect(view.outcome).toMatchObject({ ranking: [[2], [0, 3], [1]], scores: [1, 0, 2, 1], rule: 'TG-6.2' });
    const revealed = at.events.find(({ type }) => type === 'revealed') as { hands: { kind: string }[][] } | undefined;
    expect(revealed?.hands.map((hand) => hand.map(({ kind }) => kind))).toEqual([
      ['gold-coin'],
      [],
      ['gold-coin', 'gold-coin'],
      ['gold-coin'],
    ]);
    expect(at.events.find(({ type }) => type === 'kraken')).toMatchObject({ count: 3, last: true });
  });
});
