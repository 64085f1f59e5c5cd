import { type Container, Sprite } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { key } from './textures.ts';

/** No counter shows more digits. */
const DIGITS = 3;

/** The height of a digit over the width of its disc. */
const DIGIT_HEIGHT = 0.5;

/** The number on a counter's disc: one sprite a digit, so that counting makes no pictures. */
export class CounterNode {
  private readonly digits: readonly Sprite[];

  constructor(root: Container) {
    this.digits = Array.from({ length: DIGITS }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      root.addChild(sprite);
      return sprite;
    });
  }

  /** Shows a whole number of 0 to 999 on a disc `width` CSS pixels wide. */
  show(count: number, width: number, atlas: Atlas): void {
    const text = String(Math.max(0, Math.round(count))).slice(-DIGITS);
    const high = width * DIGIT_HEIGHT * (text.length > 2 ? 0.8 : 1);
    this.digits.forEach((sprite, at) => {
      const digit = text[at];
      sprite.visible = digit !== undefined;
      if (digit === undefined) return;
      sprite.texture = atlas.get(key.digit(Number(digit)));
      const scale = high / Math.max(1, sprite.texture.height);
      sprite.scale.set(scale);
      sprite.position.set((at - (text.length - 1) / 2) * high * 0.56, width * 0.1);
    });
  }
}
