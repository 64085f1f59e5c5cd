import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, hurryUp, nextQuestion, openLobby } from './people.ts';

test.describe.configure({ timeout: 300_000 });

const playing = (page: Page) => page.getByRole('region', { name: 'In progress' });
const entries = (page: Page) =>
  playing(page)
    .getByRole('listitem')
    .filter({ has: page.locator('.voyage-picture') });

async function choose(page: Page, item: string, entry = 0): Promise<void> {
  await entries(page)
    .nth(entry)
    .getByRole('button', { name: /^More about / })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a game that was begun has its picture and can be renamed, copied, saved, opened again, thrown away and brought back', async ({
  page,
  data,
}) => {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await nextQuestion(page);
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  const entry = entries(page).first();
  await expect(entry.locator('.table-picture use')).not.toHaveCount(0);
  await expect(entry).toContainText('just now');
  await expect(entry).toContainText(/\d{1,2}:\d\d/);
  await expect(entry).toContainText('to move');

  await choose(page, 'Rename');
  const dialog = page.getByRole('dialog', { name: 'What shall it be called?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('\u202Ebackwards');
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/no invisible signs/);
  await dialog.getByRole('textbox').fill(' Friday night ');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('heading')).toContainText('Friday night');

  await choose(page, 'Make a copy');
  await expect(entries(page)).toHaveCount(2);
  await expect(playing(page).getByRole('heading', { name: /Friday night \(2\)/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await choose(page, 'Save as a file', 1);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.captainstable$/);
  const kept = join(data, file.suggestedFilename());
  await file.saveAs(kept);

  await page.getByLabel('Open a file').last().setInputFiles(kept);
  await expect(page.getByRole('alert').filter({ hasText: 'was here already' })).toBeAttached();
  await expect(entries(page)).toHaveCount(3);

  // Dropped anywhere on the shelf, another kind of file says what it is not, and changes nothing.
  const dropped = await page.evaluateHandle(
    (text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'cut.captainstable'));
      return files;
    },
    (await readFile(kept, 'utf8')).slice(0, -40),
  );
  await page.locator('.screen-shelf').dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(page.getByText('Drop the file: the game comes on board')).toBeVisible();
  await page.locator('.screen-shelf').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Drop the file: the game comes on board')).toHaveCount(0);
  await expect(page.getByText(/This file is (not whole|damaged)/)).toBeVisible();
  await expect(entries(page)).toHaveCount(3);

  await choose(page, 'Throw away');
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(entries(page)).toHaveCount(3);
  await expectAccessible(page);
});
