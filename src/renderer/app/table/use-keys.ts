import { useEffect, useRef } from 'react';
import { type Command, rowOf } from './keys.ts';

/** Does a command; `key` says which of its keys was pressed. Returns whether there was anything to do. */
export type Commands = Readonly<Record<Command, (key: string) => boolean>>;

const WRITES = 'input, textarea, select';
const PRESSES = 'button, a[href], summary, input, select, textarea';

/** Keys that mean something to the element that has the focus are left to it. */
const isForElement = (target: EventTarget | null, command: Command): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog') !== null || target.closest(WRITES) !== null) return true;
  return command === 'point' && target.closest(PRESSES) !== null;
};

/** Listens to the keyboard while the table is on the screen. */
export function useKeys(commands: Commands, isOpen: boolean): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      const row = event.defaultPrevented ? undefined : rowOf(event);
      if (row === undefined || isForElement(event.target, row.command)) return;
      if (latest.current[row.command](event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isOpen]);
}
