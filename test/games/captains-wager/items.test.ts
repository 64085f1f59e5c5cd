import { describe, expect, it } from 'vitest';
import { type Position, type Table, table } from './table.ts';

/** Seat 1 holds an idol, so that a window stays open after seat 0 has played. */
const withIdol = (items: string, ...others: readonly string[]) => [items, 'golden-idol', ...others];

const changes = (sky: Table, seat: number) =>
  sky.context.crews[seat]?.changes.map(({ source, value }) => [source, value]);

/** The end of an Encounter, with three crews of 13, 12 and 11. */
const end = (items: string, position: Position = {}): Table =>
  table({ seats: 5, at: 'end', crews: ['corsair', 'harpooner', 'tinkerer'], items: withIdol(items), ...position });

describe('Ornate Key', () => {
  it('CW-1.2 at any time: claims one card of the pool at random', () => {
    for (const at of ['start', 'turn', 'end', 'adventure'] as const) {
      const claims = at === 'adventure' ? [null, null, null] : [];
      const sky = table({ at, items: withIdol('ornate-key'), pool: 'sky-cannon@1', claims });
      expect(sky.item(0, 'ornate-key').pass(1).claimed(0)).toBe('sky-cannon');
    }
  });

  it('CW-1.2 not with an empty pool', () => {
    const sky = table({ at: 'start', items: withIdol('ornate-key') });
    expect(sky.mayPlay(0)).toEqual([]);
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, 'ornate-key') })).toBe('CW-1.2');
  });
});

describe('Grog Barrel and Wind-up Parrot', () => {
  it.each([
    ['grog-barrel', 4],
    ['wind-up-parrot', 5],
  ])('CW-1.2 %s, at the end of the Encounter: the own crew has %i more', (kind, more) => {
    const sky = end(kind).item(0, kind).pass(1);
    expect(changes(sky, 0)).toEqual([[kind, more]]);
    expect(sky.worth(0)).toBe(13 + more);
  });
});

describe('Smoke Bomb and Sky Cannon', () => {
  it.each([
    ['smoke-bomb', 4],
    ['sky-cannon', 5],
  ])('CW-1.2 %s, at the end of the Encounter: another crew has %i less', (kind, less) => {
    const sky = end(kind);
    expect(sky.mayPlay(0)).toEqual([`${kind} on 1`, `${kind} on 2`]);
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, kind), on: 0 })).toBe('CW-1.2');
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, kind) })).toBe('CW-1.2');
    sky.item(0, kind, 1).pass(1);
    expect(changes(sky, 1)).toEqual([[kind, -less]]);
    expect(sky.told(1)).toContainEqual(expect.objectContaining({ type: 'changed', on: 1, value: -less }));
  });
});

describe('Marked Cards', () => {
  it('CW-1.2 at the start of the own turn: draws a Crew card from those not dealt, then discards one', () => {
    const sky = table({
      at: 'turn',
      hands: ['boatswain', ''],
      items: withIdol('marked-cards'),
      undealt: 'iron-marine',
    });
    sky.item(0, 'marked-cards').pass(1);
    expect(sky.phase).toBe('discard');
    expect(sky.hand(0)).toBe('boatswain iron-marine');
    sky.play({ type: 'discard', seat: 0, card: sky.inHand(0, 'boatswain') });
    expect(sky.hand(0)).toBe('iron-marine');
    expect(sky.window).toBe('turn');
  });
});

