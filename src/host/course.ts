import { createHash } from 'node:crypto';
import type { GameEvent } from '../games/kit/events.ts';
import type { AnyGame, Move, Outcome, State, StateValue } from '../games/kit/game.ts';
import { play, start } from '../games/kit/play.ts';
import { follow } from '../games/kit/runner.ts';
import type { Seat } from '../games/kit/seats.ts';
import type { TakenBack } from '../protocol/undo.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { BackLine, Header, Journal, Line, MoveLine } from './journal.ts';
import { taughtSomething } from './learning.ts';
import { Unopenable, unopenable } from './problem.ts';

/** What led to a position. */
export interface Step {
  /** Whose move it was, or who wanted to take back; `null` for the deal. */
  readonly seat: Seat | null;
  readonly at: string;
  /** `null` for the deal and for a take-back. */
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
  readonly takenBack: TakenBack | null;
  /** The phase of the position. */
  readonly phase: string;
}

/** What a move would lead to. */
export interface Next {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** What a seat could take back. */
export interface Reach {
  readonly to: number;
  /** How many moves would be struck. */
  readonly moves: number;
  /** Whether only this seat's own moves would be, and nobody has learned anything by them. */
  readonly free: boolean;
}

/** Every so many positions a state is kept, from which those after it are played again when they are looked at. */
const KEPT_EVERY = 16;

/** The same for a checkpoint on disk; a multiple of {@link KEPT_EVERY}. */
const KEPT_ON_DISK_EVERY = 64;

const phaseOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}.${phaseOf(inner)}`))
        .join('+');

/** The digest of what a move or the deal told, secrets included, and of where every card lies then. */
export const digestOf = (game: AnyGame, { state, events }: Next): string =>
  createHash('sha256')
    .update(JSON.stringify([events, game.cards(state.context)]))
    .digest('hex')
    .slice(0, 16);

/**
 * An old position with the lots and card ids used up since: whoever saw what was drawn then does not know what will be drawn now, and
 * no id names another card than before.
 */
function rewound(old: State, { context: { chance, minted } }: State): State {
  const { value, status, context } = old;
  return { value, status, context: { ...context, chance: { ...context.chance, drawn: chance.drawn }, minted } };
}

const dealt = (game: AnyGame, { players, options, first, seed }: Header) =>
  start(game, { seats: players.length, options, first, seed });

/** The positions of a table from the deal on, numbered from 0. Moves and take-backs add to them; none is ever removed. */
export class Course {
  readonly game: AnyGame;
  readonly header: Header;
  readonly #steps: Step[];
  /** Some states by number; among them that of every take-back. */
  readonly #kept: Map<number, State>;
  readonly #barriers = new Map<number, boolean>();
  #state: State;
  /** The numbers of the moves that count, in order. */
  readonly #standing: number[] = [];

  constructor(game: AnyGame, header: Header) {
    const { state, events } = dealt(game, header);
    this.game = game;
    this.header = header;
    this.#steps = [
      { seat: null, at: header.created, move: null, events, takenBack: null, phase: phaseOf(state.value) },
    ];
    this.#kept = new Map([[0, state]]);
    this.#state = state;
  }

  /**
   * Plays a journal from the deal, or from its checkpoint, to its last line.
   *
   * @throws {Unopenable} when the rules were others when it was begun, or refuse a line of it.
   */
  static replayed(game: AnyGame, journal: Pick<Journal, 'header' | 'lines'>, checkpoint?: Checkpoint): Course {
    const { course, refused } = Course.played(game, journal, checkpoint);
    if (refused !== null) throw unopenable('host.damaged', { line: refused });
    return course;
  }

  /**
   * Plays a journal as far as the rules allow. `refused` is the number of the line that they don't, counted from 1.
   *
   * @throws {Unopenable} when the rules were others when it was begun, or can't even deal.
   */
  static played(game: AnyGame, { header, lines }: Pick<Journal, 'header' | 'lines'>, checkpoint?: Checkpoint) {
    const { rulesVersion } = header;
    if (rulesVersion !== game.rulesVersion) {
      const key = rulesVersion > game.rulesVersion ? 'host.newer-rules' : 'host.older-rules';
      throw unopenable(key, { rules: rulesVersion, known: game.rulesVersion });
    }
    let line = 1;
    let course: Course | undefined;
    try {
      course = new Course(game, header);
      for (const next of lines) {
        line++;
        if (!course.#adopts(next, checkpoint)) course.follow(next);
      }
      return { course, refused: null };
    } catch (error) {
      if (error instanceof Unopenable) throw error;
      if (course === undefined) throw unopenable('host.damaged', { line });
      return { course, refused: line };
    }
  }

  /** The number of the position now. */
  get seq(): number {
    return this.#steps.length - 1;
  }

  get state(): State {
    return this.#state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The numbers of the moves that count: those that were not taken back. */
  get standing(): readonly number[] {
    return this.#standing;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** The digest of what led to the position now, and of where every card lies. */
  get digest(): string {
    return digestOf(this.game, { state: this.#state, events: this.#steps[this.seq]?.events ?? [] });
  }

  /** What a move would lead to. Throws {@link Refused} when it is not legal. */
  next(move: Move): Next {
    return play(this.game, this.#state, move);
  }

  /** Takes a move as played. */
  add({ move, at }: Pick<MoveLine, 'move' | 'at'>, { state, events }: Next): void {
    this.#push({ seat: move.seat, at, move, events, takenBack: null, phase: phaseOf(state.value) }, state);
    this.#standing.push(this.seq);
  }

  /** Goes back to where a standing move was played. Throws when that is no such position. */
  goBack({ back: to, by, agreed, at }: Omit<BackLine, 'seq'>): void {
    const keep = this.#standing.findIndex((seq) => seq - 1 === to);
    if (keep < 0 || this.outcome !== undefined) throw new RangeError(`There is no way back to ${to}.`);
    const state = rewound(this.stateAt(to), this.#state);
    const takenBack = { to, by, agreed: [...agreed] };
    this.#push({ seat: by, at, move: null, events: [], takenBack, phase: phaseOf(state.value) }, state);
    this.#kept.set(this.seq, state);
    this.#standing.length = keep;
  }

  /** Takes a line of the journal; lines that lead to no position change nothing here. */
  follow(line: Line): void {
    if ('move' in line) this.add(line, this.next(line.move));
    else if ('back' in line) this.goBack(line);
  }

  /** What a checkpoint keeps of all this. */
  checkpoint(): Pick<Checkpoint, 'told' | 'kept'> {
    const isKept = (seq: number) => seq % KEPT_ON_DISK_EVERY === 0 || this.#steps[seq]?.takenBack != null;
    const kept = [...this.#kept].filter(([seq]) => isKept(seq) && seq < this.seq);
    return {
      told: this.#steps.map(({ events, phase }) => ({ events, phase })),
      kept: [...kept, [this.seq, this.#state]],
    };
  }

  /** The state of any position. Throws when there is none of that number. */
  stateAt(seq: number): State {
    if (seq === this.seq) return this.#state;
    let from = seq;
    while (from > 0 && !this.#kept.has(from)) from--;
    let state = this.#kept.get(from);
    for (const { move } of this.#steps.slice(from + 1, seq + 1)) {
      if (state !== undefined && move !== null) ({ state } = follow(this.game.machine, state, move));
    }
    if (state === undefined || seq > this.seq) throw new RangeError(`There is no position ${seq}.`);
    return state;
  }

  /** Every move that was played, taken back or not, with the state it was played on, in order. */
  *moves(): Generator<{ readonly seq: number; readonly move: Move; readonly before: State }> {
    let state = this.stateAt(0);
    for (const [seq, { move }] of this.#steps.entries()) {
      const before = state;
      if (move !== null) yield { seq, move, before };
      state = move === null ? this.stateAt(seq) : follow(this.game.machine, before, move).state;
    }
  }

  /** What taking back to the position `to` would come to for a seat; `undefined` when there is no way back to it. */
  reachOf(seat: Seat, to: number): Reach | undefined {
    const first = this.#standing.findIndex((seq) => seq - 1 === to);
    if (first < 0 || this.outcome !== undefined) return undefined;
    const struck = this.#standing.slice(first);
    const free = struck.every((seq) => this.#steps[seq]?.seat === seat && !this.#isBarrier(seq));
    return { to, moves: struck.length, free };
  }

  /** The position before the last standing move of any of these seats, and whose move that was. */
  beforeLastOf(fits: (seat: Seat) => boolean): { seat: Seat; to: number } | undefined {
    for (const seq of this.#standing.toReversed()) {
      const seat = this.#steps[seq]?.seat ?? null;
      if (seat !== null && fits(seat)) return { seat, to: seq - 1 };
    }
    return undefined;
  }

  /** Takes a line's position as a checkpoint has it, without playing it. Returns whether the checkpoint has it. */
  #adopts(line: Line, checkpoint: Checkpoint | undefined): boolean {
    const told = checkpoint?.told[this.seq + 1];
    if (told === undefined || !('seq' in line)) return false;
    if (this.seq === 0) for (const [seq, state] of checkpoint?.kept ?? []) this.#kept.set(seq, state);
    const { at } = line;
    if ('move' in line) {
      this.#steps.push({ seat: line.move.seat, at, move: line.move, takenBack: null, ...told });
      this.#standing.push(this.seq);
    } else {
      const takenBack = { to: line.back, by: line.by, agreed: [...line.agreed] };
      this.#steps.push({ seat: line.by, at, move: null, takenBack, ...told });
      this.#standing.length = this.#standing.findIndex((seq) => seq - 1 === line.back);
    }
    this.#state = this.#kept.get(this.seq) ?? this.#state;
    return true;
  }

  #isBarrier(seq: number): boolean {
    const known = this.#barriers.get(seq);
    if (known !== undefined) return known;
    const { events = [], seat } = this.#steps[seq] ?? {};
    const [before, after] = [this.stateAt(seq - 1), this.stateAt(seq)];
    const isBarrier = taughtSomething({ game: this.game, by: seat ?? 0, before, after, events });
    this.#barriers.set(seq, isBarrier);
    return isBarrier;
  }

  #push(step: Step, state: State): void {
    this.#steps.push(step);
    this.#state = state;
    if (this.seq % KEPT_EVERY === 0) this.#kept.set(this.seq, state);
  }
}
