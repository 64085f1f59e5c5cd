import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieRotation, NORMALS, VALUES, visibleFaces } from '../../../src/renderer/scene/motion/dice.ts';
import { after, turn, turnedAbout } from '../../../src/renderer/scene/motion/quaternion.ts';

const anyTumble = fc.double({ min: 0, max: 1, noNaN: true });
const anyQuirk = fc.double({ min: -1, max: 1, noNaN: true });

describe('dice', () => {
  it.each(VALUES)('comes to rest with the %i that was rolled towards the viewer', (value) => {
    fc.assert(
      fc.property(anyQuirk, (quirk) => {
        const faces = visibleFaces(dieRotation(value, 0, quirk));
        expect(faces.at(-1)?.value).toBe(value);
      }),
    );
  });

  it('has faces that add up to 7 on opposite sides', () => {
    for (const value of VALUES) {
      const opposite = VALUES.find((other) =>
        NORMALS[other].every((part, axis) => part + (NORMALS[value][axis] ?? 0) === 0),
      );
      expect((opposite ?? 0) + value).toBe(7);
    }
  });

  it('stays a cube while it tumbles: one to three faces show, all corners near it, none mirrored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALUES), anyTumble, anyQuirk, (value, tumble, quirk) => {
        const faces = visibleFaces(dieRotation(value, tumble, quirk));
        expect(faces.length).toBeGreaterThanOrEqual(1);
        expect(faces.length).toBeLessThanOrEqual(3);
        for (const { corners, light } of faces) {
          for (const { x, y } of corners) expect(Math.hypot(x, y)).toBeLessThan(1.2);
          const area = corners.reduce((sum, { x, y }, at) => {
            const next = corners[(at + 1) % 4] ?? { x, y };
            return sum + x * next.y - next.x * y;
          }, 0);
          expect(area).toBeGreaterThan(0);
          expect(light).toBeGreaterThan(0);
          expect(light).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('turns vectors without stretching them, one rotation after another', () => {
    const quarter = turnedAbout([0, 0, 1], Math.PI / 2);
    const [x, y] = turn(after(quarter, quarter), [1, 0, 0]);
    expect(x).toBeCloseTo(-1);
    expect(y).toBeCloseTo(0);
  });
});
