import type { Clock } from './ports.ts';

/** What the pace of bots depends on. */
export interface Stage {
  /** Whether somebody at a local screen watches. */
  readonly watched: boolean;
  /** Whether a bot has a decision to make. */
  readonly botAsked: boolean;
  /** Whether every local screen has shown the position. */
  readonly allSeen: boolean;
}

/** How long a screen can hold up the bots by not saying that it has shown the position, in milliseconds. */
export const LONGEST_WAIT = 20_000;

/** How long after a move that could not be written a bot tries again, in milliseconds. */
export const RETRY = 5000;

/**
 * When a bot may move: as soon as every local screen has shown the position, after a hesitation that is the same for every decision;
 * or when {@link LONGEST_WAIT} is over. Never while nobody at a local screen watches.
 */
export class Pace {
  readonly #clock: Clock;
  readonly #hesitation: () => number;
  readonly #go: () => void;
  /** Since when this position has been watched; `undefined` while it is not. */
  #since: number | undefined;
  /** Since when every local screen has shown it. */
  #seenAt: number | undefined;
  /** No bot moves before. */
  #notBefore = 0;
  #cancel = () => {};

  constructor(clock: Clock, hesitation: () => number, go: () => void) {
    this.#clock = clock;
    this.#hesitation = hesitation;
    this.#go = go;
  }

  /** A move was played: the waiting begins anew. */
  turned(stage: Stage): void {
    this.#since = undefined;
    this.#seenAt = undefined;
    this.look(stage);
  }

  /** Something that the pace depends on has changed, or a bot has done thinking. */
  look(stage: Stage): void {
    this.#cancel();
    this.#cancel = () => {};
    const now = this.#clock.now();
    this.#since = stage.watched ? (this.#since ?? now) : undefined;
    this.#seenAt = stage.watched && stage.allSeen ? (this.#seenAt ?? now) : undefined;
    if (this.#since === undefined || !stage.botAsked) return;
    const latest = this.#since + LONGEST_WAIT;
    const due = this.#seenAt === undefined ? latest : Math.min(latest, this.#seenAt + this.#hesitation());
    // The cap keeps a clock that was set back from stopping the bots.
    const wait = Math.min(LONGEST_WAIT, Math.max(0, due - now, this.#notBefore - now));
    this.#cancel = this.#clock.setTimer(wait, this.#go);
  }

  /** A bot's move failed: not at once again. */
  retryLater(): void {
    this.#notBefore = this.#clock.now() + RETRY;
  }
}
