import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectReadable, hurryUp, litPieces, nextQuestion, openLobby } from './people.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const;

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectReadable(page);
  }
  await page.setViewportSize(SIZES[0]);
}

test('the shelf shows the games and says that none was begun', async ({ page }) => {
  await page.goto('');
  await expect(page).toHaveTitle('Games · Captain’s Table');
  await expect(page.getByRole('link', { name: 'Play Take the Gold' })).toBeVisible();
  await expect(page.getByText('No game has been begun yet.')).toBeVisible();
  await expectFine(page);
});

test('games in progress can be resumed and removed, damaged ones say what is wrong', async ({ page, data }) => {
  const folder = join(data, 'tables', 'abcdefghijklmnop');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'journal.ndjson'), 'not a journal\n');
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await nextQuestion(page);
  await page.getByRole('link', { name: 'Back to the shelf' }).click();

  const damaged = page.getByRole('region', { name: 'Can’t be opened' });
  await expect(damaged).toContainText('This table’s file is damaged at line 1');
  const playing = page.getByRole('region', { name: 'In progress' });
  await expect(playing).toContainText('Anne');
  await expectFine(page);

  await playing.getByRole('link', { name: /^Resume / }).click();
  await nextQuestion(page);
  await page.goBack();
  await playing.getByRole('button', { name: /^More about / }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Throw away' }).click();
  await expect(playing).toHaveCount(0);
  await expect(damaged).toBeVisible();
});

test('the lobby explains wrong input at its field and starts nothing', async ({ page }) => {
  await page.goto('');
  await openLobby(page);
  await expectFine(page);
  const name = page.getByRole('textbox', { name: 'Name of player 2' });
  await name.fill(' ');
  await expect(name).toHaveAccessibleDescription('Give this player a name.');
  await name.fill('anne');
  await expect(name).toHaveAccessibleDescription(/^Two players are called anne\./);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page).toHaveURL(/#lobby\//);
  await expect(page.getByRole('textbox', { name: 'Name of player 1' })).toBeFocused();
  await expectFine(page);
  await name.fill('Mary');
  await expect(page.getByRole('alert').filter({ hasText: /field/ })).toHaveCount(0);
});

test('the lobby seats two to six, each with a colour of their own, and says who goes first', async ({ page }) => {
  await page.goto('');
  await openLobby(page);
  for (let more = 0; more < 3; more++) await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(page.getByRole('button', { name: 'Add a bot' })).toBeDisabled();
  await expectFine(page);
  await page.getByRole('button', { name: 'Colour of Anne: Crimson, pistols' }).click();
  await page.getByRole('button', { name: 'Pearl, whale', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Colour of Anne: Pearl, whale' })).toBeFocused();
  await expect(page.getByRole('button', { name: /: Crimson, pistols$/ })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Grace');
  for (let fewer = 0; fewer < 4; fewer++)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  await expect(page.getByRole('button', { name: 'Remove Anne' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Who goes first' })).toHaveValue('');
  await page.getByRole('group', { name: 'Krakens that sink the ship' }).getByRole('radio', { name: '5' }).check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByText('Krakens: 0 of 5')).toBeVisible();
});

test('the guide opens at a rule, is searched, and the back button leads out of it', async ({ page }) => {
  await page.goto('#guide/take-the-gold/TG-4.2');
  const sought = page.getByRole('article', { name: 'Rule TG-4.2' });
  await expect(sought).toBeFocused();
  await expect(sought).toBeInViewport();
  await expectFine(page);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('kraken hand');
  await expect(page.getByText(/^\d+ rules$/)).toBeVisible();
  await expect(sought).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Rule TG-5.1' })).toBeVisible();
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No rule has all these words.')).toBeVisible();
});

test('settings are kept by the host', async ({ page }) => {
  await page.goto('#settings');
  await expectFine(page);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mary');
  await page.getByRole('textbox', { name: 'Your name' }).blur();
  await page.getByRole('radio', { name: 'Huge' }).check();
  await page.getByRole('group', { name: 'Reduced motion' }).getByLabel('On', { exact: true }).check();
  await expectFine(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Huge' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.goto('#lobby/take-the-gold');
  await expect(page.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('Mary');
  await expectFine(page);
});

test('the credits name the makers', async ({ page }) => {
  await page.goto('#credits');
  await expect(page.getByText('Ali Hajighafouri')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeFocused();
  await expectFine(page);
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('#table/aaaaaaaaaaaaaaaa');
  await expect(page.getByText('There is no such table any more.')).toBeVisible();
  await expectFine(page);
});

test('at the table everything is in words, keys are explained, and cards can be looked at', async ({ page }) => {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await nextQuestion(page);
  await expect(page.getByRole('heading', { name: 'Your turn: play a card on somebody, or pass.' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('The cards are dealt. You go first.');
  await expectFine(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys at the table' })).toContainText('Hurry: finish all motion');
  await expectFine(page);
  await page.keyboard.press('Escape');

  await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
  const large = page.getByRole('region', { name: /, looked at closely$/ });
  await expect(large).toBeVisible();
  await expectFine(page);
  await large.getByRole('button', { name: /^Rule TG-/ }).click();
  await expect(page.getByRole('dialog', { name: 'Rules of Take the Gold' })).toBeVisible();
  await expectFine(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(large).toBeVisible();
});

test('an illegal try is answered with the rule, which opens the guide there and leads back', async ({ page }) => {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await nextQuestion(page);
  // Oneself is no target.
  const card = litPieces(page).first();
  if ((await card.count()) > 0) await card.press('Enter');
  const own = await page.waitForFunction(() => {
    const { captainsScene: scene } = window as unknown as {
      captainsScene?: { bounds(piece: string): { x: number; y: number; width: number; height: number } | null };
    };
    return scene?.bounds('seat:0') ?? null;
  });
  const { x, y, width, height } = (await own.jsonValue()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  const why = page.getByRole('alert').filter({ hasText: /card/ });
  await expect(why).toBeVisible();
  await expectAccessible(page);
  await why.getByRole('button', { name: /^Rule TG-/ }).click();
  await expect(page.getByRole('article', { name: /^Rule TG-/ }).and(page.locator('[aria-current]'))).toBeFocused();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#table\/[a-z0-9]{16}$/);
  await expect(page.getByRole('log')).toContainText('You go first.');
});

test('a lost connection is said, and the game goes on', async ({ browser, host }) => {
  // A page of its own: that the browser complains of the lost connection is what is tested.
  const page = await browser.newPage({ baseURL: host.address, reducedMotion: 'reduce' });
  await page.goto('');
  await openLobby(page);
  await host.kill();
  await expect(page.getByText('The connection to the table is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The connection to the table is lost.' })).toBeVisible();
  await page.close();
});
