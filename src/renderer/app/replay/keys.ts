import type { Word } from '../words/en.ts';

/** What a key can do in a replay. */
export type ReplayCommand =
  | 'toggle'
  | 'forward'
  | 'back'
  | 'next-mark'
  | 'previous-mark'
  | 'first'
  | 'last'
  | 'faster'
  | 'slower'
  | 'viewer'
  | 'panel'
  | 'help';

/** One key command of a replay. */
export interface ReplayKey {
  /** `KeyboardEvent.key`, letters in lower case; with `shift` where Shift must be held. */
  readonly keys: readonly string[];
  readonly shift?: true;
  /** How the keys are shown. */
  readonly shown: readonly string[];
  readonly help: Word;
  readonly command: ReplayCommand;
}

/** Every key command of a replay, in the order in which they are explained. */
export const REPLAY_KEYS: readonly ReplayKey[] = [
  { keys: [' ', 'k'], shown: ['Space', 'K'], help: 'replay.keys.toggle', command: 'toggle' },
  { keys: ['ArrowRight'], shown: ['→'], help: 'replay.keys.forward', command: 'forward' },
  { keys: ['ArrowLeft'], shown: ['←'], help: 'replay.keys.back', command: 'back' },
  { keys: ['ArrowRight'], shift: true, shown: ['Shift →'], help: 'replay.keys.next-mark', command: 'next-mark' },
  { keys: ['ArrowLeft'], shift: true, shown: ['Shift ←'], help: 'replay.keys.previous-mark', command: 'previous-mark' },
  { keys: ['Home'], shown: ['Home'], help: 'replay.keys.first', command: 'first' },
  { keys: ['End'], shown: ['End'], help: 'replay.keys.last', command: 'last' },
  { keys: ['+', '='], shown: ['+'], help: 'replay.keys.faster', command: 'faster' },
  { keys: ['-'], shown: ['−'], help: 'replay.keys.slower', command: 'slower' },
  { keys: ['v'], shown: ['V'], help: 'replay.keys.viewer', command: 'viewer' },
  { keys: ['l'], shown: ['L'], help: 'keys.log', command: 'panel' },
  { keys: ['?'], shown: ['?'], help: 'keys.help', command: 'help' },
];

/** As much of a keyboard event as decides what it commands. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** What a key commands; `undefined` for keys that command nothing, and for the system's own combinations. */
export function replayCommand({ key, ctrlKey, altKey, metaKey, shiftKey }: PressedKey): ReplayCommand | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const rows = REPLAY_KEYS.filter(({ keys }) => keys.includes(name));
  // Signs such as “?” and “+” need Shift on many keyboards: it counts only where a row asks for it.
  return (rows.find(({ shift }) => (shift ?? false) === shiftKey) ?? rows.find(({ shift }) => shift === undefined))
    ?.command;
}
