import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultDataFolder } from '../../src/host/folder.ts';
import { nodePorts } from '../../src/host/node.ts';

const { files, processes, entropy, clock } = nodePorts;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-'));
});

afterEach(() => rm(folder, { recursive: true }));

const text = async (name: string) => Buffer.from(await files.read(join(folder, name))).toString('utf8');

describe('the real files', () => {
  it('grow at their end and can be cut', async () => {
    await files.createNew(join(folder, 'journal'), 'ab');
    const file = await files.openToGrow(join(folder, 'journal'));
    await file.append(Buffer.from('cd'));
    await file.append(Buffer.from('ef'));
    expect(await file.size()).toBe(6);
    await file.cut(3);
    await file.append(Buffer.from('x'));
    await file.close();
    expect(await text('journal')).toBe('abcx');
  });

  it('are for this user alone', async () => {
    await files.makeFolder(join(folder, 'a', 'b'));
    await files.replace(join(folder, 'a', 'b', 'settings'), '{}');
    const modes = await Promise.all(
      ['a', 'a/b', 'a/b/settings'].map(async (path) => (await stat(join(folder, path))).mode & 0o077),
    );
    expect(modes).toEqual([0, 0, 0]);
  });

  it('are replaced whole, and made new only where there was none', async () => {
    const path = join(folder, 'settings');
    await files.createNew(path, 'old');
    await expect(files.createNew(path, 'new')).rejects.toMatchObject({ code: 'EEXIST' });
    await files.replace(path, 'newer');
    expect(await text('settings')).toBe('newer');
    expect(await files.list(folder)).toEqual(['settings']);
  });

  it('are marked by size and time, and missing ones are told from others', async () => {
    await files.createNew(join(folder, 'one'), 'abc');
    expect(await files.mark(join(folder, 'one'))).toMatchObject({ size: 3 });
    expect(await files.mark(join(folder, 'none'))).toBeUndefined();
    expect(await files.list(join(folder, 'none'))).toEqual([]);
    await expect(files.list(join(folder, 'one'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(files.openToGrow(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are removed with all that is in them', async () => {
    await files.makeFolder(join(folder, 'a', 'b'));
    await files.createNew(join(folder, 'a', 'b', 'c'), '');
    await files.remove(join(folder, 'a'));
    await files.remove(join(folder, 'a'));
    expect(await files.list(folder)).toEqual([]);
  });
});

describe('the real world', () => {
  it('tells a living process by its birth, and a dead one from it', () => {
    const own = processes.birthmark(processes.self);
    expect(own).toBeDefined();
    expect(processes.birthmark(processes.self)).toBe(own);
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(processes.birthmark(pid)).toBeUndefined();
    if (process.platform === 'linux') expect(processes.birthmark(process.ppid)).not.toBe(own);
  });

  it('never gives the same bytes twice', () => {
    expect(entropy.bytes(32)).toHaveLength(32);
    expect(entropy.bytes(32)).not.toEqual(entropy.bytes(32));
  });

  it('runs a timer unless it is called off', async () => {
    const ran: string[] = [];
    const off = clock.setTimer(1, () => void ran.push('off'));
    off();
    await new Promise<void>((resolve) => {
      clock.setTimer(5, resolve);
    });
    expect(ran).toEqual([]);
  });
});

describe('the data folder', () => {
  it.each<[NodeJS.Platform, Record<string, string>, string]>([
    ['linux', {}, '/home/anne/.local/share/captains-table'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/captains-table'],
    ['darwin', {}, '/home/anne/Library/Application Support/Captains Table'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Captains Table'],
    ['win32', {}, '/home/anne/AppData/Roaming/Captains Table'],
  ])('is where %s keeps such things (%j)', (platform, env, path) => {
    expect(defaultDataFolder(platform, env, '/home/anne')).toBe(join(path));
  });
});
