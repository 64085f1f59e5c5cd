import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/games/kit/chance.ts';
import type { AnyGame, BaseView, State } from '../../../../src/games/kit/game.ts';
import { play } from '../../../../src/games/kit/play.ts';
import type { Viewer } from '../../../../src/games/kit/seats.ts';
import {
  allMoves,
  frozen,
  lookThrough,
  playOut,
  type Step,
  same,
  setupsOf,
  someEnds,
  strideOf,
  times,
  wandering,
} from '../run.ts';
import { viewers } from './plays.ts';

/** What a viewer imagines: made from the view as it comes out of a message. */
function imagined(game: AnyGame, state: State, viewer: Viewer, seed: string): State {
  const view = frozen(JSON.parse(JSON.stringify(game.view(state, viewer))) as BaseView);
  return frozen(game.determinize(view, chanceOf(seed)) as State);
}

const seenBy = (game: AnyGame, state: State, viewer: Viewer): string =>
  JSON.stringify({ view: game.view(state, viewer), moves: viewer === 'public' ? [] : game.moves(state, viewer) });

function agrees(game: AnyGame, { after, setup, path }: Step): void {
  for (const viewer of viewers(after)) {
    const state = imagined(game, after, viewer, `${setup.seed} ${path.length}`);
    same(seenBy(game, state, viewer), seenBy(game, after, viewer), () => `${viewer} imagines what it does not see`);
    same(game.violation(state) ?? '', '', () => `${viewer} imagines the impossible`);
    const { seed } = state.context.chance;
    if (seed === after.context.chance.seed) throw new Error(`${viewer} knows the seed.`);
  }
}

/** Plays an imagined state to its end. */
function playedOn(game: AnyGame, state: State, seed: string): void {
  let now = state;
  for (let number = 0; now.status === 'active'; number++) {
    if (number > 5000) throw new Error('What was imagined does not end.');
    const moves = allMoves(game, now);
    const move = wandering(game, now, moves, `${seed}:${number}`);
    now = play(game, now, move).state;
    same(game.violation(now) ?? '', '', () => 'What was imagined went wrong');
  }
}

/** `determinize`: full states that agree with all that a view knows. */
export function imagination(game: AnyGame): void {
  describe('what is imagined from a view', () => {
    const setups = someEnds(game).flatMap((end) => setupsOf(end, times(1, 30), 'imagination'));

    it('looks just as the view it came from, for every viewer at every moment', () => {
      for (const setup of setups) lookThrough(game, setup, (step) => agrees(game, step));
    });

    it('can be played on to the end, from every moment and by every viewer', () => {
      for (const setup of setups) {
        playOut(game, setup, ({ after, path }) => {
          const looking = viewers(after);
          const viewer = looking[path.length % looking.length] ?? 'public';
          const seed = `${setup.seed} on ${path.length}`;
          if (path.length % strideOf(game) === 0) playedOn(game, imagined(game, after, viewer, seed), seed);
        });
      }
    });

    it('is not the truth but one of many: it changes with chance, and not with what is hidden', () => {
      for (const setup of setups.slice(0, 12)) {
        let states = 0;
        const different = new Set<string>();
        playOut(game, setup, ({ after, path }) => {
          if (after.status === 'done') return;
          const dreamt = (seed: string) =>
            JSON.stringify(game.cards(imagined(game, after, 'public', `${path.length} ${seed}`).context));
          states += 2;
          for (const seed of ['a', 'b']) different.add(dreamt(seed));
          same(dreamt('a'), dreamt('a'), () => 'The same view and the same chance lead to two states');
        });
        expect(different.size).toBeGreaterThan(states * 0.9);
      }
    });
  });
}
