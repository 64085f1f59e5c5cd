import { describe, expect, it } from 'vitest';
import { type Evening, playOut, reportOf, seedOf } from '../../scripts/simulation.ts';
import type { SeenCard } from '../../src/games/kit/cards.ts';
import { BadSetup } from '../../src/games/kit/options.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';

const evening: Evening = { game: takeTheGold, seats: 3, options: {}, seed: 'a quiet evening' };

describe('one simulated game', () => {
  it('is played to its end and again the same from its seed', () => {
    const once = playOut(evening);
    expect(once.problem).toBeUndefined();
    expect(once.winners).not.toHaveLength(0);
    expect(playOut(evening)).toEqual(once);
    expect(playOut({ ...evening, seed: 'a stormy evening' })).not.toEqual(once);
  });

  it('stops at an impossible position', () => {
    const game = { ...takeTheGold, violation: () => 'A card is lost.' };
    const { moves, problem } = playOut({ ...evening, game });
    expect({ moves, problem }).toEqual({
      moves: 0,
      problem: { kind: 'violation', words: { key: 'simulate.violation', values: { violation: 'A card is lost.' } } },
    });
  });

  it('stops when the game is not over and nobody has a move', () => {
    const { problem } = playOut({ ...evening, game: { ...takeTheGold, moves: () => [] } });
    expect(problem).toEqual({ kind: 'violation', words: { key: 'simulate.stuck' } });
  });

  it('stops when a listed move is refused', () => {
    const game = { ...takeTheGold, refuse: () => ({ rule: 'TG-3.1', why: 'why.not-your-turn' }) };
    expect(playOut({ ...evening, game }).problem?.words).toMatchObject({
      key: 'simulate.refused',
      values: { rule: 'TG-3.1' },
    });
  });

  it('stops when the game goes round in circles', () => {
    const isCoin = (hands: readonly (readonly SeenCard[])[], id: string) =>
      hands.flat().some((card) => card.id === id && card.kind === 'gold-coin');
    // Nobody ever plays a card, and coins are thrown away first.
    const policy: typeof takeTheGold.policy = ({ hands }, moves) =>
      moves.find((move) => move.type === 'pass' || (move.type === 'discard' && isCoin(hands, move.card))) ??
      (moves[0] as (typeof moves)[number]);
    const { moves, problem } = playOut({ ...evening, game: { ...takeTheGold, policy } });
    expect({ moves, problem }).toEqual({
      moves: 10_000,
      problem: { kind: 'unfinished', words: { key: 'simulate.endless', values: { limit: 10_000 } } },
    });
  });

  it('can not be set up for more seats than the game has', () => {
    expect(() => playOut({ ...evening, seats: 9 })).toThrow(BadSetup);
  });
});

describe('a report', () => {
  it('counts games, lone winners, draws and lengths', () => {
    const problem = { kind: 'violation', words: { key: 'simulate.stuck' } } as const;
    const played = [
      { moves: 10, winners: [0] },
      { moves: 30, winners: [2] },
      { moves: 20, winners: [0, 1] },
      { moves: 40, winners: [2] },
      { moves: 5, winners: [], problem },
    ];
    expect(reportOf(evening, played, 0.5)).toEqual({
      game: 'take-the-gold',
      seats: 3,
      games: 5,
      finished: 4,
      violations: 1,
      draws: 1,
      wins: [1, 0, 2],
      moves: { min: 10, median: 25, max: 40 },
      seconds: 0.5,
      movesPerSecond: 210,
    });
  });

  it('has a seed of its own for each game, the first that of the evening', () => {
    expect([0, 1, 2].map((nth) => seedOf('S', nth))).toEqual(['S', 'S/1', 'S/2']);
    expect(seedOf(seedOf('S', 2), 0)).toBe('S/2');
  });
});
