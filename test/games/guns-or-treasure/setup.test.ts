import { describe, expect, it } from 'vitest';
import { CAPTAINS, DECK, gunsOn, MANIFEST, sortOf, treasureOn } from '../../../src/games/guns-or-treasure/cards.ts';
import { words } from '../../../src/games/guns-or-treasure/words.en.ts';
import { newTable, short, table } from './table.ts';

const countOf = (sort: string) => MANIFEST.filter((row) => row.sort === sort).map(({ value, count }) => [value, count]);

describe('the cards', () => {
  it('GT-1.1 there are 90 Ship cards: 41 Guns, 43 Treasure, 6 Bombs', () => {
    expect(DECK).toHaveLength(90);
    expect(countOf('gun')).toEqual([
      [1, 9],
      [2, 10],
      [3, 10],
      [4, 7],
      [5, 5],
    ]);
    expect(countOf('treasure')).toEqual([
      [1, 9],
      [2, 10],
      [3, 10],
      [4, 8],
      [5, 6],
    ]);
    expect(countOf('bomb')).toEqual([[0, 6]]);
  });

  it('GT-1.1 a card counts for what its icon says, and for nothing else', () => {
    expect(DECK.filter((kind) => gunsOn(kind) > 0)).toHaveLength(41);
    expect(DECK.filter((kind) => treasureOn(kind) > 0)).toHaveLength(43);
    expect(DECK.filter((kind) => sortOf(kind) === 'bomb').map((kind) => gunsOn(kind) + treasureOn(kind))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  it('GT-1.1 the bow is public, every stern is hidden from all but the owner', () => {
    const sea = table({ ships: [['T5 G1 B'], ['G4 T2']] });
    const seen = (viewer: 0 | 1 | 'public') => sea.view(viewer).fleets.map((fleet) => short(fleet[0]?.cards ?? []));
    expect(seen(0)).toEqual(['T5 G1 B', 'G4 ?']);
    expect(seen(1)).toEqual(['T5 ? ?', 'G4 T2']);
    expect(seen('public')).toEqual(['T5 ? ?', 'G4 ?']);
  });

  it('GT-1.2 there are 8 captains, each with a power on either side, and words for each', () => {
    expect(CAPTAINS.map(({ captain }) => captain)).toEqual([
      'powder-queen',
      'old-spyglass',
      'fuse-annie',
      'smuggler',
      'commodore',
      'drydock-master',
      'salvager',
      'taxman',
    ]);
    const powers = CAPTAINS.flatMap(({ A, B }) => [A, B]);
    expect(new Set(powers.map(({ power }) => power)).size).toBe(16);
    for (const power of powers) {
      const text: string = words[`power.${power.power}`];
      const figures = Object.values(power).filter((value) => typeof value === 'number' && value > 2);
      for (const figure of figures) expect(text).toContain(String(figure));
      if ('guns' in power) expect(text).toContain(`${power.guns} more guns`);
    }
  });
});

describe('setup', () => {
  it('GT-2.1 with Captains everybody is dealt another one, before the Ship cards', () => {
    const deal = newTable(6, { captains: true });
    expect(deal.phase).toBe('sides');
    expect(new Set(deal.context.captains.map(({ captain }) => captain)).size).toBe(6);
    expect(deal.acting).toEqual([0, 1, 2, 3, 4, 5]);
    expect(deal.context.hands.flat()).toEqual([]);
  });

  it('GT-2.1 nobody knows another’s captain or side before all have chosen; then all lie open', () => {
    const deal = newTable(3, { captains: true }).play({ type: 'side', seat: 1, side: 'B' });
    expect(deal.acting).toEqual([0, 2]);
    expect(deal.refused({ type: 'side', seat: 1, side: 'A' })).toBe('GT-2.1');
    expect(deal.view(0).captains[1]).toEqual({ captain: null, side: null });
    expect(deal.view('public').captains.flatMap(({ captain }) => captain ?? [])).toEqual([]);
    expect(deal.view(1).captains[1]).toEqual(deal.context.captains[1]);
    expect(JSON.stringify(deal.told(0))).not.toContain('"B"');
    deal.play({ type: 'side', seat: 0, side: 'A' }).play({ type: 'side', seat: 2, side: 'A' });
    expect(deal.view('public').captains).toEqual(deal.context.captains);
    expect(deal.context.captains.map(({ side }) => side)).toEqual(['A', 'B', 'A']);
    expect(deal.happened.filter((type) => type === 'captain')).toHaveLength(3);
    expect(deal.phase).toBe('building');
  });

  it('GT-2.1 a captain has two sides, no more', () => {
    const deal = newTable(2, { captains: true });
    expect(deal.moves(0).map((move) => (move.type === 'side' ? move.side : move.type))).toEqual(['A', 'B']);
    expect(deal.refused({ type: 'side', seat: 0, side: 'C' })).toBe('GT-2.1');
  });

  it('GT-2.2 everybody is dealt six Ship cards, the rest is the deck', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const deal = newTable(seats);
      expect(deal.context.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(6));
      expect(deal.context.deck).toHaveLength(90 - 6 * seats);
    }
  });

  it('GT-2.2 a hand is its player’s, the deck nobody’s', () => {
    const deal = newTable(3);
    expect(deal.view(1).hands.map((hand) => hand.every(({ kind }) => kind === null))).toEqual([true, false, true]);
    expect(JSON.stringify(deal.view('public'))).not.toContain('gun-');
  });

  it('GT-2.3 the table picks the Leading Player, or chance does', () => {
    expect(newTable(4, {}, 'any', 2).context.lead).toBe(2);
    const leads = new Set(Array.from({ length: 30 }, (_, game) => newTable(4, {}, `${game}`, null).context.lead));
    expect([...leads].sort()).toEqual([0, 1, 2, 3]);
  });

  it('GT-2.3 who won last leads the next game', () => {
    const sea = table({
      options: { longer: true },
      lead: 0,
      ships: [['G1 G2'], ['T5 G1'], []],
      stashes: ['', '', 'T5 T4'],
    });
    sea.retreat(0, 'G1 G2').retreat(1, 'T5 G1');
    expect(sea.phase).toBe('harbour');
    sea.play({ type: 'sail', seat: 2 });
    expect(sea.context.lead).toBe(2);
    expect(sea.phase).toBe('building');
  });

  it('GT-9.2 Simpler, the default: no captain is dealt and nobody has a power', () => {
    const deal = newTable(3);
    expect(deal.phase).toBe('building');
    expect(deal.context.captains).toEqual([]);
    expect(deal.context.options.captains).toBe(false);
  });
});
