import { beforeEach, describe, expect, it } from 'vitest';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { Host } from '../../src/host/host.ts';
import { ANSWERS } from '../../src/protocol/answers.ts';
import type { Onlooker } from '../../src/protocol/parts.ts';
import type { Position, Timeline } from '../../src/protocol/replays.ts';
import type { TinyView } from './tiny.ts';
import { ANNE, BEN, BOT, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

let world: World;
let host: Host;
let anne: TestClient;

beforeEach(async () => {
  world = newWorld();
  host = await openHost(world);
  anne = await TestClient.greeted(host);
});

const restart = async () => {
  await host.close();
  host = await openHost(world);
  anne = await TestClient.greeted(host);
};

const timeline = (table: string, viewer: Onlooker, client = anne) =>
  client.ask<Timeline>({ type: 'replay', table, viewer });

const position = (table: string, seq: number, viewer: Onlooker, client = anne) =>
  client.ask<Position>({ type: 'position', table, seq, viewer });

const viewOf = ({ view }: { view: unknown }) => view as TinyView;

const kindsIn = (view: TinyView) => view.hands.map((hand) => hand.map(({ kind }) => kind));

/** A table where Anne lays a card aside and takes that back, then both play until `moves` moves count. */
async function undone(moves: number): Promise<string> {
  const { id } = await anne.createUndoable(ANNE, BEN);
  await anne.play(id, 0, ({ type }) => type === 'lay');
  await anne.ask({ type: 'undo', table: id, seq: 1, seat: 0 });
  for (let played = 0; played < moves; played++) {
    const seat = played % 2;
    await anne.play(id, seat, ({ type }) => type === 'show');
    await anne.ask({ type: 'end-turn', table: id, seq: 2 + played, seat });
    await world.clock.pass(1000);
  }
  return id;
}

describe('a timeline', () => {
  it('has every position: whose move, when, in which phase, what happened, and what was taken back', async () => {
    const id = await undone(2);
    const told = await timeline(id, 0);
    expect(ANSWERS.replay.parse(told)).toEqual(told);
    expect(told.steps.map(({ seq, seat, struck, takenBack }) => [seq, seat, struck, takenBack?.to ?? null])).toEqual([
      [0, null, false, null],
      [1, 0, true, null],
      [2, 0, false, 0],
      [3, 0, false, null],
      [4, 1, false, null],
    ]);
    expect(told.steps.map(({ phase }) => phase)).toEqual(['turn', 'turn', 'turn', 'turn', 'turn']);
    expect(told.steps[1]?.events).toMatchObject([{ type: 'laid', seat: 0, kind: expect.any(String) }]);
    expect(Date.parse(told.steps[4]?.at ?? '') - Date.parse(told.steps[3]?.at ?? '')).toBe(1000);
    expect(told).toMatchObject({ viewer: 0, damage: null, info: { id, moves: 2, status: 'playing' } });
  });

  it('names phases by the path of the machine’s states', async () => {
    host = await openHost(newWorld(), { games: [takeTheGold] });
    anne = await TestClient.greeted(host);
    const table = { game: takeTheGold.id, players: [ANNE, BEN], options: {}, first: 0 };
    const { id } = await anne.ask<{ id: string }>({ type: 'create', table });
    await anne.play(id, 0, ({ type }) => type === 'pass');
    const phases = (await timeline(id, 'public')).steps.map(({ phase }) => phase);
    expect(phases[0]).toBe('voyage.act');
    expect(new Set(phases.map((phase) => phase.split('.')[0]))).toEqual(new Set(['voyage']));
  });

  it('is the same from the disk as at the open table', async () => {
    const id = await undone(2);
    const open = await timeline(id, 1);
    await restart();
    expect(await timeline(id, 1)).toEqual(open);
    expect(world.files.read_.filter((path) => path === journalPath(id))).not.toEqual([]);
  });

  it('follows a file that changed since it was read', async () => {
    const id = await undone(2);
    await restart();
    expect((await timeline(id, 'public')).steps).toHaveLength(5);
    await anne.play(id, 0, ({ type }) => type === 'lay');
    await anne.ask({ type: 'leave', table: id });
    expect((await timeline(id, 'public')).steps).toHaveLength(6);
  });
});

describe('a position', () => {
  it('is what that viewer was shown then', async () => {
    const { id } = await anne.create(ANNE, BEN);
    const before = await anne.watch(id, 0);
    await anne.play(id, 0, ({ type }) => type === 'snatch');
    await anne.play(id, 1, ({ type }) => type === 'show');
    const first = await position(id, 0, 0);
    expect(ANSWERS.position.parse(first)).toEqual(first);
    expect(first.view).toEqual(before.update.view);
    const live = anne.updates.find(({ seq }) => seq === 1);
    expect(await position(id, 1, 0)).toMatchObject({ view: live?.view, events: live?.events });
    expect(await position(id, 1, 'public')).toMatchObject({ events: [{ type: 'snatched', seat: 0, on: 1 }] });
    expect((await position(id, 1, 'public')).events[0]).not.toHaveProperty('kind');
  });

  it('is refused where there is none', async () => {
    const { id } = await anne.create(ANNE, BEN);
    expect(await anne.refusal({ type: 'position', table: id, seq: 1, viewer: 'public' })).toBe('host.no-position');
  });

  it('of a take-back is the one it went back to', async () => {
    const id = await undone(1);
    expect(viewOf(await position(id, 2, 0))).toEqual(viewOf(await position(id, 0, 0)));
    expect(await position(id, 2, 0)).toMatchObject({ takenBack: { to: 0, by: 0, agreed: [] } });
  });
});

describe('a game that goes on', () => {
  it('is shown to nobody with more than that viewer may know', async () => {
    const { id } = await anne.create(ANNE, BOT);
    const guest = await TestClient.greeted(host, false);
    const refusal = (client: TestClient, viewer: Onlooker) =>
      Promise.all([
        client.refusal({ type: 'replay', table: id, viewer }),
        client.refusal({ type: 'position', table: id, seq: 0, viewer }),
      ]);
    for (const client of [anne, guest])
      expect(await refusal(client, 'open')).toEqual(Array(2).fill('host.replay-closed'));
    expect(await refusal(anne, 1)).toEqual(Array(2).fill('host.bots-seat'));
    expect(await refusal(anne, 2)).toEqual(Array(2).fill('host.no-seat'));
    expect(await refusal(guest, 0)).toEqual(Array(2).fill('host.guest-view'));
    expect((await timeline(id, 'public')).viewers).toEqual(['public', 0]);
    expect((await timeline(id, 'public', guest)).viewers).toEqual(['public']);
    expect(kindsIn(viewOf(await position(id, 0, 'public')))).toEqual([Array(3).fill(null), Array(3).fill(null)]);
    expect(kindsIn(viewOf(await position(id, 0, 0)))[1]).toEqual(Array(3).fill(null));
  });
});

describe('a game that is over', () => {
  it('is shown as any seat and with all cards open, to guests too', async () => {
    const id = await undone(5);
    await settle();
    const guest = await TestClient.greeted(host, false);
    for (const client of [anne, guest]) {
      const { viewers, info } = await timeline(id, 'open', client);
      expect(info.status).toBe('finished');
      expect(viewers).toEqual(['public', 0, 1, 'open']);
      const start = viewOf(await position(id, 0, 'open', client));
      expect(start.hands.flat().every(({ kind }) => kind !== null)).toBe(true);
      expect(start.hands).toEqual([0, 1].map((seat) => start.hands[seat]));
      for (const seat of [0, 1]) {
        const own = viewOf(await position(id, 0, seat, client));
        expect(own.hands[seat]).toEqual(start.hands[seat]);
        expect(own.hands[1 - seat]?.every(({ kind }) => kind === null)).toBe(true);
      }
      expect(viewOf(await position(id, 1, 'open', client)).laid[0]).toMatchObject([{ kind: expect.any(String) }]);
      expect((await timeline(id, 'open', client)).steps[1]?.events).toMatchObject([{ kind: expect.any(String) }]);
    }
    expect(await anne.refusal({ type: 'replay', table: id, viewer: 7 })).toBe('host.no-seat');
  });
});

describe('a table whose file is damaged', () => {
  it('can be looked at up to the damage', async () => {
    const id = await undone(3);
    await restart();
    const lines = world.files.text(journalPath(id)).split('\n');
    lines[4] = (lines[4] ?? '').replace('show', 'shoo');
    const damaged = lines.join('\n');
    world.files.put(journalPath(id), damaged);
    expect(await anne.refusal({ type: 'watch', table: id, viewer: 0 })).toBe('host.damaged');
    const { steps, damage, info, viewers } = await timeline(id, 'public');
    expect(steps).toHaveLength(4);
    expect(damage).toEqual({ key: 'host.damaged', values: { line: 5 } });
    expect(info).toMatchObject({ status: 'damaged', moves: 1 });
    expect(viewers).toEqual(['public', 0, 1]);
    expect(await position(id, 3, 0)).toMatchObject({ seq: 3 });
    expect(await anne.refusal({ type: 'replay', table: id, viewer: 'open' })).toBe('host.replay-closed');
    expect(world.files.text(journalPath(id))).toBe(damaged);
  });

  it('in its first line can’t be looked at; the sentence says why', async () => {
    const id = await undone(1);
    await restart();
    world.files.put(journalPath(id), world.files.text(journalPath(id)).replace('Anne', 'Anna'));
    expect(await anne.refusal({ type: 'replay', table: id, viewer: 'public' })).toBe('host.damaged');
    expect(await anne.refusal({ type: 'replay', table: 'aaaaaaaaaaaaaaaa', viewer: 'public' })).toBe('host.no-table');
  });
});
