import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';
import { rulings, table } from './language.ts';

describe('a turn', () => {
  rulings([
    {
      title: 'TG-3.1 starts with a card from the draw pile, for the next player too',
      at: { hands: [['pirate'], ['officer']], draw: ['kraken', 'gold-coin'] },
      play: 'Anne passes',
      after: {
        turn: 'Ben',
        hands: { Anne: ['pirate'], Ben: ['officer', 'kraken'] },
        events: ['passed', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-3.1 may be passed, whatever one holds (Q-TG-24)',
      at: { hands: [['pirate', 'kraken'], ['officer']] },
      after: {
        moves: { Anne: ['plays pirate on Ben', 'plays kraken on Ben', 'passes'], Ben: [] },
        refused: { 'Ben passes': 'TG-3.1', 'Ben plays officer on Anne': 'TG-3.1' },
      },
    },
    {
      title: 'TG-3.1 leaves nothing but passing to who holds no card for it (Q-TG-24)',
      at: { hands: [['officer', 'gold-coin'], ['pirate']] },
      after: { moves: { Anne: ['passes'] } },
    },
    {
      title: 'TG-3.1 ends with the one card that was played (Q-TG-04)',
      at: { hands: [['pirate', 'pirate'], ['officer'], ['kraken']] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { turn: 'Ben', asked: 'Ben', phase: 'act', refused: { 'Anne plays pirate on Ben': 'TG-3.1' } },
    },
    {
      title: 'TG-3.2 allows no second card while the first is answered',
      at: {
        hands: [
          ['pirate', 'kraken', 'pirate'],
          ['officer', 'pirate'],
        ],
      },
      play: 'Anne plays pirate on Ben',
      after: {
        refused: { 'Anne plays kraken on Ben': 'TG-4.2', 'Ben plays pirate on Anne': 'TG-3.2', 'Ben passes': 'TG-3.1' },
      },
    },
    {
      title: 'TG-3.2 allows no second card while pirates take, nor while one discards',
      at: {
        hands: [
          ['two-pirates', 'pirate', 'pirate', 'pirate', 'pirate', 'pirate'],
          ['officer', 'officer'],
        ],
      },
      play: 'Anne plays two-pirates on Ben; Ben yields',
      after: { phase: 'take', refused: { 'Anne plays pirate on Ben': 'TG-3.2', 'Anne passes': 'TG-3.1' } },
    },
    {
      title: 'TG-3.2 allows no second card while one discards',
      at: { hands: [['pirate', 'pirate', 'pirate', 'pirate', 'pirate', 'pirate'], ['kraken']] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { phase: 'shed', refused: { 'Anne plays pirate on Ben': 'TG-3.2', 'Anne passes': 'TG-3.1' } },
    },
    {
      title: 'TG-3.2 allows one answer only: two Officers do not stop Two Pirates (Q-TG-07)',
      at: {
        hands: [
          ['two-pirates', 'kraken'],
          ['officer', 'officer'],
        ],
      },
      play: 'Anne plays two-pirates on Ben; Ben blocks with officer',
      after: { turn: 'Ben', hands: { Anne: ['kraken', 'officer'] }, refused: { 'Ben blocks with officer': 'TG-4.2' } },
    },
    {
      title: 'TG-3.2 counts turns apart: who blocked plays a card on the own turn',
      at: {
        hands: [
          ['pirate', 'kraken'],
          ['officer', 'pirate'],
        ],
        draw: ['gold-coin'],
      },
      play: 'Anne plays pirate on Ben; Ben blocks with officer',
      after: { moves: { Ben: ['plays pirate on Anne', 'passes'] } },
    },
  ]);
});

it('TG-3.1 everybody sees a card go to a hand, and only its player which one', () => {
  const at = table({ hands: [['pirate'], ['officer'], ['pirate']], draw: ['kraken'] });
  const [top] = at.state.context.drawPile;
  const drew = at.play('Anne passes').events.filter(({ type }) => type === 'drew');
  expect(projectEvents(drew, 1)).toEqual([{ type: 'drew', seat: 1, ids: [top?.id], kinds: ['kraken'] }]);
  expect(projectEvents(drew, 2)).toEqual([{ type: 'drew', seat: 1, ids: [top?.id] }]);
});

describe('the hand limit', () => {
  const six = ['pirate', 'pirate', 'officer', 'officer', 'kraken', 'gold-coin'] as const;

  rulings([
    {
      title: 'TG-3.3 five cards may be kept',
      at: { hands: [six.slice(0, 5), ['officer']] },
      play: 'Anne passes',
      after: { turn: 'Ben', sizes: { Anne: 5 } },
    },
    {
      title: 'TG-3.3 who holds six discards one, by choice, coins too (Q-TG-05)',
      at: { hands: [six, ['officer']] },
      play: 'Anne passes',
      after: {
        phase: 'shed',
        asked: 'Anne',
        turn: 'Anne',
        moves: { Anne: ['discards pirate', 'discards officer', 'discards kraken', 'discards gold-coin'], Ben: [] },
        refused: { 'Ben discards officer': 'TG-3.1', 'Anne discards two-pirates': 'TG-2.1' },
      },
    },
    {
      title: 'TG-3.3 what is discarded lies on the discard pile, and the turn is over',
      at: { hands: [six, ['officer']], discard: ['pirate'] },
      play: 'Anne passes; Anne discards gold-coin',
      after: {
        turn: 'Ben',
        discard: ['pirate', 'gold-coin'],
        hands: { Anne: ['pirate', 'pirate', 'officer', 'officer', 'kraken'] },
        events: ['passed', 'discarded', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-3.3 seven cards need two discards, one by one (Q-TG-05)',
      at: {
        hands: [
          [...six.slice(0, 5), 'two-pirates'],
          ['two-officers', 'two-officers', 'kraken'],
        ],
      },
      play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2; Anne discards pirate',
      after: { phase: 'shed', sizes: { Anne: 6 }, turn: 'Anne' },
    },
    {
      title: 'TG-3.3 the second discard ends the turn',
      at: {
        hands: [
          [...six.slice(0, 5), 'two-pirates'],
          ['two-officers', 'two-officers', 'kraken'],
        ],
      },
      play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2; Anne discards pirate; Anne discards pirate',
      after: { phase: 'act', sizes: { Anne: 5 }, turn: 'Ben' },
    },
    {
      title: 'TG-3.3 playing a card brings six cards down to five as well',
      at: {
        hands: [
          ['pirate', ...six.slice(1)],
          ['officer', 'kraken'],
        ],
      },
      play: 'Anne plays pirate on Ben; Ben blocks with officer',
      after: { turn: 'Ben', sizes: { Anne: 5 } },
    },
    {
      title: 'TG-3.3 nothing is discarded before the end of the turn',
      at: { hands: [six, ['officer']] },
      after: { phase: 'act', refused: { 'Anne discards pirate': 'TG-3.3' } },
    },
  ]);
});

describe('an empty hand', () => {
  rulings([
    {
      title: 'TG-3.4 who plays the last card draws two at once, before the attack is answered (Q-TG-13)',
      at: { hands: [['pirate'], ['officer']], draw: ['kraken', 'gold-coin'] },
      play: 'Anne plays pirate on Ben',
      after: { phase: 'answer', hands: { Anne: ['kraken', 'gold-coin'] }, events: ['played', 'drew', 'drew'] },
    },
    {
      title: 'TG-3.4 who blocks with the last card draws two before the other pirate takes one of them',
      at: { hands: [['two-pirates', 'pirate'], ['officer'], ['pirate']], draw: ['kraken', 'kraken', 'pirate'] },
      play: 'Anne plays two-pirates on Ben; Ben blocks with officer',
      after: {
        hands: { Anne: ['pirate', 'kraken'], Ben: ['kraken', 'pirate'] },
        events: ['played', 'blocked', 'drew', 'drew', 'stole', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-3.4 who loses the last card to a Pirate draws two',
      at: { hands: [['pirate', 'pirate'], ['kraken'], ['pirate']], draw: ['officer', 'gold-coin', 'two-pirates'] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: {
        hands: { Anne: ['pirate', 'kraken'], Ben: ['officer', 'gold-coin', 'two-pirates'] },
        events: ['played', 'yielded', 'stole', 'drew', 'drew', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-3.4 who loses the hand to a Kraken draws two (Q-TG-16)',
      at: {
        hands: [['kraken', 'pirate'], ['gold-coin', 'officer'], ['pirate']],
        draw: ['two-pirates', 'two-officers', 'pirate'],
      },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { hands: { Ben: ['two-pirates', 'two-officers', 'pirate'] }, discard: ['gold-coin', 'officer'] },
    },
    {
      title: 'TG-3.4 who pays with the last card draws two',
      at: { hands: [['pirate-captain', 'pirate'], ['gold-coin'], ['pirate']], draw: ['officer', 'kraken', 'pirate'] },
      play: 'Anne plays pirate-captain on Ben; Ben pays',
      after: { hands: { Anne: ['pirate', 'gold-coin'], Ben: ['officer', 'kraken', 'pirate'] } },
    },
    {
      title: 'TG-3.4 one card left is not none',
      at: { hands: [['pirate', 'kraken'], ['officer', 'officer'], ['pirate']], draw: ['two-pirates'] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { sizes: { Anne: 2, Ben: 2 } },
    },
    {
      title: 'TG-3.4 if two have none in one step, the one in turn draws first',
      // Anne could not draw when she played her Kraken; now there is one card, and it is hers.
      at: { hands: [['kraken'], ['officer'], ['pirate']], nothingElse: true },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: {
        hands: { Anne: ['officer'], Ben: [] },
        events: ['played', 'yielded', 'kraken', 'reshuffled', 'drew', 'turn'],
      },
    },
    {
      title: 'TG-3.4 both draw two where there is enough, first the one in turn',
      at: { hands: [['kraken'], ['officer', 'pirate', 'gold-coin', 'gold-coin'], ['pirate']], nothingElse: true },
      play: 'Anne plays kraken on Ben; Ben yields',
      after: { sizes: { Anne: 2, Ben: 2 } },
    },
    {
      title: 'TG-3.4 a player who is out of the tie-break draws none',
      at: {
        hands: [['pirate', 'pirate'], ['kraken'], []],
        tieBreak: ['Anne', 'Ben'],
        draw: ['officer', 'officer', 'pirate'],
      },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { sizes: { Cleo: 0, Ben: 3 } },
    },
  ]);
});

describe('what may be played on whom', () => {
  rulings([
    {
      title: 'TG-3.5 Gold Coins and Officers are refused on the own turn (Q-TG-06)',
      at: { hands: [['gold-coin', 'officer', 'two-officers', 'pirate'], ['pirate']] },
      after: {
        moves: { Anne: ['plays pirate on Ben', 'passes'] },
        refused: {
          'Anne plays gold-coin on Ben': 'TG-3.5',
          'Anne plays officer on Ben': 'TG-3.5',
          'Anne plays two-officers on Ben': 'TG-3.5',
        },
      },
    },
    {
      title: 'TG-3.5 a target is another player',
      at: { hands: [['pirate', 'kraken'], ['pirate'], ['officer']] },
      after: {
        moves: {
          Anne: [
            'plays pirate on Ben',
            'plays pirate on Cleo',
            'plays kraken on Ben',
            'plays kraken on Cleo',
            'passes',
          ],
        },
        refused: { 'Anne plays pirate on Anne': 'TG-3.5', 'Anne plays pirate on Flint': 'TG-3.5' },
      },
    },
    {
      title: 'TG-3.5 a target holds at least one card',
      at: { hands: [['pirate', 'kraken'], [], ['officer']], nothingElse: true },
      after: {
        moves: { Anne: ['plays pirate on Cleo', 'plays kraken on Cleo', 'passes'] },
        refused: { 'Anne plays kraken on Ben': 'TG-3.5' },
      },
    },
    {
      title: 'TG-3.5 only what one holds can be played',
      at: { hands: [['pirate'], ['kraken']] },
      after: { refused: { 'Anne plays kraken on Ben': 'TG-2.1', 'Anne plays pirate on Dora': 'TG-3.5' } },
    },
    {
      title: 'TG-3.5 who is out of the tie-break is no target',
      at: { hands: [['pirate', 'pirate'], ['kraken'], []], tieBreak: ['Anne', 'Ben'] },
      after: { moves: { Anne: ['plays pirate on Ben', 'passes'] }, refused: { 'Anne plays pirate on Cleo': 'TG-3.5' } },
    },
  ]);

  it('TG-3.5 pointing at a player without a card says why nothing happens', () => {
    const at = table({ hands: [['officer', 'pirate'], [], ['officer']], nothingElse: true });
    const attempt = (move: object) => at.refusal(move);
    expect(attempt({ type: 'play', seat: 0, on: 1 })).toEqual({ rule: 'TG-3.5', why: 'why.no-target' });
    expect(attempt({ type: 'play', seat: 0, on: 0 })).toEqual({ rule: 'TG-3.5', why: 'why.no-target' });
    expect(attempt({ type: 'play', seat: 0, on: 2 })).toEqual({ rule: 'TG-3.1', why: 'why.choose-a-card' });
  });
});
