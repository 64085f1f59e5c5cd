import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('an Item', () => {
  it('CW-5.1 takes effect once and is out of the game', () => {
    const sky = table({ at: 'start', items: ['ships-biscuit golden-idol'] }).item(0, 'ships-biscuit');
    expect(sky.out).toBe('ships-biscuit');
    expect(sky.items(0)).toBe('golden-idol');
    expect(sky.context.coins[0]).toBe(3);
  });

  it.each([
    ['start', ['spyglass on 1']],
    ['turn', ['forged-papers', 'letter-of-passage', 'marked-cards']],
    ['end', ['grappling-hook', 'grog-barrel', 'lucky-coin', 'sky-cannon on 1', 'smoke-bomb on 1', 'wind-up-parrot']],
    ['adventure', ['skeleton-map']],
  ] as const)('CW-5.1 CW-5.2 is played at its printed time: %s', (at, fitting) => {
    const all =
      'ornate-key grog-barrel smoke-bomb marked-cards spyglass lucky-coin ships-biscuit forged-papers grappling-hook ' +
      'letter-of-passage boarding-axe wind-up-parrot golden-idol sky-cannon skeleton-map';
    const sky = table({
      at,
      items: [all],
      hands: ['boatswain', 'tinkerer'],
      ious: [1],
      pool: 'spyglass@1',
      crews: at === 'end' ? ['quartermaster', 'first-mate'] : [],
      claims: at === 'adventure' ? [null, null, null] : [],
    });
    expect(sky.mayPlay(0)).toEqual([...fitting, 'ornate-key', 'ships-biscuit'].sort());
  });

  it('CW-5.1 for the start of a turn is for the own turn', () => {
    const sky = table({ at: 'turn', turn: 0, items: ['golden-idol', 'forged-papers'], ious: [1, 1] });
    expect(sky.mayPlay(1)).toEqual([]);
    expect(sky.refused({ type: 'item', seat: 1, card: sky.itemOf(1, 'forged-papers') })).toBe('CW-5.1');
  });

  it('CW-5.1 is one of the own', () => {
    const sky = table({ at: 'start', items: ['golden-idol', 'ships-biscuit'] });
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(1, 'ships-biscuit') })).toBe('CW-5.1');
    expect(sky.refused({ type: 'item', seat: 0 })).toBe('CW-5.1');
  });
});

