import type { Page } from '@playwright/test';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { Player } from '../../src/protocol/tables.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, nextQuestion } from './people.ts';
import type { Staging } from './staged.ts';

test.describe.configure({ timeout: 600_000 });

/** What waits for frames that are painted without a graphics card, maybe beside other tests. */
const SLOW = { timeout: 90_000 };

const ANNE: Player = { name: 'Anne', colour: 'crimson', holder: 'person' };
const BEN: Player = { name: 'Ben', colour: 'sapphire', holder: 'bot' };
const GRACE: Player = { name: 'Grace', colour: 'emerald', holder: 'bot' };

const BOTS = [ANNE, BEN, GRACE].map((player) => ({ ...player, holder: 'bot' as const }));

const TABLE = 'bigscreenbigscre';
const BEGUN = 'botsbotsbotsbots';
const OVER = 'overoveroveroveo';

const isAnnesTurn: NonNullable<Staging['until']> = (state, { seq }) =>
  seq > 9 && takeTheGold.view(state as never, 'public').acting[0] === 0;

const STAGED = { game: takeTheGold, seed: 'big', options: { advanced: false, krakens: 5 }, first: 0 };

test.use({
  installation: {
    settings: { speed: 'instant', reducedMotion: 'on' },
    tables: [
      { ...STAGED, id: TABLE, players: [ANNE, BEN, GRACE], until: isAnnesTurn },
      { ...STAGED, id: BEGUN, players: BOTS, until: (_, { seq }) => seq > 4 },
      { ...STAGED, id: OVER, players: BOTS },
    ],
  },
});

/** Everything a page is sent over its socket. */
function received(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}

/** The font sizes of all text that is seen, smallest first, as shares of the window's height. */
const letters = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true }) && element.closest('.for-readers, svg') === null;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isSeen(element) && hasText(element))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) / window.innerHeight)
      .sort((a, b) => a - b);
  });

const isFull = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);

test('the big screen shows whose turn it is, is entered and left by key, and is told nothing secret', async ({
  page,
  context,
}) => {
  await page.goto(`#table/${TABLE}`);
  await nextQuestion(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Big screen: what lies open');
  await page.keyboard.press('Escape');

  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'Anne', exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#table/${TABLE}/big$`));
  await expect.poll(() => isFull(page), SLOW).toBe(true);
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);

  const television = await context.newPage();
  const frames = received(television);
  await television.goto(`#table/${TABLE}/big`);
  await expect(television.getByRole('heading', { name: 'Anne', exact: true })).toBeVisible();
  await expect(television.locator('.big-lately')).not.toBeEmpty();
  await expectAccessible(television);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
  ]) {
    await television.setViewportSize(size);
    const all = await letters(television);
    expect(all.length).toBeGreaterThan(4);
    expect(all[0]).toBeGreaterThanOrEqual(0.03);
  }

  // Back at the table Anne decides: the television follows, and learns no hand by it.
  await page.bringToFront();
  await page.keyboard.press('b');
  await expect(page).toHaveURL(new RegExp(`#table/${TABLE}$`));
  await expect.poll(() => isFull(page), SLOW).toBe(false);
  await nextQuestion(page);
  const before = await television.locator('.big').innerHTML();
  await page.keyboard.press('1');
  await expect.poll(() => television.locator('.big').innerHTML(), SLOW).not.toBe(before);
  const viewers = frames.flatMap((frame) => [...frame.matchAll(/"viewer":("public"|\d)/g)].map(([, viewer]) => viewer));
  expect(viewers.length).toBeGreaterThan(1);
  expect(new Set(viewers)).toEqual(new Set(['"public"']));
  expect(frames.filter((frame) => /"hands":\[\[\{[^\]]*"kind":"/.test(frame))).toEqual([]);

  await television.bringToFront();
  await television.keyboard.press('Escape');
  // Nobody at the television came from the table, where a hand would be seen.
  await expect(television).toHaveURL(/#shelf$/);
});

test('bots play on before the big screen, and the pointer hides until it moves', async ({ page }) => {
  await page.goto(`#table/${BEGUN}/big`);
  const lines = page.getByRole('log').getByRole('listitem');
  await expect(lines.first()).toBeAttached();
  const before = await lines.count();
  const pointer = () => page.locator('.big').evaluate((big) => getComputedStyle(big).cursor);
  let moves = 0;
  const movedPointer = async () => {
    moves++;
    await page.mouse.move(300 + moves, 300);
    return pointer();
  };
  await expect.poll(movedPointer, SLOW).toBe('auto');
  await expect.poll(pointer, SLOW).toBe('none');
  await expect.poll(movedPointer, SLOW).toBe('auto');
  await expect.poll(() => lines.count(), SLOW).toBeGreaterThan(before + 5);
});

test('the big screen shows who won, large', async ({ page }) => {
  await page.goto(`#table/${OVER}/big`);
  await expect(page.getByRole('heading', { name: / wins?!$/ })).toBeVisible(SLOW);
  await expect(page.getByRole('region', { name: 'The game is over' })).toContainText('1st', SLOW);
  expect((await letters(page))[0]).toBeGreaterThanOrEqual(0.03);
  await expectAccessible(page);
});
