import { Ambience } from './ambience.ts';
import type { Sound } from './blocks.ts';
import { steady } from './noise.ts';
import { renderSound } from './render.ts';
import { CREAKS } from './table/ambience.ts';
import { SOUNDS, type SoundId } from './table/index.ts';

/** How a sound is played. */
export interface PlayOptions {
  /** Beside its usual loudness; 1 without it. */
  readonly volume?: number;
  /** -1 left, 1 right. */
  readonly pan?: number;
  /** Beside its usual speed and pitch; 1 without it. */
  readonly rate?: number;
}

/** How loud the table is. */
export interface Volumes {
  /** Cards, coins, guns: 0 to 1. */
  readonly effects: number;
  /** Waves and creaking: 0 to 1. */
  readonly ambience: number;
  readonly muted: boolean;
}

/** What a sound board needs of the page around it. */
export interface SoundBoardOptions {
  readonly page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  /** Makes the context; throws, or returns `undefined`, where there is none. */
  readonly createContext?: () => AudioContext | undefined;
  readonly render?: (sound: Sound, name: string, sampleRate: number) => Promise<AudioBuffer>;
}

/** How many sounds play at once; one more ends the oldest. */
export const VOICES = 12;

/** A sound that could not be had within these seconds is not played: late, it would tell of something else. */
const LATE = 0.3;

/** Seconds in which something is turned down without a click. */
const SOFTLY = 0.03;

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Ears hear powers of loudness: half the slider is half as loud, not half the height. */
const heightOf = (volume: number): number => Math.min(1, Math.max(0, volume)) ** 2;

/** Up to here the sum of all sounds passes as it is; above it bends, and never gets to 1. */
const KNEE = 0.7;
const ROOF = 0.98;
/** The highest sum that still bends; above it lies the roof. */
const REACH = 4;

/** Keeps the sum of all sounds from clipping. */
function limiter(context: BaseAudioContext, out: AudioNode): AudioNode {
  const curve = Float32Array.from({ length: 8193 }, (_, at) => {
    const height = (at / 4096 - 1) * REACH;
    const over = Math.max(0, Math.abs(height) - KNEE) / (ROOF - KNEE);
    return Math.sign(height) * (Math.min(Math.abs(height), KNEE) + (ROOF - KNEE) * Math.tanh(over));
  });
  const bend = new WaveShaperNode(context, { curve });
  const scaled = new GainNode(context, { gain: 1 / REACH });
  scaled.connect(bend).connect(out);
  return scaled;
}

interface Rig {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly ambience: GainNode;
  readonly all: GainNode;
}

function rigOf(context: AudioContext): Rig {
  const all = new GainNode(context);
  all.connect(limiter(context, context.destination));
  const effects = new GainNode(context);
  const ambience = new GainNode(context);
  effects.connect(all);
  ambience.connect(all);
  return { context, effects, ambience, all };
}

const newContext = (): AudioContext | undefined =>
  typeof AudioContext === 'undefined' ? undefined : new AudioContext();

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly height: GainNode;
}

/** A promise whose failure changes nothing for the table: it stays silent. */
const inSilence = (promise: Promise<unknown>): void => void promise.catch(() => {});

/**
 * Plays the sounds of the table.
 *
 * Before the first gesture it touches nothing of the browser's sound; where there is none, all of it does nothing. While the page is hidden it
 * is silent, and what should have been heard then is not made up for.
 */
export class SoundBoard {
  readonly #page: NonNullable<SoundBoardOptions['page']>;
  readonly #createContext: () => AudioContext | undefined;
  readonly #render: NonNullable<SoundBoardOptions['render']>;
  readonly #random = steady(Date.now());
  readonly #rendered = new Map<string, Promise<AudioBuffer | null>>();
  #voices: readonly Voice[] = [];
  #rig: Rig | null = null;
  #volumes: Volumes = { effects: 1, ambience: 1, muted: false };
  #wanted: readonly SoundId[] = [];
  #ambience: Ambience | null = null;
  #isAmbienceWanted = false;

