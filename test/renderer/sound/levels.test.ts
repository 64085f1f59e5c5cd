import { describe, expect, it } from 'vitest';
import { CEILING, gainTo, levelsOf } from '../../../src/renderer/sound/levels.ts';

const RATE = 48_000;

const sine = (hertz: number, height: number, seconds: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, at) => height * Math.sin((2 * Math.PI * hertz * at) / RATE));

const decibels = (height: number): number => 10 ** (height / 20);

describe('levels', () => {
  // ITU-R BS.1770-4: a 997 Hz sine at full scale in one channel reads -3.01; EBU Tech 3341: -23 dBFS in both reads -23.
  it.each([
    ['full scale in one channel', [sine(997, 1, 2)], -3.01],
    ['-23 dBFS in both channels', [sine(1000, decibels(-23), 2), sine(1000, decibels(-23), 2)], -23],
    ['-33 dBFS in both channels', [sine(1000, decibels(-33), 2), sine(1000, decibels(-33), 2)], -33],
  ])('reads a sine of %s as the standard says', (_, channels, loudness) => {
    expect(levelsOf(channels, RATE).loudness).toBeCloseTo(loudness, 1);
  });

  it('hears low tones less, and high ones more', () => {
    const at = (hertz: number) => levelsOf([sine(hertz, 0.5, 1)], RATE).loudness;
    expect(at(30)).toBeLessThan(at(1000) - 6);
    expect(at(4000)).toBeGreaterThan(at(1000) + 2.5);
  });

  it('measures the loudest 400 ms, wherever they are', () => {
    const quiet = new Float32Array(RATE);
    const samples = new Float32Array([...quiet, ...sine(1000, 0.3, 0.5), ...quiet]);
    expect(levelsOf([samples], RATE).loudness).toBeCloseTo(levelsOf([sine(1000, 0.3, 2)], RATE).loudness, 1);
  });

  it('counts what is short as short', () => {
    const whole = levelsOf([sine(1000, 0.3, 0.4)], RATE).loudness;
    expect(levelsOf([sine(1000, 0.3, 0.1)], RATE).loudness).toBeCloseTo(whole - 6, 0);
  });

  it('finds the peak on either side of zero, in any channel', () => {
    expect(levelsOf([new Float32Array([0, 0.2]), new Float32Array([-0.7, 0])], RATE).peak).toBeCloseTo(0.7);
  });

  it('measures silence', () => {
    expect(levelsOf([new Float32Array(9_000)], RATE)).toEqual({ peak: 0, loudness: -Infinity });
  });
});

describe('gainTo', () => {
  it('raises to the level wanted', () => {
    expect(gainTo(-20, { peak: 0.1, loudness: -26 })).toBeCloseTo(2, 1);
  });

  it('stops at the ceiling', () => {
    expect(gainTo(-10, { peak: 0.5, loudness: -40 }) * 0.5).toBeCloseTo(CEILING);
  });

  it('leaves silence alone', () => {
    expect(gainTo(-20, { peak: 0, loudness: -Infinity })).toBe(1);
  });
});