describe('Spyglass', () => {
  it('CW-1.2 at the start of the Encounter: looks at another captain’s Crew hand, in secret', () => {
    const sky = table({ at: 'start', hands: ['', 'boatswain', 'tinkerer'], items: withIdol('spyglass'), seats: 3 });
    expect(sky.mayPlay(0)).toEqual(['spyglass on 1', 'spyglass on 2']);
    sky.item(0, 'spyglass', 2).pass(1);
    expect(sky.view(0).hands[2]?.[0]?.kind).toBe('tinkerer');
    expect(sky.view(1).hands[2]?.[0]?.kind).toBeNull();
    expect(sky.told(0)).toContainEqual(expect.objectContaining({ type: 'spied', by: 0, on: 2, kinds: ['tinkerer'] }));
    expect(JSON.stringify(sky.told(2))).not.toContain('kinds');
  });

  it('CW-1.2 not at a thief’s hand, which lies face down', () => {
    const sky = table({ at: 'start', hands: ['', 'boatswain', 'tinkerer'], items: withIdol('spyglass'), thieves: [2] });
    expect(sky.mayPlay(0)).toEqual(['spyglass on 1']);
  });
});

describe('Lucky Coin', () => {
  const tied = { seats: 5, at: 'end', crews: ['fortune-teller', 'quartermaster', 'star-navigator'] } as const;

  it('CW-1.2 at the end of the Encounter: wins a tie for the highest', () => {
    const sky = table({ ...tied, items: ['lucky-coin'] }).item(0, 'lucky-coin');
    expect(sky.events).toContainEqual({ type: 'encounter-claimed', seat: 0, number: 1, value: 7, by: 'lucky-coin' });
  });

  it('CW-1.2 it does nothing for a lower crew, and two of them leave the tie', () => {
    expect(table({ ...tied, items: ['', '', 'lucky-coin'] }).item(2, 'lucky-coin').context.claims).toEqual([null]);
    const both = table({ ...tied, items: ['lucky-coin', 'lucky-coin'] });
    both.item(0, 'lucky-coin').pass(1).item(1, 'lucky-coin');
    expect(both.context.claims).toEqual([null]);
  });

  it('CW-1.2 a Boarding Master has more than a tie', () => {
    const sky = table({ seats: 5, at: 'end', crews: ['harpooner', 'boarding-master'], items: ['lucky-coin'] });
    expect(sky.item(0, 'lucky-coin').context.claims).toEqual([1]);
  });
});

describe('Ship’s Biscuit', () => {
  it('CW-1.2 at any time: takes 3 Gold Coins', () => {
    const sky = table({ at: 'start', items: withIdol('ships-biscuit') })
      .item(0, 'ships-biscuit')
      .pass(1);
    expect(sky.context.coins).toEqual([3, 0]);
  });
});

describe('Forged Papers', () => {
  it('CW-1.2 at the start of the own turn: returns one IOU', () => {
    const sky = table({ at: 'turn', items: withIdol('forged-papers'), ious: [2, 1] })
      .item(0, 'forged-papers')
      .pass(1);
    expect(sky.context.ious).toEqual([1, 1]);
  });

  it('CW-1.2 not without an IOU', () => {
    const sky = table({ at: 'turn', items: withIdol('forged-papers') });
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, 'forged-papers') })).toBe('CW-1.2');
  });
});

