import { type Phrase, phrase } from './phrase.ts';

/** One way to play a game differently. `title` and `help` are found in the catalogue as `option.<id>` and `option.<id>.help`. */
export interface OptionSpec {
  readonly id: string;
  /** The rule that speaks of it. */
  readonly rule: string;
  /** The values it can take; the first is the default. */
  readonly values: readonly (boolean | number | string)[];
  /** Seat counts with which it can't be used, and ids of options it can't be combined with (when both differ from their default). */
  readonly excludes?: { readonly seats?: readonly number[]; readonly options?: readonly string[] };
}

/** The options of one game, all resolved. */
export type Options = Readonly<Record<string, boolean | number | string>>;

/** A table that can't be set up as asked; `why` says what to change. */
export class BadSetup extends Error {
  readonly why: Phrase;

  constructor(why: Phrase) {
    super(`Bad setup: ${why.key} ${JSON.stringify(why.values ?? {})}`);
    this.name = 'BadSetup';
    this.why = why;
  }
}

const conflictOf = (spec: OptionSpec, options: Options, specs: readonly OptionSpec[]): OptionSpec | undefined =>
  specs.find((other) => spec.excludes?.options?.includes(other.id) && options[other.id] !== other.values[0]);

/**
 * Fills in defaults and checks what was asked for.
 *
 * @throws {BadSetup} for an option the game does not have, a value it can't take, a seat count or another option that rules it out.
 */
export function resolveOptions(
  specs: readonly OptionSpec[],
  asked: Readonly<Record<string, unknown>>,
  seats: number,
): Options {
  for (const id of Object.keys(asked)) {
    if (!specs.some((spec) => spec.id === id)) throw new BadSetup(phrase('setup.unknown-option', { option: id }));
  }
  const options: Record<string, boolean | number | string> = {};
  for (const { id, values } of specs) {
    const value = asked[id] ?? values[0];
    const known = values.find((possible) => possible === value);
    if (known === undefined) {
      throw new BadSetup(phrase('setup.bad-value', { option: id, value: String(value), values: values.join(', ') }));
    }
    options[id] = known;
  }
  for (const spec of specs) {
    if (options[spec.id] === spec.values[0]) continue;
    if (spec.excludes?.seats?.includes(seats))
      throw new BadSetup(phrase('setup.seats-exclude', { option: spec.id, seats }));
    const other = conflictOf(spec, options, specs);
    if (other) throw new BadSetup(phrase('setup.options-exclude', { option: spec.id, other: other.id }));
  }
  return options;
}

/** Every combination in which each option takes each of its values, as far as they may be combined. */
export function optionEnds(specs: readonly OptionSpec[], seats: number): Options[] {
  const all = specs.reduce<Record<string, boolean | number | string>[]>(
    (ends, { id, values }) => ends.flatMap((end) => values.map((value) => ({ ...end, [id]: value }))),
    [{}],
  );
  return all.filter((asked) => {
    try {
      resolveOptions(specs, asked, seats);
      return true;
    } catch {
      return false;
    }
  });
}
