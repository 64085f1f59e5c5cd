import type { GameId, Move } from '../../../src/games/kit/game.ts';
import { play, type SetupRequest, start } from '../../../src/games/kit/play.ts';
import { gameById } from '../../../src/games/shelf.ts';

/**
 * Plays a game again, move by move, and prints all that happens: the command that a failing test names.
 *
 * Takes one argument: `{ game, setup, moves }` as JSON.
 */
const {
  game: id,
  setup,
  moves,
} = JSON.parse(process.argv[2] ?? '{}') as {
  game: GameId;
  setup: SetupRequest;
  moves: readonly Move[];
};
const game = gameById(id);
if (game === undefined) throw new Error(`There is no game ${id}.`);

const say = (title: string, value: unknown) => process.stdout.write(`${title} ${JSON.stringify(value)}\n`);

let { state, events } = start(game, setup);
say('setup', setup);
for (const [number, move] of [undefined, ...moves].entries()) {
  if (move !== undefined) {
    say(`\nmove ${number}`, move);
    ({ state, events } = play(game, state, move));
  }
  for (const event of events) say('  ', event);
  say('  at', state.value);
  say('  violation', game.violation(state) ?? null);
}
say('\nstate', state);
