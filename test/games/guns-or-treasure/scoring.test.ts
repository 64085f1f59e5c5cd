import { describe, expect, it } from 'vitest';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import { type Position, table } from './table.ts';

/** Marauding ends with the retreat of a ship that carries nothing. */
const ended = (position: Position) => table({ ships: [['G1 G2']], ...position }).retreat(0, 'G1 G2');

const outcomeOf = (position: Position) => gunsOrTreasure.outcome(ended(position).state);

describe('Scoring', () => {
  it('GT-5.1 the most total treasure wins', () => {
    const outcome = outcomeOf({ stashes: ['T1 T1 T1 T1', 'T5', 'T2'] });
    expect(outcome).toEqual({
      ranking: [[1], [0], [2]],
      scores: [4, 5, 2],
      rule: 'GT-5.1',
      why: { key: 'outcome.treasure', values: { winner: { seat: 1 }, treasure: 5 } },
    });
  });

  it('GT-5.1 a tie: the most Treasure cards win', () => {
    const outcome = outcomeOf({ stashes: ['T5', 'T3 T2', 'T4'] });
    expect(outcome?.ranking).toEqual([[1], [0], [2]]);
    expect(outcome?.why.key).toBe('outcome.cards');
  });

  it.each([
    [0, [[0], [1], [2]]],
    [1, [[1], [2], [0]]],
    [2, [[2], [0], [1]]],
  ])('GT-5.1 a full tie: who came first in Marauding’s turn order, from seat %i', (first, ranking) => {
    const outcome = outcomeOf({ stashes: ['T3', 'T3', 'T3'], first });
    expect(outcome?.ranking).toEqual(ranking);
    expect(outcome?.why.key).toBe('outcome.order');
  });

  it('GT-5.1 the order decides the places behind the winner too', () => {
    expect(outcomeOf({ stashes: ['', 'T3', '', ''], first: 2 })?.ranking).toEqual([[1], [2], [3], [0]]);
  });

  it('GT-5.1 stashes are counted one by one, then the winner is named', () => {
    const sea = ended({ stashes: ['T5 T1', 'T2'] });
    expect(sea.happened).toEqual(['retreated', 'scored', 'scored', 'won']);
    expect(sea.events).toContainEqual({ type: 'won', seat: 0, treasure: 6, by: 'treasure', rule: 'GT-5.1' });
    expect(sea.state.status).toBe('done');
    expect(sea.refused({ type: 'retreat', seat: 0, ship: 'c0' })).toBe('GT-5.1');
  });
});
