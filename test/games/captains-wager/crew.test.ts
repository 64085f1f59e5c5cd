import { describe, expect, it } from 'vitest';
import type { CrewKind } from '../../../src/games/captains-wager/cards.ts';
import { type Position, type Table, table } from './table.ts';

/** Seat 0 has declared, and plays a crew; five sit at the table, so that every card is there. */
const plays = (kind: CrewKind, position: Position = {}): Table => {
  const { hands = [], deals = ['bet'], ...rest } = position;
  const [own = '', ...others] = hands;
  return table({ seats: 5, at: 'crew', deals, hands: [`${kind} ${own}`, ...others], ...rest }).crew(0, kind);
};

const worths = (sky: Table): number[] => [0, 1, 2, 3, 4].map((seat) => sky.worth(seat));

describe('Orphan Stowaway', () => {
  it('CW-1.1 takes the top card of the own Treasure Deck as an Item; only its captain learns which', () => {
    const sky = plays('orphan-stowaway', { decks: ['sky-cannon spyglass'] });
    expect(sky.items(0)).toBe('sky-cannon');
    expect(sky.deck(0).split(' ')[0]).toBe('spyglass');
    expect(sky.told(0)).toContainEqual(expect.objectContaining({ type: 'item-taken', kind: 'sky-cannon' }));
    expect(JSON.stringify(sky.told('public'))).not.toContain('sky-cannon');
    expect(sky.view(1).items[0]).toEqual([expect.objectContaining({ kind: null, owner: 0 })]);
  });

  it('CW-1.1 with an empty deck takes nothing', () => {
    const sky = plays('orphan-stowaway', { rest: 'out' });
    expect(sky.items(0)).toBe('');
    expect(sky.happened).toContain('idle');
  });
});

