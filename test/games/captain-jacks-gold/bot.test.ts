import { describe, expect, it } from 'vitest';
import { appraise } from '../../../src/games/captain-jacks-gold/bot/appraise.ts';
import { determinize } from '../../../src/games/captain-jacks-gold/bot/imagine.ts';
import { kindsOf } from '../../../src/games/captain-jacks-gold/cards.ts';
import type { CaptainJacksGoldMove } from '../../../src/games/captain-jacks-gold/context.ts';
import { captainJacksGold } from '../../../src/games/captain-jacks-gold/index.ts';
import {
  duelOdds,
  fightOdds,
  oddsOfDuel,
  oddsOfFight,
  oddsOfTurning,
} from '../../../src/games/captain-jacks-gold/odds.ts';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import { lot, times } from '../kit/run.ts';
import { newTable, type Table, table } from './table.ts';

const choice = (jack: Table, seat: number): CaptainJacksGoldMove =>
  captainJacksGold.policy(jack.view(seat), jack.moves(seat), chanceOf('luck'));

/** A game of a bot against a random player: whether the bot has won. */
function beatsChance(number: number, advanced: boolean): boolean {
  const bot = number % 2;
  let { state } = start(captainJacksGold, { seats: 2, seed: `against chance ${number}`, options: { advanced } });
  for (let step = 0; state.status === 'active'; step++) {
    const [seat = 0] = captainJacksGold.view(state, 'public').acting;
    const moves = captainJacksGold.moves(state, seat);
    const luck = `${number}:${step}`;
    const move =
      seat === bot
        ? captainJacksGold.policy(captainJacksGold.view(state, seat), moves, chanceOf(luck))
        : lot(luck, (lots) => lots.oneOf(moves));
    state = play(captainJacksGold, state, move).state;
  }
  return captainJacksGold.outcome(state)?.ranking[0]?.includes(bot) ?? false;
}

describe('a bot', () => {
  it.each([false, true])(
    'wins at least 80 of 100 two-player games against a random player: advanced is %s',
    (advanced) => {
      const games = times(6, 1000);
      let won = 0;
      for (let number = 0; number < games; number++) if (beatsChance(number, advanced)) won++;
      expect(won / games).toBeGreaterThanOrEqual(0.8);
    },
  );

  it('goes into harbour for what it can fulfil, turns what that needs, and leaves', () => {
    const jack = table({
      ships: ['passage-ship-2-3-england passage-sail-2-cocoa-1 passage-cocoa-2-sail-2~'],
      row: 'letter-england-cocoa-2',
      coins: [8, 0],
    });
    expect(choice(jack, 0).type).toBe('harbour');
    jack.play(choice(jack, 0));
    expect(choice(jack, 0)).toEqual({ type: 'turn', seat: 0, card: jack.on(0, 'passage-cocoa-2-sail-2') });
    jack.play(choice(jack, 0));
    expect(choice(jack, 0).type).toBe('fulfil');
    expect(jack.play(choice(jack, 0)).isOver).toBe(true);
  });

  it('does not start at the high sea with a bare ship, but takes a coin that lies open', () => {
    const bare = newTable(2, { advanced: true }, 'bare');
    expect(choice(bare, 0)).not.toMatchObject({ sea: 'high-sea' });
    const coin = table({
      at: 'card',
      revealed: 'passage-ship-3-4-coin',
      ships: ['coast-cannon-2-sail-1 coast-cannon-1-sail-1'],
    });
    expect(choice(coin, 0).type).toBe('fight');
    const dug = table({ ships: ['coast-map-sail-1-becalmed passage-map-sail-2 high-sea-map-cannon-2-rum'] });
    expect(choice(dug, 0).type).toBe('treasure');
  });

  it('stops in time: with a throw that captures without damage it throws no more, with a miss it does', () => {
    const fight = (dice: readonly number[]) =>
      table({
        at: 'card',
        advanced: true,
        revealed: 'passage-ship-2-3-england',
        ships: ['coast-cannon-2-sail-1 coast-sail-2-cannon-1'],
        dice,
      }).with(0, 'fight');
    expect(choice(fight([5]), 0).type).toBe('stop');
    expect(choice(fight([1]), 0).type).toBe('throw');
  });

  it('knows that more coins look better', () => {
    const jack = table({ coins: [6, 1] });
    expect(appraise(jack.state, 0)).toBeGreaterThan(0.5);
    expect(appraise(jack.state, 1)).toBeLessThan(0.5);
  });

  it('imagines piles of what it does not see, and nothing else', () => {
    const jack = table({ advanced: true, discards: 'coast-sail-2-cannon-1', ships: ['coast-cannon-2-sail-1'] });
    const { context } = determinize(jack.view('public'), chanceOf('a dream'));
    const seen = ['coast-sail-2-cannon-1', 'coast-cannon-2-sail-1'];
    const all = [...kindsOf('coast', false), ...kindsOf('coast', true)].sort();
    expect([...context.piles.coast.map(({ kind }) => kind), ...seen].sort()).toEqual(all);
  });
});

