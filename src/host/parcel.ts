import { type Exported, FILE_ENDING } from '../protocol/files.ts';
import { bufferOf, isChained, lineOf, linesOf } from './chain.ts';
import { type Header, type Journal, type Line, readRemains, written } from './journal.ts';
import { type HostProblem, problem, Unopenable } from './problem.ts';
import { settingsOf } from './table-info.ts';

/**
 * An exported table: its journal, and one more line in the chain that says how many lines there must be. So the file checks itself, its
 * end included.
 */

/** Names that some system keeps for itself, or that hide a file. */
const nameless = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name) || name.startsWith('.');

/** A name for a file that every system takes: no signs that paths are made of, not too long. */
function fileNameOf({ header, lines }: Pick<Journal, 'header' | 'lines'>): string {
  const { title } = settingsOf(header, lines);
  const words = title ?? [header.game.replaceAll('-', ' '), ...header.players.map(({ name }) => name)].join(', ');
  const name = words
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .trim()
    .slice(0, 80);
  return `${name === '' || nameless(name) ? header.id : name}${FILE_ENDING}`;
}

/** Makes one file of a table. `at`: when, ISO 8601. */
export function packed(journal: Pick<Journal, 'header' | 'lines'>, at: string): Exported {
  const { header, lines } = journal;
  const { text, sum } = written(header, lines);
  const seal = lineOf({ at, sealed: lines.length + 1 }, sum);
  return { name: fileNameOf(journal), text: text + seal.line };
}

/** Whether these bytes are a journal of some format, be it whole or not: one of their lines carries a checksum. */
export const isJournal = (bytes: Uint8Array): boolean => linesOf(bufferOf(bytes)).lines.some(isChained);

/** What is wrong with a file that somebody picked. Nothing of it was taken over. */
function asImport(error: Unopenable, bytes: Buffer): HostProblem {
  if (!isJournal(bytes)) return problem('host.import-foreign');
  const { key, values } = error.problem;
  return key === 'host.damaged' ? problem('host.import-damaged', values) : error;
}

/**
 * Takes a table out of the text of an exported file, without the seal.
 *
 * @throws {HostProblem} when it is no such file, or not whole, or damaged, or written by a newer program; the sentence says which.
 */
export function unpacked(text: string): { header: Header; lines: readonly Line[] } {
  const bytes = Buffer.from(text);
  try {
    const { header, lines, torn, damaged } = readRemains(bytes);
    if (damaged !== null) throw problem('host.import-damaged', { line: damaged });
    const seal = lines.at(-1);
    if (torn !== null || seal === undefined || !('sealed' in seal)) throw problem('host.import-cut');
    if (seal.sealed !== lines.length) throw problem('host.import-damaged', { line: lines.length + 1 });
    return { header, lines: lines.slice(0, -1) };
  } catch (error) {
    if (!(error instanceof Unopenable)) throw error;
    throw asImport(error, bytes);
  }
}
