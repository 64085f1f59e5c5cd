import { describe, expect, it } from 'vitest';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { type Entry, standing } from '../../../src/renderer/app/table/log.ts';
import { logLines } from '../../../src/renderer/app/table/rows.ts';
import {
  type Happening,
  heldMove,
  movingSeat,
  newSession,
  type Session,
  sessionAfter,
} from '../../../src/renderer/app/table/session.ts';
import { undoButton, undoOffer } from '../../../src/renderer/app/table/undo.ts';
import { sayer } from '../../../src/renderer/app/words/index.ts';
import { befell, hit, playersOf, status, update, watched } from './tables.ts';

const followed = (session: Session, ...happenings: readonly Happening[]): Session =>
  happenings.reduce((now, happening) => sessionAfter(now, happening, befell), session);

const answer = (...parts: Parameters<typeof watched>): Happening => ({ type: 'watched', watched: watched(...parts) });
const comes = (...parts: Parameters<typeof update>): Happening => ({ type: 'update', update: update(...parts) });
const settled = (seq: number): Happening => ({ type: 'settled', seq });
const said = (...parts: Parameters<typeof status>): Happening => ({ type: 'status', status: status(...parts) });
const takenBack = (seq: number, to: number, acting: number[], viewer: 'public' | number = 0): Happening => ({
  type: 'update',
  update: { ...update(seq, viewer, acting), takenBack: { to, by: 0, agreed: [] } },
});
const back = { seat: 0, to: 0, moves: 1, free: true };
const alone = followed(newSession([0]), answer(update(0, 0, [0])), settled(0));

describe('a move that is ready', () => {
  const held = followed(alone, { type: 'sent', seq: 0 }, said(0, { held: { type: 'pass', seat: 0 } }), {
    type: 'answered',
    seq: 0,
    played: false,
  });

  it('is that of whoever looks, and leaves the news to be read', () => {
    expect(heldMove(held)).toEqual({ type: 'pass', seat: 0 });
    expect(heldMove(alone)).toBeNull();
    expect(movingSeat(held)).toBe(0);
    expect(undoButton(held, playersOf(1, 2))?.label).toBe('Undo');
  });

  it('is forgotten with the look of its seat', () => {
    const passing = followed(
      newSession([0, 1]),
      answer(update(0, 'public', [0])),
      settled(0),
      { type: 'look' },
      answer(update(0, 0, [0])),
      said(0, { held: { type: 'pass', seat: 0 } }),
      { type: 'hide' },
      answer(update(0, 'public', [0])),
    );
    expect(heldMove(passing)).toBeNull();
    expect(JSON.stringify(passing.status)).not.toContain('pass');
  });

  it('what is said to another viewer is not heard', () => {
    expect(followed(alone, said('public', { back })).status).toEqual(alone.status);
  });
});

describe('what can be taken back', () => {
  it('is offered freely, or asked of the others where there are any', () => {
    const free = followed(alone, said(0, { back }));
    expect(undoOffer(free)).toEqual({ seat: 0, moves: 1, asks: false, own: true });
    const known = followed(alone, said(0, { back: { ...back, moves: 3, free: false } }));
    expect(undoOffer(known)).toMatchObject({ asks: false });
    expect(undoButton(known, playersOf(1, 2))?.label).toBe('Undo 3 moves');
    const several = followed(newSession([0, 1]), answer(update(1, 'public', [1])), settled(1));
    const asking = followed(several, said('public', { back: { ...back, free: false } }));
    expect(undoOffer(asking)).toMatchObject({ asks: true, own: false });
    expect(undoButton(asking, playersOf(2, 0))?.label).toBe('P0 asks to undo');
    expect(undoButton(followed(several, said('public', { back })), playersOf(2, 0))?.label).toBe('Undo P0’s move');
  });

  it('is not offered while the others are asked, nor where there is nothing', () => {
    const asked = { by: 0, to: 0, moves: 1, waiting: [1] };
    expect(undoOffer(followed(alone, said(0, { back, asked })))).toBeNull();
    expect(undoOffer(alone)).toBeNull();
    expect(undoButton(alone, playersOf(1, 2))).toBeNull();
  });
});

describe('moves that were taken back', () => {
  it('leave the news', () => {
    const struck = followed(alone, comes(1, 0, [0], [hit(0)]), settled(1), comes(2, 0, [0], [hit(0)]), settled(2));
    expect(struck.news).toHaveLength(2);
    expect(followed(struck, takenBack(3, 1, [0])).news.map(({ seq }) => seq)).toEqual([1]);
  });

  it('the curtain closes for whoever is asked then', () => {
    const curtain = followed(newSession([0, 1]), answer(update(1, 'public', [1])), settled(1));
    expect(curtain.stage).toEqual({ at: 'curtain', seat: 1 });
    const returned = followed(curtain, takenBack(2, 0, [0], 'public'), settled(2));
    expect(returned.stage).toEqual({ at: 'curtain', seat: 0 });
    expect(followed(curtain, takenBack(2, 0, [], 'public'), settled(2)).stage).toEqual({ at: 'table' });
  });

  it('what is said while the last secret is read counts more than what was said before', () => {
    const reading = followed(
      newSession([0, 1]),
      answer(update(0, 'public', [0])),
      settled(0),
      { type: 'look' },
      answer(update(0, 0, [0])),
      comes(1, 0, [1], [{ type: 'drew', kind: 'kraken' }]),
      settled(1),
      answer(update(1, 'public', [1]), { 1: [{ type: 'drew' }] }),
      said('public', { back }),
      { type: 'read' },
    );
    expect(reading.stage).toEqual({ at: 'curtain', seat: 1 });
    expect(reading.status?.back).toEqual(back);
  });
});

describe('the log', () => {
  const say = sayer('take-the-gold', playersOf(2, 0));
  const nameOf = (seat: number) => `P${seat}`;
  const passed = (seq: number, seat: number): Entry => ({ seq, event: { type: 'passed', seat } });
  const struck = (seq: number, to: number, agreed: number[] = []): Entry => ({
    seq,
    takenBack: { to, by: 0, agreed },
  });
  const lines = (...log: Entry[]) =>
    logLines(takeTheGold, say, log, 'public', nameOf).map((line) => [line.text, line.struck]);

  it('tells a take-back in one line, with what it struck', () => {
    expect(lines(passed(1, 0), passed(2, 1), passed(3, 0), struck(4, 1, [1]), passed(5, 1))).toEqual([
      ['P0 passes.', []],
      ['P0 has taken this back; P1 agreed.', ['P1 passes.', 'P0 passes.']],
      ['P1 passes.', []],
    ]);
  });

  it('takes an older take-back in with the rest', () => {
    expect(lines(passed(1, 0), struck(2, 0), passed(3, 0), passed(4, 1), struck(5, 0))).toEqual([
      ['P0 has taken this back.', ['P0 passes.', 'P1 passes.']],
    ]);
  });

  it('knows what still counts', () => {
    const log = [passed(1, 0), passed(2, 1), struck(3, 1), passed(4, 1)];
    expect(standing(log).map(({ seq }) => seq)).toEqual([1, 4]);
  });
});
