import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { hostWords } from '../../../src/protocol/words/host.en.ts';
import { appWords } from '../../../src/renderer/app/words/en.ts';
import { CATALOGUE, sayer, t } from '../../../src/renderer/app/words/index.ts';

const RENDERER = join(import.meta.dirname, '../../../src/renderer');

const sources = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/app\/words\/(\w+\.)?en\.ts$/.test(file))
  .map((file) => readFileSync(join(RENDERER, file), 'utf8'))
  .join('\n');

const literals = new Set([...sources.matchAll(/'([a-z][\w.-]*)'/g)].map(([, text]) => text));
const patterns = [...sources.matchAll(/`([a-z][\w-]*\.[^`]*\$\{[^`]*)`/g)].map(
  ([, text = '']) => new RegExp(`^${text.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
);

describe('what the app says', () => {
  it('is all said somewhere', () => {
    const unused = Object.keys(appWords).filter((key) => !literals.has(key) && !patterns.some((one) => one.test(key)));
    expect(unused).toEqual([]);
  });

  it('has words for every sentence that the screens name', () => {
    const named = [...sources.matchAll(/key: '([\w.-]+)'/g)].map(([, key = '']) => key);
    const known = (key: string) => Object.keys(CATALOGUE).some((one) => one === key || one.endsWith(`/${key}`));
    expect(named.filter((key) => !known(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it.each(Object.entries({ ...appWords, ...hostWords }))('%s is well formed', (_, text) => {
    expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true })).not.toThrow();
  });

  it('has no key of the host’s', () => {
    expect(Object.keys(appWords).filter((key) => key in hostWords)).toEqual([]);
  });

  it('speaks of a game with its own words, and of the others with the app’s and the host’s', () => {
    const say = sayer('take-the-gold', [{ name: 'Anne', colour: 'crimson', holder: 'person' }]);
    expect(say({ key: 'move.play', values: { card: { word: 'card.kraken' }, on: { seat: 0 } } })).toBe(
      'Play Kraken on Anne',
    );
    expect(say({ key: 'host.no-table' })).toBe('There is no such table any more.');
    expect(say({ key: 'take-the-gold/why.game-over' })).toBe('The game is over.');
    expect(t('shelf.seats', { min: 2, max: 6 })).toBe('2 to 6 players');
  });
});
