import { projectEvents, type SeenEvent } from '../games/kit/events.ts';
import type { AnyGame, Move } from '../games/kit/game.ts';
import type { Phrase } from '../games/kit/phrase.ts';
import { phrase } from '../games/kit/phrase.ts';
import type { Seat, Viewer } from '../games/kit/seats.ts';
import type { Glance } from '../protocol/files.ts';
import type { Update, Watched } from '../protocol/messages.ts';
import type { TableId, TableInfo } from '../protocol/tables.ts';
import type { Checkpoint } from './checkpoint.ts';
import { Course, digestOf, type Next, type Reach } from './course.ts';
import type { BackLine, Header, Journal, Line, SettingLine } from './journal.ts';
import { infoOf, settingsOf, type TableSettings } from './table-info.ts';
import type { JournalWriter, Unsaved } from './writer.ts';

/** What a seat may do, and what it may know for doing it. */
export interface Question {
  readonly seat: Seat;
  readonly view: Update['view'];
  readonly moves: readonly Move[];
}

/** What a table is opened with besides its journal. */
interface TableParts {
  readonly writer: JournalWriter;
  readonly checkpoint: Checkpoint | undefined;
}

/** One game in play (or over): its rules, its positions, and its journal. */
export class Table {
  readonly course: Course;
  /** The last position for which a checkpoint was kept; 0 when none was. */
  checkpointed: number;
  readonly #writer: JournalWriter;
  readonly #lines: Line[];
  #savedBytes: number | null;
  #settings: TableSettings;
  /** What the people at this table must be told of its file; gone as soon as something has been written. */
  #torn: Phrase | null;

  /**
   * Opens a journal: plays it from the deal, or from its checkpoint, to its last line.
   *
   * @throws {Unopenable} when the rules refuse a line of it, or were others when it was begun.
   */
  constructor(game: AnyGame, journal: Journal, { writer, checkpoint }: TableParts) {
    this.course = Course.replayed(game, journal, checkpoint);
    this.checkpointed = (checkpoint?.told.length ?? 1) - 1;
    this.#lines = [...journal.lines];
    this.#writer = writer;
    this.#savedBytes = writer.savedBytes;
    this.#settings = settingsOf(journal.header, journal.lines);
    this.#torn = journal.torn === null ? null : phrase('host.torn-line', { line: journal.torn });
  }

  get id(): TableId {
    return this.header.id;
  }

  get game(): AnyGame {
    return this.course.game;
  }

  get header(): Header {
    return this.course.header;
  }

  /** The number of the position now. */
  get seq(): number {
    return this.course.seq;
  }

  /** All that the journal holds, also what is not on disk yet. */
  get journal(): Pick<Journal, 'header' | 'lines'> {
    return { header: this.header, lines: this.#lines };
  }

  /** What is wrong with the file although the table can be played; `null` when nothing is. */
  get notice(): Phrase | null {
    return this.#torn;
  }

  /** What is not on disk; `null` when everything is. */
  get unsaved(): Unsaved | null {
    return this.#writer.unsaved;
  }

  /** The size of the file that holds exactly what this table is now; `null` when there is no such file. */
  get savedBytes(): number | null {
    return this.#savedBytes;
  }

  /** Who hears that what was not on disk was tried again. */
  set onRetry(listener: () => void) {
    this.#writer.onRetry = () => {
      this.#savedBytes = this.#writer.savedBytes;
      listener();
    };
  }

  get isOver(): boolean {
    return this.course.outcome !== undefined;
  }

  /** Whether moves may be taken back. */
  get undo(): boolean {
    return this.#settings.undo;
  }

  /** Whether that seat exists and a person decides for it. */
  isPerson(seat: Seat): boolean {
    return this.header.players[seat]?.holder === 'person';
  }

  /** Who sits on a seat. */
  nameOf(seat: Seat): string {
    return this.header.players[seat]?.name ?? '';
  }

  /** Every seat for which a person decides. */
  get persons(): Seat[] {
    return this.header.players.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
  }

  /** The first seat held by a bot that has a decision to make now; `undefined` when none has. */
  botToMove(): Seat | undefined {
    const seats = this.header.players.flatMap(({ holder }, seat) => (holder === 'bot' ? [seat] : []));
    return seats.find((seat) => this.game.moves(this.course.state, seat).length > 0);
  }

  /** What a seat is asked now: its view and its moves, nothing else. */
  question(seat: Seat): Question {
    const { state } = this.course;
    return { seat, view: this.game.view(state, seat), moves: this.game.moves(state, seat) };
  }

  /** Whether after this move its seat has nothing more to decide for now. Throws {@link Refused} when it is not legal. */
  endsTurn(move: Move): boolean {
    return this.game.moves(this.course.next(move).state, move.seat).length === 0;
  }

