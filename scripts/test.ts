import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainBrowser } from './browser.ts';
import { run } from './run.ts';
import { tell } from './speak.ts';
import { counted, REPORTS, type Tally } from './tally.ts';

/** One check of the project. */
interface Stage {
  readonly id: string;
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
  /** How the program is asked to write its report of single tests, where it has any. A stage without one counts as one test. */
  readonly report?: keyof typeof REPORTS;
  /** What must be there before. */
  readonly needs?: () => Promise<unknown>;
}

/** In this order: what is quick and says most first. Tests come after the build, because some start what was built. */
const STAGES: readonly Stage[] = [
  { id: 'types', title: 'Types', program: 'tsc', args: ['-b'] },
  { id: 'lint', title: 'Lint and format', program: 'biome', args: ['check', '--error-on-warnings'] },
  {
    id: 'imports',
    title: 'One-way imports',
    program: 'depcruise',
    args: ['src', 'test', 'scripts', 'bench', '--config'],
  },
  { id: 'unused', title: 'Nothing unused', program: 'knip', args: [] },
  {
    id: 'diagrams',
    title: 'Machine diagrams are current',
    program: 'tsx',
    args: ['scripts/machine-diagrams.ts', '--check'],
  },
  { id: 'build', title: 'Build', program: 'tsx', args: ['scripts/build.ts'] },
  { id: 'rules', title: 'Every rule has a test', program: 'tsx', args: ['scripts/rule-coverage.ts'] },
  { id: 'unit', title: 'Unit, property and integration tests', program: 'vitest', args: ['run'], report: 'vitest' },
  {
    id: 'e2e',
    title: 'End-to-end tests, in Chromium and in the app’s window',
    program: 'playwright',
    args: ['test'],
    report: 'playwright',
    needs: obtainBrowser,
  },
];

/** No colours where nobody looks: Vitest and Biome write them into files too. Playwright leaves them out by itself. */
const plain = (program: string): Readonly<Record<string, string>> =>
  process.stdout.isTTY || process.env.FORCE_COLOR !== undefined || program === 'playwright' ? {} : { NO_COLOR: '1' };

const IDS = STAGES.map(({ id }) => id);

const print = (...words: Parameters<typeof tell>) => process.stdout.write(`${tell(...words)}\n`);

async function runStage(stage: Stage, reports: string): Promise<Tally> {
  const { id, title, program, args, report, needs } = stage;
  process.stdout.write('\n');
  print('test.heading', { title, command: [program, ...args].join(' ') });
  const began = performance.now();
  const file = join(reports, `${id}.json`);
  const asked = report === undefined ? { args: [], env: {} } : REPORTS[report].ask(file);
  let code = 1;
  try {
    await needs?.();
    const env = { ...plain(program), ...asked.env };
    code = await run(program, [...args, ...asked.args], { stdio: ['ignore', 'inherit', 'inherit'], env });
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  const tally = counted(code, report, file);
  const values = { title, seconds: (performance.now() - began) / 1000, failed: tally.failed, skipped: tally.skipped };
  if (tally.failed > 0) print('test.failed', { ...values, failed: report ? tally.failed : 0 });
  else print('test.passed', { ...values, tests: report ? tally.passed : 0 });
  return tally;
}

/** Runs stages in order. Gives all that was counted. */
async function runStages(stages: readonly Stage[], goOn: boolean): Promise<Tally> {
  const reports = mkdtempSync(join(tmpdir(), 'captains-table-tests-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const [place, stage] of stages.entries()) {
      const { passed, failed, skipped } = await runStage(stage, reports);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      const left = stages.slice(place + 1);
      if (failed > 0 && !goOn) {
        if (left.length > 0) print('test.not-run', { stages: left.map(({ id }) => id).join(', ') });
        break;
      }
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return total;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    print('test.usage', { stages: IDS.join(', ') });
    return 0;
  }
  const named = args.filter((arg) => arg !== '--all' && arg !== '--long');
  const stranger = named.find((id) => !IDS.includes(id));
  if (stranger !== undefined) {
    process.stderr.write(`${tell('test.unknown-stage', { stage: stranger, stages: IDS.join(', ') })}\n`);
    return 2;
  }
  if (args.includes('--long')) process.env.LONG = '1';
  const stages = named.length === 0 ? STAGES : STAGES.filter(({ id }) => named.includes(id));
  const { passed, failed } = await runStages(stages, args.includes('--all'));
  process.stdout.write('\n');
  print('test.total', { passed, failed });
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
