import { describe, expect, it } from 'vitest';
import { ruleIds } from '../../../src/games/kit/guide.ts';
import { guide } from '../../../src/games/take-the-gold/guide.ts';
import { words } from '../../../src/games/take-the-gold/words.en.ts';
import { searched, stretches } from '../../../src/renderer/app/guide/search.ts';

const texts: Readonly<Record<string, string>> = words;
const find = (query: string) =>
  searched(guide, query, (id) => texts[`guide.${id}`] ?? '').flatMap(({ rules }) => rules.map(({ id }) => id));

describe('searching the guide', () => {
  it('shows all rules for an empty query', () => {
    expect(find('  ')).toEqual(ruleIds(guide));
  });

  it.each([
    ['tg-3.2', ['TG-3.2']],
    ['BLIND victim', ['TG-4.4']],
    ['setting out clockwise', ['TG-2.2']],
    ['no such thing', []],
  ])('%s', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });
});

describe('marking what was sought', () => {
  it.each([
    ['a Pirate and pirates', 'pirate', ['a ', 'Pirate*', ' and ', 'pirate*', 's']],
    ['1+1', '+', ['1', '+*', '1']],
    ['nothing', '', ['nothing']],
  ])('%s: %s', (text, query, expected) => {
    expect(stretches(text, query).map((part) => `${part.text}${part.isSought ? '*' : ''}`)).toEqual(expected);
  });
});