  /** Why a move is not legal now; `undefined` when it is. */
  refuse(move: Move) {
    return this.game.refuse(this.course.state, move);
  }

  /** What a seat could take back to the position `to`, by default the one before its own last move; `undefined` when it can't. */
  reach(seat: Seat, to = this.course.beforeLastOf((other) => other === seat)?.to): Reach | undefined {
    return to === undefined ? undefined : this.course.reachOf(seat, to);
  }

  /** What the person who moved last could take back; `undefined` when nobody can. */
  lastReach(): (Reach & { readonly seat: Seat }) | undefined {
    const last = this.course.beforeLastOf((seat) => this.isPerson(seat));
    const reach = last && this.course.reachOf(last.seat, last.to);
    return reach && { seat: last.seat, ...reach };
  }

  /**
   * Plays a move. It is in the journal before it counts as played; where the disk does not take it, it waits in memory.
   *
   * @throws {Refused} when it is not legal.
   * @throws {Unopenable} when somebody else changed the file. In both cases nothing has changed.
   */
  async play(move: Move, at: string): Promise<void> {
    const next = this.course.next(move);
    const line = { seq: this.seq + 1, at, move, told: digestOf(this.game, next), ...this.#resultOf(next) };
    await this.#write(line, () => this.course.add(line, next));
  }

  /** Takes moves back, to a position that {@link reach} has a way to. */
  async takeBack(back: Omit<BackLine, 'seq'>): Promise<void> {
    const line = { seq: this.seq + 1, ...back };
    await this.#write(line, () => this.course.goBack(line));
  }

  /** Changes the title, or the rule about taking back. */
  async change(line: SettingLine): Promise<void> {
    await this.#write(line, () => {
      this.#settings = settingsOf(this.#settings, [line]);
    });
  }

  /** The position as a viewer may know it, with what led to it. */
  update(viewer: Viewer): Update {
    const { events = [], takenBack = null } = this.course.steps[this.seq] ?? {};
    return {
      ...this.#position(viewer),
      events: projectEvents(events, viewer),
      ...(takenBack && { takenBack }),
      ...(this.unsaved && { unsaved: true }),
    };
  }

  /** All that a viewer who just sat down may know, but the status. */
  watched(viewer: Viewer): Omit<Watched, 'status'> {
    return {
      info: this.info(),
      update: { ...this.#position(viewer), events: [] },
      history: this.#history(viewer),
      befell: viewer === 'public' ? [] : this.#befell(viewer),
    };
  }

  /** What lies open now. */
  glance(): Glance {
    return { seq: this.seq, view: this.game.view(this.course.state, 'public') };
  }

  /** The table as a list shows it. The seed is in it only when the game is over. */
  info(): TableInfo {
    return infoOf(this.course, this.#settings, this.#torn);
  }

  /** Lets go of the file; it is opened again when something is to be written. */
  release(): Promise<void> {
    return this.#writer.release();
  }

  /** Tries once more to write what is not on disk, and closes the file. Resolves with what could not be written. */
  close(): Promise<Unsaved | null> {
    return this.#writer.close();
  }

  async #write(line: Line, take: () => void): Promise<void> {
    await this.#writer.append(line);
    this.#lines.push(line);
    this.#torn = null;
    take();
    this.#savedBytes = this.#writer.savedBytes;
  }

  #resultOf({ state }: Next) {
    const outcome = this.game.outcome(state);
    return outcome && { result: { ranking: outcome.ranking, scores: outcome.scores } };
  }

  #position(viewer: Viewer): Omit<Update, 'events'> {
    const { state } = this.course;
    return {
      type: 'update',
      table: this.id,
      seq: this.seq,
      viewer,
      view: this.game.view(state, viewer),
      moves: viewer === 'public' ? [] : this.game.moves(state, viewer),
    };
  }

  #history(viewer: Viewer): Watched['history'] {
    const standing = new Set(this.course.standing);
    return this.course.steps.map(({ events, move, takenBack }, seq) => ({
      seq,
      events: projectEvents(events, viewer),
      ...(move !== null && !standing.has(seq) && { struck: true as const }),
      ...(takenBack && { takenBack }),
    }));
  }

  /** What others did to a seat since its last own move, without what was taken back. */
  #befell(seat: Seat): SeenEvent[] {
    const { steps, standing } = this.course;
    const passed = standing.flatMap((seq) => steps[seq] ?? []);
    const own = passed.findLastIndex((step) => step.seat === seat);
    return [...(own < 0 ? steps.slice(0, 1) : []), ...passed.slice(own + 1)]
      .flatMap(({ events }) => projectEvents(events, seat))
      .filter((event) => this.game.befell(event, seat));
  }
}
