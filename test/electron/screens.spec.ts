import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What the log of the table says, and what the table asks. */
const stateOf = async (page: Page) => ({
  log: await page.locator('[role=log] li').allTextContents(),
  status: await page.locator('.prompt-status').textContent(),
});

test('from the shelf to a move at the table; after a new start, the same table from the shelf', async ({
  data,
  start,
}) => {
  test.skip(process.env.LONG !== '1', 'A second evening in the app’s window: part of the full sizes.');
  // Two starts, and a table drawn without a graphics card.
  test.slow();
  await writeFile(join(data, 'settings.json'), JSON.stringify({ speed: 'instant', reducedMotion: 'on' }));
  const first = await start();
  const { page } = first;
  await page.getByRole('link', { name: 'Play Take the Gold' }).click();
  await page.getByRole('button', { name: 'Remove Long Ben' }).click();
  await page.getByRole('group', { name: 'Who decides for Calico Jack' }).getByLabel('Person').check();
  await page.getByLabel('Who goes first').selectOption('Anne');
  await page.getByRole('button', { name: 'Set sail' }).click();

  await page.getByRole('button', { name: 'I am Anne: look' }).click();
  await page.locator('.ledge button.button-strong, .panel-moves button').first().click();
  await page.getByRole('button', { name: /^(End turn|Go ahead)$/ }).click();
  const pass = page.getByRole('button', { name: 'I am Calico Jack: look' });
  const learned = page.getByRole('button', { name: 'Seen, pass on' });
  await pass.or(learned).waitFor();
  if (await learned.isVisible()) await learned.click();
  await pass.waitFor();
  const before = await stateOf(page);
  expect(before.log.length).toBeGreaterThan(1);
  await first.quit();

  const second = await start();
  await second.page.getByRole('link', { name: 'Resume Take the Gold with Anne and Calico Jack' }).click();
  // The curtain opens when the picture of the table has loaded, however long that takes.
  await second.page.getByRole('button', { name: 'I am Calico Jack: look' }).waitFor();
  expect(await stateOf(second.page)).toEqual(before);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
