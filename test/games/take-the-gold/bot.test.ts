import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import type { Move, State } from '../../../src/games/kit/game.ts';
import { actingSeats } from '../../../src/games/kit/play.ts';
import { unseenKinds } from '../../../src/games/take-the-gold/bot.ts';
import type { Kind } from '../../../src/games/take-the-gold/cards.ts';
import type { Context } from '../../../src/games/take-the-gold/context.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { lot, playOut, times } from '../kit/run.ts';
import { type Position, table } from './language.ts';

/** A position, what was played since, and what the policy does there whatever its luck. */
const sense: readonly { title: string; at: Position; play?: string; does: string }[] = [
  {
    title: 'drives off the Kraken when there are coins to lose',
    at: { hands: [['kraken', 'pirate'], ['pirate-captain', 'gold-coin', 'gold-coin'], ['pirate']] },
    play: 'Anne plays kraken on Ben',
    does: 'blocks with pirate-captain',
  },
  {
    title: 'defends its coins with the plain Officer while there is one',
    at: { hands: [['pirate', 'pirate'], ['two-officers', 'officer', 'gold-coin', 'gold-coin'], ['pirate']] },
    play: 'Anne plays pirate on Ben',
    does: 'blocks with officer',
  },
  {
    title: 'stops both of Two Pirates if it can',
    at: { hands: [['two-pirates', 'pirate'], ['two-officers', 'officer', 'gold-coin', 'gold-coin'], ['pirate']] },
    play: 'Anne plays two-pirates on Ben',
    does: 'blocks with two-officers',
  },
  {
    title: 'takes two cards rather than one',
    at: { hands: [['two-pirates', 'pirate'], ['officer', 'officer', 'pirate'], ['pirate']] },
    play: 'Anne plays two-pirates on Ben; Ben yields',
    does: 'takes 2',
  },
  {
    title: 'pays a coin when refusing would cost that coin and more',
    at: { hands: [['pirate-captain', 'pirate'], ['gold-coin', 'officer'], ['pirate']] },
    play: 'Anne plays pirate-captain on Ben',
    does: 'pays',
  },
  {
    title: 'does not pay when two cards at random are cheaper',
    at: { hands: [['pirate-captain', 'pirate'], ['gold-coin', 'officer', 'officer', 'officer', 'pirate'], ['pirate']] },
    play: 'Anne plays pirate-captain on Ben',
    does: 'yields',
  },
  {
    title: 'discards no coin',
    at: { hands: [['gold-coin', 'gold-coin', 'gold-coin', 'officer', 'officer', 'pirate-captain'], ['pirate']] },
    play: 'Anne passes',
    does: 'discards officer',
  },
  {
    title: 'does not sink the ship without a coin to show',
    at: {
      hands: [
        ['kraken', 'officer'],
        ['pirate', 'officer'],
        ['pirate', 'officer'],
      ],
      aside: 2,
    },
    does: 'passes',
  },
  {
    title: 'sinks the ship with three coins against small hands, on the larger of them',
    at: {
      hands: [['kraken', 'gold-coin', 'gold-coin', 'gold-coin'], ['pirate'], ['pirate', 'officer', 'officer']],
      aside: 2,
    },
    does: 'plays kraken on Cleo',
  },
  {
    title: 'robs somebody rather than pass',
    at: { hands: [['pirate', 'officer'], ['pirate', 'officer'], ['pirate']] },
    does: 'plays pirate on Ben',
  },
  {
    title: 'keeps its only Captain as a shield while it has coins to lose',
    at: { hands: [['pirate-captain', 'pirate', 'gold-coin', 'gold-coin'], ['pirate', 'officer'], ['pirate']] },
    does: 'plays pirate on Ben',
  },
];

describe('the bot', () => {
  for (const { title, at, play, does } of sense) {
    it(title, () => {
      const position = table(at);
      if (play) position.play(play);
      const [seat = 0] = actingSeats(takeTheGold, position.state);
      for (let n = 0; n < 10; n++) {
        const view = takeTheGold.view(position.state, seat);
        const move = takeTheGold.policy(view, takeTheGold.moves(position.state, seat), chanceOf(`luck ${n}`));
        expect(position.line(move)).toBe(does);
      }
    });
  }

  it('wins most duels against somebody who plays at random', () => {
    const duels = times(150, 1000);
    let wins = 0;
    for (let n = 0; n < duels; n++) {
      const bot = n % 2;
      const last = playOut(
        takeTheGold,
        { seats: 2, seed: `duel ${n}` },
        () => {},
        (moves, state, step) => {
          const [seat = 0] = actingSeats(takeTheGold, state);
          const now = state as State<Context>;
          const luck = `duel ${n}:${step}`;
          if (seat !== bot) return lot(luck, (lots) => lots.oneOf(moves));
          return takeTheGold.policy(takeTheGold.view(now, seat), takeTheGold.moves(now, seat), chanceOf(luck)) as Move;
        },
      );
      if (takeTheGold.outcome(last.after as State<Context>)?.ranking[0]?.includes(bot)) wins++;
    }
    expect(wins / duels).toBeGreaterThan(0.75);
  });
});