describe('odds', () => {
  it('CJ-4.1 of a fight: one throw of several must reach the value', () => {
    expect(fightOdds(4, 1, false)).toEqual({ capture: 0.5, unhurt: 0.5 });
    expect(fightOdds(5, 2, false).capture).toBeCloseTo(1 - (4 / 6) ** 2);
    const jack = table({ at: 'card', revealed: 'passage-ship-3-4-france', ships: ['coast-cannon-2-sail-1'] });
    expect(oddsOfFight(jack.view('public'))?.capture).toBeCloseTo(1 - 0.5 ** 3);
    expect(oddsOfFight(table({}).view(0))).toBeNull();
  });

  it('CJ-8.4 of an advanced fight: without damage it takes one more', () => {
    const odds = fightOdds(5, 2, true);
    expect(odds.capture).toBeCloseTo(1 - (4 / 6) ** 2);
    expect(odds.unhurt).toBeCloseTo(1 - (5 / 6) ** 2);
  });

  it.each([false, true])(
    'CJ-5.2 CJ-8.3 of a boarding: even with as many throws, better with more (advanced is %s)',
    (advanced) => {
      expect(duelOdds(1, 1, advanced)).toBeCloseTo(0.5);
      expect(duelOdds(4, 1, advanced)).toBeGreaterThan(0.7);
      expect(duelOdds(1, 4, advanced)).toBeLessThan(0.3);
    },
  );

  it('CJ-5.2 of a boarding that is fought: what stopping is worth, and the best', () => {
    const jack = table({
      at: 'card',
      revealed: 'coast-cannon-1-sail-1-boarding',
      places: ['coast', 'coast'],
      ships: ['coast-cannon-1-sail-1', ''],
      dice: [2],
    }).board(0, 1);
    const odds = oddsOfDuel(jack.view(0));
    expect(odds?.best).toBeGreaterThan(odds?.stop ?? 1);
    expect(oddsOfDuel(table({}).view(0))).toBeNull();
  });

  it('CJ-3.2 of turning over: what the pile can hold, by what lies open', () => {
    const jack = table({});
    const odds = oddsOfTurning(jack.view('public'), 'coast');
    expect(odds.cards).toBe(23);
    expect(odds.sail).toBeCloseTo(8 / 23);
    expect(odds.ship).toBeCloseTo(4 / 23);
    expect(odds.becalmed).toBeCloseTo(3 / 23);
    expect(odds.obstacle).toBe(0);
    const later = table({ advanced: true, discards: 'coast-storm-3-cook coast-ship-2-2-cloth-1' });
    expect(oddsOfTurning(later.view(0), 'coast')).toMatchObject({ cards: 28, ship: 4 / 28, obstacle: 2 / 28 });
  });

  it('CJ-3.4 of turning over when the pile has run out: its discards', () => {
    const jack = table({ spent: ['coast'], at: 'card', revealed: 'coast-sail-1-cannon-1' });
    expect(oddsOfTurning(jack.view(0), 'coast').cards).toBe(23);
  });
});
