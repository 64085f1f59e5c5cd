import { describe, expect, it } from 'vitest';
import {
  CREW,
  crewFor,
  DECK,
  effectOf,
  goldOn,
  IOU,
  TREASURE,
  type TreasureKind,
  timingOf,
  valueOn,
} from '../../../src/games/captains-wager/cards.ts';
import { words } from '../../../src/games/captains-wager/words.en.ts';
import { newTable, table } from './table.ts';

describe('the cards', () => {
  it('CW-1.1 there are 28 Crew cards with values from 1 to 20, each of its own kind and with words', () => {
    expect(CREW).toHaveLength(28);
    expect(new Set(CREW.map(({ kind }) => kind)).size).toBe(28);
    const values = CREW.map(({ value }) => value);
    expect([Math.min(...values), Math.max(...values)]).toEqual([1, 20]);
    for (const { kind, value } of CREW) {
      expect(words[`card.${kind}`]).not.toBe('');
      expect(words[`card.${kind}.help`]).toContain(`Value ${value}.`);
    }
  });

  it('CW-1.1 the help of a card names the figures of its effect', () => {
    for (const { kind, effect } of [...CREW, ...TREASURE]) {
      const figures = Object.entries(effect).flatMap(([field, value]) =>
        (field === 'value' || field === 'count') && Math.abs(Number(value)) > 1 ? [Math.abs(Number(value))] : [],
      );
      for (const figure of figures) expect(words[`card.${kind}.help`]).toContain(String(figure));
    }
  });

  it('CW-1.2 there are 15 different Treasure cards, 9 of 2 gold, 3 of 3 and 3 of 4, each with words', () => {
    expect(new Set(DECK).size).toBe(15);
    const of = (gold: number) => TREASURE.filter((row) => row.gold === gold).length;
    expect([of(2), of(3), of(4)]).toEqual([9, 3, 3]);
    for (const { kind, gold } of TREASURE) expect(words[`card.${kind}.help`]).toContain(`Worth ${gold} gold`);
  });

  it('CW-1.1 CW-1.2 the guide’s pictures say what their cards say', () => {
    const gold = ['sky-cannon', 'skeleton-map', 'spyglass'] as const;
    expect(words['picture.score']).toBe(`Claimed: ${gold.map(goldOn).join(' + ')} gold`);
    expect(
      ['ornate-key', 'grog-barrel', 'golden-idol', 'sky-cannon'].map((kind) => goldOn(kind as TreasureKind)),
    ).toEqual([2, 3, 4, 4]);
    expect(valueOn('tinkerer') + 4).toBe(15);
    expect(effectOf('grog-barrel')).toEqual({ does: 'strengthen', value: 4 });
    expect([valueOn('corsair'), valueOn('lady-buccaneer')]).toEqual([13, 13]);
  });

  it('CW-1.2 every captain has the same set, and backs of its own', () => {
    const { decks, pool } = newTable(5).context;
    for (const [seat, deck] of decks.entries()) {
      const own = [...deck, ...pool].filter(({ owner }) => owner === seat).map(({ kind }) => kind);
      expect(own.sort()).toEqual([...DECK].sort());
    }
  });

  it('CW-1.2 each Item says when it is played', () => {
    const at = (timing: string) => DECK.filter((kind) => timingOf(kind) === timing);
    expect(at('any')).toEqual(['ornate-key', 'ships-biscuit']);
    expect(at('start')).toEqual(['spyglass']);
    expect(at('turn')).toEqual(['marked-cards', 'forged-papers', 'letter-of-passage']);
    expect(at('end')).toHaveLength(6);
    expect(at('adventure')).toEqual(['skeleton-map']);
    expect(at('reaction')).toEqual(['boarding-axe']);
    expect(at('never')).toEqual(['golden-idol']);
  });

  it('CW-1.3 three Encounters are claimed by number, coins and IOUs are counted, an IOU costs 2', () => {
    const sky = newTable(2);
    expect(sky.context.claims).toEqual([]);
    expect(sky.context.encounter).toBe(1);
    expect(sky.context.coins).toEqual([0, 0]);
    expect(sky.context.ious).toEqual([0, 0]);
    expect(IOU).toBe(2);
  });
});

