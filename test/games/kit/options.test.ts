import { describe, expect, it } from 'vitest';
import { BadSetup, type OptionSpec, optionEnds, resolveOptions } from '../../../src/games/kit/options.ts';

const SPECS: readonly OptionSpec[] = [
  { id: 'advanced', rule: 'X-1.1', values: [false, true] },
  { id: 'krakens', rule: 'X-1.2', values: [3, 4, 5], excludes: { seats: [2], options: ['advanced'] } },
];

const whyNot = (asked: Readonly<Record<string, unknown>>, seats = 3) => {
  try {
    resolveOptions(SPECS, asked, seats);
  } catch (error) {
    if (error instanceof BadSetup) return error.why;
    throw error;
  }
  return undefined;
};

describe('options', () => {
  it('that nobody asked for take their default', () => {
    expect(resolveOptions(SPECS, {}, 3)).toEqual({ advanced: false, krakens: 3 });
    expect(resolveOptions(SPECS, { krakens: null, advanced: undefined }, 3)).toEqual({ advanced: false, krakens: 3 });
  });

  it('take each value of their list', () => {
    expect(resolveOptions(SPECS, { krakens: 5 }, 3)).toEqual({ advanced: false, krakens: 5 });
    expect(resolveOptions(SPECS, { advanced: true }, 2)).toEqual({ advanced: true, krakens: 3 });
  });

  it.each([
    { asked: { krakens: 6 }, key: 'setup.bad-value' },
    { asked: { krakens: '4' }, key: 'setup.bad-value' },
    { asked: { krakens: Number.NaN }, key: 'setup.bad-value' },
    { asked: { advanced: 1 }, key: 'setup.bad-value' },
    { asked: { advanced: [true] }, key: 'setup.bad-value' },
    { asked: { speed: 'slow' }, key: 'setup.unknown-option' },
    { asked: { constructor: 1 }, key: 'setup.unknown-option' },
    { asked: JSON.parse('{"__proto__": {"krakens": 4}}') as Record<string, unknown>, key: 'setup.unknown-option' },
    { asked: { krakens: 4, advanced: true }, key: 'setup.options-exclude' },
  ])('$asked are refused: $key', ({ asked, key }) => {
    expect(whyNot(asked)?.key).toBe(key);
  });

  it('that do not go with a seat count are refused with it, and only where they differ from their default', () => {
    expect(whyNot({ krakens: 4 }, 2)).toEqual({ key: 'setup.seats-exclude', values: { option: 'krakens', seats: 2 } });
    expect(whyNot({ krakens: 3 }, 2)).toBeUndefined();
    expect(whyNot({ krakens: 4 }, 3)).toBeUndefined();
  });

  it('say what they could have been', () => {
    expect(whyNot({ krakens: 6 })).toEqual({
      key: 'setup.bad-value',
      values: { option: 'krakens', value: '6', values: '3, 4, 5' },
    });
  });
});

describe('option ends', () => {
  it('are all combinations that go together', () => {
    expect(optionEnds(SPECS, 3)).toEqual([
      { advanced: false, krakens: 3 },
      { advanced: false, krakens: 4 },
      { advanced: false, krakens: 5 },
      { advanced: true, krakens: 3 },
    ]);
    expect(optionEnds(SPECS, 2)).toEqual([
      { advanced: false, krakens: 3 },
      { advanced: true, krakens: 3 },
    ]);
  });

  it('of a game without options are one', () => {
    expect(optionEnds([], 4)).toEqual([{}]);
  });
});
