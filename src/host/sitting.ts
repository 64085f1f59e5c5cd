import type { Move } from '../games/kit/game.ts';
import { Refused } from '../games/kit/game.ts';
import type { Seat, Viewer } from '../games/kit/seats.ts';
import type { Answer } from '../protocol/answers.ts';
import type { Push, Watched } from '../protocol/messages.ts';
import type { TableInfo } from '../protocol/tables.ts';
import type { Status } from '../protocol/undo.ts';
import { BotTurns } from './bot-turns.ts';
import type { Mind } from './bots.ts';
import type { Stage } from './pace.ts';
import type { Clock, Entropy, Log } from './ports.ts';
import { HostProblem, problem } from './problem.ts';
import { Serial } from './serial.ts';
import { type Cover, StandingOrders } from './standing-orders.ts';
import type { Table } from './table.ts';
import { type Granted, TakeBacks } from './take-backs.ts';
import { unsavedAs } from './unsaved.ts';
import type { Unsaved } from './writer.ts';

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
  readonly entropy: Entropy;
  readonly log: Log;
  readonly mind: Mind;
  /** How long a bot hesitates before its move, in milliseconds; the same for every decision. */
  readonly hesitation: () => number;
  /** Hears that a move or a take-back was announced. */
  readonly played: (table: Table) => void;
  /** Hears that what was not on disk was tried again. */
  readonly retried: (table: Table) => void;
}

interface Watcher {
  readonly connection: Connection;
  readonly viewer: Viewer;
  /** The last position this screen has shown; -1 before it said so. */
  seen: number;
  /** The status it was told last, as JSON. */
  told: string;
}

/** A table, those who watch it, and its bots: whoever plays, everybody is told what they may know. */
export class Sitting {
  readonly table: Table;
  readonly #around: Around;
  readonly #watchers = new Map<Connection['id'], Watcher>();
  readonly #takeBacks: TakeBacks;
  /** Whatever changes the table happens one after another, each whole. */
  readonly #line = new Serial();
  readonly #bots: BotTurns;
  readonly #orders: StandingOrders;
  #closed = false;

