import { beforeEach, describe, expect, it } from 'vitest';
import { type Header, written } from '../../src/host/journal.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { tiny } from './tiny.ts';
import { ANNE, BEN, DATA, failure, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

let world: World;
let anne: TestClient;
let restart: (games?: (typeof tiny)[]) => Promise<void>;

beforeEach(async () => {
  world = newWorld();
  let host = await openHost(world);
  anne = await TestClient.greeted(host);
  restart = async (games = [tiny]) => {
    await host.close();
    host = await openHost(world, { games });
    anne = await TestClient.greeted(host);
  };
});

const tables = () => anne.ask<TableInfo[]>({ type: 'tables' });

const journalsRead = () => world.files.read_.filter((path) => path.endsWith('journal.ndjson')).length;

/** A table on which Anne and Ben have shown a card each. */
async function played(): Promise<TableInfo> {
  const info = await anne.create(ANNE, BEN);
  for (const seat of [0, 1]) await anne.play(info.id, seat, ({ type }) => type === 'show');
  return info;
}

const firstLine = (header: Header): string => written(header, []).text;

const edit = (id: string, change: (lines: string[]) => string[]) => {
  const lines = world.files.text(journalPath(id)).split('\n');
  world.files.put(journalPath(id), change(lines).join('\n'));
};

/** A well-chained journal whose header differs. */
const begin = (id: string, change: object) => {
  const { sum, ...header } = JSON.parse(world.files.text(journalPath(id)).split('\n')[0] ?? '');
  expect(sum).toHaveLength(64);
  world.files.put(journalPath(id), firstLine({ ...header, ...change }));
};

describe('the list of tables', () => {
  it('is the same after a restart, the one played last first', async () => {
    const one = await played();
    await world.clock.pass(1000);
    const other = await anne.create(ANNE, BEN);
    expect((await tables()).map(({ id, moves }) => [id, moves])).toEqual([
      [other.id, 0],
      [one.id, 2],
    ]);
    await world.clock.pass(1000);
    await anne.play(one.id, 0, ({ type }) => type === 'show');
    await settle();
    const before = await tables();
    expect(before.map(({ id, moves }) => [id, moves])).toEqual([
      [one.id, 3],
      [other.id, 0],
    ]);
    await restart();
    expect(await tables()).toEqual(before);
  });

  it('of a thousand tables is made without reading a journal', async () => {
    const first = await anne.create(ANNE, BEN);
    const { sum: _, ...header } = JSON.parse(world.files.text(journalPath(first.id)).split('\n')[0] ?? '');
    for (let number = 0; number < 1000; number++) {
      const id = number.toString().padStart(16, '0');
      world.files.put(journalPath(id), firstLine({ ...header, id }));
    }
    expect(await tables()).toHaveLength(1001);
    expect(journalsRead()).toBeGreaterThanOrEqual(1000);
    await restart();
    world.files.read_.length = 0;
    expect(await tables()).toHaveLength(1001);
    expect(journalsRead()).toBe(0);
  });

  it('reads what was played since it was kept, as after a crash', async () => {
    const { id } = await played();
    const stale = world.files.text(`${DATA}/tables.json`);
    await anne.play(id, 0, ({ type }) => type === 'show');
    await restart();
    world.files.put(`${DATA}/tables.json`, stale);
    await restart();
    expect(await tables()).toMatchObject([{ id, moves: 3 }]);
  });

  it.each([
    ['gone', ''],
    ['damaged', '{"rules":'],
    ['of another program', '{"rules":"chess 1","tables":{}}'],
  ])('is made anew when its copy on disk is %s', async (_, text) => {
    const { id } = await played();
    await restart();
    world.files.put(`${DATA}/tables.json`, text);
    expect(await tables()).toMatchObject([{ id, moves: 2, status: 'playing' }]);
  });

  it('is made anew when the rules have changed since: they may not play those tables on', async () => {
    const { id } = await played();
    await tables();
    await restart([{ ...tiny, rulesVersion: 4 }]);
    expect(await tables()).toMatchObject([{ id, status: 'damaged', problem: { key: 'host.older-rules' } }]);
    await restart();
    expect(await tables()).toMatchObject([{ id, status: 'playing', problem: null }]);
  });

  it('reads a journal whose size alone tells that it changed, as after a restored backup', async () => {
    const { id } = await played();
    await tables();
    await restart();
    const lines = world.files.text(journalPath(id)).split('\n').slice(0, 2);
    const mark = await world.files.mark(journalPath(id));
    world.files.put(journalPath(id), `${lines.join('\n')}\n`);
    world.files.touch(journalPath(id), mark?.changed ?? 0);
    expect(await tables()).toMatchObject([{ id, moves: 1 }]);
  });

  it('shows tables that were put there while the host runs, and forgets those that went', async () => {
    const { id } = await played();
    await tables();
    const { sum: _, ...header } = JSON.parse(world.files.text(journalPath(id)).split('\n')[0] ?? '');
    const other = 'bbbbbbbbbbbbbbbb';
    world.files.put(journalPath(other), firstLine({ ...header, id: other }));
    expect((await tables()).map((table) => table.id).sort()).toEqual([id, other].sort());
    await world.files.remove(`${DATA}/tables/${id}`);
    expect((await tables()).map((table) => table.id)).toEqual([other]);
  });

  it('does without folders that are no tables', async () => {
    world.files.put(`${DATA}/tables/notes/readme.txt`, 'x');
    world.files.put(`${DATA}/tables/cccccccccccccccc/other.txt`, 'x');
    expect(await tables()).toEqual([]);
  });
});

describe('a table whose file is', () => {
  const cases: [string, (id: string) => void, object][] = [
    [
      'damaged',
      (id) => edit(id, ([header = '', first = '', ...rest]) => [header, first.replace('show', 'shoo'), ...rest]),
      { key: 'host.damaged', values: { line: 2 } },
    ],
    [
      'damaged in its first line',
      (id) => edit(id, ([header = '', ...rest]) => [header.replace('Ben', 'Bes'), ...rest]),
      { key: 'host.damaged', values: { line: 1 } },
    ],
    ['empty', (id) => world.files.put(journalPath(id), ''), { key: 'host.damaged', values: { line: 1 } }],
    [
      'from a newer program',
      (id) => begin(id, { format: 3 }),
      { key: 'host.newer-format', values: { format: 3, known: 2 } },
    ],
    [
      'from newer rules',
      (id) => begin(id, { rulesVersion: 4 }),
      { key: 'host.newer-rules', values: { rules: 4, known: 3 } },
    ],
    [
      'from older rules',
      (id) => begin(id, { rulesVersion: 2 }),
      { key: 'host.older-rules', values: { rules: 2, known: 3 } },
    ],
    [
      'of a game that is not here',
      (id) => begin(id, { game: 'three-seas' }),
      { key: 'host.unknown-game', values: { game: 'three-seas' } },
    ],
    [
      'of another table',
      (id) => begin(id, { id: 'dddddddddddddddd' }),
      { key: 'host.misplaced', values: { id: 'dddddddddddddddd' } },
    ],
  ];

  it.each(cases)('%s is listed with what is wrong, can’t be opened, and is left as it is', async (_, harm, problem) => {
    const { id } = await played();
    await restart();
    harm(id);
    const bytes = world.files.text(journalPath(id));
    expect(await tables()).toMatchObject([{ id, status: 'damaged', problem }]);
    expect(await anne.call({ type: 'watch', table: id, viewer: 0 })).toMatchObject({ ok: false, problem });
    expect(await anne.call({ type: 'rematch', table: id })).toMatchObject({ ok: false, problem });
    await restart();
    expect(await tables()).toMatchObject([{ id, status: 'damaged', problem }]);
    expect(world.files.text(journalPath(id))).toBe(bytes);
  });

  it('damaged keeps its players and options in the list as far as they can be read', async () => {
    const { id } = await played();
    await restart();
    edit(id, ([header = '', ...rest]) => [header.replace('"first":0', '"first":1'), ...rest]);
    expect(await tables()).toMatchObject([{ players: [ANNE, BEN], options: { fog: false }, game: 'captains-wager' }]);
  });

  it('damaged while the host runs is found when it is opened, and all are told', async () => {
    const { id } = await played();
    await anne.ask({ type: 'leave', table: id });
    await tables();
    edit(id, ([header = '', first = '', ...rest]) => [header, first.replace('show', 'shoo'), ...rest]);
    expect(await anne.refusal({ type: 'watch', table: id, viewer: 0 })).toBe('host.damaged');
    expect(anne.pushes.at(-1)).toMatchObject({ type: 'tables', tables: [{ id, status: 'damaged' }] });
  });

  it('damaged by a move that the rules refuse names that line', async () => {
    const { id } = await played();
    await restart();
    const unwilling = {
      ...tiny,
      refuse: (...asked: Parameters<typeof tiny.refuse>) =>
        asked[1].seat === 1 ? { rule: 'X', why: 'why.x' } : undefined,
    };
    await restart([unwilling]);
    expect(await anne.call({ type: 'watch', table: id, viewer: 0 })).toMatchObject({
      problem: { key: 'host.damaged', values: { line: 3 } },
    });
  });

  it('not readable is listed as such', async () => {
    const { id } = await played();
    await restart();
    world.files.put(`${DATA}/tables.json`, '');
    const read = world.files.read.bind(world.files);
    world.files.read = async (path) => {
      if (path.endsWith('ndjson')) throw failure('EACCES');
      return read(path);
    };
    expect(await tables()).toMatchObject([
      { id, status: 'damaged', problem: { key: 'host.unreadable', values: { code: 'EACCES' } } },
    ]);
  });

  it('torn goes on without its last line, with a notice to whoever opens it', async () => {
    const { id } = await played();
    await restart();
    const torn = world.files.text(journalPath(id)).slice(0, -30);
    world.files.put(journalPath(id), torn);
    const problem = { key: 'host.torn-line', values: { line: 3 } };
    expect(await tables()).toMatchObject([{ id, moves: 1, status: 'playing', problem }]);
    const { update } = await anne.watch(id, 1);
    expect(update.seq).toBe(1);
    expect(anne.pushes).toContainEqual({ type: 'notice', table: id, problem });
    expect(world.files.text(journalPath(id))).toBe(torn);
    await anne.play(id, 1, ({ type }) => type === 'show');
    await restart();
    expect(await tables()).toMatchObject([{ id, moves: 2, problem: null }]);
  });

  it('damaged can be removed', async () => {
    const { id } = await played();
    await restart();
    world.files.put(journalPath(id), 'nonsense');
    await anne.ask({ type: 'remove', table: id });
    expect(await tables()).toEqual([]);
  });

  it('not removable stays', async () => {
    const { id } = await played();
    world.files.rename = async () => {
      throw failure('EBUSY');
    };
    expect(await anne.refusal({ type: 'remove', table: id })).toBe('host.not-removed');
    expect(await tables()).toMatchObject([{ id, moves: 2 }]);
    expect((await anne.watch(id, 0)).update.seq).toBe(2);
  });
});
