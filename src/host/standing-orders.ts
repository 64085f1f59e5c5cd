import type { Move, StandingOrder } from '../games/kit/game.ts';
import type { Seat, Viewer } from '../games/kit/seats.ts';
import type { Clock, Entropy, Log } from './ports.ts';
import { problem, traceOf } from './problem.ts';
import type { Table } from './table.ts';

/** What standing orders need of the table's surroundings. */
export interface OrdersParts {
  readonly table: Table;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Log;
  /** How long an answer takes where there is nobody to hide it from, in milliseconds. */
  readonly hesitation: () => number;
  /** Whether answers may be given now: somebody watches, and nothing is being asked aloud. */
  readonly isFree: () => boolean;
  /** Whether people look at this table as different seats from different screens: only they could learn from the time of an answer. */
  readonly isObserved: () => boolean;
  /** Plays an answer, unless it is not wanted any more when its turn has come. */
  readonly play: (move: Move, isWanted: () => boolean) => Promise<void>;
}

/** The shortest and the longest time that most answers take where they are hidden, in milliseconds. */
const DELAY = { least: 700, most: 2600 } as const;

/** One answer in so many takes up to `late` longer: people sometimes think. */
const THINKING = { share: 6, late: 3500 } as const;

/** Why an answer is not heard at once. */
export interface Cover {
  /** Resolves when it may be heard. */
  readonly over: Promise<void>;
  /** Whether the seat is still asked what it answered. */
  readonly isSame: () => boolean;
}

/** What a person's seat is asked now, since when, and how long its answer takes where that is hidden, in milliseconds. */
interface Question {
  readonly text: string;
  readonly since: number;
  readonly delay: number;
}

/**
 * The standing orders of the people at a table (`Game.orders`): in their stead it answers what they need not be asked.
 *
 * How long an answer takes is drawn by lot when the question is asked, before anybody looks at a hand; and where several people play from
 * screens of their own, a thought answer is not heard sooner than that either. So the time of a pass tells nothing. Orders are kept in
 * memory only, and told to nobody but their own seat.
 */
export class StandingOrders {
  readonly #parts: OrdersParts;
  /** The orders that stand, by seat: the term within which each was given, by its id. */
  readonly #given = new Map<Seat, Map<string, string>>();
  readonly #questions = new Map<Seat, Question>();
  #cancel = () => {};

  constructor(parts: OrdersParts) {
    this.#parts = parts;
    this.#ask();
  }

  /** Gives an order for a seat, or takes it back. Throws a {@link HostProblem} where the game knows no such order. */
  give(seat: Seat, id: string, stands: boolean): void {
    const order = this.#all.find((known) => known.id === id);
    if (order === undefined) throw problem('host.no-such-order');
    const own = this.#given.get(seat) ?? new Map<string, string>();
    if (stands) own.set(id, this.#termOf(order));
    else own.delete(id);
    this.#given.set(seat, own);
    this.lookUp();
  }

  /** The ids of the orders that stand for a seat. */
  standingFor(viewer: Viewer): string[] {
    return viewer === 'public' ? [] : this.#ordersOf(viewer).map(({ id }) => id);
  }

  /** Seats that are answered for whatever they hold: a screen that people share need not be handed to them. */
  get answered(): Seat[] {
    return this.#persons.filter((seat) => this.#ordersOf(seat).some(({ blind }) => blind));
  }

  /** The table is at another position. */
  turned(): void {
    this.#ask();
    this.lookUp();
  }

  /** Something has changed on which it depends whether answers may be given. */
  lookUp(): void {
    this.#cancel();
    this.#cancel = () => {};
    const { clock, isFree } = this.#parts;
    if (!isFree()) return;
    const [next] = this.#answers().sort((one, other) => one.due - other.due);
    if (next === undefined) return;
    this.#cancel = clock.setTimer(Math.max(0, next.due - clock.now()), () => void this.#answer(next.seat));
  }

  /** Answers nothing any more. */
  stop(): void {
    this.#cancel();
    this.#cancel = () => {};
  }

  /** What a person's own answer has to wait for, so that it is not heard sooner than one by an order; `undefined` where it need not wait. */
  coverFor(seat: Seat): Cover | undefined {
    const question = this.#questions.get(seat);
    const { clock, isObserved } = this.#parts;
    if (question === undefined || !isObserved()) return undefined;
    const wait = this.#due(question) - clock.now();
    if (wait <= 0) return undefined;
    return {
      over: new Promise((done) => clock.setTimer(wait, done)),
      isSame: () => this.#questions.get(seat)?.text === question.text,
    };
  }

  get #all(): readonly StandingOrder[] {
    return this.#parts.table.game.orders?.all ?? [];
  }

  get #persons(): Seat[] {
    return this.#parts.table.persons;
  }

  get #openView() {
    const { game, course } = this.#parts.table;
    return game.view(course.state, 'public');
  }

  #termOf(order: StandingOrder): string {
    return order.term(this.#openView);
  }

  /** The orders that stand for a seat now; those whose term is over have lapsed. */
  #ordersOf(seat: Seat): StandingOrder[] {
    const own = this.#given.get(seat);
    if (own === undefined || own.size === 0) return [];
    return this.#all.filter((order) => own.has(order.id) && own.get(order.id) === this.#termOf(order));
  }

  /** Notes whom the table asks, and draws how long each answer takes. Where the time could tell nothing, nothing is noted. */
  #ask(): void {
    const { table, clock } = this.#parts;
    const { orders } = table.game;
    if (orders === undefined) return;
    const isCovert = orders.isCovert(this.#openView);
    for (const seat of this.#persons) {
      const moves = isCovert ? table.question(seat).moves : [];
      if (moves.length === 0) this.#questions.delete(seat);
      else {
        const text = JSON.stringify([table.course.state.value, moves]);
        const question = { text, since: clock.now(), delay: this.#delay() };
        if (this.#questions.get(seat)?.text !== text) this.#questions.set(seat, question);
      }
    }
  }

  #delay(): number {
    const [first = 0, second = 0, third = 0] = this.#parts.entropy.bytes(3);
    const late = first % THINKING.share === 0 ? (second / 255) * THINKING.late : 0;
    return DELAY.least + ((second * 256 + third) / 65535) * (DELAY.most - DELAY.least) + late;
  }

  /** When an answer may be heard: where nobody could learn from the time, as soon as a bot's. */
  #due({ since, delay }: Question): number {
    const { isObserved, hesitation } = this.#parts;
    return since + (isObserved() ? delay : hesitation());
  }

  #answers(): { seat: Seat; due: number }[] {
    return [...this.#questions].flatMap(([seat, question]) =>
      this.#answerOf(seat) === undefined ? [] : [{ seat, due: this.#due(question) }],
    );
  }

  #answerOf(seat: Seat): Move | undefined {
    const { view, moves } = this.#parts.table.question(seat);
    for (const order of this.#ordersOf(seat)) {
      const answer = order.answer(view, moves);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  async #answer(seat: Seat): Promise<void> {
    const question = this.#questions.get(seat);
    const answer = this.#answerOf(seat);
    if (question === undefined || answer === undefined) return;
    try {
      await this.#parts.play(
        answer,
        () => this.#questions.get(seat) === question && this.#answerOf(seat) !== undefined && this.#parts.isFree(),
      );
    } catch (error) {
      // Not again and again: the person is asked instead.
      this.#questions.delete(seat);
      this.#parts.log.warn('A standing order could not answer.', { table: this.#parts.table.id, ...traceOf(error) });
    }
  }
}