describe('what the bot imagines', () => {
  const kindsOf = (view: ReturnType<typeof takeTheGold.view>) => view.hands.flat().map(({ kind }) => kind);

  it('counts the cards that nobody has shown it', () => {
    const at = table({ hands: [['pirate', 'gold-coin'], ['officer'], ['kraken']], discard: ['pirate'], aside: 1 });
    const unseen = unseenKinds(takeTheGold.view(at.state, 0));
    expect(unseen).toHaveLength(50);
    expect(unseen.filter((kind) => kind === 'gold-coin')).toHaveLength(13);
    expect(unseen.filter((kind) => kind === 'kraken')).toHaveLength(4);
    expect(unseenKinds(takeTheGold.view(at.state, 'public'))).toHaveLength(52);
  });

  for (const { title, advanced, tie, most } of [
    { title: 'TG-6.1 no hand of four coins that would have won', advanced: false, tie: false, most: 3 },
    { title: 'TG-6.4 no two coins in a tie-break', advanced: false, tie: true, most: 1 },
    { title: 'TG-6.4 no two coins in the tie-break of the Advanced game', advanced: true, tie: true, most: 1 },
    { title: 'TG-9.1 any number of coins in the Advanced game', advanced: true, tie: false, most: 5 },
  ]) {
    it(title, () => {
      // Coins and Pirates are all that Ben's five cards can be.
      const discard = [
        ...[
          ...Array<Kind>(9).fill('officer'),
          ...Array<Kind>(4).fill('two-officers'),
          ...Array<Kind>(5).fill('kraken'),
        ],
        ...[...Array<Kind>(4).fill('two-pirates'), ...Array<Kind>(4).fill('pirate-captain')],
      ];
      const hands = [['officer'], Array<Kind>(5).fill('pirate'), []] as const;
      const at = table({ hands, discard, advanced, ...(tie ? { tieBreak: ['Anne', 'Ben'] as const } : {}) });
      const held = Array.from({ length: 60 }, (_, n) => {
        const state = takeTheGold.determinize(takeTheGold.view(at.state, 0), chanceOf(`dream ${n}`));
        expect(takeTheGold.violation(state)).toBeUndefined();
        return (state.context.hands[1] ?? []).filter(({ kind }) => kind === 'gold-coin').length;
      });
      expect(Math.max(...held)).toBe(most);
    });
  }

  it('TG-6.2 no coins face down once all have been laid open', () => {
    const hands = [['kraken', 'gold-coin', 'pirate'], ['pirate'], ['officer', 'officer', 'officer']] as const;
    const at = table({ hands, aside: 2 }).play('Anne plays kraken on Ben; Ben yields');
    const view = takeTheGold.view(at.state, 'public');
    for (let n = 0; n < 30; n++) {
      const state = takeTheGold.determinize(view, chanceOf(`dream ${n}`));
      expect(kindsOf(takeTheGold.view(state, 'public'))).toEqual(kindsOf(view));
    }
  });

  it('TG-6.1 only the winner’s hand is known to hold no more coins than it showed', () => {
    const at = table({ hands: [['pirate'], ['gold-coin', 'gold-coin', 'gold-coin', 'officer']], draw: ['gold-coin'] });
    const view = takeTheGold.view(at.play('Anne passes').state, 'public');
    const dreams = Array.from({ length: 60 }, (_, n) => takeTheGold.determinize(view, chanceOf(`dream ${n}`)));
    for (const { context } of dreams) expect(context.hands[1]?.map(({ kind }) => kind)[3]).not.toBe('gold-coin');
    expect(dreams.some(({ context }) => context.hands[0]?.[0]?.kind === 'gold-coin')).toBe(true);
  });
});

describe('the appraisal', () => {
  const worth = (at: Position) => takeTheGold.appraise(table(at).state, 0);

  it('rises with the own coins, falls with those of the others', () => {
    const none = worth({ hands: [['pirate'], ['pirate']] });
    const one = worth({ hands: [['gold-coin'], ['pirate']] });
    const two = worth({ hands: [['gold-coin', 'gold-coin'], ['pirate']] });
    const behind = worth({ hands: [['gold-coin'], ['gold-coin', 'gold-coin'], ['pirate']] });
    expect(none).toBe(0.5);
    expect(one).toBeGreaterThan(none);
    expect(two).toBeGreaterThan(one);
    expect(behind).toBeLessThan(none);
  });

  it('is nothing for who is out of the tie-break', () => {
    expect(worth({ hands: [[], ['pirate'], ['pirate']], tieBreak: ['Ben', 'Cleo'], turn: 'Ben' })).toBe(0);
  });
});
