import { beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { readJournal } from '../../src/host/journal.ts';
import { pushSchema } from '../../src/protocol/messages.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { ANNE, BEN, failure, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

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

const fail = (code: string | null, tornAt = 0) => {
  world.files.tornAt = tornAt;
  world.files.beforeWrite = (path) => {
    if (code !== null && path.includes('/tables/')) throw failure(code);
  };
};

const show = (seat: number) => anne.play(table.id, seat, ({ type }) => type === 'show');

const onDisk = () => readJournal(world.files.content.get(journalPath(table.id)) ?? Buffer.alloc(0));

const unsaved = (lines: number, code: string) => ({ lines, problem: { key: 'host.unsaved', values: { lines, code } } });

describe.each(['ENOSPC', 'EROFS', 'EACCES', 'EIO'])('a disk that takes nothing (%s)', (code) => {
  it('does not stop the game: moves are played in memory, and it is said that they are not saved', async () => {
    fail(code, 30);
    await show(0);
    await show(1);
    expect(anne.updates.map(({ seq, unsaved }) => [seq, unsaved])).toEqual([
      [1, true],
      [2, true],
    ]);
    for (const push of anne.pushes) expect(pushSchema.parse(push)).toEqual(push);
    expect((await anne.watch(table.id, 'public')).status.unsaved).toEqual(unsaved(2, code));
  });

  it('gets all of it, once and in order, as soon as it takes anything again', async () => {
    await show(0);
    fail(code, 30);
    await show(1);
    await show(0);
    fail(null);
    await world.clock.pass(60_000);
    expect(anne.status?.unsaved).toBeNull();
    expect(onDisk().lines.map((line) => 'seq' in line && line.seq)).toEqual([1, 2, 3]);
    await show(1);
    expect(anne.updates.at(-1)).not.toHaveProperty('unsaved');
    const before = await anne.watch(table.id, 0);
    await host.close();
    const again = await TestClient.greeted(await openHost(world));
    expect(await again.watch(table.id, 0)).toEqual(before);
  });
});

describe('a table that is not all on disk', () => {
  it('stays open when everybody leaves, until it is', async () => {
    fail('ENOSPC');
    await show(0);
    await anne.ask({ type: 'leave', table: table.id });
    expect((await anne.watch(table.id, 0)).update.seq).toBe(1);
    await anne.hangUp();
    fail(null);
    await world.clock.pass(60_000);
    await settle();
    expect(onDisk().lines).toHaveLength(1);
    expect(world.clock.waiting).toBe(0);
    const ben = await TestClient.greeted(host);
    expect(await ben.ask({ type: 'tables' })).toMatchObject([{ moves: 1 }]);
  });

  it('is listed with what was played, and with what is on disk after a crash', async () => {
    const other = await anne.create(ANNE, BEN);
    await anne.ask({ type: 'tables' });
    await show(0);
    fail('ENOSPC');
    await show(1);
    // The list itself can be kept all the while.
    await anne.ask({ type: 'remove', table: other.id });
    expect(await anne.ask({ type: 'tables' })).toMatchObject([{ moves: 2 }]);
    const files = [...world.files.content];
    const marks = await Promise.all(files.map(([path]) => world.files.mark(path)));
    fail(null);
    await host.close();
    for (const [at, [path, bytes]] of files.entries()) {
      if (path.endsWith('lock')) continue;
      world.files.put(path, bytes);
      world.files.touch(path, marks[at]?.changed ?? 0);
    }
    const again = await TestClient.greeted(await openHost(world));
    expect(await again.ask({ type: 'tables' })).toMatchObject([{ moves: 1 }]);
  });

  it('says so in the list too, for those who have left it, until all of it is on disk', async () => {
    const listed = async () => (await anne.ask<TableInfo[]>({ type: 'tables' })).map(({ problem }) => problem);
    fail('ENOSPC');
    await show(0);
    await anne.ask({ type: 'leave', table: table.id });
    expect(await listed()).toEqual([unsaved(1, 'ENOSPC').problem]);
    fail(null);
    await world.clock.pass(60_000);
    await settle();
    expect(anne.pushes.findLast(({ type }) => type === 'tables')).toMatchObject({ tables: [{ problem: null }] });
    expect(await listed()).toEqual([null]);
  });

  it('can be exported with all of it', async () => {
    await show(0);
    fail('EROFS');
    await show(1);
    const { text } = await anne.ask<{ text: string }>({ type: 'export', table: table.id });
    expect(readJournal(Buffer.from(text)).lines.filter((line) => 'move' in line)).toHaveLength(2);
  });

  it('is saved by the last attempt when the host closes; when that fails too, the log says what is lost', async () => {
    fail('ENOSPC');
    await show(0);
    fail(null);
    await host.close();
    expect(onDisk().lines).toHaveLength(1);
    const second = await openHost(world);
    anne = await TestClient.greeted(second);
    fail('EIO');
    await show(1);
    await second.close();
    expect(world.warnings).toEqual([expect.stringContaining('"lines":1,"code":"EIO"')]);
    fail(null);
    anne = await TestClient.greeted(await openHost(world));
    expect((await anne.watch(table.id, 0)).update.seq).toBe(1);
  });

  it('keeps what was taken back and renamed in memory, too', async () => {
    const { id } = await anne.createUndoable(ANNE, BEN);
    await anne.watch(id, 0);
    fail('ENOSPC', 10);
    await anne.play(id, 0, ({ type }) => type === 'lay');
    await anne.ask({ type: 'undo', table: id, seq: 1, seat: 0 });
    await anne.ask({ type: 'rename', table: id, title: 'Friday' });
    expect(anne.status?.unsaved).toEqual(unsaved(3, 'ENOSPC'));
    fail(null);
    const before = await anne.watch(id, 0);
    await host.close();
    const again = await TestClient.greeted(await openHost(world));
    const after = await again.watch(id, 0);
    expect(after).toEqual({ ...before, status: { ...before.status, unsaved: null } });
    expect(after.info).toMatchObject({ title: 'Friday', moves: 0 });
  });
});

describe('a file that another program changed', () => {
  it('is not written; the move is refused', async () => {
    const { update } = await anne.watch(table.id, 0);
    const [move = { type: '', seat: 0 }] = update.moves;
    world.files.put(journalPath(table.id), `${world.files.text(journalPath(table.id))}more`);
    expect(await anne.refusal({ type: 'move', table: table.id, seq: 0, move })).toBe('host.changed-outside');
    expect(anne.updates).toEqual([]);
  });

  it('while moves wait in memory keeps them waiting, in a sentence of its own', async () => {
    fail('EIO');
    await show(0);
    world.files.put(journalPath(table.id), 'something else');
    fail(null);
    await world.clock.pass(60_000);
    expect(anne.status?.unsaved).toEqual({
      lines: 1,
      problem: { key: 'host.unsaved-changed', values: { lines: 1, code: 'changed-outside' } },
    });
    expect(world.files.text(journalPath(table.id))).toBe('something else');
  });
});
