import { describe, expect, it } from 'vitest';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import { short, type Table, table } from './table.ts';

const lastRound = { at: 'signal', round: 4 } as const;

const fought = (sea: Table) => sea.events.find((event) => event.type === 'defeated');

const scores = (sea: Table) => gunsOrTreasure.outcome(sea.state)?.scores;

describe('The Powder Queen', () => {
  it('GT-1.2 side A: her ship of exactly 2 cards attacks with +2 guns', () => {
    const sea = table({ captains: ['powder-queen A', 'taxman A'], ships: [['T5 G1'], ['T4 G3']] });
    sea.attack(0, 'T5 G1', 'T4 G3');
    expect(fought(sea)).toMatchObject({ winner: 0, guns: 3, against: 3 });
  });

  it('GT-1.2 side A: a ship of 3 cards has no more guns, nor one of 2 cards in defence', () => {
    const three = table({ captains: ['powder-queen A', 'taxman A'], ships: [['T5 G1 T1'], ['T4 G2']] });
    expect(fought(three.attack(0, 'T5 G1 T1', 'T4 G2'))).toMatchObject({ winner: 1, guns: 2, against: 1 });
    const defence = table({ captains: ['powder-queen A', 'taxman A'], ships: [['T5 G1'], ['T4 G2']], turn: 1 });
    expect(fought(defence.attack(1, 'T4 G2', 'T5 G1'))).toMatchObject({ winner: 1, guns: 2, against: 1 });
  });

  it('GT-1.2 side B: her ships defend with +2 guns, whatever their size', () => {
    const sea = table({ captains: ['powder-queen B', 'taxman A'], ships: [['T5 G1 T1'], ['T4 G2']], turn: 1 });
    expect(fought(sea.attack(1, 'T4 G2', 'T5 G1 T1'))).toMatchObject({ winner: 0, guns: 3, against: 2 });
  });

  it('GT-1.2 side B: they attack with their own guns only', () => {
    const sea = table({ captains: ['powder-queen B', 'taxman A'], ships: [['T5 G1'], ['T4 G2']] });
    expect(fought(sea.attack(0, 'T5 G1', 'T4 G2'))).toMatchObject({ winner: 1, guns: 2, against: 1 });
  });
});

