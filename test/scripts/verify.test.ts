import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { written } from '../../src/host/journal.ts';
import { packed } from '../../src/host/parcel.ts';
import type { Verdict } from '../../src/protocol/verdict.ts';
import { wholeGame } from '../host/whole-game.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAME = wholeGame('an honest evening');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'captains-table-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const verify = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
};

const exported = packed(GAME, '2026-01-01T21:00:00.000Z').text;

describe('verifying a file', () => {
  it('says that an exported game agrees, and so does its journal', () => {
    const { code, out, err } = verify(fileOf('game.captainstable', exported));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(
      out
        .split('\n')
        .slice(0, -1)
        .map((line) => line[0]),
    ).toEqual(['✓', '✓', '✓', '✓', '✓', '✓', 'E']);
    const journal = fileOf('journal.ndjson', written(GAME.header, GAME.lines).text);
    const { hash = '' } = { hash: GAME.header.commitment ?? '' };
    const json = verify(journal, '--json', '--hash', hash.toUpperCase());
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out) as Verdict).toMatchObject({ agrees: true, seed: 'an honest evening' });
  });

  it('says that a game whose cards were swapped does not', () => {
    const swapped = packed({ ...GAME, header: { ...GAME.header, seed: 'another evening' } }, '').text;
    const { code, out } = verify(fileOf('swapped.captainstable', swapped));
    expect(code).toBe(1);
    expect(out).toContain('NOT the one shown at the start');
    expect(out).toContain('does NOT agree');
  });

  it('finds a damaged file, and says what it can’t look at, in one line each', () => {
    const damaged = verify(fileOf('damaged', exported.replace('"seed"', '"sead"')));
    expect([damaged.code, damaged.err]).toEqual([1, expect.stringContaining('damaged at line 1')]);
    const refused = [
      verify(fileOf('letter', 'Dear Ben,\n')),
      verify(join(folder, 'none')),
      verify(),
      verify(fileOf('newer', exported.replace('"format":2', '"format":3'))),
      verify(fileOf('game', exported), '--hash', 'short'),
    ];
    for (const { code, out, err } of refused) {
      expect([code, out]).toEqual([2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(verify('--help')).toMatchObject({ code: 0, err: '' });
  });
});
