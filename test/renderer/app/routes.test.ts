import { describe, expect, it } from 'vitest';
import { hashOf, isPlace, placeOf, type Route, routeOf } from '../../../src/renderer/app/routes.ts';

const TABLE = 'abcdefghijklmnop';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['#shelf', { at: 'shelf' }],
    ['#settings', { at: 'settings' }],
    ['#credits', { at: 'credits' }],
    ['#lobby/take-the-gold', { at: 'lobby', game: 'take-the-gold' }],
    ['#guide/take-the-gold', { at: 'guide', game: 'take-the-gold', rule: null }],
    ['#guide/take-the-gold/TG-3.2', { at: 'guide', game: 'take-the-gold', rule: 'TG-3.2' }],
    [`#table/${TABLE}`, { at: 'table', table: TABLE, guide: false, rule: null }],
    [`#table/${TABLE}/big`, { at: 'big', table: TABLE }],
    [`#table/${TABLE}/guide`, { at: 'table', table: TABLE, guide: true, rule: null }],
    [`#table/${TABLE}/guide/TG-3.2`, { at: 'table', table: TABLE, guide: true, rule: 'TG-3.2' }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
    expect(hashOf(route)).toBe(hash);
    expect(isPlace(hash)).toBe(true);
  });

  it.each(['', '#', '#nowhere', '#lobby/chess', '#table/short', '#guide', '#%E0%A4%A'])('“%s” is the shelf', (hash) => {
    expect(routeOf(hash)).toEqual({ at: 'shelf' });
  });

  it.each(['#nowhere', '#lobby/chess', '#table/short', '#guide', '#%E0%A4%A', '#shelf/more'])(
    '“%s” is no place',
    (hash) => {
      expect(isPlace(hash)).toBe(false);
    },
  );

  it.each(['', '#', '#/', '#shelf', '#/shelf'])('“%s” is the shelf by right', (hash) => {
    expect(isPlace(hash)).toBe(true);
  });

  it('a table, and a guide, stay in place while the rule changes', () => {
    const place = (hash: string) => placeOf(routeOf(hash));
    expect(place(`#table/${TABLE}/guide/TG-3.2`)).toBe(place(`#table/${TABLE}`));
    expect(place('#guide/take-the-gold/TG-3.2')).toBe(place('#guide/take-the-gold'));
    expect(place(`#table/${TABLE}`)).not.toBe(place('#table/qrstuvwxyzabcdef'));
    expect(place(`#table/${TABLE}`)).not.toBe(place(`#table/${TABLE}/big`));
  });
});
