import { describe, expect, it } from 'vitest';
import { captainsWager } from '../../../src/games/captains-wager/index.ts';
import { speakerOf, spoken } from '../kit/speaker.ts';
import { type Position, type Table, table } from './table.ts';

/** Three Encounters are over; the last window ends. An idol in hand keeps it open until then. */
const over = (position: Position): Table => {
  const items = ['golden-idol', ...(position.items?.slice(1) ?? [])];
  const at = table({ at: 'adventure', hands: ['', '', ''], ...position, items });
  return at.pass(...at.acting);
};

const collected = (sky: Table) => sky.context.collected.map((cards) => cards.map(({ kind }) => kind));

describe('the treasure of an Adventure', () => {
  it('CW-6.1 a captain with at least 2 Encounter cards claims the whole pool', () => {
    const sky = over({ claims: [1, 2, 1], pool: 'spyglass lucky-coin sky-cannon@2' });
    expect(collected(sky)).toEqual([[], ['spyglass', 'lucky-coin', 'sky-cannon'], []]);
    expect(sky.events).toContainEqual(expect.objectContaining({ type: 'pool-won', seat: 1, by: 'two', count: 3 }));
    expect(collected(over({ claims: [1, 1, 1], pool: 'spyglass' }))).toEqual([[], ['spyglass'], []]);
  });

  it('CW-6.2 else it is shuffled and dealt one by one, in the order of the Encounters (Q-CW-29)', () => {
    const sky = over({ claims: [2, 0, 1], pool: 'spyglass lucky-coin sky-cannon@2 smoke-bomb' });
    expect(collected(sky).map((cards) => cards.length)).toEqual([1, 1, 2]);
    const shares = sky.events.flatMap((event) => (event.type === 'share' ? [[event.seat, event.number]] : []));
    expect(shares).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
      [2, 1],
    ]);
    expect(sky.acting).toEqual([2]);
  });

  it('CW-6.2 who gets which is left to chance, and nobody can follow a card', () => {
    const deals = Array.from({ length: 20 }, (_, n) => {
      const sky = over({ claims: [0, null, 1], pool: 'spyglass lucky-coin', seed: `deal ${n}` });
      expect(sky.context.collected.flat().every(({ id }) => Number(id.slice(1)) >= 40)).toBe(true);
      return collected(sky)[0]?.join();
    });
    expect(new Set(deals)).toEqual(new Set(['spyglass', 'lucky-coin']));
  });

  it('CW-6.2 the only one with an Encounter takes it all (Q-CW-28)', () => {
    const sky = over({ claims: [null, 2, null], pool: 'spyglass lucky-coin' });
    expect(sky.events).toContainEqual(expect.objectContaining({ type: 'pool-won', seat: 2, by: 'alone' }));
  });

  it('CW-6.2 only active captains share; a thief’s Encounter cards stand in nobody’s way', () => {
    const sky = over({ claims: [1, 2, 1], thieves: [1], pool: 'spyglass lucky-coin' });
    expect(collected(sky)).toEqual([[], [], ['spyglass', 'lucky-coin']]);
  });

  it('CW-6.2 if nobody may claim, the pool stays for the next Adventure (Q-CW-03, Q-CW-27)', () => {
    const sky = over({ claims: [1, null, null], thieves: [1], pool: 'spyglass lucky-coin' });
    expect(sky.events).toContainEqual({ type: 'pool-stays', count: 2 });
    expect(sky.context.adventure).toBe(2);
    expect(sky.pool).toMatch(/^spyglass lucky-coin/);
    expect(sky.context.pool).toHaveLength(5);
  });

  it('CW-6.3 one of the cards may be kept as an Item, the others go face up to the stack', () => {
    const sky = over({ claims: [1, 1, null], pool: 'spyglass lucky-coin sky-cannon' });
    expect(sky.may(1)).toEqual(['keep', 'stow']);
    const card = sky.context.collected[1]?.[0]?.id ?? '';
    sky.play({ type: 'keep', seat: 1, card });
    expect(sky.items(1)).toBe('spyglass');
    expect(sky.claimed(1)).toBe('lucky-coin sky-cannon');
    expect(sky.view('public').claimed[1]?.map(({ kind }) => kind)).toEqual(['lucky-coin', 'sky-cannon']);
    expect(sky.view('public').items[1]?.[0]?.kind).toBeNull();
    expect(JSON.stringify(sky.told('public'))).not.toContain('spyglass');
    expect(sky.told(1)).toContainEqual(expect.objectContaining({ type: 'stowed', kept: true, kind: 'spyglass' }));
  });

  it('CW-6.3 or none, and only of one’s own', () => {
    const sky = over({ claims: [2, 0, 1], pool: 'spyglass lucky-coin sky-cannon' });
    expect(sky.refused({ type: 'keep', seat: 2, card: sky.context.collected[0]?.[0]?.id ?? '' })).toBe('CW-6.3');
    expect(sky.refused({ type: 'stow', seat: 0 })).toBe('CW-6.3');
    sky.play({ type: 'stow', seat: 2 }, { type: 'stow', seat: 0 }, { type: 'stow', seat: 1 });
    expect([0, 1, 2].map((seat) => sky.context.claimed[seat]?.length)).toEqual([1, 1, 1]);
    expect(sky.context.adventure).toBe(2);
  });

  it('CW-6.3 cards are put away in the order of the Encounters', () => {
    const sky = over({ claims: [2, 0, 1], pool: 'spyglass lucky-coin sky-cannon' });
    const order: number[] = [];
    while (sky.phase === 'stowing') {
      const [seat = 0] = sky.acting;
      order.push(seat);
      sky.play({ type: 'stow', seat });
    }
    expect(order).toEqual([2, 0, 1]);
  });
});

