import { describe, expect, it } from 'vitest';
import { play, start } from '../../../src/games/kit/play.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { LONGEST_FILE } from '../../../src/protocol/files.ts';
import { type TableInfo, titleSchema } from '../../../src/protocol/tables.ts';
import { ago, exactly } from '../../../src/renderer/app/shelf/ago.ts';
import { textOf } from '../../../src/renderer/app/shelf/files.ts';
import { calledOf, copyTitle, fullNameOf } from '../../../src/renderer/app/shelf/names.ts';
import { PICTURE, pictured, tableOutline } from '../../../src/renderer/app/shelf/picture.ts';
import { layout } from '../../../src/renderer/games/take-the-gold/layout.ts';
import { update, watched } from './tables.ts';

const info = (more: Partial<TableInfo> = {}): TableInfo => ({ ...watched(update(0, 'public', [])).info, ...more });

describe('when a game was played', () => {
  const now = Date.parse('2026-06-15T12:00:00');
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [-5000, 'just now'],
    [60_000, '1 minute ago'],
    [119 * 60_000, '1 hour ago'],
    [24 * 3_600_000, 'yesterday'],
    [6 * 24 * 3_600_000, '6 days ago'],
    [7 * 24 * 3_600_000, 'last week'],
    [400 * 24 * 3_600_000, 'last year'],
  ])('%i ms: %s', (passed, words) => {
    expect(ago(now - passed, now)).toBe(words);
  });

  it('is said exactly too, with the year where it is another one', () => {
    expect(exactly(Date.parse('2026-06-01T09:05:00'), now)).toMatch(/^Jun 1, 9:05.AM$/);
    expect(exactly(Date.parse('2025-12-31T23:59:00'), now)).toMatch(/^Dec 31, 2025, 11:59.PM$/);
  });
});

describe('what a table is called', () => {
  it('is its title, else its game', () => {
    expect(calledOf(info())).toBe('Take the Gold');
    expect(calledOf(info({ title: 'Friday' }))).toBe('Friday');
    expect(fullNameOf(info({ title: 'Friday' }))).toBe('Friday with P0 and P1');
    expect(fullNameOf(info({ players: [] }))).toBe('Take the Gold');
  });

  it('a copy has a number that no other table has', () => {
    const friday = info({ title: 'Friday' });
    expect(copyTitle(friday, [friday])).toBe('Friday (2)');
    expect(copyTitle(friday, [friday, info({ title: 'Friday (2)' })])).toBe('Friday (3)');
    expect(copyTitle(info({ title: 'Friday (2)' }), [info({ title: 'Friday (2)' })])).toBe('Friday (3)');
    expect(copyTitle(info(), [])).toBe('Take the Gold (2)');
  });

  it('a copy of the longest title has one that is allowed', () => {
    const title = copyTitle(info({ title: 'x'.repeat(60) }), []);
    expect(titleSchema.parse(title)).toHaveLength(60);
  });
});

describe('a chosen file', () => {
  const file = (text: string, size = text.length) => ({ name: 'a.captainstable', size, text: async () => text });

  it('is read', async () => {
    expect(await textOf(file('{}'))).toEqual({ text: '{}' });
  });

  it('too long a file is not even read', async () => {
    const unread = { ...file(''), size: LONGEST_FILE * 4 + 1, text: () => Promise.reject(new Error('read')) };
    expect(await textOf(unread)).toMatchObject({ problem: { key: 'import.too-long' } });
    expect(await textOf(file('x'.repeat(LONGEST_FILE + 1)))).toMatchObject({ problem: { key: 'import.too-long' } });
  });

  it('one that can’t be read says so', async () => {
    const gone = { ...file(''), text: () => Promise.reject(new Error('gone')) };
    expect(await textOf(gone)).toMatchObject({ problem: { key: 'import.unreadable' } });
  });
});

describe('the small picture of a table', () => {
  const dealt = start(takeTheGold, { seats: 4, options: {}, first: 0, seed: '00'.repeat(16) }).state;
  const pass = takeTheGold.moves(dealt, 0).find(({ type }) => type === 'pass');
  const { state } = play(takeTheGold, dealt, pass ?? { type: 'pass', seat: 0 });
  const pieces = layout(takeTheGold.view(state, 'public'), { size: PICTURE, near: 0, textScale: 1 });
  const shown = pictured(pieces);

  it('shows every card of a hand and of a pile its top, but not the cards deep in it', () => {
    const cards = (list: typeof pieces, zone: string) =>
      list.filter((piece) => piece.shape === 'card' && piece.zone === zone).length;
    expect(cards(pieces, 'draw')).toBeGreaterThan(40);
    expect(cards(shown, 'draw')).toBeLessThan(12);
    expect(cards(shown, 'draw')).toBeGreaterThan(0);
    for (const seat of [0, 1, 2, 3]) expect(cards(shown, `hand:${seat}`)).toBe(cards(pieces, `hand:${seat}`));
    expect(shown.filter(({ shape }) => shape === 'seat')).toHaveLength(4);
  });

  it('draws the lowest first', () => {
    const depths = shown.map(({ pose }) => pose.depth);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
  });

  it('has a closed outline within its frame', () => {
    const numbers = [...tableOutline(PICTURE, 20).matchAll(/[\d.]+ [\d.]+/g)].map(([pair]) =>
      pair.split(' ').map(Number),
    );
    expect(numbers.every(([x = 0, y = 0]) => x >= 20 && x <= 780 && y >= 20 && y <= 480)).toBe(true);
    expect(tableOutline(PICTURE, 20)).toMatch(/^M.* Z$/);
  });
});
