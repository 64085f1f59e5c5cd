import type { Course, Filter, Layer, Resonance, Scatter, Single } from './blocks.ts';
import { type Colour, noiseLoop, seedOf, steady } from './noise.ts';

/** Seconds of each kind of noise that layers take their piece of. */
const STOCK = 3;
const A_MOMENT = 0.002;
/** A fall to a thousandth takes this many time constants. */
const TO_A_THOUSANDTH = Math.log(1000);

const stocks = new Map<string, AudioBuffer>();

/** A stock of noise to cut bursts from: made once for each colour and rate. */
function stockOf(colour: Colour, sampleRate: number): AudioBuffer {
  const name = `${colour}/${sampleRate}`;
  const known = stocks.get(name);
  if (known) return known;
  const length = STOCK * sampleRate;
  const stock = new AudioBuffer({ length, sampleRate });
  stock.copyToChannel(noiseLoop(colour, length, sampleRate / 20, seedOf(colour)), 0);
  stocks.set(name, stock);
  return stock;
}

function follow(parameter: AudioParam, course: Course, start: number): void {
  if (typeof course === 'number') {
    parameter.value = course;
    return;
  }
  const [first, ...rest] = course;
  if (first === undefined) return;
  parameter.setValueAtTime(first[1], start);
  for (const [at, value] of rest) parameter.exponentialRampToValueAtTime(value, start + at);
}

const filtered = (context: BaseAudioContext, { type, frequency, q = 0.7 }: Filter, start: number): BiquadFilterNode => {
  const filter = new BiquadFilterNode(context, { type, Q: q });
  follow(filter.frequency, frequency, start);
  return filter;
};

/**
 * Adds up what nodes sound, two at a time: a node with three inputs adds them in whatever order they lie in memory, and a sound would not be
 * the same, to the last bit, each time.
 */
function together(context: BaseAudioContext, nodes: readonly AudioNode[]): AudioNode {
  const [first = new GainNode(context), ...others] = nodes;
  return others.reduce((sum, node) => {
    const both = new GainNode(context);
    sum.connect(both);
    node.connect(both);
    return both;
  }, first);
}

const resonating = (
  context: BaseAudioContext,
  from: AudioNode,
  resonances: readonly Resonance[],
  start: number,
): AudioNode =>
  together(
    context,
    resonances.map(({ frequency, q, gain }) =>
      from
        .connect(filtered(context, { type: 'bandpass', frequency, q }, start))
        .connect(new GainNode(context, { gain })),
    ),
  );

/** How long it sounds, in seconds from its own start. */
const lengthOf = ({ attack = A_MOMENT, hold = 0, decay }: Single): number => attack + hold + decay;

/** The rise and fall of a layer, from `start`. */
function envelope(context: BaseAudioContext, layer: Single, gain: number, decay: number, start: number): GainNode {
  const { attack = A_MOMENT, hold = 0 } = layer;
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + attack);
  node.gain.setTargetAtTime(0, start + attack + hold, decay / TO_A_THOUSANDTH);
  return node;
}

function oscillator(
  context: BaseAudioContext,
  settings: OscillatorOptions,
  pitch: Course,
  start: number,
  end: number,
): OscillatorNode {
  const node = new OscillatorNode(context, settings);
  follow(node.frequency, pitch, start);
  node.start(start);
  node.stop(end);
  return node;
}

/** What a layer is before filters: noise, a tone, or ringing partials, with its rise and fall. */
function sourceOf(context: BaseAudioContext, layer: Single, random: () => number, start: number): AudioNode {
  const end = start + lengthOf(layer);
  if (layer.block === 'struck') {
    const partials = layer.partials.map(([ratio, gain, decay]) =>
      oscillator(context, { type: 'sine' }, layer.pitch * ratio, start, end).connect(
        envelope(context, layer, layer.gain * gain, layer.decay * decay, start),
      ),
    );
    return together(context, partials);
  }
  const shape = envelope(context, layer, layer.gain, layer.decay, start);
  if (layer.block === 'noise') {
    const burst = new AudioBufferSourceNode(context, { buffer: stockOf(layer.colour, context.sampleRate), loop: true });
    burst.start(start, random() * STOCK);
    burst.stop(end);
    return burst.connect(shape);
  }
  const tone = oscillator(context, { type: layer.wave }, layer.pitch, start, end);
  if (layer.vibrato) {
    const { rate, cents } = layer.vibrato;
    const sway = oscillator(context, { type: 'sine' }, rate, start, end);
    sway.connect(new GainNode(context, { gain: cents })).connect(tone.detune);
  }
  return tone.connect(shape);
}

