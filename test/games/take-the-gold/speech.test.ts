import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { speakerOf, spoken } from '../kit/speaker.ts';
import { type Position, table } from './language.ts';

const speaker = speakerOf(takeTheGold);

/** What a viewer reads of all that happened after a position. */
const log = (at: Position, play: string, viewer: Viewer): string[] =>
  projectEvents(table(at).play(play).events, viewer)
    .flatMap((event) => takeTheGold.tell(event, viewer) ?? [])
    .map((phrase) => spoken(phrase, speaker));

const theft: Position = {
  hands: [['two-pirates', 'pirate'], ['officer', 'officer', 'officer'], ['pirate']],
  draw: ['kraken'],
};
const half: Position = {
  hands: [['two-pirates', 'pirate'], ['officer', 'gold-coin', 'gold-coin'], ['pirate']],
  draw: ['kraken'],
};
const kraken: Position = {
  hands: [['kraken', 'gold-coin'], ['officer', 'pirate'], ['pirate']],
  draw: ['pirate'],
  aside: 2,
};
const captain: Position = {
  hands: [['pirate-captain', 'pirate'], ['gold-coin', 'officer'], ['pirate']],
  draw: ['kraken'],
};

const sentences: readonly { title: string; at: Position; play: string; viewer: Viewer; reads: readonly string[] }[] = [
  {
    title: 'the thief is told what was stolen',
    at: theft,
    play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2',
    viewer: 0,
    reads: [
      'You play Two Pirates on Ben.',
      'Ben lets your Two Pirates through.',
      'You steal from Ben: Officer and Officer.',
      'Ben is in turn.',
      'Ben draws a card.',
    ],
  },
  {
    title: 'so is the victim',
    at: theft,
    play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 1',
    viewer: 1,
    reads: [
      'Anne plays Two Pirates on you.',
      'You let the Two Pirates through.',
      'Anne steals from you: Officer.',
      'Your turn.',
      'You draw: Kraken.',
    ],
  },
  {
    title: 'the others are told how many cards it was',
    at: theft,
    play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2',
    viewer: 'public',
    reads: [
      'Anne plays Two Pirates on Ben.',
      'Ben lets the Two Pirates through.',
      'Anne steals 2 cards from Ben.',
      'Ben is in turn.',
      'Ben draws a card.',
    ],
  },
  {
    title: 'an Officer stops one of two',
    at: half,
    play: 'Anne plays two-pirates on Ben; Ben blocks with officer',
    viewer: 2,
    reads: [
      'Anne plays Two Pirates on Ben.',
      'Ben blocks with Officer. One pirate gets through.',
      'Anne steals a card from Ben.',
      'Ben is in turn.',
      'Ben draws a card.',
    ],
  },
  {
    title: 'the last Kraken, the coins and the winner',
    at: kraken,
    play: 'Anne plays kraken on Ben; Ben yields',
    viewer: 1,
    reads: [
      'Anne plays Kraken on you.',
      'You let the Kraken through.',
      'The Kraken of Anne strikes you: 2 cards are lost. Kraken 3. The ship goes down!',
      'All coins are laid open.',
      'Anne wins with 1 coin!',
    ],
  },
  {
    title: 'a Kraken that is not the last',
    at: { ...kraken, aside: 0 },
    play: 'Anne plays kraken on Ben; Ben yields',
    viewer: 0,
    reads: [
      'You play Kraken on Ben.',
      'Ben lets your Kraken through.',
      'Your Kraken strikes Ben: 2 cards are lost. Kraken 1.',
      'Ben draws a card.',
      'Ben draws a card.',
      'Ben is in turn.',
      'Ben draws a card.',
    ],
  },
  {
    title: 'a demand that is refused',
    at: captain,
    play: 'Anne plays pirate-captain on Ben; Ben yields',
    viewer: 0,
    reads: ['You play Pirate Captain on Ben.', 'Ben refuses to pay you.', 'You steal from Ben: Officer and Gold Coin.'],
  },
  {
    title: 'a demand that is paid',
    at: captain,
    play: 'Anne plays pirate-captain on Ben; Ben pays',
    viewer: 2,
    reads: ['Anne plays Pirate Captain on Ben.', 'Ben pays Anne a Gold Coin.', 'Ben is in turn.', 'Ben draws a card.'],
  },
];

