import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectReadable } from './people.ts';
import { putTable } from './tables.ts';

test.describe.configure({ timeout: 300_000 });

const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });
const viewer = (page: Page) => page.getByRole('combobox', { name: 'Seen by' });
const current = (page: Page) => page.locator('.step[aria-current]');

test('a finished game is watched by keys, played, jumped through and seen by everybody', async ({ page, data }) => {
  const table = await putTable(data, 'finished');
  await page.goto('#shelf');
  const finished = page.getByRole('region', { name: 'Finished' });
  await finished.getByRole('button', { name: /^More about / }).click();
  await page.getByRole('menuitem', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(new RegExp(`#replay/${table}$`));
  await expect(slider(page)).toHaveValue('0');
  await expect(viewer(page)).toHaveValue('open');
  await expect(page.getByRole('heading', { name: 'Replay: Take the Gold with Änne, Ben, and Calico' })).toBeAttached();
  const last = Number(await slider(page).getAttribute('max'));
  expect(last).toBe(32);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('2');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^2 of 32: Ben plays .* on Calico\.$/);
  await expect(current(page)).toContainText('Ben plays');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('32');
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.locator('.step').nth(5).click();
  await expect(page.locator('.step').nth(5)).toHaveAttribute('aria-current', 'step');

  // All cards lie open, in words too; as the public they don't.
  await expect(page.getByText('Hand of Calico')).toBeAttached();
  await page.keyboard.press('v');
  await expect(viewer(page)).toHaveValue('public');
  await expect(page.getByText('Hand of Calico')).toHaveCount(0);
  await viewer(page).selectOption('Seen by Ben');
  await expect(page.getByText('Hand of Ben')).toBeAttached();
  await expect(page.getByText('Hand of Calico')).toHaveCount(0);
  await expectAccessible(page);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport();
  }
  await expectReadable(page);

  await page.getByRole('radio', { name: 'Swift' }).check();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await slider(page).inputValue()), { timeout: 120_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys in a replay' })).toContainText('To the next key event');
  await expectAccessible(page);
});

test('a running game shows no more than whoever looks may know', async ({ page, data }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  const table = await putTable(data, 'playing');
  await page.goto(`#replay/${table}`);
  await expect(viewer(page)).toHaveValue('public');
  expect(await viewer(page).locator('option').allTextContents()).toEqual([
    'Seen by everybody',
    'Seen by Änne',
    'Seen by Ben',
  ]);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  const secret = /"kinds"/;
  expect(frames.filter((frame) => secret.test(frame))).toEqual([]);
  await viewer(page).selectOption('Seen by Änne');
  const cover = page.getByRole('dialog', { name: 'Pass to Änne' });
  await expect(cover).toBeVisible();
  expect(frames.filter((frame) => secret.test(frame))).toEqual([]);
  await cover.getByRole('button', { name: 'Not now' }).click();
  await expect(viewer(page)).toHaveValue('public');
  await viewer(page).selectOption('Seen by Änne');
  await cover.getByRole('button', { name: 'I am Änne: look' }).click();
  await expect(page.getByText('Hand of Änne')).toBeAttached();
  await expect(page.getByText('Hand of Ben')).toHaveCount(0);
});

test('a damaged game can be watched up to the damage', async ({ page, data }) => {
  await putTable(data, 'finished', (journal) => {
    const lines = journal.split('\n');
    lines[9] = (lines[9] ?? '').replace('"seat"', '"soat"');
    return lines.join('\n');
  });
  await page.goto('#shelf');
  const damaged = page.getByRole('region', { name: 'Can’t be opened' });
  await expect(damaged).toContainText('damaged at line 10');
  await damaged.getByRole('link', { name: /^See what is left of / }).click();
  await expect(slider(page)).toHaveAttribute('max', '8');
  await expect(page.getByText('This table’s file is damaged at line 10')).toBeVisible();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('8');
});