describe('Old Spyglass', () => {
  const spyglass = {
    captains: ['old-spyglass A', 'taxman A'],
    ships: [
      ['T5 G1', 'G4 G1'],
      ['T4 G2 B', 'T3 G5'],
    ],
  };

  it('GT-1.2 side A: before an attack he looks at one stern card of the target, and nobody else sees its face', () => {
    const sea = table(spyglass);
    sea.play({ type: 'spy', seat: 0, card: sea.on('T4 G2 B', 'B') });
    expect(sea.told(0)).toContainEqual(expect.objectContaining({ type: 'spied', by: 0, on: 1, kind: 'bomb' }));
    expect(JSON.stringify(sea.told('public'))).not.toContain('bomb');
    expect(short(sea.view(0).fleets[1]?.[0]?.cards ?? [])).toBe('T4 ? B');
    expect(short(sea.view('public').fleets[1]?.[0]?.cards ?? [])).toBe('T4 ? ?');
  });

  it('GT-1.2 side A: the ship that he looked at is the target of this turn’s attack, with any ship of his', () => {
    const sea = table(spyglass);
    const target = sea.ship('T4 G2 B');
    sea.play({ type: 'spy', seat: 0, card: sea.on('T4 G2 B', 'G2') });
    expect(sea.phase).toBe('aim');
    expect(sea.moves(0)).toEqual([
      { type: 'attack', seat: 0, ship: sea.ship('T5 G1'), target },
      { type: 'attack', seat: 0, ship: sea.ship('G4 G1'), target },
    ]);
    const other = { type: 'attack', seat: 0, ship: sea.ship('T5 G1'), target: sea.ship('T3 G5') };
    expect(sea.refused(other)).toBe('GT-1.2');
    sea.attack(0, 'G4 G1', 'T4 G2 B');
    expect(sea.acting).toEqual([1]);
  });

  it('GT-1.2 side A: he may attack without a look; and bows, own ships and others’ turns are not for him', () => {
    const sea = table(spyglass);
    expect(sea.may(0)).toEqual(['attack', 'retreat', 'spy']);
    expect(sea.refused({ type: 'spy', seat: 0, card: sea.on('T4 G2 B', 'T4') })).toBe('GT-1.2');
    expect(sea.refused({ type: 'spy', seat: 0, card: sea.on('T5 G1', 'G1') })).toBe('GT-1.2');
    sea.attack(0, 'T5 G1', 'T4 G2 B');
    expect(sea.may(1)).toEqual(['attack', 'retreat']);
    expect(sea.refused({ type: 'spy', seat: 1, card: 'c0' })).toBe('GT-1.2');
  });

  it('GT-1.2 side B: when Marauding starts he looks at all stern cards of one enemy ship', () => {
    const sea = table({ ...lastRound, ...spyglass, captains: ['old-spyglass B', 'taxman A'] }).signal(0);
    expect(sea.phase).toBe('scouting');
    expect(sea.acting).toEqual([0]);
    expect(sea.moves(0)).toHaveLength(2);
    expect(sea.refused({ type: 'scout', seat: 0, ship: sea.ship('T5 G1') })).toBe('GT-1.2');
    sea.play({ type: 'scout', seat: 0, ship: sea.ship('T4 G2 B') });
    expect(sea.told(0)).toContainEqual(expect.objectContaining({ type: 'scouted', kinds: ['gun-2', 'bomb'] }));
    expect(sea.view(0).fleets[1]?.map(({ cards }) => short(cards))).toEqual(['T4 G2 B', 'T3 ?']);
    expect(JSON.stringify(sea.view('public').fleets)).not.toContain('bomb');
    expect(sea.may(sea.acting[0] ?? 0)).toEqual(['attack']);
  });

  it('GT-1.2 side B: what he has seen he still knows on later turns', () => {
    const sea = table({ ...lastRound, ...spyglass, captains: ['old-spyglass B', 'taxman A'] }).signal(0);
    sea.play({ type: 'scout', seat: 0, ship: sea.ship('T4 G2 B') });
    sea.attack(1, 'T3 G5', 'T5 G1');
    expect(short(sea.view(0).fleets[1]?.[0]?.cards ?? [])).toBe('T4 G2 B');
    expect(short(sea.view(1).fleets[0]?.[0]?.cards ?? [])).toBe('G4 ?');
  });

  it('GT-1.2 side B: with nothing to look at there is nothing to choose', () => {
    const sea = table({ ...lastRound, captains: ['old-spyglass B', 'taxman A'], ships: [['T5 G1'], []] }).signal(0);
    expect(sea.phase).toBe('turn');
  });
});

