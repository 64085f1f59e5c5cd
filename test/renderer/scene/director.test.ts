import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';
import { actingSeats, play, start } from '../../../src/games/kit/play.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { cues } from '../../../src/renderer/games/take-the-gold/cues.ts';
import { layout } from '../../../src/renderer/games/take-the-gold/layout.ts';
import type { Piece } from '../../../src/renderer/scene/contract.ts';
import { Director } from '../../../src/renderer/scene/director.ts';
import { type Stance, stanceOf } from '../../../src/renderer/scene/motion/stance.ts';

const SIZE = { width: 1280, height: 720 };

/** Positions of one seeded game as a viewer sees them, with the events that led to each. */
function positions(seed: string, seats: number, viewer: Viewer, count: number) {
  const piecesOf = (state: Parameters<typeof takeTheGold.view>[0]) =>
    layout(takeTheGold.view(state, viewer), { size: SIZE, near: viewer === 'public' ? 0 : viewer, textScale: 1 });
  let { state, events } = start(takeTheGold, { seats, seed });
  const seen = [{ pieces: piecesOf(state), events: projectEvents(events, viewer) }];
  while (seen.length < count && state.status === 'active') {
    const [seat = 0] = actingSeats(takeTheGold, state);
    const moves = takeTheGold.moves(state, seat);
    const move = takeTheGold.policy(takeTheGold.view(state, seat), moves, { seed, drawn: seen.length });
    ({ state, events } = play(takeTheGold, state, move));
    seen.push({ pieces: piecesOf(state), events: projectEvents(events, viewer) });
  }
  return seen;
}

const isSound = ({ pose, turned }: Stance) => Object.values(pose).every(Number.isFinite) && turned >= 0 && turned <= 1;

const expectAtRest = (director: Director, pieces: readonly Piece[]) => {
  expect(director.settled).toBe(true);
  expect(new Set(director.present.map(({ id }) => id))).toEqual(new Set(pieces.map(({ id }) => id)));
  expect(pieces.map((piece) => director.stance(piece))).toEqual(pieces.map(stanceOf));
};

const staging = { cues, speed: 1, still: false };

describe('the director', () => {
  it('brings every piece to its pose, whatever interrupts it at whatever frame', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom<Viewer>('public', 0, 1),
        fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 30, maxLength: 30 }),
        fc.constantFrom(0.5, 1, 1.7),
        (seed, seats, viewer, waits, speed) => {
          const director = new Director();
          const seen = positions(seed, seats, viewer, waits.length);
          seen.forEach(({ pieces, events }, at) => {
            director.show(pieces, events, { ...staging, speed });
            director.advance(waits[at] ?? 0);
            const odd = director.present.filter((piece) => !isSound(director.stance(piece)));
            expect(odd).toEqual([]);
          });
          director.finish();
          expectAtRest(director, seen.at(-1)?.pieces ?? []);
        },
      ),
      { numRuns: process.env.LONG ? 500 : 25 },
    );
  });

  it('starts from where the pieces are when it is interrupted', () => {
    const [deal, next] = positions('interrupted', 3, 0, 2);
    if (!deal || !next) throw new Error('The game is too short.');
    const director = new Director();
    director.show(deal.pieces, [], { ...staging, speed: 0 });
    director.show(next.pieces, next.events, staging);
    director.advance(300);
    const moving = next.pieces.filter((piece) => director.stance(piece).pose !== piece.pose);
    const before = moving.map((piece) => director.stance(piece).pose);
    director.show(next.pieces, [], staging);
    moving.forEach((piece, at) => {
      expect(director.stance(piece).pose).toEqual(before[at]);
    });
  });

  it('deals the cards of a table that was just opened from the draw pile', () => {
    const [deal] = positions('deal', 3, 0, 1);
    if (!deal) throw new Error('There is no deal.');
    const director = new Director();
    director.show(deal.pieces, deal.events, staging);
    const top = deal.pieces.findLast((piece) => piece.shape === 'card' && piece.zone === 'draw');
    const hand = deal.pieces.filter((piece) => piece.shape === 'card' && piece.zone.startsWith('hand:'));
    expect(hand).toHaveLength(7);
    for (const card of hand) {
      const { pose, turned } = director.stance(card);
      expect(turned, card.id).toBe(0);
      expect(Math.hypot(pose.x - (top?.pose.x ?? 0), pose.y - (top?.pose.y ?? 0))).toBeLessThan(1);
    }
    director.finish();
    expectAtRest(director, deal.pieces);
  });

  it('shows everything at once at instant speed', () => {
    const director = new Director();
    for (const { pieces, events } of positions('instant', 4, 'public', 25)) {
      director.show(pieces, events, { ...staging, speed: 0 });
      expectAtRest(director, pieces);
    }
  });

  it('keeps the beats of the cues and drops the flights when motion is reduced', () => {
    const seen = positions('still', 3, 0, 12);
    const director = new Director();
    for (const { pieces, events } of seen) {
      director.show(pieces, events, { ...staging, still: true });
      for (const piece of pieces) expect(director.stance(piece)).toEqual(stanceOf(piece));
      expect(director.settled).toBe(events.every(({ type }) => !(type in cues)));
      director.finish();
    }
  });

  it('has a cue for every event of the game, and no cue for anything else', () => {
    const types = new Set(positions('every', 6, 'public', 400).flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of types) expect(Object.keys(cues)).toContain(type);
  });
});
