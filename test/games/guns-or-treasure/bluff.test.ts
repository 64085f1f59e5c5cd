import { describe, expect, it } from 'vitest';
import { short, table } from './table.ts';

const HANDS = ['G1 G2 G3', 'T1 T2 T3', 'B G4 T4'];

/** The end of a round with Pirate's Bluff, as the leader says so. */
const bluff = (round = 1) =>
  table({ at: 'signal', round, options: { bluff: true }, hands: HANDS, ships: [['T5 G5'], ['T5 G5'], ['T5 G5']] });

const laid = () =>
  bluff()
    .signal(0)
    .lay(0, { toss: 'G1', show: 'G2' })
    .lay(1, { toss: 'T1', show: 'T2' })
    .lay(2, { toss: 'B', show: 'G4' });

describe("Pirate's Bluff", () => {
  it.each([1, 2, 3])('GT-9.3 it happens at the end of round %i', (round) => {
    expect(bluff(round).signal(0).phase).toBe('laying');
  });

  it('GT-9.3 it does not happen at the end of round 4, and not without the option', () => {
    expect(bluff(4).signal(0).phase).toBe('turn');
    expect(table({ at: 'signal', hands: HANDS }).signal(0).phase).toBe('building');
  });

  it('GT-9.3 everybody discards one card and lays two down, one open, one hidden', () => {
    const sea = bluff().signal(0);
    expect(sea.acting).toEqual([0, 1, 2]);
    expect(sea.may(0)).toEqual(['toss']);
    expect(sea.refused({ type: 'show', seat: 0, card: sea.inHand(0, 'G1') })).toBe('GT-9.3');
    sea.play({ type: 'toss', seat: 0, card: sea.inHand(0, 'G1') });
    expect(sea.may(0)).toEqual(['show']);
    expect(sea.refused({ type: 'toss', seat: 0, card: sea.inHand(0, 'G2') })).toBe('GT-9.3');
    sea.play({ type: 'show', seat: 0, card: sea.inHand(0, 'G2') });
    expect(sea.acting).toEqual([1, 2]);
    expect(sea.context.bluffs[0]).toMatchObject({
      tossed: { kind: 'gun-1' },
      open: { kind: 'gun-2' },
      hidden: { kind: 'gun-3' },
    });
  });

  it('GT-9.3 nobody sees what is laid down before all have laid; the hidden cards stay hidden, and so do the discards', () => {
    const sea = bluff().signal(0).lay(0, { toss: 'G1', show: 'G2' });
    expect(sea.view(1).bluffs[0]).toEqual({ tossed: null, open: null, hidden: null, steals: null });
    expect(sea.view(1).hands[0]).toHaveLength(3);
    expect(JSON.stringify(sea.told(1))).not.toMatch(/gun|card/);
    sea.lay(2, { toss: 'B', show: 'G4' }).lay(1, { toss: 'T1', show: 'T2' });
    expect(sea.view('public').bluffs.map(({ open }) => open?.kind)).toEqual(['gun-2', 'treasure-2', 'gun-4']);
    expect(sea.view('public').bluffs.map(({ hidden }) => hidden?.kind)).toEqual([null, null, null]);
    expect(sea.view(2).bluffs[2]?.hidden?.kind).toBe('treasure-4');
    expect(short(sea.view(0).unseen).split(' ').sort()).toEqual(['?', '?', 'G1']);
  });

  it('GT-9.3 each steals one of the two cards of the left neighbour, and no other', () => {
    const sea = laid();
    expect(sea.acting).toEqual([0, 1, 2]);
    const ofLeft = sea.context.bluffs[1];
    expect(sea.moves(0)).toEqual([
      { type: 'steal', seat: 0, card: ofLeft?.open?.id },
      { type: 'steal', seat: 0, card: ofLeft?.hidden?.id },
    ]);
    expect(sea.refused({ type: 'steal', seat: 0, card: sea.context.bluffs[2]?.open?.id })).toBe('GT-9.3');
    expect(sea.refused({ type: 'steal', seat: 0, card: sea.context.bluffs[0]?.open?.id })).toBe('GT-9.3');
  });

  it('GT-9.3 choices are secret until all have chosen, then all take at once and keep what is left of their own', () => {
    const sea = laid().steal(0, 'hidden').steal(2, 'open');
    for (const viewer of [1, 'public'] as const) {
      expect(sea.view(viewer).bluffs.map(({ steals }) => steals)).toEqual([null, null, null]);
    }
    expect(sea.told(1)).toEqual([{ type: 'ready', seat: 2, task: 'choosing' }]);
    expect(sea.refused({ type: 'steal', seat: 0, card: sea.context.bluffs[1]?.open?.id })).toBe('GT-9.3');
    sea.steal(1, 'hidden');
    const hands = [0, 1, 2].map((seat) => sea.hand(seat).split(' '));
    expect(hands[0]).toEqual(expect.arrayContaining(['T3', 'G3']));
    expect(hands[1]).toEqual(expect.arrayContaining(['T4', 'T2']));
    expect(hands[2]).toEqual(expect.arrayContaining(['G2', 'G4']));
  });

  it('GT-9.3 a stolen hidden card is known to the two alone, an open one to all', () => {
    const sea = laid().steal(0, 'hidden').steal(2, 'open').steal(1, 'hidden');
    const stolen = (viewer: 0 | 1 | 2) => sea.told(viewer).filter(({ type }) => type === 'stole-hidden');
    expect(stolen(0).map(({ kind }) => kind)).toEqual(['treasure-3', undefined]);
    expect(stolen(1).map(({ kind }) => kind)).toEqual(['treasure-3', 'treasure-4']);
    expect(stolen(2).map(({ kind }) => kind)).toEqual([undefined, 'treasure-4']);
    expect(sea.told('public')).toContainEqual(
      expect.objectContaining({ type: 'stole-open', by: 2, from: 0, card: expect.objectContaining({ kind: 'gun-2' }) }),
    );
  });

  it('GT-9.3 players draw four cards then, and hold six', () => {
    const sea = laid().steal(0, 'hidden').steal(1, 'hidden').steal(2, 'hidden');
    expect(sea.told('public').filter(({ type }) => type === 'drew')).toEqual([
      { type: 'drew', seat: 0, count: 4 },
      { type: 'drew', seat: 1, count: 4 },
      { type: 'drew', seat: 2, count: 4 },
    ]);
    expect(sea.context.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect(sea.context.bluffs.every(({ open, hidden, steals }) => !open && !hidden && steals === null)).toBe(true);
  });

  it('GT-9.3 with two players each is the other’s left neighbour', () => {
    const sea = table({ at: 'signal', options: { bluff: true }, hands: HANDS.slice(0, 2) }).signal(0);
    sea.lay(0, { toss: 'G1', show: 'G2' }).lay(1, { toss: 'T1', show: 'T2' }).steal(0, 'open').steal(1, 'open');
    expect(sea.hand(0)).toContain('T2');
    expect(sea.hand(1)).toContain('G2');
  });
});
