import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../../src/host/ports.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time that passes only when everything that can happen now has happened. */
export class SimulatedTime {
  #now = Date.UTC(2026, 0, 1, 20);
  #timers: Timer[] = [];

  get now(): number {
    return this.#now;
  }

  /** The clock of a process; it stands still for whom `isAlive` says no. */
  clock(isAlive: () => boolean): Clock {
    return {
      now: () => this.#now,
      setTimer: (ms, run) => this.after(ms, () => isAlive() && run()),
    };
  }

  /** Runs something later. Returns a function that calls it off. */
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    const place = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(place < 0 ? this.#timers.length : place, 0, timer);
    return () => {
      const known = this.#timers.indexOf(timer);
      if (known >= 0) this.#timers.splice(known, 1);
    };
  }

  /** Lets what can happen now happen, and goes on to the next timer. Returns whether there was one by `until`. */
  async step(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    await setImmediate();
    const [timer] = this.#timers;
    if (timer === undefined || timer.at > until) return false;
    this.#timers.shift();
    this.#now = Math.max(this.#now, timer.at);
    timer.run();
    return true;
  }

  /** Lets so much time pass, in milliseconds. `stops`: whether it ends before. */
  async pass(ms: number, stops: () => boolean): Promise<void> {
    const until = this.#now + ms;
    while (!stops() && (await this.step(until)));
    this.#now = Math.max(this.#now, until);
  }
}
