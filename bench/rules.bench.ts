import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Move } from '../src/games/kit/game.ts';
import { play, start } from '../src/games/kit/play.ts';
import { seatsFrom } from '../src/games/kit/seats.ts';
import { takeTheGold } from '../src/games/take-the-gold/index.ts';
import { game as boardgameIo } from './boardgame-io.ts';
import type { Figure } from './figure.ts';

const SEATS = 4;
/** Games a turn, and turns that each side takes after one to warm up; both sides alternate, so that a busy machine hits both. */
const GAMES = 150;
const ROUNDS = 7;

/** Picks at random; both sides pick with the same kind of generator. */
type Pick = <T>(items: readonly T[]) => T;

const pickFrom = (seed: number): Pick => {
  const generator = xoroshiro128plus(seed);
  return <T>(items: readonly T[]) => items[uniformInt(generator, 0, items.length - 1)] as T;
};

/** How one game went: its moves, and whether the ship was destroyed (TG-6.2). */
interface Course {
  readonly moves: number;
  readonly shipwreck: boolean;
}

const seats = seatsFrom(0, SEATS);

/** Random play through the kit: every seat's legal moves listed before each move. */
function playOurs(seed: number, pick: Pick): Course {
  let { state } = start(takeTheGold, { seats: SEATS, seed: String(seed) });
  for (let moves = 0; ; moves++) {
    const outcome = takeTheGold.outcome(state);
    if (outcome) return { moves, shipwreck: outcome.rule === 'TG-6.2' };
    const open = seats.flatMap<Move>((seat) => takeTheGold.moves(state, seat));
    state = play(takeTheGold, state, pick(open)).state;
  }
}

const reduce = CreateGameReducer({ game: boardgameIo });

/** The same through boardgame.io's reducer, without the store, the log and the transport that its client puts around it. */
function playTheirs(seed: number, pick: Pick): Course {
  let state = InitializeGame({ game: { ...boardgameIo, seed }, numPlayers: SEATS });
  for (let moves = 0; ; moves++) {
    if (state.ctx.gameover) return { moves, shipwreck: state.ctx.gameover.shipwreck };
    const open = seats.flatMap((seat) =>
      (boardgameIo.ai?.enumerate(state.G, state.ctx, String(seat)) ?? []).map((action) => ({ action, seat })),
    );
    const { action, seat } = pick(open);
    const { move, args } = action as { move: string; args: unknown[] };
    const before = state;
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: String(seat), credentials: undefined },
    } as Parameters<typeof reduce>[1]) as typeof state;
    if (state === before || state._stateID === before._stateID) throw new Error(`boardgame.io refused ${move}.`);
  }
}

interface Side {
  readonly one: (seed: number, pick: Pick) => Course;
  readonly speeds: number[];
  readonly courses: Course[];
}

function playRound(side: Side, round: number): void {
  const pick = pickFrom(round + 1);
  const began = performance.now();
  const courses = Array.from({ length: GAMES }, (_, nth) => side.one(round * GAMES + nth, pick));
  const seconds = (performance.now() - began) / 1000;
  if (round === 0) return;
  side.speeds.push(courses.reduce((sum, { moves }) => sum + moves, 0) / seconds);
  side.courses.push(...courses);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const figuresOf = (name: string, { speeds, courses }: Side): Figure[] => [
  { what: `${name}: moves`, value: median(speeds), unit: '/s', note: `median of ${ROUNDS} rounds of ${GAMES} games` },
  { what: `${name}: length of a game`, value: mean(courses.map(({ moves }) => moves)), unit: 'moves' },
  { what: `${name}: ends by shipwreck`, value: 100 * mean(courses.map((one) => Number(one.shipwreck))), unit: '%' },
];

/** Take the Gold at random through `play`, beside the same game written for boardgame.io. */
export default function rules(): Figure[] {
  const ours: Side = { one: playOurs, speeds: [], courses: [] };
  const theirs: Side = { one: playTheirs, speeds: [], courses: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    playRound(ours, round);
    playRound(theirs, round);
  }
  return [
    ...figuresOf('kit', ours),
    ...figuresOf('boardgame.io', theirs),
    { what: 'kit to boardgame.io', value: median(ours.speeds) / median(theirs.speeds), unit: 'times as fast' },
  ];
}