describe('the log', () => {
  for (const { title, at, play, viewer, reads } of sentences) {
    it(`${title} (${viewer})`, () => {
      const order = (line: string) => line.replace('Gold Coin and Officer', 'Officer and Gold Coin');
      expect(log(at, play, viewer).slice(0, reads.length).map(order)).toEqual(reads);
    });
  }

  it('of a tie says what is played for now', () => {
    const at = {
      hands: [
        ['kraken', 'gold-coin'],
        ['gold-coin', 'officer'],
      ],
      aside: 2,
    } as const;
    const lines = log(at, 'Anne plays kraken on Ben; Ben yields', 'public');
    expect(lines.slice(2, 5)).toEqual([
      'The Kraken of Anne strikes Ben: no card is lost. Kraken 3. The ship goes down!',
      'All coins are laid open.',
      'A tie at 1 coin: the tied players put their coins away and play on. Two coins win.',
    ]);
  });
});

describe('the table asks', () => {
  const asks = (at: Position, play: string, viewer: Viewer) => {
    const position = table(at);
    if (play) position.play(play);
    return spoken(takeTheGold.prompt(takeTheGold.view(position.state, viewer as 0)), speaker);
  };

  it.each([
    { play: '', viewer: 0, says: 'Your turn: play a card on somebody, or pass.' },
    { play: '', viewer: 1, says: 'Anne is choosing a card.' },
    { play: 'Anne plays two-pirates on Ben', viewer: 1, says: 'Anne sends Two Pirates at you. Block them?' },
    { play: 'Anne plays two-pirates on Ben', viewer: 0, says: 'Anne sends Two Pirates at Ben.' },
    { play: 'Anne plays two-pirates on Ben; Ben yields', viewer: 0, says: 'How many cards do your pirates take?' },
    { play: 'Anne plays two-pirates on Ben; Ben yields', viewer: 2, says: 'Anne decides how much to take.' },
  ] as const)('$says', ({ play, viewer, says }) => {
    expect(asks(theft, play, viewer)).toBe(says);
  });

  it('for as many cards as are too many', () => {
    const at = { hands: [Array(6).fill('officer'), ['pirate']] } as Position;
    expect(asks(at, 'Anne passes', 0)).toBe('Too many cards: discard one of them.');
    expect(asks(at, 'Anne passes', 1)).toBe('Anne is discarding.');
  });

  it('for nothing when the game is over', () => {
    expect(asks(kraken, 'Anne plays kraken on Ben; Ben yields', 2)).toBe('The game is over.');
  });
});

describe('a move', () => {
  const names = (at: Position, play: string, seat: number) => {
    const { state } = play ? table(at).play(play) : table(at);
    const view = takeTheGold.view(state, seat);
    return takeTheGold.moves(state, seat).map((move) => spoken(takeTheGold.name(move, view), speaker));
  };

  it('has a name that says what it does', () => {
    expect(names(theft, '', 0)).toEqual([
      'Play Two Pirates on Ben',
      'Play Two Pirates on Cleo',
      'Play Pirate on Ben',
      'Play Pirate on Cleo',
      'Pass: play no card',
    ]);
    expect(names(half, 'Anne plays two-pirates on Ben', 1)).toEqual([
      'Block with Officer',
      'Let the Two Pirates through',
    ]);
    expect(names(captain, 'Anne plays pirate-captain on Ben', 1)).toEqual(['Pay one Gold Coin', 'Refuse to pay']);
    expect(names(theft, 'Anne plays two-pirates on Ben; Ben yields', 0)).toEqual(['Take one card', 'Take 2 cards']);
  });

  it('is pointed at by its card, then its target; answers and discards by their card; the rest are buttons', () => {
    const pieces = (at: Position, play: string, seat: number) => {
      const { state } = play ? table(at).play(play) : table(at);
      const view = takeTheGold.view(state, seat);
      const kinds = new Map((state.context.hands[seat] ?? []).map(({ id, kind }) => [id, kind as string]));
      return takeTheGold.moves(state, seat).map((move) =>
        takeTheGold
          .touches(move, view)
          .map((piece) => kinds.get(piece) ?? piece)
          .join(' > '),
      );
    };
    expect(pieces(captain, '', 0)).toEqual([
      'pirate-captain > seat:1',
      'pirate-captain > seat:2',
      'pirate > seat:1',
      'pirate > seat:2',
      '',
    ]);
    expect(pieces(captain, 'Anne plays pirate-captain on Ben', 1)).toEqual(['gold-coin', '']);
    expect(pieces(half, 'Anne plays two-pirates on Ben', 1)).toEqual(['officer', '']);
    expect(pieces(theft, 'Anne plays two-pirates on Ben; Ben yields', 0)).toEqual(['', '']);
    const full = { hands: [Array(6).fill('officer'), ['pirate']] } as Position;
    expect(pieces(full, 'Anne passes', 0)).toEqual(Array(6).fill('officer'));
  });
});

