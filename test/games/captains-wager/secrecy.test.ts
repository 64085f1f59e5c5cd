import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/games/captains-wager/cards.ts';
import type { Context, TreasureCard } from '../../../src/games/captains-wager/context.ts';
import { captainsWager } from '../../../src/games/captains-wager/index.ts';
import { projectEvents } from '../../../src/games/kit/events.ts';
import type { State } from '../../../src/games/kit/game.ts';
import { seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';
import { playOut, setupsOf, times } from '../kit/run.ts';
import { byPolicy } from '../kit/suite/bots.ts';
import { newTable, table } from './table.ts';

const game = captainsWager;
const SEATS = [2, 3, 4, 5];

/** Where a captain's 15 Treasure cards can be. */
const zonesOf = (context: Context): readonly (readonly TreasureCard[])[] => [
  context.decks.flat(),
  context.pool,
  context.claimed.flat(),
  [...context.items, ...context.collected].flat(),
  context.loot,
  [...context.out, ...context.chain.map(({ card }) => card)],
];

describe('Treasure cards', () => {
  it.each(SEATS)(
    'CW-1.2 CW-2.1 all 15 of each of %i captains are in a deck, the pool, a stack, a hand, or out: always',
    (seats) => {
      for (const setup of setupsOf({ seats }, times(2, 500), 'conservation')) {
        const choose = setup.first === null ? byPolicy(game, setup.seed) : undefined;
        playOut(
          game,
          setup,
          ({ after }) => {
            const cards = zonesOf(after.context as Context).flat();
            expect(cards).toHaveLength(15 * seats);
            for (const owner of seatsFrom(0, seats)) {
              const own = cards.filter((card) => card.owner === owner).map(({ kind }) => kind);
              expect(new Set(own)).toEqual(new Set(DECK));
            }
            const ids = game.cards(after.context as Context).map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
          },
          choose,
        );
      }
    },
  );

  it('CW-5.1 CW-6.3 what is out of the game, or in a stack, stays there', () => {
    for (const setup of setupsOf({ seats: 4 }, times(2, 200), 'one way')) {
      playOut(game, setup, ({ before, after }) => {
        if (!before) return;
        const [was, is] = [before.context as Context, after.context as Context];
        expect(is.out.slice(0, was.out.length)).toEqual(was.out);
        for (const [seat, stack] of was.claimed.entries())
          expect(is.claimed[seat]?.slice(0, stack.length)).toEqual(stack);
      });
    }
  });
});

describe('secrets', () => {
  const faces = (cards: readonly { readonly kind: string | null }[]) => cards.map(({ kind }) => kind);

  it('CW-8.1 hands and Items are their captain’s; decks and pool nobody’s (Q-CW-04b)', () => {
    const sky = table({
      hands: ['corsair', 'tinkerer', ''],
      items: ['spyglass', 'lucky-coin', ''],
      pool: 'sky-cannon',
    });
    expect([0, 1, 'public' as const].map((viewer) => sky.view(viewer).hands.map(faces))).toEqual([
      [['corsair'], [null], []],
      [[null], ['tinkerer'], []],
      [[null], [null], []],
    ]);
    expect([0, 1, 'public' as const].map((viewer) => sky.view(viewer).items.map(faces))).toEqual([
      [['spyglass'], [null], []],
      [[null], ['lucky-coin'], []],
      [[null], [null], []],
    ]);
    for (const viewer of [0, 1, 'public'] as const) {
      const { decks, pool, undealt } = sky.view(viewer);
      expect([...decks.flat(), ...pool, ...undealt].every(({ kind }) => kind === null)).toBe(true);
    }
  });

  it('CW-8.1 a thief sees what it draws; which card it keeps, nobody else can tell', () => {
    const hands = ['corsair', 'tinkerer', ''];
    const sky = table({ hands, decks: ['spyglass lucky-coin'] }).steal(0);
    expect(faces(sky.view(0).loot)).toEqual(['spyglass', 'lucky-coin']);
    expect(faces(sky.view(1).loot)).toEqual([null, null]);
    const keeping = (place: number) => {
      const at = table({ hands, decks: ['spyglass lucky-coin'] }).steal(0);
      return at.play({ type: 'keep', seat: 0, card: at.context.loot[place]?.id ?? '' });
    };
    for (const viewer of [1, 2, 'public'] as const) {
      const sent = (at: ReturnType<typeof keeping>) => JSON.stringify([at.view(viewer), at.told(viewer)]);
      expect(sent(keeping(0))).toBe(sent(keeping(1)));
    }
    const drawn = sky.context.loot.map(({ id }) => id);
    const left = [...(keeping(0).context.items[0] ?? []), ...(keeping(0).context.decks[0] ?? [])].map(({ id }) => id);
    expect(left.some((id) => drawn.includes(id))).toBe(false);
  });

  it('CW-8.1 numbers of cards, coins, IOUs, stacks and what was played are open', () => {
    const sky = newTable(4);
    const { hands, decks, pool, undealt } = sky.view('public');
    expect(hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
    expect(decks.map((deck) => deck.length)).toEqual([14, 14, 14, 14]);
    expect([pool.length, undealt.length]).toEqual([4, 8]);
    const open = table({ claimed: ['sky-cannon', ''], coins: [3, 1], ious: [0, 2], crews: ['', 'tinkerer'] }).view(
      'public',
    );
    expect(open.claimed.map(faces)).toEqual([['sky-cannon'], []]);
    expect([open.coins, open.ious]).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect(open.crews[1]?.worth).toBe(11);
  });

  it('CW-8.1 a thief’s hand lies face down', () => {
    const sky = table({ hands: ['corsair bilge-rat', 'tinkerer', ''] }).steal(0);
    expect(faces(sky.view(1).hands[0] ?? [])).toEqual([null, null]);
    expect(faces(sky.view(0).hands[0] ?? []).sort()).toEqual(['bilge-rat', 'corsair']);
  });

  it('CW-8.1 what somebody has looked at it goes on knowing, until the cards are mixed', () => {
    const sky = table({
      at: 'crew',
      deals: ['bet'],
      hands: ['fortune-teller', 'quartermaster', ''],
      thieves: [2],
      claims: [0, 1],
      pool: 'sky-cannon lucky-coin@1',
    });
    expect(faces(sky.view(0).pool)).toEqual([null, null]);
    sky.crew(0, 'fortune-teller').nobody().borrow(1);
    expect(faces(sky.view(0).pool)).toEqual(['sky-cannon', 'lucky-coin']);
    expect(faces(sky.view(1).pool)).toEqual([null, null]);
    // A tie: the pool is shuffled and shared.
    sky.crew(1, 'quartermaster');
    expect(faces(sky.view(0).collected[1] ?? [])).toEqual([null]);
  });
});

/** What a viewer is sent of a position. */
const sent = (state: State<Context>, viewer: Viewer) => JSON.stringify(game.view(state, viewer));

describe('answers in a window', () => {
  it('CW-5.2 CW-8.1 while others are still asked, an Item chosen looks like a pass', () => {
    let met = 0;
    for (const setup of setupsOf({ seats: 4 }, times(3, 100), 'answers')) {
      playOut(game, setup, ({ before, move, after, events }) => {
        if (!before || !move || events.length > 0 || !['item', 'pass'].includes(move.type)) return;
        const [was, is] = [before as State<Context>, after as State<Context>];
        if (is.context.window?.asked !== was.context.window?.asked) return;
        const instead = game.moves(was, move.seat).map((other) => {
          const answers = was.context.window?.answers.map((answer, at) => {
            if (was.context.window?.asked[at] !== move.seat) return answer;
            return other.type === 'item' ? { card: other.card, on: other.on ?? null } : { card: null, on: null };
          });
          const window = was.context.window && { ...was.context.window, answers: answers ?? [] };
          return { ...is, context: { ...is.context, window } };
        });
        for (const viewer of [...seatsFrom(0, 4), 'public' as const].filter((other) => other !== move.seat)) {
          for (const other of instead) expect(sent(other, viewer)).toBe(sent(is, viewer));
          expect(projectEvents(events, viewer)).toEqual([]);
        }
        met++;
      });
    }
    expect(met).toBeGreaterThan(10);
  });
});
