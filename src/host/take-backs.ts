import type { Move } from '../games/kit/game.ts';
import type { Seat, Viewer } from '../games/kit/seats.ts';
import type { Status } from '../protocol/undo.ts';
import type { Reach } from './course.ts';
import { problem } from './problem.ts';
import type { Table } from './table.ts';

/** The open question whether moves may be taken back. */
interface Asked {
  readonly by: Seat;
  readonly reach: Reach;
  readonly waiting: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** What is to be taken back now: to which position, and who of those who were asked agreed. */
export interface Granted {
  readonly to: number;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/**
 * Taking back at one table: what lies between a decision and its consequences.
 *
 * Where moves may be taken back, a person's move that ends what its seat has to decide is **held**: it is legal and looked at, but not
 * played before that person says `end-turn`, as if the hand still rested on the card. So the last action of a turn can be taken back
 * too, whatever it would have shown, drawn or rolled; and neither the rules of any game nor the journal need to know of it. Only
 * its own seat is told. All other moves are played at once.
 *
 * What was played can be taken back freely as long as it was the seat's own and nobody has learned anything by it (`learning.ts`). Beyond
 * that the other people at the table are asked; bots agree. A game that is over stays over: its seed has been shown.
 *
 * Held moves and the question are kept in memory only: nobody else has seen the one, and the other can be asked again.
 */
export class TakeBacks {
  readonly #table: Table;
  readonly #held = new Map<Seat, Move>();
  #asked: Asked | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether the people are being asked: bots wait then. */
  get isAsking(): boolean {
    return this.#asked !== null;
  }

  /**
   * Holds a person's move if it must be held; another one that the seat held is put back.
   *
   * @returns whether it is held.
   * @throws {Refused} when it is not legal.
   */
  holds(move: Move): boolean {
    const isHeld = this.#table.undo && this.#table.endsTurn(move);
    if (isHeld) this.#held.set(move.seat, move);
    else this.#held.delete(move.seat);
    return isHeld;
  }

  /** The move that a seat has held. Throws a {@link HostProblem} when there is none. */
  heldBy(seat: Seat): Move {
    const move = this.#held.get(seat);
    if (move === undefined) throw problem('host.nothing-held');
    return move;
  }

  /** Puts a held move back. Returns whether there was one. */
  putBack(seat: Seat): boolean {
    return this.#held.delete(seat);
  }

  /**
   * The table moved on: the question lapses, and held moves that are not legal any more are put back.
   *
   * @returns the seats whose moves were put back.
   */
  movedOn(): Seat[] {
    this.#asked = null;
    const gone = [...this.#held].filter(([, move]) => this.#table.refuse(move) !== undefined).map(([seat]) => seat);
    for (const seat of gone) this.#held.delete(seat);
    return gone;
  }

  /** Whether moves may be taken back has changed. */
  allowed(undo: boolean): void {
    if (undo) return;
    this.#held.clear();
    this.#asked = null;
  }

  /**
   * Asks to take back to a position.
   *
   * @returns what is granted at once; `undefined` when the other people are asked.
   * @throws {HostProblem} when it can't be.
   */
  ask(by: Seat, to: number | undefined): Granted | undefined {
    if (!this.#table.undo) throw problem('host.undo-off');
    if (this.#table.isOver) throw problem('host.undo-over');
    if (this.#asked !== null) throw problem('host.undo-asked-already', { by: this.#table.nameOf(this.#asked.by) });
    const reach = this.#table.reach(by, to);
    if (reach === undefined) throw problem(to === undefined ? 'host.undo-nothing' : 'host.undo-no-way');
    const others = this.#table.persons.filter((seat) => seat !== by);
    if (reach.free || others.length === 0) return { to: reach.to, by, agreed: [] };
    this.#asked = { by, reach, waiting: others, agreed: [] };
    return undefined;
  }

  /**
   * A person's answer to the question.
   *
   * @returns what is granted, when this was the last one needed; `'closed'` when the question is off the table; else `undefined`.
   * @throws {HostProblem} when nobody asked this seat.
   */
  answer(seat: Seat, agree: boolean): Granted | 'closed' | undefined {
    const asked = this.#asked;
    const isOwn = asked?.by === seat;
    if (asked === null || (isOwn && agree) || !(isOwn || asked.waiting.includes(seat)))
      throw problem('host.undo-not-asked');
    if (!agree) {
      this.#asked = null;
      return 'closed';
    }
    const waiting = asked.waiting.filter((other) => other !== seat);
    const agreed = [...asked.agreed, seat].sort((one, other) => one - other);
    this.#asked = { ...asked, waiting, agreed };
    return waiting.length === 0 ? { to: asked.reach.to, by: asked.by, agreed } : undefined;
  }

  /** What a viewer is told of all this. */
  status(viewer: Viewer): Pick<Status, 'undo' | 'held' | 'back' | 'asked'> {
    const { undo } = this.#table;
    if (!undo) return { undo, held: null, back: null, asked: null };
    return {
      undo,
      held: this.#heldFor(viewer),
      back: this.#backFor(viewer),
      asked: this.#asked && {
        by: this.#asked.by,
        to: this.#asked.reach.to,
        moves: this.#asked.reach.moves,
        waiting: [...this.#asked.waiting],
      },
    };
  }

  #heldFor(viewer: Viewer): Status['held'] {
    const move = viewer === 'public' ? undefined : this.#held.get(viewer);
    return move === undefined ? null : { ...move };
  }

  #backFor(viewer: Viewer): Status['back'] {
    if (viewer === 'public') return this.#table.lastReach() ?? null;
    const reach = this.#table.reach(viewer);
    return reach === undefined ? null : { seat: viewer, ...reach };
  }
}
