import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What people do at the screens, in their words. */

/** Where the scene says that a piece is, in CSS pixels of the page. */
interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes pieces jump instead of fly, so that a game takes no longer than its moves. */
export async function hurryUp(page: Page): Promise<void> {
  await page.goto('#settings');
  await page.getByRole('radio', { name: 'Instant' }).check();
  await page.goto('#shelf');
}

/** Takes a game from the shelf and opens its lobby. */
export async function openLobby(page: Page, game = 'Take the Gold'): Promise<void> {
  await page.getByRole('link', { name: `Play ${game}` }).click();
  await expect(page.getByRole('heading', { name: `A game of ${game}` })).toBeVisible();
}

/** The pieces that can be pointed at now, as buttons for the keyboard. */
export const litPieces = (page: Page): Locator =>
  page.getByRole('list', { name: 'Pieces to point at' }).getByRole('button');

/** The moves that need no piece. */
export const plainMoves = (page: Page): Locator => page.locator('.ledge .button-strong');

/** The window that says who won. */
export const result = (page: Page): Locator => page.getByRole('dialog', { name: /wins?!$/ });

/** Waits until the table asks for something, or the game is over. */
export async function nextQuestion(page: Page): Promise<'over' | 'asked'> {
  const asked = page.locator('[data-piece], .ledge .button-strong');
  await expect(result(page).or(asked).first()).toBeAttached({ timeout: 120_000 });
  return (await result(page).count()) > 0 ? 'over' : 'asked';
}

/**
 * Does something on the screen until it is heard: what was asked may have been answered, or covered by a window, meanwhile.
 *
 * @param act - looks at the screen anew each time; `'nothing to do'` ends it.
 */
export async function untilHeard(page: Page, act: () => Promise<unknown>): Promise<void> {
  const seen = () => page.locator('body').innerHTML();
  const before = await seen();
  await expect(async () => {
    if ((await seen()) !== before || (await act()) === 'nothing to do') return;
    await expect.poll(seen, { timeout: 5_000 }).not.toBe(before);
  }).toPass({ timeout: 90_000 });
}

/** Where a piece is on the canvas; waits until it is there and lies still. */
async function placeOf(page: Page, piece: string): Promise<Bounds> {
  const found = await page.waitForFunction((id) => {
    const { captainsScene: scene } = window as unknown as {
      captainsScene?: { bounds(piece: string): Bounds | null; isSettled(): boolean };
    };
    return scene?.isSettled() ? scene.bounds(id) : null;
  }, piece);
  return (await found.jsonValue()) as Bounds;
}

/** Clicks a piece on the canvas, at its left edge: cards of a fan cover the rest. */
export async function clickPiece(page: Page, piece: string): Promise<void> {
  const { x, y, width, height } = await placeOf(page, piece);
  await page.mouse.click(x + width * 0.16, y + height / 2);
}

/** The ids of the pieces that can be pointed at now and were not yet. */
export const litIds = (page: Page): Promise<string[]> =>
  page
    .locator('[data-piece][aria-pressed="false"]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.piece ?? ''));

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    return (element?.getAttribute('aria-label') ?? (label || element?.textContent) ?? '').trim();
  });

/** Presses Tab until an element of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const found = await focusedName(page);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
  }
  throw new Error(`No element named ${name} can be reached with Tab.`);
}

/** Nothing serious stands in the way of people with screen readers, keyboards or weak eyes. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(told).toEqual([]);
}

/** All text can be read across a desk (14 pixels and more), none is cut off, and nothing must be scrolled sideways. */
export async function expectReadable(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() &&
      getComputedStyle(element).clipPath === 'none' &&
      element.closest('.for-readers, svg, .scene') === null;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const elements = [...document.body.querySelectorAll('*')].filter((element) => isShown(element) && hasText(element));
    const small = elements.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 13.99);
    const cut = elements.filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1);
    const name = (why: string) => (element: Element) =>
      `${why}: ${element.className} “${element.textContent?.slice(0, 40)}”`;
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the window'] : [];
    return [...small.map(name('small')), ...cut.map(name('cut off')), ...wide];
  });
  expect(faults).toEqual([]);
}
