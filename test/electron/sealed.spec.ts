import type { ElectronApplication } from '@playwright/test';
import type { Watched } from '../../src/protocol/messages.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { ask, expect, get, greet, TABLE, test } from './fixtures.ts';

/** What {@link watchLeaving} notes, in the main process. */
type Noted = typeof globalThis & { left?: { url: string; prevented: boolean }[]; opened?: string[] };

/** Has the main process note where its page tries to go, and whether it is kept from it. */
const watchLeaving = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    const left: { url: string; prevented: boolean }[] = [];
    (globalThis as Noted).left = left;
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', ({ url, defaultPrevented }) => {
      left.push({ url, prevented: defaultPrevented });
    });
  });

const left = (app: ElectronApplication) => app.evaluate(() => (globalThis as Noted).left);

/** Has the main process note what it would open in the system's browser, instead of opening it. */
const watchOpening = (app: ElectronApplication) =>
  app.evaluate(({ shell }) => {
    const opened: string[] = [];
    (globalThis as Noted).opened = opened;
    shell.openExternal = async (url) => {
      opened.push(url);
    };
  });

const opened = (app: ElectronApplication) => app.evaluate(() => (globalThis as Noted).opened);

test('the page is sealed', async ({ start }) => {
  const { app, page } = await start();

  await test.step('its window was opened so', async () => {
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
        getLastWebPreferences(): Electron.WebPreferences;
      };
      return contents.getLastWebPreferences();
    });
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
    });
  });

  await test.step('it has nothing of Node, and of the bridge three functions', async () => {
    const inPage = await page.evaluate(() => ({
      node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
      bridge: Object.keys((window as unknown as { captainsTable: object }).captainsTable).sort(),
    }));
    expect(inPage).toEqual({ node: [], bridge: ['call', 'onConnection', 'onPush'] });
  });

  await test.step('it came with a policy that runs and fetches nothing foreign', async () => {
    const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "yes"';
      document.head.append(script);
      return document.documentElement.dataset.ran;
    });
    expect(ran).toBeUndefined();
    await expect(page.evaluate(() => fetch('https://example.org/'))).rejects.toThrow(/fetch/i);
  });

  await test.step('nothing outside the pages’ folder is served', async () => {
    const statusOf = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).status, path);
    expect(await statusOf('/index.html')).toBe(200);
    for (const path of ['/..%2f..%2fpackage.json', '/..%5c..%5cpackage.json', '/%2e%2e/%2e%2e/package.json', '/%00']) {
      expect(await statusOf(path), path).toBeGreaterThanOrEqual(400);
    }
  });

  await test.step('it gets no permissions', async () => {
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied');
  });

  await test.step('what can’t be cloned can’t be sent to it', async () => {
    const sent = app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.send('x', () => {}));
    await expect(sent).rejects.toThrow(/clone|serialize/i);
  });
});

test('a page can’t leave, opens no windows, and only known addresses outside', async ({ start }) => {
  const { app, page } = await start();
  const home = page.url();
  await watchLeaving(app);
  await watchOpening(app);

  await page.evaluate(() => {
    location.href = 'https://example.org/';
  });
  await expect.poll(() => left(app)).toEqual([{ url: 'https://example.org/', prevented: true }]);
  await page.evaluate(() => {
    location.href = '/elsewhere';
  });
  await expect.poll(async () => (await left(app))?.[1]).toMatchObject({ prevented: true });
  expect(page.url()).toBe(home);
  expect(await opened(app)).toEqual([]);

  const got = await page.evaluate(() =>
    [
      'about:blank',
      'https://example.org/',
      'http://game-icons.net/',
      'https://game-icons.net.example.org/',
      'file:///etc/hosts',
      'https://game-icons.net/1x1/lorc/anchor.html',
    ].map((url) => window.open(url)),
  );
  expect(got.every((window) => window === null)).toBe(true);
  await expect.poll(() => opened(app)).toEqual(['https://game-icons.net/1x1/lorc/anchor.html']);
  expect(app.windows()).toHaveLength(1);

  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await page.evaluate(() => location.reload());
  await expect(page.locator('html[data-old]')).toHaveCount(0);
  expect(await greet(page)).toMatchObject({ local: true });
});

test('every link of the credits is opened outside', async ({ start }) => {
  const { app, page } = await start();
  await watchOpening(app);
  await page.getByRole('link', { name: 'Credits' }).click();
  const links = page.locator('.credits a');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  for (const link of await links.all()) await link.click();
  await expect.poll(() => opened(app)).toEqual(addresses);
  expect(app.windows()).toHaveLength(1);
});

test('only the app’s own page is answered over IPC, and each load of it anew', async ({ start }) => {
  const { app, page } = await start();
  await greet(page);
  const { id } = await get<TableInfo>(page, { type: 'create', table: TABLE });
  const { update } = await get<Watched>(page, { type: 'watch', table: id, viewer: 0 });
  const [move] = update.moves;
  if (move === undefined) throw new Error('Whoever begins has no move.');

  await page.reload();
  await greet(page);
  const late = await ask(page, { type: 'move', table: id, seq: 0, move });
  expect(late).toMatchObject({ ok: false, problem: { key: 'host.not-watching' } });

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.loadURL('about:blank'));
  await page.waitForURL('about:blank');
  await expect(ask(page, { type: 'tables' })).rejects.toThrow(/Only the pages of this app are answered/);
});
