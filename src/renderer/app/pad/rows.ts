import type { Word } from '../words/en.ts';

/** What the buttons of a gamepad do, by the names that most of them bear. */
export const PAD_ROWS: readonly { readonly shown: readonly string[]; readonly help: Word }[] = [
  { shown: ['D-pad'], help: 'pad.move' },
  { shown: ['A'], help: 'pad.press' },
  { shown: ['B'], help: 'pad.back' },
  { shown: ['X'], help: 'keys.inspect' },
  { shown: ['Y'], help: 'keys.hurry' },
  { shown: ['LB', 'RB'], help: 'pad.step' },
  { shown: ['Select'], help: 'keys.guide' },
  { shown: ['Start'], help: 'pad.help' },
];

/** Whether there is a gamepad. */
export const hasPad = (): boolean => navigator.getGamepads().some((pad) => pad !== null);
