import { type Container, Sprite } from 'pixi.js';
import type { CounterSpec } from '../art/faces.ts';
import type { Atlas } from './atlas.ts';
import { MOST_SIGNS, PLAQUE, signsOf } from './paint/counter.ts';
import { key } from './textures.ts';

/** The height of a digit over the width of its disc, and how far under the middle it stands. */
const ON_DISC = { high: 0.5, below: 0.1 } as const;

/** The number on a counter: one sprite a digit, so that counting makes no pictures. */
export class CounterNode {
  private readonly digits: readonly Sprite[];

  constructor(root: Container) {
    this.digits = Array.from({ length: MOST_SIGNS }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      root.addChild(sprite);
      return sprite;
    });
  }

  /** Shows a whole number of -99 to 999 on a counter `width` CSS pixels wide. */
  show(count: number, width: number, atlas: Atlas, spec: CounterSpec | undefined): void {
    const signs = signsOf(count, spec?.numeral);
    const { high, below } = spec?.full === undefined ? ON_DISC : PLAQUE.digits;
    const tall = width * high * (signs.length > 2 ? 0.8 : 1);
    this.digits.forEach((sprite, at) => {
      const sign = signs[at];
      sprite.visible = sign !== undefined;
      if (sign === undefined) return;
      sprite.texture = atlas.get(key.digit(sign));
      sprite.scale.set(tall / Math.max(1, sprite.texture.height));
      sprite.position.set((at - (signs.length - 1) / 2) * tall * 0.56, width * below);
    });
  }
}
