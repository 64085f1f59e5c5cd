import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/games/guns-or-treasure/cards.ts';
import { newTable, short, type Table, table } from './table.ts';

const HANDS = ['G1 G2 G3 T1 T2 T3', 'G1 G2 G3 T1 T2 T3', 'G1 G2 G3 T1 T2 T3'];

const drydock = (position: Parameters<typeof table>[0] = {}) => table({ at: 'building', hands: HANDS, ...position });

/** Everybody else plays three cards on one ship. */
const othersBuild = (dock: Table, ...seats: readonly number[]): Table => {
  for (const seat of seats) dock.launch(seat, 'G1').build(seat, 'T1', 'G1').build(seat, 'T2', 'G1 T1');
  return dock;
};

describe('Shipbuilding', () => {
  it('GT-3.1 all play at the same time, without turns', () => {
    const dock = drydock();
    expect(dock.acting).toEqual([0, 1, 2]);
    dock.launch(2, 'G1').launch(0, 'T3').launch(2, 'G2').launch(1, 'T1');
    expect(dock.acting).toEqual([0, 1, 2]);
  });

  it('GT-3.1 everybody plays exactly three cards', () => {
    const dock = drydock();
    dock.launch(0, 'G1').launch(0, 'G2');
    expect(dock.may(0)).toEqual(['build', 'launch']);
    dock.launch(0, 'G3');
    expect(dock.acting).toEqual([1, 2]);
    expect(dock.moves(0)).toEqual([]);
    expect(dock.refused({ type: 'launch', seat: 0, card: dock.inHand(0, 'T1') })).toBe('GT-3.1');
    expect(dock.hand(0)).toBe('T1 T2 T3');
  });

  it('GT-3.1 there are four rounds', () => {
    const dock = newTable(2);
    for (const round of [1, 2, 3, 4]) {
      expect([dock.phase, dock.context.round]).toEqual(['building', round]);
      while (dock.phase === 'building') dock.play(dock.moves(dock.acting[0] ?? 0)[0] ?? { type: 'keep', seat: 0 });
      dock.signal(dock.context.lead);
    }
    expect(dock.phase).not.toBe('building');
    expect(dock.context.fleets.flat().every(({ cards }) => cards.length > 1)).toBe(true);
  });

  it('GT-3.2 a card starts a new ship, or goes to the end of an own ship: one begun a moment ago, or an old one', () => {
    const dock = drydock({ ships: [['T5 G4', 'G5'], [], []] });
    dock.launch(0, 'T3').build(0, 'G1', 'T3').build(0, 'G2', 'T5 G4');
    othersBuild(dock, 1, 2);
    expect(dock.fleet(0)).toEqual(['T5 G4 G2', 'G5', 'T3 G1']);
  });

  it('GT-3.2 nobody builds on another’s ship, or with a card of another hand', () => {
    const dock = drydock({ ships: [['T5'], ['T4'], []] });
    const card = dock.inHand(0, 'G1');
    expect(dock.refused({ type: 'build', seat: 0, card, ship: dock.ship('T4') })).toBe('GT-3.2');
    expect(dock.refused({ type: 'build', seat: 0, card: dock.inHand(1, 'G1'), ship: dock.ship('T5') })).toBe('GT-2.2');
    expect(dock.refused({ type: 'build', seat: 0, card })).toBe('GT-3.2');
  });

  it('GT-3.2 a bomb may be a bow', () => {
    const dock = drydock({ hands: ['B G1 G2 G3 T1 T2', HANDS[1] ?? ''] });
    dock.launch(0, 'B').build(0, 'G1', 'B').build(0, 'T1', 'B G1');
    othersBuild(dock, 1);
    expect(short(dock.view(1).fleets[0]?.[0]?.cards ?? [])).toBe('B ? ?');
  });

  it('GT-3.3 a placed card stays where it is', () => {
    const dock = drydock({ ships: [['T5 G4'], [], []] });
    dock.launch(0, 'T3');
    const placed = dock.context.plays[0]?.[0]?.card.id ?? '';
    expect(dock.refused({ type: 'build', seat: 0, card: placed, ship: dock.ship('T5 G4') })).toBe('GT-3.3');
    expect(dock.refused({ type: 'launch', seat: 0, card: dock.on('T5 G4', 'G4') })).toBe('GT-3.3');
  });

  it('GT-3.3 the owner sees the own hidden cards at any time, all others how many there are', () => {
    const dock = drydock({ ships: [['T5 G4 B'], ['G5 T4']] });
    dock.launch(0, 'T3').build(0, 'G1', 'T3');
    expect(dock.view(0).fleets[0]?.map(({ cards }) => short(cards))).toEqual(['T5 G4 B', 'T3 G1']);
    expect(dock.view(0).fleets[1]?.map(({ cards }) => short(cards))).toEqual(['G5 ?']);
  });

  it('GT-3.4 when all have played, the Leading Player ends the round with a pirate phrase', () => {
    const dock = othersBuild(drydock({ lead: 1 }), 0, 1, 2);
    expect(dock.phase).toBe('signal');
    expect(dock.acting).toEqual([1]);
    expect(dock.moves(1)).toHaveLength(PHRASES.length);
    expect(dock.refused({ type: 'signal', seat: 0, phrase: 'arrg' })).toBe('GT-3.4');
    expect(dock.refused({ type: 'signal', seat: 1, phrase: 'please' })).toBe('GT-3.4');
    dock.play({ type: 'signal', seat: 1, phrase: 'walk-the-plank' });
    expect(dock.events).toContainEqual({ type: 'signalled', seat: 1, phrase: 'walk-the-plank', round: 1 });
  });

  it('GT-3.4 nobody can end a round before all have played', () => {
    const dock = othersBuild(drydock(), 1, 2).launch(0, 'G1').launch(0, 'G2');
    expect(dock.refused({ type: 'signal', seat: 0, phrase: 'arrg' })).toBe('GT-3.1');
  });

  it('GT-3.5 after a round everybody draws to six, and the lead passes left', () => {
    const dock = othersBuild(drydock({ lead: 2 }), 0, 1, 2).signal(2);
    expect(dock.context.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect(dock.context.lead).toBe(0);
    expect([dock.phase, dock.context.round]).toEqual(['building', 2]);
  });

  it('GT-3.5 cards are drawn one by one from the Leading Player round the table', () => {
    const dock = othersBuild(drydock({ lead: 1, deck: 'G5 T5 B G5 T5 B G5 T5 B' }), 0, 1, 2).signal(1);
    expect([0, 1, 2].map((seat) => dock.hand(seat))).toEqual([
      'B B B G2 G3 T3',
      'G2 G3 G5 G5 G5 T3',
      'G2 G3 T3 T5 T5 T5',
    ]);
  });

  it('GT-3.5 nothing is drawn after the last round', () => {
    const dock = othersBuild(drydock({ round: 4 }), 0, 1, 2).signal(0);
    expect(dock.happened).not.toContain('drew');
    expect(dock.context.hands.flat()).toEqual([]);
  });

  it('GT-3.5 an empty deck is refilled by the shuffled discards, in mid-draw too', () => {
    const dock = othersBuild(drydock({ deck: 'G5', rest: 'discard' }), 0, 1, 2).signal(0);
    expect(dock.happened).toContain('reshuffled');
    expect(dock.hand(0)).toContain('G5');
    expect(dock.context.discard).toEqual([]);
    expect(dock.context.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
  });

  it('GT-3.5 with nothing left at all, less is drawn, and who holds less than three plays what there is', () => {
    const dock = othersBuild(drydock({ deck: 'T5 B', rest: 'stash', round: 1 }), 0, 1, 2).signal(0);
    expect(dock.context.hands.map((hand) => hand.length)).toEqual([4, 4, 3]);
    const last = drydock({ hands: ['G1', 'G2 G3 T1 T2'], rest: 'stash' }).launch(0, 'G1');
    expect(last.acting).toEqual([1]);
  });

  it('GT-3.6 after round 4 leftover cards are discarded, unseen by others', () => {
    const dock = othersBuild(drydock({ round: 4 }), 0, 1, 2).signal(0);
    expect(dock.context.unseen).toHaveLength(9);
    expect(dock.view('public').unseen.every(({ kind }) => kind === null)).toBe(true);
    expect(
      short(dock.view(1).unseen)
        .split(' ')
        .filter((card) => card !== '?'),
    ).toEqual(['G2', 'G3', 'T3']);
  });

  it('GT-3.6 every ship of one card is discarded, all others stay', () => {
    const dock = drydock({ round: 4, ships: [['T5', 'G5 T4', 'B'], ['G4'], []] });
    dock.launch(0, 'T3').launch(0, 'G3').build(0, 'T1', 'B');
    othersBuild(dock, 1, 2).signal(0);
    expect(dock.fleet(0)).toEqual(['G5 T4', 'B T1']);
    expect(dock.discarded).toBe('G3 G4 T3 T5');
  });

  it('GT-3.7 more than six ships may be started, even ones that can’t be completed any more', () => {
    const six = ['T1', 'T1', 'T2', 'T2', 'T3', 'T3'];
    const dock = table({ at: 'building', round: 4, hands: ['G1 G2 G3', 'G1 G2 G3'], ships: [six, ['T5 G4']] });
    dock.launch(0, 'G1').launch(0, 'G2').launch(0, 'G3');
    expect(dock.view(0).fleets[0]).toHaveLength(9);
  });

  it('GT-3.7 what others play is shown when all have played their three', () => {
    const dock = othersBuild(drydock(), 0, 1).launch(2, 'T3').build(2, 'G3', 'T3');
    expect(dock.view(0).fleets.map((fleet) => fleet.length)).toEqual([1, 0, 0]);
    expect(dock.view('public').fleets.flat()).toEqual([]);
    dock.launch(2, 'G1');
    expect(dock.view(0).fleets.map((fleet) => fleet.map(({ cards }) => short(cards)))).toEqual([
      ['G1 T1 T2'],
      ['G1 ? ?'],
      expect.arrayContaining(['T3 ?', 'G1']),
    ]);
    expect(dock.happened.filter((type) => type === 'launched')).toHaveLength(4);
  });

  it('GT-3.7 with an open drydock cards are seen as they are placed, sterns face down', () => {
    const dock = drydock({ options: { openDrydock: true } }).launch(2, 'T3');
    expect(dock.told('public')).toEqual([expect.objectContaining({ type: 'launched', seat: 2 })]);
    dock.build(2, 'G3', 'T3');
    expect(dock.told(0)).toEqual([expect.not.objectContaining({ kinds: expect.anything() })]);
    expect(dock.view(0).fleets[2]?.map(({ cards }) => short(cards))).toEqual(['T3 ?']);
    expect(dock.view(0).hands[2]).toHaveLength(4);
    dock.launch(2, 'G1');
    othersBuild(dock, 0, 1);
    expect(dock.happened.filter((type) => type === 'launched')).toEqual([]);
  });
});
