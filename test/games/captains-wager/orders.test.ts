import { describe, expect, it } from 'vitest';
import { orders } from '../../../src/games/captains-wager/orders.ts';
import { type Table, table } from './table.ts';

const answer = (sky: Table, seat: number, id: string) =>
  orders.all.find((order) => order.id === id)?.answer(sky.view(seat), sky.moves(seat));

const term = (sky: Table, id: string) => orders.all.find((order) => order.id === id)?.term(sky.view('public'));

const items = ['grog-barrel golden-idol', 'ships-biscuit golden-idol'];

describe('to pass until the end of the Encounter', () => {
  it('CW-5.2 answers every window, whatever is in hand (Q-CW-37)', () => {
    const sky = table({ at: 'end', crews: ['boatswain', 'tinkerer'], items });
    expect(answer(sky, 0, 'pass-encounter')).toEqual({ type: 'pass', seat: 0 });
    expect(answer(sky, 1, 'pass-encounter')).toEqual({ type: 'pass', seat: 1 });
    sky.pass(0).item(1, 'ships-biscuit');
    expect(answer(sky, 0, 'pass-encounter')).toEqual({ type: 'pass', seat: 0 });
    expect(answer(sky, 1, 'pass-encounter')).toBeUndefined();
  });

  it('CW-5.2 stands for this Encounter, and not for the end of the Adventure', () => {
    const crews = { hands: ['boatswain', 'tinkerer'], items: ['golden-idol', ''] };
    const sky = table({ ...crews, claims: [0, 1] });
    const given = term(sky, 'pass-encounter');
    sky.borrow(0).crew(0, 'boatswain');
    expect(term(sky, 'pass-encounter')).toBe(given);
    sky.nobody().borrow(1).crew(1, 'tinkerer');
    expect(sky.window).toBe('end');
    expect(term(sky, 'pass-encounter')).toBe(given);
    sky.pass(0);
    expect(sky.window).toBe('adventure');
    expect(term(sky, 'pass-encounter')).not.toBe(given);
  });
});

describe('to be asked only when an Item fits', () => {
  it('CW-5.2 passes where none can be played, and asks where one can', () => {
    const sky = table({ at: 'start', items });
    expect(answer(sky, 0, 'only-fitting')).toEqual({ type: 'pass', seat: 0 });
    expect(answer(sky, 1, 'only-fitting')).toBeUndefined();
    const end = table({ at: 'end', crews: ['boatswain', 'tinkerer'], items });
    expect(answer(end, 0, 'only-fitting')).toBeUndefined();
  });

  it('CW-5.2 asks for no decision but that', () => {
    const sky = table({ hands: ['boatswain', 'tinkerer'], items });
    for (const { id } of orders.all) expect(answer(sky, 0, id)).toBeUndefined();
    expect(orders.isCovert(sky.view('public'))).toBe(false);
    expect(orders.isCovert(table({ at: 'start', items }).view('public'))).toBe(true);
    expect(term(sky, 'only-fitting')).toBe(term(sky.borrow(0), 'only-fitting'));
  });
});
