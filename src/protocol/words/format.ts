import { IntlMessageFormat } from 'intl-messageformat';
import type { Fact, Phrase } from '../../games/kit/phrase.ts';

/** A message catalogue: ICU MessageFormat by key. A game's entries are under `<game id>/<key>`. */
export type Catalogue = Readonly<Record<string, string>>;

/** How a sentence is put into words: the catalogue, the game it speaks of, and the names of the seats. */
export interface Speaker {
  readonly catalogue: Catalogue;
  readonly locale: string;
  /** Keys are looked up under this game first. */
  readonly game?: string;
  readonly nameOf: (seat: number) => string;
}

const formats = new Map<string, IntlMessageFormat>();

const formatOf = (text: string, locale: string): IntlMessageFormat => {
  const key = `${locale}\n${text}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
};

const entry = (key: string, catalogue: Catalogue): string | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

const textOf = (key: string, catalogue: Catalogue, game?: string): string | undefined =>
  (game === undefined ? undefined : entry(`${game}/${key}`, catalogue)) ?? entry(key, catalogue);

const filledIn = (fact: Fact, speaker: Speaker): string | number => {
  if (typeof fact !== 'object') return fact;
  return 'seat' in fact ? speaker.nameOf(fact.seat) : say({ key: fact.word }, speaker);
};

/**
 * Puts a sentence into words.
 *
 * @returns the text; the bare key where the catalogue does not have it (a test finds those).
 */
export function say({ key, values = {} }: Phrase, speaker: Speaker): string {
  const text = textOf(key, speaker.catalogue, speaker.game);
  if (text === undefined) return key;
  const facts = Object.fromEntries(Object.entries(values).map(([name, fact]) => [name, filledIn(fact, speaker)]));
  return String(formatOf(text, speaker.locale).format(facts));
}

/** Whether the catalogue has a sentence under this key, for this game or for all. */
export const hasWords = (key: string, catalogue: Catalogue, game?: string): boolean =>
  textOf(key, catalogue, game) !== undefined;
