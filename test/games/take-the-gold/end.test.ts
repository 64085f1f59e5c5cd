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
      title: 'TG-6.5 nor is anything drawn for an empty hand: there is nothing to steal then',
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
