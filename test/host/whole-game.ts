import { chanceOf, commitment, draw } from '../../src/games/kit/chance.ts';
import type { Move } from '../../src/games/kit/game.ts';
import { seatsFrom } from '../../src/games/kit/seats.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import { Course } from '../../src/host/course.ts';
import type { Header, Line } from '../../src/host/journal.ts';
import { ANNE, BEN, BOT } from './world.ts';

const AT = '2026-01-01T20:00:00.000Z';

const isOver = ({ outcome }: Course): boolean => outcome !== undefined;

/** A whole game of Take the Gold as a host writes it down; always the same one for the same seed. */
export function wholeGame(seed: string, id = 'abcdefghijklmnop'): { header: Header; lines: Line[] } {
  const begun: Header = {
    format: 2,
    game: takeTheGold.id,
    rulesVersion: takeTheGold.rulesVersion,
    id,
    title: null,
    options: { advanced: false, krakens: 3 },
    players: [ANNE, BEN, BOT],
    first: null,
    undo: false,
    copyOf: null,
    seed,
    commitment: commitment(seed),
    dealt: null,
    botSeed: 'bots',
    created: AT,
  };
  const course = new Course(takeTheGold, begun);
  const header = { ...begun, dealt: course.digest };
  const lines: Line[] = [];
  let chance = chanceOf('bots');
  while (!isOver(course)) {
    const moves = seatsFrom(0, 3).flatMap<Move>((seat) => takeTheGold.moves(course.state as never, seat));
    const [move, next] = draw(chance, (lots) => lots.oneOf(moves));
    chance = next;
    course.add({ move, at: AT }, course.next(move));
    const { outcome } = course;
    const result = outcome && { ranking: outcome.ranking, scores: outcome.scores };
    lines.push({ seq: course.seq, at: AT, move, told: course.digest, ...(result && { result }) });
  }
  return { header, lines };
}
