import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ installation: { settings: { muted: false } } });

/** What the test keeps in the page. */
interface Noted {
  contexts: number;
  /** Loops of the sea that were started. */
  loops: number;
  /** Everything else that was started. */
  sounds: number;
  /** Captions, as they came. */
  readonly captions: string[];
}

declare global {
  var noted: Noted;
}

/** Notes what the page asks of the browser's sound, and the captions it shows. */
const noting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: Noted = { contexts: 0, loops: 0, sounds: 0, captions: [] };
    globalThis.noted = all;
    const { AudioContext: Context, AudioBufferSourceNode: Source } = window;
    window.AudioContext = class extends Context {
      constructor() {
        super();
        all.contexts += 1;
      }
    };
    window.AudioBufferSourceNode = class extends Source {
      override start(...when: [number?, number?, number?]) {
        super.start(...when);
        if (this.context instanceof OfflineAudioContext) return;
        if (this.loop) all.loops += 1;
        else all.sounds += 1;
      }
    };
    new MutationObserver(() => {
      const caption = document.querySelector('.sound-lines [aria-hidden]')?.textContent ?? '';
      if (caption !== '' && caption !== all.captions.at(-1)) all.captions.push(caption);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const note = (page: Page): Promise<Noted> => page.evaluate(() => noted);

const group = (page: Page, name: string) => page.getByRole('group', { name });

test('volumes, the switch and captions are set and kept', async ({ page }) => {
  await noting(page);
  await page.goto('/#settings');
  const effects = page.getByRole('slider', { name: 'Cards, coins and cannons' });
  await expect(effects).toHaveAttribute('aria-valuetext', '70%');
  const sea = page.getByRole('slider', { name: 'Sea and ship' });
  await expect(sea).toHaveAttribute('aria-valuetext', '35%');
  expect((await note(page)).contexts, 'nothing before the first gesture').toBe(0);

  await effects.focus();
  await page.keyboard.press('End');
  await expect(effects).toHaveAttribute('aria-valuetext', '100%');
  await sea.focus();
  await page.keyboard.press('ArrowRight');
  await expect(sea).toHaveAttribute('aria-valuetext', '40%');
  await group(page, 'Captions for sounds').getByRole('radio', { name: 'On' }).check();
  await group(page, 'Sound').first().getByRole('radio', { name: 'Off' }).check();
  const heard = await note(page);
  expect(heard.contexts, 'a key was pressed').toBe(1);
  expect(heard.loops, 'the sea can be heard while its slider moves').toBeGreaterThan(0);

  await page.reload();
  await expect(effects).toHaveAttribute('aria-valuetext', '100%');
  await expect(sea).toHaveAttribute('aria-valuetext', '40%');
  await expect(group(page, 'Captions for sounds').getByRole('radio', { name: 'On' })).toBeChecked();
  await expect(group(page, 'Sound').first().getByRole('radio', { name: 'Off' })).toBeChecked();
});

test('a table is heard: the sea, the bell, what is played; and M turns it off', async ({ page }) => {
  await noting(page);
  await page.goto('/#settings');
  await group(page, 'Captions for sounds').getByRole('radio', { name: 'On' }).check();
  await group(page, 'Speed').getByRole('radio', { name: 'Fast' }).check();
  await page.goto('/#lobby/take-the-gold');
  await page.getByLabel('Who goes first').selectOption('Anne');
  await page.getByRole('button', { name: 'Set sail' }).click();

  const captions = async () => (await note(page)).captions;
  const bells = async () => (await captions()).filter((caption) => caption === '[the ship’s bell rings]').length;
  await expect.poll(bells, { timeout: 60_000 }).toBe(1);
  await page.getByRole('button', { name: 'Pass: play no card' }).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(captions, { timeout: 60_000 }).toContain('[a knock on the table]');
  const heard = await note(page);
  expect(heard.contexts).toBe(1);
  expect(heard.loops).toBeGreaterThan(0);
  expect(heard.sounds).toBeGreaterThan(0);

  const status = page.locator('.sound-lines [role=status]');
  await page.keyboard.press('m');
  await expect(status).toHaveText('Sound off');
  await page.keyboard.press('m');
  await expect(status).toHaveText('Sound on');
  await page.keyboard.press('m');
  await expect(status).toHaveText('Sound off');
  await page.goto('/#settings');
  await expect(group(page, 'Sound').first().getByRole('radio', { name: 'Off' })).toBeChecked();
});

test('who is attacked hears the alarm, where everything is shown at once too', async ({ page }) => {
  await noting(page);
  await page.goto('/#settings');
  await group(page, 'Captions for sounds').getByRole('radio', { name: 'On' }).check();
  await group(page, 'Speed').getByRole('radio', { name: 'Instant' }).check();
  await page.goto('/#lobby/take-the-gold');
  await page.getByRole('button', { name: 'Remove Long Ben' }).click();
  await page.getByRole('button', { name: 'Set sail' }).click();

  // The bot has nobody else to attack. Anne always takes the first button.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('1');
        return (await note(page)).captions;
      },
      { timeout: 120_000 },
    )
    .toContain('[drums beat the alarm]');
});