describe('Fuse Annie', () => {
  it('GT-1.2 side A: her bomb in an attack destroys only the target; her ship stays, without that bomb', () => {
    const sea = table({ captains: ['fuse-annie A', 'taxman A'], ships: [['T5 B G1'], ['T4 G5', 'T1 T1']] });
    sea.attack(0, 'T5 B G1', 'T4 G5');
    expect(sea.fleet(0)).toEqual(['T5 G1']);
    expect(sea.fleet(1)).toEqual(['T1 T1']);
    expect(sea.discarded).toBe('B G5 T4');
    expect([sea.stash(0), sea.stash(1)]).toEqual(['', '']);
    expect(sea.events).toContainEqual({ type: 'exploded', by: 0, on: 1, ships: 'target' });
    expect(short(sea.view(1).fleets[0]?.[0]?.cards ?? [])).toBe('T5 G1');
  });

  it('GT-1.2 side A: one bomb at a time; a bow may go, and a ship of nothing but bombs is gone after its last', () => {
    const sea = table({ captains: ['fuse-annie A', 'taxman A'], ships: [['B B'], ['T4 G5', 'T1 T1', 'G1 G1']] });
    sea.attack(0, 'B B', 'T4 G5').retreat(1, 'G1 G1');
    expect(sea.fleet(0)).toEqual(['B']);
    sea.attack(0, 'B', 'T1 T1');
    expect(sea.phase).toBe('over');
  });

  it('GT-1.2 side A: an enemy bomb, or her own in defence, destroys both', () => {
    const enemy = table({
      captains: ['fuse-annie A', 'taxman A'],
      ships: [
        ['T5 B', 'T2 G1'],
        ['T4 B', 'T1 T1'],
      ],
    });
    enemy.attack(0, 'T5 B', 'T4 B');
    expect([enemy.fleet(0), enemy.fleet(1)]).toEqual([['T2 G1'], ['T1 T1']]);
    const defence = table({ captains: ['fuse-annie A', 'taxman A'], ships: [['T5 B', 'T2 G1'], ['T4 G1']], turn: 1 });
    defence.attack(1, 'T4 G1', 'T5 B');
    expect([defence.fleet(0), defence.fleet(1)]).toEqual([['T2 G1'], []]);
  });

  it('GT-1.2 side B: the first enemy bomb in a fight with her is discarded without effect, in defence', () => {
    const sea = table({ captains: ['fuse-annie B', 'taxman A'], ships: [['T5 G2'], ['T4 B G1', 'T1 G1']], turn: 1 });
    sea.attack(1, 'T4 B G1', 'T5 G2');
    expect(sea.events).toContainEqual(expect.objectContaining({ type: 'defused', seat: 0 }));
    expect(sea.stash(0)).toBe('T4 T5');
    expect(sea.discarded).toBe('B G1 G2');
  });

  it('GT-1.2 side B: and when she attacks; but only once a game', () => {
    const sea = table({
      captains: ['fuse-annie B', 'taxman A'],
      ships: [
        ['T5 G2', 'T2 G2'],
        ['T4 B', 'T3 B', 'T1 G1'],
      ],
    });
    sea.attack(0, 'T5 G2', 'T4 B');
    expect(sea.stash(0)).toBe('T4 T5');
    sea.attack(1, 'T3 B', 'T2 G2');
    expect(sea.stash(0)).toBe('T4 T5');
    expect([sea.fleet(0), sea.fleet(1)]).toEqual([[], ['T1 G1']]);
  });

  it('GT-1.2 side B: a second bomb on the same ship, or her own, still destroys both', () => {
    const two = table({ captains: ['fuse-annie B', 'taxman A'], ships: [['T5 G2'], ['T4 B B', 'T1 G1']] });
    expect(two.attack(0, 'T5 G2', 'T4 B B').happened).toEqual(expect.arrayContaining(['defused', 'exploded']));
    const own = table({ captains: ['fuse-annie B', 'taxman A'], ships: [['T5 B'], ['T4 B', 'T1 G1']] });
    expect(own.attack(0, 'T5 B', 'T4 B').happened).toEqual(expect.arrayContaining(['defused', 'exploded']));
  });

  it('GT-1.2 side B: the power is back in the next game of a match', () => {
    const sea = table({
      options: { longer: true },
      captains: ['fuse-annie B', 'taxman A'],
      ships: [['T5 G2'], ['T4 B']],
    });
    sea.attack(0, 'T5 G2', 'T4 B');
    expect(sea.context.defused).toBe(true);
    sea.play({ type: 'sail', seat: 0 });
    expect(sea.context.defused).toBe(false);
  });
});

