import { describe, expect, it } from 'vitest';
import { violation } from '../../../src/games/captain-jacks-gold/account.ts';
import { faceOf, SEAS } from '../../../src/games/captain-jacks-gold/cards.ts';
import type { Context } from '../../../src/games/captain-jacks-gold/context.ts';
import { captainJacksGold } from '../../../src/games/captain-jacks-gold/index.ts';
import { sailorsOf } from '../../../src/games/captain-jacks-gold/rules/ship.ts';
import { projectEvents } from '../../../src/games/kit/events.ts';
import { playOut, setupsOf, times } from '../kit/run.ts';
import { byPolicy } from '../kit/suite/bots.ts';
import { table } from './table.ts';

const game = captainJacksGold;
const TABLES = [2, 3, 4].flatMap((seats) => [false, true].map((advanced) => ({ seats, advanced })));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the pieces', () => {
  it.each(TABLES)(
    'CJ-1.1 CJ-8.1 are all somewhere, always: $seats players, advanced is $advanced',
    ({ seats, advanced }) => {
      for (const setup of setupsOf({ seats, options: { advanced } }, times(1, 300), 'conservation')) {
        playOut(
          game,
          setup,
          ({ after }) => {
            const { piles, discards, aside, revealed, ships, letters, row, fulfilled, bank, coins, bottles } =
              after.context as Context;
            const onShips = ships.flat();
            const atSea = SEAS.flatMap((sea) => [...piles[sea], ...discards[sea]]);
            expect(atSea.length + aside.length + onShips.length + (revealed ? 1 : 0)).toBe(90);
            expect(letters.length + row.length + fulfilled.length).toBe(20);
            expect(bank + sum(coins)).toBe(25);
            expect(bottles + sum(onShips.map(({ rum }) => rum))).toBe(advanced ? 10 : 0);
            expect(row.length).toBeLessThanOrEqual(4);
          },
          byPolicy(game, setup.seed),
        );
      }
    },
  );

  it.each(TABLES)(
    'CJ-2.3 CJ-8.10 no ship is too full when a turn ends: $seats players, advanced is $advanced',
    ({ seats, advanced }) => {
      for (const setup of setupsOf({ seats, options: { advanced } }, times(1, 300), 'capacity')) {
        playOut(
          game,
          setup,
          ({ after, events }) => {
            if (!events.some(({ type }) => type === 'turn')) return;
            for (const ship of (after.context as Context).ships) {
              expect(ship.length).toBeLessThanOrEqual(sailorsOf(ship, 'quartermaster') > 0 ? 10 : 7);
            }
          },
          byPolicy(game, setup.seed),
        );
      }
    },
  );

  it('CJ-2.3 CJ-1.1 an account that is not whole is noticed', () => {
    const { state } = table({ ships: ['coast-sail-1-cannon-1'] });
    const broken = (change: Partial<Context>) => violation({ ...state, context: { ...state.context, ...change } });
    expect(violation(state)).toBeUndefined();
    expect(broken({ bank: 24 })).toContain('coins');
    expect(broken({ bottles: 1 })).toContain('bottles');
    expect(broken({ ships: [[], []] })).toContain('sea cards');
    expect(broken({ letters: [] })).toContain('letters');
  });
});

describe('what lies open', () => {
  it('CJ-2.1 CJ-3.2 is the same for all; piles and letters show their backs only, in ids that tell nothing', () => {
    const jack = table({ seats: 3, advanced: true, discards: 'coast-storm-3-cook', row: 'letter-england' });
    const [mine, theirs, all] = [jack.view(0), jack.view(1), jack.view('public')];
    expect({ ...mine, viewer: 0 }).toEqual({ ...theirs, viewer: 0 });
    expect({ ...all, viewer: 0 }).toEqual({ ...mine, viewer: 0 });
    for (const sea of SEAS) expect(mine.piles[sea].every(({ kind }) => kind === null)).toBe(true);
    expect(mine.letters.every(({ kind }) => kind === null)).toBe(true);
    expect(mine.discards.coast.map(({ kind }) => kind)).toEqual(['coast-storm-3-cook']);
  });

  it('CJ-3.4 shuffled discards get new ids: no eye can follow a card into the pile', () => {
    const jack = table({ spent: ['coast'], at: 'card', revealed: 'coast-sail-1-cannon-1' });
    const known = new Map(jack.context.discards.coast.map(({ id, kind }) => [id, kind]));
    jack.do(0, 'draw');
    expect(jack.context.piles.coast.some(({ id }) => known.has(id))).toBe(false);
    expect(jack.context.piles.coast.every(({ kind }) => faceOf(kind).sea === 'coast')).toBe(true);
    // What happened is told to everybody alike.
    expect(projectEvents(jack.events, 'public')).toEqual(projectEvents(jack.events, 0));
  });
});
