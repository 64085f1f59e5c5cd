import type { Sound } from '../blocks.ts';
import type { Colour } from '../noise.ts';
import { board, strain } from './materials.ts';

/** A slow coming and going: how long one takes, in seconds, and how far it goes. */
export interface Swell {
  readonly period: number;
  readonly depth: number;
}

/** One voice of the sea: a loop of noise, filtered, that swells. */
export interface Water {
  readonly colour: Colour;
  /** The loop's length in seconds. */
  readonly seconds: number;
  /** Samples a second: dull noise needs few. */
  readonly rate: number;
  readonly gain: number;
  /** The band that is let through: its middle in hertz. */
  readonly filter: { readonly frequency: number; readonly q: number };
  /** How its loudness comes and goes. Together less deep than 1. */
  readonly swells: readonly Swell[];
  /** How the filter's pitch comes and goes, in hertz: a wave that breaks is brighter. */
  readonly shine: Swell;
  /** How the loop's own speed comes and goes on either side, in cents: no round is like the one before. */
  readonly drift: readonly [left: Swell, right: Swell];
}

/** The sea round the ship. No two lengths or periods have a common measure, so that it never comes round to where it was. */
export const WATERS: readonly Water[] = [
  // The deep swell that carries the ship.
  {
    colour: 'pink',
    seconds: 13.7,
    rate: 8000,
    gain: 0.1,
    filter: { frequency: 190, q: 0.4 },
    swells: [
      { period: 12.1, depth: 0.38 },
      { period: 31.3, depth: 0.3 },
    ],
    shine: { period: 17.9, depth: 60 },
    drift: [
      { period: 41.3, depth: 120 },
      { period: 33.1, depth: 140 },
    ],
  },
  // Waves that run along it.
  {
    colour: 'pink',
    seconds: 11.3,
    rate: 16000,
    gain: 0.068,
    filter: { frequency: 620, q: 0.45 },
    swells: [
      { period: 8.9, depth: 0.5 },
      { period: 22.7, depth: 0.32 },
    ],
    shine: { period: 8.9, depth: 230 },
    drift: [
      { period: 29.3, depth: 90 },
      { period: 36.7, depth: 80 },
    ],
  },
  // Ripples that lap at the planks.
  {
    colour: 'pink',
    seconds: 7.9,
    rate: 16000,
    gain: 0.034,
    filter: { frequency: 1750, q: 0.8 },
    swells: [
      { period: 4.3, depth: 0.42 },
      { period: 14.9, depth: 0.4 },
    ],
    shine: { period: 5.3, depth: 420 },
    drift: [
      { period: 19.7, depth: 110 },
      { period: 26.9, depth: 90 },
    ],
  },
];

const ROOM = { size: 'cabin', wet: 0.4 } as const;

/** What the ship says to the sea, now and then: ribs, planks, a rope, and something that rolls against the hull. */
export const CREAKS: readonly Sound[] = [
  { level: -29, weight: 0, room: ROOM, layers: [strain({ pitch: 23, pace: 1.5, body: 0.85 })] },
  {
    level: -30,
    weight: 0,
    room: ROOM,
    layers: [strain({ pitch: 31, pace: 0.8 }), strain({ at: 0.7, gain: 0.6, pitch: 37, pace: 0.6 })],
  },
  {
    level: -33,
    weight: 0,
    room: ROOM,
    layers: [
      strain({ pitch: 58, pace: 0.45, body: 1.7 }),
      strain({ at: 0.38, gain: 0.7, pitch: 49, pace: 0.5, body: 1.7 }),
    ],
  },
  {
    level: -31,
    weight: 0,
    room: ROOM,
    layers: [strain({ pitch: 18, pace: 2, body: 1.25 }), board(1.6, 0.02, 118, 0.3)],
  },
  { level: -31, weight: 0, room: ROOM, layers: [board(0, 1, 124, 0.32), board(0.41, 0.5, 116, 0.3)] },
];

/** How many seconds pass between two creaks. */
export const CREAK_GAP = { least: 3, most: 15 } as const;
