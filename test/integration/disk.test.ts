import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Host } from '../../src/host/host.ts';
import { readJournal } from '../../src/host/journal.ts';
import { nodePorts } from '../../src/host/node.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { tiny } from '../host/tiny.ts';
import { ANNE, BEN, TestClient } from '../host/world.ts';

/**
 * A disk that is really full, and one that is really read-only: a small tmpfs, mounted for these tests.
 *
 * Mounting needs Linux and root; elsewhere they are skipped, and say so.
 */

const disk = mkdtempSync(join(tmpdir(), 'captains-table-disk-'));

const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;

const isMounted =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  mount('-t', 'tmpfs', '-o', 'size=128k,mode=700', 'captains-table', disk);

if (!isMounted) process.stderr.write('Skipped: a disk that is full or read-only can be tried as root on Linux only.\n');

afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const remount = (how: 'ro' | 'rw') => {
  if (!mount('-o', `remount,${how}`, disk)) throw new Error(`The disk could not be made ${how}.`);
};

const filler = join(disk, 'filler');

/** Takes all space that is left, but so many bytes. */
async function fill(leave: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const file = await open(filler, 'w');
  await file.writeFile(Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  await file.close();
}

const data = join(disk, 'data');

/** A clock whose retries come soon. */
const clock = { ...nodePorts.clock, setTimer: (ms: number, run: () => void) => nodePorts.clock.setTimer(ms / 50, run) };

const eventually = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe.skipIf(!isMounted)('a real disk', () => {
  let host: Host;
  let anne: TestClient;
  let warnings: string[];

  const start = async () => {
    warnings = [];
    const log = { warn: (what: string) => void warnings.push(what) };
    host = await Host.open({ ports: { ...nodePorts, clock, log }, data, version: '1', games: [tiny] });
    anne = await TestClient.greeted(host);
  };

  beforeEach(start);

  afterEach(async () => {
    remount('rw');
    await rm(filler, { force: true });
    await host.close();
    await rm(data, { recursive: true, force: true });
  });

  const onDisk = async (id: string) => readJournal(await readFile(join(data, 'tables', id, 'journal.ndjson')));

  const seqs = async (id: string) => (await onDisk(id)).lines.map((line) => 'seq' in line && line.seq);

  /** Lays and takes back by turns: as many positions as one likes. */
  async function play(id: string, positions: number): Promise<void> {
    const { update } = await anne.watch(id, 0);
    for (let seq = update.seq; seq < update.seq + positions; seq += 2) {
      await anne.play(id, 0, ({ type }) => type === 'lay');
      await anne.ask({ type: 'undo', table: id, seq: seq + 1, seat: 0 });
    }
  }

  it('that is full does not stop the game, and gets everything once there is room', async () => {
    const { id } = await anne.createUndoable(ANNE, BEN);
    await play(id, 4);
    // A page or two are left: lines fit until they don't, in the middle of one.
    await fill(4096);
    await play(id, 60);
    expect(anne.status?.unsaved).toMatchObject({ problem: { key: 'host.unsaved', values: { code: 'ENOSPC' } } });
    expect(anne.updates.at(-1)).toMatchObject({ seq: 64, unsaved: true });
    const some = await onDisk(id);
    expect(some.torn).toBeNull();
    expect(some.lines.length).toBeLessThan(64);
    expect(some.lines.map((line) => 'seq' in line && line.seq)).toEqual(some.lines.map((_, at) => at + 1));

    await rm(filler);
    await eventually(() => anne.status?.unsaved === null);
    expect(await seqs(id)).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
    await host.close();
    await start();
    expect((await anne.watch(id, 0)).update.seq).toBe(64);
  });

  it('that is full takes no new table, and says why; a table can still be removed from it', async () => {
    const { id } = await anne.createUndoable(ANNE, BEN);
    await fill(0);
    const table = { game: tiny.id, players: [ANNE, BEN], options: {}, first: null };
    expect(await anne.call({ type: 'create', table })).toMatchObject({
      problem: { key: 'host.not-written', values: { code: 'ENOSPC' } },
    });
    expect(await anne.ask<TableInfo[]>({ type: 'tables' })).toMatchObject([{ id }]);
    await anne.ask({ type: 'remove', table: id });
    expect(await anne.ask({ type: 'tables' })).toEqual([]);
  });

  it('that is read-only does not stop the game, and gets everything once it can be written', async () => {
    const { id } = await anne.createUndoable(ANNE, BEN);
    await host.close();
    await start();
    remount('ro');
    await play(id, 6);
    expect(anne.status?.unsaved).toMatchObject({ lines: 6, problem: { values: { code: 'EROFS' } } });
    expect(await anne.call({ type: 'rename', table: id, title: 'Friday' })).toMatchObject({ ok: true });
    expect(await anne.call({ type: 'remove', table: id })).toMatchObject({
      problem: { key: 'host.not-removed', values: { code: 'EROFS' } },
    });
    expect(await seqs(id)).toEqual([]);
    remount('rw');
    await eventually(() => anne.status?.unsaved === null);
    expect(await seqs(id)).toEqual([1, 2, 3, 4, 5, 6, false]);
    expect((await anne.watch(id, 0)).info.title).toBe('Friday');
  });

  it('that is read-only from the start is refused with the reason', async () => {
    await host.close();
    remount('ro');
    const opening = Host.open({ ports: nodePorts, data, version: '1', games: [tiny] });
    await expect(opening).rejects.toMatchObject({
      problem: { key: 'host.data-unwritable', values: { code: 'EROFS' } },
    });
  });
});