  constructor(table: Table, around: Around) {
    this.table = table;
    this.#around = around;
    this.#takeBacks = new TakeBacks(table);
    const { clock, entropy, log, mind, hesitation } = around;
    this.#bots = new BotTurns({
      ...{ table, clock, log, mind, hesitation },
      stage: () => this.#stage(),
      play: (move, isWanted) => this.#change(() => this.#playIf(isWanted, move)),
      tell: (known) => this.announce({ type: 'notice', table: table.id, problem: known }),
    });
    this.#orders = new StandingOrders({
      ...{ table, clock, entropy, log, hesitation },
      isFree: () => this.#isFree(),
      isObserved: () => this.#isObserved(),
      play: (move, isWanted) => this.#change(() => (isWanted() ? this.#play(move) : Promise.resolve())),
    });
    table.onRetry = () => {
      this.#tellStatus();
      around.retried(table);
    };
  }

  /** Whether nobody watches. */
  get empty(): boolean {
    return this.#watchers.size === 0;
  }

  /** The table as a list shows it; with why it is not all on disk, where that is so. */
  get info(): TableInfo {
    const unsaved = unsavedAs(this.table.unsaved);
    return { ...this.table.info(), ...(unsaved && { problem: unsaved.problem }) };
  }

  /** Sits down as a viewer, or looks as another one from now on. */
  watch(connection: Connection, viewer: Viewer): Watched {
    const status = this.#status(viewer, connection);
    this.#watchers.set(connection.id, { connection, viewer, seen: -1, told: JSON.stringify(status) });
    this.#lookUp();
    return { ...this.table.watched(viewer), status };
  }

  leave({ id }: Connection): void {
    if (!this.#watchers.delete(id)) return;
    this.#lookUp();
  }

  /** This screen has shown everything up to `seq`. */
  seen(connection: Connection, seq: number): void {
    const watcher = this.#watcherOf(connection);
    watcher.seen = Math.max(watcher.seen, Math.min(seq, this.table.seq));
    this.#lookUp();
  }

  /**
   * Plays a person's move on the position numbered `seq`, or holds it where its seat may still put it back.
   *
   * @throws {HostProblem} when this connection may not, the position is another one, or the rules refuse.
   */
  async move(connection: Connection, seq: number, move: Move): Promise<Answer<'move'>> {
    let cover: Cover | undefined;
    const done = await this.#change(async () => {
      this.#mustHold(connection, move.seat);
      this.#mustBeAt(seq);
      if (this.#takeBacks.holds(move)) return { seq, held: true as const };
      cover = this.#orders.coverFor(move.seat);
      return cover === undefined ? this.#playNow(move) : undefined;
    });
    return done ?? this.#playCovered(seq, move, cover);
  }

  /** Plays a move when its answer may be heard, if its seat is still asked the same then. */
  async #playCovered(seq: number, move: Move, cover: Cover | undefined): Promise<Answer<'move'>> {
    await cover?.over;
    return this.#change(async () => {
      if (cover?.isSame() === false) throw problem('host.stale', { seq, now: this.table.seq });
      return this.#playNow(move);
    });
  }

  async #playNow(move: Move): Promise<Answer<'move'>> {
    await this.#play(move);
    return { seq: this.table.seq };
  }

  /** Plays the move that a seat has held. Throws as {@link move} does. */
  endTurn(connection: Connection, seq: number, seat: Seat): Promise<Answer<'end-turn'>> {
    return this.#change(async () => {
      this.#mustHold(connection, seat);
      this.#mustBeAt(seq);
      const move = this.#takeBacks.heldBy(seat);
      this.#takeBacks.putBack(seat);
      await this.#play(move);
      return { seq: this.table.seq };
    });
  }

  /** Puts a held move back, takes moves back, or asks the others whether they may be. Throws a {@link HostProblem} when it can't be. */
  undo(connection: Connection, seq: number, seat: Seat, to?: number): Promise<Answer<'undo'>> {
    return this.#change(async () => {
      this.#mustSpeakFor(connection, seat);
      this.#mustBeAt(seq);
      if (this.#takeBacks.putBack(seat)) return { seq, done: 'put-back' as const };
      const granted = this.#takeBacks.ask(seat, to);
      this.#bots.stop();
      if (granted === undefined) return { seq, done: 'asked' as const };
      await this.#takeBack(granted);
      return { seq: this.table.seq, done: 'taken-back' as const };
    });
  }

  /** A person's answer to the question whether moves may be taken back. Throws a {@link HostProblem} when nobody asked. */
  answerUndo(connection: Connection, seat: Seat, agree: boolean): Promise<void> {
    return this.#change(async () => {
      this.#mustSpeakFor(connection, seat);
      const answer = this.#takeBacks.answer(seat, agree);
      if (answer === 'closed') {
        this.announce({
          type: 'notice',
          table: this.table.id,
          problem: problem('host.undo-declined', { name: this.table.nameOf(seat) }).problem,
        });
      } else if (answer !== undefined) await this.#takeBack(answer);
    });
  }

  /** Gives a standing order for a seat, or takes it back. Throws a {@link HostProblem} where the game knows no such order. */
  order(connection: Connection, seat: Seat, order: string, stands: boolean): Promise<void> {
    return this.#change(async () => {
      this.#mustHold(connection, seat);
      this.#orders.give(seat, order, stands);
    });
  }

  /** Says whether moves may be taken back from now on. */
  allowUndo(undo: boolean): Promise<void> {
    return this.#change(async () => {
      if (undo === this.table.undo) return;
      await this.table.change({ at: this.#now(), undo });
      this.#takeBacks.allowed(undo);
    });
  }

  /** Gives the table a title. */
  rename(title: string | null): Promise<void> {
    return this.#change(() => this.table.change({ at: this.#now(), title }));
  }

  /** Does something to the table's file while nothing is written to it. */
  withoutFile(task: () => Promise<void>): Promise<void> {
    return this.#line.run(async () => {
      await this.table.release();
      await task();
    });
  }

  /** Tells everybody who watches, but `except`. */
  announce(push: Push, except?: Connection): void {
    for (const { connection } of this.#watchers.values()) {
      if (connection.id !== except?.id) connection.push(push);
    }
  }

  /** Stops the bots, lets a move that is being written finish, and closes the journal. Resolves with what could not be written. */
  async close(): Promise<Unsaved | null> {
    this.#closed = true;
    this.#bots.stop();
    this.#orders.stop();
    this.#bots.lookUp();
    return this.#line.run(() => this.table.close());
  }

  /** Changes something at this table; whoever watches is told what lies beside the position then, and the bots look up. */
  #change<T>(task: () => Promise<T>): Promise<T> {
    return this.#line.run(async () => {
      try {
        return await task();
      } catch (error) {
        throw this.#asProblem(error);
      } finally {
        this.#tellStatus();
        this.#lookUp();
      }
    });
  }

  #now(): string {
    return new Date(this.#around.clock.now()).toISOString();
  }

  #watcherOf({ id }: Connection): Watcher {
    const watcher = this.#watchers.get(id);
    if (watcher === undefined) throw problem('host.not-watching');
    return watcher;
  }

  /** Whoever decides for a seat looks as that seat. */
  #mustHold(connection: Connection, seat: Seat): void {
    const { viewer } = this.#watcherOf(connection);
    if (viewer !== seat || !this.table.isPerson(seat)) throw problem('host.not-your-seat');
  }

  /** What is asked aloud at the table can be said for any of the people at this machine, whoever looks at the screen. */
  #mustSpeakFor(connection: Connection, seat: Seat): void {
    this.#watcherOf(connection);
    if (!connection.local || !this.table.isPerson(seat)) throw problem('host.not-your-seat');
  }

  #mustBeAt(seq: number): void {
    if (seq !== this.table.seq) throw problem('host.stale', { seq, now: this.table.seq });
  }

  async #play(move: Move): Promise<void> {
    await this.table.play(move, this.#now());
    this.#movedOn();
  }

  async #playIf(isWanted: () => boolean, move: Move): Promise<void> {
    if (isWanted() && this.#stage().botAsked) await this.#play(move);
  }

  async #takeBack({ to, by, agreed }: Granted): Promise<void> {
    await this.table.takeBack({ at: this.#now(), back: to, by, agreed });
    this.#movedOn();
  }

  #movedOn(): void {
    for (const { connection, viewer } of this.#watchers.values()) connection.push(this.table.update(viewer));
    for (const seat of this.#takeBacks.movedOn()) this.#tellSeat(seat, problem('host.held-put-back'));
    this.#around.played(this.table);
    this.#bots.turned();
    this.#orders.turned();
  }

  #tellSeat(seat: Seat, { problem }: HostProblem): void {
    for (const { connection, viewer } of this.#watchers.values()) {
      if (viewer === seat) connection.push({ type: 'notice', table: this.table.id, problem });
    }
  }

  #lookUp(): void {
    this.#bots.lookUp();
    this.#orders.lookUp();
  }

  #status(viewer: Viewer, { local }: Connection): Status {
    const { table } = this;
    return {
      type: 'status',
      table: table.id,
      viewer,
      ...this.#takeBacks.status(viewer),
      orders: this.#orders.standingFor(viewer),
      answered: viewer === 'public' && local ? this.#orders.answered : [],
      unsaved: unsavedAs(table.unsaved),
    };
  }

  #tellStatus(): void {
    for (const watcher of this.#watchers.values()) {
      const status = this.#status(watcher.viewer, watcher.connection);
      const told = JSON.stringify(status);
      if (told === watcher.told) continue;
      watcher.told = told;
      watcher.connection.push(status);
    }
  }

  #asProblem(error: unknown): unknown {
    if (!(error instanceof Refused)) return error;
    const { rule, why, values } = error;
    return new HostProblem({ rule, key: `${this.table.header.game}/${why}`, values });
  }

  /** Whether orders may answer now: people watch, all that happened has been shown to them, and nothing is asked aloud. */
  #isFree(): boolean {
    const { watched, allSeen } = this.#stage();
    return watched && allSeen && !this.#takeBacks.isAsking;
  }

  /** Whether people look as seats of their own from more than one screen. */
  #isObserved(): boolean {
    return [...this.#watchers.values()].filter(({ viewer }) => viewer !== 'public').length > 1;
  }

  /** What the pace depends on: who is asked and who has seen what. Nothing of it is hidden from anybody. */
  #stage(): Stage {
    const local = [...this.#watchers.values()].filter(({ connection }) => connection.local);
    const watched = local.length > 0 && !this.#closed;
    return {
      watched,
      botAsked: watched && !this.#takeBacks.isAsking && this.table.botToMove() !== undefined,
      allSeen: local.every(({ seen }) => seen >= this.table.seq),
    };
  }
}
