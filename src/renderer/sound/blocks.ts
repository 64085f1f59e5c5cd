import type { Colour } from './noise.ts';

/** A value over time: one number stays; of points (seconds from the layer's start, value) each is glided to from the one before. Values above 0. */
export type Course = number | readonly (readonly [at: number, value: number])[];

/** A filter that a layer runs through. */
export interface Filter {
  readonly type: 'lowpass' | 'highpass' | 'bandpass';
  /** Hertz. */
  readonly frequency: Course;
  readonly q?: number;
}

/** A resonance of a throat, a hull or a board: the layer is heard through all of its resonances side by side. */
export interface Resonance {
  /** Hertz. */
  readonly frequency: Course;
  readonly q: number;
  readonly gain: number;
}

/** What every layer has. Times in seconds. */
interface Shaped {
  /** When it starts, from the start of the sound; 0 without it. */
  readonly at?: number;
  /** Its height beside the sound's other layers. */
  readonly gain: number;
  /** How long it takes to rise; 2 ms without it. */
  readonly attack?: number;
  /** How long it stays up. */
  readonly hold?: number;
  /** How long it takes to fall to a thousandth. */
  readonly decay: number;
  /** -1 left, 1 right. */
  readonly pan?: number;
  readonly filters?: readonly Filter[];
  readonly resonances?: readonly Resonance[];
  /** A flutter of its loudness: times a second, and how deep (0 to 1). */
  readonly tremble?: { readonly rate: number; readonly depth: number };
}

/** A burst of noise. */
export interface Noise extends Shaped {
  readonly block: 'noise';
  readonly colour: Colour;
}

/** A steady or gliding tone. */
export interface Tone extends Shaped {
  readonly block: 'tone';
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square';
  /** Hertz. */
  readonly pitch: Course;
  /** Its pitch goes to and fro: times a second, and by how many cents. */
  readonly vibrato?: { readonly rate: number; readonly cents: number };
}

/** Something struck or plucked: partials that ring out, each at its own pace. */
export interface Struck extends Shaped {
  readonly block: 'struck';
  /** Hertz of the partial with ratio 1. */
  readonly pitch: number;
  readonly partials: readonly Partial[];
}

/** One partial of something struck: its pitch beside the first, its height, and its decay beside the layer's. */
export type Partial = readonly [ratio: number, gain: number, decay: number];

/** One thing that sounds once. */
export type Single = Noise | Tone | Struck;

/** Many of one kind, each a little different: coins, drops, cards. */
export interface Scatter {
  readonly block: 'scatter';
  readonly at?: number;
  readonly count: number;
  /** The time in which they fall. */
  readonly over: number;
  /** How they gather: 1 evenly, more: towards the end, less: towards the beginning. */
  readonly gather?: number;
  /** How far each strays from its place in the row: 0 not at all, 1 anywhere between its neighbours. */
  readonly stray: number;
  /** How far pitches differ: 0.2 is a fifth up or down. */
  readonly pitchSpread?: number;
  /** How much softer some are: 0 none, 1 down to silence. */
  readonly gainSpread?: number;
  /** How far they lie apart, left and right: 0 to 1. */
  readonly panSpread?: number;
  /** How loud the last are beside the first; 1 without it. */
  readonly fade?: number;
  readonly each: readonly Single[];
}

/** A part of a sound. */
export type Layer = Single | Scatter;

/** A sound of the table: one row. It is as long as its layers, and the echo of its room. */
export interface Sound {
  /** How loud it is: the loudest 400 ms, LUFS (ITU-R BS.1770). */
  readonly level: number;
  /** What it matters: of several that could be heard at once, one with more. */
  readonly weight: 0 | 1 | 2 | 3 | 4 | 5;
  /** How much faster or slower it may be played, so that cards don't sound like a machine: 0.05 is a twentieth. */
  readonly vary?: number;
  /** The room that it sounds in, and how much of that is heard. */
  readonly room?: { readonly size: 'cabin' | 'sea'; readonly wet: number };
  readonly layers: readonly Layer[];
}
