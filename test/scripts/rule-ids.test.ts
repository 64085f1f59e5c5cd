import { describe, expect, it } from 'vitest';
import { idsOfFile, names } from '../../scripts/rule-ids.ts';

describe('a test names a rule', () => {
  it.each([
    { title: 'TG-3.2 at most one card a turn', id: 'TG-3.2', named: true },
    { title: "Pirates > 'TG-4.1' takes one card", id: 'TG-4.1', named: true },
    { title: 'an Officer blocks (TG-4.2, TG-5.4)', id: 'TG-5.4', named: true },
    { title: 'as TG-6.1.', id: 'TG-6.1', named: true },
    { title: 'TG-1.10 a longer number', id: 'TG-1.1', named: false },
    { title: 'TG-1.1.2 a deeper number', id: 'TG-1.1', named: false },
    { title: 'XTG-1.1 another game', id: 'TG-1.1', named: false },
    { title: 'TG-1x1 no dot', id: 'TG-1.1', named: false },
    { title: 'TG-3 the section alone', id: 'TG-3.2', named: false },
  ])('$title: $id is named: $named', ({ title, id, named }) => {
    expect(names(title, id)).toBe(named);
  });
});

describe('the ids of a rules file', () => {
  it('are those in bold, each once, notes in brackets or not', () => {
    const text =
      '- **TG-1.1** 13 Pirates.\n- **CW-1.2 (ours)** Crew.\n**TS-1.1 Own deck, 54 cards**, see TG-9.9.\n**(ruling)** **TG-1.1**';
    expect(idsOfFile(text)).toEqual(['TG-1.1', 'CW-1.2', 'TS-1.1']);
  });
});
