import { describe, expect, it } from 'vitest';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { rulings, table } from './language.ts';

describe('a tie', () => {
  const tied = {
    hands: [
      ['kraken', 'pirate'],
      ['gold-coin', 'officer'],
      ['officer', 'gold-coin'],
      ['gold-coin', 'kraken', 'pirate'],
    ],
    aside: 2,
    draw: ['pirate', 'gold-coin'],
  } as const;

  rulings([
    {
      title:
        'TG-6.4 the tied players discard their coins and play on; the others are out and discard their hands (Q-TG-21)',
      at: tied,
      play: 'Anne plays kraken on Dora; Dora yields',
      after: {
        won: null,
        tieBreak: ['Ben', 'Cleo'],
        phase: 'act',
        turn: 'Ben',
        hands: { Anne: [], Ben: ['officer', 'pirate'], Cleo: ['officer'], Dora: [] },
        discard: ['gold-coin', 'kraken', 'pirate', 'pirate', 'gold-coin', 'gold-coin'],
        aside: 3,
        events: ['played', 'yielded', 'kraken', 'revealed', 'tie-break', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-6.4 those who are out have no say and are no targets',
      at: tied,
      play: 'Anne plays kraken on Dora; Dora yields',
      after: {
        moves: { Anne: [], Ben: ['plays pirate on Cleo', 'passes'], Cleo: [], Dora: [] },
        refused: {
          'Anne passes': 'TG-6.4',
          'Dora yields': 'TG-6.4',
          'Cleo passes': 'TG-3.1',
          'Flint passes': 'TG-2.1',
        },
      },
    },
    {
      title: 'TG-6.4 turns go round among the tied alone',
      at: tied,
      play: 'Anne plays kraken on Dora; Dora yields; Ben passes; Cleo passes',
      after: {
        turn: 'Ben',
        events: [
          'played',
          'yielded',
          'kraken',
          'revealed',
          'tie-break',
          'turn',
          'drew',
          'passed',
          'turn',
          'drew',
          'passed',
          'turn',
          'drew',
        ],
      },
    },
    {
      title: 'TG-6.4 two coins win',
      at: { ...tied, draw: ['gold-coin', 'pirate', 'gold-coin'] },
      play: 'Anne plays kraken on Dora; Dora yields; Ben passes; Cleo passes',
      after: { won: ['Ben', 'TG-6.4'] },
    },
    {
      title: 'TG-6.4 one coin does not',
      at: { ...tied, draw: ['gold-coin', 'gold-coin'] },
      play: 'Anne plays kraken on Dora; Dora yields; Ben passes',
      after: { won: null, turn: 'Cleo' },
    },
    {
      title: 'TG-6.4 a tie at no coins is a tie too; the victim of the Kraken may be in it, and draws',
      at: {
        hands: [['kraken', 'pirate'], ['gold-coin', 'officer'], ['officer']],
        aside: 2,
        draw: ['kraken', 'pirate', 'officer'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: {
        tieBreak: ['Anne', 'Ben', 'Cleo'],
        turn: 'Ben',
        hands: { Anne: ['pirate'], Ben: ['kraken', 'pirate', 'officer'], Cleo: ['officer'] },
      },
    },
    {
      title: 'TG-6.4 the next of the tied in turn order begins, which may be the one after the last seat',
      at: {
        hands: [['gold-coin', 'pirate'], ['officer'], ['kraken', 'gold-coin', 'pirate'], ['officer']],
        turn: 'Cleo',
        aside: 2,
      },
      play: 'Cleo plays kraken on Dora; Dora yields',
      after: { tieBreak: ['Anne', 'Cleo'], turn: 'Anne' },
    },
    {
      title: 'TG-6.4 who has nothing left without coins draws two',
      at: {
        hands: [['kraken', 'pirate'], ['gold-coin'], ['officer', 'gold-coin'], ['pirate']],
        aside: 2,
        draw: ['pirate', 'kraken', 'officer'],
      },
      play: 'Anne plays kraken on Dora; Dora yields',
      after: { tieBreak: ['Ben', 'Cleo'], hands: { Ben: ['pirate', 'kraken', 'officer'], Cleo: ['officer'] } },
    },
    {
      title: 'TG-6.4 a Kraken still empties a hand and is set aside, but ends nothing',
      at: {
        hands: [['kraken', 'pirate'], ['pirate', 'gold-coin'], []],
        tieBreak: ['Anne', 'Ben'],
        aside: 3,
        draw: ['officer', 'officer', 'pirate'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: {
        aside: 4,
        won: null,
        tieBreak: ['Anne', 'Ben'],
        turn: 'Ben',
        hands: { Ben: ['officer', 'officer', 'pirate'] },
        discard: ['pirate', 'gold-coin'],
      },
    },
    {
      title: 'TG-6.4 a Kraken empties a hand in the tie-break of two players as well',
      at: {
        hands: [
          ['kraken', 'pirate'],
          ['pirate', 'gold-coin'],
        ],
        tieBreak: ['Anne', 'Ben'],
        aside: 3,
        draw: ['officer', 'officer', 'pirate'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { aside: 4, hands: { Ben: ['officer', 'officer', 'pirate'] }, won: null },
    },
    {
      title: 'TG-6.4 with two players: both tied, hands kept but for the coins',
      at: {
        hands: [
          ['kraken', 'gold-coin', 'pirate'],
          ['gold-coin', 'officer'],
        ],
        aside: 2,
        draw: ['pirate'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: {
        tieBreak: ['Anne', 'Ben'],
        turn: 'Ben',
        hands: { Anne: ['pirate'], Ben: ['officer', 'pirate'] },
        discard: ['gold-coin', 'gold-coin'],
      },
    },
    {
      title: 'TG-6.4 the tie-break of the Advanced game is won at once all the same',
      at: { ...tied, advanced: true, draw: ['gold-coin', 'pirate', 'gold-coin'] },
      play: 'Anne plays kraken on Dora; Dora yields; Ben passes; Cleo passes',
      after: { won: ['Ben', 'TG-6.4'] },
    },
  ]);

  it('TG-6.2 before a tie-break the coins are revealed as well, everybody’s', () => {
    const at = table(tied).play('Anne plays kraken on Dora; Dora yields');
    const revealed = at.events.find(({ type }) => type === 'revealed') as { hands: { kind: string }[][] } | undefined;
    expect(revealed?.hands.map((hand) => hand.length)).toEqual([0, 1, 1, 0]);
    expect(at.events.find(({ type }) => type === 'tie-break')).toMatchObject({ seats: [1, 2], coins: 1 });
  });

  it('TG-6.4 the end of a tie-break shows the winner’s coins, and the number is right', () => {
    const at = table({
      hands: [['pirate'], ['gold-coin', 'pirate'], []],
      tieBreak: ['Anne', 'Ben'],
      draw: ['gold-coin'],
    });
    at.play('Anne passes');
    expect(takeTheGold.outcome(at.state)).toMatchObject({
      ranking: [[1], [0, 2]],
      scores: [null, 2, null],
      rule: 'TG-6.4',
    });
  });
});
