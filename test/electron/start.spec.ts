import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHost } from '../e2e/headless.ts';
import { expect, get, greet, test } from './fixtures.ts';
import { type Ended, startToEnd } from './program.ts';

/** What the error box said. */
function boxOf({ output }: Ended): { title: string; content: string } {
  const line = output.split('\n').find((text) => text.startsWith('{"title"'));
  if (line === undefined) throw new Error(`No error box was shown:\n${output}`);
  return JSON.parse(line);
}

test('a second start brings the first one’s window forward and ends', async ({ data, start }) => {
  const { app, page } = await start();
  await greet(page);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = await startToEnd(data);
  expect(second.code, second.output).toBe(0);
  const state = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => ({ away: window.isMinimized(), shown: window.isVisible() })),
    );
  await expect.poll(state).toEqual([{ away: false, shown: true }]);
  await get(page, { type: 'tables' });
});

test('a data folder that another process has: the app says so and ends, and the other one goes on', async ({
  data,
}) => {
  const host = await startHost(data);
  try {
    const lock = await readFile(join(data, 'lock'), 'utf8');
    const ended = await startToEnd(data);
    expect(ended.code, ended.output).toBe(1);
    const { title, content } = boxOf(ended);
    expect(title).toBe('Captain’s Table can’t start');
    expect(content).toContain('already running');
    expect(content).toContain(data);
    expect(await readFile(join(data, 'lock'), 'utf8')).toBe(lock);
    expect((await fetch(host.address)).ok).toBe(true);
  } finally {
    await host.stop();
  }
});

test('a data folder that can’t be made: the app says so and ends', async ({ data }) => {
  const file = join(data, 'file');
  await writeFile(file, 'not a folder');
  const ended = await startToEnd(join(file, 'data'));
  expect(ended.code, ended.output).toBe(1);
  expect(boxOf(ended).content).toContain(join(file, 'data'));
  expect(await readFile(file, 'utf8')).toBe('not a folder');
});
