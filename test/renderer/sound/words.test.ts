import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { appWords } from '../../../src/renderer/app/words/en.ts';
import { CATALOGUE } from '../../../src/renderer/app/words/index.ts';
import { SOUND_IDS } from '../../../src/renderer/sound/table/index.ts';
import { soundWords } from '../../../src/renderer/sound/words.en.ts';

describe('captions for sounds', () => {
  it.each(SOUND_IDS)('%s has one, in brackets', (id) => {
    const text = CATALOGUE[`sound.${id}`] ?? '';
    expect(new IntlMessageFormat(text, 'en').format()).toMatch(/^\[\p{L}.{3,26}\]$/u);
  });

  it('are all of sounds that there are, each of its own', () => {
    const ids: readonly string[] = SOUND_IDS;
    expect(Object.keys(soundWords).filter((key) => !ids.includes(key.slice('sound.'.length)))).toEqual([]);
    expect(new Set(Object.values(soundWords)).size).toBe(SOUND_IDS.length);
    expect(Object.keys(soundWords).filter((key) => key in appWords)).toEqual([]);
  });
});