describe('pointing at something that is not lit', () => {
  const meant = (at: Position, play: string, seat: number, what: string) => {
    const { state } = play ? table(at).play(play) : table(at);
    const piece = state.context.hands[seat]?.find(({ kind }) => kind === what)?.id ?? what;
    const move = takeTheGold.meant(takeTheGold.view(state, seat), seat, piece as 'seat:0');
    return move && takeTheGold.refuse(state, move);
  };

  it.each([
    { title: 'TG-3.5 an Officer on the own turn', at: half, play: '', seat: 1, what: 'officer', rule: 'TG-3.1' },
    {
      title: 'TG-5.4 an Officer against a Captain',
      at: captain,
      play: 'Anne plays pirate-captain on Ben',
      seat: 1,
      what: 'officer',
      rule: 'TG-5.4',
    },
    {
      title: 'TG-4.2 a coin against pirates',
      at: half,
      play: 'Anne plays two-pirates on Ben',
      seat: 1,
      what: 'gold-coin',
      rule: 'TG-4.2',
    },
    { title: 'TG-3.5 the own seat', at: half, play: '', seat: 0, what: 'seat:0', rule: 'TG-3.5' },
    { title: 'TG-3.1 a target before any card', at: half, play: '', seat: 0, what: 'seat:1', rule: 'TG-3.1' },
    {
      title: 'TG-3.2 a card while pirates take',
      at: theft,
      play: 'Anne plays two-pirates on Ben; Ben yields',
      seat: 0,
      what: 'pirate',
      rule: 'TG-3.2',
    },
  ] as const)('$title is refused by $rule', ({ at, play, seat, what, rule }) => {
    expect(meant(at, play, seat, what)).toBeRefused(rule);
  });

  it('a pile means nothing', () => {
    expect(meant(half, '', 0, 'pile:draw')).toBeUndefined();
  });
});

describe('what befell a player', () => {
  const befell = (at: Position, play: string, seat: number) =>
    projectEvents(table(at).play(play).events, seat)
      .filter((event) => takeTheGold.befell(event, seat))
      .map(({ type }) => type);

  it('is what others did to that player, and to nobody else', () => {
    const play = 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2';
    expect(befell(theft, play, 1)).toEqual(['played', 'stole']);
    expect(befell(theft, play, 0)).toEqual([]);
    expect(befell(theft, play, 2)).toEqual([]);
  });

  it.each([
    { at: half, play: 'Anne plays two-pirates on Ben; Ben blocks with officer', seat: 0, told: ['blocked'] },
    { at: captain, play: 'Anne plays pirate-captain on Ben; Ben pays', seat: 0, told: ['paid'] },
    { at: kraken, play: 'Anne plays kraken on Ben; Ben yields', seat: 1, told: ['played', 'kraken'] },
  ])('$told are told to seat $seat', ({ at, play, seat, told }) => {
    expect(befell(at, play, seat)).toEqual(told);
  });
});
