import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const FIXTURES = resolve(import.meta.dirname, '../host/fixtures');

/** Journals as a host wrote them: a game that goes on, and one that is over. Änne and Ben are people, Calico is a bot. */
export const TABLES = { playing: 'tns2d637iuktfalc', finished: 'boiwo3zp7hkt2pre' } as const;

/** Puts a table into a data folder, as it was written or changed. Returns its name. */
export async function putTable(
  data: string,
  which: keyof typeof TABLES,
  change: (journal: string) => string = (journal) => journal,
): Promise<string> {
  const folder = join(data, 'tables', TABLES[which]);
  await mkdir(folder, { recursive: true });
  const journal = await readFile(join(FIXTURES, `format-1-${which}.ndjson`), 'utf8');
  await writeFile(join(folder, 'journal.ndjson'), change(journal));
  return TABLES[which];
}
