import { describe, expect, it } from 'vitest';
import { heardAt, type Moment, NOTHING_HEARD } from '../../../src/renderer/sound/calls.ts';

const CALM: Moment = {
  acting: [1],
  turn: 1,
  atRest: true,
  asked: null,
  covered: false,
  winners: null,
  persons: [0],
};

/** What is heard at moments that follow each other; each is told by how it differs from a calm one. */
function heard(moments: readonly Partial<Moment>[]): string[] {
  let memory = NOTHING_HEARD;
  return moments.map((moment) => {
    const now = heardAt(memory, { ...CALM, ...moment });
    memory = now.memory;
    return now.sounds.join('+');
  });
}

const mine = { acting: [0], turn: 0, asked: 0 } as const;
const answering = { acting: [0], turn: 1, asked: 0 } as const;
/** My position while it is still being shown, or my move is on its way. */
const unasked = { acting: [0], turn: 0, asked: null } as const;

describe('the bell', () => {
  it('rings once when a decision comes, and not while it stays', () => {
    expect(heard([{}, mine, mine, unasked, mine])).toEqual(['', 'bell', '', '', '']);
  });

  it('rings when the table is opened and a decision waits', () => {
    expect(heard([mine])).toEqual(['bell']);
  });

  it('waits until everything has been shown', () => {
    expect(heard([{ ...mine, atRest: false }, mine])).toEqual(['', 'bell']);
  });

  it('rings again after others have acted', () => {
    expect(heard([mine, {}, answering, {}, mine])).toEqual(['bell', '', 'bell', '', 'bell']);
  });

  it('rings again when others acted and were not waited for', () => {
    expect(heard([mine, { atRest: false }, mine])).toEqual(['bell', '', 'bell']);
  });

  it('does not ring for each of several decisions in one turn', () => {
    expect(heard([mine, unasked, mine, unasked, mine])).toEqual(['bell', '', '', '', '']);
  });

  it('rings for the own turn that follows an answer', () => {
    expect(heard([answering, unasked, mine])).toEqual(['bell', '', 'bell']);
  });

  it('does not ring for an answer that follows the own turn: the alarm does', () => {
    expect(heard([mine, answering])).toEqual(['bell', '']);
  });

  it('rings for the next person at one screen, with the curtain', () => {
    const passed = { acting: [1], turn: 1, asked: 1, covered: true, persons: [0, 1] } as const;
    const looking = { ...passed, covered: false } as const;
    const next = { ...passed, acting: [0], turn: 0, asked: 0 } as const;
    expect(heard([{ persons: [0, 1], acting: [1] }, passed, looking, { ...looking, asked: null }, next])).toEqual([
      '',
      'curtain+bell',
      'curtain',
      '',
      'curtain+bell',
    ]);
  });

  it('does not ring again for a person who hid the hand and looks once more', () => {
    const passed = { acting: [1], turn: 1, asked: 1, covered: true, persons: [0, 1] } as const;
    const looking = { ...passed, covered: false } as const;
    expect(heard([passed, looking, passed, looking])).toEqual(['curtain+bell', 'curtain', 'curtain', 'curtain']);
  });
});

describe('the end', () => {
  const over = { acting: [], turn: null } as const;

  it.each([
    ['the person won', [0], [0], 'win'],
    ['another won', [1], [0], 'lose'],
    ['one of several people won', [1], [0, 1], 'win'],
    ['bots won over several people', [2], [0, 1], 'lose'],
    ['the person shares the first place', [0, 2], [0], 'win'],
    ['only bots play', [2], [], 'win'],
  ])('%s', (_, winners, persons, sound) => {
    const end = { ...over, winners, persons };
    expect(heard([{ persons }, { ...end, atRest: false }, end, end])).toEqual(['', '', sound, '']);
  });

  it('is not heard at a table that is opened when all is over', () => {
    expect(heard([{ ...over, winners: [0] }])).toEqual(['']);
    expect(
      heard([
        { ...over, winners: [0], atRest: false },
        { ...over, winners: [0] },
      ]),
    ).toEqual(['', '']);
  });
});
