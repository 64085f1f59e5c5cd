import type { Noise, Partial, Scatter, Struck, Tone } from '../blocks.ts';
import { above, band, glide, ring } from './terms.ts';

/** A thin gold piece: its tones are those of a free plate, not of a string. */
export const GOLD: readonly Partial[] = [
  [1, 0.5, 0.7],
  [1.57, 1, 1],
  [2.14, 0.6, 0.6],
  [2.83, 0.45, 0.45],
  [3.9, 0.25, 0.3],
];

/** A small block of bone or hard wood. */
export const BONE: readonly Partial[] = [
  [1, 1, 1],
  [1.83, 0.6, 0.7],
  [2.71, 0.35, 0.5],
];

/** A thick table board under a knuckle or a card. */
const BOARD: readonly Partial[] = [
  [1, 0.9, 1],
  [1.59, 0.8, 0.8],
  [2.46, 0.6, 0.6],
  [3.7, 0.35, 0.4],
  [5.3, 0.18, 0.25],
];

/** A plank that breaks. */
export const PLANK: readonly Partial[] = [
  [1, 1, 1],
  [1.7, 0.8, 0.7],
  [2.9, 0.6, 0.45],
  [4.3, 0.4, 0.3],
];

/** One gold piece. */
export const coin = (at: number, gain: number, pitch = 3050): Struck => ({
  block: 'struck',
  at,
  gain,
  decay: 0.5,
  pitch,
  partials: GOLD,
});

/** One die on something hard. */
export const bone = (at: number, gain: number, pitch: number): Struck => ({
  block: 'struck',
  at,
  gain,
  decay: 0.08,
  pitch,
  partials: BONE,
});

/** The table, struck from above. */
export const board = (at: number, gain: number, pitch = 230, decay = 0.14): Struck => ({
  block: 'struck',
  at,
  gain,
  decay,
  pitch,
  partials: BOARD,
});

/** Water struck by something heavy: the mass of it, then spray. */
export const splash = (at: number, gain: number): Noise[] => [
  {
    block: 'noise',
    colour: 'pink',
    at,
    gain,
    attack: 0.012,
    decay: 1.1,
    filters: [above(110), band(glide([0, 380], [0.06, 1700], [0.9, 800]), 0.45)],
  },
  {
    block: 'noise',
    colour: 'white',
    at: at + 0.09,
    gain: gain * 0.14,
    attack: 0.14,
    decay: 1,
    filters: [band(3600, 0.6)],
    tremble: { rate: 23, depth: 0.4 },
  },
];

/** Drops that fall back: little bubbles, each rising in pitch. */
export const drops = (at: number, over: number, count: number, gain: number): Scatter => ({
  block: 'scatter',
  at,
  count,
  over,
  gather: 0.75,
  stray: 1,
  pitchSpread: 0.9,
  gainSpread: 0.8,
  panSpread: 0.7,
  fade: 0.3,
  each: [{ block: 'tone', wave: 'sine', gain, attack: 0.004, decay: 0.09, pitch: glide([0, 620], [0.08, 1180]) }],
});

/** How timber strains. */
interface Strain {
  readonly at?: number;
  readonly gain?: number;
  /** Slips a second when it begins: the stick and slip of wood on wood is the tone. */
  readonly pitch: number;
  /** Slower than usual: 2 takes twice as long. */
  readonly pace?: number;
  /** Smaller pieces resound higher: 2 an octave. */
  readonly body?: number;
}

/** Timber that gives: a slow, uneven scrape, heard through the planks. */
export const strain = ({ at = 0, gain = 1, pitch, pace = 1, body = 1 }: Strain): Tone => ({
  block: 'tone',
  wave: 'sawtooth',
  at,
  gain,
  attack: 0.25 * pace,
  hold: 0.3 * pace,
  decay: 0.7 * pace,
  pitch: glide([0, pitch], [0.3 * pace, pitch * 1.9], [0.6 * pace, pitch * 1.3], [1.1 * pace, pitch * 2.2]),
  vibrato: { rate: 13 / pace, cents: 110 },
  tremble: { rate: 9.1 / pace, depth: 0.5 },
  resonances: [ring(310 * body, 9, 1), ring(720 * body, 12, 0.7), ring(1430 * body, 14, 0.35)],
});
