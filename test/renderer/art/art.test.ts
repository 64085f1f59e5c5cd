import { readFileSync } from 'node:fs';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parseHex,
  type Rgb,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { GLYPHS_FILE, glyphsModule } from '../../../scripts/glyphs.ts';
import { CAPTAINS, MANIFEST as SHIP_CARDS } from '../../../src/games/guns-or-treasure/cards.ts';
import { SHELF } from '../../../src/games/shelf.ts';
import { MANIFEST } from '../../../src/games/take-the-gold/cards.ts';
import { PARCHMENT } from '../../../src/renderer/art/faces.ts';
import { ART } from '../../../src/renderer/art/gallery.ts';
import { SEAT_STYLES } from '../../../src/renderer/art/seats.ts';

const differ = (things: readonly unknown[]) =>
  new Set(things.map((thing) => JSON.stringify(thing))).size === things.length;

describe('drawings', () => {
  it('are those of game-icons', () => {
    expect(readFileSync(GLYPHS_FILE, 'utf8')).toBe(glyphsModule());
  });
});

describe('faces', () => {
  it('every game on the shelf has art', () => {
    expect(SHELF.map(({ id }) => id).filter((id) => ART[id] === undefined)).toEqual([]);
  });

  const faces = Object.values(ART).flatMap((art) => art.faces);

  it('every kind of Take the Gold has one', () => {
    expect(ART['take-the-gold']?.faces.map(({ kind }) => kind).sort()).toEqual(MANIFEST.map(({ kind }) => kind).sort());
  });

  it('every Ship card and every side of a captain of Guns or Treasure has one', () => {
    const kinds = ART['guns-or-treasure']?.faces.map(({ kind }) => kind);
    for (const { kind } of SHIP_CARDS) expect(kinds).toContain(kind);
    for (const { captain } of CAPTAINS) expect(kinds).toEqual(expect.arrayContaining([`${captain}:A`, `${captain}:B`]));
  });

  it.each(SHELF.map(({ id }) => id))('of %s are told apart without colour', (id) => {
    const faces = ART[id]?.faces ?? [];
    expect(differ(faces.map(({ glyph, layout, frame, index }) => [glyph, layout, frame, index]))).toBe(true);
    // Backs of one deck are one to the eye, but for what an owner knows of a card.
    expect(differ((ART[id]?.backs ?? []).map(({ glyph, style, knownAs }) => [glyph, style, knownAs]))).toBe(true);
  });

  it.each(faces.map((face) => [face.kind, face] as const))('%s can be read', (_, { tint }) => {
    expect(wcagContrast(tint.ink, tint.wash)).toBeGreaterThan(7);
    expect(wcagContrast(tint.ink, PARCHMENT.light)).toBeGreaterThan(7);
    expect(wcagContrast(PARCHMENT.light, tint.edge)).toBeGreaterThan(4.5);
  });
});

/** A colour by its hexadecimal name. */
function coloured(name: string): Rgb {
  const colour = parseHex(name);
  if (colour === undefined) throw new Error(`${name} is no colour.`);
  return colour;
}

/** How colours look to eyes with all cones, and without those for red, green or blue (Machado, Oliveira, Fernandes 2009). */
const EYES: Readonly<Record<string, (colour: Rgb) => Rgb>> = {
  'all cones': (colour) => colour,
  'no cones for red': filterDeficiencyProt(1),
  'no cones for green': filterDeficiencyDeuter(1),
  'no cones for blue': filterDeficiencyTrit(1),
};

/** Colours further apart than this (CIEDE2000) are told apart at a glance; about 2 can just be told apart side by side. */
const AT_A_GLANCE = 20;

describe('seats', () => {
  const styles = Object.values(SEAT_STYLES);
  const pairs = styles.flatMap((one, at) => styles.slice(at + 1).map((other) => [one.fill, other.fill] as const));

  it.each(Object.entries(EYES))('are told apart by colour alone with %s', (_, seen) => {
    const apart = differenceCiede2000();
    expect(pairs).toHaveLength(15);
    for (const [one, other] of pairs) {
      expect(apart(seen(coloured(one)), seen(coloured(other))), `${one} and ${other}`).toBeGreaterThan(AT_A_GLANCE);
    }
  });

  it('are told apart by emblem alone and by pattern alone', () => {
    expect(differ(styles.map(({ emblem }) => emblem))).toBe(true);
    expect(differ(styles.map(({ pattern }) => pattern))).toBe(true);
  });

  it.each(Object.entries(SEAT_STYLES))('%s can be read, and its pattern seen', (_, { ink, fill, line }) => {
    expect(wcagContrast(ink, fill)).toBeGreaterThan(4.5);
    expect(wcagContrast(ink, line)).toBeGreaterThan(4.5);
    expect(wcagContrast(line, fill)).toBeGreaterThan(1.5);
  });
});
