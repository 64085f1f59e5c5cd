import { beforeEach, describe, expect, it } from 'vitest';
import type { Orders } from '../../src/games/kit/game.ts';
import type { Host } from '../../src/host/host.ts';
import { type TinyMove, type TinyView, tiny } from './tiny.ts';
import { ANNE, BEN, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

const shown = ({ shown }: TinyView): string => JSON.stringify(shown.map((cards) => cards.length));

/** Both show: one whatever it holds, until anybody has shown another card; one only where the hand is low. */
const orders: Orders<TinyMove, TinyView> = {
  all: [
    { id: 'round', blind: true, rule: 'TINY-1', term: shown, answer: (_, moves) => moves[0] },
    {
      id: 'low',
      blind: false,
      rule: 'TINY-1',
      term: () => '',
      answer: ({ hands, viewer }, moves) =>
        hands[viewer as number]?.every(({ kind }) => Number(kind) < 5) ? moves[0] : undefined,
    },
  ],
  isCovert: () => true,
};

/** The tiny game with all seats asked at once, each until it has shown a card. */
const asking: typeof tiny = {
  ...tiny,
  orders,
  moves(state, seat) {
    if ((state.context.shown[seat]?.length ?? 0) > 0) return [];
    return tiny
      .moves({ ...state, context: { ...state.context, turn: seat } }, seat)
      .filter(({ type }) => type === 'show');
  },
  refuse(state, move) {
    const isOpen = this.moves(state, move.seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    return isOpen ? undefined : { rule: 'TINY-1', why: 'why.not-now' };
  },
};

let world: World;
let host: Host;
let anne: TestClient;
let ben: TestClient;
let id: string;

/** A table of Anne and Ben, who look as their own seats, or Anne alone does. */
async function sitDown(isObserved: boolean) {
  world = newWorld();
  host = await openHost(world, { games: [asking] });
  anne = await TestClient.greeted(host);
  ben = await TestClient.greeted(host);
  ({ id } = await anne.create(ANNE, BEN));
  await anne.watch(id, 0);
  await ben.watch(id, isObserved ? 1 : 'public');
  await anne.ask({ type: 'seen', table: id, seq: 0 });
  await ben.ask({ type: 'seen', table: id, seq: 0 });
}

const give = (client: TestClient, seat: number, order: string, stands = true) =>
  client.call({ type: 'order', table: id, seat, order, stands });

/** How many milliseconds pass before the table is at another position. */
async function timeTo(seq: number): Promise<number> {
  for (let passed = 0; passed < 20_000; passed += 10) {
    if (ben.updates.some((update) => update.seq >= seq)) return passed;
    await world.clock.pass(10);
  }
  throw new Error('Nobody moved.');
}

describe('a standing order', () => {
  beforeEach(() => sitDown(false));

  it('answers in its seat’s stead as long as it stands', async () => {
    await give(anne, 0, 'round');
    expect(anne.status?.orders).toEqual(['round']);
    await timeTo(1);
    expect(anne.updates.at(-1)?.events).toMatchObject([{ type: 'shown', seat: 0 }]);
  });

  it('can be taken back before it has answered', async () => {
    await give(anne, 0, 'round');
    await give(anne, 0, 'round', false);
    expect(anne.status?.orders).toEqual([]);
    await world.clock.pass(20_000);
    expect(anne.updates).toEqual([]);
  });

  it('lapses when its term is over', async () => {
    await give(anne, 0, 'round');
    await give(anne, 0, 'low');
    await timeTo(1);
    expect(anne.status?.orders).toEqual(['low']);
  });

  it('asks where it is not to answer', async () => {
    const { update } = await anne.watch(id, 0);
    const isLow = (update.view as unknown as TinyView).hands[0]?.every(({ kind }) => Number(kind) < 5);
    expect(isLow).toBe(false);
    await give(anne, 0, 'low');
    await world.clock.pass(20_000);
    expect(anne.updates).toEqual([]);
  });

  it('waits until everybody has seen what happened', async () => {
    await anne.watch(id, 0);
    await give(anne, 0, 'round');
    await world.clock.pass(20_000);
    expect(anne.updates).toEqual([]);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await timeTo(1);
  });

  it('that can’t be answered, because somebody else has changed the file, leaves the question to its seat', async () => {
    await give(anne, 0, 'round');
    const journal = journalPath(id);
    world.files.put(journal, `${world.files.text(journal)}\n`);
    await world.clock.pass(20_000);
    expect(world.warnings.filter((said) => said.startsWith('A standing order could not answer.'))).toHaveLength(1);
    expect(anne.updates).toEqual([]);
  });

  it('is given for one’s own seat, and must be known', async () => {
    expect(await give(anne, 0, 'cheat')).toMatchObject({ ok: false, problem: { key: 'host.no-such-order' } });
    expect(await give(anne, 1, 'round')).toMatchObject({ ok: false, problem: { key: 'host.not-your-seat' } });
    expect(await give(ben, 1, 'round')).toMatchObject({ ok: false, problem: { key: 'host.not-your-seat' } });
  });

  it('is told aloud to a screen that is shared where it does not depend on the hand', async () => {
    await give(anne, 0, 'low');
    expect(ben.status?.answered ?? []).toEqual([]);
    await give(anne, 0, 'round');
    expect(ben.status?.answered).toEqual([0]);
    expect(anne.status?.answered).toEqual([]);
    const guest = await TestClient.greeted(host, false);
    expect((await guest.watch(id, 'public')).status).toMatchObject({ orders: [], answered: [] });
  });
});

describe('where people play from screens of their own', () => {
  /** Everything Ben is sent, and when, while Anne answers at once herself, or by an order. */
  async function heardByBen(answers: () => Promise<unknown>) {
    await sitDown(true);
    const before = ben.pushes.length;
    void answers();
    await settle();
    const time = await timeTo(1);
    const heard = ben.pushes.slice(before);
    await host.close();
    return { time, heard };
  }

  const thought = async () => {
    const { update } = await anne.watch(id, 0);
    const [move] = update.moves;
    if (move) await anne.ask({ type: 'move', table: id, seq: 0, move });
  };

  it('an answer by order can’t be told from a thought one, neither by what is sent nor by when', async () => {
    const own = await heardByBen(thought);
    const ordered = await heardByBen(async () => {
      await give(anne, 0, 'round');
    });
    expect(own.time).toBeGreaterThan(500);
    expect(Math.abs(own.time - ordered.time)).toBeLessThanOrEqual(10);
    expect(ordered.heard).toEqual(own.heard);
  });

  it('an answer to what is not asked any more when it may be heard is refused', async () => {
    await sitDown(true);
    const { update } = await anne.watch(id, 0);
    const replies = update.moves.slice(0, 2).map((move) => anne.call({ type: 'move', table: id, seq: 0, move }));
    await world.clock.pass(10_000);
    const [one, other] = await Promise.all(replies);
    expect(one).toMatchObject({ ok: true });
    expect(other).toMatchObject({ ok: false, problem: { key: 'host.stale' } });
  });
});
