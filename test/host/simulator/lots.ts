import { createHash } from 'node:crypto';
import type { Entropy } from '../../../src/host/ports.ts';

/** Everything that is left to chance in an evening, drawn from its seed. */
export class Lots {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  /** From 0 up to but not including 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** Whether something happens that happens so often. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of these; `undefined` when there is none. */
  oneOf<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }

  /** Bytes that only this seed gives. */
  get entropy(): Entropy {
    return { bytes: (count) => Uint8Array.from({ length: count }, () => this.below(256)) };
  }
}
