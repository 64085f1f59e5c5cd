import { type Container, Sprite, type Texture } from 'pixi.js';
import { steadyNoise } from '../paint/noise.ts';
import type { Effect } from './effect.ts';

/** One particle at a moment, relative to the effect's site and in its units. */
export interface Grain {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly opacity: number;
}

/** Where a particle is: from how far the effect is through (0 to 1) and three steady numbers of its own (0 to 1). */
export type Course = (through: number, own: readonly [number, number, number]) => Grain;

/** An effect of many particles with one picture. */
export function particles(
  stage: Container,
  texture: Texture,
  count: number,
  { x, y, unit }: { readonly x: number; readonly y: number; readonly unit: number },
  course: Course,
  blend: 'add' | 'normal' = 'normal',
): Effect {
  const noise = steadyNoise(count * 97 + 5);
  const grains = Array.from({ length: count }, () => {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.blendMode = blend;
    stage.addChild(sprite);
    return { sprite, own: [noise(), noise(), noise()] as const };
  });
  return {
    show(through) {
      for (const { sprite, own } of grains) {
        const grain = course(through, own);
        sprite.position.set(x + grain.x * unit, y + grain.y * unit);
        sprite.width = grain.size * unit;
        sprite.height = grain.size * unit;
        sprite.rotation = grain.turn;
        sprite.alpha = Math.max(0, Math.min(1, grain.opacity));
      }
    },
    remove() {
      for (const { sprite } of grains) sprite.destroy();
    },
  };
}

/** Several effects as one. */
export const together = (...effects: readonly Effect[]): Effect => ({
  show: (through) => {
    for (const effect of effects) effect.show(through);
  },
  remove: () => {
    for (const effect of effects) effect.remove();
  },
});