describe('The Smuggler', () => {
  it('GT-1.2 side A: with a retreat the top Ship card is turned over; Treasure of 3 or less is stashed', () => {
    const sea = table({ captains: ['smuggler A', 'taxman A'], ships: [['T2 G1'], ['T1 G2']], deck: 'T3 G5' });
    sea.retreat(0, 'T2 G1');
    expect(sea.stash(0)).toBe('T2 T3');
    expect(sea.events).toContainEqual(expect.objectContaining({ type: 'smuggled', seat: 0, kept: true }));
  });

  it.each(['G5', 'B', 'T4'])('GT-1.2 side A: %s is discarded', (top) => {
    const sea = table({ captains: ['smuggler A', 'taxman A'], ships: [['T2 G1'], ['T1 G2']], deck: top });
    sea.retreat(0, 'T2 G1');
    expect(sea.stash(0)).toBe('T2');
    expect(sea.discarded).toBe([top, 'G1'].sort().join(' '));
  });

  it('GT-1.2 side A: an empty deck is refilled by the discards, the retreated ship’s included; no retreat of others counts', () => {
    const sea = table({
      captains: ['smuggler A', 'taxman A'],
      ships: [
        ['T2 G1', 'T1 G1'],
        ['T1 G2', 'T3 G3'],
      ],
      rest: 'stash',
    });
    sea.retreat(0, 'T2 G1');
    expect(sea.happened).toEqual(expect.arrayContaining(['reshuffled', 'smuggled']));
    sea.retreat(1, 'T1 G2');
    expect(sea.happened).not.toContain('smuggled');
  });

  it('GT-1.2 side B: he may retreat already on his first turn, others may not', () => {
    const sea = table({ captains: ['smuggler B', 'taxman A'], ships: [['T2 G1'], ['T1 G2', 'T3 T3']], turns: [0, 0] });
    expect(sea.may(0)).toEqual(['attack', 'retreat']);
    const other = table({ captains: ['taxman A', 'smuggler B'], ships: [['T2 G1'], ['T1 G2']], turns: [0, 0] });
    expect(other.may(0)).toEqual(['attack']);
    sea.retreat(0, 'T2 G1');
    expect(sea.stash(0)).toBe('T2');
  });
});

describe('The Commodore', () => {
  it('GT-1.2 side A: his ships win ties in defence', () => {
    const sea = table({ captains: ['commodore A', 'taxman A'], ships: [['T5 G2'], ['T4 G2']], turn: 1 });
    expect(fought(sea.attack(1, 'T4 G2', 'T5 G2'))).toMatchObject({ winner: 0, guns: 2, against: 2 });
    expect(sea.stash(0)).toBe('T4 T5');
  });

  it('GT-1.2 side A: he wins ties in attack like everybody, and loses to more guns', () => {
    const attack = table({ captains: ['commodore A', 'taxman A'], ships: [['T5 G2'], ['T4 G2']] });
    expect(fought(attack.attack(0, 'T5 G2', 'T4 G2'))).toMatchObject({ winner: 0 });
    const more = table({ captains: ['commodore A', 'taxman A'], ships: [['T5 G2'], ['T4 G3']], turn: 1 });
    expect(fought(more.attack(1, 'T4 G3', 'T5 G2'))).toMatchObject({ winner: 1 });
  });

  it('GT-1.2 side B: his first attack of Marauding has +3 guns, the second has not', () => {
    const sea = table({
      captains: ['commodore B', 'taxman A'],
      ships: [
        ['T5 G1', 'T2 G1'],
        ['T4 G4', 'T1 G2', 'T1 T1'],
      ],
    });
    expect(fought(sea.attack(0, 'T5 G1', 'T4 G4'))).toMatchObject({ winner: 0, guns: 4, against: 4 });
    sea.retreat(1, 'T1 T1');
    expect(fought(sea.attack(0, 'T2 G1', 'T1 G2'))).toMatchObject({ winner: 1, guns: 2, against: 1 });
  });

  it('GT-1.2 side B: a retreat before it does not use it up, and defence has no part in it', () => {
    const sea = table({
      captains: ['commodore B', 'taxman A'],
      ships: [
        ['T5 G1', 'T2 G1'],
        ['T4 G4', 'T1 G2'],
      ],
    });
    sea.retreat(0, 'T5 G1').retreat(1, 'T1 G2');
    expect(fought(sea.attack(0, 'T2 G1', 'T4 G4'))).toMatchObject({ winner: 0 });
    const defence = table({ captains: ['commodore B', 'taxman A'], ships: [['T5 G1'], ['T4 G2']], turn: 1 });
    expect(fought(defence.attack(1, 'T4 G2', 'T5 G1'))).toMatchObject({ winner: 1 });
  });
});

