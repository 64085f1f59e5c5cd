import { describe, expect, it } from 'vitest';
import { KEYS, rowOf } from '../../../src/renderer/app/table/keys.ts';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  rowOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held })?.command;

describe('key commands', () => {
  it('no key commands two things, and no command has two rows', () => {
    const keys = KEYS.flatMap((row) => row.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(KEYS.map(({ command }) => command)).size).toBe(KEYS.length);
  });

  it.each([
    ['ArrowRight', 'next'],
    ['ArrowUp', 'previous'],
    ['Enter', 'point'],
    [' ', 'point'],
    ['7', 'choose'],
    ['Escape', 'back'],
    ['h', 'hurry'],
    ['H', 'hurry'],
    ['M', 'mute'],
    ['?', 'help'],
    ['e', 'end-turn'],
    ['u', 'undo'],
    ['z', undefined],
    ['x', undefined],
  ])('%s: %s', (key, command) => {
    expect(pressed(key)).toBe(command);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('%s leaves a key to the system', (held) => {
    expect(pressed('h', { [held]: true })).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey'] as const)('%s and Z takes back, as everywhere', (held) => {
    expect(pressed('z', { [held]: true })).toBe('undo');
    expect(pressed('Z', { [held]: true, altKey: true })).toBeUndefined();
  });
});
