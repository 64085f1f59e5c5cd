import type { AnyGame } from '../src/games/kit/game.ts';
import type { Fact, Phrase } from '../src/games/kit/phrase.ts';
import { say } from '../src/protocol/words/format.ts';
import { hostWords } from '../src/protocol/words/host.en.ts';
import { WORDS } from './words.en.ts';

/** Puts a sentence of the scripts' catalogue into words. */
export const tell = (key: keyof typeof WORDS, values: Readonly<Record<string, Fact>> = {}): string =>
  say({ key, values }, { catalogue: WORDS, locale: 'en', nameOf: String });

/** Puts a sentence about a game into words: its own, the host's, or the scripts'. */
export const sayFor = (game: AnyGame, sentence: Phrase): string => {
  const own = Object.fromEntries(Object.entries(game.words).map(([key, text]) => [`${game.id}/${key}`, text]));
  return say(sentence, { catalogue: { ...hostWords, ...WORDS, ...own }, game: game.id, locale: 'en', nameOf: String });
};
