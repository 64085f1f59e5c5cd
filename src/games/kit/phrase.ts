import type { Seat } from './seats.ts';

/** A value that a sentence of the message catalogue is filled with. */
export type Fact =
  | number
  | string
  /** A seat: shown by the name of who sits there. */
  | { readonly seat: Seat }
  /** Another entry of the catalogue, such as a card's name. */
  | { readonly word: string };

/**
 * A sentence for people, before it has words: a key of the message catalogue and the values it needs.
 *
 * The rules know no language; whoever shows the sentence looks the key up (`words.en.ts` of each game, ICU MessageFormat).
 */
export interface Phrase {
  readonly key: string;
  readonly values?: Readonly<Record<string, Fact>>;
}

/** Builds a {@link Phrase}. */
export const phrase = (key: string, values?: Readonly<Record<string, Fact>>): Phrase =>
  values === undefined ? { key } : { key, values };

/** Names another catalogue entry inside a sentence. */
export const word = (key: string): Fact => ({ word: key });

/** Names a seat inside a sentence. */
export const seated = (seat: Seat): Fact => ({ seat });