describe('Grappling Hook', () => {
  it('CW-1.2 at the end of the Encounter: swaps the played crew with one from hand, without its effect', () => {
    const sky = end('grappling-hook', { hands: ['bilge-rat iron-marine'] })
      .item(0, 'grappling-hook')
      .pass(1);
    expect(sky.phase).toBe('swap');
    sky.play({ type: 'swap', seat: 0, out: sky.played(0, 'corsair'), card: sky.inHand(0, 'bilge-rat') });
    expect(sky.worth(0)).toBe(2);
    expect(sky.context.coins[0]).toBe(0);
    expect(sky.hand(0)).toBe('corsair iron-marine');
    expect(sky.window).toBe('end');
  });

  it('CW-1.2 what the crew that leaves had added to itself is gone', () => {
    const sky = table({
      at: 'crew',
      deals: ['bet'],
      hands: ['boatswain clever-keymaker', 'tinkerer'],
      items: withIdol('grappling-hook'),
    });
    sky.crew(0, 'boatswain').turn(1, 'borrow', 'tinkerer');
    expect(sky.worth(0)).toBe(12);
    expect(sky.item(0, 'grappling-hook').pass(1).worth(0)).toBe(4);
  });

  it('CW-1.2 what others have done to the crew stays with it', () => {
    const sky = end('grappling-hook', { hands: ['iron-marine'], items: ['grappling-hook', 'smoke-bomb golden-idol'] });
    sky.pass(0).item(1, 'smoke-bomb', 0).pass(0).item(0, 'grappling-hook').pass(1);
    expect(sky.worth(0)).toBe(14 - 4);
    expect(sky.context.crews[0]?.cards[0]).toMatchObject({ live: false, card: { kind: 'iron-marine' } });
  });

  it('CW-1.2 everybody has seen the crew that goes back to the hand', () => {
    const sky = end('grappling-hook', { hands: ['iron-marine'] })
      .item(0, 'grappling-hook')
      .pass(1);
    expect(sky.view('public').hands[0]?.map(({ kind }) => kind)).toEqual(['corsair']);
  });

  it('CW-1.2 of two crews one is chosen; not without a Crew card in hand', () => {
    const two = table({
      seats: 5,
      at: 'end',
      crews: ['first-mate bilge-rat', 'corsair'],
      hands: ['iron-marine tinkerer'],
      items: withIdol('grappling-hook'),
    });
    two.item(0, 'grappling-hook').pass(1);
    expect(two.moves(0)).toHaveLength(4);
    expect(two.refused({ type: 'swap', seat: 0, out: two.played(1, 'corsair'), card: two.inHand(0, 'tinkerer') })).toBe(
      'CW-1.2',
    );
    two.play({ type: 'swap', seat: 0, out: two.played(0, 'bilge-rat'), card: two.inHand(0, 'iron-marine') });
    expect(two.worth(0)).toBe(7 + 14);
    const none = end('grappling-hook');
    expect(none.refused({ type: 'item', seat: 0, card: none.itemOf(0, 'grappling-hook') })).toBe('CW-1.2');
  });
});

describe('Letter of Passage', () => {
  const turn = { at: 'turn', hands: ['boatswain', ''], items: withIdol('letter-of-passage') } as const;

  it('CW-1.2 at the start of the own turn: this turn its captain bets without adding a card to the pool', () => {
    const sky = table(turn).item(0, 'letter-of-passage').pass(1).pass(1);
    expect(sky.may(0)).toEqual(['bet']);
    expect(sky.refused({ type: 'steal', seat: 0 })).toBe('CW-1.2');
    expect(sky.refused({ type: 'borrow', seat: 0 })).toBe('CW-1.2');
    sky.bet(0);
    expect(sky.pool).toBe('');
    expect(sky.deckSize(0)).toBe(14);
    expect(sky.crew(0, 'boatswain').worth(0)).toBe(12);
  });

  it('CW-1.2 with an empty deck nobody takes coins for it, and it is for this turn only', () => {
    const sky = table({ ...turn, rest: 'out' })
      .item(0, 'letter-of-passage')
      .pass(1)
      .pass(1)
      .bet(0);
    expect(sky.context.coins).toEqual([0, 0]);
    expect(sky.crew(0, 'boatswain').context.freeBet).toBe(false);
  });

  it('CW-1.2 one is enough, and without a Crew card there is no bet', () => {
    const two = table({ ...turn, items: ['letter-of-passage letter-of-passage@1', 'golden-idol'] });
    two.item(0, 'letter-of-passage').pass(1);
    expect(two.refused({ type: 'item', seat: 0, card: two.itemOf(0, 'letter-of-passage') })).toBe('CW-1.2');
    const none = table({ ...turn, hands: [] });
    expect(none.refused({ type: 'item', seat: 0, card: none.itemOf(0, 'letter-of-passage') })).toBe('CW-4.6');
  });
});

