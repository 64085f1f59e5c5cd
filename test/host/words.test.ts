import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { say } from '../../src/protocol/words/format.ts';
import { hostWords } from '../../src/protocol/words/host.en.ts';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Every key that the code names. */
const named = new Set(
  ['src/host', 'src/headless', 'src/games/kit']
    .flatMap(sourcesIn)
    .flatMap((text) => [...text.matchAll(/'((?:host|setup|headless)\.[a-z-]+)'/g)].map(([, key = '']) => key)),
);

describe('the host’s words', () => {
  it('have a sentence for every key that the code names, and none for others', () => {
    expect([...named].sort()).toEqual(Object.keys(hostWords).sort());
  });

  it.each(Object.entries(hostWords))(
    'say %s, with all its values and without the reader seeing a brace',
    (key, text) => {
      const values = Object.fromEntries(
        [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, name === 'code' ? 'EWHATEVER' : 7]),
      );
      const sentence = say({ key, values }, { catalogue: hostWords, locale: 'en', nameOf: String });
      expect(sentence).not.toMatch(/[{}]/);
      expect(sentence).not.toBe(key);
      if (text.includes('{code')) expect(sentence).toContain('EWHATEVER');
    },
  );

  it('tell the reasons of the system in words', () => {
    const speaker = { catalogue: hostWords, locale: 'en', nameOf: String };
    expect(say({ key: 'host.not-written', values: { code: 'ENOSPC' } }, speaker)).toBe(
      'This could not be saved: the disk is full. Nothing has changed; mend that and try again.',
    );
  });
});
