import type { Sound } from './blocks.ts';
import { build, endOf, singlesOf } from './build.ts';
import { gainTo, levelsOf } from './levels.ts';
import { noise, seedOf } from './noise.ts';

/** Rooms: how long they echo, in seconds, and how dull, in hertz. */
const ROOMS = {
  /** Timber, low beams, a table full of people. */
  cabin: { echo: 0.55, dull: 3200 },
  /** Open water at night. */
  sea: { echo: 1.8, dull: 1500 },
} as const;

/** The last moments of a sound, in seconds, in which it is brought to silence. */
const ENDING = 0.03;

/** What is this much lower than the highest sample is not heard after it. */
const UNHEARD = 0.0007;

const impulses = new Map<string, AudioBuffer>();

/** Two seconds or less of fading hiss, which a sound is folded with to stand in a room: made once for each room and rate. */
function impulseOf(size: keyof typeof ROOMS, sampleRate: number): AudioBuffer {
  const name = `${size}/${sampleRate}`;
  const known = impulses.get(name);
  if (known) return known;
  const { echo } = ROOMS[size];
  const length = Math.round(echo * sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: 2 });
  for (const channel of [0, 1]) {
    const decay = Math.log(1000) / length;
    const hiss = noise('white', length, seedOf(`echo ${channel}`)).map((sample, at) => sample * Math.exp(-decay * at));
    buffer.copyToChannel(hiss, channel);
  }
  impulses.set(name, buffer);
  return buffer;
}

function addRoom(context: BaseAudioContext, dry: AudioNode, { size, wet }: NonNullable<Sound['room']>): void {
  dry
    .connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: ROOMS[size].dull }))
    .connect(new ConvolverNode(context, { buffer: impulseOf(size, context.sampleRate) }))
    .connect(new GainNode(context, { gain: wet }))
    .connect(context.destination);
}

/** Where the last sample above `least` is. */
const lastAbove = (samples: Float32Array, least: number): number => {
  let at = samples.length - 1;
  while (at > 0 && Math.abs(samples[at] ?? 0) <= least) at--;
  return at;
};

/** Brings a rendered sound to its level, cuts off what nobody hears any more, and fades its end to silence. */
function finished(raw: AudioBuffer, level: number): AudioBuffer {
  const { sampleRate, numberOfChannels } = raw;
  const channels = Array.from({ length: numberOfChannels }, (_, channel) => raw.getChannelData(channel));
  const levels = levelsOf(channels, sampleRate);
  const gain = gainTo(level, levels);
  const ending = Math.round(ENDING * sampleRate);
  const last = Math.max(...channels.map((channel) => lastAbove(channel, levels.peak * UNHEARD)));
  const length = Math.min(raw.length, last + 1 + ending);
  const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels });
  channels.forEach((channel, number) => {
    const samples = buffer.getChannelData(number);
    for (let at = 0; at < length; at++) {
      samples[at] = (channel[at] ?? 0) * gain * Math.min(1, (length - 1 - at) / ending);
    }
  });
  return buffer;
}

/**
 * Renders a sound: the same samples at each call for the same sound, name and rate.
 *
 * @param name seeds what is random in it.
 * @param sampleRate of the context that will play it, in hertz.
 * @throws (rejects) where the browser renders no sound.
 */
export async function renderSound(sound: Sound, name: string, sampleRate: number): Promise<AudioBuffer> {
  const { layers, room, level } = sound;
  const singles = singlesOf(layers, name);
  const seconds = endOf(singles) + (room ? ROOMS[room.size].echo : 0) + ENDING;
  const length = Math.ceil(seconds * sampleRate);
  const context = new OfflineAudioContext({ numberOfChannels: 2, length, sampleRate });
  // Below what loudspeakers render, and ears hear, there is only drift.
  const dry = build(context, singles, name).connect(new BiquadFilterNode(context, { type: 'highpass', frequency: 32 }));
  dry.connect(context.destination);
  if (room) addRoom(context, dry, room);
  return finished(await context.startRendering(), level);
}
