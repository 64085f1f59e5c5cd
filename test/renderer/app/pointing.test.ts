import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/kit/game.ts';
import { buttonsOf, type Choice, narrowed, pointAt } from '../../../src/renderer/app/table/pointing.ts';

const choice = (name: string, ...touches: string[]): Choice => ({ move: { type: name, seat: 0 }, touches });

/** Two pirates and a captain, two targets, and a pass. */
const TURN = [
  choice('p1-ben', 'p1', 'seat:1'),
  choice('p1-cleo', 'p1', 'seat:2'),
  choice('p2-ben', 'p2', 'seat:1'),
  choice('p2-cleo', 'p2', 'seat:2'),
  choice('pass'),
];

const names = (choices: readonly Choice[]) => choices.map(({ move }) => move.type);

describe('narrowing', () => {
  it.each([
    ['nothing pointed at', [], ['p1-ben', 'p1-cleo', 'p2-ben', 'p2-cleo', 'pass'], ['p1', 'p2']],
    ['a card', ['p1'], ['p1-ben', 'p1-cleo'], ['seat:1', 'seat:2']],
    ['a card and a seat', ['p2', 'seat:2'], ['p2-cleo'], []],
    ['a seat first', ['seat:1'], [], []],
  ])('%s', (_, picked, fitting, lit) => {
    const now = narrowed(TURN, picked);
    expect(names(now.fitting)).toEqual(fitting);
    expect(now.lit).toEqual(lit);
  });

  it('lights each piece once', () => {
    expect(narrowed([choice('a', 'x'), choice('b', 'x', 'y')], []).lit).toEqual(['x']);
  });
});

describe('pointing', () => {
  it.each([
    ['a lit card is picked', TURN, [], 'p1', { outcome: 'picked', picked: ['p1'] }],
    ['the last piece plays', TURN, ['p1'], 'seat:2', { outcome: 'play', move: { type: 'p1-cleo', seat: 0 } }],
    [
      'a piece that leaves one move plays it at once',
      [choice('only', 'k', 'seat:1')],
      [],
      'k',
      { outcome: 'play', move: { type: 'only', seat: 0 } },
    ],
    ['a picked card is let go of', TURN, ['p1'], 'p1', { outcome: 'picked', picked: [] }],
    ['another card begins another move', TURN, ['p1'], 'p2', { outcome: 'picked', picked: ['p2'] }],
    ['a target before the card comes too soon', TURN, [], 'seat:1', { outcome: 'too-soon' }],
    ['a piece of no move is unlit', TURN, [], 'o1', { outcome: 'unlit' }],
    ['a piece of no move is unlit after a card, too', TURN, ['p1'], 'seat:0', { outcome: 'unlit' }],
    ['nothing is lit when it is not our turn', [], [], 'p1', { outcome: 'unlit' }],
    [
      'two moves with the same pieces are left to buttons',
      [choice('a', 'x'), choice('b', 'x')],
      [],
      'x',
      { outcome: 'picked', picked: ['x'] },
    ],
    [
      'a move that ends here and one that goes on are both left open',
      [choice('a', 'x'), choice('b', 'x', 'y')],
      [],
      'x',
      { outcome: 'picked', picked: ['x'] },
    ],
  ])('%s', (_, choices, picked, piece, expected) => {
    expect(pointAt(choices, picked, piece)).toEqual(expected);
  });

  it('taking a piece back takes back all that came after it', () => {
    const three = [choice('a', 'x', 'y', 'z'), choice('b', 'x', 'y', 'w'), choice('c', 'x', 'v', 'u')];
    expect(pointAt(three, ['x', 'y'], 'x')).toEqual({ outcome: 'picked', picked: [] });
    expect(pointAt(three, ['x', 'y'], 'y')).toEqual({ outcome: 'picked', picked: ['x'] });
  });
});

describe('buttons', () => {
  const nameOf = (move: Move) => ({ 'p1-ben': 'Pirate on Ben', 'p2-ben': 'Pirate on Ben' })[move.type] ?? move.type;

  it('merges moves of one name, plays the first of them and knows the pieces of all', () => {
    expect(buttonsOf(TURN, nameOf)).toEqual([
      { name: 'Pirate on Ben', move: { type: 'p1-ben', seat: 0 }, pieces: ['p1', 'seat:1', 'p2'] },
      { name: 'p1-cleo', move: { type: 'p1-cleo', seat: 0 }, pieces: ['p1', 'seat:2'] },
      { name: 'p2-cleo', move: { type: 'p2-cleo', seat: 0 }, pieces: ['p2', 'seat:2'] },
      { name: 'pass', move: { type: 'pass', seat: 0 }, pieces: [] },
    ]);
  });
});
