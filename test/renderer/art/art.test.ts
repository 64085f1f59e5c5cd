import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GLYPHS_FILE, glyphsModule } from '../../../scripts/glyphs.ts';
import { CAPTAINS, MANIFEST as SHIP_CARDS } from '../../../src/games/guns-or-treasure/cards.ts';
import { SHELF } from '../../../src/games/shelf.ts';
import { MANIFEST } from '../../../src/games/take-the-gold/cards.ts';
import { PARCHMENT } from '../../../src/renderer/art/faces.ts';
import { ART } from '../../../src/renderer/art/gallery.ts';
import { SEAT_STYLES } from '../../../src/renderer/art/seats.ts';

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

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
    expect(contrast(tint.ink, tint.wash)).toBeGreaterThan(7);
    expect(contrast(tint.ink, PARCHMENT.light)).toBeGreaterThan(7);
    expect(contrast(PARCHMENT.light, tint.edge)).toBeGreaterThan(4.5);
  });
});

describe('seats', () => {
  const styles = Object.values(SEAT_STYLES);

  it('are told apart by emblem alone and by pattern alone', () => {
    expect(differ(styles.map(({ emblem }) => emblem))).toBe(true);
    expect(differ(styles.map(({ pattern }) => pattern))).toBe(true);
  });

  it.each(Object.entries(SEAT_STYLES))('%s can be read', (_, { ink, fill }) => {
    expect(contrast(ink, fill)).toBeGreaterThan(4.5);
  });
});
