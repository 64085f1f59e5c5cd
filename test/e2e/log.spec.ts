import { expect, test } from './fixtures.ts';
import { expectAccessible, expectReadable } from './people.ts';
import { putTable } from './tables.ts';

test.describe.configure({ timeout: 300_000 });

test('the log invites to a first game, and shows who won, in charts and in words', async ({ page, data }) => {
  await page.goto('#log');
  await expect(page.getByRole('heading', { name: 'Not a line written yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await expect(page).toHaveURL(/#shelf$/);

  await putTable(data, 'finished');
  await page.reload();
  await page.getByRole('link', { name: 'Captain’s log' }).click();
  const crew = page.getByRole('region', { name: 'The crew' }).getByRole('table');
  await expect(crew.getByRole('row')).toHaveCount(3);
  await expect(page.locator('.chart > svg, .chart .recharts-surface')).toHaveCount(2);
  await page.getByRole('radio', { name: 'And bots' }).check();
  await expect(crew.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await expectReadable(page);

  // The same as a table.
  await page.getByText('As a table').first().click();
  const table = page.getByRole('region', { name: 'Games won, game by game' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Scores' }).check();
  await expect(page.getByRole('region', { name: 'Scores, game by game' })).toBeVisible();
  await crew.getByRole('button', { name: 'Ben' }).click();
  await expect(page.getByRole('heading', { name: 'What Ben likes to play' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^What Ben likes/ }).getByRole('img')).not.toHaveCount(0);

  // Two names, one player; and two after all.
  await page.getByRole('radio', { name: 'People' }).check();
  await page.getByRole('button', { name: 'Who is who' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is who?' });
  await dialog.getByRole('combobox', { name: 'is the same sailor as' }).selectOption('Änne');
  await dialog.getByRole('combobox', { name: 'This name' }).selectOption('Ben');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Count them together' }).click();
  await expect(dialog.getByText('Ben counts as Änne')).toBeVisible();
  await expect(page.locator('.crew tbody tr')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Count Ben apart again' }).click();
  await expect(page.locator('.crew tbody tr')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /Longest game/ }).click();
  await expect(page).toHaveURL(/#replay\/boiwo3zp7hkt2pre$/);
});
