import { expect } from 'vitest';
import { chanceOf, draw } from '../../../src/games/kit/chance.ts';
import { type GameEvent, projectEvents, type SeenEvent } from '../../../src/games/kit/events.ts';
import type { BaseContext, BaseView, Game, Move, State } from '../../../src/games/kit/game.ts';
import type { Options } from '../../../src/games/kit/options.ts';
import { actingSeats, play, start } from '../../../src/games/kit/play.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import type { GameTable } from '../../../src/renderer/games/table.ts';
import type { LayoutContext, Piece, Size } from '../../../src/renderer/scene/contract.ts';
import { Director } from '../../../src/renderer/scene/director.ts';
import { stanceOf } from '../../../src/renderer/scene/motion/stance.ts';
import { boundsOf } from '../../../src/renderer/scene/pointing.ts';

/** What the tests of the games' tables share: positions of seeded games, where pieces lie, and how events are acted out. */

/** The window that most people have. */
export const USUAL: Size = { width: 1280, height: 720 };

/** What pieces are laid out for: a viewer's own seat is near; the first one's for the public. */
export const contextOf = (viewer: Viewer, size: Size = USUAL): LayoutContext => ({
  size,
  near: viewer === 'public' ? 0 : viewer,
  textScale: 1,
});

/** One position of a game as a viewer sees it. */
export interface Position<View extends BaseView> {
  readonly view: View;
  readonly pieces: readonly Piece[];
  readonly events: readonly SeenEvent[];
}

/** A seeded game to look at. */
export interface Seeded {
  readonly seed: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly options?: Options;
  readonly size?: Size;
  /** How many moves are played at most; to the end, unless said otherwise. */
  readonly most?: number;
}

/** The positions of a seeded game of random moves, as a viewer sees them, with the events that led to each. */
export function* positionsOf<Context extends BaseContext, M extends Move, View extends BaseView>(
  game: Game<Context, M, View>,
  table: GameTable,
  { seed, seats, viewer, options = {}, size = USUAL, most = Infinity }: Seeded,
): Generator<Position<View>> {
  const seen = ({ state, events }: { state: State<Context>; events: readonly GameEvent[] }): Position<View> => {
    const view = game.view(state, viewer);
    return { view, pieces: table.layout(view, contextOf(viewer, size)), events: projectEvents(events, viewer) };
  };
  let now = start(game, { seats, seed, options });
  yield seen(now);
  for (let turn = 0; now.state.status === 'active' && turn < most; turn++) {
    const { state } = now;
    const [seat = 0] = actingSeats(game, state);
    const [move] = draw({ ...chanceOf(seed), drawn: turn }, (lots) => lots.oneOf(game.moves(state, seat)));
    now = play(game, state, move);
    yield seen(now);
  }
}

/** How a game's events are shown in a position. */
export const stagingOf = (table: GameTable, { view, events }: Position<BaseView>, viewer: Viewer, speed = 1) => ({
  cues: table.cues,
  speed,
  still: false,
  stage: (event: SeenEvent) => table.stage?.(event, events, view, contextOf(viewer)),
});

/** At most an eighth of a piece may stick out: the lower corners of a fanned hand. */
export const isOnScreen = (piece: Piece, size: Size): boolean => {
  const { x, y, width, height } = boundsOf(piece, stanceOf(piece));
  const [dx, dy] = [width / 8, height / 8];
  return x > -dx && y > -dy && x + width < size.width + dx && y + height < size.height + dy;
};

/**
 * Whether one piece lies on another.
 *
 * @param least - how far they must reach into each other: in pixels, or as a share of the narrower one where it is under 1.
 */
export const overlaps = (a: Piece, b: Piece, least: number): boolean => {
  const [p, q] = [boundsOf(a, stanceOf(a)), boundsOf(b, stanceOf(b))];
  const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x);
  const high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
  const reach = least < 1 ? Math.min(p.width, q.width) * least : least;
  return wide > reach && high > reach;
};

/**
 * Shows position after position, each interrupted after the next of `waits` (milliseconds), and asserts that no piece is ever nowhere and
 * that all end where the last position has them.
 */
export function expectToArrive(
  table: GameTable,
  positions: Iterable<Position<BaseView>>,
  viewer: Viewer,
  waits: readonly number[],
): void {
  const director = new Director();
  let last: readonly Piece[] = [];
  let at = 0;
  for (const position of positions) {
    director.show(position.pieces, [...position.events], stagingOf(table, position, viewer));
    director.advance(waits[at++ % waits.length] ?? 0);
    const odd = director.present.filter((piece) => {
      const { pose, turned, count } = director.stance(piece);
      return ![...Object.values(pose), count].every(Number.isFinite) || turned < 0 || turned > 1;
    });
    expect(odd).toEqual([]);
    last = position.pieces;
  }
  director.finish();
  expect(director.settled).toBe(true);
  expect(last.map((piece) => director.stance(piece))).toEqual(last.map(stanceOf));
}
