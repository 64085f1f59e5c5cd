import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedFor, BadArguments } from '../../scripts/simulate-arguments.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs `npm run simulate` as people do, without npm's own lines. */
const simulate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/simulate.ts', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

describe('simulate', () => {
  it('prints one JSON object that counts what bots played, and nothing else', () => {
    const asked = [
      'take-the-gold',
      '--seats',
      '4',
      '--games',
      '20',
      '--seed',
      'S',
      '--options',
      '{"krakens":5}',
      '--json',
    ];
    const { status, stdout, stderr } = simulate(...asked);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual([
      'game',
      'seats',
      'games',
      'finished',
      'violations',
      'draws',
      'wins',
      'moves',
      'seconds',
      'movesPerSecond',
    ]);
    expect(report).toMatchObject({ game: 'take-the-gold', seats: 4, games: 20, finished: 20, violations: 0 });
    const wins = report.wins as number[];
    expect(wins).toHaveLength(4);
    expect(wins.reduce((sum, won) => sum + won, report.draws as number)).toBe(20);
    const again = JSON.parse(simulate(...asked).stdout) as Record<string, unknown>;
    expect({ ...again, seconds: 0, movesPerSecond: 0 }).toEqual({ ...report, seconds: 0, movesPerSecond: 0 });
  });

  it('answers what it can not use with a sentence and exit code 2', () => {
    const { status, stdout, stderr } = simulate('poker');
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no game “poker”. The games are: take-the-gold, guns-or-treasure, captains-wager.\n',
    });
  });
});

describe('the arguments of simulate', () => {
  it('have defaults', () => {
    expect(askedFor(['take-the-gold'])).toMatchObject({ seats: 2, games: 100, options: {}, json: false });
    expect(askedFor(['take-the-gold'])?.seed).not.toBe(askedFor(['take-the-gold'])?.seed);
  });

  it.each([
    { args: [], says: 'Name a game' },
    { args: ['take-the-gold', 'poker'], says: '“poker” is one argument too many' },
    { args: ['take-the-gold', '--seats', '9'], says: 'This game is for 2 to 6 players, not 9.' },
    { args: ['take-the-gold', '--seats', 'two'], says: '--seats needs a whole number from 1, not “two”.' },
    { args: ['take-the-gold', '--games', '0'], says: '--games needs a whole number from 1, not “0”.' },
    { args: ['take-the-gold', '--options', '[1]'], says: '--options needs a JSON object' },
    { args: ['take-the-gold', '--options', '{krakens'], says: '--options needs a JSON object' },
    { args: ['take-the-gold', '--options', '{"parrots":2}'], says: 'no option “parrots”' },
    { args: ['take-the-gold', '--options', '{"krakens":9}'], says: 'The option “krakens” can’t be 9.' },
    { args: ['take-the-gold', '--fast'], says: '--fast' },
  ])('$args: $says', ({ args, says }) => {
    const ask = () => askedFor(args);
    expect(ask).toThrow(BadArguments);
    expect(ask).toThrow(says);
  });
});
