import { useEffect, useRef } from 'react';

/** What keys can do at the big screen. */
export interface BigCommands {
  readonly leave: () => void;
  readonly full: () => void;
  readonly mute: () => void;
}

/** `KeyboardEvent.key`, letters in lower case. */
const COMMANDS: Readonly<Record<string, keyof BigCommands>> = {
  Escape: 'leave',
  Backspace: 'leave',
  b: 'leave',
  f: 'full',
  m: 'mute',
};

/** Listens to the keyboard while the big screen is shown. */
export function useBigKeys(commands: BigCommands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const command = COMMANDS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (command === undefined) return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
