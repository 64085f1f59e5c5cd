import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, greet, test } from './fixtures.ts';

const boundsIn = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());

test('the window opens where it was', async ({ start }) => {
  const place = { x: 90, y: 60, width: 1000, height: 700 };
  const first = await start();
  await first.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place);
  await first.quit();
  const second = await start();
  expect(await boundsIn(second.app)).toEqual(place);
});

test('a page may fill the screen for a while, and the window opens as a window again', async ({ data, start }) => {
  test.skip(process.platform === 'darwin', 'On macOS an app outlives its window.');
  const first = await start();
  const isFull = () =>
    first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen() ?? false);
  await first.page.locator('body').click({ position: { x: 2, y: 2 } });
  await first.page.evaluate(() => document.documentElement.requestFullscreen());
  await expect.poll(isFull).toBe(true);
  await first.quit();
  expect(JSON.parse(await readFile(join(data, 'window.json'), 'utf8'))).toMatchObject({ fullScreen: false });
});

test('a window whose screen is gone opens on the one that is there', async ({ data, start }) => {
  const gone = { x: 9000, y: -4000, width: 1000, height: 700, maximized: false, fullScreen: false };
  await writeFile(join(data, 'window.json'), JSON.stringify(gone));
  const { app } = await start();
  const area = await app.evaluate(({ screen }) => screen.getPrimaryDisplay().workArea);
  const bounds = await boundsIn(app);
  if (bounds === undefined) throw new Error('There is no window.');
  expect(bounds.x).toBeGreaterThanOrEqual(area.x);
  expect(bounds.y).toBeGreaterThanOrEqual(area.y);
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height);
});

test('the menu has what every app has', async ({ start }) => {
  const { app } = await start();
  const roles = await app.evaluate(({ Menu }) => {
    const below = (items: readonly Electron.MenuItem[]): string[] =>
      items.flatMap((item) => [`${item.role}`.toLowerCase(), ...below(item.submenu?.items ?? [])]);
    return below(Menu.getApplicationMenu()?.items ?? []);
  });
  expect(roles).toEqual(
    expect.arrayContaining(['filemenu', 'editmenu', 'windowmenu', 'help', 'togglefullscreen', 'zoomin', 'zoomout']),
  );
});

test('when the page’s process ends, the app offers to open the table again', async ({ start }) => {
  const { app, page } = await start();
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await app.evaluate(({ BrowserWindow, dialog }) => {
    dialog.showMessageBox = async () => ({ response: 0, checkboxChecked: false });
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  });
  await expect(page.locator('html[data-old]')).toHaveCount(0);
  await greet(page);
});

test('closing the window ends the app, and the data folder is free', async ({ data, start }) => {
  test.skip(process.platform === 'darwin', 'On macOS an app outlives its window.');
  const { app, page } = await start();
  await greet(page);
  const ended = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await ended;
  expect(await readdir(data)).not.toContain('lock');
});
