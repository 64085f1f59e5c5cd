import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, litPieces, nextQuestion, plainMoves, result, tabTo, untilHeard } from './people.ts';

test.describe.configure({ timeout: 600_000 });

/** Sets the speed and two people at one table, touching nothing but keys. */
async function setUpByKeys(page: Page): Promise<void> {
  await page.goto('');
  await tabTo(page, 'Play Take the Gold');
  await tabTo(page, 'Rules of Take the Gold');
  await page.goto('#settings');
  await tabTo(page, 'Normal');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await page.goto('#shelf');
  await tabTo(page, 'Play Take the Gold');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Bot');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'Remove Long Ben');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Set sail');
  await page.keyboard.press('Enter');
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Waits for a window or a question; the first takes as long as the picture of the table takes to load. */
const somethingToDo = (page: Page) =>
  expect(dialog(page).or(page.locator('[data-piece], .ledge .button-strong')).first()).toBeAttached({
    timeout: 120_000,
  });

/** Answers what lies over the table; returns whether anything did. */
async function answerDialog(page: Page): Promise<string | undefined> {
  const title = await dialog(page).getByRole('heading').first().textContent();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: title ?? '', exact: true })).toHaveCount(0);
  return title ?? undefined;
}

test('two people play from the shelf to the winner by keyboard alone, passing the screen', async ({ page }) => {
  await setUpByKeys(page);
  const seen = new Set<string>();
  let decisions = 0;
  for (;;) {
    await somethingToDo(page);
    if ((await result(page).count()) > 0) break;
    await untilHeard(page, async () => {
      if ((await dialog(page).count()) > 0) {
        if ((await result(page).count()) > 0) return 'nothing to do';
        const name = (await answerDialog(page)) ?? '';
        seen.add(name.replace(/Anne|Calico Jack/, '…'));
        return 'nothing to do';
      }
      decisions++;
      if ((await litPieces(page).count()) > 0 && decisions % 5 !== 0) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('1');
      return 'done';
    });
  }
  expect(decisions).toBeGreaterThan(3);
  expect([...seen]).toContain('Pass to …');
  await tabTo(page, 'Back to the shelf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Finished' })).toContainText('Anne');
});

test('nothing of a hand is on the page, nor sent to it, before its player pressed', async ({ page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  await setUpByKeys(page);
  await somethingToDo(page);
  await expect(dialog(page).getByRole('heading', { name: /^Pass to / })).toBeVisible();
  const kinds = /"kind":"(pirate|two-pirates|officer|two-officers|gold-coin|kraken|pirate-captain)"|"kinds"/;
  expect(frames.filter((frame) => kinds.test(frame))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  expect(frames.filter((frame) => kinds.test(frame))).not.toEqual([]);

  // A player may hide the hand again before deciding.
  await page.keyboard.press('c');
  await expect(dialog(page).getByRole('heading', { name: /^Pass to / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
});

test('what was done to a player is the first thing shown after the curtain', async ({ page }) => {
  await setUpByKeys(page);
  const told = dialog(page).getByRole('heading', { name: /this was done to you$/ });
  for (;;) {
    await somethingToDo(page);
    if ((await told.count()) > 0) break;
    await untilHeard(page, async () => {
      if ((await told.count()) > 0) return 'nothing to do';
      if ((await dialog(page).count()) > 0) {
        await answerDialog(page);
        return 'nothing to do';
      }
      const choices = (await litPieces(page).count()) > 0 ? litPieces(page) : plainMoves(page);
      await choices.first().press('Enter', { timeout: 5_000 });
      return 'done';
    });
  }
  await expect(dialog(page)).toContainText(/ (plays|steals|sets|blocks|pays) /);
  // The hand is asked for only now, and cannot be played before this was read.
  await expect(page.locator('[data-piece], .ledge .button-strong')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  expect(await nextQuestion(page)).toBe('asked');
});
