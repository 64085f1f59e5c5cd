/** What can be measured of a sound. */
export interface Levels {
  /** The highest sample, 0 to 1. */
  readonly peak: number;
  /** The loudest 400 ms, in LUFS as ITU-R BS.1770 measures them; `-Infinity` for silence. */
  readonly loudness: number;
}

interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** The head's shelf of BS.1770 (its "pre-filter"), for any sample rate. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / scale,
    b1: (2 * (k * k - high)) / scale,
    b2: (high - (band * k) / q + k * k) / scale,
    a1: (2 * (k * k - 1)) / scale,
    a2: (1 - k / q + k * k) / scale,
  };
}

/** The high-pass of BS.1770 (its "RLB curve"), for any sample rate. */
function lowCut(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const scale = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / scale, a2: (1 - k / q + k * k) / scale };
}

/** Adds the energy of each stretch of `step` samples, as the ear weighs it, to `sums`. Returns the highest sample. */
function weigh(samples: Float32Array, step: number, head: Biquad, cut: Biquad, sums: number[]): number {
  let [peak, energy, left, place] = [0, 0, step, 0];
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const x of samples) {
    const y = head.b0 * x + a;
    a = head.b1 * x - head.a1 * y + b;
    b = head.b2 * x - head.a2 * y;
    const z = cut.b0 * y + c;
    c = cut.b1 * y - cut.a1 * z + d;
    d = cut.b2 * y - cut.a2 * z;
    energy += z * z;
    peak = Math.max(peak, Math.abs(x));
    left--;
    if (left > 0) continue;
    sums[place] = (sums[place] ?? 0) + energy;
    [energy, left] = [0, step];
    place++;
  }
  sums[place] = (sums[place] ?? 0) + energy;
  return peak;
}

/** Measures a sound from its channels. What is shorter than 400 ms is measured with silence after it. */
export function levelsOf(channels: readonly Float32Array[], rate: number): Levels {
  const step = Math.round(rate / 10);
  const tenths: number[] = [];
  const peaks = channels.map((channel) => weigh(channel, step, shelf(rate), lowCut(rate), tenths));
  const windows = tenths.map((_, at) => tenths.slice(at, at + 4).reduce((sum, energy) => sum + energy, 0) / (4 * step));
  return { peak: Math.max(0, ...peaks), loudness: -0.691 + 10 * Math.log10(Math.max(0, ...windows)) };
}

/** The highest sample that a sound may have. */
export const CEILING = 0.89;

/** How much a sound must be raised to be as loud as wanted; less where it would pass the {@link CEILING}. Silence stays. */
export function gainTo(wanted: number, { peak, loudness }: Levels): number {
  if (peak === 0) return 1;
  return Math.min(10 ** ((wanted - loudness) / 20), CEILING / peak);
}
