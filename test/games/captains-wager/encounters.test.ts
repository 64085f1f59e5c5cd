import { describe, expect, it } from 'vitest';
import { newTable, table } from './table.ts';

const three = { hands: ['corsair bilge-rat', 'tinkerer boatswain', 'iron-marine quartermaster'] };

describe('who goes first', () => {
  it('CW-4.1 the Starting Captain in the first Encounter, then clockwise (Q-CW-05)', () => {
    const sky = newTable(3, 'first', 2);
    expect(sky.context.turn).toBe(2);
    const hand = sky.context.hands[2] ?? [];
    sky.bet(2).play({ type: 'crew', seat: 2, card: hand[0]?.id ?? '' });
    while (sky.context.choice) sky.play(sky.moves(2)[0] as never);
    expect(sky.nobody().context.turn).toBe(0);
  });

  it('CW-4.1 later who claimed the Encounter before', () => {
    const sky = table(three);
    sky.turn(0, 'borrow', 'bilge-rat').turn(1, 'borrow', 'tinkerer').target(1, 2).turn(2, 'borrow', 'iron-marine');
    expect(sky.context.claims).toEqual([2]);
    expect(sky.context.turn).toBe(2);
  });

  it('CW-4.1 after an Encounter that nobody claimed the same captain goes first again (Q-CW-06)', () => {
    const sky = table({ hands: ['fortune-teller tinkerer', 'boatswain'], crews: ['', 'quartermaster'], leader: 1 });
    sky.turn(0, 'borrow', 'fortune-teller');
    expect(sky.context.claims).toEqual([null]);
    expect(sky.context.turn).toBe(1);
  });

  it('CW-4.1 a leader who has stolen is replaced by the next active captain clockwise (Q-CW-07)', () => {
    const sky = table({ hands: ['corsair', 'tinkerer first-mate', 'fortune-teller'], leader: 0, turn: 0 });
    sky.steal(0).play({ type: 'keep', seat: 0, card: sky.context.loot[0]?.id ?? '' });
    sky.turn(1, 'borrow', 'first-mate').play({ type: 'alone', seat: 1 }).turn(2, 'borrow', 'fortune-teller');
    expect(sky.context.claims).toEqual([null]);
    expect(sky.context.turn).toBe(1);
    expect(sky.events).toContainEqual({ type: 'encounter', seat: 1, number: 2 });
    expect(sky.view('public').leader).toBe(1);
  });

  it('CW-4.1 thieves are passed over', () => {
    const sky = table({ ...three, thieves: [1] });
    expect(sky.turn(0, 'borrow', 'corsair').context.turn).toBe(2);
  });
});

