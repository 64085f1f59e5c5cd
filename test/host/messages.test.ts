import { beforeEach, describe, expect, it } from 'vitest';
import { commitment } from '../../src/games/kit/chance.ts';
import type { Host } from '../../src/host/host.ts';
import { LONGEST_FILE } from '../../src/protocol/files.ts';
import {
  helloSchema,
  PROTOCOL,
  pushSchema,
  type Request,
  replySchema,
  watchedSchema,
} from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { type TableInfo, tableInfoSchema } from '../../src/protocol/tables.ts';
import { tiny } from './tiny.ts';
import { ANNE, BEN, BOT, failure, newWorld, openHost, settle, TestClient, type World } from './world.ts';

let world: World;
let host: Host;
let anne: TestClient;
let table: TableInfo;

beforeEach(async () => {
  world = newWorld();
  host = await openHost(world);
  anne = await TestClient.greeted(host);
  table = await anne.create(ANNE, BEN);
});

const NO_TABLE = 'aaaaaaaaaaaaaaaa';

/** Everything on the disk but the list, which is only a copy. */
const disk = () => [...world.files.content].filter(([path]) => !path.endsWith('tables.json')).map(String);

describe('every message', () => {
  const tableRequest = { game: 'captains-wager', players: [ANNE, BEN], options: {}, first: null };

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hello'],
    ['no request', { id: 1 }],
    ['no id', { request: { type: 'tables' } }],
    ['a negative id', { id: -4, request: { type: 'tables' } }],
    ['an unknown type', { id: 1, request: { type: 'cheat' } }],
    ['a field too many', { id: 1, request: { type: 'tables', all: true } }],
    ['hello without a protocol', { id: 1, request: { type: 'hello' } }],
    ['create without a table', { id: 1, request: { type: 'create' } }],
    ['create with one player', { id: 1, request: { type: 'create', table: { ...tableRequest, players: [ANNE] } } }],
    ['create of no game', { id: 1, request: { type: 'create', table: { ...tableRequest, game: 'chess' } } }],
    [
      'create with a blank name',
      { id: 1, request: { type: 'create', table: { ...tableRequest, players: [{ ...ANNE, name: ' ' }, BEN] } } },
    ],
    [
      'create with a name that turns the text around',
      { id: 1, request: { type: 'create', table: { ...tableRequest, players: [{ ...ANNE, name: 'A\u202eB' }, BEN] } } },
    ],
    [
      'create with a guest',
      { id: 1, request: { type: 'create', table: { ...tableRequest, players: [{ ...ANNE, holder: 'guest' }, BEN] } } },
    ],
    ['rematch of a path', { id: 1, request: { type: 'rematch', table: '../../etc' } }],
    ['remove of a path', { id: 1, request: { type: 'remove', table: '../tables' } }],
    ['watch of a path', { id: 1, request: { type: 'watch', table: '..', viewer: 0 } }],
    ['watch as nobody', { id: 1, request: { type: 'watch', table: NO_TABLE } }],
    ['watch as seat -1', { id: 1, request: { type: 'watch', table: NO_TABLE, viewer: -1 } }],
    ['watch as everybody', { id: 1, request: { type: 'watch', table: NO_TABLE, viewer: 'all' } }],
    ['leave without a table', { id: 1, request: { type: 'leave' } }],
    ['move without a position', { id: 1, request: { type: 'move', table: NO_TABLE, move: { type: 'show', seat: 0 } } }],
    ['move without a seat', { id: 1, request: { type: 'move', table: NO_TABLE, seq: 0, move: { type: 'show' } } }],
    [
      'move with an object in it',
      { id: 1, request: { type: 'move', table: NO_TABLE, seq: 0, move: { type: 'show', seat: 0, card: {} } } },
    ],
    ['rename to nothing', { id: 1, request: { type: 'rename', table: NO_TABLE, title: ' ' } }],
    ['a title that turns the text around', { id: 1, request: { type: 'rename', table: NO_TABLE, title: 'A\u202eB' } }],
    ['import of a number', { id: 1, request: { type: 'import', text: 7 } }],
    ['import of too much', { id: 1, request: { type: 'import', text: 'x'.repeat(LONGEST_FILE + 1) } }],
    ['undo before the deal', { id: 1, request: { type: 'undo', table: NO_TABLE, seq: 1, seat: 0, to: -1 } }],
    ['an answer that is none', { id: 1, request: { type: 'answer-undo', table: NO_TABLE, seat: 0, agree: 'yes' } }],
    ['a replay as everybody', { id: 1, request: { type: 'replay', table: NO_TABLE, viewer: 'all' } }],
    ['a position of a path', { id: 1, request: { type: 'position', table: '..', seq: 0, viewer: 'public' } }],
    ['a merge with nobody', { id: 1, request: { type: 'merge-names', name: 'Anne', into: '' } }],
    ['seen before the deal', { id: 1, request: { type: 'seen', table: NO_TABLE, seq: -1 } }],
    ['settings with a wish', { id: 1, request: { type: 'settings', speed: 'fast' } }],
    ['keep-settings without any', { id: 1, request: { type: 'keep-settings' } }],
  ])('that is not understood is answered and changes nothing: %s', async (_, message) => {
    const before = disk();
    const reply = await anne.send(message);
    expect(replySchema.parse(reply)).toMatchObject({ ok: false, problem: { key: 'host.not-understood' } });
    expect(disk()).toEqual(before);
    expect(await anne.ask({ type: 'tables' })).toHaveLength(1);
  });

  it('is answered under its own number, or -1 where it has none', async () => {
    expect((await anne.send({ id: 7, request: { type: 'tables' } })).id).toBe(7);
    expect((await anne.send({ id: 8, request: 'x' })).id).toBe(8);
    expect((await anne.send({ id: 'x' })).id).toBe(-1);
  });

  it('is refused before a greeting, after hanging up and after the host has closed', async () => {
    const stranger = new TestClient(host);
    expect(await stranger.refusal({ type: 'tables' })).toBe('host.hello-first');
    const guest = await TestClient.greeted(host);
    await guest.hangUp();
    expect(await guest.refusal({ type: 'tables' })).toBe('host.closing');
    await host.close();
    expect(await anne.refusal({ type: 'tables' })).toBe('host.closing');
  });
});

