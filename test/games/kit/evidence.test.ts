import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { SHELF } from '../../../src/games/shelf.ts';
import { playOut } from './run.ts';

it('a failure ends with the command that plays its game again up to there', () => {
  const [game] = SHELF;
  if (game === undefined) throw new Error('The shelf is empty.');
  let failure = '';
  let reached = '';
  try {
    playOut(game, { seats: 2, seed: "it's a seed", first: 1 }, ({ after, path }) => {
      reached = JSON.stringify(after);
      if (path.length === 4) throw new Error('That is enough.');
    });
  } catch (error) {
    failure = (error as Error).message;
  }
  expect(failure).toContain('That is enough.');
  const command = /To see it again: (.*)\n/.exec(failure)?.[1] ?? 'false';
  const output = execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  expect(output).toContain('move 4');
  expect(output).not.toContain('move 5');
  expect(output.trimEnd().endsWith(`state ${reached}`)).toBe(true);
});
