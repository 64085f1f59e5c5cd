import { expect, test } from './fixtures.ts';
import { clickPiece, hurryUp, litIds, nextQuestion, openLobby, plainMoves, result, untilHeard } from './people.ts';

test.describe.configure({ timeout: 600_000 });

test('a person and two bots play from the shelf to the winner, pieces being clicked on the canvas', async ({
  page,
}) => {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  await page.getByRole('radio', { name: '5' }).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page).toHaveTitle(/^Take the Gold: Anne, Calico Jack, Long Ben · /);

  let clicks = 0;
  while ((await nextQuestion(page)) === 'asked') {
    const [lit] = await litIds(page);
    await untilHeard(page, async () => {
      if (lit === undefined) return plainMoves(page).first().click({ timeout: 5_000 });
      await clickPiece(page, lit);
      clicks++;
    });
  }
  expect(clicks).toBeGreaterThan(0);

  await expect(result(page)).toContainText('1st');
  await result(page).getByText('Was the deal fair?').click();
  await expect(result(page).locator('code')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/]);

  await result(page).getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page.getByRole('region', { name: 'Finished' })).toContainText(/ won\./);
});

test('after a game its players sail again', async ({ page }) => {
  test.skip(process.env.LONG !== '1', 'A second whole game: part of the full sizes.');
  await hurryUp(page);
  await openLobby(page);
  for (const seat of [0, 1, 2]) await page.getByRole('radio', { name: 'Bot' }).nth(seat).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(result(page)).toBeVisible({ timeout: 300_000 });
  const first = page.url();
  await result(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('log')).toContainText('The cards are dealt.');
});
