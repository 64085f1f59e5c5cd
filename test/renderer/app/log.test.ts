import { describe, expect, it } from 'vitest';
import type { PlayedGame, PlayerStatistics, Statistics } from '../../../src/protocol/statistics.ts';
import {
  crewOf,
  favouritesOf,
  formOf,
  LINES,
  lengthsOf,
  scoresOver,
  timeAtTable,
  winsOver,
} from '../../../src/renderer/app/log/figures.ts';
import { PENS, penOf } from '../../../src/renderer/app/log/pens.ts';
import { duration } from '../../../src/renderer/app/log/spoken.ts';

/** A game as a player had it: its number, whether it was won, and the score. */
const game = (number: number, won: boolean, score: number | null = null): PlayedGame => ({
  table: `table${number}`.padEnd(16, 'x'),
  at: `2026-01-0${number}T20:00:00.000Z`,
  seats: 2,
  rank: won ? 1 : 2,
  won,
  score,
  moves: number * 10,
  seconds: number * 60,
});

const player = (name: string, games: PlayedGame[], bot = false): PlayerStatistics => ({
  name,
  also: [],
  bot,
  standings: [
    {
      game: 'take-the-gold',
      played: games.length,
      won: games.filter(({ won }) => won).length,
      streak: { now: 0, longest: 1 },
      score: null,
      seconds: 0,
      games,
      cards: [
        { kind: 'pirate', move: 'play', count: 3 },
        { kind: 'kraken', move: 'play', count: 4 },
        { kind: 'pirate', move: 'block', count: 2 },
        { kind: 'gold-coin', move: 'discard', count: 9 },
      ],
    },
  ],
});

const ANNE = player('Anne', [game(1, false), game(2, true, 4), game(4, true)]);
const BEN = player('Ben', [game(2, false, 1), game(3, true, 4)]);
const JACK = player('Jack', [game(1, true, 4), game(3, false), game(4, false)], true);
const STATISTICS: Statistics = { finished: 4, unread: 0, players: [BEN, ANNE, JACK], games: [] };
const crew = crewOf(STATISTICS, 'take-the-gold', true);

describe('the crew', () => {
  it('whoever won most comes first, then whoever needed fewer games for it; bots only where they are wanted', () => {
    expect(crew.map((sailor) => sailor.player.name)).toEqual(['Anne', 'Ben', 'Jack']);
    expect(crewOf(STATISTICS, 'take-the-gold', false).map((sailor) => sailor.player.name)).toEqual(['Anne', 'Ben']);
    expect(crewOf(STATISTICS, 'three-seas', true)).toEqual([]);
  });

  it('has a pen for each line, told apart without colour', () => {
    expect(PENS).toHaveLength(LINES);
    for (const part of ['colour', 'dashes', 'point'] as const)
      expect(new Set(PENS.map((pen) => pen[part])).size).toBe(LINES);
    expect(penOf(LINES)).toBe(PENS[0]);
  });
});

describe('lines over the games', () => {
  it('wins add up from the first game that a player was in', () => {
    const { points, lines } = winsOver(crew);
    expect(points.map(({ at }) => at.slice(0, 10))).toEqual(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']);
    expect(lines).toEqual([
      { name: 'Anne', values: [0, 1, 1, 2] },
      { name: 'Ben', values: [null, 0, 1, 1] },
      { name: 'Jack', values: [1, 1, 1, 1] },
    ]);
  });

  it('scores are there where there was one', () => {
    expect(scoresOver(crew).lines.map(({ values }) => values)).toEqual([
      [null, 4, null, null],
      [null, 1, 4, null],
      [4, null, null, null],
    ]);
  });

  it('of a large crew the first are drawn', () => {
    const many = Array.from({ length: 9 }, (_, at) => player(`P${at}`, [game(1, true)]));
    expect(winsOver(crewOf({ ...STATISTICS, players: many }, 'take-the-gold', false)).lines).toHaveLength(LINES);
  });
});

describe('a game', () => {
  it('counts once, with all who won it', () => {
    expect(
      lengthsOf(STATISTICS, 'take-the-gold').map(({ minutes, moves, winners }) => [minutes, moves, winners]),
    ).toEqual([
      [1, 10, ['Jack']],
      [2, 20, ['Anne']],
      [3, 30, ['Ben']],
      [4, 40, ['Anne']],
    ]);
    const games = [
      { game: 'take-the-gold', played: 4, records: [], moves: EMPTY, seconds: EMPTY },
    ] satisfies Statistics['games'];
    expect(timeAtTable({ ...STATISTICS, games })).toBe(10);
  });

  it.each([
    [0.2, '12 s'],
    [1, '1 min'],
    [59.4, '59 min'],
    [60, '1 h 0 min'],
    [135, '2 h 15 min'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(duration(minutes)).toBe(words);
  });
});

const EMPTY = { min: 0, median: 0, max: 0 };

describe('cards and form', () => {
  const standing = ANNE.standings[0] as PlayerStatistics['standings'][number];

  it('cards are counted over the moves that say what a player likes', () => {
    expect(favouritesOf(standing, ['play', 'block'], 9)).toEqual([
      { kind: 'pirate', count: 5 },
      { kind: 'kraken', count: 4 },
    ]);
    expect(favouritesOf(standing, ['discard', 'play'], 1)).toEqual([{ kind: 'gold-coin', count: 9 }]);
  });

  it('form is that of the last games, the newest last', () => {
    expect(formOf(standing, 2)).toEqual([true, true]);
    expect(formOf(standing, 9)).toEqual([false, true, true]);
  });
});
