import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { AnyGame } from '../src/games/kit/game.ts';
import { type RuleId, ruleIds } from '../src/games/kit/guide.ts';
import { SHELF } from '../src/games/shelf.ts';
import { idsOfFile, names } from './rule-ids.ts';
import { ROOT, run } from './run.ts';
import { tell } from './speak.ts';

/** The rulebooks' normative form, where the project is worked on beside it. */
const RULES_FILES = join(ROOT, '..', 'shared', 'rules');

interface ListedTest {
  readonly name: string;
  readonly file: string;
}

/** All tests of the games that would run: rows of tables with their own titles, skipped tests left out. */
async function listTests(): Promise<ListedTest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'captains-table-rules-'));
  try {
    const file = join(folder, 'tests.json');
    const code = await run('vitest', ['list', 'test/games', `--json=${file}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code !== 0) throw new Error(tell('rules.no-list'));
    return JSON.parse(readFileSync(file, 'utf8')) as ListedTest[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const without = (ids: readonly RuleId[], others: readonly RuleId[]) => ids.filter((id) => !others.includes(id));

/** What is wrong with a game's rule ids, as sentences; none when all is well. */
function complaintsOf(game: AnyGame, tests: readonly ListedTest[]): string[] {
  const ids = ruleIds(game.guide);
  const titles = tests
    .filter(({ file }) => relative(ROOT, file).replaceAll('\\', '/').startsWith(`test/games/${game.id}/`))
    .map(({ name }) => name);
  const untested = ids.filter((id) => !titles.some((title) => names(title, id)));
  const complaint = (key: 'rules.missing' | 'rules.only-guide' | 'rules.only-file', rules: readonly RuleId[]) =>
    rules.length === 0 ? [] : [tell(key, { game: game.id, rules: rules.join(', ') })];
  const file = join(RULES_FILES, `${game.id}.md`);
  const written = existsSync(file) ? idsOfFile(readFileSync(file, 'utf8')) : undefined;
  return [
    ...complaint('rules.missing', untested),
    ...(written ? complaint('rules.only-guide', without(ids, written)) : []),
    ...(written ? complaint('rules.only-file', without(written, ids)) : []),
  ];
}

const tests = await listTests();
for (const game of SHELF) {
  const complaints = complaintsOf(game, tests);
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
  else {
    const values = { game: game.id, count: ruleIds(game.guide).length, file: String(existsSync(RULES_FILES)) };
    process.stdout.write(`${tell('rules.covered', values)}\n`);
  }
}
