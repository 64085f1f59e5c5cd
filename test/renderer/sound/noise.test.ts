import { describe, expect, it } from 'vitest';
import { noise, noiseLoop, seedOf, steady } from '../../../src/renderer/sound/noise.ts';

const energy = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);

/** How rough noise is: the energy of the steps between its samples beside its own. White noise has 2, smooth noise almost 0. */
const roughness = (samples: Float32Array): number => {
  const steps = samples.slice(1).map((sample, at) => sample - (samples[at] ?? 0));
  return energy(steps) / energy(samples);
};

describe('noise', () => {
  it('is the same for the same seed and another for another', () => {
    expect(noise('pink', 500, 7)).toEqual(noise('pink', 500, 7));
    expect(noise('pink', 500, 7)).not.toEqual(noise('pink', 500, 8));
  });

  it('has its colour: the darker, the smoother', () => {
    const [white, pink, brown] = (['white', 'pink', 'brown'] as const).map((colour) =>
      roughness(noise(colour, 60_000, 3)),
    );
    expect(white).toBeCloseTo(2, 1);
    expect(pink).toBeGreaterThan(0.1);
    expect(pink).toBeLessThan(0.7);
    expect(brown).toBeLessThan(0.02);
  });

  it.each(['white', 'pink', 'brown'] as const)('keeps %s noise in bounds, and about the middle', (colour) => {
    const samples = noise(colour, 120_000, 11);
    expect(Math.max(...samples)).toBeLessThan(1.5);
    expect(Math.max(...samples)).toBeGreaterThan(0.4);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.1);
  });

  it('joins the end of a loop to its beginning', () => {
    const loop = noiseLoop('brown', 20_000, 2_000, 5);
    const steps = loop.slice(1).map((sample, at) => Math.abs(sample - (loop[at] ?? 0)));
    const seam = Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(Math.max(...steps));
    expect(energy(loop.slice(0, 2_000)) / 2_000).toBeGreaterThan((energy(loop) / 20_000) * 0.2);
  });
});

describe('a steady stream', () => {
  it('spreads from 0 to 1 and never repeats itself soon', () => {
    const next = steady(seedOf('creaks'));
    const drawn = Array.from({ length: 10_000 }, () => next());
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1);
    expect(new Set(drawn).size).toBeGreaterThan(9_990);
  });

  it('is seeded by names that differ a little', () => {
    expect(seedOf('coin 0')).not.toBe(seedOf('coin 1'));
  });
});