describe('hello', () => {
  it('tells the version, the settings and whether the client is local', async () => {
    const hello = await new TestClient(host).ask({ type: 'hello', protocol: PROTOCOL });
    expect(helloSchema.parse(hello)).toEqual({
      protocol: 1,
      version: '1.2.3',
      local: true,
      settings: DEFAULT_SETTINGS,
    });
    expect(await new TestClient(host, false).ask({ type: 'hello', protocol: PROTOCOL })).toMatchObject({
      local: false,
    });
  });

  it('refuses another protocol, however else it speaks, and nothing else is allowed then', async () => {
    const newer = new TestClient(host);
    const reply = await newer.send({ id: 1, request: { type: 'hello', protocol: 2, language: 'en' } });
    expect(reply).toEqual({
      id: 1,
      ok: false,
      problem: { key: 'host.other-protocol', values: { theirs: '2', ours: '1' } },
    });
    expect(await newer.refusal({ type: 'tables' })).toBe('host.hello-first');
  });
});

describe('create', () => {
  it('starts a game, with all options, and tells everybody', async () => {
    expect(tableInfoSchema.parse(table)).toMatchObject({
      game: 'captains-wager',
      players: [ANNE, BEN],
      options: { fog: false },
      moves: 0,
      status: 'playing',
      winners: [],
      seed: null,
      created: '2026-01-01T20:00:00.000Z',
    });
    expect(anne.pushes.map((push) => pushSchema.parse(push))).toContainEqual({ type: 'tables', tables: [table] });
  });

  it('makes each table from a secret of its own', async () => {
    const other = await anne.create(ANNE, BEN);
    expect(other.id).not.toBe(table.id);
    expect(other.commitment).not.toBe(table.commitment);
  });

  it.each<[string, object, string]>([
    ['an option the game lacks', { options: { wind: true } }, 'setup.unknown-option'],
    ['a value the option lacks', { options: { fog: 'thick' } }, 'setup.bad-value'],
    [
      'an option the seats rule out',
      { options: { fog: true }, players: [ANNE, BEN, BOT, { ...BOT, name: 'D', colour: 'pearl' }] },
      'setup.seats-exclude',
    ],
    [
      'too many players',
      {
        players: ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({
          ...ANNE,
          name,
          colour: ['crimson', 'sapphire', 'gold', 'emerald', 'pearl'][at],
        })),
      },
      'setup.seats',
    ],
    ['a first seat that nobody has', { first: 2 }, 'setup.first'],
    ['a game that is not on the shelf', { game: 'three-seas' }, 'host.unknown-game'],
    ['two of one name', { players: [ANNE, { ...BEN, name: 'ANNE' }] }, 'setup.same-name'],
    ['two of one colour', { players: [ANNE, { ...BEN, colour: 'crimson' }] }, 'setup.same-colour'],
  ])('refuses %s', async (_, change, key) => {
    const before = disk();
    const request = {
      type: 'create',
      table: { game: 'captains-wager', players: [ANNE, BEN], options: {}, first: 0, ...change },
    };
    expect(await anne.refusal(request as Request)).toBe(key);
    expect(disk()).toEqual(before);
  });

  it('says so when the disk is full, and has no such table then', async () => {
    world.files.beforeWrite = () => {
      throw failure('ENOSPC');
    };
    const reply = await anne.call({
      type: 'create',
      table: { game: 'captains-wager', players: [ANNE, BEN], options: {}, first: 0 },
    });
    expect(reply).toMatchObject({ ok: false, problem: { key: 'host.not-written', values: { code: 'ENOSPC' } } });
    expect(await anne.ask({ type: 'tables' })).toHaveLength(1);
  });
});

