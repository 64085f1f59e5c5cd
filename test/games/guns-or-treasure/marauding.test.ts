import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

/** The end of Shipbuilding: round 4 is over as soon as the leader says so. */
const lastRound = { at: 'signal', round: 4 } as const;

describe('Marauding', () => {
  it('GT-4.1 the most revealed treasure goes first: the sum on all bows, not what is hidden', () => {
    const sea = table({ ...lastRound, ships: [['T5 G1'], ['T3 G1', 'T3 G2'], ['G1 T5 T5 T5']] }).signal(0);
    expect(sea.events).toContainEqual({ type: 'marauding', seat: 1, by: 'treasure', treasure: 6, guns: 0 });
    expect(sea.acting).toEqual([1]);
  });

  it('GT-4.1 bows of incomplete ships do not count: they are gone', () => {
    const sea = table({ ...lastRound, ships: [['T5', 'T4', 'G1 G1'], ['T2 G1']] }).signal(0);
    expect(sea.acting).toEqual([1]);
  });

  it('GT-4.1 equal treasure: the most revealed guns go first', () => {
    const sea = table({ ...lastRound, ships: [['T4 G1', 'G2 T1'], ['T4 G1', 'G3 T1'], ['G5 G4']] }).signal(0);
    expect(sea.events).toContainEqual({ type: 'marauding', seat: 1, by: 'guns', treasure: 4, guns: 3 });
  });

  it('GT-4.1 a full tie: a coin is flipped among the tied, and each of them may win it', () => {
    const firsts = new Set<number>();
    for (let flip = 0; flip < 40; flip++) {
      const sea = table({ ...lastRound, seed: `flip ${flip}`, ships: [['T4 G1'], ['T1 G1'], ['T4 G2'], ['T4 G3']] });
      sea.signal(0);
      expect(sea.events).toContainEqual(expect.objectContaining({ type: 'marauding', by: 'coin', treasure: 4 }));
      firsts.add(sea.context.first);
    }
    expect([...firsts].sort()).toEqual([0, 2, 3]);
  });

  it('GT-4.1 turns go clockwise from there', () => {
    const sea = table({
      ...lastRound,
      ships: [
        ['T1 G1', 'T1 G5'],
        ['T1 G2', 'T1 G1'],
        ['T5 G3', 'T1 G4'],
      ],
    }).signal(0);
    expect(sea.acting).toEqual([2]);
    sea.attack(2, 'T5 G3', 'T1 G2');
    expect(sea.acting).toEqual([0]);
    sea.attack(0, 'T1 G1', 'T1 G4');
    expect(sea.acting).toEqual([1]);
  });

  it('GT-4.2 on the first turn a player must attack', () => {
    const sea = table({ ships: [['T5 G1'], ['G5 G5']], turns: [0, 1] });
    expect(sea.may(0)).toEqual(['attack']);
    expect(sea.refused({ type: 'retreat', seat: 0, ship: sea.ship('T5 G1') })).toBe('GT-4.2');
  });

  it('GT-4.2 on later turns a player attacks or retreats, and has no other choice', () => {
    const sea = table({ ships: [['T5 G1'], ['G5 G5']], turns: [1, 1] });
    expect(sea.may(0)).toEqual(['attack', 'retreat']);
  });

  it('GT-4.2 the first turn counts for each player: who has not had one must attack, whatever others did', () => {
    const sea = table({ ships: [['T5 G1'], ['G5 G5'], ['T1 T2']], turns: [2, 2, 0], turn: 2 });
    expect(sea.may(2)).toEqual(['attack']);
  });

  it('GT-4.2 with no ship to attack one retreats, on the first turn too', () => {
    const sea = table({ ships: [['T5 G1', 'T2 T3'], []], turns: [0, 0] });
    expect(sea.may(0)).toEqual(['retreat']);
    sea.retreat(0, 'T5 G1');
    expect(sea.acting).toEqual([0]);
  });

  it('GT-4.3 an attack takes an own ship and a target of another player', () => {
    const sea = table({ ships: [['T5 G1', 'G3 G2'], ['G5 G5'], ['T1 T2']] });
    const own = sea.ship('T5 G1');
    const other = sea.ship('G3 G2');
    const enemy = sea.ship('G5 G5');
    expect(sea.refused({ type: 'attack', seat: 0, ship: own, target: other })).toBe('GT-4.3');
    expect(sea.refused({ type: 'attack', seat: 0, ship: own, target: own })).toBe('GT-4.3');
    expect(sea.refused({ type: 'attack', seat: 0, ship: enemy, target: enemy })).toBe('GT-4.3');
    expect(sea.refused({ type: 'attack', seat: 0, ship: own })).toBe('GT-4.3');
    expect(sea.moves(0).filter(({ type }) => type === 'attack')).toHaveLength(4);
    expect(sea.refused({ type: 'attack', seat: 1, ship: enemy, target: own })).toBe('GT-4.1');
  });

  it('GT-4.3 all cards of both ships are revealed', () => {
    const sea = table({ ships: [['T5 G1', 'T1 T1'], ['G5 G5']] }).attack(0, 'T5 G1', 'G5 G5');
    for (const viewer of [0, 1, 'public'] as const) {
      const attacked = sea.told(viewer).find(({ type }) => type === 'attacked');
      expect(JSON.stringify(attacked)).toContain('gun-1');
      expect(JSON.stringify(attacked?.target)).toBe(
        JSON.stringify(sea.context.discard.filter(({ kind }) => kind === 'gun-5')),
      );
    }
  });

  it.each([
    ['T5 G1 G3', 'G2 T2 G1', 0, 'more guns win, the bow counts'],
    ['T5 G1', 'G2 T2', 1, 'the defender may win'],
    ['T5 G1 G1', 'T2 G2', 0, 'the attacker wins a tie'],
    ['T5 T1', 'T2 T3', 0, 'the attacker wins a tie without any guns'],
  ])('GT-4.3 %s against %s: seat %i wins (%s)', (ship, target, winner) => {
    const sea = table({ ships: [[ship], [target]] }).attack(0, ship, target);
    expect(sea.context.stashes[1 - winner]).toEqual([]);
    expect(sea.context.stashes[winner]?.length).toBeGreaterThan(0);
    expect(sea.events).toContainEqual(expect.objectContaining({ type: 'defeated', winner, loser: 1 - winner }));
  });

  it('GT-4.4 the winner stashes the Treasure of both ships, the rest of both is discarded', () => {
    const sea = table({
      ships: [
        ['T5 G3 T1', 'G1 T2'],
        ['T4 G2', 'T3 T3'],
      ],
    }).attack(0, 'T5 G3 T1', 'T4 G2');
    expect(sea.stash(0)).toBe('T1 T4 T5');
    expect(sea.stash(1)).toBe('');
    expect(sea.discarded).toBe('G2 G3');
    expect(sea.fleet(0)).toEqual(['G1 T2']);
    expect(sea.fleet(1)).toEqual(['T3 T3']);
  });

  it('GT-4.4 a winning defender stashes the attacker’s Treasure and its own', () => {
    const sea = table({ ships: [['T5 G1'], ['T4 G2']] }).attack(0, 'T5 G1', 'T4 G2');
    expect(sea.stash(1)).toBe('T4 T5');
    expect(sea.discarded).toBe('G1 G2');
  });

  it.each([
    ['T5 B G5', 'T4 G1', 'on the attacker’s ship'],
    ['T5 G5', 'T4 B', 'on the target'],
    ['B T5 G5', 'T4 G1', 'as a bow'],
    ['T5 B B', 'T4 B', 'on both'],
  ])('GT-4.5 %s against %s: a bomb %s destroys both, nobody wins', (ship, target) => {
    const sea = table({
      ships: [
        [ship, 'T1 T1'],
        [target, 'T2 T2'],
      ],
    }).attack(0, ship, target);
    expect([sea.stash(0), sea.stash(1)]).toEqual(['', '']);
    expect(sea.context.discard).toHaveLength(`${ship} ${target}`.split(' ').length);
    expect([sea.fleet(0), sea.fleet(1)]).toEqual([['T1 T1'], ['T2 T2']]);
    expect(sea.happened).not.toContain('defeated');
  });

  it('GT-4.5 an attack that ends in an explosion counts as the attack of the first turn', () => {
    const sea = table({
      ships: [
        ['T5 B', 'T1 G1'],
        ['T4 G1', 'T2 G2'],
      ],
      turns: [0, 0],
    });
    sea.attack(0, 'T5 B', 'T4 G1').attack(1, 'T2 G2', 'T1 G1');
    expect(sea.phase).toBe('over');
    expect(sea.stash(1)).toBe('T1 T2');
  });

  it('GT-4.6 a ship that retreats brings its Treasure to the stash, the rest is discarded, and its bomb is harmless', () => {
    const sea = table({ ships: [['T5 B T2 G3', 'T1 G1'], ['T4 G1']] }).retreat(0, 'T5 B T2 G3');
    expect(sea.stash(0)).toBe('T2 T5');
    expect(sea.discarded).toBe('B G3');
    expect(sea.fleet(0)).toEqual(['T1 G1']);
    expect(sea.acting).toEqual([1]);
  });

  it('GT-4.6 a ship without Treasure may retreat; an enemy’s may not', () => {
    const sea = table({ ships: [['G5 G4', 'T1 G1'], ['T4 G1']] });
    expect(sea.refused({ type: 'retreat', seat: 0, ship: sea.ship('T4 G1') })).toBe('GT-4.3');
    sea.retreat(0, 'G5 G4');
    expect(sea.stash(0)).toBe('');
    expect(sea.discarded).toBe('G4 G5');
  });

  it('GT-4.7 players without ships are skipped', () => {
    const sea = table({ ships: [['T5 G1', 'T1 T1'], ['T4 G1'], [], ['T2 G2']], turn: 1 }).retreat(1, 'T4 G1');
    expect(sea.acting).toEqual([3]);
    sea.retreat(3, 'T2 G2');
    expect(sea.acting).toEqual([0]);
    sea.retreat(0, 'T5 G1');
    expect(sea.acting).toEqual([0]);
  });

  it('GT-4.7 who goes first without a ship is skipped too', () => {
    const sea = table({ ...lastRound, seed: 'flip 1', ships: [[], ['B G1'], ['B G2']] });
    sea.signal(0);
    expect(sea.acting).not.toContain(0);
    expect(sea.phase).toBe('turn');
  });

  it('GT-4.7 when nobody has a ship, Marauding ends', () => {
    const sea = table({ ships: [['T5 G1'], []] }).retreat(0, 'T5 G1');
    expect(sea.phase).toBe('over');
    expect(table({ ...lastRound, ships: [['T5'], ['G1', 'G2']] }).signal(0).phase).toBe('over');
  });

  it('GT-4.7 stashes and their totals are public', () => {
    const sea = table({ ships: [['T5 G3'], ['T4 G2', 'T1 G1']] }).attack(0, 'T5 G3', 'T4 G2');
    for (const viewer of [0, 1, 'public'] as const) {
      expect(sea.view(viewer).totals).toEqual([9, 0]);
      expect(sea.view(viewer).stashes[0]).toHaveLength(2);
    }
  });
});
