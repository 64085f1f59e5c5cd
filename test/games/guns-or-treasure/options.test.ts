import { describe, expect, it } from 'vitest';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import { type Position, short, type Table, table } from './table.ts';

const captured = (position: Position) => table({ ...position, options: { captured: true, ...position.options } });

const longer = (position: Position = {}) =>
  table({ ships: [['G1 G2']], stashes: ['', 'T5'], ...position, options: { longer: true, ...position.options } });

/** Plays a game on to the end of Marauding: the first legal move each time. */
const playedOn = (sea: Table): Table => {
  while (sea.phase !== 'harbour' && sea.phase !== 'over') {
    const [seat = 0] = sea.acting;
    const [move] = sea.moves(seat);
    if (!move) throw new Error('Nobody can move.');
    sea.play(move);
  }
  return sea;
};

describe('Longer', () => {
  it('GT-9.1 the match goes on until a player has won 2 games', () => {
    const sea = longer().retreat(0, 'G1 G2');
    expect(sea.phase).toBe('harbour');
    expect(gunsOrTreasure.outcome(sea.state)).toBeUndefined();
    expect(sea.view(0).match).toEqual({ game: 1, wins: [0, 1] });
    const last = longer({ wins: [1, 1] }).retreat(0, 'G1 G2');
    expect(gunsOrTreasure.outcome(last.state)).toEqual({
      ranking: [[1], [0]],
      scores: [1, 2],
      rule: 'GT-9.1',
      why: { key: 'outcome.match', values: { winner: { seat: 1 }, wins: 2 } },
    });
  });

  it('GT-9.1 players with as many wins are equal', () => {
    const sea = longer({ stashes: ['', 'T5', '', ''], wins: [0, 1, 1, 0] }).retreat(0, 'G1 G2');
    expect(gunsOrTreasure.outcome(sea.state)?.ranking).toEqual([[1], [2], [0, 3]]);
  });

  it('GT-9.1 the winner, who leads now, begins the next game; all 90 cards are shuffled for it', () => {
    const sea = longer({ lead: 0 }).retreat(0, 'G1 G2');
    expect(sea.acting).toEqual([1]);
    expect(sea.refused({ type: 'sail', seat: 0 })).toBe('GT-9.1');
    sea.play({ type: 'sail', seat: 1 });
    expect(sea.context).toMatchObject({ game: 2, lead: 1, round: 1, stashes: [[], []], fleets: [[], []] });
    expect(sea.context.hands.map((hand) => hand.length)).toEqual([6, 6]);
    expect(sea.context.deck).toHaveLength(78);
  });

  it('GT-9.1 with Captains all start with side A', () => {
    const deal = playedOn(table({ at: 'harbour', options: { longer: true, captains: true } }));
    deal.state = { ...deal.state, context: { ...deal.context, captains: [] } };
    deal.play({ type: 'sail', seat: 0 });
    expect(deal.phase).toBe('building');
    expect(deal.context.captains.map(({ side }) => side)).toEqual(['A', 'A']);
    expect(deal.happened.filter((type) => type === 'captain')).toHaveLength(2);
  });

  it('GT-9.1 a winner flips to side B, all keep their captains', () => {
    const sea = longer({ captains: ['taxman A', 'commodore A'] }).retreat(0, 'G1 G2');
    expect(sea.events).toContainEqual({ type: 'flipped', seat: 1, captain: 'commodore' });
    sea.play({ type: 'sail', seat: 1 });
    expect(sea.context.captains).toEqual([
      { captain: 'taxman', side: 'A' },
      { captain: 'commodore', side: 'B' },
    ]);
    expect(sea.phase).toBe('building');
  });
});

