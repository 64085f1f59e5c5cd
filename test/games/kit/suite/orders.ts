import { describe, expect, it } from 'vitest';
import type { AnyGame, BaseView, Move } from '../../../../src/games/kit/game.ts';
import { ruleIds } from '../../../../src/games/kit/guide.ts';
import { seatsFrom } from '../../../../src/games/kit/seats.ts';
import { frozen, playOut, same, setupsOf, someEnds, times } from '../run.ts';
import { speakerOf, spoken } from '../speaker.ts';

/** Standing orders, where a game knows any: what the host may rely on. */
export function ordersStand(game: AnyGame): void {
  const { orders } = game;
  if (orders === undefined) return;

  describe('a standing order', () => {
    const setups = someEnds(game).flatMap((end) => setupsOf(end, times(1, 30), 'orders'));

    it('has words and a rule', () => {
      for (const { id, rule } of orders.all) {
        for (const key of [`order.${id}`, `order.${id}.help`]) spoken({ key }, speakerOf(game));
        expect(ruleIds(game.guide)).toContain(rule);
      }
    });

    it('answers with one of the moves, where the time of an answer is covered, and nothing for who is not asked', () => {
      let answers = 0;
      for (const setup of setups) {
        playOut(game, setup, ({ after }) => {
          for (const seat of seatsFrom(0, setup.seats)) {
            const view = frozen(game.view(after, seat) as BaseView);
            const moves = frozen(game.moves(after, seat) as Move[]);
            for (const order of orders.all) {
              const answer = order.answer(view, moves);
              if (answer === undefined) continue;
              answers++;
              if (!moves.includes(answer)) throw new Error(`${order.id} answers ${JSON.stringify(answer)}.`);
              if (!orders.isCovert(view)) throw new Error(`${order.id} answers where everybody sees how fast.`);
            }
          }
        });
      }
      expect(answers).toBeGreaterThan(0);
    });

    it('that is blind answers whoever is asked where the time of an answer is covered, whatever it holds', () => {
      for (const setup of setups) {
        playOut(game, setup, ({ after }) => {
          for (const seat of seatsFrom(0, setup.seats)) {
            const view = game.view(after, seat) as BaseView;
            const moves = game.moves(after, seat) as Move[];
            if (moves.length === 0 || !orders.isCovert(view)) continue;
            for (const { id, blind, answer } of orders.all) {
              if (blind && answer(view, moves) === undefined) throw new Error(`${id} does not answer seat ${seat}.`);
            }
          }
        });
      }
    });

    it('lapses, and is covered, by what everybody can see', () => {
      const open = (view: BaseView) =>
        JSON.stringify([orders.isCovert(view), orders.all.map(({ term }) => term(view))]);
      for (const setup of setups) {
        playOut(game, setup, ({ after }) => {
          const all = open(game.view(after, 'public') as BaseView);
          for (const seat of seatsFrom(0, setup.seats)) {
            same(open(game.view(after, seat) as BaseView), all, () => `Seat ${seat} sees another end`);
          }
        });
      }
    });
  });
}
