import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnyGame, BaseView, State } from '../../../../src/games/kit/game.ts';
import { actingSeats, play, start } from '../../../../src/games/kit/play.ts';
import { seatsFrom, type Viewer } from '../../../../src/games/kit/seats.ts';
import { allMoves, everyEnd, lookThrough, lot, named, playOut, type Step, same, setupsOf, times } from '../run.ts';

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Everybody who can look at a table. */
export const viewers = (state: State): Viewer[] => [...seatsFrom(0, state.context.seats), 'public'];

/** The kinds of all cards, sorted: the same at every moment of a game. */
const kinds = (game: AnyGame, state: State): string =>
  game
    .cards(state.context)
    .map(({ kind }) => kind)
    .sort()
    .join();

/** What must be true of every step; `deck` remembers the cards of the first. */
function sound(game: AnyGame, { after }: Step, deck: string): void {
  same(game.violation(after) ?? '', '', () => 'The position is impossible');
  same(kinds(game, after), deck, () => 'Cards were lost or made');
  const ids = game.cards(after.context).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Error('Two cards have one id.');
  const acting = actingSeats(game, after);
  if (acting.length > 0 !== (after.status === 'active')) throw new Error(`${after.status}, yet ${acting} have moves.`);
  if ((game.outcome(after) !== undefined) !== (after.status === 'done')) throw new Error('Over without an outcome.');
  for (const viewer of viewers(after)) {
    const view = game.view(after, viewer) as BaseView;
    const shown = [view.game, view.viewer, view.seats, view.acting, view.value, view.outcome];
    const wanted = [game.id, viewer, after.context.seats, acting, after.value, game.outcome(after) ?? null];
    same(JSON.stringify(shown), JSON.stringify(wanted), () => `The view of ${viewer} is wrong`);
  }
}

/** Every listed move is accepted; each, or as many of them as are tried, leads to a sound position. */
function acceptsAll(game: AnyGame, { after, setup, path }: Step): void {
  const moves = allMoves(game, after);
  for (const move of moves) {
    const refusal = game.refuse(after, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is listed, yet ${refusal.rule} refuses it.`);
  }
  const tried = lot(`${setup.seed} accepts ${path.length}`, (lots) => lots.shuffled(moves)).slice(0, times(6, 1000));
  for (const move of tried) same(game.violation(play(game, after, move).state) ?? '', '', () => JSON.stringify(move));
}

/** Random play at every seat count and with all options, sound at every step and the same from disk. */
export function playsToTheEnd(game: AnyGame): void {
  describe('random play', () => {
    for (const end of everyEnd(game)) {
      const setups = setupsOf(end, times(1, 1000), 'random');

      it(`is sound to the end: ${named(end)}`, () => {
        for (const setup of setups) {
          let deck = '';
          const last = playOut(game, setup, (step) => {
            if (step.move === undefined) deck = kinds(game, step.after);
            sound(game, step, deck);
          });
          lookThrough(game, setup, (step) => acceptsAll(game, step));
          const ranked = [...(game.outcome(last.after)?.ranking ?? [])].flat();
          expect(ranked.sort()).toEqual(seatsFrom(0, end.seats));
          expect(game.outcome(last.after)?.scores).toHaveLength(end.seats);
        }
      });

      it(`goes on from disk as if nothing had been, and again from seed and moves: ${named(end)}`, () => {
        for (const setup of setups) {
          const hashes: string[] = [];
          let saved = '';
          const last = playOut(game, setup, ({ after, events, move }) => {
            if (move !== undefined) {
              const loaded = JSON.parse(saved) as State;
              same(
                hash(play(game, loaded, move)),
                hash({ state: after, events }),
                () => 'It goes on otherwise from disk',
              );
            }
            saved = JSON.stringify(after);
            same(hash(JSON.parse(saved)), hash(after), () => 'It is not the same from disk');
            hashes.push(hash([after, events]));
          });
          const again: string[] = [];
          playOut(
            game,
            setup,
            ({ after, events }) => again.push(hash([after, events])),
            (_moves, _state, step) => last.path[step] ?? { type: 'none', seat: -1 },
          );
          expect(again).toEqual(hashes);
        }
      });
    }

    it('with another seed is another game', () => {
      for (const end of everyEnd(game)) {
        const deal = (seed: string) => hash(start(game, { ...end, seed, first: 0 }).events);
        expect(deal('one')).not.toBe(deal('other'));
      }
    });
  });
}
