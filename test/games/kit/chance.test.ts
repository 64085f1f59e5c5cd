import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, commitment, draw, honours } from '../../../src/games/kit/chance.ts';
import { chiSquare, critical } from './statistics.ts';

const shuffles = (count: number, items: readonly string[]) =>
  Array.from({ length: count }, (_, n) => draw(chanceOf(`shuffle ${n}`), (lots) => lots.shuffled(items))[0]);

describe('a random act', () => {
  it('is the same for the same seed and number, and counts itself', () => {
    const act = (drawn: number) => draw({ seed: 'a', drawn }, (lots) => [lots.die(), lots.between(0, 1e9)]);
    expect(act(3)).toEqual(act(3));
    expect(act(3)[1]).toEqual({ seed: 'a', drawn: 4 });
    expect(act(3)[0]).not.toEqual(act(4)[0]);
  });

  it('leaves the fate it was given as it was', () => {
    const chance = Object.freeze(chanceOf('a'));
    draw(chance, (lots) => lots.die());
    expect(chance).toEqual({ seed: 'a', drawn: 0 });
  });

  it('does not depend on how much an earlier act used', () => {
    const second = (thrown: number) => {
      const [, after] = draw(chanceOf('a'), (lots) => Array.from({ length: thrown }, () => lots.die()));
      return draw(after, (lots) => lots.between(0, 1e9))[0];
    };
    expect(second(1)).toBe(second(100));
  });

  it('tells nothing of the next: the second die is fair whatever the first one showed', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let n = 0; n < 7200; n++) {
      const [first, after] = draw(chanceOf(`pair ${n}`), (lots) => lots.die());
      const cell = (first - 1) * 6 + draw(after, (lots) => lots.die())[0] - 1;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(35));
  });

  it('differs from seed to seed, even between seeds that look alike', () => {
    const firsts = Array.from({ length: 200 }, (_, n) => draw(chanceOf(`${n}`), (lots) => lots.between(0, 1e9))[0]);
    expect(new Set(firsts).size).toBe(200);
  });
});

describe('lots', () => {
  it('shuffle so that each of the 24 orders of four cards is equally likely', () => {
    const orders = new Map<string, number>();
    for (const order of shuffles(4800, ['a', 'b', 'c', 'd'])) {
      orders.set(order.join(''), (orders.get(order.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(critical(23));
  });

  it('shuffle a deck so that its top card may come from anywhere, and so may its last', () => {
    const deck = Array.from({ length: 54 }, (_, card) => String(card));
    for (const place of [0, 53]) {
      const counts = deck.map(() => 0);
      for (const order of shuffles(5400, deck)) {
        const from = Number(order[place]);
        counts[from] = (counts[from] ?? 0) + 1;
      }
      expect(chiSquare(counts)).toBeLessThan(critical(53));
    }
  });

  it('shuffle without losing, doubling or moving what was given', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const given = Object.freeze([...items]);
        const [order] = draw(chanceOf(seed), (lots) => lots.shuffled(given));
        expect([...order].sort()).toEqual([...items].sort());
      }),
    );
  });

  it.each([
    { what: 'a die', from: 1, to: 6, throwIt: (seed: string) => draw(chanceOf(seed), (lots) => lots.die())[0] },
    {
      what: 'a number from 3 to 13',
      from: 3,
      to: 13,
      throwIt: (seed: string) => draw(chanceOf(seed), (lots) => lots.between(3, 13))[0],
    },
    {
      what: 'one of seven',
      from: 1,
      to: 7,
      throwIt: (seed: string) => draw(chanceOf(seed), (lots) => lots.oneOf([1, 2, 3, 4, 5, 6, 7]))[0],
    },
  ])('throw $what fairly', ({ from, to, throwIt }) => {
    const counts = Array.from({ length: to - from + 1 }, () => 0);
    for (let n = 0; n < counts.length * 500; n++) {
      const at = throwIt(`throw ${n}`) - from;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts).toHaveLength(to - from + 1);
    expect(chiSquare(counts)).toBeLessThan(critical(to - from));
  });

  it('can pick from a single thing, and say so when there is none', () => {
    expect(draw(chanceOf('a'), (lots) => lots.oneOf(['x']))[0]).toBe('x');
    expect(draw(chanceOf('a'), (lots) => lots.between(4, 4))[0]).toBe(4);
    expect(() => draw(chanceOf('a'), (lots) => lots.oneOf([]))).toThrow(RangeError);
  });
});

describe('a commitment', () => {
  it('is the SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is honoured by its own seed and by no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        expect(honours(seed, commitment(seed))).toBe(true);
        expect(honours(other, commitment(seed))).toBe(seed === other);
      }),
    );
  });
});
