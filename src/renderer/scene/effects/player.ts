import type { Container } from 'pixi.js';
import type { Piece, Size } from '../contract.ts';
import type { TimedCue } from '../cues.ts';
import type { Director } from '../director.ts';
import { key } from '../textures.ts';
import type { TableArt } from '../use-table-art.ts';
import type { Effect, EffectSite } from './effect.ts';
import { EFFECTS } from './table.ts';

/** As much of the stage as effects need. */
export interface EffectContext {
  readonly director: Director;
  readonly art: TableArt;
  readonly size: Size;
  readonly pieces: readonly Piece[];
  readonly settings: { readonly reducedMotion: boolean };
}

/** Where an effect plays: over the hand of the seat that its cue names, else in the middle. */
function siteOf({ event, cue }: TimedCue, { pieces, size }: EffectContext): EffectSite {
  const seat = cue.at === undefined ? undefined : event[cue.at];
  const hand = pieces.filter((piece) => piece.shape === 'card' && piece.zone === `hand:${seat}`);
  const plate = pieces.find((piece) => piece.id === `seat:${seat}`);
  const over = hand.length > 0 ? hand : plate ? [plate] : [];
  const card = pieces.find((piece) => piece.shape === 'card');
  const middle = (values: number[], otherwise: number) =>
    values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: middle(
      over.map(({ pose }) => pose.x),
      size.width / 2,
    ),
    y: middle(
      over.map(({ pose }) => pose.y),
      size.height * 0.45,
    ),
    unit: hand[0]?.pose.width ?? card?.pose.width ?? size.height / 7,
    width: size.width,
    height: size.height,
  };
}

/** Plays the effects of the cues: makes each when its cue begins and removes it when the cue is over. */
export class EffectPlayer {
  private readonly running = new Map<TimedCue, Effect>();

  constructor(private readonly stage: Container) {}

  /** Shows the present moment. Reduced motion shows no effects: captions and sounds tell. */
  show(context: EffectContext): void {
    const playing = context.settings.reducedMotion ? [] : context.director.playing();
    const wanted = new Set(playing.map(({ timed }) => timed));
    for (const [timed, effect] of this.running) {
      if (wanted.has(timed)) continue;
      effect.remove();
      this.running.delete(timed);
    }
    for (const { timed, through } of playing) {
      if (timed.cue.effect === undefined) continue;
      const effect = this.running.get(timed) ?? this.begin(timed, context);
      effect?.show(through);
    }
  }

  /** Removes everything. */
  clear(): void {
    for (const effect of this.running.values()) effect.remove();
    this.running.clear();
  }

  private begin(timed: TimedCue, context: EffectContext): Effect | undefined {
    const { art } = context;
    const id = timed.cue.effect;
    if (id === undefined) return undefined;
    const effect = EFFECTS[id](this.stage, siteOf(timed, context), {
      spark: art.faces.get(key.spark),
      coin: art.faces.get(key.coin),
      drop: art.faces.get(key.drop),
      smoke: art.faces.get(key.smoke),
      halo: art.faces.get(key.halo('lit')),
      tentacle: art.tentacle,
    });
    this.running.set(timed, effect);
    return effect;
  }
}