describe('The Drydock Master', () => {
  const round = (number: number, captain: string) =>
    table({
      at: 'signal',
      round: number,
      captains: [captain, 'taxman A'],
      hands: ['G1 G2 G3', 'T1 T2 T3'],
      ships: [['T5 G4'], ['T4 G4']],
      deck: 'T5 T5 T5 T5 T5 G5 B',
    }).signal(0);

  it.each([1, 2, 3])('GT-1.2 side A: at the end of round %i he draws one card more and discards one', (number) => {
    const dock = round(number, 'drydock-master A');
    expect(dock.context.hands.map((hand) => hand.length)).toEqual([7, 6]);
    expect(dock.phase).toBe('picking');
    expect(dock.acting).toEqual([0]);
    expect(dock.hand(0)).toContain('B');
    expect(dock.refused({ type: 'discard', seat: 1, card: dock.inHand(1, 'T1') })).toBe('GT-1.2');
    dock.play({ type: 'discard', seat: 0, card: dock.inHand(0, 'G1') });
    expect(dock.hand(0)).not.toContain('G1');
    expect(dock.view('public').unseen.map(({ kind }) => kind)).toEqual([null]);
    expect(dock.view(0).unseen.map(({ kind }) => kind)).toEqual(['gun-1']);
    expect(JSON.stringify(dock.told(1))).not.toContain('gun-1');
    expect([dock.phase, dock.context.round]).toEqual(['building', number + 1]);
  });

  it('GT-1.2 side A: not at the deal, not after round 4, and not with side B', () => {
    expect(round(4, 'drydock-master A').phase).not.toBe('picking');
    expect(round(1, 'drydock-master B').phase).toBe('building');
    const deal = table({ at: 'sides', captains: ['drydock-master', 'taxman A'] });
    deal.play({ type: 'side', seat: 0, side: 'A' });
    expect(deal.context.hands.map((hand) => hand.length)).toEqual([6, 6]);
  });

  it('GT-1.2 side A: with nothing left at all he draws no card more, and discards none', () => {
    const dock = table({
      at: 'signal',
      captains: ['drydock-master A', 'taxman A'],
      hands: ['G1 G2 G3', 'T1 T2 T3'],
      ships: [['T5 G4'], ['T4 G4']],
      deck: 'T5 T5 T5 T5 G5 B',
      rest: 'stash',
    }).signal(0);
    expect(dock.phase).toBe('building');
    expect(dock.context.hands.map((hand) => hand.length)).toEqual([6, 6]);
  });

  const harbour = (ships: readonly string[]) =>
    table({ ...lastRound, captains: ['drydock-master B', 'taxman A'], ships: [ships, ['T1 G1 G2']] }).signal(0);

  it('GT-1.2 side B: when Shipbuilding ends he may move one stern card to another of his ships', () => {
    const dock = harbour(['T5 G4 T2', 'G5 T1']);
    expect(dock.phase).toBe('refit');
    expect(dock.moves(0)).toHaveLength(3);
    const card = dock.on('T5 G4 T2', 'G4');
    dock.play({ type: 'shift', seat: 0, card, ship: dock.ship('G5 T1') });
    expect(dock.fleet(0)).toEqual(['T5 T2', 'G5 T1 G4']);
    expect(dock.told(1)).toContainEqual(expect.objectContaining({ type: 'shifted', seat: 0, card }));
    expect(JSON.stringify(dock.told(1))).not.toContain('gun-4');
    expect(dock.phase).toBe('turn');
  });

  it('GT-1.2 side B: 2 or more cards must stay behind, the bow stays where it is, and he may leave it', () => {
    const dock = harbour(['T5 G4 T2', 'G5 T1']);
    const from = (ship: string, card: string) => ({ type: 'shift', seat: 0, card: dock.on(ship, card) });
    expect(dock.refused({ ...from('G5 T1', 'T1'), ship: dock.ship('T5 G4 T2') })).toBe('GT-1.2');
    expect(dock.refused({ ...from('T5 G4 T2', 'T5'), ship: dock.ship('G5 T1') })).toBe('GT-1.2');
    expect(dock.refused({ ...from('T5 G4 T2', 'G4'), ship: dock.ship('T5 G4 T2') })).toBe('GT-1.2');
    expect(dock.refused({ ...from('T5 G4 T2', 'G4'), ship: dock.ship('T1 G1 G2') })).toBe('GT-3.2');
    expect(dock.refused({ ...from('T1 G1 G2', 'G1'), ship: dock.ship('G5 T1') })).toBe('GT-1.2');
    dock.play({ type: 'keep', seat: 0 });
    expect(dock.fleet(0)).toEqual(['T5 G4 T2', 'G5 T1']);
  });

  it('GT-1.2 side B: with no card to move he is not asked', () => {
    expect(harbour(['T5 G4', 'G5 T1']).phase).toBe('turn');
    expect(harbour(['T5 G4 T3 G1']).phase).toBe('turn');
  });
});

