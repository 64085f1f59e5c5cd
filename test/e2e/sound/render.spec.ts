import { SOUND_IDS, SOUNDS } from '../../../src/renderer/sound/table/index.ts';
import { expect, test } from './fixtures.ts';

/** What the page measures of a rendered sound. */
interface Measured {
  /** How far two renderings of the sound are apart at most, sample by sample; Infinity when their lengths differ audibly. */
  readonly apart: number;
  readonly seconds: number;
  readonly peak: number;
  readonly loudness: number;
  readonly isWhole: boolean;
  readonly first: number;
  readonly last: number;
  /** The mean of all samples: a sound that leans to one side wears out loudspeakers. */
  readonly lean: number;
}

const RATES = process.env.LONG === '1' ? [44_100, 48_000] : [48_000];

for (const rate of RATES) {
  test(`every sound is rendered whole at ${rate} Hz, the same each time`, async ({ silent }) => {
    for (const id of SOUND_IDS) {
      const measured: Measured = await silent.evaluate(
        async ([name, sampleRate]) => {
          const apartOf = (a: AudioBuffer, b: AudioBuffer) => {
            // The fade at the end begins where the last audible sample is: a bit more or less moves it.
            const ending = Math.round(sampleRate * 0.05);
            if (Math.abs(a.length - b.length) > ending) return Infinity;
            let most = 0;
            for (const channel of [0, 1]) {
              const [p, q] = [a.getChannelData(channel), b.getChannelData(channel)];
              for (let at = 0; at < Math.min(p.length, q.length) - ending; at++) {
                most = Math.max(most, Math.abs((p[at] ?? 0) - (q[at] ?? 0)));
              }
            }
            return most;
          };
          const one = await sound.renderSound(sound.SOUNDS[name], name, sampleRate);
          const other = await sound.renderSound(sound.SOUNDS[name], name, sampleRate);
          const channels = [one.getChannelData(0), one.getChannelData(1)];
          const highest = (from: number, to?: number) =>
            Math.max(...channels.flatMap((channel) => [...channel.slice(from, to)].map(Math.abs)));
          return {
            apart: apartOf(one, other),
            seconds: one.duration,
            ...sound.levelsOf(channels, sampleRate),
            isWhole: channels.every((channel) => channel.every(Number.isFinite)),
            first: highest(0, 2),
            last: highest(-Math.round(sampleRate / 1000)),
            lean: Math.max(
              ...channels.map((channel) => Math.abs(channel.reduce((sum, x) => sum + x, 0) / channel.length)),
            ),
          };
        },
        [id, rate] as const,
      );
      expect.soft(measured.isWhole, `${id}: every sample is a number`).toBe(true);
      // A busy browser may add the voices of a chord in another order: the last bits of a sample differ then, 80 dB below full scale.
      expect.soft(measured.apart, `${id}: the same samples again`).toBeLessThan(1e-4);
      expect.soft(measured.peak, `${id}: peak`).toBeLessThanOrEqual(0.9);
      expect.soft(Math.abs(measured.loudness - SOUNDS[id].level), `${id}: as loud as its row says`).toBeLessThan(0.5);
      expect.soft(measured.first, `${id}: begins in silence`).toBeLessThan(0.01);
      expect.soft(measured.last, `${id}: ends in silence`).toBeLessThan(0.001);
      expect.soft(measured.lean, `${id}: swings about the middle`).toBeLessThan(0.002);
      expect.soft(measured.seconds, `${id}: length`).toBeGreaterThan(0.05);
      expect.soft(measured.seconds, `${id}: length`).toBeLessThan(5);
    }
  });
}