  constructor({ page = document, createContext = newContext, render = renderSound }: SoundBoardOptions = {}) {
    this.#page = page;
    this.#createContext = createContext;
    this.#render = render;
    for (const gesture of GESTURES) page.addEventListener(gesture, this.#unlock, { capture: true, passive: true });
    page.addEventListener('visibilitychange', this.#wake);
  }

  /** Plays a sound; does nothing before the first gesture, while muted or hidden, and where there is no sound. */
  play(id: SoundId, options: PlayOptions = {}): void {
    const rig = this.#rig;
    if (rig === null || this.#isSilent) return;
    const asked = rig.context.currentTime;
    void this.#buffer(id, SOUNDS[id]).then((buffer) => {
      if (buffer === null || rig !== this.#rig || this.#isSilent || rig.context.currentTime - asked > LATE) return;
      this.#sound(rig, buffer, options, SOUNDS[id].vary ?? 0);
    });
  }

  /** Renders sounds one after another, as soon as there is sound at all, so that they are there when they are played. */
  prepare(ids: readonly SoundId[]): void {
    this.#wanted = ids;
    void this.#renderWanted();
  }

  /** Waves and creaking, until {@link stopAmbience}. */
  startAmbience(): void {
    this.#isAmbienceWanted = true;
    this.#attendAmbience();
  }

  /** Lets the ambience die away. */
  stopAmbience(): void {
    this.#isAmbienceWanted = false;
    this.#attendAmbience();
  }

  /** Sets how loud everything is, from now on and for what plays now. */
  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes;
    this.#applyVolumes();
    this.#attendAmbience();
    void this.#renderWanted();
  }

  /** Ends all sound and listens no more. */
  dispose(): void {
    for (const gesture of GESTURES) this.#page.removeEventListener(gesture, this.#unlock, { capture: true });
    this.#page.removeEventListener('visibilitychange', this.#wake);
    this.stopAmbience();
    this.#voices = [];
    if (this.#rig) inSilence(this.#rig.context.close());
    this.#rig = null;
  }

  get #isSilent(): boolean {
    return this.#volumes.muted || this.#page.hidden;
  }

  readonly #unlock = (gesture: Event): void => {
    // A finger counts for browsers when it is lifted.
    if (gesture.type === 'pointerdown' && (gesture as PointerEvent).pointerType === 'touch') return;
    if (this.#rig !== null) {
      this.#wake();
      return;
    }
    try {
      const context = this.#createContext();
      if (context === undefined) return;
      this.#rig = rigOf(context);
    } catch {
      // No sound device, or too many pages that play: the next gesture tries again.
      return;
    }
    this.#wake();
    this.#applyVolumes();
    this.#attendAmbience();
    void this.#renderWanted();
  };

  /** The context runs while the page is to be seen, whatever the system did to it meanwhile. */
  readonly #wake = (): void => {
    if (this.#rig === null) return;
    const { context } = this.#rig;
    if (this.#page.hidden) inSilence(context.suspend());
    else if (context.state !== 'running') inSilence(context.resume());
  };

  #applyVolumes(): void {
    if (this.#rig === null) return;
    const { context, effects, ambience, all } = this.#rig;
    const turn = (node: GainNode, height: number) => node.gain.setTargetAtTime(height, context.currentTime, SOFTLY / 3);
    turn(effects, heightOf(this.#volumes.effects));
    turn(ambience, heightOf(this.#volumes.ambience));
    turn(all, this.#volumes.muted ? 0 : 1);
  }

  #attendAmbience(): void {
    const { muted, ambience } = this.#volumes;
    const isOn = this.#rig !== null && this.#isAmbienceWanted && !muted && ambience > 0;
    if (isOn && this.#ambience === null && this.#rig) {
      const creakOf = (place: number) => this.#buffer(`creak ${place}`, CREAKS[place]);
      this.#ambience = new Ambience(this.#rig.context, this.#rig.ambience, creakOf);
    } else if (!isOn) {
      this.#ambience?.stop();
      this.#ambience = null;
    }
  }

  #buffer(name: string, sound: Sound | undefined): Promise<AudioBuffer | null> {
    const known = this.#rendered.get(name);
    if (known) return known;
    if (this.#rig === null || sound === undefined) return Promise.resolve(null);
    const rendering = this.#render(sound, name, this.#rig.context.sampleRate).catch(() => null);
    this.#rendered.set(name, rendering);
    return rendering;
  }

  /** A machine that is to be silent is not kept busy with sounds. */
  async #renderWanted(): Promise<void> {
    for (const id of this.#wanted) {
      if (this.#rig === null || this.#volumes.muted || this.#volumes.effects === 0) return;
      await this.#buffer(id, SOUNDS[id]);
    }
  }

  #sound(rig: Rig, buffer: AudioBuffer, { volume = 1, pan = 0, rate = 1 }: PlayOptions, vary: number): void {
    const { context, effects } = rig;
    const varied = rate * (1 + (this.#random() * 2 - 1) * vary);
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: varied });
    const height = new GainNode(context, { gain: volume });
    const voice = { source, height };
    source.connect(height).connect(new StereoPannerNode(context, { pan })).connect(effects);
    source.onended = () => {
      this.#voices = this.#voices.filter((other) => other !== voice);
    };
    source.start();
    const oldest = this.#voices.length < VOICES ? undefined : this.#voices[0];
    if (oldest) {
      oldest.height.gain.setTargetAtTime(0, context.currentTime, SOFTLY / 3);
      oldest.source.stop(context.currentTime + SOFTLY);
    }
    this.#voices = [...this.#voices.filter((other) => other !== oldest), voice];
  }
}
