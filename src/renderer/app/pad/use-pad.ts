import { useEffect, useRef } from 'react';
import { changeFocused, moveFocus, pressFocused, scrollBy, stepFocus } from './focus.ts';
import { type Held, heardFrom, type Pad, type Signal, scrolled } from './pad.ts';

/** The keys that buttons stand for: what a screen does at a key, it does at the button too. */
const KEYS: Readonly<Partial<Record<Signal, string>>> = { inspect: 'i', hurry: 'h', guide: 'g', help: '?' };

/** Presses a key where the focus is. Returns whether anybody had a use for it. */
function pressKey(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  return !(document.activeElement ?? document.body).dispatchEvent(event);
}

/** What is not left by a slip of the thumb. */
const STAYS = 'dialog[open], main.table';

/** Closes or takes back what can be; else looks at the piece that has the focus; else leaves the screen. */
function goBack(): void {
  if (pressKey('Escape') || pressKey('i') || document.querySelector(STAYS) !== null) return;
  window.history.back();
}

/** Does what a signal asks for. Returns whether there was anything to do. */
function obey(signal: Signal): boolean {
  switch (signal) {
    case 'left':
    case 'right':
      if (changeFocused(signal === 'left' ? -1 : 1)) return true;
      moveFocus(signal);
      return true;
    case 'up':
    case 'down':
      moveFocus(signal);
      return true;
    case 'previous':
    case 'next':
      stepFocus(signal === 'previous' ? -1 : 1);
      return true;
    case 'press':
      pressFocused();
      return true;
    case 'back':
      goBack();
      return true;
    default:
      return pressKey(KEYS[signal] ?? '');
  }
}

/** Pixels scrolled in a frame of 60 a second with the stick pushed all the way. */
const SCROLL = 16;

const padsNow = (): Pad[] => navigator.getGamepads().filter((pad) => pad !== null);

/**
 * Gamepads, for the whole app. They are looked at only while one is connected and the page is seen.
 *
 * @param onHelp - the help button was pressed, and the screen has none of its own.
 */
export function usePad(onHelp: () => void): void {
  const latest = useRef(onHelp);
  latest.current = onHelp;
  useEffect(() => {
    const { dataset } = document.documentElement;
    let held: Held = null;
    let frame = 0;
    const look = (now: number) => {
      const pads = padsNow();
      const heard = heardFrom(pads, held, now);
      held = heard.held;
      if (heard.signals.length > 0) dataset.pad = 'used';
      for (const signal of heard.signals) {
        if (!obey(signal) && signal === 'help') latest.current();
      }
      const stick = scrolled(pads);
      if (stick !== 0) scrollBy(stick * SCROLL);
      frame = requestAnimationFrame(look);
    };
    const decide = () => {
      cancelAnimationFrame(frame);
      if (document.hidden || padsNow().length === 0) {
        held = null;
        return;
      }
      frame = requestAnimationFrame(look);
    };
    const pointed = () => delete dataset.pad;
    decide();
    window.addEventListener('gamepadconnected', decide);
    window.addEventListener('gamepaddisconnected', decide);
    document.addEventListener('visibilitychange', decide);
    window.addEventListener('pointermove', pointed);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('gamepadconnected', decide);
      window.removeEventListener('gamepaddisconnected', decide);
      document.removeEventListener('visibilitychange', decide);
      window.removeEventListener('pointermove', pointed);
    };
  }, []);
}
