import { beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { KEPT, SECOND_THOUGHTS } from '../../src/host/trash.ts';
import { ANSWERS } from '../../src/protocol/answers.ts';
import type { Exported, Imported } from '../../src/protocol/files.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { type TinyView, tiny } from './tiny.ts';
import { ANNE, BEN, DATA, failure, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

let world: World;
let host: Host;
let anne: TestClient;

beforeEach(async () => {
  world = newWorld();
  host = await openHost(world);
  anne = await TestClient.greeted(host);
});

const restart = async (more: Partial<World> = {}) => {
  await host.close();
  host = await openHost({ ...world, ...more });
  anne = await TestClient.greeted(host);
  await settle();
};

const tables = () => anne.ask<TableInfo[]>({ type: 'tables' });

/** A table on which Anne and Ben have shown a card each. */
async function played(): Promise<TableInfo> {
  const info = await anne.create(ANNE, BEN);
  for (const seat of [0, 1]) await anne.play(info.id, seat, ({ type }) => type === 'show');
  await anne.ask({ type: 'leave', table: info.id });
  return info;
}

const exported = (id: string) => anne.ask<Exported>({ type: 'export', table: id });
const imported = (text: string) => anne.ask<Imported>({ type: 'import', text });

/** What was played at a table, without its name. */
async function story(id: string) {
  const { update, history, info } = await anne.watch(id, 0);
  await anne.ask({ type: 'leave', table: id });
  return { view: update.view, history, seq: update.seq, commitment: info.commitment };
}

describe('a table’s title', () => {
  it('is in the list, also after a restart, and can be changed and taken away', async () => {
    const { id } = await played();
    expect(await anne.ask({ type: 'rename', table: id, title: ' Friday night ' })).toMatchObject({
      title: 'Friday night',
    });
    expect(await tables()).toMatchObject([{ id, title: 'Friday night', moves: 2 }]);
    expect(anne.pushes.at(-1)).toMatchObject({ type: 'tables', tables: [{ title: 'Friday night' }] });
    await restart();
    expect(await tables()).toMatchObject([{ title: 'Friday night' }]);
    await anne.watch(id, 0);
    await anne.ask({ type: 'rename', table: id, title: null });
    expect(await tables()).toMatchObject([{ title: null }]);
  });

  it('changes nothing of the game: moves are played on the position they were meant for', async () => {
    const { id } = await anne.create(ANNE, BEN);
    const { update } = await anne.watch(id, 0);
    await anne.ask({ type: 'rename', table: id, title: 'Friday' });
    const [move = { type: '', seat: 0 }] = update.moves;
    expect(await anne.ask({ type: 'move', table: id, seq: update.seq, move })).toEqual({ seq: 1 });
  });

  it('that can’t be written is refused, and the table keeps its old one', async () => {
    const { id } = await played();
    world.files.beforeWrite = () => {
      throw failure('EROFS');
    };
    expect(await anne.refusal({ type: 'rename', table: id, title: 'Friday' })).toBe('host.not-written');
    world.files.beforeWrite = () => {};
    expect(await tables()).toMatchObject([{ title: null }]);
    expect((await story(id)).seq).toBe(2);
  });

  it('can’t be given to a table that is not there', async () => {
    expect(await anne.refusal({ type: 'rename', table: 'aaaaaaaaaaaaaaaa', title: 'x' })).toBe('host.no-table');
  });
});

describe('a duplicate', () => {
  it('has all that was played, goes on by itself, and leaves the first alone', async () => {
    const { id } = await played();
    const before = await story(id);
    const copy = await anne.ask<TableInfo>({ type: 'duplicate', table: id, title: 'What if' });
    expect(copy).toMatchObject({ title: 'What if', moves: 2, players: [ANNE, BEN] });
    expect(copy.id).not.toBe(id);
    expect(await story(copy.id)).toEqual(before);
    await anne.play(copy.id, 0);
    expect(await story(id)).toEqual(before);
    await restart();
    expect((await tables()).map(({ moves }) => moves).sort()).toEqual([2, 3]);
  });

  it('of a table that is being played has its last move', async () => {
    const { id } = await anne.create(ANNE, BEN);
    await anne.play(id, 0);
    expect(await anne.ask({ type: 'duplicate', table: id, title: null })).toMatchObject({ moves: 1 });
  });
});

describe('an exported table', () => {
  it('is one file that brings the whole table to another host', async () => {
    const { id } = await played();
    await anne.ask({ type: 'rename', table: id, title: 'Friday' });
    const before = await story(id);
    const file = ANSWERS.export.parse(await exported(id));
    expect(file.name).toBe('Friday.captainstable');
    world = newWorld();
    host = await openHost(world);
    anne = await TestClient.greeted(host);
    const { info, copy } = ANSWERS.import.parse(await imported(file.text));
    expect([info.id, info.title, copy]).toEqual([id, 'Friday', false]);
    expect(await story(id)).toEqual(before);
    await anne.play(id, 0);
    await restart();
    expect(await tables()).toMatchObject([{ id, moves: 3, problem: null }]);
  });

  it('of a table that is here already comes back as a copy', async () => {
    const { id } = await played();
    const before = await story(id);
    const { text } = await exported(id);
    const { info, copy } = await imported(text);
    expect(copy).toBe(true);
    expect(info.id).not.toBe(id);
    expect(await story(info.id)).toEqual(before);
    expect(await story(id)).toEqual(before);
    expect((await imported(text)).info.id).not.toBe(info.id);
    expect(await tables()).toHaveLength(3);
  });

  it.each([
    [['Anne', 'Ben'], null, 'captains wager, Anne, Ben.captainstable'],
    [['../../etc', 'a<b>|c?*"'], null, 'captains wager, .. .. etc, a b c.captainstable'],
    [['Anne', 'Ben'], 'CON', null],
    [['Anne', 'Ben'], '...', null],
    [['Anne', 'Ben'], '.hidden', null],
    [['Anne', 'Ben'], 'Ahoy, mates!…', 'Ahoy, mates!….captainstable'],
    [['Änne', '海賊'], null, 'captains wager, Änne, 海賊.captainstable'],
  ])('of %j called %j has a file name that every system takes', async (names, title, name) => {
    const [one = '', other = ''] = names;
    const { id } = await anne.create({ ...ANNE, name: one }, { ...BEN, name: other });
    await anne.ask({ type: 'rename', table: id, title });
    expect((await exported(id)).name).toBe(name ?? `${id}.captainstable`);
  });

  it('is refused, wherever it was cut, and nothing is taken over', async () => {
    const { id } = await played();
    const { text } = await exported(id);
    await anne.ask({ type: 'remove', table: id });
    const before = [...world.files.content.keys()];
    for (let length = 0; length < text.length; length += 1 + (length % 7)) {
      const key = await anne.refusal({ type: 'import', text: text.slice(0, length) });
      expect(key, `cut to ${length}`).toMatch(/^host\.import-(cut|foreign|damaged)$/);
    }
    const lines = text.split('\n');
    for (let kept = 1; kept < lines.length - 1; kept++) {
      expect(await anne.refusal({ type: 'import', text: `${lines.slice(0, kept).join('\n')}\n` })).toBe(
        'host.import-cut',
      );
    }
    expect([...world.files.content.keys()]).toEqual(before);
  });

  it('is refused with the damaged line', async () => {
    const { id } = await played();
    const lines = (await exported(id)).text.split('\n');
    lines[2] = (lines[2] ?? '').replace('show', 'shoo');
    const reply = await anne.call({ type: 'import', text: lines.join('\n') });
    expect(reply).toMatchObject({ problem: { key: 'host.import-damaged', values: { line: 3 } } });
    const header = (await exported(id)).text.replace('Anne', 'Anna');
    expect(await anne.call({ type: 'import', text: header })).toMatchObject({ problem: { values: { line: 1 } } });
  });

  it('is never put over a table of its name because the disk can’t say whether that is there', async () => {
    const { id } = await played();
    const { text } = await exported(id);
    await anne.play(id, 0);
    const before = world.files.text(journalPath(id));
    world.files.mark = async () => {
      throw failure('EIO');
    };
    expect(await anne.refusal({ type: 'import', text })).toBe('host.unlistable');
    expect(await anne.refusal({ type: 'restore', table: id })).toBe('host.not-in-trash');
    expect(await anne.refusal({ type: 'remove', table: id })).toBe('host.unlistable');
    expect(world.files.text(journalPath(id))).toBe(before);
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'Dear Ben,\nhow are you?\n'],
    ['another program’s data', '{"format":2,"moves":[]}\n{"sum":"no"}\n'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
  ])('is told from %s', async (_, text) => {
    expect(await anne.refusal({ type: 'import', text })).toBe('host.import-foreign');
  });

  it('of a newer program, of other rules or of a game that is not here is refused as such', async () => {
    const { id } = await played();
    const { text } = await exported(id);
    const newer = text.replace('"format":2', '"format":9');
    expect(await anne.refusal({ type: 'import', text: newer })).toBe('host.newer-format');
    host = await openHost(newWorld(), { games: [{ ...tiny, rulesVersion: 4 }] });
    anne = await TestClient.greeted(host);
    expect(await anne.refusal({ type: 'import', text })).toBe('host.older-rules');
    host = await openHost(newWorld(), { games: [] });
    anne = await TestClient.greeted(host);
    expect(await anne.refusal({ type: 'import', text })).toBe('host.unknown-game');
  });

  it('can be put in a journal’s place: the seal is no harm', async () => {
    const { id } = await played();
    const before = await story(id);
    const { text } = await exported(id);
    await restart();
    world.files.put(journalPath(id), text);
    expect(await story(id)).toEqual(before);
    await anne.play(id, 0);
    await restart();
    expect(await tables()).toMatchObject([{ moves: 3, problem: null }]);
  });
});

describe('a removed table', () => {
  it('is out of the list, and whoever was at it is told', async () => {
    const { id } = await played();
    const ben = await TestClient.greeted(host);
    await ben.watch(id, 1);
    await anne.ask({ type: 'remove', table: id });
    expect(await tables()).toEqual([]);
    expect(ben.notices).toEqual(['host.removed']);
    expect(anne.pushes.at(-1)).toEqual({ type: 'tables', tables: [] });
    expect(await ben.refusal({ type: 'watch', table: id, viewer: 1 })).toBe('host.no-table');
  });

  it('comes back as it was, also after a restart, and once only', async () => {
    const { id } = await played();
    const before = await story(id);
    await anne.ask({ type: 'remove', table: id });
    await restart();
    expect(await tables()).toEqual([]);
    expect(await anne.ask({ type: 'restore', table: id })).toMatchObject({ id, moves: 2 });
    expect(await story(id)).toEqual(before);
    expect(await anne.refusal({ type: 'restore', table: id })).toBe('host.not-in-trash');
  });

  it('is not put over one that came in its place', async () => {
    const { id } = await played();
    const { text } = await exported(id);
    await anne.ask({ type: 'remove', table: id });
    expect((await imported(text)).copy).toBe(false);
    expect(await anne.refusal({ type: 'restore', table: id })).toBe('host.not-in-trash');
    await anne.ask({ type: 'remove', table: id });
    await anne.ask({ type: 'restore', table: id });
    expect(await tables()).toHaveLength(1);
  });

  it('comes back also when the list can’t be read just then', async () => {
    const { id } = await played();
    await anne.ask({ type: 'remove', table: id });
    const { list } = world.files;
    world.files.list = async (folder) => {
      if (folder.endsWith('/tables')) throw failure('EIO');
      return list.call(world.files, folder);
    };
    expect(await anne.ask({ type: 'restore', table: id })).toMatchObject({ id, moves: 2 });
  });

  it('that is damaged can be removed and brought back, too', async () => {
    const { id } = await played();
    await restart();
    world.files.put(journalPath(id), 'nonsense');
    await anne.ask({ type: 'remove', table: id });
    expect(await anne.ask({ type: 'restore', table: id })).toMatchObject({ id, status: 'damaged' });
  });

  const trash = () => [...world.files.content.keys()].filter((path) => path.startsWith(`${DATA}/trash/`));

  it('is gone for good after 30 days, where the system has no trash', async () => {
    const { id } = await played();
    await anne.ask({ type: 'remove', table: id });
    await world.clock.pass(KEPT - 1000);
    await restart();
    expect(trash()).toHaveLength(1);
    await world.clock.pass(2000);
    await restart();
    expect(trash()).toEqual([]);
    expect(await anne.refusal({ type: 'restore', table: id })).toBe('host.not-in-trash');
  });

  it('goes to the system’s trash after a while, as a file that people know and can bring back', async () => {
    const thrown: [string, string][] = [];
    await restart({ trash: async (path: string) => void thrown.push([path, world.files.text(path)]) });
    const { id } = await played();
    const before = await story(id);
    await anne.ask({ type: 'remove', table: id });
    await world.clock.pass(SECOND_THOUGHTS - 1);
    expect(thrown).toEqual([]);
    await world.clock.pass(1);
    await settle();
    const [[path = '', text = ''] = []] = thrown;
    expect(path).toMatch(/\/captains wager, Anne, Ben\.captainstable$/);
    expect(trash()).toEqual([]);
    expect((await imported(text)).info.id).toBe(id);
    expect(await story(id)).toEqual(before);
  });

  it('goes to the system’s trash as it is when its file can’t be read, and stays when there is trouble', async () => {
    const thrown: string[] = [];
    let full = true;
    const bin = async (path: string) => {
      if (full) throw failure('EIO');
      thrown.push(path);
    };
    await restart({ trash: bin });
    const { id } = await played();
    world.files.put(journalPath(id), 'nonsense');
    await anne.ask({ type: 'remove', table: id });
    await world.clock.pass(SECOND_THOUGHTS);
    expect(trash()).toHaveLength(1);
    full = false;
    await restart({ trash: bin });
    expect(thrown).toEqual([expect.stringMatching(new RegExp(`^${DATA}/trash/\\d+-${id}$`))]);
  });
});

describe('a glance at a table', () => {
  it('shows what lies open, whether it is played now or not, and follows the game', async () => {
    const { id } = await played();
    const glance = () => anne.ask<{ seq: number; view: { viewer: string } }>({ type: 'glance', table: id });
    const closed = ANSWERS.glance.parse(await glance());
    expect(closed).toMatchObject({ seq: 2, view: { viewer: 'public' } });
    const { hands } = closed.view as TinyView;
    expect(hands.flat().map(({ kind }) => kind)).toEqual([null, null, null, null]);
    const reads = world.files.read_.length;
    expect(await glance()).toEqual(closed);
    expect(world.files.read_).toHaveLength(reads);
    await anne.play(id, 0, ({ type }) => type === 'show');
    expect(await glance()).toMatchObject({ seq: 3 });
    await anne.ask({ type: 'leave', table: id });
    expect(await glance()).toMatchObject({ seq: 3 });
    const guest = await TestClient.greeted(host, false);
    expect(await guest.ask({ type: 'glance', table: id })).toMatchObject({ seq: 3 });
  });
});
