import type { GameId } from '../../../games/kit/game.ts';
import type { Fact, Phrase } from '../../../games/kit/phrase.ts';
import { SHELF } from '../../../games/shelf.ts';
import type { Player } from '../../../protocol/tables.ts';
import { type Catalogue, say as put } from '../../../protocol/words/format.ts';
import { hostWords } from '../../../protocol/words/host.en.ts';
import { soundWords } from '../../sound/words.en.ts';
import { appWords, type Word } from './en.ts';

const gameWords = SHELF.flatMap(({ id, words }) => Object.entries(words).map(([key, text]) => [`${id}/${key}`, text]));

/** All that can be said: the app's sentences, the host's, the names of sounds, and what every game on the shelf says. */
export const CATALOGUE: Catalogue = { ...hostWords, ...soundWords, ...appWords, ...Object.fromEntries(gameWords) };

/** A sentence as it comes from a message: like {@link Phrase}, with its values perhaps undefined. */
export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, Fact>> | undefined;
}

/** Puts a sentence into words. */
export type Say = (sentence: Sentence) => string;

const LOCALE = 'en';

const seatNumber = (seat: number): string => t('app.seat', { number: seat + 1 });

/** Speaks of one game, and of the people at its table where there is one. */
export function sayer(game: GameId, players: readonly Player[] = []): Say {
  const speaker = {
    catalogue: CATALOGUE,
    locale: LOCALE,
    game,
    nameOf: (seat: number) => players[seat]?.name ?? seatNumber(seat),
  };
  return ({ key, values = {} }) => put({ key, values }, speaker);
}

/** Puts a sentence that no game owns into words: the app's own, and the host's. */
export const sayPlain: Say = ({ key, values = {} }) =>
  put({ key, values }, { catalogue: CATALOGUE, locale: LOCALE, nameOf: seatNumber });

/** Puts one of the app's own sentences into words. */
export const t = (key: Word, values: NonNullable<Phrase['values']> = {}): string => sayPlain({ key, values });
