import { describe, expect, it } from 'vitest';
import { HostProblem } from '../../src/host/problem.ts';
import { failure, newWorld, openHost, TestFiles, testEntropy, type World } from './world.ts';

/** A machine with these processes, seen from `self`. */
const machine = (self: number, born: Readonly<Record<number, string>>, files = new TestFiles()): World => ({
  ...newWorld({ self, birthmark: (pid) => born[pid] }),
  entropy: testEntropy(`process ${self}`),
  files,
});

const refusalOf = async (world: World) => {
  try {
    await openHost(world);
    return undefined;
  } catch (error) {
    return error instanceof HostProblem ? error.problem : error;
  }
};

describe('a data folder', () => {
  it('belongs to one process: the second is told who has it', async () => {
    const born = { 100: 'a', 200: 'b' };
    const first = machine(100, born);
    await openHost(first);
    expect(await refusalOf(machine(200, born, first.files))).toEqual({
      key: 'host.in-use',
      values: { pid: '100', folder: '/data', file: '/data/lock' },
    });
  });

  it('is free again when its process closed the host', async () => {
    const born = { 100: 'a', 200: 'b' };
    const first = machine(100, born);
    await (await openHost(first)).close();
    expect(await refusalOf(machine(200, born, first.files))).toBeUndefined();
  });

  it.each([
    ['died', { 200: 'b' }],
    ['died and whose number another one has now', { 100: 'later', 200: 'b' }],
  ])('is taken over from a process that %s', async (_, after) => {
    const first = machine(100, { 100: 'a' });
    await openHost(first);
    expect(await refusalOf(machine(200, after, first.files))).toBeUndefined();
    expect(await refusalOf(machine(300, { ...after, 300: 'c' }, first.files))).toMatchObject({
      values: { pid: '200' },
    });
  });

  it('is taken over from a process that had this one’s number, as in a container', async () => {
    const first = machine(1, { 1: '' });
    await openHost(first);
    expect(await refusalOf(machine(1, { 1: '' }, first.files))).toBeUndefined();
  });

  it('is taken over when its lock holds nothing sensible', async () => {
    const world = newWorld();
    world.files.put('/data/lock', '{"pid":');
    const opening = openHost(world);
    await world.clock.pass(1000);
    await expect(opening).resolves.toBeDefined();
  });

  it('is not taken from a process that took it over a moment earlier', async () => {
    const born = { 200: 'b', 300: 'c' };
    const files = new TestFiles();
    await openHost(machine(100, { 100: 'a' }, files));
    const slow = machine(300, born, files);
    const rename = files.rename.bind(files);
    files.rename = async (from, to) => {
      files.rename = rename;
      await openHost(machine(200, born, files));
      return rename(from, to);
    };
    expect(await refusalOf(slow)).toMatchObject({ key: 'host.in-use', values: { pid: '200' } });
    expect(JSON.parse(files.text('/data/lock'))).toMatchObject({ pid: 200 });
  });

  it('keeps a lock that is not its own any more when it closes', async () => {
    const world = newWorld();
    const host = await openHost(world);
    world.files.put('/data/lock', JSON.stringify({ pid: 7, birthmark: '', token: 'x' }));
    await host.close();
    expect(world.files.text('/data/lock')).toContain('"pid":7');
  });

  it.each(['EACCES', 'EROFS', 'ENOSPC'])('that can’t be written (%s) is refused with the reason', async (code) => {
    const world = newWorld();
    world.files.beforeWrite = () => {
      throw failure(code);
    };
    expect(await refusalOf(world)).toEqual({ key: 'host.data-unwritable', values: { folder: '/data', code } });
  });
});
