import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/games/kit/chance.ts';
import type { AnyGame, BaseView, Move } from '../../../../src/games/kit/game.ts';
import { actingSeats } from '../../../../src/games/kit/play.ts';
import { seatsFrom } from '../../../../src/games/kit/seats.ts';
import { type Chooser, frozen, playOut, same, setupsOf, someEnds, times } from '../run.ts';

/** Everybody plays by the game's policy, each from the own view. */
export const byPolicy =
  (game: AnyGame, seed: string): Chooser =>
  (_moves, state, step) => {
    const [seat = 0] = actingSeats(game, state);
    return game.policy(game.view(state, seat), game.moves(state, seat), chanceOf(`${seed}:${step}`)) as Move;
  };

/** The policy and the appraisal of a game. */
export function botsDecide(game: AnyGame): void {
  describe('a bot', () => {
    const setups = someEnds(game).flatMap((end) => setupsOf(end, times(1, 50), 'bots'));

    it('chooses one of its moves, the same whenever it sees the same and has the same luck', () => {
      for (const setup of setups) {
        playOut(game, setup, ({ after, path }) => {
          for (const seat of actingSeats(game, after)) {
            const view = frozen(game.view(after, seat) as BaseView);
            const moves = frozen(game.moves(after, seat) as Move[]);
            const chance = frozen(chanceOf(`${setup.seed} bot ${path.length}`));
            const choice = game.policy(view, moves, chance) as Move;
            if (!moves.includes(choice)) throw new Error(`${JSON.stringify(choice)} is none of the moves.`);
            // What it is told in a message, with nothing else of the game in it, leads to the same choice.
            const told = JSON.parse(JSON.stringify({ view, moves })) as { view: BaseView; moves: Move[] };
            const again = JSON.stringify(game.policy(told.view, told.moves, chance));
            same(again, JSON.stringify(choice), () => 'The same view leads to another choice');
          }
        });
      }
    });

    it('plays whole games with its like', () => {
      for (const setup of setups) {
        playOut(
          game,
          setup,
          ({ after }) => same(game.violation(after) ?? '', '', () => 'Bots broke the game'),
          byPolicy(game, setup.seed),
        );
      }
    });

    it('knows how well it looks for every seat, and who has won', () => {
      for (const setup of setups) {
        const last = playOut(game, setup, ({ after }) => {
          for (const seat of seatsFrom(0, setup.seats)) {
            const worth = game.appraise(after, seat);
            if (!(worth >= 0 && worth <= 1)) throw new Error(`Seat ${seat} is worth ${worth}.`);
          }
        });
        const winners = game.outcome(last.after)?.ranking[0] ?? [];
        for (const seat of seatsFrom(0, setup.seats)) {
          expect(game.appraise(last.after, seat) === 1).toBe(winners.includes(seat));
        }
      }
    });
  });
}
