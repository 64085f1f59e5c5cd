import { noiseLoop, seedOf, steady } from './noise.ts';
import { CREAK_GAP, CREAKS, type Swell, WATERS, type Water } from './table/ambience.ts';

/** Seconds in which the sea comes up, and in which it dies away. */
const RISE = 2.5;
const FALL = 0.8;

const loops = new Map<Water, AudioBuffer>();

function loopOf(water: Water): AudioBuffer {
  const known = loops.get(water);
  if (known) return known;
  const { colour, seconds, rate } = water;
  const length = Math.round(seconds * rate);
  const loop = new AudioBuffer({ length, sampleRate: rate });
  loop.copyToChannel(noiseLoop(colour, length, rate / 2, seedOf(`${colour} ${seconds}`)), 0);
  loops.set(water, loop);
  return loop;
}

/** Gives a sound of the ship, rendered; `null` where it can't be had. */
export type CreakOf = (place: number) => Promise<AudioBuffer | null>;

/**
 * Waves and the creaking of the ship, without end.
 *
 * It runs by the audio clock alone: a suspended context holds it, and nothing piles up.
 */
export class Ambience {
  readonly #context: BaseAudioContext;
  readonly #out: GainNode;
  readonly #creakOf: CreakOf;
  readonly #random = steady(seedOf('creaks'));
  readonly #sources: AudioScheduledSourceNode[] = [];
  #creak: AudioBufferSourceNode | null = null;
  #ended = false;

  /** Starts at once. */
  constructor(context: BaseAudioContext, out: AudioNode, creakOf: CreakOf) {
    this.#context = context;
    this.#creakOf = creakOf;
    this.#out = new GainNode(context, { gain: 0 });
    this.#out.connect(out);
    this.#out.gain.setValueAtTime(0, context.currentTime);
    this.#out.gain.linearRampToValueAtTime(1, context.currentTime + RISE);
    for (const water of WATERS) this.#pour(water);
    void this.#creakLater();
  }

  /** Lets it die away; it can't be started again. */
  stop(): void {
    this.#ended = true;
    const { currentTime } = this.#context;
    this.#out.gain.cancelScheduledValues(currentTime);
    this.#out.gain.setTargetAtTime(0, currentTime, FALL / 5);
    for (const source of [...this.#sources, ...(this.#creak ? [this.#creak] : [])]) source.stop(currentTime + FALL);
    const [first] = this.#sources;
    if (first) first.onended = () => this.#out.disconnect();
  }

  #started<Source extends AudioScheduledSourceNode>(source: Source): Source {
    this.#sources.push(source);
    source.start();
    return source;
  }

  #sway(parameter: AudioParam, { period, depth }: Swell): void {
    const wave = this.#started(new OscillatorNode(this.#context, { frequency: 1 / period }));
    wave.connect(new GainNode(this.#context, { gain: depth })).connect(parameter);
  }

  /** The loop plays twice, on either side, half a round apart: so the sea is as wide as the room. */
  #pour(water: Water): void {
    const { filter, gain, swells, shine, drift } = water;
    const context = this.#context;
    const shape = new BiquadFilterNode(context, { type: 'bandpass', frequency: filter.frequency, Q: filter.q });
    // So slow a change needs no new filter for every sample.
    shape.frequency.automationRate = 'k-rate';
    const swelling = new GainNode(context, { gain: 1 });
    for (const swell of swells) this.#sway(swelling.gain, swell);
    this.#sway(shape.frequency, shine);
    const sides = new ChannelMergerNode(context, { numberOfInputs: drift.length });
    drift.forEach((sway, side) => {
      const loop = new AudioBufferSourceNode(context, { buffer: loopOf(water), loop: true });
      this.#sources.push(loop);
      loop.start(0, (side * water.seconds) / 2);
      this.#sway(loop.detune, sway);
      loop.connect(sides, 0, side);
    });
    sides.connect(shape);
    shape.connect(swelling).connect(new GainNode(context, { gain })).connect(this.#out);
  }

  /** Each creak calls the next when it is over. */
  async #creakLater(): Promise<void> {
    const random = this.#random;
    const buffer = await this.#creakOf(Math.floor(random() * CREAKS.length));
    if (this.#ended || buffer === null) return;
    const context = this.#context;
    const creak = new AudioBufferSourceNode(context, { buffer, playbackRate: 0.8 + random() * 0.45 });
    creak
      .connect(new GainNode(context, { gain: 0.4 + random() * 0.6 }))
      .connect(new StereoPannerNode(context, { pan: random() * 1.6 - 0.8 }))
      .connect(this.#out);
    creak.onended = () => void this.#creakLater();
    creak.start(context.currentTime + CREAK_GAP.least + random() * (CREAK_GAP.most - CREAK_GAP.least));
    this.#creak = creak;
  }
}