describe('the end of the game', () => {
  const end = (position: Position) => over({ rest: 'out', claims: [null, null, null], ...position });

  it('CW-7.1 comes after an Adventure in which a Treasure Deck has run out (Q-CW-32)', () => {
    const sky = end({ decks: ['spyglass', '', 'spyglass'] });
    expect(sky.state.status).toBe('done');
    expect(sky.moves(0)).toEqual([]);
    expect(sky.refused({ type: 'pass', seat: 0 })).toBe('CW-7.1');
  });

  it('CW-7.1 not in the middle of one (Q-CW-33)', () => {
    const sky = table({ hands: ['boatswain', 'tinkerer'], decks: ['spyglass', 'spyglass'], rest: 'out' }).turn(
      0,
      'bet',
      'boatswain',
    );
    expect(sky.deckSize(0)).toBe(0);
    expect(sky.state.status).toBe('active');
    expect(sky.context.turn).toBe(1);
  });

  it('CW-7.1 else the marker passes clockwise and the next Adventure begins', () => {
    const sky = over({ starting: 2, claims: [null, null, null] });
    expect(sky.context.starting).toBe(0);
    expect(sky.context.leader).toBe(0);
    expect(sky.context.turn ?? 0).toBe(0);
    expect(sky.context.adventure).toBe(2);
  });

  it('CW-7.2 counts claimed gold, coins, the deck, Items that say so, and IOUs (Q-CW-30, Q-CW-34)', () => {
    const sky = end({
      decks: ['', 'smoke-bomb sky-cannon spyglass', ''],
      claimed: ['spyglass', 'golden-idol grog-barrel spyglass@2', ''],
      items: ['', 'wind-up-parrot golden-idol@2 smoke-bomb@2'],
      coins: [0, 5, 7],
      ious: [0, 2, 4],
    });
    expect(sky.view('public').accounts).toEqual([
      { claimed: 2, coins: 0, deck: 0, items: 2, ious: 0, total: 4 },
      { claimed: 9, coins: 5, deck: 3, items: 2, ious: -4, total: 15 },
      { claimed: 0, coins: 7, deck: 0, items: 0, ious: -8, total: -1 },
    ]);
    expect(captainsWager.outcome(sky.state)?.scores).toEqual([4, 15, -1]);
    expect(captainsWager.outcome(sky.state)?.ranking).toEqual([[1], [0], [2]]);
    expect(sky.told('public')).toContainEqual(expect.objectContaining({ type: 'scored', seat: 1 }));
  });

  it('CW-7.2 Items that are worth gold in hand are shown, no others', () => {
    const sky = end({ decks: ['', 'spyglass', 'spyglass'], items: ['', 'wind-up-parrot golden-idol'] });
    expect(sky.view('public').items[1]?.map(({ kind }) => kind)).toEqual([null, 'golden-idol']);
  });

  it('CW-6.2 CW-7.2 a pool that nobody may claim scores for nobody', () => {
    const sky = end({ decks: ['', 'spyglass', 'spyglass'], pool: 'sky-cannon sky-cannon@1' });
    expect(sky.view('public').accounts?.map(({ claimed }) => claimed)).toEqual([0, 0, 0]);
    expect(sky.pool).toBe('sky-cannon sky-cannon');
  });

  const won = (position: Position) => {
    const sky = end({ decks: ['', 'spyglass', 'spyglass'], items: ['', ''], ...position });
    const { outcome } = sky.view('public');
    const words = spoken(outcome?.why ?? { key: '' }, speakerOf(captainsWager));
    return { ranking: outcome?.ranking, rule: outcome?.rule, words, by: sky.events.find(({ type }) => type === 'won') };
  };

  it('CW-7.3 the most gold wins', () => {
    const end = won({ coins: [3, 9, 2] });
    expect(end).toMatchObject({ ranking: [[1], [0], [2]], rule: 'CW-7.3', by: { seats: [1], gold: 10, by: 'gold' } });
    expect(end.words).toBe('Ben has the most gold: 10.');
  });

  it('CW-7.3 in a tie the most treasures of value 4, then 3, then 2 (Q-CW-35)', () => {
    // 0 has an idol in hand (2), the others a card in the deck (1).
    const four = won({ claimed: ['sky-cannon lucky-coin', 'grog-barrel grog-barrel@2'], coins: [0, 1, 7] });
    expect(four).toMatchObject({ ranking: [[0], [1], [2]], by: { by: 'treasures', gold: 8 } });
    expect(four.words).toContain('finer treasures');
    const three = won({ claimed: ['grog-barrel', '', 'lucky-coin'], coins: [0, 4, 2] });
    expect(three.ranking).toEqual([[0], [2], [1]]);
    const two = won({
      claimed: ['lucky-coin', '', 'lucky-coin'],
      coins: [0, 3, 1],
    });
    expect(two.ranking).toEqual([[0, 2], [1]]);
  });

  it('CW-7.3 then the title is shared', () => {
    const end = won({ coins: [0, 1, 1] });
    expect(end).toMatchObject({ ranking: [[0, 1, 2]], by: { seats: [0, 1, 2], by: 'shared' } });
    expect(end.words).toContain('shared');
  });

  it('CW-7.4 a card collected but kept as an Item scores nothing by its printed value', () => {
    const sky = over({
      rest: 'out',
      decks: ['', 'spyglass', 'spyglass'],
      claims: [1, 1, null],
      pool: 'sky-cannon lucky-coin',
    });
    sky.play({ type: 'keep', seat: 1, card: sky.context.collected[1]?.[0]?.id ?? '' });
    expect(sky.view('public').accounts?.[1]).toMatchObject({ claimed: 2, items: 0 });
  });
});