describe('Captured Treasure', () => {
  it('GT-9.4 the winning ship adds the loser’s Treasure cards and stays in play, its cards open', () => {
    const sea = captured({ ships: [['T5 G3'], ['T4 G2 T1', 'T2 G1']] }).attack(0, 'T5 G3', 'T4 G2 T1');
    expect(sea.fleet(0)).toEqual(['T5 G3 T4 T1']);
    expect(sea.stash(0)).toBe('');
    expect(sea.discarded).toBe('G2');
    expect(short(sea.view(1).fleets[0]?.[0]?.cards ?? [])).toBe('T5 G3 T4 T1');
    expect(sea.acting).toEqual([1]);
  });

  it('GT-9.4 a defender that wins stays in play too', () => {
    const sea = captured({ ships: [['T5 G1', 'T3 T3'], ['T4 G2']] }).attack(0, 'T5 G1', 'T4 G2');
    expect(sea.fleet(1)).toEqual(['T4 G2 T5']);
    expect(sea.fleet(0)).toEqual(['T3 T3']);
  });

  it('GT-9.4 it may attack, be attacked and retreat; its treasure goes on to the next winner', () => {
    const ships = [['T5 G3'], ['T4 G2', 'T2 G4', 'T1 G1']];
    const won = captured({ ships }).attack(0, 'T5 G3', 'T4 G2');
    expect(won.may(1)).toEqual(['attack', 'retreat']);
    won.attack(1, 'T2 G4', 'T5 G3 T4');
    expect(won.fleet(1)).toEqual(['T2 G4 T5 T4', 'T1 G1']);
    const home = captured({ ships }).attack(0, 'T5 G3', 'T4 G2').retreat(1, 'T1 G1').retreat(0, 'T5 G3 T4');
    expect(home.stash(0)).toBe('T4 T5');
  });

  it('GT-9.4 a bomb still destroys both ships', () => {
    const sea = captured({ ships: [['T5 G3'], ['T4 B', 'T1 G1']] }).attack(0, 'T5 G3', 'T4 B');
    expect([sea.fleet(0), sea.fleet(1)]).toEqual([[], ['T1 G1']]);
  });
});

