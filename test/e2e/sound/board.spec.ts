import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What the test keeps in the page: the contexts that were made, and an ear at the loudspeaker. */
interface Ear {
  readonly contexts: AudioContext[];
  readonly playing: Set<AudioBufferSourceNode>;
  analyser: AnalyserNode | null;
  board: InstanceType<typeof sound.SoundBoard>;
}

declare global {
  var ear: Ear;
}

/** Puts an ear into the page, and a board that knows nothing of it. */
async function withBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const contexts: AudioContext[] = [];
    const playing = new Set<AudioBufferSourceNode>();
    const { AudioContext: Real, AudioBufferSourceNode: RealSource } = window;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    window.AudioBufferSourceNode = class extends RealSource {
      override start(...when: [number?, number?, number?]) {
        super.start(...when);
        if (this.context instanceof OfflineAudioContext || this.loop) return;
        playing.add(this);
        this.addEventListener('ended', () => playing.delete(this));
      }
    };
    const { connect } = AudioNode.prototype as unknown as { connect: (...to: unknown[]) => unknown };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, ...to: unknown[]) {
        if (to[0] instanceof AudioDestinationNode && this.context instanceof Real) {
          ear.analyser = new AnalyserNode(this.context, { fftSize: 4096 });
          connect.call(this, ear.analyser);
        }
        return connect.apply(this, to);
      },
    });
    globalThis.ear = { contexts, playing, analyser: null, board: new sound.SoundBoard() };
  });
}

/** The highest of what comes out of the loudspeaker just now. */
const heard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { analyser } = ear;
    if (analyser === null) return 0;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  });

const states = (page: Page): Promise<string[]> => page.evaluate(() => ear.contexts.map(({ state }) => state));

const isRunning = (page: Page) => expect.poll(() => states(page)).toEqual(['running']);

/** Touches the page, as the first person at the table does. */
async function touch(page: Page): Promise<void> {
  await page.mouse.click(20, 20);
  await isRunning(page);
}

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Lets the audio clock go on, so that what was asked for before would have been heard. */
const letPass = (page: Page, seconds: number): Promise<unknown> =>
  page.evaluate(async (length) => {
    const [context] = ear.contexts;
    const end = (context?.currentTime ?? 0) + length;
    while (context && context.state === 'running' && context.currentTime < end) {
      await new Promise(requestAnimationFrame);
    }
  }, seconds);

test.beforeEach(({ silent }) => withBoard(silent));

test('touches nothing of sound before the first gesture, and plays after it', async ({ silent }) => {
  await silent.evaluate(() => {
    ear.board.prepare(['coin']);
    ear.board.play('coin');
  });
  expect(await states(silent)).toEqual([]);
  await touch(silent);
  // What was asked for before is not made up for.
  expect(await silent.evaluate(() => ear.playing.size)).toBe(0);
  await silent.evaluate(() => ear.board.prepare(['bell']));
  await expect
    .poll(async () => {
      await silent.evaluate(() => ear.board.play('bell'));
      return heard(silent);
    })
    .toBeGreaterThan(0.02);
  expect(await states(silent)).toHaveLength(1);
});

test('a key is a gesture too', async ({ silent }) => {
  await silent.keyboard.press('m');
  await isRunning(silent);
});

test('is silent while the page is hidden, and does not catch up', async ({ silent }) => {
  await touch(silent);
  await silent.evaluate(() => ear.board.startAmbience());
  await expect.poll(() => heard(silent)).toBeGreaterThan(0.001);
  await hide(silent, true);
  await expect.poll(() => states(silent)).toEqual(['suspended']);
  await silent.evaluate(() => ear.board.play('bell'));
  // A gesture in a hidden page does not wake it.
  await silent.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
  expect(await states(silent)).toEqual(['suspended']);
  await hide(silent, false);
  await isRunning(silent);
  await letPass(silent, 0.2);
  expect(
    await silent.evaluate(() => [...ear.playing].filter(({ buffer }) => (buffer?.duration ?? 0) > 2.5).length),
  ).toBe(0);
  await expect.poll(() => heard(silent)).toBeGreaterThan(0.001);
});

test('is silent while muted, effects and sea alike', async ({ silent }) => {
  await touch(silent);
  await silent.evaluate(() => ear.board.startAmbience());
  await expect.poll(() => heard(silent)).toBeGreaterThan(0.001);
  await silent.evaluate(() => ear.board.setVolumes({ effects: 1, ambience: 1, muted: true }));
  await silent.evaluate(() => ear.board.play('bell'));
  await expect.poll(() => heard(silent)).toBeLessThan(1e-6);
  await silent.evaluate(() => ear.board.setVolumes({ effects: 1, ambience: 1, muted: false }));
  await expect.poll(() => heard(silent)).toBeGreaterThan(0.001);
});