describe('The Salvager', () => {
  it('GT-1.2 side A: of a defeated ship he keeps the lowest Treasure card, the winner gets the others', () => {
    const sea = table({ captains: ['salvager A', 'taxman A'], ships: [['T5 T2 T4 G1'], ['T3 G2']], turn: 1 });
    sea.attack(1, 'T3 G2', 'T5 T2 T4 G1');
    expect([sea.stash(0), sea.stash(1)]).toEqual(['T2', 'T3 T4 T5']);
    const attack = table({ captains: ['salvager A', 'taxman A'], ships: [['T5 T2 G1'], ['T3 G2']] });
    attack.attack(0, 'T5 T2 G1', 'T3 G2');
    expect([attack.stash(0), attack.stash(1)]).toEqual(['T2', 'T3 T5']);
  });

  it('GT-1.2 side A: not of a ship that a bomb destroys, and nothing where there is no Treasure', () => {
    const sea = table({
      captains: ['salvager A', 'taxman A'],
      ships: [
        ['T5 G1', 'G1 G2'],
        ['T3 B', 'T1 G4'],
      ],
    });
    sea.attack(0, 'T5 G1', 'T3 B').attack(1, 'T1 G4', 'G1 G2');
    expect(sea.stash(0)).toBe('');
  });

  it('GT-1.2 side A: a ship that carries a single Treasure card leaves him nothing', () => {
    const sea = table({ captains: ['salvager A', 'taxman A'], ships: [['T5 G1'], ['T3 G2']], turn: 1 });
    sea.attack(1, 'T3 G2', 'T5 G1');
    expect([sea.stash(0), sea.stash(1)]).toEqual(['', 'T3 T5']);
  });

  it('GT-1.2 side B: of a ship destroyed by a bomb he keeps the highest Treasure card, whosever bomb it was', () => {
    const enemy = table({ captains: ['salvager B', 'taxman A'], ships: [['T5 T2 G1'], ['T3 B', 'T1 T1']] });
    enemy.attack(0, 'T5 T2 G1', 'T3 B');
    expect([enemy.stash(0), enemy.stash(1)]).toEqual(['T5', '']);
    expect(enemy.discarded).toBe('B G1 T2 T3');
    const own = table({ captains: ['salvager B', 'taxman A'], ships: [['T2 T4 B'], ['T3 G1']], turn: 1 });
    own.attack(1, 'T3 G1', 'T2 T4 B');
    expect(own.stash(0)).toBe('T4');
  });

  it('GT-1.2 side B: not of a ship that is defeated, nor of one with a single Treasure card', () => {
    const sea = table({ captains: ['salvager B', 'taxman A'], ships: [['T5 T2 G1'], ['T3 G2', 'T1 T1']] });
    sea.attack(0, 'T5 T2 G1', 'T3 G2');
    expect(sea.stash(0)).toBe('');
    const single = table({ captains: ['salvager B', 'taxman A'], ships: [['T5 G1'], ['T3 B', 'T1 T1']] });
    expect(single.attack(0, 'T5 G1', 'T3 B').stash(0)).toBe('');
  });
});

