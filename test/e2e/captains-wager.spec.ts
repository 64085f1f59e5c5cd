import type { Page } from '@playwright/test';
import { captainsWager } from '../../src/games/captains-wager/index.ts';
import type { CaptainsWagerView } from '../../src/games/captains-wager/view.ts';
import { expect, test } from './fixtures.ts';
import {
  clickPiece,
  expectAccessible,
  expectReadable,
  hurryUp,
  litIds,
  nextQuestion,
  openLobby,
  plainMoves,
  result,
  untilHeard,
} from './people.ts';

const LONG = process.env.LONG === '1';

test.describe.configure({ timeout: LONG ? 1_800_000 : 120_000 });

const dialog = (page: Page) => page.getByRole('dialog');

/** Answers one question of the table: points at a lit piece on the canvas, or presses a button; another one each time. */
async function answer(page: Page, turn: number): Promise<'pointed' | 'pressed'> {
  let done: 'pointed' | 'pressed' = 'pressed';
  await untilHeard(page, async () => {
    const lit = await litIds(page);
    const buttons = await plainMoves(page).count();
    const piece = lit[turn % Math.max(1, lit.length)];
    const presses = piece === undefined || (buttons > 0 && turn % 3 === 0);
    done = presses ? 'pressed' : 'pointed';
    if (presses)
      await plainMoves(page)
        .nth(turn % Math.max(1, buttons))
        .click();
    else await clickPiece(page, piece);
  });
  return done;
}

test.describe('the first decisions', () => {
  test('from the shelf: a captain bets and sends a crew, by buttons and on the canvas', async ({ page }) => {
    await hurryUp(page);
    await openLobby(page, 'Captain’s Wager');
    await page.getByRole('button', { name: /^Remove Long Ben/ }).click();
    await page.getByRole('button', { name: 'Set sail' }).click();
    await expect(page).toHaveTitle(/^Captain’s Wager: Anne, Calico Jack · /);
    const bet = plainMoves(page).filter({ hasText: 'Bet the top card' });
    await expect(bet).toBeVisible({ timeout: 60_000 });
    await bet.click();
    await expect(page.getByRole('heading', { name: 'Play a Crew card.' })).toBeVisible();
    await untilHeard(page, async () => {
      const [crew = ''] = await litIds(page);
      await clickPiece(page, crew);
    });
    await expect(page.getByRole('log')).toContainText(/You play .+, value \d+\./);
    // A standing order is given at any time, and taken back.
    const order = page.locator('.panel-orders').getByRole('button', { name: /^Ask me only when an Item of mine fits/ });
    await order.click();
    await expect(order).toHaveAttribute('aria-pressed', 'true');
    await order.click();
    await expect(order).toHaveAttribute('aria-pressed', 'false');
    await page.getByText('More about everybody').click();
    await expect(page.locator('.totals')).toContainText(/Anne has played .+: \d+/);
  });
});

test.describe('standing orders', () => {
  test.skip(!LONG, 'A second table to open: part of the full sizes.');

  test.use({
    installation: {
      settings: { speed: 'instant' },
      tables: [
        {
          id: 'captainswager001',
          game: captainsWager,
          seed: 'orders 30',
          first: 0,
          players: [
            { name: 'Anne', colour: 'crimson', holder: 'person' },
            { name: 'Calico Jack', colour: 'sapphire', holder: 'bot' },
            { name: 'Long Ben', colour: 'gold', holder: 'bot' },
          ],
          // A window in which Anne is asked though no Item of hers fits.
          until: (state) => {
            const view: CaptainsWagerView = captainsWager.view(state as never, 0);
            const moves = captainsWager.moves(state as never, 0);
            const isWindow = captainsWager.orders?.isCovert(view) === true && view.adventure > 1;
            return isWindow && moves.length === 1 && moves[0]?.type === 'pass';
          },
        },
      ],
    },
  });

  test('whoever wants to be asked only when an Item fits says so at the table, and takes it back', async ({ page }) => {
    await page.goto('#table/captainswager001');
    const pass = plainMoves(page).filter({ hasText: 'Play no Item' });
    await expect(pass).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await expectReadable(page);
    const order = page.locator('.ledge').getByRole('button', { name: 'Ask me only when an Item of mine fits' });
    await expect(order).toHaveAttribute('aria-pressed', 'false');
    await order.click();
    // The host passes in Anne's stead; the game goes on to a question that no order answers.
    await expect(pass).toHaveCount(0);
    expect(await nextQuestion(page)).toBe('asked');
    const standing = page.locator('.panel-orders').getByRole('button', { name: /^Ask me only/ });
    await expect(standing).toHaveAttribute('aria-pressed', 'true');
    await standing.click();
    await expect(standing).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('whole games', () => {
  test.skip(!LONG, 'Whole games of a hundred decisions: part of the full sizes.');

  test('a person and a bot play from the shelf to the Pirate Admiral', async ({ page }) => {
    await hurryUp(page);
    await openLobby(page, 'Captain’s Wager');
    await page.getByRole('button', { name: /^Remove Long Ben/ }).click();
    await page.getByRole('button', { name: 'Set sail' }).click();
    let pointed = 0;
    for (let turn = 0; (await nextQuestion(page)) === 'asked'; turn++)
      if ((await answer(page, turn)) === 'pointed') pointed++;
    expect(pointed).toBeGreaterThan(10);
    const log = page.getByRole('log');
    for (const told of ['Adventure 2 begins', 'claims Encounter', 'for IOUs', 'Pirate Admiral'])
      await expect(log).toContainText(told);
    await expect(result(page)).toContainText('1st');
    const account = result(page).getByRole('table', { name: 'How the gold adds up' });
    for (const line of ['Claimed treasure', 'Gold Coins', 'Cards left in the deck', 'Items in hand', 'IOUs'])
      await expect(account.getByRole('row', { name: line })).toBeVisible();
  });

  test('two people pass one screen between them until one of them is Pirate Admiral', async ({ page }) => {
    await hurryUp(page);
    await openLobby(page, 'Captain’s Wager');
    await page.getByRole('radio', { name: 'Person' }).nth(1).check();
    await page.getByRole('button', { name: /^Remove Long Ben/ }).click();
    await page.getByRole('button', { name: 'Set sail' }).click();
    const seen = new Set<string>();
    for (let turn = 0; ; turn++) {
      const asked = page.locator('[data-piece], .ledge .button-strong');
      await expect(dialog(page).or(asked).first()).toBeAttached({ timeout: 120_000 });
      if ((await result(page).count()) > 0) break;
      if ((await dialog(page).count()) === 0) {
        await answer(page, turn);
        continue;
      }
      const heading = dialog(page).getByRole('heading').first();
      const title = (await heading.textContent()) ?? '';
      seen.add(title.replace(/Anne|Calico Jack/, '…'));
      // Behind the curtain lies no hand and no move.
      if (title.startsWith('Pass to')) await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    }
    expect([...seen]).toContain('Pass to …');
    await expect(page.getByRole('log')).toContainText('Pirate Admiral');
  });
});
