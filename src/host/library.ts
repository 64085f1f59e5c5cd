import type { AnyGame, GameId } from '../games/kit/game.ts';
import { phrase } from '../games/kit/phrase.ts';
import type { TableId, TableInfo } from '../protocol/tables.ts';
import { Course } from './course.ts';
import { type Header, type Journal, type Line, readHeader, readJournal, readRemains } from './journal.ts';
import type { Ports } from './ports.ts';
import { problem, type Unopenable, unopenable } from './problem.ts';
import { Table } from './table.ts';
import { TableFiles } from './table-files.ts';
import { infoOf, settingsOf } from './table-info.ts';
import { TableList } from './table-list.ts';
import { JournalWriter } from './writer.ts';

/** After how many more positions a checkpoint is kept. Tables with fewer have none: they are played again from the deal as fast. */
const CHECKPOINT_EVERY = 256;

/** A table as far as its file can be read and the rules allow. */
export interface Reading {
  readonly course: Course;
  readonly info: TableInfo;
  /** Why there is no more of it; `null` when that is all. */
  readonly damage: Unopenable | null;
}

/** All tables of a data folder, and the games they are played by. */
export class Library {
  readonly files: TableFiles;
  /** What a list says of each. */
  readonly list: TableList;
  readonly #ports: Ports;
  readonly #games: readonly AnyGame[];

  /** `app`: the app's version. */
  constructor(ports: Ports, games: readonly AnyGame[], data: string, app: string) {
    this.#ports = ports;
    this.#games = games;
    this.files = new TableFiles(ports, data, app);
    this.list = new TableList({
      ports,
      files: this.files,
      games,
      data,
      infoOf: async (id) => (await this.open(id)).info(),
    });
  }

  /** The game of that name. Throws a {@link HostProblem} when it is not on the shelf. */
  game(id: GameId): AnyGame {
    const game = this.#games.find((known) => known.id === id);
    if (game === undefined) throw problem('host.unknown-game', { game: id });
    return game;
  }

  /**
   * Writes a new table's journal; safe on disk when this resolves.
   *
   * @throws {Unopenable} when the rules can't play it.
   * @throws {HostProblem} when it can't be written.
   */
  async create(header: Header, lines: readonly Line[] = []): Promise<TableInfo> {
    const course = Course.replayed(this.#gameOf(header), { header, lines });
    await this.files.put(header, lines);
    const info = infoOf(course, settingsOf(header, lines), null);
    await this.list.note(header.id, info);
    await this.list.keep();
    return info;
  }

  /**
   * Opens a table to play on.
   *
   * @throws {HostProblem} when there is no such table.
   * @throws {Unopenable} when its journal can't be played on from; the file stays as it is.
   */
  async open(id: TableId): Promise<Table> {
    const { bytes, game, checkpoint } = await this.#found(id);
    const journal = readJournal(bytes, checkpoint?.bytes);
    const writer = new JournalWriter(this.#ports, this.files.pathOf(id), journal);
    return new Table(game, journal, { writer, checkpoint });
  }

  /**
   * Reads a table to look at, as far as it can be read.
   *
   * @throws {HostProblem} when there is no such table.
   * @throws {Unopenable} when not even its beginning can be read.
   */
  async read(id: TableId): Promise<Reading> {
    const { bytes, game, checkpoint } = await this.#found(id);
    const { header, lines, torn, damaged } = readRemains(bytes, checkpoint?.bytes);
    const { course, refused } = Course.played(game, { header, lines }, checkpoint);
    const broken = refused ?? damaged;
    const damage = broken === null ? null : unopenable('host.damaged', { line: broken });
    const note = torn === null ? null : phrase('host.torn-line', { line: torn });
    const info = infoOf(course, settingsOf(header, lines), note);
    return { course, info: damage === null ? info : { ...info, status: 'damaged', problem: damage.problem }, damage };
  }

  /** Keeps what a long table's journal led to, if much came since that was kept. Nothing must be waiting to be written. */
  async keepCheckpoint(table: Table): Promise<void> {
    const { course, savedBytes: bytes } = table;
    if (course.seq - table.checkpointed < CHECKPOINT_EVERY || bytes === null) return;
    table.checkpointed = course.seq;
    await this.files.keepCheckpoint(table.id, course.game, bytes, course.checkpoint());
  }

  /** A table's file, the game it is played by, and the checkpoint that holds for it. */
  async #found(id: TableId) {
    const bytes = await this.files.read(id);
    const game = this.#gameOf(readHeader(bytes), id);
    return { bytes, game, checkpoint: await this.files.checkpoint(id, bytes, game) };
  }

  #gameOf({ id, game: name }: Journal['header'], expected = id): AnyGame {
    if (id !== expected) throw unopenable('host.misplaced', { id });
    const game = this.#games.find(({ id }) => id === name);
    if (game === undefined) throw unopenable('host.unknown-game', { game: name });
    return game;
  }
}
