import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counted } from '../../scripts/tally.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const report = (text: string): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
};

const vitest = (passed: number, failed: number, skipped = 0) =>
  report(JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: 0 }));

describe('what a check came to', () => {
  it('is one test where the check has no report', () => {
    expect(counted(0, undefined, '')).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(counted(2, undefined, '')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each([
    { what: 'all passed', code: 0, file: () => vitest(7, 0, 1), tally: { passed: 7, failed: 0, skipped: 1 } },
    { what: 'two failed', code: 1, file: () => vitest(5, 2), tally: { passed: 5, failed: 2, skipped: 0 } },
    {
      what: 'an error outside of any test',
      code: 1,
      file: () => vitest(7, 0),
      tally: { passed: 7, failed: 1, skipped: 0 },
    },
    { what: 'no test ran', code: 0, file: () => vitest(0, 0), tally: { passed: 0, failed: 1, skipped: 0 } },
    { what: 'no report', code: 0, file: () => join(folder, 'none'), tally: { passed: 0, failed: 1, skipped: 0 } },
  ])('is what the report says: $what', ({ code, file, tally }) => {
    expect(counted(code, 'vitest', file())).toEqual(tally);
  });

  it('counts a test of the browser that passed only when tried again as failed', () => {
    const file = report(JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }));
    expect(counted(1, 'playwright', file)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
});