describe('watch', () => {
  it('shows the position, what happened, and nothing twice', async () => {
    const watched = watchedSchema.parse(await anne.watch(table.id, 0));
    expect(watched.info).toEqual(table);
    expect(watched.update).toMatchObject({ table: table.id, seq: 0, viewer: 0, events: [] });
    expect(watched.update.moves).toHaveLength(4);
    expect(watched.history).toEqual([{ seq: 0, events: [] }]);
    expect(watched.befell).toEqual([]);
  });

  it('tells each watcher what that viewer may do', async () => {
    expect((await anne.watch(table.id, 1)).update.moves).toEqual([]);
    expect((await anne.watch(table.id, 'public')).update.moves).toEqual([]);
  });

  it('pushes every move to all who watch, as the viewer they look as', async () => {
    const ben = await TestClient.greeted(host);
    await ben.watch(table.id, 'public');
    const move = await anne.play(table.id, 0, ({ type }) => type === 'show');
    for (const update of [...anne.updates, ...ben.updates]) expect(pushSchema.parse(update)).toEqual(update);
    expect(anne.updates).toMatchObject([{ seq: 1, viewer: 0, events: [{ type: 'shown', seat: move.seat }] }]);
    expect(ben.updates).toMatchObject([{ seq: 1, viewer: 'public', events: [{ type: 'shown', seat: move.seat }] }]);
  });

  it('looks as another viewer when asked again, and as that one only', async () => {
    await anne.watch(table.id, 0);
    await anne.watch(table.id, 1);
    const ben = await TestClient.greeted(host);
    await ben.play(table.id, 0, ({ type }) => type === 'show');
    expect(anne.updates.map(({ viewer }) => viewer)).toEqual([1]);
  });

  it('tells a seat what befell it since its own last move', async () => {
    await anne.play(table.id, 0, ({ type }) => type === 'snatch');
    const { befell, history } = await anne.watch(table.id, 1);
    expect(befell).toMatchObject([{ type: 'snatched', seat: 0, on: 1 }]);
    expect(befell[0]).toHaveProperty('kind');
    expect(history.map(({ seq, events }) => [seq, events.length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await anne.play(table.id, 1, ({ type }) => type === 'show');
    expect((await anne.watch(table.id, 1)).befell).toEqual([]);
    expect((await anne.watch(table.id, 0)).befell).toEqual([]);
    expect((await anne.watch(table.id, 'public')).befell).toEqual([]);
  });

  it('counts nothing of a seat’s own move, nor what came before it, as having befallen it', async () => {
    const touchy = await TestClient.greeted(await openHost(newWorld(), { games: [{ ...tiny, befell: () => true }] }));
    const { id } = await touchy.create(ANNE, BEN);
    await touchy.play(id, 0);
    await touchy.play(id, 1);
    expect((await touchy.watch(id, 1)).befell).toEqual([]);
    expect((await touchy.watch(id, 0)).befell).toHaveLength(1);
  });

  it.each<[string, Request, string]>([
    ['a table that is not there', { type: 'watch', table: NO_TABLE, viewer: 0 }, 'host.no-table'],
    [
      'moving at a table that is not watched',
      { type: 'move', table: NO_TABLE, seq: 0, move: { type: 'show', seat: 0 } },
      'host.not-watching',
    ],
    ['having seen a table that is not watched', { type: 'seen', table: NO_TABLE, seq: 0 }, 'host.not-watching'],
    ['removing a table that is not there', { type: 'remove', table: NO_TABLE }, 'host.no-table'],
    ['a rematch of a table that is not there', { type: 'rematch', table: NO_TABLE }, 'host.no-table'],
  ])('refuses %s', async (_, request, key) => {
    expect(await anne.refusal(request)).toBe(key);
  });

  it('lets nobody look as a seat that is not there', async () => {
    expect(await anne.refusal({ type: 'watch', table: table.id, viewer: 2 })).toBe('host.no-seat');
  });
});

describe('move', () => {
  it('is played on the position it was meant for', async () => {
    const { update } = await anne.watch(table.id, 0);
    const [move] = update.moves;
    expect(await anne.ask({ type: 'move', table: table.id, seq: 0, move: move ?? { type: '', seat: 0 } })).toEqual({
      seq: 1,
    });
  });

  it('is refused on any other position, and nothing happens', async () => {
    const { update } = await anne.watch(table.id, 0);
    const [move = { type: '', seat: 0 }, other = move] = update.moves;
    expect(await anne.refusal({ type: 'move', table: table.id, seq: 1, move })).toBe('host.stale');
    const replies = await Promise.all([
      anne.call({ type: 'move', table: table.id, seq: 0, move }),
      anne.call({ type: 'move', table: table.id, seq: 0, move: other }),
    ]);
    expect(replies).toMatchObject([
      { ok: true, result: { seq: 1 } },
      { ok: false, problem: { key: 'host.stale', values: { seq: 0, now: 1 } } },
    ]);
    expect(anne.updates).toHaveLength(1);
  });

  it('is refused for another seat than the one looked as', async () => {
    const { update } = await anne.watch(table.id, 0);
    const [move = { type: '', seat: 0 }] = update.moves;
    await anne.watch(table.id, 1);
    expect(await anne.refusal({ type: 'move', table: table.id, seq: 0, move })).toBe('host.not-your-seat');
    await anne.watch(table.id, 'public');
    expect(await anne.refusal({ type: 'move', table: table.id, seq: 0, move })).toBe('host.not-your-seat');
    expect(anne.updates).toEqual([]);
  });

  it('that the rules refuse is answered with the rule and its sentence, and changes nothing', async () => {
    await anne.watch(table.id, 1);
    const before = disk();
    const reply = await anne.call({
      type: 'move',
      table: table.id,
      seq: 0,
      move: { type: 'show', seat: 1, card: 'c1' },
    });
    expect(reply).toMatchObject({
      ok: false,
      problem: { rule: 'TINY-1', key: 'captains-wager/why.not-now', values: { player: { seat: 0 } } },
    });
    expect(disk()).toEqual(before);
    expect(anne.updates).toEqual([]);
  });

  it('is on disk before anybody hears of it', async () => {
    await anne.watch(table.id, 0);
    const heard: number[] = [];
    world.files.beforeWrite = () => void heard.push(anne.updates.length);
    await anne.play(table.id, 0);
    expect(heard).toEqual([0]);
    expect(anne.updates).toHaveLength(1);
  });
});

/** Plays shows to the end of a game of two people. */
async function playOut(client: TestClient, id: string): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await client.play(id, turn % 2, ({ type }) => type === 'show');
  await settle();
}

describe('the end of a game', () => {
  it('reveals the seed, which is never told before', async () => {
    await anne.watch(table.id, 0);
    await playOut(anne, table.id);
    const [info] = await anne.ask<TableInfo[]>({ type: 'tables' });
    expect(info).toMatchObject({ status: 'finished', moves: 5, commitment: table.commitment });
    expect(info?.winners.length).toBeGreaterThan(0);
    expect(commitment(info?.seed ?? '')).toBe(table.commitment);
    const told = anne.pushes.map((push) => JSON.stringify(push));
    expect(told.filter((text) => text.includes(info?.seed ?? ''))).toEqual([told.at(-1)]);
  });

  it('allows a rematch of the same players with the same options, and not before', async () => {
    expect(await anne.refusal({ type: 'rematch', table: table.id })).toBe('host.not-finished');
    await playOut(anne, table.id);
    const again = await anne.ask<TableInfo>({ type: 'rematch', table: table.id });
    expect(again).toMatchObject({ players: [ANNE, BEN], options: table.options, moves: 0, status: 'playing' });
    expect(again.commitment).not.toBe(table.commitment);
    expect(again.id).not.toBe(table.id);
  });
});

describe('leave', () => {
  it('ends the updates, also when it comes before the table was opened', async () => {
    await anne.watch(table.id, 0);
    await anne.ask({ type: 'leave', table: table.id });
    const ben = await TestClient.greeted(host);
    await ben.play(table.id, 0);
    expect(anne.updates).toEqual([]);
    const watching = anne.watch(table.id, 0);
    await Promise.all([watching, anne.ask({ type: 'leave', table: table.id })]);
    await ben.play(table.id, 1);
    expect(anne.updates).toEqual([]);
  });
});

describe('settings', () => {
  it('are kept over a restart', async () => {
    const settings = { ...DEFAULT_SETTINGS, speed: 'fast', name: 'Anne' } as const;
    expect(await anne.ask({ type: 'keep-settings', settings })).toEqual(settings);
    expect(await anne.ask({ type: 'settings' })).toEqual(settings);
    await host.close();
    const again = await TestClient.greeted(await openHost(world));
    expect(await again.ask({ type: 'settings' })).toEqual(settings);
  });

  it('of a newer program count as far as they are known', async () => {
    await host.close();
    world.files.put('/data/settings.json', JSON.stringify({ speed: 'slow', textSize: 'gigantic', sails: 3 }));
    const again = await TestClient.greeted(await openHost(world));
    expect(await again.ask({ type: 'settings' })).toEqual({ ...DEFAULT_SETTINGS, speed: 'slow' });
    expect(again.notices).toEqual([]);
  });

  it('that can’t be read are those of a fresh installation, which is said once', async () => {
    await host.close();
    world.files.put('/data/settings.json', '{"speed":');
    const reopened = await openHost(world);
    const again = await TestClient.greeted(reopened);
    expect(await again.ask({ type: 'settings' })).toEqual(DEFAULT_SETTINGS);
    expect(again.notices).toEqual(['host.settings-damaged']);
    expect((await TestClient.greeted(reopened)).notices).toEqual([]);
  });

  it('stay as they were when they can’t be written', async () => {
    world.files.beforeWrite = () => {
      throw failure('EACCES');
    };
    expect(await anne.refusal({ type: 'keep-settings', settings: { ...DEFAULT_SETTINGS, speed: 'slow' } })).toBe(
      'host.not-written',
    );
    expect(await anne.ask({ type: 'settings' })).toEqual(DEFAULT_SETTINGS);
  });
});

describe('a guest', () => {
  it('may do nothing that is for local screens', async () => {
    const guest = await TestClient.greeted(host, false);
    const local: Request[] = [
      { type: 'create', table: { game: 'captains-wager', players: [ANNE, BEN], options: {}, first: 0 } },
      { type: 'rematch', table: table.id },
      { type: 'remove', table: table.id },
      { type: 'restore', table: table.id },
      { type: 'rename', table: table.id, title: 'Friday' },
      { type: 'duplicate', table: table.id, title: null },
      { type: 'export', table: table.id },
      { type: 'import', text: '' },
      { type: 'allow-undo', table: table.id, undo: true },
      { type: 'statistics' },
      { type: 'merge-names', name: 'Anne', into: 'Ben' },
      { type: 'split-name', name: 'Anne' },
      { type: 'settings' },
      { type: 'keep-settings', settings: DEFAULT_SETTINGS },
    ];
    for (const request of local) expect(await guest.refusal(request)).toBe('host.local-only');
    expect(await guest.ask({ type: 'tables' })).toHaveLength(1);
  });

  it('watches what is public, and plays for nobody', async () => {
    const guest = await TestClient.greeted(host, false);
    expect(await guest.refusal({ type: 'watch', table: table.id, viewer: 0 })).toBe('host.guest-view');
    await guest.watch(table.id, 'public');
    const { update } = await anne.watch(table.id, 0);
    const [move = { type: '', seat: 0 }] = update.moves;
    expect(await guest.refusal({ type: 'move', table: table.id, seq: 0, move })).toBe('host.not-your-seat');
  });
});

describe('closing', () => {
  it('lets the move that is being written finish, and plays no other one', async () => {
    const { update } = await anne.watch(table.id, 0);
    const [move = { type: '', seat: 0 }] = update.moves;
    const first = anne.call({ type: 'move', table: table.id, seq: 0, move });
    await Promise.resolve();
    const closed = host.close();
    const second = anne.call({ type: 'move', table: table.id, seq: 1, move });
    expect(await first).toMatchObject({ ok: true, result: { seq: 1 } });
    expect(await second).toMatchObject({ ok: false, problem: { key: 'host.closing' } });
    await closed;
    const after = disk();
    await settle();
    expect(disk()).toEqual(after);
    const again = await TestClient.greeted(await openHost(world));
    expect((await again.watch(table.id, 0)).update.seq).toBe(1);
  });

  it('frees the data folder, and can be asked for twice', async () => {
    await Promise.all([host.close(), host.close()]);
    expect(world.files.content.has('/data/lock')).toBe(false);
  });
});
