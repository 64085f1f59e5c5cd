import type { Partial, Resonance, Sound, Struck } from '../blocks.ts';
import { PLANK } from './materials.ts';
import { above, band, below, glide, ring } from './terms.ts';

/** Blades: close, unharmonic tones that beat against each other. */
const STEEL: readonly Partial[] = [
  [1, 0.7, 1],
  [1.41, 0.8, 0.9],
  [1.47, 0.6, 0.8],
  [2.09, 1, 0.75],
  [2.56, 0.7, 0.6],
  [3.39, 0.8, 0.5],
  [4.08, 0.5, 0.35],
  [5.17, 0.4, 0.25],
];

const blade = (at: number, gain: number, pitch: number): Struck => ({
  block: 'struck',
  at,
  gain,
  decay: 1,
  pitch,
  partials: STEEL,
});

/** The throat of a pirate who says "arrr": an open vowel that closes to an r (the third resonance comes down). */
const THROAT: readonly Resonance[] = [
  ring(glide([0, 560], [0.12, 720], [0.5, 590], [0.85, 460]), 6, 1),
  ring(glide([0, 1150], [0.4, 1120], [0.85, 1300]), 9, 0.75),
  ring(glide([0, 2450], [0.3, 2200], [0.6, 1640]), 11, 0.4),
];

/** Blades, thieves, guns, and a pirate's opinion. */
export const FIGHTS = {
  /** Steel on steel, and the blades part. */
  clash: {
    level: -25,
    weight: 3,
    vary: 0.04,
    room: { size: 'cabin', wet: 0.25 },
    layers: [
      blade(0, 0.55, 905),
      blade(0.012, 0.45, 1130),
      { block: 'noise', colour: 'white', gain: 0.8, decay: 0.08, filters: [band(3400, 0.6)] },
      {
        block: 'noise',
        colour: 'white',
        at: 0.13,
        gain: 0.34,
        attack: 0.1,
        decay: 0.4,
        filters: [band(glide([0, 2600], [0.35, 6400]), 5)],
      },
      blade(0.24, 0.22, 1390),
    ],
  },

  /** A thief's hand: a quick rush of air, cloth, and gone. */
  grab: {
    level: -26,
    weight: 3,
    vary: 0.05,
    layers: [
      {
        block: 'noise',
        colour: 'pink',
        gain: 1,
        attack: 0.13,
        decay: 0.12,
        filters: [band(glide([0, 380], [0.15, 2600]), 1.4)],
        pan: -0.15,
      },
      { block: 'noise', colour: 'pink', at: 0.16, gain: 0.9, decay: 0.11, filters: [above(160), below(1900)] },
      { block: 'struck', at: 0.16, gain: 0.18, decay: 0.12, pitch: 210, partials: PLANK },
      {
        block: 'noise',
        colour: 'white',
        at: 0.22,
        gain: 0.34,
        attack: 0.07,
        decay: 0.34,
        filters: [band(glide([0, 3200], [0.32, 1100]), 1)],
        tremble: { rate: 31, depth: 0.6 },
        pan: 0.2,
      },
    ],
  },

  /** A gun across the water, and its echo from the coast. */
  cannon: {
    level: -20,
    weight: 4,
    vary: 0.06,
    room: { size: 'sea', wet: 1.6 },
    layers: [
      { block: 'noise', colour: 'white', gain: 0.5, decay: 0.07, filters: [band(1300, 0.5)] },
      {
        block: 'noise',
        colour: 'brown',
        gain: 1,
        attack: 0.004,
        hold: 0.04,
        decay: 1.3,
        filters: [above(45), below(glide([0, 1800], [0.2, 620], [1.2, 180]))],
      },
      {
        block: 'noise',
        colour: 'pink',
        at: 0.08,
        gain: 0.42,
        attack: 0.25,
        hold: 0.35,
        decay: 2.2,
        filters: [above(60), below(glide([0, 1000], [0.6, 600], [2.6, 220]))],
        tremble: { rate: 7, depth: 0.5 },
      },
      {
        block: 'tone',
        wave: 'sine',
        gain: 0.6,
        attack: 0.004,
        decay: 0.8,
        pitch: glide([0, 160], [0.09, 78], [0.6, 52]),
      },
      {
        block: 'tone',
        wave: 'triangle',
        gain: 0.35,
        attack: 0.004,
        decay: 0.4,
        pitch: glide([0, 310], [0.1, 140], [0.35, 95]),
      },
    ],
  },

  /** A pirate's growl. */
  arrg: {
    level: -25,
    weight: 2,
    vary: 0.08,
    room: { size: 'cabin', wet: 0.2 },
    layers: [
      {
        block: 'tone',
        wave: 'sawtooth',
        gain: 1,
        attack: 0.07,
        hold: 0.4,
        decay: 0.6,
        pitch: glide([0, 104], [0.15, 124], [0.5, 102], [0.95, 78]),
        vibrato: { rate: 27, cents: 45 },
        resonances: THROAT,
        tremble: { rate: 31, depth: 0.55 },
      },
      {
        block: 'noise',
        colour: 'pink',
        gain: 0.5,
        attack: 0.05,
        hold: 0.35,
        decay: 0.5,
        resonances: THROAT,
        tremble: { rate: 31, depth: 0.8 },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>;
