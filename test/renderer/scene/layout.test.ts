import { describe, expect, it } from 'vitest';
import { actingSeats, play, start } from '../../../src/games/kit/play.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { layout } from '../../../src/renderer/games/take-the-gold/layout.ts';
import { CARD_RATIO } from '../../../src/renderer/scene/arrange.ts';
import type { Bounds, Piece, Size } from '../../../src/renderer/scene/contract.ts';
import { labelRooms } from '../../../src/renderer/scene/legible.ts';
import { stanceOf } from '../../../src/renderer/scene/motion/stance.ts';
import { LABEL_LINE, LABEL_RATIO } from '../../../src/renderer/scene/paint/seat.ts';
import { boundsOf } from '../../../src/renderer/scene/pointing.ts';
import { leastLetter } from '../../../src/renderer/scene/signs.ts';

const SIZES: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 960, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  // What is left of small windows (1024 x 768 and 960 x 540) beside the panel, between bar and ledge.
  { width: 752, height: 644 },
  { width: 688, height: 416 },
];

const boxOf = (piece: Piece): Bounds => boundsOf(piece, stanceOf(piece));

/** The share of `q` that `p` covers. */
const overlap = (p: Bounds, q: Bounds): number => {
  const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x);
  const high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
  return wide > 0 && high > 0 ? (wide * high) / (q.width * q.height) : 0;
};

/** The room that a place's label may take: two lines under it. */
const labelOf = (place: Piece, pieces: readonly Piece[], size: Size): Bounds => {
  const letter = leastLetter(size);
  const { x, y, width } = place.pose;
  const room = labelRooms(pieces, letter).get(place.id) ?? 0;
  const height = 2 * LABEL_LINE * Math.max(width * LABEL_RATIO, letter);
  return { x: x - room / 2, y: y + (width * CARD_RATIO) / 2, width: room, height };
};

/** At most an eighth of a piece may stick out: the lower corners of a fanned hand. */
const isOnScreen = (piece: Piece, size: Size): boolean => {
  const { x, y, width, height } = boxOf(piece);
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

describe('the letters of labels', () => {
  it.each([
    [{ width: 688, height: 416 }, 13],
    [{ width: 960, height: 594 }, 13],
    [{ width: 2880, height: 1782 }, 39],
    [{ width: 2880, height: 594 }, 13],
  ])('on a table of %o are %d pixels high at least', (size, letter) => {
    expect(leastLetter(size)).toBe(letter);
  });
});

describe.each(SIZES)('the table of Take the Gold at $width x $height', (size) => {
  it.each([2, 3, 4, 5, 6])(
    'lays out %i seats: every card once, all on the screen, no plate covered by another or by a pile',
    (seats) => {
      for (const moves of [0, 9, 30]) {
        const state = played(seats, moves);
        for (const [viewer, textScale] of [
          [0, 1],
          [seats - 1, 1.45],
          ['public', 1],
        ] as const) {
          const near = viewer === 'public' ? 0 : viewer;
          const pieces = layout(takeTheGold.view(state, viewer), { size, near, textScale });
          const cards = pieces.filter(({ shape }) => shape === 'card');
          expect(new Set(cards.map(({ id }) => id)).size).toBe(54);
          for (const piece of pieces) {
            if (!isOnScreen(piece, size)) expect.fail(`${piece.id} is cut off: ${JSON.stringify(piece.pose)}`);
          }
          const plates = pieces.filter(({ shape }) => shape === 'seat');
          const others = pieces.filter(({ shape, id }) => shape === 'seat' || id.startsWith('pile:'));
          for (const plate of plates) {
            for (const other of others) {
              if (other.shape === 'place') {
                const label = labelOf(other, pieces, size);
                expect(overlap(boxOf(plate), label), `${plate.id} over the label of ${other.id}`).toBe(0);
              }
              if (plate !== other) expect(overlap(boxOf(plate), boxOf(other)), `${plate.id} over ${other.id}`).toBe(0);
            }
          }
        }
      }
    },
  );
});