describe('Boarding Axe', () => {
  it('CW-1.2 right after an Item: cancels that Item', () => {
    const sky = table({ at: 'start', items: ['ships-biscuit golden-idol', 'boarding-axe'] });
    sky.item(0, 'ships-biscuit');
    expect(sky.window).toBe('reaction');
    expect(sky.mayPlay(1)).toEqual(['boarding-axe']);
    sky.item(1, 'boarding-axe').pass(0);
    expect(sky.context.coins).toEqual([0, 0]);
    expect(sky.out).toBe('ships-biscuit boarding-axe');
    expect(sky.told(0)).toContainEqual(expect.objectContaining({ type: 'cancelled', by: 1, on: 0 }));
  });

  it('CW-1.2 it may be cancelled itself, and then the Item takes effect', () => {
    const sky = table({ at: 'start', items: ['ships-biscuit boarding-axe golden-idol', 'boarding-axe golden-idol'] });
    sky.item(0, 'ships-biscuit').item(1, 'boarding-axe').item(0, 'boarding-axe').pass(1);
    expect(sky.context.coins).toEqual([3, 0]);
    expect(sky.events).toContainEqual(expect.objectContaining({ type: 'cancelled', by: 0, on: 1 }));
    expect(sky.out).toBe('ships-biscuit boarding-axe boarding-axe');
  });

  it('CW-1.2 a third Axe stops the Item after all', () => {
    const sky = table({
      at: 'start',
      items: ['ships-biscuit boarding-axe golden-idol', 'boarding-axe boarding-axe@2 golden-idol', 'golden-idol'],
    });
    sky
      .item(0, 'ships-biscuit')
      .pass(2)
      .item(1, 'boarding-axe')
      .pass(2)
      .item(0, 'boarding-axe')
      .item(1, 'boarding-axe')
      .pass(2, 0);
    expect(sky.context.coins).toEqual([0, 0, 0]);
    expect(sky.events.filter(({ type }) => type === 'cancelled')).toHaveLength(2);
  });

  it('CW-1.2 not without an Item before it', () => {
    const sky = table({ at: 'start', items: ['boarding-axe', 'golden-idol'] });
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, 'boarding-axe') })).toBe('CW-5.2');
  });
});

describe('Golden Idol', () => {
  it('CW-1.2 is never played', () => {
    for (const at of ['start', 'turn', 'end', 'adventure'] as const) {
      const sky = table({ at, items: ['golden-idol'], crews: at === 'end' ? ['boatswain'] : [] });
      expect(sky.may(0)).toEqual(['pass']);
      expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, 'golden-idol') })).toBe('CW-1.2');
    }
  });
});

describe('Skeleton Map', () => {
  const map = {
    at: 'adventure',
    items: withIdol('skeleton-map'),
    claims: [1, 1, 1],
    pool: 'spyglass sky-cannon@1 lucky-coin',
  } as const;

  it('CW-1.2 at the end of the Adventure: looks at the pool and claims a card of it, before it is distributed', () => {
    const sky = table(map).item(0, 'skeleton-map').pass(1);
    expect(sky.phase).toBe('claim');
    expect(sky.view(0).pool.map(({ kind }) => kind)).toEqual(['spyglass', 'sky-cannon', 'lucky-coin']);
    expect(sky.view(1).pool.map(({ kind }) => kind)).toEqual([null, null, null]);
    expect(sky.moves(0)).toHaveLength(3);
    expect(sky.refused({ type: 'claim', seat: 0, card: sky.itemOf(1, 'golden-idol') })).toBe('CW-1.2');
    sky.play({ type: 'claim', seat: 0, card: sky.inPool('sky-cannon') });
    expect(sky.claimed(0)).toBe('sky-cannon');
    expect(sky.pass(1).context.collected[1]?.map(({ kind }) => kind)).toEqual(['spyglass', 'lucky-coin']);
  });

  it('CW-1.2 not with an empty pool', () => {
    const sky = table({ ...map, pool: '' });
    expect(sky.refused({ type: 'item', seat: 0, card: sky.itemOf(0, 'skeleton-map') })).toBe('CW-1.2');
  });
});
