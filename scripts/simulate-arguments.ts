import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BadSetup } from '../src/games/kit/options.ts';
import { setupOf } from '../src/games/kit/play.ts';
import { SHELF } from '../src/games/shelf.ts';
import type { Evening } from './simulation.ts';
import { sayFor, tell } from './speak.ts';

/** Arguments that can't be used; the message is the sentence that says why. */
export class BadArguments extends Error {}

/** What the command line asks for. */
export interface Asked extends Evening {
  readonly games: number;
  readonly json: boolean;
}

/** The ids of the games that can be played, as a list to read. */
export const GAMES = SHELF.map(({ id }) => id).join(', ');

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

/**
 * Reads the command line.
 *
 * @returns what it asks for; `undefined` when that is help.
 * @throws {BadArguments} with the sentence for what can't be used.
 */
export function askedFor(args: readonly string[]): Asked | undefined {
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
