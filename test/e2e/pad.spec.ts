import type { Page } from '@playwright/test';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { Player } from '../../src/protocol/tables.ts';
import { expect, test } from './fixtures.ts';
import { litIds, nextQuestion } from './people.ts';
import type { Staging } from './staged.ts';

test.describe.configure({ timeout: 600_000 });

const ANNE: Player = { name: 'Anne', colour: 'crimson', holder: 'person' };
const BEN: Player = { name: 'Ben', colour: 'sapphire', holder: 'bot' };
const GRACE: Player = { name: 'Grace', colour: 'emerald', holder: 'bot' };
const TABLE = 'gamepadgamepadga';

/** Anne may play a card or pass. */
const mayPlay: NonNullable<Staging['until']> = (state, { seq }) =>
  seq > 5 && takeTheGold.moves(state as never, 0).filter(({ type }) => type === 'play').length > 2;

const table: Staging = {
  id: TABLE,
  game: takeTheGold,
  seed: 'gamepad',
  players: [ANNE, BEN, GRACE],
  options: { advanced: false, krakens: 5 },
  first: 0,
  until: mayPlay,
};
test.use({ installation: { settings: { speed: 'instant', reducedMotion: 'on' }, tables: [table] } });

const A = 0;
const B = 1;
const START = 9;
const [UP, DOWN, LEFT, RIGHT] = [12, 13, 14, 15];

interface Faked {
  readonly buttons: { pressed: boolean }[];
  readonly axes: number[];
}

/** Puts a gamepad on the page that holds what `hold` says; how often it is looked at is counted. */
const plugIn = (page: Page) =>
  page.addInitScript(() => {
    const pad = { axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
    Object.assign(window, { faked: pad, looks: 0 });
    navigator.getGamepads = () => {
      (window as unknown as { looks: number }).looks++;
      return [pad as unknown as Gamepad];
    };
  });

/** How often the gamepad was looked at. */
const looks = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { looks: number }).looks);

/** Presses a button no longer than it takes to be seen; the same button held for long would count again. */
const press = (page: Page, button: number): Promise<void> =>
  page.evaluate(async (which) => {
    const page = window as unknown as { faked: Faked; looks: number };
    const looked = async () => {
      const before = page.looks;
      while (page.looks < before + 2) await new Promise(requestAnimationFrame);
    };
    const held = page.faked.buttons[which];
    await looked();
    if (held) held.pressed = true;
    await looked();
    if (held) held.pressed = false;
    await looked();
  }, button);

const focused = (page: Page) => page.locator(':focus');

/** Presses one direction after another, each some times, until the focus is on something of this name. */
async function goTo(page: Page, name: string | RegExp, ...directions: readonly number[]): Promise<void> {
  const wanted = page
    .getByRole('link', { name })
    .or(page.getByRole('button', { name }))
    .or(page.getByRole('radio', { name }));
  for (const direction of directions) {
    for (let step = 0; step < 8; step++) {
      if ((await focused(page).and(wanted).count()) > 0) return;
      await press(page, direction);
    }
  }
  throw new Error(
    `${name} can't be reached from where the focus is: ${await focused(page).evaluate((e) => e.outerHTML)}`,
  );
}

test('from the shelf through settings and lobby to a table, by gamepad alone', async ({ page }) => {
  await plugIn(page);
  await page.goto('#shelf');
  await expect(page.getByRole('link', { name: 'Play Take the Gold' })).toBeVisible();
  await press(page, START);
  await expect(page.getByRole('dialog', { name: 'With a gamepad' })).toBeVisible();
  await press(page, B);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(page, DOWN);
  await goTo(page, 'Play Take the Gold', LEFT, UP, LEFT);
  await expect(focused(page)).not.toHaveCSS('outline-style', 'none');
  await goTo(page, 'Settings', UP, RIGHT);
  await press(page, A);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await press(page, DOWN);
  await goTo(page, 'Instant', RIGHT);
  await press(page, DOWN);
  await goTo(page, 'Large', LEFT, RIGHT);
  await press(page, A);
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await press(page, B);
  await expect(page).toHaveURL(/#shelf$/);

  await press(page, DOWN);
  await goTo(page, 'Play Take the Gold', LEFT, UP, LEFT);
  await press(page, A);
  await expect(page.getByRole('heading', { name: 'A game of Take the Gold' })).toBeVisible();
  await press(page, DOWN);
  await goTo(page, 'Set sail', RIGHT, DOWN, RIGHT);
  await press(page, A);
  await expect(page).toHaveURL(/#table\//);
});

test('a card is played at the table by gamepad: lit pieces, taking back, help', async ({ page }) => {
  await plugIn(page);
  await page.goto(`#table/${TABLE}`);
  expect(await nextQuestion(page)).toBe('asked');
  await press(page, START);
  const help = page.getByRole('dialog', { name: 'Keys at the table' });
  await expect(help).toContainText('With a gamepad');
  await press(page, A);
  await expect(help).toHaveCount(0);

  // To a lit card, and along the hand.
  await press(page, RIGHT);
  await expect(page.locator('[data-piece]:focus')).toHaveCount(1);
  const first = await page.locator('[data-piece]:focus').getAttribute('data-piece');
  await press(page, RIGHT);
  if ((await litIds(page)).length > 1) {
    expect(await page.locator('[data-piece]:focus').getAttribute('data-piece')).not.toBe(first);
  }
  // B looks at the card closely, and puts it away.
  await press(page, LEFT);
  await press(page, B);
  const large = page.getByRole('region', { name: /, looked at closely$/ });
  await expect(large).toBeVisible();
  await press(page, B);
  await expect(large).toHaveCount(0);

  // A points at it, B takes it back.
  await press(page, A);
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(1);
  await press(page, B);
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(0);
  await press(page, A);
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(1);
  // The first target has the focus by now.
  await expect(page.locator('[data-piece^="seat:"]:focus')).toHaveCount(1);
  await press(page, A);
  await expect(page.getByRole('log')).toContainText(/You play .* on (Ben|Grace)\./, { timeout: 60_000 });
});

test('no gamepad is looked at while none is there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { looks: 0 });
    navigator.getGamepads = () => {
      (window as unknown as { looks: number }).looks++;
      return [null, null, null, null];
    };
  });
  await page.goto('#shelf');
  await expect(page.getByRole('link', { name: 'Play Take the Gold' })).toBeVisible();
  const before = await looks(page);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await looks(page)).toBe(before);
});
