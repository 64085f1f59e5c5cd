import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../../../src/games/kit/events.ts';
import { cues as takeTheGoldCues } from '../../../src/renderer/games/take-the-gold/cues.ts';
import type { CueTable } from '../../../src/renderer/scene/cues.ts';
import { Director, SPEEDS } from '../../../src/renderer/scene/director.ts';

const CUES: CueTable = { one: { beat: 100 }, two: { beat: 300 }, three: { beat: 200 } };
const events: readonly SeenEvent[] = [
  { type: 'one' },
  { type: 'unseen' },
  { type: 'two', by: 1 },
  { type: 'three' },
  { type: 'two', by: 2 },
];

function showing(speed: number, still = false): Director {
  const director = new Director();
  director.show([], [...events], { cues: CUES, speed, still });
  return director;
}

const begun = (director: Director): string[] => director.begun().map(({ event }) => `${event.type}${event.by ?? ''}`);

describe('the director tells which cues begin', () => {
  it.each([
    ['flying', false],
    ['still', true],
  ])('each once, when its time has come (%s)', (_, still) => {
    const director = showing(SPEEDS.normal, still);
    expect(begun(director)).toEqual(['one']);
    expect(begun(director)).toEqual([]);
    director.advance(99);
    expect(begun(director)).toEqual([]);
    director.advance(1);
    expect(begun(director)).toEqual(['two1']);
    director.advance(300);
    director.advance(1);
    expect(begun(director)).toEqual(['three']);
    director.advance(5000);
    expect(begun(director)).toEqual(['two2']);
    director.advance(5000);
    expect(begun(director)).toEqual([]);
  });

  it('all that are left, when motion is completed', () => {
    const director = showing(SPEEDS.normal);
    expect(begun(director)).toEqual(['one']);
    director.finish();
    expect(begun(director)).toEqual(['two1', 'three', 'two2']);
    expect(begun(director)).toEqual([]);
  });

  it('all at once, when it shows everything at once', () => {
    expect(begun(showing(SPEEDS.instant))).toEqual(['one', 'two1', 'three', 'two2']);
  });

  it('none, when a position is only put in its place', () => {
    const director = showing(SPEEDS.normal);
    director.place([]);
    expect(begun(director)).toEqual([]);
  });
});

describe('the cues of Take the Gold', () => {
  it('are heard, but for the change of turns, which the bell tells', () => {
    const unheard = Object.entries(takeTheGoldCues).flatMap(([type, { sound }]) => (sound === undefined ? [type] : []));
    expect(unheard).toEqual(['turn']);
  });

  it('raise the alarm for attacks and losses', () => {
    const alarming = Object.entries(takeTheGoldCues).flatMap(([type, { alarm }]) => (alarm ? [type] : []));
    expect(alarming).toEqual(['played', 'stole', 'kraken']);
  });
});
