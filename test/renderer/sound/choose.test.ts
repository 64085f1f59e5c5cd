import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../../../src/games/kit/events.ts';
import type { CueTable } from '../../../src/renderer/scene/cues.ts';
import { foremost, type Listener, panOf, soundsOf } from '../../../src/renderer/sound/choose.ts';

const cues: CueTable = {
  drew: { beat: 1, sound: 'card-slide' },
  turn: { beat: 1 },
  played: { beat: 1, sound: 'card-land', alarm: true },
  paid: { beat: 1, sound: 'coin', at: 'to' },
  hushed: { beat: 1, alarm: true },
};

const listener: Listener = { cues, viewer: 0, seats: 4, befell: (event, seat) => event.on === seat };

const namesOf = (events: readonly SeenEvent[], other: Partial<Listener> = {}) =>
  soundsOf(events, { ...listener, ...other }).map(({ sound }) => sound);

describe('what is heard of events', () => {
  it.each([
    ['a cue with a sound', { type: 'drew', seat: 1 }, ['card-slide']],
    ['a cue without', { type: 'turn', seat: 1 }, []],
    ['no cue at all', { type: 'unknown' }, []],
    ['an attack on another', { type: 'played', by: 1, on: 2 }, ['card-land']],
    ['an attack on the viewer', { type: 'played', by: 1, on: 0 }, ['card-land', 'alarm']],
    ['a silent attack on the viewer', { type: 'hushed', by: 1, on: 0 }, ['alarm']],
    ['a gift to the viewer, which is no attack', { type: 'paid', by: 1, on: 0, to: 0 }, ['coin']],
  ] as const)('%s', (_, event, heard) => {
    expect(namesOf([event])).toEqual(heard);
  });

  it('has no alarm for a screen that shows no seat', () => {
    expect(namesOf([{ type: 'played', by: 1, on: 0 }], { viewer: 'public' })).toEqual(['card-land']);
  });

  it('comes from where the seat is', () => {
    const pans = [0, 1, 2, 3].map((seat) => panOf(seat, listener));
    expect(pans[0]).toBeCloseTo(0);
    expect(pans[2]).toBeCloseTo(0);
    // Clockwise from the near seat: the next one sits on the left.
    expect(pans[1]).toBeLessThan(-0.2);
    expect(pans[3]).toBeGreaterThan(0.2);
    expect(soundsOf([{ type: 'drew', seat: 3 }], listener)[0]?.pan).toBe(pans[3]);
    expect(soundsOf([{ type: 'paid', by: 3, to: 1 }], listener)[0]?.pan).toBe(pans[1]);
    expect(soundsOf([{ type: 'drew' }], listener)[0]?.pan).toBe(0);
  });

  it('turns with the viewer', () => {
    expect(panOf(3, { viewer: 3, seats: 4 })).toBeCloseTo(0);
    expect(panOf(0, { viewer: 3, seats: 4 })).toBeLessThan(-0.2);
    expect(panOf(1, { viewer: 'public', seats: 4 })).toBe(panOf(1, { viewer: 0, seats: 4 }));
  });
});

describe('what matters most', () => {
  const heard = (...sounds: Parameters<typeof foremost>[0][number]['sound'][]) =>
    foremost(sounds.map((sound) => ({ sound, pan: 0 }))).map(({ sound }) => sound);

  it.each([
    [['card-slide', 'alarm', 'card-land'], 'alarm'],
    [['card-slide', 'bell', 'coin'], 'bell'],
    [['kraken', 'card-slide'], 'kraken'],
    [['card-land', 'click'], 'card-land'],
    [['kraken', 'alarm'], 'alarm'],
  ] as const)('%j: %s', (sounds, most) => {
    expect(heard(...sounds)).toEqual([most]);
  });

  it('is nothing of nothing', () => {
    expect(heard()).toEqual([]);
  });
});
