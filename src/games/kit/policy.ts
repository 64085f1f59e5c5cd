import { type Chance, draw } from './chance.ts';
import type { Move } from './game.ts';

/** Values that differ by less are equal: sums of fractions are never quite what they should be. */
const ALIKE = 1e-9;

/** The move of the highest value, the lot among equals. Throws a `RangeError` when there is none. */
export function bestMove<M extends Move>(moves: readonly M[], worth: (move: M) => number, chance: Chance): M {
  const values = moves.map(worth);
  const best = Math.max(...values);
  const [choice] = draw(chance, (lots) => lots.oneOf(moves.filter((_, at) => (values[at] ?? 0) >= best - ALIKE)));
  return choice;
}
