/** The version of the journal's format. Raised whenever an older program could not read what this one writes. */
export const FORMAT = 2;

/** What a line of a journal of some format holds. */
type Content = Readonly<Record<string, unknown>>;

/** How a journal of one format becomes one of the next: line by line, so that line numbers stay what they are in the file. */
interface Migration {
  readonly header: (header: Content) => Content;
  readonly line: (line: Content) => Content;
}

/** The steps, by the format they begin with. Each is pure, small and never changed again. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {
  /** Format 2 knows titles, take-backs, copies, and what was told of the deal and of each move, so that it can be verified. */
  1: {
    header: (header) => ({
      ...header,
      format: 2,
      title: null,
      undo: false,
      copyOf: null,
      commitment: null,
      dealt: null,
    }),
    line: (line) => line,
  },
};

const isContent = (content: unknown): content is Content => typeof content === 'object' && content !== null;

/** Whether this program reads journals of that format. */
export const isReadable = (format: unknown): format is number =>
  format === FORMAT || (typeof format === 'number' && Object.hasOwn(MIGRATIONS, format));

/** The steps from a readable format to the one of today. */
const stepsFrom = (format: number): Migration[] => {
  const steps: Migration[] = [];
  for (let at = format; at < FORMAT; at++) {
    const step = MIGRATIONS[at];
    if (step !== undefined) steps.push(step);
  }
  return steps;
};

/** How the lines of a journal of that format are read as those of today's; what is no object stays as it is. */
export function migrationFrom(format: number): {
  header: (content: unknown) => unknown;
  line: (content: unknown) => unknown;
} {
  const steps = stepsFrom(format);
  const through = (part: keyof Migration) => (content: unknown) =>
    steps.reduce<unknown>((now, step) => (isContent(now) ? step[part](now) : now), content);
  return { header: through('header'), line: through('line') };
}
