import { describe, expect, test } from 'vitest';
import { spoken, word } from '../../src/main/speech.ts';
import { mainWords } from '../../src/main/words.en.ts';

describe('what the app’s own windows say', () => {
  test.each(Object.keys(mainWords))('%s is a sentence that can be said', (key) => {
    const said = spoken({ key, values: { error: 'ENOSPC' } });
    expect(said).not.toBe(key);
    expect(said).not.toMatch(/[{}]/);
  });

  test('the host’s problems are said too, with their facts', () => {
    const said = spoken({ key: 'host.in-use', values: { folder: '/data', pid: '42', file: '/data/lock' } });
    expect(said).toContain('/data/lock');
    expect(said).toContain('process 42');
  });

  test('menus have names', () => {
    expect(word('main.menu.view')).toBe('&View');
  });
});
