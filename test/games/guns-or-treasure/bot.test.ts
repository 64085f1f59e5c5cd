import { describe, expect, it } from 'vitest';
import { appraise } from '../../../src/games/guns-or-treasure/bot/appraise.ts';
import { guesses } from '../../../src/games/guns-or-treasure/bot/estimate.ts';
import type { GunsOrTreasureMove } from '../../../src/games/guns-or-treasure/context.ts';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import { lot, times } from '../kit/run.ts';
import { type Table, table } from './table.ts';

const choice = (sea: Table, seat: number, luck = 'luck'): GunsOrTreasureMove =>
  gunsOrTreasure.policy(sea.view(seat), sea.moves(seat), chanceOf(luck));

describe('a bot', () => {
  it('wins at least 80% of two-player games against a random player', () => {
    const games = times(60, 1000);
    let won = 0;
    for (let number = 0; number < games; number++) {
      const bot = number % 2;
      let { state } = start(gunsOrTreasure, { seats: 2, seed: `against chance ${number}` });
      for (let step = 0; state.status === 'active'; step++) {
        const [seat = 0] = gunsOrTreasure.view(state, 'public').acting;
        const moves = gunsOrTreasure.moves(state, seat);
        const luck = `${number}:${step}`;
        const move =
          seat === bot
            ? gunsOrTreasure.policy(gunsOrTreasure.view(state, seat), moves, chanceOf(luck))
            : lot(luck, (lots) => lots.oneOf(moves));
        state = play(gunsOrTreasure, state, move).state;
      }
      if (gunsOrTreasure.outcome(state)?.ranking[0]?.includes(bot)) won++;
    }
    expect(won / games).toBeGreaterThanOrEqual(0.8);
  });

  it('attacks the rich ship that it can beat', () => {
    const sea = table({ ships: [['G5 G5 T1'], ['T5 T5', 'G5 G5 G4 G4', 'G1 T1']] });
    expect(choice(sea, 0)).toMatchObject({ type: 'attack', target: sea.ship('T5 T5') });
  });

  it('sends a bomb, not its treasure, against the strongest ship', () => {
    const sea = table({ ships: [['T4 B', 'T5 T5 G2'], ['G5 G5 T5 T5']], turns: [0, 1] });
    expect(choice(sea, 0)).toEqual({
      type: 'attack',
      seat: 0,
      ship: sea.ship('T4 B'),
      target: sea.ship('G5 G5 T5 T5'),
    });
  });

  it('retreats a rich and weak ship before others come for it', () => {
    const sea = table({
      ships: [
        ['T5 T5 T4', 'G1 G1'],
        ['G5 G5', 'G4 G4', 'G4 G5'],
      ],
    });
    expect(choice(sea, 0)).toEqual({ type: 'retreat', seat: 0, ship: sea.ship('T5 T5 T4') });
  });

  it('does not attack a ship whose guns it can count and does not have', () => {
    const sea = table({ ships: [['T5 T4 G2'], ['G5 T5']] });
    const known = { ...sea.context, looks: [{ seat: 0, card: sea.on('G5 T5', 'T5'), inSecret: false }] };
    sea.state = { ...sea.state, context: known };
    for (const luck of ['a', 'b', 'c', 'd']) expect(choice(sea, 0, luck).type).toBe('retreat');
  });

  it('completes its ships in the last round', () => {
    const dock = table({
      at: 'building',
      round: 4,
      hands: ['G1 G2 T1 T2 T3 G4', 'G1 G2 T1 T2 T3 G4'],
      ships: [['T5', 'G5', 'T4'], ['T4 G5']],
    });
    while (dock.moves(0).length > 0) dock.play(choice(dock, 0));
    expect(dock.view(0).fleets[0]?.filter(({ cards }) => cards.length < 2)).toEqual([]);
  });

  it('hides bombs behind a bow, where they are bait', () => {
    const dock = table({ at: 'building', round: 3, hands: ['B T4 G1 G1 T1 G2', 'G1'], ships: [['T3'], []] });
    while (dock.moves(0).length > 0) dock.play(choice(dock, 0));
    const ship = dock.view(0).fleets[0]?.find(({ cards }) => cards.some(({ kind }) => kind === 'bomb'));
    expect(ship?.cards[0]?.kind).not.toBe('bomb');
    expect(ship?.cards.length).toBeGreaterThan(1);
  });

  it('steals a strong open card rather than an unknown one', () => {
    const sea = table({ at: 'signal', options: { bluff: true }, hands: ['G1 G1 G1', 'T5 T4 T1'] }).signal(0);
    sea.lay(0, { toss: 'G1', show: 'G1' }).lay(1, { toss: 'T1', show: 'T5' });
    expect(choice(sea, 0)).toEqual({ type: 'steal', seat: 0, card: sea.context.bluffs[1]?.open?.id });
    expect(choice(sea, 1)).toEqual({ type: 'steal', seat: 1, card: sea.context.bluffs[0]?.hidden?.id });
  });

  it('guesses by what is left: a hidden card is no card that it has seen', () => {
    const bombs = table({ ships: [['T1 G1'], ['T2 G2']], stashes: [], discard: 'B B B B B B' });
    expect(guesses(bombs.view(0)).map(({ bomb }) => bomb)).toEqual([0, 0]);
    const one = table({ ships: [['T1 G1'], ['T2 G2']], discard: 'B B B' });
    const [own, theirs] = guesses(one.view(0));
    expect(own?.bomb).toBe(0);
    expect(theirs?.bomb).toBeCloseTo(3 / 84, 5);
    expect(theirs?.guns.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('knows that more treasure at home looks better', () => {
    const sea = table({ ships: [['T1 G1'], ['T1 G1']], stashes: ['T5 T5', 'T1'] });
    expect(appraise(sea.state, 0)).toBeGreaterThan(0.5);
    expect(appraise(sea.state, 1)).toBeLessThan(0.5);
    const match = table({ options: { longer: true }, ships: [['T1 G1'], ['T1 G1']], wins: [1, 0] });
    expect(appraise(match.state, 0)).toBeGreaterThan(appraise(match.state, 1));
  });
});
