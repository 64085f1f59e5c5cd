import { type Header, type Journal, type Line, readJournal, written as whole } from '../../src/host/journal.ts';
import { JournalWriter } from '../../src/host/writer.ts';
import { TestClock, TestFiles } from './world.ts';

/** Where the journals of these tests lie. */
export const PATH = '/journal.ndjson';

/** A header that asks for care: letters of several bytes in a name. */
export const HEADER: Header = {
  format: 2,
  game: 'captains-wager',
  rulesVersion: 3,
  id: 'abcdefghijklmnop',
  title: null,
  options: { fog: false },
  players: [
    { name: 'Änne �', colour: 'crimson', holder: 'person' },
    { name: 'Ben', colour: 'gold', holder: 'bot' },
  ],
  first: null,
  undo: false,
  copyOf: null,
  seed: 'secret',
  commitment: 'hash',
  dealt: null,
  botSeed: 'other',
  created: '2026-01-01T20:00:00.000Z',
};

/** When everything in these journals happened. */
export const AT = '2026-01-01T20:01:00.000Z';

/** The line of a move that led to the position `seq`. */
export function moveLine(seq: number): Line {
  const move = { type: 'show', seat: seq % 2, card: `c${seq}` };
  return { seq, at: AT, move };
}

/** The journal on a test's disk. */
export const journalOn = (files: TestFiles): Journal => readJournal(files.content.get(PATH) ?? Buffer.alloc(0));

/** A writer that goes on with the journal on a test's disk. */
export const writerOn = (files: TestFiles, clock = new TestClock()): JournalWriter =>
  new JournalWriter({ files, clock }, PATH, journalOn(files));

/** Adds moves to the journal on a test's disk. */
export async function more(files: TestFiles, moves: number): Promise<void> {
  const writer = writerOn(files);
  const from = journalOn(files).lines.length;
  for (let move = 1; move <= moves; move++) await writer.append(moveLine(from + move));
  await writer.close();
}

/** A disk with a journal of a header and so many moves, written as the host writes it. */
export async function written(moves: number): Promise<TestFiles> {
  const files = new TestFiles();
  files.put(PATH, whole(HEADER, []).text);
  await more(files, moves);
  return files;
}