describe('options combined', () => {
  it('GT-9.6 Captured Treasure with the Armada: who beats one of its ships takes the treasure aboard', () => {
    const sea = captured({ options: { armada: true }, ships: [['T5 G4'], ['T1 G1']], armada: ['G4 T1 T2'] });
    sea.attack(0, 'T5 G4', 'G4 T1 T2');
    expect(sea.fleet(0)).toEqual(['T5 G4 T1 T2']);
    expect(sea.armada).toEqual([]);
  });

  it('GT-9.6 GT-9.5 who loses to the Armada loses all, also with Captured Treasure', () => {
    const sea = captured({ options: { armada: true }, ships: [['T5 G1'], ['T1 G1']], armada: ['G4 T1 T2'] });
    sea.attack(0, 'T5 G1', 'G4 T1 T2');
    expect(sea.armada).toEqual([]);
    expect(sea.discarded).toBe('G1 G4 T1 T2 T5');
  });

  it('GT-9.6 Captured Treasure with the Salvager: the card that he keeps does not go aboard', () => {
    const sea = captured({ captains: ['taxman A', 'salvager A'], ships: [['T5 G3'], ['T4 G2 T1', 'T2 G1']] });
    sea.attack(0, 'T5 G3', 'T4 G2 T1');
    expect(sea.fleet(0)).toEqual(['T5 G3 T4']);
    expect(sea.stash(1)).toBe('T1');
  });

  it('GT-9.6 Captured Treasure with the Powder Queen: treasure taken aboard makes a ship too large for her power', () => {
    const ships = [['T5 G1'], ['T4 G3', 'T1 G2', 'T1 T1']];
    const sea = captured({ captains: ['powder-queen A', 'taxman A'], ships }).attack(0, 'T5 G1', 'T4 G3');
    sea.retreat(1, 'T1 T1').attack(0, 'T5 G1 T4', 'T1 G2');
    expect(sea.events).toContainEqual(expect.objectContaining({ type: 'defeated', winner: 1, guns: 2, against: 1 }));
  });

  it('GT-9.6 the Armada with Captains: its ships are enemies, and the Salvager keeps a card of a ship lost to them', () => {
    const armada = { options: { armada: true }, armada: ['G4 T1 B', 'T3 G5'] };
    const annie = table({ ...armada, captains: ['fuse-annie B', 'taxman A'], ships: [['T5 G4'], ['T1 G1']] });
    expect(annie.attack(0, 'T5 G4', 'G4 T1 B').stash(0)).toBe('T1 T5');
    const salvager = table({ ...armada, captains: ['salvager A', 'taxman A'], ships: [['T5 T2 G4'], ['T1 G1']] });
    expect(salvager.attack(0, 'T5 T2 G4', 'T3 G5').stash(0)).toBe('T2');
    const taxman = table({ ...armada, captains: ['taxman A', 'salvager A'], ships: [['T5 G5'], ['T1 G1']] });
    expect(taxman.attack(0, 'T5 G5', 'T3 G5').view(0).totals).toEqual([10, 0]);
    const spyglass = table({ ...armada, captains: ['old-spyglass A', 'taxman A'], ships: [['T5 G5'], ['T1 G1']] });
    spyglass.play({ type: 'spy', seat: 0, card: spyglass.on('G4 T1 B', 'B') });
    expect(spyglass.told(0)).toContainEqual(expect.objectContaining({ type: 'spied', on: null, kind: 'bomb' }));
  });

  it('GT-9.6 Pirate’s Bluff with the Drydock Master: four cards and one more are drawn, one is discarded', () => {
    const sea = table({
      at: 'signal',
      options: { bluff: true },
      captains: ['drydock-master A', 'taxman A'],
      hands: ['G1 G2 G3', 'T1 T2 T3'],
    }).signal(0);
    sea.lay(0, { toss: 'G1', show: 'G2' }).lay(1, { toss: 'T1', show: 'T2' }).steal(0, 'open').steal(1, 'open');
    expect(sea.context.hands.map((hand) => hand.length)).toEqual([7, 6]);
    expect(sea.phase).toBe('picking');
  });

  it('GT-9.6 Pirate’s Bluff with six players needs every card: the discards come back for the last draw', () => {
    const position: Position = {
      at: 'signal',
      round: 3,
      options: { bluff: true },
      hands: ['G1 G2 G3', 'G1 G2 G3', 'T1 T2 T3', 'T1 T2 T3', 'G4 G5 T4', 'G4 G5 T4'],
      ships: Array(6).fill(['T5 G2']),
      deck: 'T1 T2',
      rest: 'discard',
    };
    const sea = table(position).signal(0);
    for (const seat of [0, 1]) sea.lay(seat, { toss: 'G1', show: 'G2' });
    for (const seat of [2, 3]) sea.lay(seat, { toss: 'T1', show: 'T2' });
    for (const seat of [4, 5]) sea.lay(seat, { toss: 'G4', show: 'G5' });
    for (const seat of [0, 1, 2, 3, 4, 5]) sea.steal(seat, 'hidden');
    expect(sea.happened).toContain('reshuffled');
    expect(sea.context.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(sea.context.unseen).toEqual([]);
  });

  it('GT-9.6 all options together, with two to five players: a match is played to its end', () => {
    const all = { longer: true, bluff: true, captured: true, armada: true, openDrydock: true };
    for (const seats of [2, 5]) {
      const captains = ['taxman A', 'salvager A', 'smuggler A', 'commodore A', 'drydock-master A'].slice(0, seats);
      const sea = table({ at: 'harbour', options: all, captains });
      while (sea.state.status === 'active') {
        const [seat = 0] = sea.acting;
        const [move] = sea.moves(seat);
        if (!move) throw new Error('Nobody can move.');
        sea.play(move);
      }
      expect(Math.max(...sea.context.wins)).toBe(2);
    }
  });
});
