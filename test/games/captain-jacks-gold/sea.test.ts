import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../src/games/captain-jacks-gold/cards.ts';
import { newTable, table } from './table.ts';

const SAIL = 'coast-sail-1-cannon-1';
const CANNON = 'coast-cannon-1-sail-1';
const CLOTH = 'passage-cloth-2-sail-1';
const SEVEN = `${SAIL} ${CANNON} coast-cocoa-1-sail-1 ${CLOTH} passage-cotton-2-cannon-1 passage-cocoa-2-sail-2 passage-sail-2-cocoa-1`;

describe('the course', () => {
  it('CJ-3.1 Q-CJ-04 one of three piles or the harbour, each turn anew', () => {
    const jack = newTable(2);
    expect(jack.may(0)).toEqual(['harbour', 'sail']);
    expect(jack.moves(0).flatMap((move) => (move.type === 'sail' ? move.sea : []))).toEqual([
      'coast',
      'passage',
      'high-sea',
    ]);
    jack.sail(0, 'passage').do(0, 'leave');
    expect(jack.context.places).toEqual(['passage', 'harbour']);
    jack.do(1, 'harbour', 'end').sail(0, 'passage');
    expect(jack.context.places[0]).toBe('passage');
  });

  it('CJ-3.1 the ship stays until the own next turn, and cards of one turn come from one pile', () => {
    const jack = table({ piles: `${SAIL} ${CANNON}` }).sail(0, 'coast');
    expect(jack.revealed).toBe(SAIL);
    expect(jack.refused({ type: 'sail', seat: 0, sea: 'passage' })).toBe('CJ-3.2');
    expect(jack.do(0, 'draw').revealed).toBe(CANNON);
    jack.do(0, 'leave').do(1, 'harbour');
    expect(jack.context.places).toEqual(['coast', 'harbour']);
  });
});

describe('turning cards over', () => {
  it('CJ-3.2 Q-CJ-05 at least one card is turned over, onto the discards', () => {
    const jack = table({ piles: SAIL }).sail(0, 'coast');
    expect(jack.happened).toEqual(['sailed', 'turned-over']);
    expect(jack.do(0, 'leave').discards('coast')).toBe(SAIL);
  });

  it('CJ-3.2 Q-CJ-05 as many as sails: two of the board, and those that lie up', () => {
    const bare = table({ piles: `${SAIL} ${CANNON} coast-cocoa-1-sail-1` })
      .sail(0, 'coast')
      .do(0, 'draw');
    expect(bare.refused({ type: 'draw', seat: 0 })).toBe('CJ-3.2');
    const rigged = table({
      ships: ['coast-sail-2-cannon-1 coast-cannon-2-sail-1~ coast-cannon-1-map-rum'],
      piles: SAIL,
    });
    rigged.sail(0, 'coast');
    expect(rigged.view(0).draws).toBe(4);
  });

  it('CJ-3.2 taking a card ends the turn', () => {
    const jack = table({ piles: SAIL }).sail(0, 'coast').with(0, 'take');
    expect(jack.ship(0)).toBe(SAIL);
    expect(jack.context.turn).toBe(1);
    expect(jack.discards('coast')).toBe('');
  });

  it('CJ-3.2 Q-CJ-06 the last card may be left as well: the turn ends', () => {
    const jack = table({ at: 'card', revealed: SAIL, drawn: 2 });
    expect(jack.may(0)).toEqual(['leave', 'take']);
    jack.do(0, 'leave');
    expect(jack.context.turn).toBe(1);
    expect(jack.ship(0)).toBe('');
  });

  it('CJ-3.3 Q-CJ-07 after a depression sign no more is turned over, but that card may be taken', () => {
    const jack = table({ piles: 'coast-sail-1-cannon-1-becalmed' }).sail(0, 'coast');
    expect(jack.refused({ type: 'draw', seat: 0 })).toBe('CJ-3.3');
    expect(jack.with(0, 'take').ship(0)).toBe('coast-sail-1-cannon-1-becalmed');
    const other = table({ piles: `coast-map-sail-1-becalmed ${SAIL}` })
      .sail(0, 'coast')
      .do(0, 'leave');
    expect(other.context.becalmed && other.context.turn === 0).toBe(false);
    expect(other.do(1, 'harbour', 'end').sail(0, 'coast').may(0)).toContain('draw');
  });

  it('CJ-3.4 only the card on top can be taken', () => {
    const jack = table({ piles: `${SAIL} ${CANNON}` })
      .sail(0, 'coast')
      .do(0, 'draw');
    const under = jack.context.discards.coast[0];
    expect(under?.kind).toBe(SAIL);
    expect(jack.refused({ type: 'take', seat: 0, card: under?.id })).toBe('CJ-3.4');
  });

  it('CJ-3.4 Q-CJ-09 a pile that has run out is made of its shuffled discards, but only when a card must be drawn', () => {
    const jack = table({ spent: ['coast'], at: 'card', revealed: SAIL, ships: ['', ''] });
    expect(jack.context.piles.coast).toHaveLength(0);
    const before = new Set(jack.context.discards.coast.map(({ id }) => id));
    jack.do(0, 'draw');
    expect(jack.happened).toEqual(['reshuffled', 'turned-over']);
    // The card just left goes in too: 23 cards, one of which lies open.
    expect(jack.context.piles.coast).toHaveLength(22);
    expect(jack.context.discards.coast).toHaveLength(0);
    expect(jack.context.piles.coast.some(({ id }) => before.has(id))).toBe(false);
    const lazy = table({ piles: SAIL, spent: ['coast'] }).sail(0, 'coast');
    expect(lazy.happened).toEqual(['sailed', 'turned-over']);
    expect(lazy.context.piles.coast).toHaveLength(0);
  });

  it('CJ-3.4 Q-CJ-10 a sea with neither pile nor discards can’t be chosen', () => {
    const all = kindsOf('coast', false);
    const ships = [0, 1, 2, 3].map((seat) => all.slice(seat * 6, seat * 6 + 6).join(' '));
    const jack = table({ ships });
    expect(jack.refused({ type: 'sail', seat: 0, sea: 'coast' })).toBe('CJ-3.4');
    expect(jack.moves(0).flatMap((move) => (move.type === 'sail' ? move.sea : []))).toEqual(['passage', 'high-sea']);
    expect(jack.refused({ type: 'sail', seat: 0, sea: 'bay' })).toBe('CJ-3.1');
  });

  it('CJ-3.5 Q-CJ-08 a new card counts from the own next turn on', () => {
    const jack = table({ piles: SAIL, ships: ['coast-cannon-2-sail-1*'] }).sail(0, 'coast');
    expect(jack.view(0).strengths[0]).toMatchObject({ sails: 2, cannons: 1 });
    jack.with(0, 'take');
    expect(jack.view(0).strengths[0]).toMatchObject({ sails: 2, cannons: 1 });
    jack.do(1, 'harbour', 'end');
    expect(jack.view(0).strengths[0]).toMatchObject({ sails: 3, cannons: 3 });
  });

  it('CJ-3.5 Q-CJ-11 it lies with the arrow up', () => {
    const jack = table({ piles: 'coast-map-sail-1-becalmed' }).sail(0, 'coast').with(0, 'take');
    expect(jack.context.ships[0]).toMatchObject([{ up: 'top', rum: 0, fresh: true }]);
  });
});

