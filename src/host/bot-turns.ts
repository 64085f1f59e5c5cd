import type { Move } from '../games/kit/game.ts';
import type { Seat } from '../games/kit/seats.ts';
import type { Problem } from '../protocol/messages.ts';
import { botChance, decide, type Mind } from './bots.ts';
import { Pace, type Stage } from './pace.ts';
import type { Clock, Log } from './ports.ts';
import { HostProblem, problem, traceOf } from './problem.ts';
import type { Table } from './table.ts';

/** How long a mind may think, in milliseconds; after that the game's policy moves. */
const BUDGET = 2000;

/** What the bots of a table need of those around them. */
export interface BotsParts {
  readonly table: Table;
  readonly clock: Clock;
  readonly log: Log;
  readonly mind: Mind;
  /** How long a bot hesitates before its move, in milliseconds; the same for every decision. */
  readonly hesitation: () => number;
  /** What the pace depends on, now. */
  readonly stage: () => Stage;
  /** Plays a move, unless it is not wanted any more when its turn has come. */
  readonly play: (move: Move, isWanted: () => boolean) => Promise<void>;
  /** Tells the people that a bot can't move. */
  readonly tell: (problem: Problem) => void;
}

/** The bots of a table: they move in the table's pace, one decision at a time. */
export class BotTurns {
  readonly #parts: BotsParts;
  readonly #pace: Pace;
  #thinking: AbortController | undefined;
  /** Whether the people were told that a bot can't move; said once until one can again. */
  #stuck = false;

  constructor(parts: BotsParts) {
    this.#parts = parts;
    const { clock, hesitation, log } = parts;
    this.#pace = new Pace(
      clock,
      hesitation,
      () => void this.#move().catch((error) => log.warn('A bot got stuck.', traceOf(error))),
    );
  }

  /** Something has changed that the pace depends on. */
  lookUp(): void {
    this.#pace.look(this.#parts.stage());
  }

  /** The table is at another position: what was being thought is thrown away. */
  turned(): void {
    this.stop();
    this.#stuck = false;
    this.#pace.turned(this.#parts.stage());
  }

  /** Stops thinking. */
  stop(): void {
    this.#thinking?.abort();
  }

  async #move(): Promise<void> {
    const { table, play } = this.#parts;
    const seat = table.botToMove();
    if (seat === undefined || this.#thinking !== undefined) return;
    const thinking = new AbortController();
    this.#thinking = thinking;
    try {
      const move = await this.#decision(seat, thinking.signal);
      if (move !== undefined) await play(move, () => !thinking.signal.aborted);
    } catch (error) {
      this.#tellOfTrouble(error);
    } finally {
      this.#thinking = undefined;
      this.lookUp();
    }
  }

  #decision(seat: Seat, signal: AbortSignal): Promise<Move | undefined> {
    const { table, clock, mind } = this.#parts;
    const chance = botChance(table.header.botSeed, seat, table.seq);
    return decide(mind, { game: table.game, chance, ...table.question(seat) }, { clock, signal, budget: BUDGET });
  }

  #tellOfTrouble(error: unknown): void {
    const { table, log, tell } = this.#parts;
    this.#pace.retryLater();
    if (this.#stuck) return;
    this.#stuck = true;
    const known = error instanceof HostProblem ? error.problem : problem('host.trouble').problem;
    log.warn('A bot could not move.', { table: table.id, problem: known.key, ...traceOf(error) });
    tell(known);
  }
}
