import type { Noise, Partial, Sound, Struck, Tone } from '../blocks.ts';
import { band, below } from './terms.ts';

/** A ship's bell of brass: hum, prime, tierce, quint, nominal and what is above. */
const BELL: readonly Partial[] = [
  [0.5, 0.35, 1],
  [1, 0.8, 0.8],
  [1.19, 0.45, 0.6],
  [1.5, 0.25, 0.5],
  [2, 1, 0.55],
  [2.52, 0.3, 0.35],
  [3.01, 0.35, 0.28],
  [4.17, 0.22, 0.18],
  [5.43, 0.14, 0.12],
  [6.8, 0.08, 0.08],
];

/** Glass or a small silver bell. */
const SPARK: readonly Partial[] = [
  [1, 1, 1],
  [2.76, 0.4, 0.55],
  [5.4, 0.12, 0.3],
];

/** A gut string, plucked. */
const STRING: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.6, 0.75],
  [3, 0.38, 0.55],
  [4, 0.22, 0.42],
  [5, 0.15, 0.34],
  [6, 0.08, 0.26],
  [7, 0.05, 0.2],
];

/** A drum's skin. */
const SKIN: readonly Partial[] = [
  [1, 0.8, 1],
  [1.59, 0.8, 0.7],
  [2.14, 0.6, 0.55],
  [2.65, 0.45, 0.45],
  [3.5, 0.25, 0.3],
];

const A4 = 440;

/** Hertz of a note, counted in semitones from the A above middle C. */
const note = (semitones: number): number => A4 * 2 ** (semitones / 12);

/** A tune: when, which note (semitones from A4), how loud. */
type Tune = readonly (readonly [at: number, semitones: number, gain: number])[];

const plucked = (tune: Tune, decay: number): Struck[] =>
  tune.map(([at, semitones, gain]) => ({
    block: 'struck',
    at,
    gain,
    attack: 0.003,
    decay,
    pitch: note(semitones),
    partials: STRING,
  }));

/** The reeds of a concertina: two, a hair apart. */
const squeezed = (tune: Tune, hold: number, decay: number): Tone[] =>
  tune.flatMap(([at, semitones, gain]) =>
    [0.998, 1.002].map(
      (detune): Tone => ({
        block: 'tone',
        wave: 'sawtooth',
        at,
        gain,
        attack: 0.05,
        hold,
        decay,
        pitch: note(semitones) * detune,
        pan: (detune - 1) * 120,
        vibrato: { rate: 5.1, cents: 7 },
        filters: [below(1700)],
      }),
    ),
  );

const drum = (at: number, gain: number, pitch = 132): (Struck | Noise)[] => [
  { block: 'struck', at, gain, decay: 0.45, pitch, partials: SKIN },
  { block: 'noise', colour: 'pink', at, gain: gain * 0.6, decay: 0.07, filters: [band(900, 0.6)] },
];

const bell = (at: number, gain: number): Struck => ({
  block: 'struck',
  at,
  gain,
  attack: 0.003,
  decay: 3.2,
  pitch: 587,
  partials: BELL,
});

/** What calls people: whose turn it is, who is attacked, what was won. */
export const SIGNALS = {
  /** The ship's bell, struck in a pair: your turn. */
  bell: {
    level: -25,
    weight: 4,
    room: { size: 'cabin', wet: 0.2 },
    layers: [bell(0, 0.75), bell(0.24, 0.6)],
  },

  /** Beat to quarters: three strokes and a low horn. You are attacked. */
  alarm: {
    level: -21,
    weight: 5,
    room: { size: 'cabin', wet: 0.3 },
    layers: [
      ...drum(0, 0.8),
      ...drum(0.13, 0.7, 140),
      ...drum(0.26, 1, 118),
      ...squeezed(
        [
          [0.26, -19, 0.22],
          [0.26, -16, 0.16],
          [0.26, -12, 0.14],
        ],
        0.22,
        0.6,
      ),
    ],
  },

  /** Gold that catches the candle. */
  glint: {
    level: -29,
    weight: 2,
    room: { size: 'cabin', wet: 0.5 },
    layers: [
      [0, 22, 0.5],
      [0.07, 26, 0.45],
      [0.14, 29, 0.4],
      [0.23, 34, 0.34],
      [0.34, 38, 0.24],
    ].map(
      ([at = 0, semitones = 0, gain = 0]): Struck => ({
        block: 'struck',
        at,
        gain,
        attack: 0.004,
        decay: 1,
        pitch: note(semitones),
        partials: SPARK,
        pan: at * 2 - 0.35,
      }),
    ),
  },

  /** A jig's last bar on gut strings, a bell on top. */
  win: {
    level: -22,
    weight: 5,
    room: { size: 'cabin', wet: 0.35 },
    layers: [
      ...plucked(
        [
          [0, -7, 0.5],
          [0, 5, 0.7],
          [0.16, 9, 0.6],
          [0.32, 12, 0.65],
          [0.48, 9, 0.55],
          [0.64, -2, 0.45],
          [0.64, 10, 0.65],
          [0.8, 14, 0.65],
          [0.96, -7, 0.5],
          [0.96, -3, 0.4],
          [0.96, 5, 0.45],
          [0.96, 17, 0.8],
        ],
        1.3,
      ),
      ...squeezed(
        [
          [0.96, -7, 0.09],
          [0.96, 5, 0.07],
          [0.96, 9, 0.06],
        ],
        0.7,
        0.9,
      ),
      ...drum(0, 0.3),
      ...drum(0.48, 0.2, 150),
      ...drum(0.96, 0.45, 120),
      { ...bell(0.96, 0.16), pitch: note(17) },
    ],
  },

  /** The same bar with the wind out of its sails. */
  lose: {
    level: -25,
    weight: 5,
    room: { size: 'cabin', wet: 0.35 },
    layers: [
      ...squeezed(
        [
          [0, 5, 0.3],
          [0, -7, 0.22],
        ],
        0.2,
        0.3,
      ),
      ...squeezed(
        [
          [0.36, 3, 0.28],
          [0.36, -9, 0.22],
        ],
        0.2,
        0.3,
      ),
      ...squeezed(
        [
          [0.74, 0, 0.26],
          [0.74, -4, 0.2],
          [0.74, -12, 0.24],
        ],
        0.6,
        1.1,
      ),
      ...drum(0.74, 0.25, 96),
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>;
