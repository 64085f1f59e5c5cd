import { describe, expect, it } from 'vitest';
import { BadSetup } from '../../../src/games/kit/options.ts';
import { newTable, short, table } from './table.ts';

/** The end of Shipbuilding, with three cards left in each hand. */
const ending = (more: Parameters<typeof table>[0] = {}) =>
  table({
    at: 'signal',
    round: 4,
    options: { armada: true },
    hands: ['G1 G2 G3', 'T1 T2 T3'],
    ships: [['T5 G5'], ['T4 G5', 'T1']],
    deck: 'G4 T4 B',
    ...more,
  });

const mustered = () => ending().signal(0);

const crewed = () =>
  mustered()
    .crew(0, 'G1', 'G4')
    .crew(0, 'G2', 'T4')
    .crew(0, 'G3', 'B')
    .crew(1, 'T1', 'G4')
    .crew(1, 'T2', 'T4')
    .crew(1, 'T3', 'B');

const fight = (more: Parameters<typeof table>[0]) => table({ options: { armada: true }, ...more });

describe('The Spanish Armada', () => {
  it('GT-9.5 after Shipbuilding three neutral ships start from the top of the deck, bow up', () => {
    const sea = mustered();
    expect(sea.phase).toBe('crewing');
    expect(sea.view('public').armada.map(({ cards }) => short(cards))).toEqual(['G4', 'T4', 'B']);
    expect(sea.fleet(1)).toEqual(['T4 G5']);
  });

  it('GT-9.5 leftover cards are not discarded: each player adds one to each of the three ships', () => {
    const sea = mustered();
    expect(sea.context.hands.map((hand) => hand.length)).toEqual([3, 3]);
    expect(sea.moves(0)).toHaveLength(9);
    sea.crew(0, 'G1', 'G4');
    expect(sea.moves(0)).toHaveLength(4);
    const again = { type: 'crew', seat: 0, card: sea.inHand(0, 'G2'), ship: sea.ship('G4') };
    expect(sea.refused(again)).toBe('GT-9.5');
    expect(sea.refused({ ...again, ship: sea.ship('T5 G5') })).toBe('GT-9.5');
    sea.crew(0, 'G2', 'T4').crew(0, 'G3', 'B');
    expect(sea.acting).toEqual([1]);
    expect(sea.refused({ type: 'crew', seat: 0, card: 'c0', ship: sea.ship('G4') })).toBe('GT-9.5');
  });

  it('GT-9.5 they do so secretly and at once, and each knows only the own cards afterwards', () => {
    const half = mustered().crew(0, 'G1', 'G4').crew(0, 'G2', 'T4');
    expect(half.view(1).armada.map(({ cards }) => short(cards))).toEqual(['G4', 'T4', 'B']);
    expect(half.view(1).hands[0]).toHaveLength(3);
    expect(half.told(1)).toEqual([]);
    const sea = crewed();
    expect(sea.context.hands.flat()).toEqual([]);
    const seen = (viewer: 0 | 1 | 'public') =>
      sea.view(viewer).armada.map(({ cards }) => short(cards).split(' ').sort().join(' '));
    expect(seen(0)).toEqual(['? G1 G4', '? G2 T4', '? B G3']);
    expect(seen(1)).toEqual(['? G4 T1', '? T2 T4', '? B T3']);
    expect(seen('public')).toEqual(['? ? G4', '? ? T4', '? ? B']);
  });

  it('GT-9.5 they never attack: no turn is theirs', () => {
    const sea = fight({ ships: [['T5 G5', 'T1 G1'], ['T4 G5']], armada: ['G4 T1 T2'] });
    sea.attack(0, 'T1 G1', 'G4 T1 T2');
    expect(sea.acting).toEqual([1]);
    sea.retreat(1, 'T4 G5');
    expect(sea.acting).toEqual([0]);
  });

  it('GT-9.5 anyone may attack them, also as the forced first attack', () => {
    const sea = fight({ ships: [['T5 G5'], []], armada: ['G4 T1 T2', 'T4 G1 G2'], turns: [0, 0] });
    expect(sea.may(0)).toEqual(['attack']);
    expect(sea.moves(0)).toHaveLength(2);
    sea.attack(0, 'T5 G5', 'G4 T1 T2');
    expect(sea.stash(0)).toBe('T1 T2 T5');
  });

  it('GT-9.5 they do not count for who goes first', () => {
    const sea = ending({ deck: 'T5 T5 T4', ships: [['T1 G5'], ['T2 G5']] }).signal(0);
    for (const seat of [0, 1]) {
      while (sea.phase === 'crewing' && sea.moves(seat).length > 0)
        sea.play(sea.moves(seat)[0] ?? { type: 'keep', seat });
    }
    expect(sea.events).toContainEqual(expect.objectContaining({ type: 'marauding', seat: 1, treasure: 2 }));
  });

  it('GT-9.5 who loses to one: all cards of both are discarded', () => {
    const sea = fight({ ships: [['T5 G1', 'T1 T1'], ['T4 G5']], armada: ['G4 T1 T2'] }).attack(0, 'T5 G1', 'G4 T1 T2');
    expect([sea.stash(0), sea.stash(1)]).toEqual(['', '']);
    expect(sea.discarded).toBe('G1 G4 T1 T2 T5');
    expect(sea.armada).toEqual([]);
    expect(sea.fleet(0)).toEqual(['T1 T1']);
  });

  it('GT-9.5 ties go to the attacker, and a bomb destroys both', () => {
    const tie = fight({ ships: [['T5 G4'], ['T4 G5']], armada: ['G4 T1 T2'] }).attack(0, 'T5 G4', 'G4 T1 T2');
    expect(tie.stash(0)).toBe('T1 T2 T5');
    const bomb = fight({ ships: [['T5 G4'], ['T4 G5']], armada: ['G4 B T2'] }).attack(0, 'T5 G4', 'G4 B T2');
    expect([bomb.stash(0), bomb.armada]).toEqual(['', []]);
  });

  it('GT-9.5 an empty deck is refilled by the shuffled discards', () => {
    const sea = ending({ deck: '', rest: 'discard' }).signal(0);
    expect(sea.happened).toContain('reshuffled');
    expect(sea.armada).toHaveLength(3);
  });

  it('GT-9.5 once all players’ ships are gone, the remaining ships are discarded and score for nobody', () => {
    const sea = fight({ ships: [['T5 G5'], []], armada: ['G4 T1 T2', 'T4 G1 G2'] }).retreat(0, 'T5 G5');
    expect(sea.armada).toEqual([]);
    expect(sea.events).toContainEqual({ type: 'dispersed', count: 2 });
    expect(sea.discarded).toBe('G1 G2 G4 G5 T1 T2 T4');
    expect(sea.phase).toBe('over');
  });

  it('GT-9.5 it is for two to five players', () => {
    expect(() => newTable(6, { armada: true })).toThrow(BadSetup);
    expect(newTable(5, { armada: true }).context.options.armada).toBe(true);
  });
});