test('sounds differ from each other', async ({ silent }) => {
  // The share of energy in each octave, by sound: what makes a coin a coin.
  const spectra = await silent.evaluate(async () => {
    const shares: Record<string, number[]> = {};
    for (const id of sound.SOUND_IDS) {
      const buffer = await sound.renderSound(sound.SOUNDS[id], id, 44_100);
      const energies: number[] = [];
      for (const frequency of [90, 180, 360, 720, 1440, 2880, 5760, 11520]) {
        const context = new OfflineAudioContext(1, buffer.length, 44_100);
        const source = new AudioBufferSourceNode(context, { buffer });
        source
          .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 1.4 }))
          .connect(context.destination);
        source.start();
        const heard = (await context.startRendering()).getChannelData(0);
        energies.push(heard.reduce((sum, x) => sum + x * x, 0));
      }
      const all = energies.reduce((sum, x) => sum + x, 0);
      shares[id] = energies.map((energy) => energy / all);
    }
    return shares;
  });
  const middle = (id: string): number => (spectra[id] ?? []).reduce((sum, share, octave) => sum + share * octave, 0);
  // From dark to bright, in octaves above 90 Hz.
  expect(middle('cannon')).toBeLessThan(1.5);
  expect(middle('kraken')).toBeLessThan(2.5);
  expect(middle('alarm')).toBeLessThan(2);
  expect(middle('arrg')).toBeGreaterThan(2);
  expect(middle('arrg')).toBeLessThan(4);
  expect(middle('bell')).toBeGreaterThan(middle('arrg') - 0.5);
  expect(middle('clash')).toBeGreaterThan(middle('bell'));
  expect(middle('coin')).toBeGreaterThan(middle('clash'));
});

test('the sea is calm, wide, and never the same again', async ({ silent }) => {
  const seconds = 36;
  const sea = await silent.evaluate(async (length) => {
    const rate = 22_050;
    const context = new OfflineAudioContext(2, length * rate, rate);
    new sound.Ambience(context, context.destination, async () => null);
    const buffer = await context.startRendering();
    const left = buffer.getChannelData(0);
    const right = buffer.getChannelData(1);
    const likeness = (one: Float32Array, other: Float32Array) => {
      let [both, first, second] = [0, 0, 0];
      for (let at = 0; at < Math.min(one.length, other.length); at++) {
        const [a, b] = [one[at] ?? 0, other[at] ?? 0];
        both += a * b;
        first += a * a;
        second += b * b;
      }
      return both / Math.sqrt(first * second);
    };
    const steady = left.subarray(4 * rate);
    return {
      ...sound.levelsOf([left, right], rate),
      isWhole: left.every(Number.isFinite) && right.every(Number.isFinite),
      first: Math.abs(left[0] ?? 1),
      sides: likeness(left, right),
      rounds: sound.WATERS.map(({ seconds: round }) => likeness(steady, steady.subarray(Math.round(round * rate)))),
      loudnesses: Array.from({ length: length / 2 - 2 }, (_, at) => {
        const part = [left, right].map((side) => side.subarray((at + 2) * 2 * rate, (at + 3) * 2 * rate));
        return sound.levelsOf(part, rate).loudness;
      }),
    };
  }, seconds);
  expect(sea.isWhole).toBe(true);
  expect(sea.first).toBeLessThan(0.001);
  expect(sea.peak).toBeLessThan(0.5);
  expect(Math.abs(sea.sides)).toBeLessThan(0.3);
  for (const likeness of sea.rounds) expect(Math.abs(likeness)).toBeLessThan(0.1);
  for (const loudness of sea.loudnesses) {
    expect(loudness).toBeGreaterThan(-36);
    expect(loudness).toBeLessThan(-22);
  }
  // It swells: the loudest stretch is well above the softest.
  expect(Math.max(...sea.loudnesses) - Math.min(...sea.loudnesses)).toBeGreaterThan(3);
});

test('creaks are rendered like every sound', async ({ silent }) => {
  const creaks = await silent.evaluate(async () => {
    const measured = [];
    for (const [place, creak] of sound.CREAKS.entries()) {
      const buffer = await sound.renderSound(creak, `creak ${place}`, 44_100);
      const levels = sound.levelsOf([buffer.getChannelData(0), buffer.getChannelData(1)], 44_100);
      measured.push({ ...levels, wanted: creak.level });
    }
    return measured;
  });
  for (const { peak, loudness, wanted } of creaks) {
    expect(peak).toBeLessThan(0.9);
    expect(loudness).toBeCloseTo(wanted, 0);
  }
});
