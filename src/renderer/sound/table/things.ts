import type { Sound } from '../blocks.ts';
import { board, bone, coin, GOLD } from './materials.ts';
import { band, glide } from './terms.ts';

/** Coins, dice, cloth and wood. */
export const THINGS = {
  /** One gold piece set down: it rings, tips over and rings again. */
  coin: {
    level: -27,
    weight: 2,
    vary: 0.05,
    room: { size: 'cabin', wet: 0.25 },
    layers: [coin(0, 1), coin(0.115, 0.5, 3190), coin(0.19, 0.28, 3120), coin(0.238, 0.16, 3120), board(0, 0.3, 310)],
  },

  /** A chest emptied: gold on gold. */
  coins: {
    level: -24,
    weight: 3,
    room: { size: 'cabin', wet: 0.3 },
    layers: [
      {
        block: 'scatter',
        count: 44,
        over: 1.6,
        gather: 0.8,
        stray: 1,
        pitchSpread: 0.32,
        gainSpread: 0.7,
        panSpread: 0.6,
        fade: 0.45,
        each: [coin(0, 1)],
      },
      {
        block: 'noise',
        colour: 'white',
        gain: 0.25,
        attack: 0.1,
        hold: 0.5,
        decay: 1.3,
        filters: [band(5200, 1.2)],
        tremble: { rate: 19, depth: 0.6 },
      },
    ],
  },

  /** Dice over a board: bone on wood, slower and slower. */
  'dice-roll': {
    level: -27,
    weight: 2,
    vary: 0.05,
    layers: [
      {
        block: 'scatter',
        count: 19,
        over: 0.92,
        gather: 0.7,
        stray: 0.9,
        pitchSpread: 0.3,
        gainSpread: 0.6,
        panSpread: 0.35,
        fade: 0.5,
        each: [
          bone(0, 1, 1350),
          { block: 'noise', colour: 'pink', gain: 0.5, decay: 0.04, filters: [band(1800, 0.8)] },
          board(0, 0.35, 260, 0.07),
        ],
      },
    ],
  },

  /** The last tumbles of a die, and it lies. */
  'dice-land': {
    level: -27,
    weight: 2,
    vary: 0.05,
    layers: [
      bone(0, 1, 1240),
      board(0, 0.5, 250),
      bone(0.11, 0.55, 1410),
      board(0.11, 0.28, 270),
      bone(0.175, 0.28, 1290),
      bone(0.214, 0.14, 1330),
    ],
  },

  /** Knuckles on the table, twice: nothing to play. */
  knock: {
    level: -27,
    weight: 1,
    vary: 0.04,
    room: { size: 'cabin', wet: 0.15 },
    layers: [0, 0.155].flatMap((at) => [
      board(at, 1 - at, 272 - at * 40, 0.17),
      { block: 'noise', colour: 'pink', at, gain: 0.7, decay: 0.035, filters: [band(1300, 0.8)] } as const,
    ]),
  },

  /** Cloth drawn on brass rings. */
  curtain: {
    level: -29,
    weight: 2,
    vary: 0.04,
    layers: [
      {
        block: 'noise',
        colour: 'pink',
        gain: 1,
        attack: 0.24,
        hold: 0.12,
        decay: 0.6,
        filters: [band(glide([0, 500], [0.4, 1700], [0.9, 700]), 0.7)],
        tremble: { rate: 17, depth: 0.3 },
      },
      {
        block: 'scatter',
        count: 9,
        at: 0.05,
        over: 0.55,
        stray: 0.6,
        pitchSpread: 0.2,
        gainSpread: 0.6,
        panSpread: 0.5,
        each: [{ block: 'struck', gain: 0.035, decay: 0.16, pitch: 2350, partials: GOLD }],
      },
    ],
  },

  /** A wooden button. */
  click: {
    level: -38,
    weight: 0,
    layers: [bone(0, 1, 1150), board(0, 0.4, 330, 0.06)],
  },
} as const satisfies Readonly<Record<string, Sound>>;