function trembling(
  context: BaseAudioContext,
  { rate, depth }: NonNullable<Single['tremble']>,
  start: number,
  end: number,
): AudioNode {
  const node = new GainNode(context, { gain: 1 - depth / 2 });
  const wave = oscillator(context, { type: 'sine' }, rate, start, end);
  wave.connect(new GainNode(context, { gain: depth / 2 })).connect(node.gain);
  return node;
}

function buildSingle(context: BaseAudioContext, layer: Single, random: () => number): AudioNode {
  const start = layer.at ?? 0;
  const { filters = [], resonances, tremble, pan } = layer;
  let last = sourceOf(context, layer, random, start);
  for (const filter of filters) last = last.connect(filtered(context, filter, start));
  if (resonances) last = resonating(context, last, resonances, start);
  if (tremble) last = last.connect(trembling(context, tremble, start, start + lengthOf(layer)));
  return pan === undefined ? last : last.connect(new StereoPannerNode(context, { pan }));
}

const timesBy = (course: Course, factor: number): Course =>
  typeof course === 'number' ? course * factor : course.map(([at, value]) => [at, value * factor] as const);

function tuned(layer: Single, factor: number): Single {
  if (layer.block === 'struck') return { ...layer, pitch: layer.pitch * factor };
  if (layer.block === 'tone') return { ...layer, pitch: timesBy(layer.pitch, factor) };
  const filters = layer.filters?.map((filter) => ({ ...filter, frequency: timesBy(filter.frequency, factor) }));
  return filters ? { ...layer, filters } : layer;
}

/** The single layers that a scatter consists of. */
function scattered(scatter: Scatter, random: () => number): Single[] {
  const { at = 0, count, over, gather = 1, stray, fade = 1, each } = scatter;
  const { pitchSpread = 0, gainSpread = 0, panSpread = 0 } = scatter;
  return Array.from({ length: count }, (_, place) => {
    const astray = (random() - 0.5) * stray;
    const through = Math.min(1, Math.max(0, (place + 0.5 + astray) / count)) ** (1 / gather);
    const pitch = 2 ** ((random() * 2 - 1) * Math.log2(1 + pitchSpread));
    const gain = (1 - random() * gainSpread) * (1 + (fade - 1) * through);
    const pan = (random() * 2 - 1) * panSpread;
    return each.map((layer) => ({
      ...tuned(layer, pitch),
      at: at + through * over + (layer.at ?? 0),
      gain: layer.gain * gain,
      pan: (layer.pan ?? 0) * (1 - panSpread) + pan,
    }));
  }).flat();
}

/** All that a sound's layers consist of. `name` seeds what is random in it. */
export const singlesOf = (layers: readonly Layer[], name: string): Single[] =>
  layers.flatMap((layer, place) =>
    layer.block === 'scatter' ? scattered(layer, steady(seedOf(`${name} ${place}`))) : [layer],
  );

/** When the last of them has ended, in seconds. */
export const endOf = (singles: readonly Single[]): number =>
  Math.max(0, ...singles.map((single) => (single.at ?? 0) + lengthOf(single)));

/** Builds the layers of a sound in an audio context whose time starts with the sound. */
export function build(context: BaseAudioContext, singles: readonly Single[], name: string): AudioNode {
  const random = steady(seedOf(name));
  return together(
    context,
    singles.map((single) => buildSingle(context, single, random)),
  );
}