describe('The Taxman', () => {
  it('GT-1.2 side A: at Scoring +2 for each enemy ship that he defeated, in attack and in defence', () => {
    const sea = table({
      captains: ['taxman A', 'commodore B'],
      ships: [
        ['G5 G1', 'G4 G4'],
        ['T1 G1', 'T1 G2'],
      ],
      attacks: [0, 1],
    });
    sea.attack(0, 'G5 G1', 'T1 G1').attack(1, 'T1 G2', 'G4 G4');
    expect(scores(sea)).toEqual([6, 0]);
    expect(sea.events).toContainEqual({ type: 'bounty', seat: 0, ships: 2, treasure: 4 });
  });

  it('GT-1.2 side A: not for a bomb, nor for the fights of others; and it may decide the game', () => {
    const bomb = table({
      captains: ['taxman A', 'commodore A'],
      ships: [
        ['G5 B', 'G1 G1'],
        ['T1 G1', 'G2 G2'],
      ],
    });
    bomb.attack(0, 'G5 B', 'T1 G1').attack(1, 'G2 G2', 'G1 G1');
    expect(scores(bomb)).toEqual([0, 0]);
    const close = table({
      captains: ['commodore A', 'taxman A'],
      ships: [['G1 G2']],
      stashes: ['T5', 'T5'],
      defeated: [3, 1],
    });
    close.retreat(0, 'G1 G2');
    expect(gunsOrTreasure.outcome(close.state)?.ranking).toEqual([[1], [0]]);
  });

  it('GT-1.2 side B: at Scoring he takes the lowest Treasure card of who has the most', () => {
    const sea = table({
      captains: ['commodore A', 'taxman B', 'salvager A'],
      ships: [['G1 G2']],
      stashes: ['T2 T2 T2 T2 T2 T2 T2 T2 T1', 'T4 T4 T4 T4', 'T1'],
    });
    sea.retreat(0, 'G1 G2');
    expect(sea.events).toContainEqual(expect.objectContaining({ type: 'taxed', by: 1, from: 0 }));
    expect(scores(sea)).toEqual([16, 17, 1]);
    expect(gunsOrTreasure.outcome(sea.state)?.ranking[0]).toEqual([1]);
  });

  it('GT-1.2 side B: nothing of a stash of less than nine Treasure cards', () => {
    const sea = table({
      captains: ['commodore A', 'taxman B'],
      ships: [['G1 G2']],
      stashes: ['T2 T2 T2 T2 T2 T2 T2 T1', 'T4'],
    });
    expect(scores(sea.retreat(0, 'G1 G2'))).toEqual([15, 4]);
  });

  it('GT-1.2 side B: nothing when he has the most himself; among equals the tie-break says who has the most', () => {
    const nine = 'T1 T1 T1 T1 T1 T1 T1 T1 T2';
    const self = table({ captains: ['commodore A', 'taxman B'], ships: [['G1 G2']], stashes: ['T5', nine] });
    expect(scores(self.retreat(0, 'G1 G2'))).toEqual([5, 10]);
    const equal = table({
      captains: ['commodore A', 'salvager A', 'taxman B'],
      ships: [['G1 G2']],
      stashes: ['T5 T5', nine, 'T3'],
    });
    expect(scores(equal.retreat(0, 'G1 G2'))).toEqual([10, 9, 4]);
  });
});
