import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { captainsWager } from '../../src/games/captains-wager/index.ts';
import type { CaptainsWagerView } from '../../src/games/captains-wager/view.ts';
import { gunsOrTreasure } from '../../src/games/guns-or-treasure/index.ts';
import type { GunsOrTreasureView } from '../../src/games/guns-or-treasure/view.ts';
import type { State } from '../../src/games/kit/game.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { TakeTheGoldView } from '../../src/games/take-the-gold/view.ts';
import { SEAT_COLOURS } from '../../src/protocol/tables.ts';
import { expect, test } from './fixtures.ts';
import { nextQuestion } from './people.ts';
import type { Staging } from './staged.ts';

/** What the app looks like, against pictures that were looked at by people (test/e2e/pictures). */

test.describe.configure({ timeout: 600_000 });

test.skip(process.platform !== 'linux', 'Letters are drawn differently on other systems: the pictures are of Linux.');

const NAMES = ['Anne', 'Calico Jack', 'Long Ben', 'Grace'];
const PLAYERS = NAMES.map((name, seat) => ({
  name,
  colour: SEAT_COLOURS[seat] ?? ('pearl' as const),
  holder: seat === 0 ? ('person' as const) : ('bot' as const),
}));

const gold = (state: State) => takeTheGold.view(state as never, 0) as TakeTheGoldView;
const guns = (state: State) => gunsOrTreasure.view(state as never, 0) as GunsOrTreasureView;

const wager = (state: State) => captainsWager.view(state as never, 0) as CaptainsWagerView;

const OF_GOLD = { game: takeTheGold, seed: 'pictures 0', players: PLAYERS, first: 0 };
const OF_GUNS = { game: gunsOrTreasure, seed: 'pictures 0', players: PLAYERS, first: 0 };

const asksAnne = ({ acting, outcome }: { acting: readonly number[]; outcome: unknown }) =>
  outcome === null && acting[0] === 0;

const TABLES = {
  dealt: { ...OF_GOLD, id: 'picturespictures', until: (state) => asksAnne(gold(state)) },
  midGame: {
    ...OF_GOLD,
    id: 'picturesmidgamex',
    until: (state) => asksAnne(gold(state)) && gold(state).discard.length > 12 && gold(state).attack === null,
  },
  kraken: {
    ...OF_GOLD,
    id: 'pictureskrakenxx',
    options: { krakens: 5 },
    until: (state) => gold(state).inPlay?.kind === 'kraken' && asksAnne(gold(state)),
  },
  over: { ...OF_GOLD, id: 'picturesresultxx', title: 'The night of the pictures' },
  fleets: {
    ...OF_GUNS,
    id: 'picturesfleetsxx',
    until: (state) => asksAnne(guns(state)) && guns(state).fleets.every((fleet) => fleet.length > 1),
  },
  stashes: {
    ...OF_GUNS,
    id: 'picturesstashesx',
    seed: 'pictures 1',
    until: (state) => asksAnne(guns(state)) && guns(state).stashes.filter((stash) => stash.length > 0).length > 1,
  },
  wager: {
    game: captainsWager,
    seed: 'pictures 0',
    players: PLAYERS,
    first: 0,
    id: 'pictureswagerxxx',
    until: (state) => asksAnne(wager(state)) && wager(state).adventure === 2 && wager(state).encounter === 2,
  },
} satisfies Record<string, Staging>;

test.use({
  deviceScaleFactor: 0.5,
  installation: { settings: { speed: 'instant', reducedMotion: 'on' }, tables: Object.values(TABLES) },
});

/** Opens a table and waits until all of it is drawn. */
async function table(page: Page, { id }: Staging, place = ''): Promise<void> {
  await page.goto(`#table/${id}${place}`);
  if (place === '') await nextQuestion(page);
  await page.waitForFunction(
    () => (window as unknown as { captainsScene?: { isDrawn(): boolean } }).captainsScene?.isDrawn(),
    undefined,
    { timeout: 60_000 },
  );
}

/** The scenes, in the order in which they are looked at. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  shelf: async (page) => {
    await page.goto('#shelf');
    await expect(page.getByRole('region', { name: 'Finished' })).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto('#lobby/guns-or-treasure');
    await page.getByRole('button', { name: 'Add a bot' }).click();
  },
  settings: async (page) => {
    await page.goto('#settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  guide: async (page) => {
    await page.goto('#guide/take-the-gold/TG-4.2');
    await expect(page.getByRole('article', { name: 'Rule TG-4.2' })).toBeVisible();
  },
  'a hand that was dealt': (page) => table(page, TABLES.dealt),
  'in mid-game': (page) => table(page, TABLES.midGame),
  'the Kraken': (page) => table(page, TABLES.kraken),
  'the big screen': async (page) => {
    await table(page, TABLES.midGame, '/big');
    // Its buttons go with the pointer.
    await expect(page.locator('.big')).toHaveCSS('cursor', 'none');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.big button')].every(
        (button) => !button.checkVisibility({ opacityProperty: true }),
      ),
    );
  },
  fleets: (page) => table(page, TABLES.fleets),
  stashes: (page) => table(page, TABLES.stashes),
  wager: (page) => table(page, TABLES.wager),
  result: (page) => table(page, TABLES.over),
};

test('every scene looks as it did when it was last looked at', async ({ page }) => {
  await page.clock.setFixedTime('2026-02-01T20:00:00Z');
  for (const [name, open] of Object.entries(SCENES)) {
    await test.step(name, async () => {
      await page.mouse.move(0, 0);
      await open(page);
      // Letters are drawn a little differently by each version of a browser.
      await expect.soft(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}.png`, {
        scale: 'device',
        threshold: 0.1,
        maxDiffPixelRatio: 0.01,
      });
    });
  }
});

test.describe('the pictures of the README', () => {
  test.skip(process.env.PICTURES === undefined, 'They are taken anew on purpose: PICTURES=docs/images.');
  test.use({ deviceScaleFactor: 1 });

  test('are taken', async ({ page }) => {
    await page.clock.setFixedTime('2026-02-01T20:00:00Z');
    for (const [name, open] of Object.entries(SCENES)) {
      await page.mouse.move(0, 0);
      await open(page);
      const path = join(process.env.PICTURES ?? '', `${name.replaceAll(' ', '-')}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 84, animations: 'disabled' });
    }
  });
});
