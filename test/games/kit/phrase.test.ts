import { describe, expect, it } from 'vitest';
import { phrase, seated, word } from '../../../src/games/kit/phrase.ts';
import { hasWords, say } from '../../../src/protocol/words/format.ts';

const speaker = {
  locale: 'en',
  game: 'a-game',
  nameOf: (seat: number) => ['Anne {x}', '<b>Ben</b>'][seat] ?? '?',
  catalogue: {
    hello: 'Hello, {who}!',
    'a-game/hello': 'Ahoy, {who}!',
    'a-game/card.coin': 'Gold Coin',
    'a-game/take': '{count, plural, one {one card} other {# cards}}: {card}',
    part: '{me, select, by {You win.} other {{who} wins.}}',
  },
};

describe('a sentence', () => {
  it('is looked up in its game first, then in the words of the house', () => {
    expect(say(phrase('hello', { who: 'Cleo' }), speaker)).toBe('Ahoy, Cleo!');
    expect(say(phrase('hello', { who: 'Cleo' }), { ...speaker, game: 'other' })).toBe('Hello, Cleo!');
  });

  it('names seats and other words of the catalogue', () => {
    expect(say(phrase('take', { count: 2, card: word('card.coin') }), speaker)).toBe('2 cards: Gold Coin');
    expect(say(phrase('part', { me: 'other', who: seated(1) }), speaker)).toBe('<b>Ben</b> wins.');
  });

  it('takes a name as it is, whatever is in it', () => {
    expect(say(phrase('hello', { who: seated(0) }), speaker)).toBe('Ahoy, Anne {x}!');
  });

  it('without words is its bare key', () => {
    expect(say(phrase('lost'), speaker)).toBe('lost');
    expect(say(phrase('constructor'), speaker)).toBe('constructor');
  });

  it('needs its values', () => {
    expect(() => say(phrase('hello'), speaker)).toThrow();
  });
});

it.each([
  { key: 'hello', game: undefined, there: true },
  { key: 'card.coin', game: 'a-game', there: true },
  { key: 'card.coin', game: 'other', there: false },
  { key: 'constructor', game: 'a-game', there: false },
  { key: '__proto__', game: undefined, there: false },
])('the catalogue has words for $key in $game: $there', ({ key, game, there }) => {
  expect(hasWords(key, speaker.catalogue, game)).toBe(there);
});

it('a phrase without values has none', () => {
  expect(phrase('x')).toEqual({ key: 'x' });
  expect(phrase('x', {})).toEqual({ key: 'x', values: {} });
});
