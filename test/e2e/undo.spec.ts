import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, hurryUp, litPieces, nextQuestion, openLobby, plainMoves } from './people.ts';

test.describe.configure({ timeout: 300_000 });

const endTurn = (page: Page) => page.getByRole('button', { name: /^(End turn|Go ahead)$/ });
const undo = (page: Page) => page.locator('.ledge-undo');
const log = (page: Page) => page.getByRole('log');

/** Anne and so many bots, or Anne and Calico Jack at one screen; Anne goes first. */
async function sitDown(page: Page, people: 1 | 2): Promise<void> {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  if (people === 2) {
    await page
      .getByRole('group', { name: 'Who decides for Calico Jack' })
      .getByRole('radio', { name: 'Person' })
      .check();
    await page.getByRole('button', { name: 'Remove Long Ben' }).click();
  }
  await page.getByRole('button', { name: 'Set sail' }).click();
}

test('a move waits for the end of the turn, is put back by key, and is taken back with all that followed', async ({
  page,
}) => {
  await sitDown(page, 1);
  await nextQuestion(page);
  await plainMoves(page).first().click();
  await expect(endTurn(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Ready: / })).toBeVisible();
  await expect(log(page)).not.toContainText('You pass.');
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(endTurn(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your turn: play a card on somebody, or pass.' })).toBeVisible();

  await plainMoves(page).first().click();
  await endTurn(page).press('Enter');
  await expect(log(page)).toContainText('You pass.');
  await nextQuestion(page);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(log(page).locator('del')).toContainText('You pass.');
  await expect(log(page)).toContainText('Anne has taken this back.');
  await expect(log(page).getByText('You pass.')).toHaveCount(1);
  await expectAccessible(page);

  // The other cards of the deck are as they were: the game goes on from there, and after a reload too.
  await page.reload();
  await nextQuestion(page);
  await expect(log(page).locator('del')).toContainText('You pass.');
});

test('where others have learned something they are asked, over a cover', async ({ page }) => {
  await sitDown(page, 2);
  const curtain = page.getByRole('dialog', { name: /^Pass to / });
  const question = page.getByRole('dialog', { name: /^Anne would like to take/ });
  await curtain.getByRole('button', { name: 'I am Anne: look' }).click();
  await nextQuestion(page);
  if ((await litPieces(page).count()) > 0) await page.locator('.move').first().click();
  else await plainMoves(page).first().click();
  await endTurn(page).click();
  await expect(page.getByRole('dialog', { name: 'Pass to Calico Jack' })).toBeVisible();

  const ask = curtain.getByRole('button', { name: 'Anne asks to undo' });
  await ask.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Calico Jack: rather not' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'nothing is taken back' })).toBeAttached();

  await ask.click();
  await question.getByRole('button', { name: 'Anne: never mind' }).click();
  await expect(question).toHaveCount(0);
  await ask.click();
  await question.getByRole('button', { name: 'Calico Jack: allow it' }).click();
  await curtain.getByRole('button', { name: 'I am Anne: look' }).click();
  await expect(log(page)).toContainText('Anne has taken this back; Calico Jack agreed.');
  await nextQuestion(page);
});

test('a table can be set up, and changed, so that a move is a move', async ({ page }) => {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  await page.getByRole('radio', { name: 'No, a move is a move' }).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await nextQuestion(page);
  await plainMoves(page).first().click();
  await expect(log(page)).toContainText('You pass.');
  await nextQuestion(page);
  await expect(undo(page)).toHaveCount(0);
  await page.keyboard.press('t');
  const about = page.getByRole('dialog', { name: 'Take the Gold' });
  await expect(about).toContainText('A fair deal');
  await expectAccessible(page);
  await about.getByRole('radio', { name: 'Yes' }).click();
  await expect(about.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(undo(page)).toBeVisible();
});
