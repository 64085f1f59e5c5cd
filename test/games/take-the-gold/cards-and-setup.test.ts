import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';
import type { State } from '../../../src/games/kit/game.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import { seatsFrom } from '../../../src/games/kit/seats.ts';
import { DECK, isAttacker, type Kind, MANIFEST } from '../../../src/games/take-the-gold/cards.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { chiSquare, critical } from '../kit/statistics.ts';

const PUBLISHED: Readonly<Record<Kind, number>> = {
  pirate: 13,
  'two-pirates': 4,
  officer: 10,
  'two-officers': 4,
  'gold-coin': 14,
  kraken: 5,
  'pirate-captain': 4,
};

const tally = (kinds: readonly string[]) =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]));

const dealt = (seats: number, seed: string, first: number | null = null) => start(takeTheGold, { seats, seed, first });

describe('the cards', () => {
  it('TG-1.1 are 54, as many of each kind as were published', () => {
    expect(MANIFEST.map(({ kind, count }) => [kind, count])).toEqual(Object.entries(PUBLISHED));
    expect(DECK).toHaveLength(54);
    expect(tally(DECK)).toEqual(PUBLISHED);
  });

  it.each([2, 3, 4, 5, 6])('TG-1.1 are all there when %i players sit down', (seats) => {
    const { state } = dealt(seats, 'whole');
    expect(tally(takeTheGold.cards(state.context).map(({ kind }) => kind))).toEqual(PUBLISHED);
    const violated = { ...state, context: { ...state.context, drawPile: state.context.drawPile.slice(1) } };
    expect(takeTheGold.violation(violated)).toMatch(/53 cards/);
  });

  it('TG-3.5 four kinds may be played on the own turn', () => {
    expect(DECK.filter(isAttacker)).toHaveLength(13 + 4 + 5 + 4);
    expect([...new Set(DECK.filter(isAttacker))].sort()).toEqual(['kraken', 'pirate', 'pirate-captain', 'two-pirates']);
  });
});

describe('setting out', () => {
  it('Q-TG-01 needs two to six players', () => {
    expect(takeTheGold.seats).toEqual({ min: 2, max: 6 });
  });

  it.each([2, 3, 4, 5, 6])('TG-2.1 deals two cards to each of %i players; the rest is the draw pile', (seats) => {
    const { state, events } = dealt(seats, 'deal', 1);
    const { hands, drawPile, discard, aside, turn } = state.context;
    // The first player has drawn already.
    expect(hands.map((hand) => hand.length)).toEqual(seatsFrom(0, seats).map((seat) => (seat === 1 ? 3 : 2)));
    expect(drawPile).toHaveLength(54 - 2 * seats - 1);
    expect([discard, aside, turn]).toEqual([[], [], 1]);
    const types = ['dealt', ...Array<string>(2 * seats).fill('drew'), 'turn', 'drew'];
    expect(events.map(({ type }) => type)).toEqual(types);
  });

  it('TG-2.1 shows a hand to its player only', () => {
    const { state, events } = dealt(4, 'secret');
    for (const viewer of [0, 1, 2, 3, 'public'] as const) {
      const view = takeTheGold.view(state, viewer);
      for (const seat of seatsFrom(0, 4)) {
        const kinds = view.hands[seat]?.map(({ kind }) => kind);
        const own = state.context.hands[seat]?.map(({ kind }) => kind);
        expect(kinds).toEqual(seat === viewer ? own : own?.map(() => null));
      }
      const told = projectEvents(events, viewer).filter(({ type }) => type === 'drew');
      for (const event of told) expect('kinds' in event).toBe(event.seat === viewer);
    }
  });

  it('TG-2.1 shuffles: every card is as likely to be dealt first as its number says (Q-TG-03: coins too)', () => {
    const firsts = Array.from(
      { length: 2700 },
      (_, n) => dealt(2, `shuffle ${n}`, 0).state.context.hands[0]?.[0]?.kind,
    );
    const counts = MANIFEST.map(({ kind }) => firsts.filter((first) => first === kind).length);
    const expected = MANIFEST.map(({ count }) => (2700 * count) / 54);
    expect(chiSquare(counts, expected)).toBeLessThan(critical(6));
  });

  it('TG-2.1 gives ids that say nothing of the kinds', () => {
    const sums = new Map<string, number[]>();
    for (let n = 0; n < 300; n++) {
      for (const { id, kind } of takeTheGold.cards(dealt(3, `ids ${n}`).state.context)) {
        sums.set(kind, [...(sums.get(kind) ?? []), Number(id.slice(1))]);
      }
    }
    for (const [kind, places] of sums) {
      const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
      const tolerance = (4 * 15.6) / Math.sqrt(places.length);
      expect(Math.abs(mean - 26.5), kind).toBeLessThan(tolerance);
    }
  });

  it('TG-2.2 begins with the seat that the table picked', () => {
    for (const first of seatsFrom(0, 5)) {
      for (const seed of ['picked', 'or', 'drawn']) {
        const { state, events } = dealt(5, seed, first);
        expect(state.context.turn).toBe(first);
        expect(takeTheGold.moves(state, first)).not.toEqual([]);
        expect(events[0]).toEqual({ type: 'dealt', first });
      }
    }
  });

  it('TG-2.2 leaves the first seat to chance otherwise, and is fair about it (Q-TG-02)', () => {
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 2000; n++) {
      const { turn } = dealt(4, `first ${n}`).state.context;
      counts[turn] = (counts[turn] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(3));
  });

  it('TG-2.2 the deal is the same whether the table or chance picked the first seat', () => {
    const byChance = dealt(4, 'same').state.context;
    const byTable = dealt(4, 'same', byChance.turn).state.context;
    expect(byTable).toEqual(byChance);
  });

  it('TG-2.2 play goes clockwise', () => {
    let state: State<Parameters<typeof takeTheGold.cards>[0]> = dealt(4, 'clockwise', 2).state;
    const turns: number[] = [];
    for (let n = 0; n < 9; n++) {
      turns.push(state.context.turn);
      state = play(takeTheGold, state, { type: 'pass', seat: state.context.turn }).state;
    }
    expect(turns).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2]);
  });
});
