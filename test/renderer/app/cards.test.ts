import { describe, expect, it } from 'vitest';
import { start } from '../../../src/games/kit/play.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { kindIn, seatOf } from '../../../src/renderer/app/table/cards.ts';

describe('the card behind a piece', () => {
  const { state } = start(takeTheGold, { seats: 3, seed: 'cards' });

  it('is known to who sees its face, and to nobody else', () => {
    for (const card of state.context.hands[1] ?? []) {
      expect(kindIn(takeTheGold.view(state, 1), card.id)).toBe(card.kind);
      expect(kindIn(takeTheGold.view(state, 0), card.id)).toBeUndefined();
      expect(kindIn(takeTheGold.view(state, 'public'), card.id)).toBeUndefined();
    }
  });

  it('a seat is no card', () => {
    expect(kindIn(takeTheGold.view(state, 0), 'seat:1')).toBeUndefined();
    expect(seatOf('seat:1')).toBe(1);
    expect(seatOf('c1')).toBeUndefined();
  });
});