describe('Bilge Rat', () => {
  it('CW-1.1 takes 1 Gold Coin', () => {
    expect(plays('bilge-rat').context.coins).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('Roguish Aristocrat', () => {
  it('CW-1.1 gives every captain, also one who has stolen, the top card of the own deck as an Item', () => {
    const decks = ['spyglass', 'lucky-coin', 'golden-idol', 'smoke-bomb', 'grog-barrel'];
    const sky = plays('roguish-aristocrat', { decks, thieves: [3] });
    expect([0, 1, 2, 3, 4].map((seat) => sky.items(seat))).toEqual(decks);
    expect(sky.told(2)).toContainEqual(expect.objectContaining({ type: 'item-taken', seat: 2, kind: 'golden-idol' }));
    expect(JSON.stringify(sky.told(1))).not.toContain('golden-idol');
  });
});

describe('Clever Keymaker', () => {
  it('CW-1.1 claims a card of the pool, face up', () => {
    const sky = plays('clever-keymaker', { pool: 'golden-idol@2' });
    expect(sky.claimed(0)).toBe('golden-idol');
    expect(sky.pool).toBe('');
    expect(sky.view('public').claimed[0]?.[0]).toMatchObject({ kind: 'golden-idol', owner: 2 });
  });

  it('CW-1.1 which one is left to chance', () => {
    const pool = 'golden-idol spyglass lucky-coin';
    const claimed = Array.from({ length: 30 }, (_, n) =>
      plays('clever-keymaker', { pool, seed: `key ${n}` }).claimed(0),
    );
    expect(new Set(claimed)).toEqual(new Set(pool.split(' ')));
  });

  it('CW-1.1 an empty pool has nothing to claim', () => {
    expect(plays('clever-keymaker').happened).toContain('idle');
  });
});

describe('Press Ganger', () => {
  const crews = ['', 'corsair', 'tinkerer', 'iron-marine', ''];

  it('CW-1.1 a captain who has bet in this Encounter adds its top card to the pool', () => {
    const sky = plays('press-ganger', {
      crews,
      deals: ['borrow', 'bet', 'borrow', 'bet', null],
      decks: ['', 'golden-idol'],
    });
    expect(sky.phase).toBe('target');
    expect(sky.moves(0)).toEqual([1, 3].map((on) => ({ type: 'target', seat: 0, on })));
    expect(sky.refused({ type: 'target', seat: 0, on: 2 })).toBe('CW-1.1');
    sky.target(0, 1);
    expect(sky.pool).toBe('golden-idol');
    expect(sky.view(1).pool[0]?.kind).toBeNull();
    expect(sky.nobody().context.turn).toBe(4);
  });

  it('CW-1.1 its own captain may be named too, when it has bet', () => {
    const sky = plays('press-ganger', { crews, deals: ['bet', 'bet', 'borrow', 'borrow', null] });
    expect(sky.moves(0)).toEqual([0, 1].map((on) => ({ type: 'target', seat: 0, on })));
  });

  it('CW-1.1 where nobody has bet nothing happens, and where only one has it is that one', () => {
    const nobody = plays('press-ganger', { crews, deals: ['borrow', 'borrow', 'borrow', 'borrow', null] });
    expect(nobody.happened).toContain('idle');
    const one = plays('press-ganger', { crews, deals: ['borrow', 'borrow', 'borrow', 'bet', null] });
    expect(one.context.pool.map(({ owner }) => owner)).toEqual([3]);
  });
});

describe('Star Navigator', () => {
  const decks = ['spyglass golden-idol lucky-coin smoke-bomb'];

  it('CW-1.1 looks at the top 3 cards of the own deck and puts them back in any order', () => {
    const sky = plays('star-navigator', { decks });
    expect(sky.told(0)).toContainEqual(
      expect.objectContaining({ type: 'charted', kinds: ['spyglass', 'golden-idol', 'lucky-coin'] }),
    );
    expect(sky.moves(0)).toHaveLength(6);
    sky.play({ type: 'chart', seat: 0, top: sky.inDeck(0, 'lucky-coin'), second: sky.inDeck(0, 'spyglass') });
    expect(sky.deck(0)).toMatch(/^lucky-coin spyglass golden-idol smoke-bomb/);
  });

  it('CW-1.1 only its captain sees them, and nobody can follow where they went', () => {
    const sky = plays('star-navigator', { decks });
    const seen = (viewer: 0 | 1) => (sky.view(viewer).decks[0] ?? []).slice(0, 3).map(({ kind }) => kind);
    expect(seen(0)).toEqual(['spyglass', 'golden-idol', 'lucky-coin']);
    expect(seen(1)).toEqual([null, null, null]);
    expect(JSON.stringify(sky.told(1))).not.toContain('spyglass');
    const before = sky.context.decks[0]?.slice(0, 3).map(({ id }) => id) ?? [];
    sky.play({ type: 'chart', seat: 0, top: before[2] ?? '', second: before[0] ?? '' });
    const after = sky.context.decks[0]?.slice(0, 3).map(({ id }) => id) ?? [];
    expect(after.some((id) => before.includes(id))).toBe(false);
    expect(seen(0)).toEqual(['lucky-coin', 'spyglass', 'golden-idol']);
    expect(seen(1)).toEqual([null, null, null]);
  });

  it('CW-1.1 an order names cards that were looked at, each once', () => {
    const sky = plays('star-navigator', { decks });
    const [top, second] = ['spyglass', 'smoke-bomb'].map((kind) => sky.inDeck(0, kind));
    expect(sky.refused({ type: 'chart', seat: 0, top, second })).toBe('CW-1.1');
    expect(sky.refused({ type: 'chart', seat: 0, top, second: top })).toBe('CW-1.1');
    expect(sky.refused({ type: 'chart', seat: 0, top })).toBe('CW-1.1');
  });

  it('CW-1.1 of two cards one goes on top, one alone is only looked at, none is nothing', () => {
    const two = plays('star-navigator', { decks: ['spyglass golden-idol'], rest: 'out' });
    expect(two.moves(0)).toEqual(
      ['spyglass', 'golden-idol'].map((kind) => ({ type: 'chart', seat: 0, top: two.inDeck(0, kind) })),
    );
    expect(
      two.refused({ type: 'chart', seat: 0, top: two.inDeck(0, 'spyglass'), second: two.inDeck(0, 'golden-idol') }),
    ).toBe('CW-1.1');
    expect(two.play({ type: 'chart', seat: 0, top: two.inDeck(0, 'golden-idol') }).deck(0)).toBe(
      'golden-idol spyglass',
    );
    const one = plays('star-navigator', { decks: ['spyglass'], rest: 'out' });
    expect(one.phase).not.toBe('chart');
    expect(one.view(0).decks[0]?.[0]?.kind).toBe('spyglass');
    expect(plays('star-navigator', { rest: 'out' }).happened).toContain('idle');
  });
});

describe('Powder Monkey and Master Gunner', () => {
  const crews = ['', 'corsair', 'iron-marine', 'tinkerer', ''];

  it.each([
    ['powder-monkey', 3],
    ['master-gunner', 4],
  ] as const)('CW-1.1 %s: another crew in this Encounter has %i less', (kind, less) => {
    const sky = plays(kind, { crews });
    expect(sky.moves(0)).toEqual([1, 3].map((on) => ({ type: 'target', seat: 0, on })));
    sky.target(0, 3);
    expect(worths(sky).slice(1)).toEqual([13, 14, 11 - less, 0]);
    expect(sky.view('public').crews[3]?.changes).toEqual([{ source: kind, by: 0, value: -less }]);
  });

  it.each(['powder-monkey', 'master-gunner'] as const)(
    'CW-1.1 %s: with one other crew it is that one, with none nothing',
    (kind) => {
      expect(plays(kind, { crews: ['', 'corsair'] }).worth(1)).toBeLessThan(13);
      expect(plays(kind).happened).toContain('idle');
      expect(plays(kind, { crews: ['', 'iron-marine'] }).happened).toContain('idle');
    },
  );
});

describe('Debt Collector', () => {
  it('CW-1.1 every other active captain with an IOU adds its top card to the pool', () => {
    const decks = ['lucky-coin', 'golden-idol', 'spyglass', 'smoke-bomb', 'sky-cannon'];
    const sky = plays('debt-collector', { decks, ious: [1, 1, 0, 2, 1], thieves: [3] });
    expect(sky.pool).toBe('golden-idol sky-cannon');
    expect(sky.context.ious).toEqual([1, 1, 0, 2, 1]);
  });

  it('CW-1.1 without debtors nothing happens', () => {
    expect(plays('debt-collector', { ious: [1] }).happened).toContain('idle');
  });
});

describe('Deck Conjurer', () => {
  it('CW-1.1 the top card of the own deck and a card of the pool change places, face down', () => {
    const sky = plays('deck-conjurer', { decks: ['spyglass lucky-coin'], pool: 'golden-idol@1' });
    expect(sky.deck(0)).toMatch(/^golden-idol lucky-coin/);
    expect(sky.pool).toBe('spyglass');
    expect(sky.view(0).decks[0]?.[0]).toMatchObject({ kind: null, owner: 1 });
    expect(JSON.stringify(sky.told(0))).not.toContain('golden-idol');
  });

  it('CW-1.1 which card of the pool is left to chance', () => {
    const pool = 'golden-idol@1 spyglass@1 lucky-coin@1';
    const tops = Array.from(
      { length: 30 },
      (_, n) =>
        plays('deck-conjurer', { pool, seed: `swap ${n}` })
          .deck(0)
          .split(' ')[0],
    );
    expect(new Set(tops).size).toBe(3);
  });

  it('CW-1.1 without a deck or a pool nothing happens', () => {
    expect(plays('deck-conjurer').happened).toContain('idle');
    expect(plays('deck-conjurer', { rest: 'out', pool: 'spyglass' }).happened).toContain('idle');
  });
});

describe('Fortune Teller', () => {
  it('CW-1.1 looks at all cards of the pool, and nobody else does', () => {
    const sky = plays('fortune-teller', { pool: 'golden-idol@1 spyglass' });
    expect(sky.view(0).pool.map(({ kind }) => kind)).toEqual(['golden-idol', 'spyglass']);
    expect(sky.view(1).pool.map(({ kind }) => kind)).toEqual([null, null]);
    expect(sky.told(0)).toContainEqual(
      expect.objectContaining({ type: 'foreseen', kinds: ['golden-idol', 'spyglass'] }),
    );
    expect(JSON.stringify(sky.told('public'))).not.toContain('golden-idol');
    expect(sky.pool).toBe('golden-idol spyglass');
  });
});

describe('Quartermaster', () => {
  it('CW-1.1 returns one of the own IOUs', () => {
    expect(plays('quartermaster', { ious: [2, 1] }).context.ious).toEqual([1, 1, 0, 0, 0]);
    expect(plays('quartermaster').happened).toContain('idle');
  });

  it('CW-1.1 also the one just taken', () => {
    const sky = table({ seats: 5, hands: ['quartermaster'] })
      .borrow(0)
      .crew(0, 'quartermaster');
    expect(sky.context.ious[0]).toBe(0);
  });
});

describe('First Mate', () => {
  it('CW-1.1 brings one more Crew card, whose value is added (Q-CW-13)', () => {
    const sky = plays('first-mate', { hands: ['corsair bilge-rat'] });
    expect(sky.may(0)).toEqual(['alone', 'bring']);
    sky.play({ type: 'bring', seat: 0, card: sky.inHand(0, 'corsair') });
    expect(sky.worth(0)).toBe(20);
    expect(sky.hand(0)).toBe('bilge-rat');
  });

  it('CW-1.1 its effect does not happen: neither at once nor later', () => {
    const rat = plays('first-mate', { hands: ['bilge-rat'] });
    rat.play({ type: 'bring', seat: 0, card: rat.inHand(0, 'bilge-rat') });
    expect(rat.context.coins[0]).toBe(0);
    const marine = table({
      seats: 5,
      at: 'end',
      crews: ['first-mate iron-marine', 'corsair'],
      items: ['', 'smoke-bomb'],
    });
    expect(marine.mayPlay(1)).toEqual(['smoke-bomb on 0']);
    marine.item(1, 'smoke-bomb', 0);
    expect(marine.events).toContainEqual(expect.objectContaining({ type: 'encounter-claimed', seat: 0, value: 17 }));
  });

  it('CW-1.1 an Iron Marine that comes along can be lowered', () => {
    const sky = plays('first-mate', { hands: ['iron-marine', 'master-gunner'] });
    sky.play({ type: 'bring', seat: 0, card: sky.inHand(0, 'iron-marine') });
    expect(sky.worth(0)).toBe(21);
    expect(sky.turn(1, 'borrow', 'master-gunner').worth(0)).toBe(17);
  });

  it('CW-1.1 may come alone, and does without another card', () => {
    const sky = plays('first-mate', { hands: ['corsair'] }).play({ type: 'alone', seat: 0 });
    expect(sky.worth(0)).toBe(7);
    expect(plays('first-mate').happened).toContain('idle');
  });
});

describe('what hangs on the table', () => {
  it('CW-1.1 Boatswain: 4 more if its captain has bet', () => {
    expect(plays('boatswain', { deals: ['bet'] }).worth(0)).toBe(12);
    expect(plays('boatswain', { deals: ['borrow'] }).worth(0)).toBe(8);
  });

  it('CW-1.1 Turncoat: 5 more if its captain has claimed no Encounter in this Adventure', () => {
    expect(plays('turncoat', { claims: [1] }).worth(0)).toBe(13);
    expect(plays('turncoat', { claims: [0] }).worth(0)).toBe(8);
  });

  it('CW-1.1 Galley Cook: 1 more for each other active captain', () => {
    expect(plays('galley-cook').worth(0)).toBe(13);
    expect(plays('galley-cook', { thieves: [1, 4] }).worth(0)).toBe(11);
    expect(plays('galley-cook', { thieves: [1, 2, 3, 4] }).happened).toContain('idle');
  });

  it('CW-1.1 Harpooner: 3 more if a captain has stolen in this Adventure', () => {
    expect(plays('harpooner', { thieves: [2] }).worth(0)).toBe(15);
    expect(plays('harpooner').worth(0)).toBe(12);
  });

  it('CW-1.1 Lady Buccaneer: 2 more if its captain has claimed an Encounter in this Adventure', () => {
    expect(plays('lady-buccaneer', { claims: [0] }).worth(0)).toBe(15);
    expect(plays('lady-buccaneer', { claims: [1] }).worth(0)).toBe(13);
  });

  it('CW-1.1 Admiral’s Twin: 6 less if another crew has a printed value of 14 or more', () => {
    expect(plays('admirals-twin', { crews: ['', 'corsair'] }).worth(0)).toBe(18);
    expect(plays('admirals-twin', { crews: ['', 'iron-marine'] }).worth(0)).toBe(12);
    expect(plays('admirals-twin', { crews: ['', 'first-mate airship-pilot'] }).worth(0)).toBe(12);
    expect(plays('admirals-twin', { crews: ['', 'boarding-master first-mate'] }).worth(0)).toBe(18);
  });

  it('CW-1.1 it is looked at when the card is played: what comes later changes nothing', () => {
    const sky = plays('admirals-twin', { hands: ['', 'iron-marine'] });
    expect(sky.turn(1, 'borrow', 'iron-marine').worth(0)).toBe(18);
  });
});

describe('Sky Surgeon', () => {
  it('CW-1.1 draws a Crew card from those not dealt, then discards one from the hand', () => {
    const sky = plays('sky-surgeon', { hands: ['corsair'], undealt: 'iron-marine tinkerer' });
    expect(sky.hand(0)).toBe('corsair iron-marine');
    expect(sky.may(0)).toEqual(['discard']);
    expect(sky.told(0)).toContainEqual(expect.objectContaining({ type: 'drew', kind: 'iron-marine' }));
    expect(JSON.stringify(sky.told(1))).not.toContain('iron-marine');
    sky.play({ type: 'discard', seat: 0, card: sky.inHand(0, 'corsair') });
    expect(sky.hand(0)).toBe('iron-marine');
    expect(sky.context.buried.map(({ kind }) => kind)).toEqual(['corsair']);
    expect(JSON.stringify([sky.told(1), sky.view(1)])).not.toContain('corsair');
  });

  it('CW-1.1 nobody can follow which card of the hand it was, even who has looked at the hand', () => {
    const sky = plays('sky-surgeon', { hands: ['corsair bilge-rat'], undealt: 'iron-marine' });
    const hand = sky.context.hands[0] ?? [];
    const looks = hand.map(({ id }) => ({ by: 1, card: id }));
    sky.state = { ...sky.state, context: { ...sky.context, looks } };
    expect(sky.view(1).hands[0]?.every(({ kind }) => kind !== null)).toBe(true);
    sky.play({ type: 'discard', seat: 0, card: sky.inHand(0, 'corsair') });
    const ids = [...(sky.context.hands[0] ?? []), ...sky.context.buried].map(({ id }) => id);
    expect(ids.some((id) => hand.some((card) => card.id === id))).toBe(false);
    expect(sky.view(1).hands[0]?.every(({ kind }) => kind === null)).toBe(true);
    expect(sky.view(1).buried[0]?.kind).toBeNull();
    expect(sky.view(0).buried[0]?.kind).toBe('corsair');
  });

  it('CW-1.1 without other cards the one drawn goes', () => {
    const sky = plays('sky-surgeon', { undealt: 'iron-marine' });
    expect(sky.hand(0)).toBe('');
    expect(sky.context.buried.map(({ kind }) => kind)).toEqual(['iron-marine']);
  });
});

describe('Tinkerer', () => {
  it('CW-1.1 looks at another captain’s Crew cards, in secret', () => {
    const sky = plays('tinkerer', { hands: ['', 'corsair bilge-rat', 'iron-marine'] });
    expect(sky.moves(0)).toEqual([1, 2].map((on) => ({ type: 'target', seat: 0, on })));
    sky.target(0, 1);
    expect(sky.told(0)).toContainEqual(
      expect.objectContaining({ type: 'spied', on: 1, kinds: ['corsair', 'bilge-rat'] }),
    );
    expect(sky.view(0).hands[1]?.map(({ kind }) => kind)).toEqual(['corsair', 'bilge-rat']);
    for (const viewer of [2, 'public'] as const)
      expect(JSON.stringify([sky.told(viewer), sky.view(viewer)])).not.toContain('corsair');
  });

  it('CW-1.1 not at a thief’s, which is laid down, nor at an empty hand', () => {
    const sky = plays('tinkerer', { hands: ['', 'corsair', 'iron-marine', 'boatswain', ''], thieves: [1] });
    expect(sky.moves(0)).toEqual([2, 3].map((on) => ({ type: 'target', seat: 0, on })));
    expect(plays('tinkerer').happened).toContain('idle');
  });
});

describe('Boarding Master', () => {
  const end = (...crews: string[]) => table({ seats: 5, at: 'end', crews, items: ['golden-idol'] }).pass(0);

  it('CW-1.1 has 1 more where it would tie for the highest, and so claims the Encounter', () => {
    const sky = end('boarding-master', 'harpooner', 'tinkerer');
    expect(sky.events).toContainEqual({
      type: 'encounter-claimed',
      seat: 0,
      number: 1,
      value: 13,
      by: 'boarding-master',
    });
  });

  it('CW-1.1 not where it is lower, nor as a crew that was brought along', () => {
    expect(end('boarding-master', 'corsair').context.claims).toEqual([1]);
    expect(end('first-mate boarding-master', 'mechanical-dragon').context.claims).toEqual([1]);
    const brought = table({
      seats: 5,
      at: 'end',
      crews: ['first-mate boarding-master', 'airship-pilot press-ganger'],
      items: ['golden-idol'],
    });
    expect(brought.worth(0)).toBe(brought.worth(1));
    expect(brought.pass(0).context.claims).toEqual([null]);
  });
});

describe('Corsair', () => {
  it('CW-1.1 has no effect', () => {
    const sky = plays('corsair');
    expect(sky.events.filter(({ type }) => type !== 'turn')).toEqual([
      expect.objectContaining({ type: 'crew', value: 13 }),
    ]);
  });
});

describe('Iron Marine', () => {
  it('CW-1.1 its value can’t be lowered', () => {
    const sky = table({ seats: 5, at: 'end', crews: ['iron-marine', 'corsair'], items: ['', 'sky-cannon smoke-bomb'] });
    expect(sky.mayPlay(1)).toEqual([]);
    expect(sky.refused({ type: 'item', seat: 1, card: sky.itemOf(1, 'sky-cannon'), on: 0 })).toBe('CW-1.2');
  });

  it('CW-1.1 by no crew either', () => {
    const sky = plays('iron-marine', { hands: ['', 'master-gunner'] });
    expect(sky.turn(1, 'borrow', 'master-gunner').worth(0)).toBe(14);
    expect(sky.happened).toContain('idle');
  });

  it('CW-1.1 it can be raised', () => {
    const sky = table({ seats: 5, at: 'end', crews: ['iron-marine', 'corsair'], items: ['grog-barrel'] });
    expect(sky.item(0, 'grog-barrel').events).toContainEqual(expect.objectContaining({ type: 'changed', value: 4 }));
  });
});

describe('Airship Pilot', () => {
  it('CW-1.1 adds the top card of the own deck to the pool', () => {
    const sky = plays('airship-pilot', { decks: ['golden-idol'] });
    expect(sky.pool).toBe('golden-idol');
    expect(sky.deckSize(0)).toBe(14);
    expect(plays('airship-pilot', { rest: 'out' }).happened).toContain('idle');
  });
});

describe('Royal Defector', () => {
  it('CW-1.1 every other active captain takes 1 Gold Coin', () => {
    expect(plays('royal-defector', { thieves: [2] }).context.coins).toEqual([0, 1, 0, 1, 1]);
    expect(plays('royal-defector', { thieves: [1, 2, 3, 4] }).happened).toContain('idle');
  });
});

describe('Kraken Tamer', () => {
  it('CW-1.1 discards one more Crew card from the hand', () => {
    const sky = plays('kraken-tamer', { hands: ['corsair bilge-rat'] });
    expect(sky.may(0)).toEqual(['discard']);
    sky.play({ type: 'discard', seat: 0, card: sky.inHand(0, 'bilge-rat') });
    expect(sky.hand(0)).toBe('corsair');
    expect(sky.context.buried).toHaveLength(1);
  });

  it('CW-1.1 the only one goes by itself; with none nothing happens', () => {
    expect(plays('kraken-tamer', { hands: ['corsair'] }).hand(0)).toBe('');
    expect(plays('kraken-tamer').happened).toContain('idle');
  });
});

describe('Mechanical Dragon', () => {
  it('CW-1.1 takes 2 IOUs', () => {
    expect(plays('mechanical-dragon', { ious: [1] }).context.ious).toEqual([3, 0, 0, 0, 0]);
  });
});
