import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/**
 * The table's fate, as plain JSON: the secret seed and how many random acts have happened.
 *
 * The n-th act derives a generator of its own from SHA-256(seed, n), so the game replays exactly and what a player saw of
 * one act predicts nothing about the next.
 */
export interface Chance {
  readonly seed: string;
  readonly drawn: number;
}

/** The means of one random act: fair dice, shuffles and picks from one generator. */
export interface Lots {
  /** A whole number from `from` to `to`, both included, all equally likely. */
  between(from: number, to: number): number;
  /** A six-sided die: 1 to 6. */
  die(): number;
  /** The items in random order (Fisher-Yates); the given list stays as it is. */
  shuffled<T>(items: readonly T[]): T[];
  /** One item at random. Throws when there is none. */
  oneOf<T>(items: readonly T[]): T;
}

const generatorOf = ({ seed, drawn }: Chance): RandomGenerator => {
  const digest = sha256(utf8ToBytes(`${seed}:${drawn}`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  return xoroshiro128plusFromState([words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]);
};

const lotsOf = (generator: RandomGenerator): Lots => {
  const between = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    between,
    die: () => between(1, 6),
    shuffled<T>(items: readonly T[]) {
      const pile = [...items];
      for (let last = pile.length - 1; last > 0; last--) {
        const pick = between(0, last);
        const held = pile[last] as T;
        pile[last] = pile[pick] as T;
        pile[pick] = held;
      }
      return pile;
    },
    oneOf<T>(items: readonly T[]) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[between(0, items.length - 1)] as T;
    },
  };
};

/**
 * Performs one random act.
 *
 * @returns what `act` returned, and the fate with this act counted.
 */
export function draw<T>(chance: Chance, act: (lots: Lots) => T): [T, Chance] {
  return [act(lotsOf(generatorOf(chance))), { seed: chance.seed, drawn: chance.drawn + 1 }];
}

/** The fate of a new game. */
export const chanceOf = (seed: string): Chance => ({ seed, drawn: 0 });

/**
 * The seed's commitment: its SHA-256 as 64 hex digits. Shown when the game starts; when the seed is revealed at the end, anybody can
 * check that the deal was fixed before the first move.
 */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Whether a revealed seed is the one that was committed to. */
export const honours = (seed: string, committed: string): boolean => commitment(seed) === committed;
