import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, settingsSchema } from '../../src/protocol/settings.ts';

describe('settings', () => {
  it('of an older program get what they lack', () => {
    const older = { speed: 'fast', reducedMotion: 'on', textSize: 'large', name: 'Anne' };
    expect(settingsSchema.parse(older)).toEqual({
      ...older,
      contrast: 'system',
      effectsVolume: 0.7,
      ambienceVolume: 0.35,
      muted: false,
      soundCaptions: false,
    });
  });

  it.each([
    ['louder than full', { effectsVolume: 1.5 }],
    ['softer than silent', { ambienceVolume: -0.1 }],
    ['no number at all', { effectsVolume: Number.NaN, ambienceVolume: '0.5' }],
    ['of no known contrast', { contrast: 'glaring' }],
    ['neither on nor off', { muted: 'yes', soundCaptions: 1 }],
  ])('%s are those of a fresh installation', (_, odd) => {
    expect(settingsSchema.parse({ ...DEFAULT_SETTINGS, ...odd })).toEqual(DEFAULT_SETTINGS);
  });

  it('keep volumes from silent to full', () => {
    const settings = { ...DEFAULT_SETTINGS, effectsVolume: 0, ambienceVolume: 1, muted: true, soundCaptions: true };
    expect(settingsSchema.parse(settings)).toEqual(settings);
  });
});
