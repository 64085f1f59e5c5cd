import { describe, expect, it } from 'vitest';
import type { Course, Single } from '../../../src/renderer/sound/blocks.ts';
import { endOf, singlesOf } from '../../../src/renderer/sound/build.ts';
import { CREAK_GAP, CREAKS, WATERS } from '../../../src/renderer/sound/table/ambience.ts';
import { SOUND_IDS, SOUNDS } from '../../../src/renderer/sound/table/index.ts';

/** The lowest rate at which sounds are rendered anywhere. */
const LEAST_RATE = 44_100;

const pointsOf = (course: Course): readonly (readonly [number, number])[] =>
  typeof course === 'number' ? [[0, course]] : course;

const coursesOf = (single: Single): Course[] => [
  ...(single.block === 'noise' ? [] : [single.pitch]),
  ...(single.block === 'struck' ? single.partials.map(([ratio]) => single.pitch * ratio) : []),
  ...(single.filters ?? []).map(({ frequency }) => frequency),
  ...(single.resonances ?? []).map(({ frequency }) => frequency),
];

const rows = [
  ...SOUND_IDS.map((id) => [id, SOUNDS[id]] as const),
  ...CREAKS.map((creak, place) => [`creak ${place}`, creak] as const),
];

describe('the sound table', () => {
  it('has a row for everything that the games need', () => {
    expect([...SOUND_IDS].sort()).toEqual(
      [
        ...['card-slide', 'card-flip', 'card-land', 'shuffle', 'deal', 'coin', 'coins', 'clash', 'grab', 'cannon'],
        ...['splash', 'kraken', 'shipwreck', 'glint', 'bell', 'alarm', 'dice-roll', 'dice-land', 'curtain', 'page'],
        ...['click', 'win', 'lose', 'arrg', 'knock'],
      ].sort(),
    );
  });

  it.each(rows)('%s: what it is made of can be played', (name, sound) => {
    const singles = singlesOf(sound.layers, name);
    expect(singles.length).toBeGreaterThan(0);
    for (const single of singles) {
      expect(single.at ?? 0).toBeGreaterThanOrEqual(0);
      expect(single.gain).toBeGreaterThan(0);
      expect(single.decay).toBeGreaterThan(0);
      expect(Math.abs(single.pan ?? 0)).toBeLessThanOrEqual(1);
      for (const course of coursesOf(single)) {
        const points = pointsOf(course);
        const times = points.map(([at]) => at);
        expect(times[0]).toBe(0);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        for (const [, hertz] of points) {
          expect(hertz).toBeGreaterThan(10);
          expect(hertz).toBeLessThan(LEAST_RATE / 2);
        }
      }
    }
  });

  it.each(rows)('%s: is short, and neither faint nor frightening', (name, { layers, level }) => {
    expect(endOf(singlesOf(layers, name))).toBeLessThan(4.5);
    expect(level).toBeGreaterThanOrEqual(-40);
    expect(level).toBeLessThanOrEqual(-20);
  });

  it('scatters the same way for the same name, another way for another', () => {
    const { layers } = SOUNDS.coins;
    expect(singlesOf(layers, 'coins')).toEqual(singlesOf(layers, 'coins'));
    expect(singlesOf(layers, 'coins')).not.toEqual(singlesOf(layers, 'other coins'));
  });

  it('keeps the order of what is dealt: each card is heard by itself', () => {
    const times = singlesOf(SOUNDS.deal.layers, 'deal').flatMap(({ block, at = 0 }) =>
      block === 'struck' ? [at] : [],
    );
    expect(times).toHaveLength(6);
    const gaps = times.slice(1).map((at, place) => at - (times[place] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0.08);
  });
});

describe('the ambience', () => {
  it('does not come round to where it was in an hour', () => {
    const tenths = WATERS.flatMap(({ seconds, swells, shine, drift }) =>
      [seconds, ...[...swells, shine, ...drift].map(({ period }) => period)].map((value) => Math.round(value * 10)),
    );
    const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
    const round = tenths.reduce((all, next) => (all / common(all, next)) * next);
    expect(round / 10).toBeGreaterThan(3600);
  });

  it('never swells below silence, nor turns a filter below hearing', () => {
    for (const { swells, filter, shine } of WATERS) {
      expect(swells.reduce((sum, { depth }) => sum + depth, 0)).toBeLessThan(1);
      expect(filter.frequency - shine.depth).toBeGreaterThan(60);
    }
  });

  it('creaks now and then', () => {
    expect(CREAK_GAP.least).toBeGreaterThan(1);
    expect(CREAK_GAP.most).toBeGreaterThan(CREAK_GAP.least);
    expect(CREAKS.length).toBeGreaterThanOrEqual(4);
  });
});