describe('room on a ship', () => {
  it('CJ-2.3 Q-CJ-12 seven cards at most: who takes an eighth discards one of its own first', () => {
    const jack = table({ at: 'card', ships: [SEVEN], revealed: 'coast-cannon-2-sail-1' }).with(0, 'take');
    expect(jack.phase).toBe('loading');
    expect(jack.may(0)).toEqual(['discard', 'leave']);
    jack.discard(0, SAIL);
    expect(jack.ship(0).split(' ')).toHaveLength(7);
    expect(jack.ship(0)).toContain('coast-cannon-2-sail-1');
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-2.3 who makes no room does not take the card', () => {
    const jack = table({ at: 'card', ships: [SEVEN], revealed: 'coast-cannon-2-sail-1' })
      .with(0, 'take')
      .do(0, 'leave');
    expect(jack.ship(0)).toBe(SEVEN);
    expect(jack.discards('coast')).toBe('coast-cannon-2-sail-1');
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-2.3 Q-CJ-13 Q-CJ-14 own cards may be discarded in the own turn, each to the discards of its sea', () => {
    const jack = table({ ships: [SEVEN, `${SAIL}-rum`], piles: 'coast-cannon-2-sail-1' });
    jack.discard(0, CLOTH);
    expect(jack.discards('passage')).toBe(CLOTH);
    jack.sail(0, 'coast').discard(0, SAIL);
    // The card turned over stays on top.
    expect(jack.revealed).toBe('coast-cannon-2-sail-1');
    expect(jack.discards('coast')).toBe(SAIL);
    expect(jack.refused({ type: 'discard', seat: 1, card: jack.on(1, `${SAIL}-rum`) })).toBe('CJ-3.2');
    expect(jack.refused({ type: 'discard', seat: 0, card: jack.on(0, CANNON) })).toBe('CJ-2.3');
    jack.play({ type: 'jettison', seat: 0 });
    expect(jack.may(0)).toEqual(['discard', 'keep']);
    expect(jack.refused({ type: 'discard', seat: 0, card: jack.on(1, `${SAIL}-rum`) })).toBe('CJ-2.3');
    expect(jack.play({ type: 'keep', seat: 0 }).may(0)).toContain('take');
  });

  it('CJ-2.3 Q-CJ-13 not between the start of a fight and its last consequence', () => {
    const jack = table({
      at: 'card',
      revealed: 'high-sea-ship-4-5-coin',
      ships: [`${CANNON} ${SAIL}`],
      dice: [1, 1],
    }).with(0, 'fight');
    expect(jack.refused({ type: 'jettison', seat: 0 })).toBe('CJ-4.1');
    jack.do(0, 'throw');
    expect(jack.phase).toBe('damage');
    expect(jack.refused({ type: 'jettison', seat: 0 })).toBe('CJ-4.3');
  });
});