describe('a turn', () => {
  it('CW-4.2 declares Bet, Borrow or Steal, and nothing else', () => {
    const sky = table(three);
    expect(sky.may(0)).toEqual(['bet', 'borrow', 'steal']);
    expect(sky.refused({ type: 'crew', seat: 0, card: sky.inHand(0, 'corsair') })).toBe('CW-4.2');
    expect(sky.refused({ type: 'bet', seat: 1 })).toBe('CW-4.2');
  });

  it('CW-4.2 there is no way back from it, and one in each Encounter (Q-CW-09, Q-CW-11)', () => {
    const sky = table(three).bet(0);
    expect(sky.may(0)).toEqual(['crew']);
    for (const type of ['bet', 'borrow', 'steal']) expect(sky.refused({ type, seat: 0 })).toBe('CW-4.3');
    sky.crew(0, 'corsair');
    expect(sky.moves(0)).toEqual([]);
    expect(sky.context.turn).toBe(1);
  });

  it('CW-4.3 Bet: the top card goes face down into the pool, unseen by all (Q-CW-12)', () => {
    const sky = table({ ...three, decks: ['sky-cannon'] }).bet(0);
    expect(sky.pool).toBe('sky-cannon');
    expect(sky.deckSize(0)).toBe(14);
    for (const viewer of [0, 1, 'public'] as const) expect(sky.view(viewer).pool[0]?.kind).toBeNull();
    expect(JSON.stringify(sky.told(0))).not.toContain('sky-cannon');
  });

  it('CW-4.3 then a Crew card is played face up and its effect happens', () => {
    const sky = table(three).bet(0).crew(0, 'bilge-rat');
    expect(sky.view('public').crews[0]).toMatchObject({
      deal: 'bet',
      worth: 2,
      cards: [{ card: { kind: 'bilge-rat' } }],
    });
    expect(sky.context.coins).toEqual([1, 0, 0]);
  });

  it('CW-4.3 with an empty deck each other captain takes a coin instead, also one who has stolen (Q-CW-31)', () => {
    const sky = table({ ...three, rest: 'out', thieves: [2] }).bet(0);
    expect(sky.context.coins).toEqual([0, 1, 1]);
    expect(sky.pool).toBe('');
    expect(sky.may(0)).toEqual(['crew']);
    expect(sky.context.crews[0]?.deal).toBe('bet');
  });

  it('CW-4.4 Borrow: takes an IOU and puts nothing into the pool', () => {
    const sky = table(three).borrow(0);
    expect(sky.context.ious).toEqual([1, 0, 0]);
    expect(sky.pool).toBe('');
    expect(sky.deckSize(0)).toBe(15);
    expect(sky.crew(0, 'bilge-rat').context.crews[0]?.deal).toBe('borrow');
  });
});

