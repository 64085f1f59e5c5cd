import type { Resonance, Sound, Tone } from '../blocks.ts';
import { drops, PLANK, splash, strain } from './materials.ts';
import { above, band, below, glide, ring } from './terms.ts';

/** The throat of something the size of a ship. */
const DEEP: readonly Resonance[] = [
  ring(glide([0, 150], [0.9, 260], [2.6, 140]), 5, 1),
  ring(glide([0, 400], [0.8, 660], [2.6, 320]), 6, 0.8),
  ring(1150, 8, 0.3),
];

const groan = (gain: number, detune: number, pan: number): Tone => ({
  block: 'tone',
  wave: 'sawtooth',
  gain,
  attack: 0.4,
  hold: 1.2,
  decay: 1.7,
  pan,
  pitch: glide([0, 62 * detune], [0.5, 84 * detune], [1.1, 55 * detune], [2, 70 * detune], [3, 42 * detune]),
  vibrato: { rate: 5.3 * detune, cents: 38 },
  resonances: DEEP,
  tremble: { rate: 11.7 * detune, depth: 0.45 },
});

/** The sea and what is in it. */
export const SEA = {
  /** Something falls into the sea. */
  splash: {
    level: -25,
    weight: 3,
    vary: 0.06,
    layers: [
      ...splash(0, 1),
      {
        block: 'noise',
        colour: 'brown',
        gain: 0.4,
        attack: 0.006,
        decay: 0.35,
        filters: [above(90), below(420)],
      },
      drops(0.22, 0.95, 20, 0.12),
    ],
  },

  /** The deep answers: a groan, water that rises, and at its height (1.1 s) an arm comes down. */
  kraken: {
    level: -20,
    weight: 5,
    room: { size: 'sea', wet: 0.9 },
    layers: [
      groan(1.1, 1, -0.25),
      groan(0.9, 1.018, 0.25),
      {
        block: 'tone',
        wave: 'sine',
        gain: 0.1,
        attack: 0.5,
        hold: 0.9,
        decay: 1.6,
        pitch: glide([0, 58], [1.1, 74], [2.8, 44]),
      },
      {
        block: 'noise',
        colour: 'pink',
        gain: 0.22,
        attack: 1,
        hold: 0.3,
        decay: 2,
        filters: [above(90), below(glide([0, 260], [1.1, 1500], [2.9, 340]))],
      },
      {
        block: 'scatter',
        at: 0.15,
        count: 16,
        over: 1.1,
        gather: 1.4,
        stray: 1,
        pitchSpread: 0.6,
        gainSpread: 0.6,
        panSpread: 0.7,
        each: [
          {
            block: 'tone',
            wave: 'sine',
            gain: 0.12,
            attack: 0.02,
            decay: 0.16,
            pitch: glide([0, 190], [0.15, 400]),
          },
        ],
      },
      ...splash(1.1, 0.75),
      {
        block: 'noise',
        colour: 'brown',
        at: 1.1,
        gain: 0.6,
        attack: 0.005,
        decay: 0.6,
        filters: [above(60), below(480)],
      },
      drops(1.35, 1.2, 18, 0.06),
    ],
  },

  /** The ship breaks up: planks crack, timber strains, water comes in. */
  shipwreck: {
    level: -21,
    weight: 5,
    room: { size: 'sea', wet: 0.6 },
    layers: [
      strain({ gain: 0.6, pitch: 38, pace: 1.2 }),
      strain({ at: 0.95, gain: 0.55, pitch: 30, pace: 1.4 }),
      {
        block: 'scatter',
        at: 0.3,
        count: 15,
        over: 1.7,
        gather: 0.9,
        stray: 1,
        pitchSpread: 0.6,
        gainSpread: 0.7,
        panSpread: 0.7,
        fade: 0.5,
        each: [
          { block: 'struck', gain: 0.28, decay: 0.2, pitch: 280, partials: PLANK },
          { block: 'noise', colour: 'pink', gain: 0.7, decay: 0.11, filters: [above(200), band(1500, 0.6)] },
        ],
      },
      {
        block: 'noise',
        colour: 'brown',
        at: 0.28,
        gain: 0.6,
        decay: 0.7,
        filters: [above(50), below(500)],
      },
      {
        block: 'noise',
        colour: 'pink',
        at: 0.6,
        gain: 0.42,
        attack: 0.9,
        hold: 0.4,
        decay: 1.6,
        filters: [above(120), below(glide([0, 400], [0.9, 2000], [2.7, 500]))],
      },
      drops(1.6, 1.5, 24, 0.06),
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>;
