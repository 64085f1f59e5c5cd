import type { Glance } from '../protocol/files.ts';
import type { Onlooker } from '../protocol/parts.ts';
import type { Position, Timeline } from '../protocol/replays.ts';
import type { TableId } from '../protocol/tables.ts';
import { mustBeTheirs } from './admission.ts';
import type { Library, Reading } from './library.ts';
import { eventsFor, viewFor } from './open-view.ts';
import type { FileMark } from './ports.ts';
import { problem } from './problem.ts';
import type { Connection } from './sitting.ts';
import type { Table } from './table.ts';

/** How many tables that are not played now are kept in memory for whoever looks at their replays. */
const READINGS = 4;

/** How many pictures of tables are kept in memory. */
const GLANCES = 500;

/** What was made of a version of a file, for the files used last. */
class Recent<T> {
  readonly #most: number;
  readonly #kept = new Map<TableId, { readonly mark: FileMark; readonly made: T }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What was made of this version; made now if it is not known. */
  async get(id: TableId, mark: FileMark | undefined, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(id);
    this.#kept.delete(id);
    const isCurrent = known !== undefined && known.mark.size === mark?.size && known.mark.changed === mark.changed;
    const made = isCurrent ? known.made : await make();
    if (mark !== undefined) this.#kept.set(id, { mark, made });
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > this.#most) this.#kept.delete(oldest);
    return made;
  }
}

const isOver = ({ course, damage }: Reading): boolean => damage === null && course.outcome !== undefined;

/** As whom a connection may look at a game: while it is not over, as the public and as its own people; then as anybody. */
function onlookers({ local }: Connection, reading: Reading): Onlooker[] {
  const seats = reading.course.header.players.map(({ holder }, seat) => ({ holder, seat }));
  if (isOver(reading)) return ['public', ...seats.map(({ seat }) => seat), 'open'];
  return ['public', ...(local ? seats.flatMap(({ holder, seat }) => (holder === 'person' ? [seat] : [])) : [])];
}

function mustSee(connection: Connection, reading: Reading, viewer: Onlooker): void {
  if (onlookers(connection, reading).includes(viewer)) return;
  if (viewer === 'open') throw problem('host.replay-closed');
  if (viewer !== 'public') mustBeTheirs(connection, reading.course.header, viewer);
}

/** Looking back at tables, also at those that are played on and those whose files are damaged. */
export class Replays {
  readonly #library: Library;
  readonly #openTable: (id: TableId) => Table | undefined;
  readonly #readings = new Recent<Reading>(READINGS);
  readonly #glances = new Recent<Glance>(GLANCES);

  constructor(library: Library, openTable: (id: TableId) => Table | undefined) {
    this.#library = library;
    this.#openTable = openTable;
  }

  /** All that happened at a table, as an onlooker may know it. Throws a {@link HostProblem} when it may not look. */
  async timeline(connection: Connection, id: TableId, viewer: Onlooker): Promise<Timeline> {
    const reading = await this.#reading(id);
    mustSee(connection, reading, viewer);
    const { course, info, damage } = reading;
    const standing = new Set(course.standing);
    return {
      info,
      viewer,
      viewers: onlookers(connection, reading),
      steps: course.steps.map(({ seat, at, move, phase, events, takenBack }, seq) => ({
        seq,
        seat,
        at,
        phase,
        events: eventsFor(events, viewer),
        struck: move !== null && !standing.has(seq),
        takenBack,
      })),
      damage: damage?.problem ?? null,
    };
  }

  /** One position as an onlooker may know it. Throws a {@link HostProblem} when it may not look, or there is no such position. */
  async position(connection: Connection, id: TableId, seq: number, viewer: Onlooker): Promise<Position> {
    const reading = await this.#reading(id);
    mustSee(connection, reading, viewer);
    const { course } = reading;
    const step = course.steps[seq];
    if (step === undefined) throw problem('host.no-position', { seq, last: course.seq });
    return {
      table: id,
      seq,
      viewer,
      events: eventsFor(step.events, viewer),
      view: viewFor(course.game, course.stateAt(seq), viewer),
      takenBack: step.takenBack,
    };
  }

  /** What lies open on a table now. */
  async glance(id: TableId): Promise<Glance> {
    const table = this.#openTable(id);
    if (table !== undefined) return table.glance();
    return this.#glances.get(id, await this.#library.files.mark(id), async () => {
      const { course } = await this.#library.read(id);
      return { seq: course.seq, view: course.game.view(course.state, 'public') };
    });
  }

  async #reading(id: TableId): Promise<Reading> {
    const table = this.#openTable(id);
    if (table !== undefined) return { course: table.course, info: table.info(), damage: null };
    return this.#readings.get(id, await this.#library.files.mark(id), () => this.#library.read(id));
  }
}