describe('stealing', () => {
  it.each([
    [2, 2, 2],
    [3, 2, 2],
    [4, 3, 2],
    [5, 3, 2],
  ])('CW-4.5 of %i players the first thief takes %i coins, later ones %i (Q-CW-24)', (seats, first, later) => {
    const fresh = table({ seats, hands: ['boatswain', 'tinkerer'] }).steal(0);
    expect(fresh.context.coins[0]).toBe(first);
    const second = table({ seats, hands: ['boatswain', 'tinkerer'], thieves: [1] }).steal(0);
    expect(second.context.coins[0]).toBe(later);
  });

  it('CW-4.5 draws as many cards as captains remain, keeps one, and returns the rest to the bottom (Q-CW-22)', () => {
    const sky = table({
      seats: 5,
      hands: ['boatswain'],
      decks: ['spyglass sky-cannon lucky-coin golden-idol smoke-bomb'],
    });
    sky.steal(0);
    expect(sky.context.loot.map(({ kind }) => kind)).toEqual(['spyglass', 'sky-cannon', 'lucky-coin', 'golden-idol']);
    expect(sky.may(0)).toEqual(['keep']);
    sky.play({ type: 'keep', seat: 0, card: sky.context.loot[1]?.id ?? '' });
    expect(sky.items(0)).toBe('sky-cannon');
    expect(sky.deckSize(0)).toBe(14);
    expect(sky.deck(0).split(' ')[0]).toBe('smoke-bomb');
    expect(sky.deck(0).split(' ').slice(-3).sort()).toEqual(['golden-idol', 'lucky-coin', 'spyglass']);
  });

  it('CW-4.5 there is no limit to the Items in a hand (Q-CW-20)', () => {
    const items = ['ornate-key grog-barrel smoke-bomb marked-cards spyglass lucky-coin ships-biscuit', ''];
    const sky = table({ items, hands: ['boatswain', 'tinkerer'], decks: ['golden-idol', ''] }).steal(0);
    expect(sky.context.items[0]?.map(({ kind }) => kind)).toHaveLength(8);
  });

  it('CW-4.5 the rest goes back in random order', () => {
    const orders = Array.from({ length: 30 }, (_, n) => {
      const sky = table({
        seats: 4,
        hands: ['boatswain'],
        decks: ['spyglass sky-cannon lucky-coin'],
        seed: `order ${n}`,
      });
      sky.steal(0).play({ type: 'keep', seat: 0, card: sky.context.loot[0]?.id ?? '' });
      return sky.deck(0).split(' ').slice(-2).join();
    });
    expect(new Set(orders)).toEqual(new Set(['sky-cannon,lucky-coin', 'lucky-coin,sky-cannon']));
  });

  it('CW-4.5 who draws a single card keeps it; the last to steal draws none (Q-CW-26, Q-CW-36)', () => {
    const two = table({ hands: ['boatswain', 'tinkerer'], decks: ['spyglass'] }).steal(0);
    expect(two.items(0)).toBe('spyglass');
    const last = table({ hands: ['boatswain', 'tinkerer'], thieves: [1] }).steal(0);
    expect(last.items(0)).toBe('');
    expect(last.context.coins[0]).toBe(2);
  });

  it('CW-4.5 with a short deck there is less to choose from, with an empty one no Item (Q-CW-23)', () => {
    const short = table({ seats: 5, hands: ['boatswain'], decks: ['spyglass lucky-coin'], rest: 'out' }).steal(0);
    expect(short.context.loot).toHaveLength(2);
    const empty = table({ seats: 3, hands: ['boatswain'], decks: ['', 'spyglass', 'spyglass'], rest: 'out' }).steal(0);
    expect(empty.items(0)).toBe('');
    expect(empty.context.coins[0]).toBe(2);
  });

  it('CW-4.5 the hand is laid down, the captain is out, also if it has claimed Encounters (Q-CW-25)', () => {
    const sky = table({ ...three, claims: [0, 1], pool: 'golden-idol sky-cannon spyglass' }).steal(0);
    sky.play({ type: 'keep', seat: 0, card: sky.context.loot[0]?.id ?? '' });
    expect(sky.hand(0)).toBe('bilge-rat corsair');
    sky.turn(1, 'borrow', 'boatswain').turn(2, 'borrow', 'quartermaster').nobody();
    expect(sky.context.claims).toEqual([0, 1, 1]);
    expect(sky.phase).toBe('stowing');
    expect(sky.acting).toEqual([1]);
    expect(sky.context.collected.map((cards) => cards.length)).toEqual([0, 3, 0]);
  });

  it('CW-4.5 a captain with two Encounters who steals does not win the pool', () => {
    const sky = table({ ...three, claims: [0, 0], pool: 'golden-idol sky-cannon spyglass' }).steal(0);
    sky.play({ type: 'keep', seat: 0, card: sky.context.loot[0]?.id ?? '' });
    sky.turn(1, 'borrow', 'boatswain').turn(2, 'borrow', 'quartermaster').nobody();
    expect(sky.context.claims).toEqual([0, 0, 1]);
    expect(sky.events).toContainEqual(expect.objectContaining({ type: 'pool-won', seat: 1, by: 'alone', count: 3 }));
  });

  it('CW-4.6 a captain without a Crew card can only steal (Q-CW-10)', () => {
    const sky = table({ hands: ['', 'tinkerer'] });
    expect(sky.may(0)).toEqual(['steal']);
    expect(sky.refused({ type: 'bet', seat: 0 })).toBe('CW-4.6');
    expect(sky.refused({ type: 'borrow', seat: 0 })).toBe('CW-4.6');
  });

  it('CW-4.6 a captain who has stolen is asked for no Items, and can play none (Q-CW-18)', () => {
    const sky = table({ at: 'start', seats: 3, items: ['ships-biscuit', 'ships-biscuit', ''], thieves: [1] });
    expect(sky.acting).toEqual([0]);
    expect(sky.refused({ type: 'item', seat: 1, card: sky.itemOf(1, 'ships-biscuit') })).toBe('CW-4.6');
    expect(sky.refused({ type: 'pass', seat: 1 })).toBe('CW-4.6');
  });
});

