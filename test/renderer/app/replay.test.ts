import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { SHELF } from '../../../src/games/shelf.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import type { TimelineStep } from '../../../src/protocol/replays.ts';
import type { TableInfo } from '../../../src/protocol/tables.ts';
import { REPLAY_KEYS, replayCommand } from '../../../src/renderer/app/replay/keys.ts';
import { lineAt, stepLines } from '../../../src/renderer/app/replay/lines.ts';
import { marksOf, nextMark, phaseAt, runsOf } from '../../../src/renderer/app/replay/marks.ts';
import {
  firstViewer,
  isPrivate,
  NEW_REEL,
  type Reel,
  type ReelAction,
  reelAfter,
} from '../../../src/renderer/app/replay/reel.ts';
import { sayer } from '../../../src/renderer/app/words/index.ts';
import { MIRRORS } from '../../../src/renderer/games/mirrors.ts';
import { playersOf, update, watched } from './tables.ts';

const step = (seq: number, seat: number | null, more: Partial<TimelineStep> = {}): TimelineStep => ({
  seq,
  seat,
  at: '2026-01-01T00:00:00.000Z',
  phase: 'voyage.act',
  events: [],
  struck: false,
  takenBack: null,
  ...more,
});
const attack = (on: number) => [{ type: 'played', by: 0, on, card: { id: 'c1', kind: 'pirate' } }];
const passed = (seat: number) => [{ type: 'passed', seat }];
const STEPS = [
  step(0, null, { events: [{ type: 'dealt', first: 0 }] }),
  step(1, 0, { events: attack(1), phase: 'voyage.attack.answer' }),
  step(2, 0, { struck: true, events: attack(1) }),
  step(3, 1, { struck: true }),
  step(4, 0, { takenBack: { to: 1, by: 0, agreed: [1] } }),
  step(5, 1, { phase: 'tieBreak.act', events: passed(1) }),
  step(6, 1, { phase: 'over' }),
];
const NAMES = { voyage: 'phase.voyage', tieBreak: 'phase.tie-break' };

describe('the timeline', () => {
  it('joins the moves of a seat, and keeps what was taken back and take-backs apart', () => {
    expect(runsOf(STEPS)).toEqual([
      { from: 1, to: 1, seat: 0, struck: false },
      { from: 2, to: 2, seat: 0, struck: true },
      { from: 3, to: 3, seat: 1, struck: true },
      { from: 4, to: 4, seat: null, struck: false },
      { from: 5, to: 6, seat: 1, struck: false },
    ]);
    expect(runsOf(STEPS.slice(0, 1))).toEqual([]);
  });

  it('has ticks for phases, for what befell somebody and still counts, for take-backs and for the end', () => {
    const marks = marksOf(takeTheGold, STEPS, { seats: 2, isOver: true, phases: NAMES });
    expect(marks).toEqual([
      { seq: 0, kind: 'phase', phase: 'phase.voyage' },
      { seq: 1, kind: 'hit' },
      { seq: 4, kind: 'take-back' },
      { seq: 5, kind: 'phase', phase: 'phase.tie-break' },
      { seq: 6, kind: 'end' },
    ]);
    expect(marksOf(takeTheGold, STEPS.slice(0, 6), { seats: 2, isOver: false, phases: {} })).toEqual([
      { seq: 1, kind: 'hit' },
      { seq: 4, kind: 'take-back' },
    ]);
    expect([nextMark(marks, 1, 1, 6), nextMark(marks, 1, -1, 6)]).toEqual([4, 0]);
    expect([nextMark(marks, 6, 1, 6), nextMark(marks, 0, -1, 6)]).toEqual([6, 0]);
  });

  it('names a phase by the longest beginning of its path that has a name', () => {
    expect(phaseAt('voyage.attack.answer', NAMES)).toBe('phase.voyage');
    expect(phaseAt('voyage.attack.answer', { ...NAMES, 'voyage.attack': 'phase.attack' })).toBe('phase.attack');
    expect(phaseAt('over', NAMES)).toBeUndefined();
  });

  it.each(SHELF.map((game) => [game.id, game] as const))('%s has names for phases of its machine', (id, game) => {
    const phases = Object.entries(MIRRORS[id]?.phases ?? {});
    expect(phases.length).toBeGreaterThan(0);
    for (const [path, name] of phases) {
      const state = path
        .split('.')
        .reduce<AnyStateNode | undefined>((node, part) => node?.states[part], game.machine.root);
      expect(state).toBeDefined();
      expect(game.words[name]).toBeDefined();
    }
  });

  it('tells in words what led to each position', () => {
    const lines = stepLines(takeTheGold, sayer('take-the-gold', playersOf(2, 0)), STEPS, 'open', (seat) => `P${seat}`);
    expect(lines.map(({ seq, text, struck }) => [seq, text, struck])).toEqual([
      [0, 'The cards are dealt. P0 goes first.', false],
      [1, 'P0 plays Pirate on P1.', false],
      [2, 'P0 plays Pirate on P1.', true],
      [4, 'P0 takes moves back.', false],
      [5, 'P1 passes.', false],
    ]);
    expect(lineAt(lines, 3)?.seq).toBe(2);
    expect(lineAt([], 3)).toBeUndefined();
  });
});

