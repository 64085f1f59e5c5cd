import type { Sound } from '../blocks.ts';
import { BONE, board } from './materials.ts';
import { above, band, glide } from './terms.ts';

/** Cards and paper in hands and on the table. */
export const CARDS = {
  /** Paper over wood, coming and going. */
  'card-slide': {
    level: -33,
    weight: 0,
    vary: 0.08,
    layers: [
      {
        block: 'noise',
        colour: 'white',
        gain: 1,
        attack: 0.06,
        decay: 0.28,
        filters: [band(glide([0, 1900], [0.12, 3600], [0.3, 2400]), 0.9)],
        tremble: { rate: 43, depth: 0.35 },
      },
      { block: 'noise', colour: 'pink', gain: 0.8, attack: 0.04, decay: 0.24, filters: [above(200), band(700, 0.8)] },
    ],
  },

  /** The edge lets go of the thumb, then the card lies. */
  'card-flip': {
    level: -31,
    weight: 0,
    vary: 0.06,
    layers: [
      {
        block: 'noise',
        colour: 'white',
        gain: 0.7,
        attack: 0.025,
        decay: 0.1,
        filters: [band(glide([0, 2200], [0.08, 5200]), 1.1)],
      },
      { block: 'noise', colour: 'white', at: 0.095, gain: 0.9, decay: 0.07, filters: [band(3100, 0.8)] },
      board(0.1, 0.3, 260, 0.08),
    ],
  },

  /** A card laid down flat: a slap and the board under it. */
  'card-land': {
    level: -29,
    weight: 1,
    vary: 0.06,
    layers: [
      { block: 'noise', colour: 'pink', gain: 1, decay: 0.09, filters: [above(180), band(1400, 0.4)] },
      board(0.002, 0.28),
      { block: 'noise', colour: 'white', at: 0.03, gain: 0.16, attack: 0.02, decay: 0.16, filters: [band(3000, 0.8)] },
    ],
  },

  /** Two halves riffled into each other, then pushed together. */
  shuffle: {
    level: -28,
    weight: 2,
    vary: 0.04,
    layers: [
      {
        block: 'scatter',
        count: 34,
        over: 0.74,
        gather: 1.25,
        stray: 0.5,
        pitchSpread: 0.25,
        gainSpread: 0.5,
        panSpread: 0.3,
        each: [
          { block: 'noise', colour: 'white', gain: 1, decay: 0.045, filters: [band(2700, 1.3)] },
          { block: 'struck', gain: 0.12, decay: 0.03, pitch: 520, partials: BONE },
        ],
      },
      {
        block: 'noise',
        colour: 'white',
        at: 0.8,
        gain: 0.45,
        attack: 0.14,
        decay: 0.2,
        filters: [band(glide([0, 1500], [0.22, 3800]), 0.9)],
        tremble: { rate: 58, depth: 0.5 },
      },
      board(1.02, 0.14, 240),
    ],
  },

  /** Cards round the table, one after another. */
  deal: {
    level: -28,
    weight: 2,
    layers: [
      {
        block: 'scatter',
        count: 6,
        over: 0.84,
        stray: 0.15,
        pitchSpread: 0.12,
        gainSpread: 0.2,
        panSpread: 0.5,
        each: [
          {
            block: 'noise',
            colour: 'white',
            gain: 0.5,
            attack: 0.03,
            decay: 0.1,
            filters: [band(glide([0, 2000], [0.07, 4200]), 1)],
          },
          {
            block: 'noise',
            colour: 'pink',
            at: 0.075,
            gain: 1,
            decay: 0.07,
            filters: [band(1500, 0.5)],
          },
          board(0.076, 0.14, 250, 0.08),
        ],
      },
    ],
  },

  /** A leaf of the guide turned. */
  page: {
    level: -33,
    weight: 1,
    vary: 0.06,
    layers: [
      {
        block: 'noise',
        colour: 'white',
        gain: 0.7,
        attack: 0.12,
        decay: 0.28,
        filters: [above(900), band(glide([0, 1700], [0.3, 4600]), 0.6)],
        tremble: { rate: 36, depth: 0.75 },
      },
      { block: 'noise', colour: 'pink', at: 0.27, gain: 0.8, attack: 0.01, decay: 0.16, filters: [band(1500, 0.7)] },
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>;