describe('an Encounter ends', () => {
  const ends = (...crews: string[]) =>
    table({ at: 'end', crews, items: crews.map((_, seat) => (seat === 0 ? 'golden-idol' : '')) }).pass(0);

  it('CW-4.7 the highest crew claims the Encounter', () => {
    const sky = ends('corsair', 'iron-marine', 'tinkerer');
    expect(sky.context.claims).toEqual([1]);
    expect(sky.events).toContainEqual({ type: 'encounter-claimed', seat: 1, number: 1, value: 14, by: 'value' });
  });

  it('CW-4.7 in a tie for the highest nobody does; a tie below does not matter', () => {
    expect(ends('fortune-teller', 'quartermaster', 'star-navigator').context.claims).toEqual([null]);
    expect(ends('fortune-teller', 'quartermaster', 'tinkerer').context.claims).toEqual([2]);
  });

  it('CW-4.7 end-of-Encounter Items come before (Q-CW-21)', () => {
    const sky = table({ hands: ['', 'tinkerer'], crews: ['iron-marine', ''], items: ['', 'golden-idol'], turn: 1 });
    sky.bet(1).crew(1, 'tinkerer');
    expect(sky.window).toBe('end');
    expect(sky.context.claims).toEqual([]);
    expect(sky.pass(1).context.claims).toEqual([0]);
  });

  it('CW-4.8 played Crew and Item cards are discarded, Items out of the game', () => {
    const sky = table({ at: 'end', crews: ['corsair', 'tinkerer', ''], items: ['grog-barrel', 'golden-idol', ''] });
    sky.item(0, 'grog-barrel').pass(1).pass(1);
    expect(sky.context.discard.map(({ kind }) => kind)).toEqual(['corsair', 'tinkerer']);
    expect(sky.out).toBe('grog-barrel');
    expect(
      sky.context.crews.every(({ cards, changes, deal }) => cards.length + changes.length === 0 && deal === null),
    ).toBe(true);
  });

  it('CW-4.8 the third Encounter is played, also when one captain has two already', () => {
    const sky = table({ hands: ['corsair', 'tinkerer', ''], claims: [0], crews: ['', '', 'clever-keymaker'], turn: 0 });
    sky.turn(0, 'borrow', 'corsair').turn(1, 'borrow', 'tinkerer');
    expect(sky.context.claims).toEqual([0, 0]);
    expect(sky.nobody().context.encounter).toBe(3);
    expect(sky.phase).toBe('declare');
  });

  it('CW-4.9 when no captain is active any more, the remaining Encounters are skipped', () => {
    const sky = table({ hands: ['corsair', 'tinkerer', ''], thieves: [1, 2], pool: 'spyglass' }).steal(0);
    expect(sky.events.filter(({ type }) => type === 'encounter-lost')).toEqual([
      { type: 'encounter-lost', number: 1, why: 'nobody' },
      { type: 'encounter-lost', number: 2, why: 'nobody' },
      { type: 'encounter-lost', number: 3, why: 'nobody' },
    ]);
    expect(sky.context.adventure).toBe(2);
  });

  it('CW-4.10 a captain alone still declares and pays in each Encounter (Q-CW-14)', () => {
    const sky = table({ hands: ['corsair iron-marine', 'tinkerer', ''], thieves: [1, 2], pool: 'spyglass' });
    expect(sky.may(0)).toEqual(['bet', 'borrow', 'steal']);
    sky.turn(0, 'borrow', 'corsair');
    expect(sky.context.claims).toEqual([0]);
    expect(sky.context.ious[0]).toBe(1);
    expect(sky.nobody().context.turn).toBe(0);
    expect(sky.may(0)).toEqual(['bet', 'borrow', 'steal']);
  });

  it('CW-4.10 an Encounter in which nobody played a crew is unclaimed (Q-CW-15)', () => {
    const sky = table({ hands: ['boatswain', 'tinkerer'], claims: [0, 0], thieves: [1] }).steal(0);
    expect(sky.events).toContainEqual({ type: 'encounter-lost', number: 3, why: 'nobody' });
  });
});