describe('a reel', () => {
  const reeled = (reel: Reel, ...actions: readonly ReelAction[]): Reel => actions.reduce(reelAfter, reel);
  const loaded = reeled(NEW_REEL, { type: 'loaded', last: 6 });

  it('goes where it is told, within its ends, and stops there', () => {
    expect(reeled(loaded, { type: 'go', to: 4 }).at).toBe(4);
    expect(reeled(loaded, { type: 'go', to: 99 }, { type: 'step', by: 1 }).at).toBe(6);
    expect(reeled(loaded, { type: 'step', by: -1 }).at).toBe(0);
    expect(reeled(loaded, { type: 'toggle' }, { type: 'step', by: 1 })).toMatchObject({ at: 1, playing: false });
  });

  it('plays to the end, and from the start again', () => {
    const playing = reeled(loaded, { type: 'go', to: 4 }, { type: 'toggle' }, { type: 'next' });
    expect(playing).toMatchObject({ at: 5, playing: true });
    const end = reeled(playing, { type: 'next' });
    expect(end).toMatchObject({ at: 6, playing: false });
    expect(reeled(end, { type: 'next' })).toBe(end);
    expect(reeled(end, { type: 'toggle' })).toMatchObject({ at: 0, playing: true });
  });

  it('does not play what has no moves, and stays where it was when it is looked at by another', () => {
    expect(reeled(NEW_REEL, { type: 'toggle' }).playing).toBe(false);
    expect(reeled(loaded, { type: 'go', to: 3 }, { type: 'loaded', last: 6 }).at).toBe(3);
    expect(reeled(loaded, { type: 'go', to: 6 }, { type: 'loaded', last: 2 }).at).toBe(2);
  });
});

describe('who looks', () => {
  const info = (status: TableInfo['status'], persons: number): TableInfo => ({
    ...watched(update(0, 'public', [])).info,
    status,
    players: playersOf(persons, 2),
  });

  it.each([
    ['finished', 2, 'open'],
    ['playing', 1, 0],
    ['playing', 2, 'public'],
    ['playing', 0, 'public'],
    ['damaged', 1, 'public'],
  ] as const)('a %s game with %i people is seen first by %s', (status, persons, viewer) => {
    expect(firstViewer(info(status, persons))).toBe(viewer);
  });

  it('the others look away where one of several people looks at a game that is not over', () => {
    expect(isPrivate(info('playing', 2), 0)).toBe(true);
    expect(isPrivate(info('damaged', 2), 1)).toBe(true);
    expect(isPrivate(info('playing', 1), 0)).toBe(false);
    expect(isPrivate(info('playing', 2), 'public')).toBe(false);
    expect(isPrivate(info('finished', 2), 0)).toBe(false);
  });
});

describe('the keys of a replay', () => {
  const command = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) =>
    replayCommand({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

  it('each command has one row', () => {
    expect(new Set(REPLAY_KEYS.map((row) => row.command)).size).toBe(REPLAY_KEYS.length);
  });

  it.each([
    [' ', {}, 'toggle'],
    ['K', {}, 'toggle'],
    ['ArrowRight', {}, 'forward'],
    ['ArrowRight', { shiftKey: true }, 'next-mark'],
    ['ArrowLeft', { shiftKey: true }, 'previous-mark'],
    ['+', { shiftKey: true }, 'faster'],
    ['?', { shiftKey: true }, 'help'],
    ['Home', {}, 'first'],
    ['ArrowRight', { ctrlKey: true }, undefined],
    ['x', {}, undefined],
  ] as const)('%s %o: %s', (key, held, expected) => {
    expect(command(key, held)).toBe(expected);
  });
});
