import type { Word } from '../words/en.ts';

/** What a key can do at the table. */
export type Command =
  | 'next'
  | 'previous'
  | 'point'
  | 'choose'
  | 'back'
  | 'end-turn'
  | 'undo'
  | 'inspect'
  | 'hurry'
  | 'log'
  | 'hide'
  | 'guide'
  | 'table'
  | 'mute'
  | 'big'
  | 'help';

/** One key command. */
export interface KeyRow {
  /** `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** How the keys are shown. */
  readonly shown: readonly string[];
  /** What it does, in words. */
  readonly help: Word;
  readonly command: Command;
}

/** Every key command of the table: the key help is made of it, and the keyboard is heard through it. */
export const KEYS: readonly KeyRow[] = [
  { keys: ['ArrowRight', 'ArrowDown'], shown: ['→', '↓'], help: 'keys.next', command: 'next' },
  { keys: ['ArrowLeft', 'ArrowUp'], shown: ['←', '↑'], help: 'keys.previous', command: 'previous' },
  { keys: ['Enter', ' '], shown: ['Enter', 'Space'], help: 'keys.point', command: 'point' },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    shown: ['1', '…', '9'],
    help: 'keys.choose',
    command: 'choose',
  },
  { keys: ['Escape', 'Backspace'], shown: ['Esc', '⌫'], help: 'keys.back', command: 'back' },
  { keys: ['e'], shown: ['E'], help: 'keys.end-turn', command: 'end-turn' },
  { keys: ['u'], shown: ['U', 'Ctrl Z'], help: 'keys.undo', command: 'undo' },
  { keys: ['t'], shown: ['T'], help: 'keys.table', command: 'table' },
  { keys: ['i'], shown: ['I'], help: 'keys.inspect', command: 'inspect' },
  { keys: ['h'], shown: ['H'], help: 'keys.hurry', command: 'hurry' },
  { keys: ['l'], shown: ['L'], help: 'keys.log', command: 'log' },
  { keys: ['c'], shown: ['C'], help: 'keys.hide', command: 'hide' },
  { keys: ['g'], shown: ['G'], help: 'keys.guide', command: 'guide' },
  { keys: ['m'], shown: ['M'], help: 'keys.mute', command: 'mute' },
  { keys: ['b'], shown: ['B'], help: 'keys.big', command: 'big' },
  { keys: ['?'], shown: ['?'], help: 'keys.help', command: 'help' },
];

/** As much of a keyboard event as decides what it commands. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Ctrl+Z, or ⌘Z, is what every program takes things back with. */
const isUndo = ({ key, ctrlKey, altKey, metaKey }: Pressed): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey;

/** The row a key belongs to; `undefined` for keys that command nothing, and for the system's other combinations. */
export function rowOf(pressed: Pressed): KeyRow | undefined {
  if (isUndo(pressed)) return KEYS.find(({ command }) => command === 'undo');
  const { key, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return KEYS.find(({ keys }) => keys.includes(name));
}
