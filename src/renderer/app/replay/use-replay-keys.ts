import { useEffect, useRef } from 'react';
import { type ReplayCommand, replayCommand } from './keys.ts';

const SLIDES: readonly ReplayCommand[] = ['forward', 'back', 'first', 'last'];

/** Keys that mean something to the element that has the focus are left to it. */
function isForElement(target: EventTarget | null, command: ReplayCommand): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, select, input[type="radio"]') !== null) return true;
  if (target.closest('input') !== null) return SLIDES.includes(command);
  return command === 'toggle' && target.closest('button, a[href], summary') !== null;
}

/** Listens to the keyboard while a replay is on the screen. */
export function useReplayKeys(commands: Readonly<Record<ReplayCommand, () => void>>, isOpen: boolean): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      const command = event.defaultPrevented ? undefined : replayCommand(event);
      if (command === undefined || isForElement(event.target, command)) return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isOpen]);
}
