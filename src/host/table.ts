import { commitment } from '../games/kit/chance.ts';
import { type GameEvent, projectEvents, type SeenEvent } from '../games/kit/events.ts';
import type { AnyGame, Move, Outcome, State } from '../games/kit/game.ts';
import type { Phrase } from '../games/kit/phrase.ts';
import { phrase } from '../games/kit/phrase.ts';
import { play, start } from '../games/kit/play.ts';
import type { Seat, Viewer } from '../games/kit/seats.ts';
import type { Update, Watched } from '../protocol/messages.ts';
import type { TableId, TableInfo } from '../protocol/tables.ts';
import type { Entry, Header, Journal, JournalWriter } from './journal.ts';
import { HostProblem, problem, reasonOf, Unopenable, unopenable } from './problem.ts';

/** A position's number, what led to it, and whose move that was (`null`: the deal). */
interface Step {
  readonly seat: Seat | null;
  readonly at: string;
  readonly events: readonly GameEvent[];
}

/** What a seat may do, and what it may know for doing it. */
export interface Question {
  readonly seat: Seat;
  readonly view: Update['view'];
  readonly moves: readonly Move[];
}

const dealt = (game: AnyGame, { players, options, first, seed }: Header) =>
  start(game, { seats: players.length, options, first, seed });

/** One game in play (or over): its rules, its state, all that happened, and its journal. */
export class Table {
  readonly game: AnyGame;
  readonly header: Header;
  readonly #journal: JournalWriter;
  readonly #steps: Step[];
  #state: State;
  /** What the people at this table must be told of its file; gone as soon as a move has been written. */
  #torn: Phrase | null;

  private constructor(game: AnyGame, journal: Journal, writer: JournalWriter) {
    const { header, torn } = journal;
    const { state, events } = dealt(game, header);
    this.game = game;
    this.header = header;
    this.#journal = writer;
    this.#steps = [{ seat: null, at: header.created, events }];
    this.#state = state;
    this.#torn = torn === null ? null : phrase('host.torn-line', { line: torn });
  }

  /**
   * Plays a journal from the deal to its last move.
   *
   * @throws {Unopenable} when the rules refuse a move of it, or were others when it was begun.
   */
  static replay(game: AnyGame, journal: Journal, writer: JournalWriter): Table {
    const { rulesVersion } = journal.header;
    if (rulesVersion !== game.rulesVersion) {
      const key = rulesVersion > game.rulesVersion ? 'host.newer-rules' : 'host.older-rules';
      throw unopenable(key, { rules: rulesVersion, known: game.rulesVersion });
    }
    return Table.#replayed(game, journal, writer);
  }

  static #replayed(game: AnyGame, journal: Journal, writer: JournalWriter): Table {
    let line = 1;
    try {
      const table = new Table(game, journal, writer);
      for (const { at, move } of journal.entries) {
        line++;
        table.#advance(move, at);
      }
      return table;
    } catch (error) {
      throw error instanceof Unopenable ? error : unopenable('host.damaged', { line });
    }
  }

  get id(): TableId {
    return this.header.id;
  }

  /** How many moves have been played. */
  get seq(): number {
    return this.#steps.length - 1;
  }

  /** What is wrong with the file although the table can be played; `null` when nothing is. */
  get notice(): Phrase | null {
    return this.#torn;
  }

  /** Whether that seat exists and a person decides for it. */
  isPerson(seat: Seat): boolean {
    return this.header.players[seat]?.holder === 'person';
  }

  /** The first seat held by a bot that has a decision to make now; `undefined` when none has. */
  botToMove(): Seat | undefined {
    const seats = this.header.players.flatMap(({ holder }, seat) => (holder === 'bot' ? [seat] : []));
    return seats.find((seat) => this.game.moves(this.#state, seat).length > 0);
  }

  /** What a seat is asked now: its view and its moves, nothing else. */
  question(seat: Seat): Question {
    return { seat, view: this.game.view(this.#state, seat), moves: this.game.moves(this.#state, seat) };
  }

  /**
   * Plays a move: writes it to the journal, and only then takes it as played.
   *
   * @throws {Refused} when it is not legal.
   * @throws {HostProblem} when it can't be written. In both cases nothing has changed.
   */
  async play(move: Move, at: string): Promise<void> {
    const next = play(this.game, this.#state, move);
    await this.#write({ seq: this.seq + 1, at, move });
    this.#torn = null;
    this.#state = next.state;
    this.#steps.push({ seat: move.seat, at, events: next.events });
  }

  /** The position as a viewer may know it, with what led to it. */
  update(viewer: Viewer): Update {
    return { ...this.#position(viewer), events: projectEvents(this.#steps[this.seq]?.events ?? [], viewer) };
  }

  /** All that a viewer who just sat down may know. */
  watched(viewer: Viewer): Watched {
    return {
      info: this.info(),
      update: { ...this.#position(viewer), events: [] },
      history: this.#steps.map(({ events }, seq) => ({ seq, events: projectEvents(events, viewer) })),
      befell: viewer === 'public' ? [] : this.#befell(viewer),
      status: {
        type: 'status',
        table: this.id,
        viewer,
        undo: false,
        held: null,
        back: null,
        asked: null,
        unsaved: null,
      },
    };
  }

  /** The table as a list shows it. The seed is in it only when the game is over. */
  info(): TableInfo {
    const { id, game, players, options, created, seed } = this.header;
    const outcome: Outcome | undefined = this.game.outcome(this.#state);
    return {
      id,
      game,
      title: null,
      players,
      options,
      created,
      played: this.#steps[this.seq]?.at ?? created,
      moves: this.seq,
      undo: false,
      status: outcome === undefined ? 'playing' : 'finished',
      winners: [...(outcome?.ranking[0] ?? [])],
      commitment: commitment(seed),
      seed: outcome === undefined ? null : seed,
      problem: this.#torn,
    };
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  async #write(entry: Entry): Promise<void> {
    try {
      await this.#journal.append(entry);
    } catch (error) {
      throw error instanceof HostProblem ? error : problem('host.not-written', { code: reasonOf(error) });
    }
  }

  #advance(move: Move, at: string): void {
    const { state, events } = play(this.game, this.#state, move);
    this.#state = state;
    this.#steps.push({ seat: move.seat, at, events });
  }

  #position(viewer: Viewer): Omit<Update, 'events'> {
    return {
      type: 'update',
      table: this.id,
      seq: this.seq,
      viewer,
      view: this.game.view(this.#state, viewer),
      moves: viewer === 'public' ? [] : this.game.moves(this.#state, viewer),
    };
  }

  /** What others did to a seat since its last own move. */
  #befell(seat: Seat): SeenEvent[] {
    const own = this.#steps.findLastIndex((step) => step.seat === seat);
    return this.#steps
      .slice(own + 1)
      .flatMap(({ events }) => projectEvents(events, seat))
      .filter((event) => this.game.befell(event, seat));
  }
}