describe('an Item window', () => {
  it('CW-5.2 opens before the first declaration, at the start of each turn, and at both ends', () => {
    const sky = table({
      at: 'start',
      hands: ['boatswain', 'tinkerer'],
      items: ['golden-idol'],
      claims: [0, 0],
      pool: 'spyglass@1',
    });
    const seen: (string | undefined)[] = [];
    const passed = () => {
      seen.push(sky.window);
      sky.pass(0);
    };
    passed();
    passed();
    sky.borrow(0).crew(0, 'boatswain');
    passed();
    sky.borrow(1).crew(1, 'tinkerer');
    passed();
    passed();
    expect(seen).toEqual(['start', 'turn', 'turn', 'end', 'adventure']);
    expect(sky.phase).toBe('stowing');
  });

  it('CW-5.2 asks active captains with at least one Item, whatever it is, clockwise from the Starting Captain (Q-CW-16)', () => {
    const sky = table({
      at: 'start',
      seats: 5,
      starting: 3,
      items: ['golden-idol', 'spyglass', '', 'lucky-coin', 'ships-biscuit'],
      thieves: [1],
    });
    expect(sky.context.window?.asked).toEqual([3, 4, 0]);
    expect(sky.acting).toEqual([0, 3, 4]);
    expect(sky.refused({ type: 'pass', seat: 2 })).toBe('CW-5.2');
  });

  it('CW-5.2 the Starting Captain is first in every window, whoever leads or is in turn', () => {
    const items = ['golden-idol', 'golden-idol', 'golden-idol'];
    const sky = table({ at: 'start', starting: 2, leader: 1, hands: ['', 'boatswain', ''], items });
    sky.pass(0, 1, 2);
    expect([sky.window, sky.context.turn]).toEqual(['turn', 1]);
    expect(sky.context.window?.asked).toEqual([2, 0, 1]);
  });

  it('CW-5.2 nobody is asked where nobody has an Item', () => {
    const sky = table({ at: 'start', hands: ['boatswain', 'tinkerer'], items: ['ships-biscuit'] }).item(
      0,
      'ships-biscuit',
    );
    expect(sky.phase).toBe('declare');
    expect(sky.borrow(0).crew(0, 'boatswain').phase).toBe('declare');
  });

  it('CW-5.2 is over when all have passed in a row: after an Item all are asked again (Q-CW-19)', () => {
    const sky = table({
      at: 'start',
      hands: ['tinkerer'],
      items: ['golden-idol', 'ships-biscuit golden-idol', 'golden-idol'],
    });
    sky.pass(0).item(1, 'ships-biscuit');
    expect(sky.window).toBe('reaction');
    sky.pass(0, 2);
    expect(sky.window).toBe('start');
    expect(sky.acting).toEqual([0, 1, 2]);
    sky.pass(0, 1, 2);
    expect(sky.window).toBe('turn');
  });

  it('CW-5.2 who has answered waits for the others', () => {
    const sky = table({ at: 'start', items: ['golden-idol', 'golden-idol'] }).pass(0);
    expect(sky.acting).toEqual([1]);
    expect(sky.refused({ type: 'pass', seat: 0 })).toBe('CW-5.2');
  });

  it('CW-5.2 right after an Item the others are asked for a Boarding Axe, clockwise from its player, whatever they hold', () => {
    const sky = table({ at: 'start', items: ['golden-idol', 'golden-idol', 'ships-biscuit', 'golden-idol'] });
    sky.pass(0, 1).item(2, 'ships-biscuit');
    expect(sky.window).toBe('reaction');
    expect(sky.context.window?.asked).toEqual([3, 0, 1]);
    expect(sky.may(0)).toEqual(['pass']);
  });

  it('CW-5.2 only an Axe is for that moment', () => {
    const sky = table({ at: 'start', items: ['ships-biscuit', 'ships-biscuit'] }).item(0, 'ships-biscuit');
    expect(sky.refused({ type: 'item', seat: 1, card: sky.itemOf(1, 'ships-biscuit') })).toBe('CW-5.2');
  });

  it('CW-5.2 of two Axes the one of the captain nearest clockwise is played', () => {
    const sky = table({
      at: 'start',
      starting: 1,
      items: ['boarding-axe golden-idol', 'golden-idol', 'ships-biscuit', 'boarding-axe golden-idol'],
    });
    sky.pass(1).item(2, 'ships-biscuit').item(0, 'boarding-axe');
    expect(sky.happened).toEqual([]);
    sky.item(3, 'boarding-axe');
    expect(sky.events).toContainEqual(expect.objectContaining({ type: 'item', by: 3 }));
    expect(sky.items(0)).toBe('boarding-axe golden-idol');
  });
});

describe('two at once', () => {
  const items = ['ships-biscuit golden-idol', 'ships-biscuit golden-idol', 'golden-idol'];

  it('CW-5.3 the Starting Captain, or who is next to it clockwise, goes first (Q-CW-17)', () => {
    const sky = table({ at: 'start', starting: 1, items });
    sky.item(0, 'ships-biscuit');
    expect(sky.happened).toEqual([]);
    expect(sky.context.coins).toEqual([0, 0, 0]);
    sky.item(1, 'ships-biscuit').pass(0, 2);
    expect(sky.context.coins).toEqual([0, 3, 0]);
  });

  it('CW-5.3 the other may think again', () => {
    const sky = table({ at: 'start', starting: 1, items });
    sky.item(0, 'ships-biscuit').item(1, 'ships-biscuit').pass(0, 2);
    expect(sky.acting).toEqual([0, 1, 2]);
    expect(sky.items(0)).toBe('golden-idol ships-biscuit');
  });

  it('CW-5.3 an answer counts as soon as all before it have passed', () => {
    const sky = table({ at: 'start', starting: 1, items });
    sky.item(0, 'ships-biscuit').pass(1);
    expect(sky.happened).toEqual([]);
    sky.pass(2);
    expect(sky.happened).toEqual(['item']);
    expect(sky.pass(1, 2).context.coins).toEqual([3, 0, 0]);
  });

  it('CW-5.3 what others have answered is nobody’s business before it counts', () => {
    const passed = table({ at: 'start', starting: 1, items }).pass(0);
    const played = table({ at: 'start', starting: 1, items }).item(0, 'ships-biscuit');
    for (const viewer of [1, 2, 'public'] as const) {
      expect(JSON.stringify([played.view(viewer), played.told(viewer)])).toBe(
        JSON.stringify([passed.view(viewer), passed.told(viewer)]),
      );
    }
    expect(played.view(0).window?.own).toEqual({ card: played.itemOf(0, 'ships-biscuit'), on: null });
    expect(passed.view(0).window?.own).toEqual({ card: null, on: null });
  });
});
