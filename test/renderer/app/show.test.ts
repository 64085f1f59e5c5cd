import { describe, expect, it } from 'vitest';
import { arrived, hurried, isAtRest, opened, type Show, settledAt } from '../../../src/renderer/app/table/show.ts';
import { update } from './tables.ts';

const at = (seq: number) => update(seq, 'public', [0]);
const numbers = ({ shown, waiting, settled }: Show) => [shown.seq, waiting.map(({ seq }) => seq), settled];

describe('positions are shown one after another', () => {
  it('the first one moves into place', () => {
    const show = opened(at(3));
    expect(numbers(show)).toEqual([3, [], false]);
    expect(isAtRest(show)).toBe(false);
    expect(isAtRest(settledAt(show, 3))).toBe(true);
  });

  it('what comes meanwhile waits its turn, in order', () => {
    let show = arrived(arrived(opened(at(3)), at(4)), at(5));
    expect(numbers(show)).toEqual([3, [4, 5], false]);
    show = settledAt(show, 3);
    expect(numbers(show)).toEqual([4, [5], false]);
    show = settledAt(show, 4);
    expect(numbers(show)).toEqual([5, [], false]);
    expect(isAtRest(settledAt(show, 5))).toBe(true);
  });

  it('is shown at once when nothing moves', () => {
    expect(numbers(arrived(settledAt(opened(at(3)), 3), at(4)))).toEqual([4, [], false]);
  });

  it('does not show a position twice, nor an older one', () => {
    const show = arrived(opened(at(3)), at(4));
    expect(arrived(show, at(4))).toBe(show);
    expect(arrived(show, at(2))).toBe(show);
  });

  it('word of an earlier position settles nothing', () => {
    const show = settledAt(arrived(opened(at(3)), at(4)), 3);
    expect(settledAt(show, 3)).toBe(show);
  });

  it('a hurry shows the newest at once', () => {
    const show = hurried(arrived(arrived(opened(at(3)), at(4)), at(5)));
    expect(numbers(show)).toEqual([5, [], false]);
    expect(hurried(show)).toBe(show);
  });
});