test('effects and sea have volumes of their own', async ({ silent }) => {
  await silent.evaluate(() => ear.board.setVolumes({ effects: 0, ambience: 1, muted: false }));
  await touch(silent);
  await silent.evaluate(() => ear.board.prepare(['cannon']));
  await silent.evaluate(() => ear.board.play('cannon'));
  await letPass(silent, 0.5);
  expect(await heard(silent)).toBeLessThan(1e-6);
  await silent.evaluate(() => ear.board.startAmbience());
  await expect.poll(() => heard(silent)).toBeGreaterThan(0.001);
  await silent.evaluate(() => ear.board.setVolumes({ effects: 1, ambience: 0, muted: false }));
  // It fades, on the audio's own clock, which a busy machine lets lag.
  await expect.poll(() => heard(silent)).toBeLessThan(1e-6);
});

test('renders each sound once, however often it is played', async ({ silent }) => {
  const renders = await silent.evaluate(async () => {
    let count = 0;
    const board = new sound.SoundBoard({
      render: (row, name, rate) => {
        count += 1;
        return sound.renderSound(row, name, rate);
      },
    });
    document.dispatchEvent(new Event('pointerdown'));
    board.prepare(['click', 'page', 'click']);
    for (let time = 0; time < 5; time++) board.play('click');
    await new Promise((resolve) => setTimeout(resolve, 0));
    return new Promise<number>((resolve) => {
      const look = () => (count >= 2 ? resolve(count) : setTimeout(look, 10));
      look();
    });
  });
  expect(renders).toBe(2);
});

test('does not play what comes too late', async ({ silent }) => {
  await silent.evaluate(() => {
    const waiting: (() => void)[] = [];
    const buffer = new AudioBuffer({ length: 48_000, sampleRate: 48_000 });
    const board = new sound.SoundBoard({
      render: () => new Promise((resolve) => waiting.push(() => resolve(buffer))),
    });
    document.dispatchEvent(new Event('pointerdown'));
    Object.assign(globalThis, { slow: board, deliver: () => waiting.splice(0).map((give) => give()) });
  });
  await silent.mouse.click(20, 20);
  await expect.poll(() => states(silent)).toEqual(['running', 'running']);
  await silent.evaluate(() => {
    const { slow } = globalThis as unknown as { slow: Ear['board'] };
    slow.play('coin');
  });
  await letPass(silent, 0.6);
  const count = await silent.evaluate(async () => {
    const { deliver, slow } = globalThis as unknown as { deliver: () => void; slow: Ear['board'] };
    deliver();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = ear.playing.size;
    slow.play('coin');
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [late, ear.playing.size];
  });
  expect(count).toEqual([0, 1]);
});

test('holds no more voices than it may, and never clips', async ({ silent }) => {
  await touch(silent);
  const peaks = await silent.evaluate(async () => {
    ear.board.prepare(['cannon']);
    const began = performance.now();
    while (ear.playing.size === 0 && performance.now() - began < 20_000) {
      ear.board.play('cannon');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (let time = 0; time < 40; time++) ear.board.play('cannon');
    const samples = new Float32Array(ear.analyser?.fftSize ?? 0);
    let peak = 0;
    for (let look = 0; look < 30; look++) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      ear.analyser?.getFloatTimeDomainData(samples);
      peak = Math.max(peak, ...samples.map(Math.abs));
    }
    return { peak, voices: ear.playing.size, most: sound.VOICES };
  });
  expect(peaks.peak).toBeGreaterThan(0.6);
  expect(peaks.peak).toBeLessThan(1);
  expect(peaks.voices).toBeLessThanOrEqual(peaks.most);
});

test('does nothing at all where there is no sound', async ({ silent }) => {
  await silent.evaluate(() => {
    Object.assign(window, { AudioContext: undefined });
    ear.board.startAmbience();
  });
  await silent.mouse.click(20, 20);
  await silent.evaluate(() => {
    ear.board.play('coin');
    ear.board.setVolumes({ effects: 1, ambience: 1, muted: false });
    ear.board.stopAmbience();
    ear.board.dispose();
  });
  expect(await states(silent)).toEqual([]);
});

test('survives a browser that makes no context, or does not let it run', async ({ silent }) => {
  await silent.evaluate(() => {
    const Real = window.AudioContext;
    let tries = 0;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        tries += 1;
        if (tries === 1) throw new Error('No device');
      }
      override resume() {
        return Promise.reject(new Error('Not allowed'));
      }
      override suspend() {
        return Promise.reject(new Error('Not allowed'));
      }
    };
  });
  await silent.mouse.click(20, 20);
  await silent.mouse.click(20, 20);
  await hide(silent, true);
  await hide(silent, false);
  await silent.evaluate(() => ear.board.play('coin'));
  await silent.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // The fixture fails on any error that nobody caught.
});

test('lets go of everything when it is disposed of', async ({ silent }) => {
  await touch(silent);
  await silent.evaluate(() => {
    ear.board.startAmbience();
    ear.board.dispose();
  });
  await expect.poll(() => states(silent)).toEqual(['closed']);
  await silent.mouse.click(20, 20);
  expect(await states(silent)).toEqual(['closed']);
});
