import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../../../src/games/kit/events.ts';
import {
  type Happening,
  movingSeat,
  newSession,
  personsOf,
  type Session,
  seenSeq,
  sessionAfter,
  wantedViewer,
} from '../../../src/renderer/app/table/session.ts';
import { befell, hit, playersOf, status, update, watched } from './tables.ts';

const followed = (session: Session, ...happenings: readonly Happening[]): Session =>
  happenings.reduce((now, happening) => sessionAfter(now, happening, befell), session);

const answer = (...parts: Parameters<typeof watched>): Happening => ({ type: 'watched', watched: watched(...parts) });
const comes = (...parts: Parameters<typeof update>): Happening => ({ type: 'update', update: update(...parts) });
const settled = (seq: number): Happening => ({ type: 'settled', seq });
const events = (session: Session) => session.log.map((entry) => ('event' in entry ? entry.event : entry.takenBack));
const stage = (session: Session) => session.stage.at;
const drew = (kind?: string): SeenEvent => (kind === undefined ? { type: 'drew' } : { type: 'drew', kind });

describe('one person at the screen', () => {
  const opened = followed(
    newSession(personsOf(playersOf(1, 2))),
    answer(update(0, 0, [0]), { 0: [drew('pirate')] }),
    settled(0),
  );

  it('looks as that seat from the start, without a curtain', () => {
    expect(wantedViewer(newSession(personsOf(playersOf(1, 2))))).toBe(0);
    expect(stage(opened)).toBe('table');
    expect(movingSeat(opened)).toBe(0);
    expect(events(opened)).toEqual([drew('pirate')]);
  });

  it('is offered moves only when the newest position is shown', () => {
    const waiting = followed(opened, comes(1, 0, [1]), comes(2, 0, [0]));
    expect(movingSeat(waiting)).toBeUndefined();
    expect(movingSeat(followed(waiting, settled(1)))).toBeUndefined();
    expect(movingSeat(followed(waiting, settled(1), settled(2)))).toBe(0);
    expect(movingSeat(followed(waiting, { type: 'hurry' }, settled(2)))).toBe(0);
  });

  it('reads in the log what has been shown, not what waits', () => {
    const waiting = followed(opened, comes(1, 0, [1], [drew()]), comes(2, 0, [0], [hit(0)]));
    expect(events(waiting)).toEqual([drew('pirate'), drew()]);
    expect(events(followed(waiting, settled(1)))).toEqual([drew('pirate'), drew(), hit(0)]);
    expect(events(followed(waiting, { type: 'hurry' }))).toEqual([drew('pirate'), drew(), hit(0)]);
  });

  it('is told what befell the seat until the own decision or until it is read', () => {
    const struck = followed(
      opened,
      comes(1, 0, [1], [hit(0), hit(2)]),
      settled(1),
      comes(2, 0, [0], [hit(0)]),
      settled(2),
    );
    expect(struck.news.map(({ event }) => event)).toEqual([hit(0), hit(0)]);
    expect(followed(struck, { type: 'read' }).news).toEqual([]);
    const decided = followed(struck, { type: 'sent', seq: 2 }, { type: 'answered', seq: 2, played: true });
    expect(decided.news).toEqual([]);
    expect(followed(struck, { type: 'sent', seq: 2 }, { type: 'answered', seq: 2, played: false }).news).toHaveLength(
      2,
    );
  });

  it('is told on opening the table what befell the seat before', () => {
    const later = followed(newSession(personsOf(playersOf(1, 2))), answer(update(7, 0, [0]), {}, [hit(0)]));
    expect(later.news).toEqual([{ seq: 7, event: hit(0) }]);
  });

  it('can’t send a second move on the same position, but can after a refusal', () => {
    const sent = followed(opened, { type: 'sent', seq: 0 });
    expect(movingSeat(sent)).toBeUndefined();
    expect(movingSeat(followed(sent, { type: 'answered', seq: 0, played: false }))).toBe(0);
    expect(movingSeat(followed(sent, { type: 'answered', seq: 0, played: true }))).toBeUndefined();
  });

  it('goes on after the connection was lost: what was missed is in the log and in the news', () => {
    const back = followed(opened, answer(update(4, 0, [0]), { 0: [drew('pirate')], 3: [hit(0)] }, [hit(0)]));
    expect(events(back)).toEqual([drew('pirate'), hit(0)]);
    expect(back.news.map(({ event }) => event)).toEqual([hit(0)]);
    expect(movingSeat(followed(back, settled(4)))).toBe(0);
  });

  it('keeps news that were read away when the connection comes back without any', () => {
    const struck = followed(opened, comes(1, 0, [0], [hit(0)]), settled(1), { type: 'read' });
    expect(followed(struck, answer(update(1, 0, [0]), {}, [hit(0)])).news).toEqual([]);
  });

  it('says what was seen once everything is shown', () => {
    expect(seenSeq(opened)).toBe(0);
    const waiting = followed(opened, comes(1, 0, [1]));
    expect(seenSeq(waiting)).toBeNull();
    expect(seenSeq(followed(waiting, settled(1)))).toBe(1);
  });
});

