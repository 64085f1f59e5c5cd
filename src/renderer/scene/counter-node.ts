import { type Container, Sprite } from 'pixi.js';
import type { CounterSpec } from '../art/faces.ts';
import type { Atlas } from './atlas.ts';
import { PLAQUE } from './paint/counter.ts';
import { key, type Sign } from './textures.ts';

/** No counter shows more signs. */
const SIGNS = 3;

/** The height of a digit over the width of its disc, and how far under the middle it stands. */
const ON_DISC = { high: 0.5, below: 0.1 } as const;

/** What a counter shows for a number, sign by sign. */
export function signsOf(count: number, numeral: CounterSpec['numeral'] = 'plain'): Sign[] {
  if (numeral === 'none') return [];
  const whole = Math.round(count);
  const sign = whole < 0 ? '-' : numeral === 'signed' ? '+' : '';
  return [...sign, ...String(Math.abs(whole))].slice(0, SIGNS) as Sign[];
}

/** The number on a counter: one sprite a digit, so that counting makes no pictures. */
export class CounterNode {
  private readonly digits: readonly Sprite[];

  constructor(root: Container) {
    this.digits = Array.from({ length: SIGNS }, () => {
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
