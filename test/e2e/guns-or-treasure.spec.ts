import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { clickPiece, hurryUp, litIds, nextQuestion, openLobby, plainMoves, result, untilHeard } from './people.ts';

test.describe.configure({ timeout: 900_000 });

test.skip(process.env.LONG !== '1', 'Whole games of a hundred decisions: part of the full sizes.');

/** Answers one question of the table: points at a lit piece on the canvas, or presses the first button. */
async function answer(page: Page): Promise<'pointed' | 'pressed'> {
  const lit = await litIds(page);
  const piece = lit[lit.length >> 1];
  await untilHeard(page, () =>
    piece === undefined ? plainMoves(page).first().click({ timeout: 5_000 }) : clickPiece(page, piece),
  );
  return piece === undefined ? 'pressed' : 'pointed';
}

/** Plays until somebody has won; returns how often a piece was pointed at. */
async function playOut(page: Page): Promise<number> {
  let pointed = 0;
  while ((await nextQuestion(page)) === 'asked') if ((await answer(page)) === 'pointed') pointed++;
  return pointed;
}

test('a person and a bot build ships and raid each other, from the shelf to the winner', async ({ page }) => {
  await hurryUp(page);
  await openLobby(page, 'Guns or Treasure');
  await page.getByRole('button', { name: /^Remove Long Ben/ }).click();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page).toHaveTitle(/^Guns or Treasure: Anne, Calico Jack · /);

  expect(await playOut(page)).toBeGreaterThan(20);

  const log = page.getByRole('log');
  for (const told of ['The cards are dealt.', 'Round 2.', 'attack', 'treasure ('])
    await expect(log).toContainText(told);
  await expect(result(page)).toContainText('1st');
});

test('with captains and every variant a match is won in two games', async ({ page }) => {
  await hurryUp(page);
  await openLobby(page, 'Guns or Treasure');
  for (const variant of [
    'Captains',
    'Longer',
    'Pirate’s Bluff',
    'Captured Treasure',
    'Spanish Armada',
    'Open drydock',
  ]) {
    await page.getByRole('group', { name: variant, exact: true }).getByRole('radio', { name: 'On' }).check();
  }
  await page.getByRole('button', { name: 'Set sail' }).click();
  await playOut(page);
  const log = page.getByRole('log');
  for (const told of [
    'side A',
    'side B',
    'The Spanish Armada appears',
    'Game 2: the cards are dealt.',
    'win',
    'match with 2 games',
  ]) {
    await expect(log).toContainText(told);
  }
});
