import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Reporting {
  /** The arguments and the environment with which the runner writes its JSON report to a file. */
  ask(file: string): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };
  /** Reads the report. */
  count(report: unknown): Tally;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** The test runners whose single tests are counted. */
export const REPORTS = {
  vitest: {
    ask: (file) => ({ args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }),
    count: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport;
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    },
  },
  playwright: {
    ask: (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    count: (report) => {
      const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
  },
} satisfies Readonly<Record<string, Reporting>>;

/**
 * What a program's end and its report come to.
 *
 * A program that failed counts at least one failure, whatever its report says: it may have broken outside of any test. So does
 * one that ran no test at all.
 */
export function counted(code: number, runner: keyof typeof REPORTS | undefined, file: string): Tally {
  if (runner === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const none = { passed: 0, failed: 0, skipped: 0 };
  const tally = existsSync(file) ? REPORTS[runner].count(JSON.parse(readFileSync(file, 'utf8'))) : none;
  const isBroken = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isBroken ? { ...tally, failed: 1 } : tally;
}
