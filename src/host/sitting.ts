import type { Move } from '../games/kit/game.ts';
import { Refused } from '../games/kit/game.ts';
import type { Seat, Viewer } from '../games/kit/seats.ts';
import type { Push, Watched } from '../protocol/messages.ts';
import { botChance, decide, type Mind } from './bots.ts';
import { Pace } from './pace.ts';
import type { Clock, Log } from './ports.ts';
import { HostProblem, problem, traceOf } from './problem.ts';
import { Serial } from './serial.ts';
import type { Table } from './table.ts';

/** Somebody who talks to the host: a window, a browser, a phone. */
export interface Connection {
  /** Unique among all connections of this host. */
  readonly id: string;
  /** Whether it is the app's own window, or a page on this very machine; a guest otherwise. */
  readonly local: boolean;
  /** Sends something that was not asked for. Must not throw, and must not wait. */
  push(push: Push): void;
}

/** What a sitting needs of the host around it. */
export interface Around {
  readonly clock: Clock;
  readonly log: Log;
  readonly mind: Mind;
  /** How long a bot hesitates before its move, in milliseconds; the same for every decision. */
  readonly hesitation: () => number;
  /** Hears that a move was announced. */
  readonly played: (table: Table) => void;
}

/** How long a mind may think, in milliseconds; after that the game's policy moves. */
const BUDGET = 2000;

interface Watcher {
  readonly connection: Connection;
  readonly viewer: Viewer;
  /** The last position this screen has shown; -1 before it said so. */
  seen: number;
}

/** A table, those who watch it, and its bots: whoever plays, everybody is told what they may know. */
export class Sitting {
  readonly table: Table;
  readonly #around: Around;
  readonly #watchers = new Map<Connection['id'], Watcher>();
  /** Moves are played one after another, each whole. */
  readonly #line = new Serial();
  readonly #pace: Pace;
  #thinking: AbortController | undefined;
  /** Whether the people were told that a bot's move can't be written; said once until one is written again. */
  #stuck = false;
  #closed = false;

  constructor(table: Table, around: Around) {
    this.table = table;
    this.#around = around;
    this.#pace = new Pace(
      around.clock,
      around.hesitation,
      () => void this.#letBotMove().catch((error) => around.log.warn('A bot got stuck.', traceOf(error))),
    );
  }

  /** Whether nobody watches. */
  get empty(): boolean {
    return this.#watchers.size === 0;
  }

  /** Sits down as a viewer, or looks as another one from now on. */
  watch(connection: Connection, viewer: Viewer): Watched {
    this.#watchers.set(connection.id, { connection, viewer, seen: -1 });
    this.#pace.look(this.#stage());
    return this.table.watched(viewer);
  }

  leave({ id }: Connection): void {
    if (!this.#watchers.delete(id)) return;
    this.#pace.look(this.#stage());
  }

  /** This screen has shown everything up to `seq`. */
  seen({ id }: Connection, seq: number): void {
    const watcher = this.#watchers.get(id);
    if (watcher === undefined) throw problem('host.not-watching');
    watcher.seen = Math.max(watcher.seen, Math.min(seq, this.table.seq));
    this.#pace.look(this.#stage());
  }

  /**
   * Plays a person's move on the position numbered `seq`.
   *
   * @returns the number of the new position.
   * @throws {HostProblem} when this connection may not, the position is another one, the rules refuse, or the disk does.
   */
  move(connection: Connection, seq: number, move: Move): Promise<number> {
    return this.#line.run(async () => {
      this.#mustHold(connection, move.seat);
      if (seq !== this.table.seq) throw problem('host.stale', { seq, now: this.table.seq });
      await this.#play(move);
      return this.table.seq;
    });
  }

  /** Tells everybody who watches, but `except`. */
  announce(push: Push, except?: Connection): void {
    for (const { connection } of this.#watchers.values()) {
      if (connection.id !== except?.id) connection.push(push);
    }
  }

  /** Stops the bots, lets a move that is being written finish, and closes the journal. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#thinking?.abort();
    this.#pace.look(this.#stage());
    await this.#line.run(() => this.table.close());
  }

  #mustHold({ id }: Connection, seat: Seat): void {
    const watcher = this.#watchers.get(id);
    if (watcher === undefined) throw problem('host.not-watching');
    if (watcher.viewer !== seat || !this.table.isPerson(seat)) throw problem('host.not-your-seat');
  }

  async #play(move: Move): Promise<void> {
    try {
      await this.table.play(move, new Date(this.#around.clock.now()).toISOString());
    } catch (error) {
      throw this.#asProblem(error);
    }
    this.#thinking?.abort();
    this.#stuck = false;
    for (const { connection, viewer } of this.#watchers.values()) connection.push(this.table.update(viewer));
    this.#around.played(this.table);
    this.#pace.turned(this.#stage());
  }

  #asProblem(error: unknown): unknown {
    if (!(error instanceof Refused)) return error;
    const { rule, why, values } = error;
    return new HostProblem({ rule, key: `${this.table.header.game}/${why}`, values });
  }

  /** What the pace depends on: who is asked and who has seen what. Nothing of it is hidden from anybody. */
  #stage() {
    const local = [...this.#watchers.values()].filter(({ connection }) => connection.local);
    const watched = local.length > 0 && !this.#closed;
    return {
      watched,
      botAsked: watched && this.table.botToMove() !== undefined,
      allSeen: local.every(({ seen }) => seen >= this.table.seq),
    };
  }

  async #letBotMove(): Promise<void> {
    const seat = this.table.botToMove();
    if (seat === undefined || this.#thinking !== undefined) return;
    const thinking = new AbortController();
    this.#thinking = thinking;
    try {
      const move = await this.#decision(seat, thinking.signal);
      if (move !== undefined) await this.#line.run(() => this.#playUnless(thinking.signal, move));
    } catch (error) {
      this.#tellOfTrouble(error);
    } finally {
      this.#thinking = undefined;
      this.#pace.look(this.#stage());
    }
  }

  #decision(seat: Seat, signal: AbortSignal): Promise<Move | undefined> {
    const { table } = this;
    const { clock, mind } = this.#around;
    const chance = botChance(table.header.botSeed, seat, table.seq);
    return decide(mind, { game: table.game, chance, ...table.question(seat) }, { clock, signal, budget: BUDGET });
  }

  async #playUnless(signal: AbortSignal, move: Move): Promise<void> {
    if (!signal.aborted && this.#stage().watched) await this.#play(move);
  }

  #tellOfTrouble(error: unknown): void {
    this.#pace.retryLater();
    if (this.#stuck) return;
    this.#stuck = true;
    const known = error instanceof HostProblem ? error.problem : problem('host.trouble').problem;
    this.#around.log.warn('A bot could not move.', { table: this.table.id, problem: known.key, ...traceOf(error) });
    this.announce({ type: 'notice', table: this.table.id, problem: known });
  }
}
