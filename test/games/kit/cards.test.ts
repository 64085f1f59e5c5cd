import { describe, expect, it } from 'vitest';
import { faceDown, mint, shuffleAnew, takeOut, writtenOut } from '../../../src/games/kit/cards.ts';
import { chanceOf, draw } from '../../../src/games/kit/chance.ts';
import { chiSquare, critical } from './statistics.ts';

describe('minting', () => {
  it('gives each kind an id that was never given out before, in order', () => {
    const first = mint(['a', 'b'], 0);
    const second = mint(['a'], first.minted);
    expect(first.cards.map(({ kind }) => kind)).toEqual(['a', 'b']);
    expect(second.minted).toBe(3);
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(3);
  });
});

describe('shuffling anew', () => {
  const old = mint(['a', 'a', 'b', 'c', 'd'], 0);
  const shuffled = (seed: string) => draw(chanceOf(seed), (lots) => shuffleAnew(old.cards, old.minted, lots))[0];

  it('keeps the kinds, and none of the ids', () => {
    const { cards, minted } = shuffled('x');
    expect(cards.map(({ kind }) => kind).sort()).toEqual(['a', 'a', 'b', 'c', 'd']);
    expect(cards.filter(({ id }) => old.cards.some((card) => card.id === id))).toEqual([]);
    expect(minted).toBe(10);
  });

  it('gives ids that say where a card lies and nothing of what it is', () => {
    expect(shuffled('x').cards.map(({ id }) => id)).toEqual(shuffled('y').cards.map(({ id }) => id));
    const places = ['a', 'b', 'c', 'd'].map(() => 0);
    for (let n = 0; n < 4000; n++) {
      const at = ['a', 'b', 'c', 'd'].indexOf(shuffled(`s${n}`).cards[2]?.kind ?? '');
      places[at] = (places[at] ?? 0) + 1;
    }
    expect(chiSquare(places, [1600, 800, 800, 800])).toBeLessThan(critical(3));
  });
});

describe('taking a card out of a zone', () => {
  const zone = mint(['a', 'b', 'c'], 0).cards;

  it('leaves the others in their order, and the zone as it was', () => {
    const before = structuredClone(zone);
    const found = takeOut(zone, zone[1]?.id ?? '');
    expect(found?.card.kind).toBe('b');
    expect(found?.rest.map(({ kind }) => kind)).toEqual(['a', 'c']);
    expect(zone).toEqual(before);
  });

  it('finds nothing under an id that does not lie there', () => {
    expect(takeOut(zone, 'c99')).toBeUndefined();
    expect(takeOut([], 'c0')).toBeUndefined();
  });
});

it('a manifest is written out row by row', () => {
  const rows = [
    { kind: 'a', count: 2 },
    { kind: 'b', count: 0 },
    { kind: 'c', count: 1 },
  ];
  expect(writtenOut(rows)).toEqual(['a', 'a', 'c']);
});

it('a card face down shows its id and nothing else', () => {
  expect(faceDown({ id: 'c1', kind: 'a' })).toEqual({ id: 'c1', kind: null });
});