describe('setting out', () => {
  it('CW-2.1 every Treasure Deck is shuffled on its own', () => {
    const orders = (seed: string) => newTable(3, seed).context.decks.map((deck) => deck.map(({ kind }) => kind).join());
    expect(new Set([...orders('one'), ...orders('other')]).size).toBe(6);
  });

  it('CW-2.1 chance draws the Starting Captain where the table does not say', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => newTable(3, `draw ${n}`, null).context.starting);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(newTable(3, 'said', 2).context.starting).toBe(2);
  });

  it.each([
    [2, 16],
    [3, 20],
    [4, 24],
    [5, 28],
  ])('CW-2.2 with %i players %i Crew cards are used', (seats, count) => {
    expect(crewFor(seats)).toHaveLength(count);
    const { hands, undealt } = newTable(seats).context;
    expect([...hands.flat(), ...undealt].map(({ kind }) => kind).sort()).toEqual([...crewFor(seats)].sort());
  });

  it('CW-2.2 cards for more players stay in the box (Q-CW-04)', () => {
    expect(crewFor(2)).not.toContain('bilge-rat');
    expect(crewFor(3)).not.toContain('turncoat');
    expect(crewFor(4)).not.toContain('harpooner');
  });
});

describe('an Adventure begins', () => {
  it('CW-3.1 everybody is dealt four Crew cards, which only their captain sees', () => {
    const sky = newTable(4);
    expect(sky.context.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
    expect(sky.view(1).hands.map((hand) => hand.filter(({ kind }) => kind !== null).length)).toEqual([0, 4, 0, 0]);
    expect(sky.view('public').undealt.every(({ kind }) => kind === null)).toBe(true);
  });

  it('CW-3.1 all Crew cards are shuffled again for the next Adventure, and nobody can follow any (Q-CW-08)', () => {
    const sky = table({
      at: 'adventure',
      hands: ['', ''],
      items: ['golden-idol', ''],
      claims: [0, 0, 0],
      pool: 'spyglass',
    });
    const before = new Set(sky.context.undealt.map(({ id }) => id));
    const looks = [...before, sky.context.decks[1]?.[5]?.id ?? ''].map((card) => ({ by: 0, card }));
    sky.state = { ...sky.state, context: { ...sky.context, looks } };
    sky.pass(0).play({ type: 'stow', seat: 0 });
    expect(sky.context.adventure).toBe(2);
    expect(sky.context.hands.map((hand) => hand.length)).toEqual([4, 4]);
    expect([...sky.context.hands.flat(), ...sky.context.undealt].filter(({ id }) => before.has(id))).toEqual([]);
    expect(sky.context.looks).toEqual(looks.slice(-1));
  });

  it('CW-3.2 the top card of each deck is the ante, which is no bet (Q-CW-01)', () => {
    const sky = newTable(3);
    expect(sky.context.pool.map(({ owner }) => owner)).toEqual([0, 1, 2]);
    expect(sky.context.decks.map((deck) => deck.length)).toEqual([14, 14, 14]);
    expect(sky.happened.filter((type) => type === 'ante')).toHaveLength(3);
    expect(sky.context.crews.map(({ deal }) => deal)).toEqual([null, null, null]);
  });

  it('CW-3.2 the ante is the top card', () => {
    const sky = table({
      at: 'adventure',
      claims: [0, 0, 0],
      pool: 'spyglass',
      items: ['golden-idol', ''],
      decks: ['lucky-coin', 'sky-cannon'],
    });
    sky.pass(0).play({ type: 'stow', seat: 0 });
    expect(sky.pool.split(' ').sort().join(' ')).toBe('lucky-coin sky-cannon');
  });

  it('CW-3.2 nobody sees an ante, not even who gives it', () => {
    for (const viewer of [0, 1, 'public'] as const) {
      expect(
        newTable(2)
          .view(viewer)
          .pool.every(({ kind }) => kind === null),
      ).toBe(true);
    }
  });

  it('CW-3.3 all captains are active again, also those who have stolen', () => {
    const sky = table({
      at: 'adventure',
      items: ['golden-idol', ''],
      claims: [0, 0, 0],
      thieves: [1],
      pool: 'spyglass@1',
    });
    sky.pass(0).play({ type: 'stow', seat: 0 });
    expect(sky.context.thieves).toEqual([]);
    expect(sky.context.claims).toEqual([]);
  });

  it('CW-3.3 an Adventure has three Encounters', () => {
    const sky = newTable(2, 'three');
    const numbers: number[] = [];
    for (let encounter = 1; encounter <= 3; encounter++) {
      numbers.push(sky.context.encounter);
      for (let turn = 0; turn < 2; turn++) {
        sky.nobody();
        const seat = sky.context.turn ?? 0;
        sky.bet(seat);
        sky.play(sky.moves(seat)[0] as never);
        while (sky.context.choice) sky.play(sky.moves(sky.context.choice.by)[0] as never);
      }
      sky.nobody();
    }
    expect(numbers).toEqual([1, 2, 3]);
    expect(sky.context.claims.length === 3 || sky.context.adventure === 2).toBe(true);
  });
});
