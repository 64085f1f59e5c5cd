import type { AnyGame } from '../../../src/games/kit/game.ts';
import type { Phrase } from '../../../src/games/kit/phrase.ts';
import { hasWords, type Speaker, say } from '../../../src/protocol/words/format.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dora', 'Edward', 'Flint'];

/** Speaks a game's own words, and nothing else. */
export const speakerOf = (game: AnyGame): Speaker => ({
  catalogue: Object.fromEntries(Object.entries(game.words).map(([key, text]) => [`${game.id}/${key}`, text])),
  locale: 'en',
  game: game.id,
  nameOf: (seat) => NAMES[seat] ?? `Seat ${seat}`,
});

/** Says a phrase, and throws when a word of it is not in the catalogue or something is left open. */
export function spoken(phrase: Phrase, speaker: Speaker): string {
  const words = Object.values(phrase.values ?? {}).flatMap((fact) =>
    typeof fact === 'object' && 'word' in fact ? [fact.word] : [],
  );
  for (const key of [phrase.key, ...words]) {
    if (!hasWords(key, speaker.catalogue, speaker.game)) throw new Error(`There are no words for ${key}.`);
  }
  const text = say(phrase, speaker);
  if (text.trim() === '' || /[{}]|undefined|null|NaN|Seat /.test(text)) {
    throw new Error(`${phrase.key} leaves something open: ${JSON.stringify(text)}`);
  }
  return text;
}
