import { type Box, nearest } from './nearest.ts';
import type { Direction } from './pad.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';

/** What is in the page for readers only; pieces are on the picture instead. */
const UNSEEN = '.for-readers, .side-closed, [inert]';

const pieceOf = (element: HTMLElement): string | undefined => element.dataset.piece;

/** Where an element is seen: a piece on the picture of the table, all else where it stands on the page. */
function boxOf(element: HTMLElement): Box | null {
  const piece = pieceOf(element);
  if (piece === undefined) return element.getBoundingClientRect();
  const { captainsScene: scene } = window as { captainsScene?: { bounds(piece: string): Box | null } };
  return scene?.bounds(piece) ?? null;
}

/** The part of the page that can be reached: a dialog that lies over the rest, else all of it. */
const scope = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

/** Everything that can take the focus and is seen, in the order of the page, with its place. */
function reachable(): { element: HTMLElement; box: Box }[] {
  return [...scope().querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((element) => {
    const isSeen = pieceOf(element) !== undefined || (element.checkVisibility() && element.closest(UNSEEN) === null);
    const box = isSeen ? boxOf(element) : null;
    return box !== null && box.width > 0 ? [{ element, box }] : [];
  });
}

/** What is looked for first where nothing has the focus: a piece to point at, the strongest button, anything. */
const FIRST = ['[data-piece]', '[data-first]', 'main .button-strong', 'main a[href], main button, main input'];

function focusFirst(all: readonly { element: HTMLElement }[]): void {
  const wanted = FIRST.map((selector) => all.find(({ element }) => element.matches(selector))).find(Boolean) ?? all[0];
  wanted?.element.focus();
}

const focusedAmong = <T extends { element: HTMLElement }>(all: readonly T[]): T | undefined =>
  all.find(({ element }) => element === document.activeElement);

/** Moves the focus in a direction, as far as there is anything; from nowhere, to what is most likely wanted. */
export function moveFocus(direction: Direction): void {
  const all = reachable();
  const here = focusedAmong(all);
  if (here === undefined) {
    focusFirst(all);
    return;
  }
  const others = all.filter(({ element }) => element !== here.element);
  const place = nearest(
    here.box,
    others.map(({ box }) => box),
    direction,
  );
  others[place]?.element.focus();
}

/** Moves the focus one further in the order of the page, and round. */
export function stepFocus(by: 1 | -1): void {
  const all = reachable();
  const here = focusedAmong(all);
  if (here === undefined) focusFirst(all);
  else all[(all.indexOf(here) + by + all.length) % all.length]?.element.focus();
}

/** Presses what has the focus; where nothing has it, gives it to something. */
export function pressFocused(): void {
  const all = reachable();
  const here = focusedAmong(all);
  if (here === undefined) focusFirst(all);
  else here.element.click();
}

const told = (element: Element, ...types: readonly string[]): true => {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
};

/** Changes the value of a slider or a list that has the focus. Returns whether one has. */
export function changeFocused(by: 1 | -1): boolean {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement && element.type === 'range') {
    if (by > 0) element.stepUp();
    else element.stepDown();
    return told(element, 'input', 'change');
  }
  if (!(element instanceof HTMLSelectElement)) return false;
  const wanted = element.selectedIndex + by;
  if (wanted < 0 || wanted >= element.options.length) return true;
  element.selectedIndex = wanted;
  return told(element, 'input', 'change');
}

const isScrollable = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls what lies around the focus, or the screen. */
export function scrollBy(pixels: number): void {
  let element = document.activeElement;
  while (element !== null && !isScrollable(element)) element = element.parentElement;
  const around = element ?? [...scope().querySelectorAll('*')].find(isScrollable);
  around?.scrollBy({ top: pixels });
}
