import { describe, expect, it } from 'vitest';
import type { Update, Watched } from '../../src/protocol/messages.ts';
import type { TinyView } from './tiny.ts';
import { ANNE, BEN, BOT, newWorld, openHost, SECOND_BOT, settle, TestClient } from './world.ts';

const viewOf = ({ view }: Update) => view as TinyView;

/** Kinds in other hands than the viewer's, as far as a view tells them. */
const strangeKinds = (update: Update) =>
  viewOf(update).hands.flatMap((hand, seat) => (seat === update.viewer ? [] : hand.map(({ kind }) => kind)));

/** An evening of two people and two bots, watched by one screen each for seat 0, seat 1, the public, and a guest. */
async function evening() {
  const world = newWorld();
  const host = await openHost(world);
  const anne = await TestClient.greeted(host);
  const { id } = await anne.create(ANNE, BEN, BOT, SECOND_BOT);
  const ben = await TestClient.greeted(host);
  const screen = await TestClient.greeted(host);
  const guest = await TestClient.greeted(host, false);
  const watched: Watched[] = [
    await anne.watch(id, 0),
    await ben.watch(id, 1),
    await screen.watch(id, 'public'),
    await guest.watch(id, 'public'),
  ];
  const people = [anne, ben];
  for (let move = 0; move < 60; move++) {
    const last = anne.updates.at(-1) ?? watched[0]?.update;
    if (last === undefined || last.view.outcome !== null) break;
    const player = people[last.view.turn ?? 0];
    if (player === undefined) {
      await Promise.all([anne, ben, screen].map((client) => client.ask({ type: 'seen', table: id, seq: last.seq })));
      await world.clock.pass(1000);
    } else {
      const { moves, seq } = player.updates.at(-1) ?? (await player.watch(id, last.view.turn ?? 0)).update;
      const snatch = moves.find(({ type }) => type === 'snatch') ?? moves[0];
      if (snatch) await player.ask({ type: 'move', table: id, seq, move: snatch });
    }
    await settle();
  }
  return { world, host, id, anne, ben, screen, guest, watched };
}

describe('what a screen is sent', () => {
  it('holds no card of another hand, in any position', async () => {
    const { anne, ben, screen, guest, watched } = await evening();
    const updates = [
      ...[anne, ben, screen, guest].flatMap((client) => client.updates),
      ...watched.map(({ update }) => update),
    ];
    expect(updates.length).toBeGreaterThan(20);
    expect(anne.updates.at(-1)?.view.outcome).not.toBeNull();
    for (const update of updates) {
      expect(strangeKinds(update).filter((kind) => kind !== null)).toEqual([]);
      for (const move of update.moves) expect(move.seat).toBe(update.viewer);
    }
  });

  it('tells what was snatched to the two whom it concerns only', async () => {
    const { anne, ben, screen, guest, id } = await evening();
    const clients: [TestClient, number | 'public'][] = [
      [anne, 0],
      [ben, 1],
      [screen, 'public'],
      [guest, 'public'],
    ];
    for (const [client, viewer] of clients) {
      const { history, befell } = await client.watch(id, viewer);
      const pushed = client.updates.flatMap(({ events }) => events);
      const told = [...pushed, ...befell, ...history.flatMap(({ events }) => events)].filter(
        ({ type }) => type === 'snatched',
      );
      expect(told.length).toBeGreaterThan(3);
      for (const event of told) {
        expect('kind' in event, JSON.stringify(event)).toBe(event.seat === viewer || event.on === viewer);
        expect(event).not.toHaveProperty('secret');
      }
    }
  });

  it('is the same history afterwards as it was live', async () => {
    const { host, world, anne, screen, id } = await evening();
    const live = (client: TestClient) => client.updates.map(({ seq, events }) => ({ seq, events }));
    const before = { anne: live(anne), screen: live(screen) };
    await host.close();
    const again = await TestClient.greeted(await openHost(world));
    expect((await again.watch(id, 0)).history.slice(1)).toEqual(before.anne);
    expect((await again.watch(id, 'public')).history.slice(1)).toEqual(before.screen);
  });

  it('is never a bot’s cards: nobody looks as a bot', async () => {
    const { anne, id } = await evening();
    expect(await anne.refusal({ type: 'watch', table: id, viewer: 2 })).toBe('host.bots-seat');
    expect(await anne.refusal({ type: 'move', table: id, seq: 0, move: { type: 'show', seat: 2, card: 'c1' } })).toBe(
      'host.not-your-seat',
    );
  });

  it('holds neither of the table’s secret seeds while the game goes on, nor does the log', async () => {
    const world = newWorld();
    const host = await openHost(world);
    const anne = await TestClient.greeted(host);
    const { id } = await anne.create(ANNE, BEN);
    const header = JSON.parse(world.files.text(`/data/tables/${id}/journal.ndjson`).split('\n')[0] ?? '') as Record<
      string,
      string
    >;
    const { seed = '', botSeed = '' } = header;
    const said = [
      await anne.ask({ type: 'tables' }),
      await anne.watch(id, 0),
      await anne.play(id, 0),
      anne.pushes,
      world.warnings,
    ];
    const text = JSON.stringify(said);
    expect(seed).toHaveLength(64);
    expect(botSeed).not.toBe(seed);
    expect(text).not.toContain(seed);
    expect(text).not.toContain(botSeed);
  });
});
