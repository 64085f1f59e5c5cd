import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../src/games/kit/events.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { chiSquare, critical } from '../kit/statistics.ts';
import { expectFacts, type Position, rulings, table } from './language.ts';

describe('Pirates', () => {
  rulings([
    {
      title: 'TG-4.1 a Pirate takes one card from the target’s hand',
      at: { hands: [['pirate', 'kraken'], ['officer', 'officer', 'officer'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: {
        hands: { Anne: ['kraken', 'officer'], Ben: ['officer', 'officer', 'pirate'], Cleo: ['pirate'] },
        discard: ['pirate'],
        events: ['played', 'yielded', 'stole', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-4.1 Two Pirates take two from one hand',
      at: { hands: [['two-pirates', 'kraken'], ['officer', 'officer', 'officer'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2',
      after: { hands: { Anne: ['kraken', 'officer', 'officer'], Ben: ['officer', 'pirate'], Cleo: ['pirate'] } },
    },
    {
      title: 'TG-4.1 Two Pirates may be content with one card, not with none and not with three (Q-TG-12)',
      at: {
        hands: [
          ['two-pirates', 'kraken'],
          ['officer', 'officer', 'officer'],
        ],
        draw: ['pirate'],
      },
      play: 'Anne plays two-pirates on Ben; Ben yields',
      after: {
        phase: 'take',
        asked: 'Anne',
        moves: { Anne: ['takes 1', 'takes 2'], Ben: [] },
        refused: {
          'Anne takes 0': 'TG-4.1',
          'Anne takes 3': 'TG-4.1',
          'Anne takes 1.5': 'TG-4.1',
          'Ben takes 1': 'TG-3.1',
          'Ben yields': 'TG-3.1',
          'Anne yields': 'TG-4.2',
        },
      },
    },
    {
      title: 'TG-4.1 the one that is left stays',
      at: { hands: [['two-pirates', 'kraken'], ['officer', 'officer', 'officer'], ['pirate']] },
      play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 1',
      after: { sizes: { Anne: 2 }, turn: 'Ben' },
    },
    {
      title: 'TG-4.1 Two Pirates take as many as there are then, and nothing of what the target draws for it (Q-TG-12)',
      at: { hands: [['two-pirates', 'kraken'], ['pirate'], ['pirate']], draw: ['gold-coin', 'gold-coin', 'gold-coin'] },
      play: 'Anne plays two-pirates on Ben; Ben yields',
      after: {
        hands: { Anne: ['kraken', 'pirate'], Ben: ['gold-coin', 'gold-coin', 'gold-coin'] },
        events: ['played', 'yielded', 'stole', 'drew', 'drew', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-4.1 both cards of a hand of two are taken together; then the target draws',
      at: {
        hands: [['two-pirates', 'kraken'], ['pirate', 'pirate'], ['pirate']],
        draw: ['officer', 'officer', 'officer'],
      },
      play: 'Anne plays two-pirates on Ben; Ben yields; Anne takes 2',
      after: {
        hands: { Anne: ['kraken', 'pirate', 'pirate'], Ben: ['officer', 'officer', 'officer'] },
        events: ['played', 'yielded', 'stole', 'drew', 'drew', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-4.1 a hand that could not be filled again gives nothing',
      at: { hands: [['two-pirates', 'kraken'], ['officer']], nothingElse: true },
      play: 'Anne plays two-pirates on Ben; Ben blocks with officer',
      after: {
        sizes: { Anne: 2, Ben: 1 },
        events: ['played', 'blocked', 'reshuffled', 'drew', 'drew', 'stole', 'turn'],
      },
    },
  ]);

  it('TG-4.1 each card of the hand is as likely to be taken (Q-TG-14)', () => {
    const hand = ['officer', 'gold-coin', 'kraken', 'two-officers', 'pirate-captain'] as const;
    const counts = hand.map(() => 0);
    for (let n = 0; n < 1500; n++) {
      const at = table({ hands: [['pirate', 'pirate'], hand, ['pirate']], seed: `theft ${n}` });
      at.play('Anne plays pirate on Ben; Ben yields');
      const taken = hand.findIndex((kind) => at.hand('Anne').includes(kind));
      counts[taken] = (counts[taken] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(4));
  });

  it('TG-4.1 each pair of cards is as likely to be taken by Two Pirates', () => {
    const hand = ['officer', 'gold-coin', 'kraken', 'two-officers'] as const;
    const pairs = new Map<string, number>();
    for (let n = 0; n < 1200; n++) {
      const at = table({ hands: [['two-pirates', 'pirate'], hand, ['pirate']], seed: `pair ${n}` });
      at.play('Anne plays two-pirates on Ben; Ben yields; Anne takes 2');
      const pair = hand.filter((kind) => at.hand('Anne').includes(kind)).join();
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(6);
    expect(chiSquare([...pairs.values()])).toBeLessThan(critical(5));
  });
});

describe('blocking', () => {
  const attackers = ['pirate', 'two-pirates', 'pirate-captain', 'kraken'] as const;
  const all = ['pirate', 'two-pirates', 'officer', 'two-officers', 'gold-coin', 'kraken', 'pirate-captain'] as const;
  /** Which cards stop which attack (Q-TG-11). */
  const stops: Readonly<Record<string, readonly string[]>> = {
    pirate: ['officer', 'two-officers'],
    'two-pirates': ['officer', 'two-officers'],
    'pirate-captain': [],
    kraken: ['pirate-captain'],
  };
  const rules: Readonly<Record<string, string>> = { kraken: 'TG-5.1', 'pirate-captain': 'TG-5.4' };

  for (const attacker of attackers) {
    for (const card of all) {
      const may = stops[attacker]?.includes(card) ?? false;
      const rule = rules[attacker] ?? 'TG-4.2';
      it(`${rule} ${card} ${may ? 'stops' : 'does not stop'} ${attacker} (Q-TG-11)`, () => {
        const at = table({ hands: [[attacker, 'pirate'], [card, 'gold-coin', 'pirate'], ['pirate']] });
        at.play(`Anne plays ${attacker} on Ben`);
        expect(at.moves('Ben').includes(`blocks with ${card}`)).toBe(may);
        const refusal = at.attempt(`Ben blocks with ${card}`);
        if (may) expect(refusal).toBeUndefined();
        else expect(refusal).toBeRefused(rule);
      });
    }
  }

  rulings([
    {
      title: 'TG-4.2 an Officer stops a Pirate: nothing is taken, both cards are discarded (Q-TG-09)',
      at: { hands: [['pirate', 'kraken'], ['officer', 'gold-coin'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays pirate on Ben; Ben blocks with officer',
      after: {
        hands: { Anne: ['kraken'], Ben: ['gold-coin', 'pirate'] },
        discard: ['pirate', 'officer'],
        events: ['played', 'blocked', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-4.2 Two Officers stop a Pirate',
      at: { hands: [['pirate', 'kraken'], ['two-officers', 'gold-coin'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays pirate on Ben; Ben blocks with two-officers',
      after: { hands: { Anne: ['kraken'], Ben: ['gold-coin', 'pirate'] }, discard: ['pirate', 'two-officers'] },
    },
    {
      title: 'TG-4.2 Two Officers stop Two Pirates',
      at: {
        hands: [['two-pirates', 'kraken'], ['two-officers', 'gold-coin', 'gold-coin'], ['pirate']],
        draw: ['pirate'],
      },
      play: 'Anne plays two-pirates on Ben; Ben blocks with two-officers',
      after: { hands: { Anne: ['kraken'], Ben: ['gold-coin', 'gold-coin', 'pirate'] }, phase: 'act', turn: 'Ben' },
    },
    {
      title: 'TG-4.2 an Officer stops one half of Two Pirates: one card is taken, and the attacker is not asked',
      at: { hands: [['two-pirates', 'kraken'], ['officer', 'gold-coin', 'gold-coin'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays two-pirates on Ben; Ben blocks with officer',
      after: {
        hands: { Anne: ['kraken', 'gold-coin'], Ben: ['gold-coin', 'pirate'] },
        discard: ['two-pirates', 'officer'],
        events: ['played', 'blocked', 'stole', 'turn', 'drew'],
      },
    },
    {
      title: 'TG-4.2 only the target may answer (Q-TG-08)',
      at: {
        hands: [
          ['pirate', 'officer'],
          ['pirate', 'kraken'],
          ['officer', 'two-officers'],
        ],
      },
      play: 'Anne plays pirate on Ben',
      after: {
        asked: 'Ben',
        moves: { Anne: [], Ben: ['yields'], Cleo: [] },
        refused: {
          'Cleo blocks with officer': 'TG-4.2',
          'Anne blocks with officer': 'TG-4.2',
          'Cleo yields': 'TG-4.2',
          'Ben pays': 'TG-5.3',
        },
      },
    },
    {
      title: 'TG-4.2 a blocker in hand need not be used (Q-TG-09)',
      at: { hands: [['pirate', 'kraken'], ['officer', 'officer'], ['pirate']], draw: ['pirate'] },
      play: 'Anne plays pirate on Ben; Ben yields',
      after: { hands: { Anne: ['kraken', 'officer'], Ben: ['officer', 'pirate'] } },
    },
    {
      title: 'TG-4.2 a card in somebody else’s hand does not block',
      at: { hands: [['pirate', 'kraken'], ['pirate', 'pirate'], ['officer']] },
      play: 'Anne plays pirate on Ben',
      after: { refused: { 'Ben blocks with officer': 'TG-2.1' } },
    },
  ]);
});

describe('the question to the target', () => {
  const positions: readonly (readonly [string, Position])[] = [
    ['an Officer', { hands: [['pirate', 'kraken'], ['officer', 'gold-coin'], ['pirate']] }],
    ['no blocker', { hands: [['pirate', 'kraken'], ['gold-coin', 'gold-coin'], ['pirate']] }],
    ['a Captain', { hands: [['pirate', 'kraken'], ['pirate-captain', 'gold-coin'], ['pirate']] }],
  ];

  for (const attack of ['pirate', 'kraken']) {
    it(`TG-4.3 is put whatever the target holds, and looks the same to all others: ${attack} (Q-TG-10)`, () => {
      const seen = positions.map(([, position]) => {
        const at = table(position).play(`Anne plays ${attack} on Ben`);
        expectFacts(at, { phase: 'answer', asked: 'Ben' });
        expect(at.moves('Ben')).toContain('yields');
        return JSON.stringify([0, 2, 'public' as const].map((viewer) => takeTheGold.view(at.state, viewer as 0)));
      });
      expect(new Set(seen).size).toBe(1);
    });
  }

  rulings([
    {
      title: 'TG-4.3 is put to a single card as well',
      at: { hands: [['two-pirates', 'kraken'], ['gold-coin'], ['pirate']] },
      play: 'Anne plays two-pirates on Ben',
      after: { phase: 'answer', asked: 'Ben', moves: { Ben: ['yields'] } },
    },
    {
      title: 'TG-4.3 is over when the attack is: nothing of it is left to see',
      at: { hands: [['pirate', ...Array(6).fill('officer')], ['two-officers', 'gold-coin'], ['pirate']] },
      play: 'Anne plays pirate on Ben; Ben blocks with two-officers',
      after: { phase: 'shed', asked: 'Anne' },
    },
  ]);

  it('TG-4.3 a blocked attack is gone from every view', () => {
    const at = table({ hands: [['pirate', ...Array(6).fill('officer')], ['two-officers', 'gold-coin'], ['pirate']] });
    at.play('Anne plays pirate on Ben');
    expect(takeTheGold.view(at.state, 2).attack).toMatchObject({ by: 0, on: 1, thieves: 1 });
    at.play('Ben blocks with two-officers');
    expect(takeTheGold.view(at.state, 2)).toMatchObject({ attack: null, lootable: 0 });
  });
});

describe('a blind pick', () => {
  const robbed = (seed: string) =>
    table({ hands: [['two-pirates', 'pirate'], ['officer', 'gold-coin', 'kraken'], ['pirate']], seed }).play(
      'Anne plays two-pirates on Ben; Ben yields; Anne takes 2',
    );

  it('TG-4.4 is told in full to the two, and to nobody else', () => {
    const { events, state } = robbed('who knows');
    const stole = events.filter(({ type }) => type === 'stole');
    const hand = state.context.hands[0]?.map(({ kind }) => kind) ?? [];
    for (const viewer of [0, 1] as const) {
      const kinds = projectEvents(stole, viewer)[0]?.kinds as string[];
      expect(kinds).toHaveLength(2);
      expect([...kinds, 'pirate'].sort()).toEqual([...hand].sort());
    }
    for (const viewer of [2, 'public'] as const) {
      expect(projectEvents(stole, viewer)).toEqual([{ type: 'stole', by: 0, from: 1, count: 2 }]);
    }
  });

  it('TG-4.4 mints the ids of both hands anew, so that nobody can follow a card', () => {
    const at = table({ hands: [['pirate', 'pirate', 'officer'], ['officer', 'gold-coin', 'kraken'], ['pirate']] });
    const before = at.state.context.hands.map((hand) => hand.map(({ id }) => id));
    at.play('Anne plays pirate on Ben; Ben yields');
    // Ben has drawn since: his new card is the top of the pile that everybody saw go to him.
    const after = at.state.context.hands.map((hand) => hand.map(({ id }) => id));
    const old = new Set([...(before[0] ?? []), ...(before[1] ?? [])]);
    expect([...(after[0] ?? []), ...(after[1] ?? [])].filter((id) => old.has(id))).toEqual([]);
    expect(after[2]).toEqual(before[2]);
  });

  it('TG-4.4 puts what was taken anywhere in the thief’s hand', () => {
    const places = [0, 0, 0, 0];
    const kept = [0, 0, 0];
    for (let n = 0; n < 1200; n++) {
      const hands = [
        ['pirate', 'officer', 'officer', 'officer'],
        ['kraken', 'kraken', 'kraken', 'two-officers'],
        ['pirate'],
      ] as const;
      const at = table({ hands, draw: ['pirate'], seed: `place ${n}` }).play('Anne plays pirate on Ben; Ben yields');
      const place = at.hand('Anne').findIndex((kind) => kind !== 'officer');
      places[place] = (places[place] ?? 0) + 1;
      const rest = at.hand('Ben').indexOf('two-officers');
      if (rest >= 0) kept[rest] = (kept[rest] ?? 0) + 1;
    }
    expect(chiSquare(places)).toBeLessThan(critical(3));
    expect(chiSquare(kept)).toBeLessThan(critical(2));
  });

  it('TG-4.4 a card that is drawn keeps its id from the pile: everybody could follow it', () => {
    const at = table({ hands: [['pirate'], ['officer'], ['pirate']] });
    const top = at.state.context.drawPile[0]?.id;
    at.play('Anne passes');
    expect(at.state.context.hands[1]?.at(-1)?.id).toBe(top);
  });
});
