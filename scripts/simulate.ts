import './production.ts';

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BadSetup } from '../src/games/kit/options.ts';
import { setupOf } from '../src/games/kit/play.ts';
import { SHELF } from '../src/games/shelf.ts';
import { type Evening, type Played, playOut, reportOf, seedOf } from './simulation.ts';
import { sayFor, tell } from './speak.ts';

/** Arguments that can't be used; the message is the sentence that says why. */
class BadArguments extends Error {}

interface Asked extends Evening {
  readonly games: number;
  readonly json: boolean;
}

const GAMES = SHELF.map(({ id }) => id).join(', ');

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seats: { type: 'string', default: '2' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: randomBytes(8).toString('hex') },
        options: { type: 'string', default: '{}' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new BadArguments(tell('simulate.bad-argument', { problem: (error as Error).message }));
  }
};

const numberOf = (option: string, value: string): number => {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new BadArguments(tell('simulate.bad-number', { option, value }));
};

const objectOf = (text: string): Record<string, unknown> => {
  const bad = new BadArguments(tell('simulate.bad-options', { value: text, example: `'{"advanced":true}'` }));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw bad;
  }
  throw bad;
};

/** What was asked for; `undefined` when it was help. */
function askedFor(args: readonly string[]): Asked | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [id, extra] = positionals;
  if (id === undefined) throw new BadArguments(tell('simulate.no-game', { games: GAMES }));
  if (extra !== undefined) throw new BadArguments(tell('simulate.extra', { extra }));
  const game = SHELF.find((other) => other.id === id);
  if (!game) throw new BadArguments(tell('simulate.unknown-game', { game: id, games: GAMES }));
  const asked = {
    game,
    seats: numberOf('seats', values.seats),
    games: numberOf('games', values.games),
    options: objectOf(values.options),
    seed: values.seed,
    json: values.json,
  };
  try {
    setupOf(game, asked);
  } catch (error) {
    if (error instanceof BadSetup) throw new BadArguments(sayFor(game, error.why));
    throw error;
  }
  return asked;
}

/** The command that plays one game of an evening again. */
function replayOf({ game, seats, options }: Asked, seed: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const varied = Object.keys(options).length > 0 ? ` --options ${quoted(JSON.stringify(options))}` : '';
  return `npm run simulate -- ${game.id} --seats ${seats} --games 1 --seed ${quoted(seed)}${varied}`;
}

function simulate(asked: Asked): number {
  const began = performance.now();
  const played: Played[] = [];
  for (let nth = 0; nth < asked.games; nth++) {
    const seed = seedOf(asked.seed, nth);
    const one = playOut({ ...asked, seed });
    played.push(one);
    if (one.problem) {
      const problem = sayFor(asked.game, one.problem.words);
      const command = replayOf(asked, seed);
      process.stderr.write(`${tell('simulate.broken', { moves: one.moves, problem, command })}\n`);
    }
  }
  const report = reportOf(asked, played, (performance.now() - began) / 1000);
  if (asked.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else {
    const { moves, wins, movesPerSecond, ...rest } = report;
    const values = { ...rest, ...moves, wins: wins.join(', '), speed: movesPerSecond, seed: asked.seed };
    process.stdout.write(`${tell('simulate.report', values)}\n`);
  }
  return report.finished === report.games && report.violations === 0 ? 0 : 1;
}

function main(): number {
  try {
    const asked = askedFor(process.argv.slice(2));
    if (asked) return simulate(asked);
    process.stdout.write(`${tell('simulate.usage', { games: GAMES })}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

process.exitCode = main();
