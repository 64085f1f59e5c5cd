import { join } from 'node:path';
import { z } from 'zod';
import { nameSchema } from '../protocol/tables.ts';
import type { Ports } from './ports.ts';
import { problem, reasonOf } from './problem.ts';
import { Serial } from './serial.ts';

/** For each merged name, as it is compared: how it was written, and the name it was merged into. */
const aliasesSchema = z.record(z.string(), z.strictObject({ name: nameSchema, into: nameSchema }));

/** Names that were merged. */
export type Aliases = z.infer<typeof aliasesSchema>;

/** A name as it is compared with others: capitals and ways of writing the same letters make no difference. */
export const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The name under which a player's games are counted, as it was written when it was merged into; the name itself if it was not. */
export const mainName = (aliases: Aliases, name: string): string => {
  const key = folded(name);
  return Object.hasOwn(aliases, key) ? (aliases[key]?.into ?? name) : name;
};

/** Other names that count for this one. */
export const otherNames = (aliases: Aliases, name: string): string[] =>
  Object.values(aliases).flatMap((alias) => (folded(alias.into) === folded(name) ? [alias.name] : []));

/**
 * The aliases after one more name was merged. All names of a player lead to one main name directly, so no chain of names arises; merging
 * a player into one of its own other names makes that one the main name.
 */
export function merged(aliases: Aliases, name: string, into: string): Aliases {
  const main = folded(mainName(aliases, into)) === folded(name) ? into : mainName(aliases, into);
  const next: Aliases = { [folded(name)]: { name, into: main } };
  for (const [key, alias] of Object.entries(aliases)) {
    if (key === folded(main)) continue;
    next[key] = folded(alias.into) === folded(name) ? { ...alias, into: main } : alias;
  }
  return next;
}

/** Which names are one player's: `<data>/names.json`. */
export class Names {
  readonly #ports: Ports;
  readonly #path: string;
  readonly #line = new Serial();

  constructor(ports: Ports, data: string) {
    this.#ports = ports;
    this.#path = join(data, 'names.json');
  }

  /** The names that were merged; none where the file can't be made out. */
  async aliases(): Promise<Aliases> {
    try {
      return aliasesSchema.parse(JSON.parse(Buffer.from(await this.#ports.files.read(this.#path)).toString('utf8')));
    } catch {
      return {};
    }
  }

  /** Says that two names are one player's. Throws a {@link HostProblem} when they are one name, or it can't be written. */
  merge(name: string, into: string): Promise<void> {
    return this.#line.run(async () => {
      if (folded(name) === folded(into)) throw problem('host.merge-same', { name });
      await this.#keep(merged(await this.aliases(), name, into));
    });
  }

  /** Says that a merged name is a player of its own after all. Throws a {@link HostProblem} when it was not merged, or can't be written. */
  split(name: string): Promise<void> {
    return this.#line.run(async () => {
      const { [folded(name)]: alias, ...rest } = await this.aliases();
      if (alias === undefined) throw problem('host.not-merged', { name });
      await this.#keep(rest);
    });
  }

  async #keep(aliases: Aliases): Promise<void> {
    try {
      await this.#ports.files.replace(this.#path, `${JSON.stringify(aliases, null, 2)}\n`);
    } catch (error) {
      throw problem('host.not-written', { code: reasonOf(error) });
    }
  }
}
