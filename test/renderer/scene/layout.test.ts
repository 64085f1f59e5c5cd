import { describe, expect, it } from 'vitest';
import { actingSeats, play, start } from '../../../src/games/kit/play.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { layout } from '../../../src/renderer/games/take-the-gold/layout.ts';
import { CARD_RATIO } from '../../../src/renderer/scene/arrange.ts';
import type { Piece, Size } from '../../../src/renderer/scene/contract.ts';
import { stanceOf } from '../../../src/renderer/scene/motion/stance.ts';
import { LABEL_RATIO, SEAT_RATIO } from '../../../src/renderer/scene/paint/seat.ts';
import { boundsOf } from '../../../src/renderer/scene/pointing.ts';

const SIZES: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 960, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

const overlap = (a: Piece, b: Piece): number => {
  const [p, q] = [boundsOf(a, stanceOf(a)), boundsOf(b, stanceOf(b))];
  const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x);
  const high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
  return wide > 0 && high > 0 ? (wide * high) / (q.width * q.height) : 0;
};

/** About where a place's label stands: a strip under it as wide as some eleven of its letters. */
const labelOf = (place: Piece): Piece => {
  const { x, y, width } = place.pose;
  const strip = Math.max(width * LABEL_RATIO, 21);
  const high = strip * 11 * 0.62 * 0.56 * SEAT_RATIO;
  const label = { ...place.pose, y: y + (width * CARD_RATIO) / 2 + high / 2, width: high / SEAT_RATIO };
  return { shape: 'seat', id: 'seat:0', seat: 0, note: null, state: 'idle', pose: { ...label, x } };
};

/** At most an eighth of a piece may stick out: the lower corners of a fanned hand. */
const isOnScreen = (piece: Piece, size: Size): boolean => {
  const { x, y, width, height } = boundsOf(piece, stanceOf(piece));
  const [dx, dy] = [width / 8, height / 8];
  return x > -dx && y > -dy && x + width < size.width + dx && y + height < size.height + dy;
};

const played = (seats: number, moves: number) => {
  let { state } = start(takeTheGold, { seats, seed: `layout ${seats}` });
  for (let count = 0; count < moves && state.status === 'active'; count++) {
    const [seat = 0] = actingSeats(takeTheGold, state);
    const options = takeTheGold.moves(state, seat);
    state = play(
      takeTheGold,
      state,
      takeTheGold.policy(takeTheGold.view(state, seat), options, { seed: 'l', drawn: count }),
    ).state;
  }
  return state;
};

describe.each(SIZES)('the table of Take the Gold at $width x $height', (size) => {
  it.each([2, 3, 4, 5, 6])(
    'lays out %i seats: every card once, all on the screen, no plate covered by another or by a pile',
    (seats) => {
      for (const moves of [0, 9, 30]) {
        const state = played(seats, moves);
        for (const viewer of [0, seats - 1, 'public'] as const) {
          const pieces = layout(takeTheGold.view(state, viewer), {
            size,
            near: viewer === 'public' ? 0 : viewer,
            textScale: 1,
          });
          const cards = pieces.filter(({ shape }) => shape === 'card');
          expect(new Set(cards.map(({ id }) => id)).size).toBe(54);
          for (const piece of pieces) {
            if (!isOnScreen(piece, size)) expect.fail(`${piece.id} is cut off: ${JSON.stringify(piece.pose)}`);
          }
          const plates = pieces.filter(({ shape }) => shape === 'seat');
          const others = pieces.filter(({ shape, id }) => shape === 'seat' || id.startsWith('pile:'));
          for (const plate of plates) {
            for (const other of others) {
              if (other.shape === 'place')
                expect(overlap(plate, labelOf(other)), `${plate.id} over the label of ${other.id}`).toBe(0);
              if (plate !== other) expect(overlap(plate, other), `${plate.id} over ${other.id}`).toBe(0);
            }
          }
        }
      }
    },
  );
});
