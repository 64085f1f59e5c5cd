import './production.ts';

import { type Asked, askedFor, BadArguments, GAMES } from './simulate-arguments.ts';
import { type Played, playOut, reportOf, seedOf } from './simulation.ts';
import { sayFor, tell } from './speak.ts';

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
