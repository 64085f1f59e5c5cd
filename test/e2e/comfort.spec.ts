import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import { SEAT_COLOURS } from '../../src/protocol/tables.ts';
import { expect, test } from './fixtures.ts';
import { startHost } from './headless.ts';
import { expectReadable, nextQuestion } from './people.ts';
import type { Staging } from './staged.ts';

test.describe.configure({ timeout: 900_000 });

const NAMES = ['Anne Bonny', 'Calico Jack', 'Long Ben', 'Grace O’Malley', 'Black Bart', 'Red Mary'];
const PLAYERS = NAMES.map((name, seat) => ({
  name,
  colour: SEAT_COLOURS[seat] ?? 'pearl',
  holder: seat === 0 ? ('person' as const) : ('bot' as const),
}));

const PLAYED = 'comfortcomfortcc';
const OVER = 'overoveroveroveo';

const STAGED = {
  game: takeTheGold,
  seed: 'comfort',
  players: PLAYERS,
  options: { advanced: false, krakens: 5 },
  first: 0,
};

const isAnnesTurn: NonNullable<Staging['until']> = (state, { seq }) =>
  seq > 14 && takeTheGold.view(state as never, 'public').acting[0] === 0;

/** A full table that asks Anne, and one that is over. */
const TABLES: readonly Staging[] = [
  { ...STAGED, id: PLAYED, until: isAnnesTurn },
  { ...STAGED, id: OVER, title: 'The night of the five Krakens' },
];

/** Every screen and window there is, one after another. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  shelf: async (page) => {
    await page.goto('#shelf');
    await expect(page.getByRole('region', { name: 'Finished' })).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto('#lobby/take-the-gold');
    for (let more = 0; more < 3; more++) await page.getByRole('button', { name: 'Add a bot' }).click();
  },
  settings: (page) => page.goto('#settings'),
  credits: (page) => page.goto('#credits'),
  guide: async (page) => {
    await page.goto('#guide/take-the-gold/TG-4.2');
    await expect(page.getByRole('article', { name: 'Rule TG-4.2' })).toBeVisible();
  },
  table: async (page) => {
    await page.goto(`#table/${PLAYED}`);
    await nextQuestion(page);
  },
  keys: async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  result: async (page) => {
    await page.goto(`#table/${OVER}`);
    await expect(page.getByRole('dialog', { name: /wins?!$/ })).toBeVisible({ timeout: 90_000 });
  },
};

test.describe('with the largest letters', () => {
  test.use({ installation: { settings: { speed: 'instant', reducedMotion: 'on', textSize: 'huge' }, tables: TABLES } });

  test('all screens hold, in small windows too', async ({ page }) => {
    for (const [name, open] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await open(page);
        await expect(page.locator('html')).toHaveAttribute('data-text', 'huge');
        for (const size of [
          { width: 960, height: 540 },
          { width: 1024, height: 768 },
          { width: 1280, height: 720 },
        ]) {
          await page.setViewportSize(size);
          await expectReadable(page);
        }
      });
    }
  });
});

test.describe('with high contrast', () => {
  test.use({ installation: { settings: { speed: 'instant', reducedMotion: 'on', contrast: 'high' }, tables: TABLES } });

  test('every text stands out as much as the strictest rule asks', async ({ page }) => {
    for (const [name, open] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await open(page);
        await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
        const rules = ['color-contrast', 'color-contrast-enhanced'];
        const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
        const told = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html}`));
        expect(told).toEqual([]);
      });
    }
  });
});

test('where the settings leave it to the system, its wish for contrast counts', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('#settings');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
});

test('what was set is still set when the app starts again', async ({ page, data, host }) => {
  const chosen = { Speed: 'Fast', 'Reduced motion': 'On', 'Text size': 'Large', Contrast: 'High' };
  const radio = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await page.goto('#settings');
  for (const [group, name] of Object.entries(chosen)) {
    await radio(group, name).check();
    await expect(radio(group, name)).toBeChecked();
  }
  await page.goto('about:blank');
  await host.stop();
  const again = await startHost(data);
  try {
    await page.goto(`${again.address}#settings`);
    for (const [group, name] of Object.entries(chosen)) await expect(radio(group, name)).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  } finally {
    await page.goto('about:blank');
    await again.stop();
  }
});
