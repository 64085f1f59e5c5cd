import { describe, expect, it } from 'vitest';
import type { GameEvent, Json } from '../../src/games/kit/events.ts';
import type { AnyGame, State } from '../../src/games/kit/game.ts';
import type { Viewer } from '../../src/games/kit/seats.ts';
import { taughtSomething } from '../../src/host/learning.ts';

/** A position: what each viewer sees; lots drawn; whether the game is over. */
interface Position {
  readonly public: object;
  readonly seats: readonly object[];
  readonly drawn?: number;
  readonly minted?: number;
  readonly over?: boolean;
}

const stateOf = (position: Position) =>
  ({
    value: 'on',
    status: 'active',
    context: { chance: { seed: '', drawn: position.drawn ?? 0 }, minted: position.minted ?? 0, seats: 2, position },
  }) as unknown as State;

/** A game whose views are written out by hand. */
const game = {
  view: ({ context: { position } }: { context: { position: Position } }, viewer: Viewer) =>
    viewer === 'public' ? position.public : position.seats[viewer],
  outcome: ({ context: { position } }: { context: { position: Position } }) => (position.over ? {} : undefined),
  cards: () => [
    { id: 'c1', kind: 'gold' },
    { id: 'c2', kind: 'kraken' },
  ],
} as unknown as AnyGame;

const taught = (before: Position, after: Position, events: GameEvent[] = []) =>
  taughtSomething({ game, by: 0, before: stateOf(before), after: stateOf(after), events });

const up = { id: 'c1', kind: 'gold' };
const down = { id: 'c1', kind: null };

/** Seat 0 holds a card. */
const HELD: Position = {
  public: { hand: [down], table: [] },
  seats: [
    { hand: [up], table: [] },
    { hand: [down], table: [] },
  ],
};

/** An event of seat 0 with secret facts for some. */
const secretly = (to: number[], facts: Record<string, Json>, open: Record<string, Json> = {}): GameEvent => ({
  type: 'did',
  ...open,
  secret: { to, facts },
});

describe('nobody learns anything', () => {
  it('by a card laid face down', () => {
    const laid = {
      public: { hand: [], table: [down] },
      seats: [
        { hand: [], table: [up] },
        { hand: [], table: [down] },
      ],
    };
    expect(taught(HELD, laid)).toBe(false);
  });

  it('by a card that was open and goes elsewhere', () => {
    const open = (where: object) => ({ public: where, seats: [where, where] });
    expect(taught(open({ row: [up], pile: [] }), open({ row: [], pile: [up] }))).toBe(false);
  });

  it('by counters, phases and turns', () => {
    const open = (where: object) => ({ public: where, seats: [where, where] });
    expect(
      taught(open({ turn: 0, coins: [3, 1], attack: null }), open({ turn: 1, coins: [2, 2], attack: { by: 0 } })),
    ).toBe(false);
  });

  it('by a list of ids that its owner sees in another order', () => {
    const seen = (own: string[], others: string[]) => ({
      public: { hand: others },
      seats: [{ hand: own }, { hand: others }],
    });
    expect(taught(seen(['c2', 'c1'], ['c1', 'c2']), seen(['c1', 'c2'], ['c1', 'c2']))).toBe(false);
  });

  it('by secret facts of an event that repeat what the mover knew of the cards it names', () => {
    expect(taught(HELD, HELD, [secretly([0], { kind: 'gold' }, { card: 'c1' })])).toBe(false);
    expect(taught(HELD, HELD, [secretly([0], { cards: [{ id: 'c1', kind: 'gold' }] })])).toBe(false);
  });
});

describe('somebody learns something', () => {
  it('by a lot that was drawn, or cards whose ids were minted anew', () => {
    expect(taught(HELD, { ...HELD, drawn: 1 })).toBe(true);
    expect(taught(HELD, { ...HELD, minted: 1 })).toBe(true);
  });

  it('by the end of the game, which reveals its seed', () => {
    expect(taught(HELD, { ...HELD, over: true })).toBe(true);
  });

  it('by a face that is shown to all, to one, or to the mover', () => {
    const shown = { public: { table: [up] }, seats: [{ table: [up] }, { table: [up] }] };
    expect(taught(HELD, shown)).toBe(true);
    expect(taught(HELD, { ...HELD, seats: [{ hand: [up] }, { hand: [up] }] })).toBe(true);
    const other = { id: 'c2', kind: 'kraken' };
    expect(taught(HELD, { ...HELD, seats: [{ hand: [up, other] }, { hand: [down] }] })).toBe(true);
  });

  it('by a face that an event shows and no view keeps', () => {
    expect(taught(HELD, HELD, [{ type: 'shown', card: up } as GameEvent])).toBe(true);
  });

  it('by a bid that is opened', () => {
    const bids = (open: boolean) => ({
      public: { bids: [open ? 3 : null, null] },
      seats: [{ bids: [3, null] }, { bids: [open ? 3 : null, null] }],
    });
    expect(taught(bids(false), bids(true))).toBe(true);
  });

  it('by any secret told to another seat', () => {
    expect(taught(HELD, HELD, [secretly([1], { kind: 'gold' }, { card: 'c1' })])).toBe(true);
    expect(taught(HELD, HELD, [secretly([0, 1], { kind: 'gold' }, { card: 'c1' })])).toBe(true);
  });

  it('by a secret told to the mover that it did not know', () => {
    expect(taught(HELD, HELD, [secretly([0], { kind: 'kraken' }, { card: 'c2' })])).toBe(true);
    expect(taught(HELD, HELD, [secretly([0], { kinds: ['gold'] })])).toBe(true);
    expect(taught(HELD, HELD, [secretly([0], { rolled: 4 }, { card: 'c1' })])).toBe(true);
  });
});
