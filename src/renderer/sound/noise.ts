import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** What noise sounds like: all pitches alike (hiss), less the higher (rain, cloth), or nearly only low ones (surf, thunder). */
export type Colour = 'white' | 'pink' | 'brown';

/** An endless stream of numbers from 0 to 1, always the same for one seed: sounds differ from each other, never from themselves. */
export function steady(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 0x1_0000_0000;
}

/** A number for a name, to seed {@link steady} with. */
export function seedOf(name: string): number {
  let seed = 17;
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return seed;
}

/** Makes each sample of noise from the next number between -1 and 1. */
type Tint = () => (hiss: number) => number;

const white: Tint = () => (hiss) => hiss;

/** Falls by 3 dB an octave: Paul Kellet's sum of three one-pole filters. */
const pink: Tint = () => {
  let low = 0;
  let middle = 0;
  let high = 0;
  return (hiss) => {
    low = 0.99765 * low + hiss * 0.099046;
    middle = 0.963 * middle + hiss * 0.2965164;
    high = 0.57 * high + hiss * 1.0526913;
    return (low + middle + high + hiss * 0.1848) * 0.2;
  };
};

/** Falls by 6 dB an octave: a leaking sum of white noise. */
const brown: Tint = () => {
  let level = 0;
  return (hiss) => {
    level = 0.994 * level + hiss * 0.06;
    return level * 1.2;
  };
};

const COLOURS = { white, pink, brown } as const;

/** So many samples of noise, roughly within -1 and 1, the same for the same seed. */
export function noise(colour: Colour, length: number, seed: number): Float32Array<ArrayBuffer> {
  const generator = xoroshiro128plus(seed);
  const tint = COLOURS[colour]();
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at++) samples[at] = tint(generator.next() / 0x8000_0000);
  return samples;
}

/** Noise whose end runs on into its beginning: played round and round it has no seam. `blend`: samples over which they are joined. */
export function noiseLoop(colour: Colour, length: number, blend: number, seed: number): Float32Array<ArrayBuffer> {
  const longer = noise(colour, length + blend, seed);
  const loop = longer.slice(0, length);
  for (let at = 0; at < blend; at++) {
    // Powers, not heights, of two unrelated noises add up.
    const share = Math.sin((at / blend) * (Math.PI / 2));
    loop[at] = (longer[at] ?? 0) * share + (longer[length + at] ?? 0) * Math.sqrt(1 - share * share);
  }
  return loop;
}
