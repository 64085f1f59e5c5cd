import type { Container, Texture } from 'pixi.js';
import type { EffectId } from '../cues.ts';

/** Where and how large an effect plays, in CSS pixels. */
export interface EffectSite {
  readonly x: number;
  readonly y: number;
  /** A card's width there: effects are measured in it. */
  readonly unit: number;
  /** The whole table's size. */
  readonly width: number;
  readonly height: number;
}

/** Pictures that effects are made of. */
export interface EffectArt {
  readonly spark: Texture;
  readonly coin: Texture;
  readonly drop: Texture;
  readonly smoke: Texture;
  readonly halo: Texture;
  readonly tentacle: Texture;
}

/** An effect on the table: it is shown at moments from 0 (begins) to 1 (is over) and then removed. */
export interface Effect {
  show(through: number): void;
  remove(): void;
}

/** Makes an effect in a container. */
export type EffectMaker = (stage: Container, site: EffectSite, art: EffectArt) => Effect;

/** All effects, one row a name. */
export type EffectTable = Readonly<Record<EffectId, EffectMaker>>;