describe('bots alone', () => {
  it('are watched as the public', () => {
    const session = followed(newSession(personsOf(playersOf(0, 3))), answer(update(0, 'public', [0])), settled(0));
    expect(wantedViewer(session)).toBe('public');
    expect(stage(session)).toBe('table');
    expect(movingSeat(session)).toBeUndefined();
    expect(seenSeq(session)).toBe(0);
  });
});

describe('several people at one screen', () => {
  const start = newSession(personsOf(playersOf(2, 1)));
  const open = followed(start, answer(update(0, 'public', [0]), { 0: [drew()] }));
  const closed = followed(open, settled(0));
  const looking = followed(closed, { type: 'look' });
  const deciding = followed(looking, answer(update(0, 0, [0]), { 0: [drew('kraken')] }));

  it('what lies open is watched until somebody is asked; then the curtain closes', () => {
    expect(wantedViewer(start)).toBe('public');
    expect(stage(open)).toBe('table');
    expect(closed.stage).toEqual({ at: 'curtain', seat: 0 });
    expect(wantedViewer(closed)).toBe('public');
    expect(movingSeat(closed)).toBeUndefined();
  });

  it('nothing private is asked of the host before the player pressed, nor kept before the answer', () => {
    expect(JSON.stringify(closed)).not.toContain('kraken');
    expect(wantedViewer(looking)).toBe(0);
    expect(looking.stage).toEqual({ at: 'opening', seat: 0 });
    expect(looking.show?.shown.viewer).toBe('public');
  });

  it('then the seat decides', () => {
    expect(deciding.stage).toEqual({ at: 'deciding', seat: 0 });
    expect(movingSeat(deciding)).toBe(0);
    expect(events(deciding)).toEqual([drew('kraken')]);
  });

  it('what befell the seat is read first', () => {
    const told = followed(looking, answer(update(0, 0, [0]), {}, [hit(0)]));
    expect(told.stage).toEqual({ at: 'news', seat: 0 });
    expect(movingSeat(told)).toBeUndefined();
    expect(wantedViewer(told)).toBe(0);
    const read = followed(told, { type: 'read' });
    expect(read.stage).toEqual({ at: 'deciding', seat: 0 });
    expect(read.news).toEqual([]);
  });

  it('the same seat goes on deciding without a curtain', () => {
    const again = followed(deciding, comes(1, 0, [0]), settled(1));
    expect(again.stage).toEqual({ at: 'deciding', seat: 0 });
    expect(movingSeat(again)).toBe(0);
  });

  it('when another is asked, what lies open is shown again and nothing private is kept', () => {
    const closing = followed(deciding, comes(1, 0, [1]), settled(1));
    expect(closing.stage).toEqual({ at: 'closing', seat: 0 });
    expect(wantedViewer(closing)).toBe('public');
    expect(seenSeq(closing)).toBeNull();
    const passed = followed(closing, answer(update(1, 'public', [1]), { 0: [drew()], 1: [] }));
    expect(passed.stage).toEqual({ at: 'curtain', seat: 1 });
    expect(JSON.stringify(passed)).not.toContain('kraken');
    expect(seenSeq(passed)).toBe(1);
  });

  it('what only that seat was told in the end is read before the screen is passed on', () => {
    const stole = (kind?: string): SeenEvent => ({ type: 'stole', ...(kind === undefined ? {} : { kind }) });
    const parting = followed(
      deciding,
      comes(1, 0, [1], [drew(), stole('doubloon')]),
      settled(1),
      answer(update(1, 'public', [1]), { 0: [drew()], 1: [drew(), stole()] }),
    );
    expect(parting.stage).toMatchObject({ at: 'parting', seat: 0, learned: [stole('doubloon')] });
    expect(parting.show?.shown.viewer).toBe(0);
    expect(seenSeq(parting)).toBeNull();
    const passed = followed(parting, { type: 'read' });
    expect(passed.stage).toEqual({ at: 'curtain', seat: 1 });
    expect(JSON.stringify(passed)).not.toContain('doubloon');
    expect(seenSeq(passed)).toBe(1);
  });

  it('positions that come while the screen is passed on are shown after it', () => {
    const closing = followed(deciding, comes(1, 0, [2]), settled(1));
    const early = followed(closing, comes(2, 'public', [1], [hit(1)]));
    expect(early.show?.shown.viewer).toBe(0);
    const passed = followed(early, answer(update(1, 'public', [2])));
    expect(passed.show?.shown.seq).toBe(2);
    expect(events(passed)).toEqual([hit(1)]);
    expect(followed(passed, settled(2)).stage).toEqual({ at: 'curtain', seat: 1 });
  });

  it('an update for a viewer who does not look any more is not kept', () => {
    const passed = followed(deciding, comes(1, 0, [1]), settled(1), answer(update(1, 'public', [1])));
    expect(followed(passed, comes(2, 0, [0], [drew('kraken')]))).toBe(passed);
  });

  it('a late answer for a viewer who does not look any more is not shown', () => {
    const hidden = followed(deciding, { type: 'hide' });
    expect(followed(hidden, answer(update(0, 0, [0]), { 0: [drew('kraken')] })).stage.at).toBe('closing');
  });

  it('a player may hide the hand: the curtain closes for the same seat', () => {
    const hidden = followed(deciding, { type: 'hide' });
    expect(wantedViewer(hidden)).toBe('public');
    expect(followed(hidden, answer(update(0, 'public', [0]), { 0: [drew()] })).stage).toEqual({
      at: 'curtain',
      seat: 0,
    });
  });

  it('no curtain before the motion has ended', () => {
    const passed = followed(
      deciding,
      comes(1, 0, [1]),
      settled(1),
      answer(update(1, 'public', [2])),
      comes(2, 'public', [1]),
    );
    expect(passed.stage.at).toBe('table');
    expect(followed(passed, settled(2)).stage).toEqual({ at: 'curtain', seat: 1 });
  });

  it('is not handed on to a seat that is answered for, as it has said, until that is over', () => {
    const said = (answered: number[]): Happening => ({ type: 'status', status: status('public', { answered }) });
    const passing = followed(
      newSession([0, 1]),
      answer(update(0, 'public', [])),
      settled(0),
      said([0]),
      comes(1, 'public', [0]),
    );
    expect(stage(followed(passing, settled(1)))).toBe('table');
    expect(followed(passing, settled(1), said([])).stage).toEqual({ at: 'curtain', seat: 0 });
    const both = followed(passing, comes(2, 'public', [0, 1]), settled(1), settled(2));
    expect(both.stage).toEqual({ at: 'curtain', seat: 1 });
    expect(stage(followed(both, said([0, 1])))).toBe('table');
  });

  it('no curtain when the game is over', () => {
    const over = followed(deciding, comes(1, 0, []), settled(1), answer(update(1, 'public', [])));
    expect(over.stage.at).toBe('table');
  });

  it('a connection that comes back while a seat decides shows that seat on', () => {
    const back = followed(deciding, answer(update(0, 0, [0]), { 0: [drew('kraken')] }, [hit(0)]));
    expect(back.stage).toEqual({ at: 'deciding', seat: 0 });
    expect(movingSeat(back)).toBe(0);
  });
});
