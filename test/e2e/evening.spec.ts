import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startHost } from './headless.ts';
import { hurryUp, litPieces, nextQuestion, openLobby, plainMoves, result, untilHeard } from './people.ts';

test.describe.configure({ timeout: 900_000 });

const log = (page: Page) => page.getByRole('log');
const moves = (page: Page) => page.locator('.move');

/** Chooses a move, the first there is, and ends the turn where one must. */
async function decide(page: Page): Promise<void> {
  await untilHeard(page, async () => {
    if ((await moves(page).count()) > 0) await moves(page).first().click({ timeout: 5_000 });
    else if ((await litPieces(page).count()) > 0) await litPieces(page).first().press('Enter', { timeout: 5_000 });
    else await plainMoves(page).first().click({ timeout: 5_000 });
  });
}

/** Plays until so many decisions were made, or to the end. */
async function play(page: Page, decisions: number): Promise<'over' | 'asked'> {
  for (let made = 0; made < decisions; made++) {
    if ((await nextQuestion(page)) === 'over') return 'over';
    await decide(page);
  }
  return nextQuestion(page);
}

test('an evening: play, quit, resume, undo, finish, replay, verify, look at the log', async ({
  browser,
  data,
  host,
}) => {
  // A page of its own: that the browser complains of the host that was stopped is no fault.
  const page = await browser.newPage({ baseURL: host.address, reducedMotion: 'reduce' });
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await play(page, 3);
  const told = await log(page).getByRole('listitem').allTextContents();
  const address = new URL(page.url()).hash;

  // Quit: the process ends, and nothing of it is left but the disk.
  await page.goto('about:blank');
  await host.stop();
  const again = await startHost(data);
  try {
    await page.goto(`${again.address}#shelf`);
    const playing = page.getByRole('region', { name: 'In progress' });
    await expect(playing).toContainText('Anne');
    await playing.getByRole('link', { name: /^Resume / }).click();
    expect(new URL(page.url()).hash).toBe(address);
    await nextQuestion(page);
    // A move that was ready when the app was quit had not been played.
    expect(await log(page).getByRole('listitem').allTextContents()).toEqual(expect.arrayContaining(told));

    // Undo: the last move, and what the bots made of it.
    await expect(page.locator('.ledge-undo')).toBeVisible();
    const before = await log(page).getByRole('listitem').count();
    await page.keyboard.press('Control+z');
    await expect(log(page).locator('del')).toHaveCount(1);
    await expect(log(page)).toContainText('Anne has taken this back.');
    expect(await log(page).getByRole('listitem').count()).toBeLessThanOrEqual(before + 1);

    // Finish.
    expect(await play(page, 400)).toBe('over');
    await expect(result(page)).toBeVisible();

    // Verify.
    await result(page).getByText('Was the deal fair?').click();
    await result(page).getByRole('button', { name: 'Verify this game' }).click();
    await expect(result(page)).toContainText('Everything agrees. The deal was fair.');
    await expect(result(page)).toContainText('Deal: the cards that were dealt are those that the seed gives.');
    await expect(result(page)).toContainText('Result: the moves lead to the result that was announced.');

    // Replay: what was taken back is there, and struck.
    await result(page).getByRole('link', { name: 'Watch the replay' }).click();
    const slider = page.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveValue('0');
    await expect(page.locator('.step del')).not.toHaveCount(0);
    await page.keyboard.press('End');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
    await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();

    // The log.
    await page.getByRole('link', { name: 'Back to the shelf' }).click();
    await expect(page.getByRole('region', { name: 'Finished' })).toContainText(/ won\./);
    await page.getByRole('link', { name: 'Captain’s log' }).click();
    const crew = page.getByRole('region', { name: 'The crew' }).getByRole('table');
    await expect(crew.getByRole('row', { name: /^Anne/ })).toContainText(/[01] of 1/);
    await expect(page.locator('.chart svg')).not.toHaveCount(0);
  } finally {
    await page.close();
    await again.stop();
  }
});
