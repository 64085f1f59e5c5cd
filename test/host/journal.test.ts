import { describe, expect, it } from 'vitest';
import { type Header, headerLine, JournalWriter, readJournal } from '../../src/host/journal.ts';
import { HostProblem } from '../../src/host/problem.ts';
import { failure, TestFiles } from './world.ts';

const PATH = '/journal.ndjson';

const HEADER: Header = {
  format: 1,
  game: 'captains-wager',
  rulesVersion: 3,
  id: 'abcdefghijklmnop',
  options: { fog: false },
  players: [
    { name: 'Änne �', colour: 'crimson', holder: 'person' },
    { name: 'Ben', colour: 'gold', holder: 'bot' },
  ],
  first: null,
  seed: 'secret',
  botSeed: 'other',
  created: '2026-01-01T20:00:00.000Z',
};

const AT = '2026-01-01T20:01:00.000Z';

/** A file with a header and `moves` moves, written as the host writes it. */
async function written(moves: number): Promise<TestFiles> {
  const files = new TestFiles();
  files.put(PATH, headerLine(HEADER));
  await more(files, moves);
  return files;
}

const writerOn = (files: TestFiles) => new JournalWriter(files, PATH, bytesOf(files).end);
const bytesOf = (files: TestFiles) => readJournal(files.content.get(PATH) ?? Buffer.alloc(0));

async function more(files: TestFiles, moves: number): Promise<void> {
  const writer = writerOn(files);
  const from = bytesOf(files).entries.length;
  for (let move = 1; move <= moves; move++) await writer.append(entry(from + move));
  await writer.close();
}

const entry = (seq: number) => ({ seq, at: AT, move: { type: 'show', seat: seq % 2, card: `c${seq}` } });

const linesOf = (files: TestFiles): string[] => files.text(PATH).split('\n').slice(0, -1);

const withLines = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));

function refusal(bytes: Uint8Array): unknown {
  try {
    readJournal(bytes);
    return undefined;
  } catch (error) {
    return error instanceof HostProblem ? error.problem : error;
  }
}

describe('a journal', () => {
  it('reads back as it was written', async () => {
    const { header, entries, torn } = bytesOf(await written(3));
    expect(header).toEqual(HEADER);
    expect(entries).toEqual([entry(1), entry(2), entry(3)]);
    expect(torn).toBeNull();
  });

  it('goes on after it was read, in one chain', async () => {
    const files = await written(2);
    await more(files, 2);
    expect(bytesOf(files).entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('notices every single flipped byte and names its line', async () => {
    const good = (await written(3)).content.get(PATH) ?? Buffer.alloc(0);
    const inFormat = good.indexOf(',');
    let line = 1;
    for (const [at, byte] of good.entries()) {
      const bytes = Buffer.from(good);
      bytes[at] = byte ^ 0x01;
      const isEnd = at >= good.length - 3;
      if (isEnd) expect(readJournal(bytes), `byte ${at}`).toMatchObject({ entries: [entry(1), entry(2)], torn: 4 });
      else if (at < inFormat) expect(refusal(bytes), `byte ${at}`).toBeDefined();
      else expect(refusal(bytes), `byte ${at}`).toEqual({ key: 'host.damaged', values: { line } });
      if (byte === 0x0a) line++;
    }
    expect(line).toBe(5);
  });

  it('notices a missing line', async () => {
    const [header = '', , second = '', third = ''] = linesOf(await written(3));
    expect(refusal(withLines([header, second, third]))).toEqual({ key: 'host.damaged', values: { line: 2 } });
  });

  it('notices lines that changed places, and lines of another table', async () => {
    const [header = '', first = '', second = '', third = ''] = linesOf(await written(3));
    expect(refusal(withLines([header, second, first, third]))).toEqual({ key: 'host.damaged', values: { line: 2 } });
    const other = headerLine({ ...HEADER, seed: 'another' }).trimEnd();
    expect(refusal(withLines([other, first, second]))).toEqual({ key: 'host.damaged', values: { line: 2 } });
  });

  it('notices an edited move', async () => {
    const lines = linesOf(await written(3));
    lines[1] = (lines[1] ?? '').replace('"card":"c1"', '"card":"c9"');
    expect(refusal(withLines(lines))).toEqual({ key: 'host.damaged', values: { line: 2 } });
  });

  it.each([
    ['cut in its middle', (bytes: Buffer) => bytes.subarray(0, -40)],
    ['without its newline', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['of one byte', (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf(0x0a, bytes.length - 2) + 2)],
    [
      'of zeros',
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, bytes.lastIndexOf(0x0a, bytes.length - 2) + 1), Buffer.alloc(50)]),
    ],
  ])('drops a torn last line %s, and keeps it on disk until a move is written', async (_, tear) => {
    const files = await written(3);
    const torn = tear(files.content.get(PATH) ?? Buffer.alloc(0));
    files.put(PATH, torn);
    const journal = bytesOf(files);
    expect(journal.entries).toEqual([entry(1), entry(2)]);
    expect(journal.torn).toBe(4);
    expect(files.content.get(PATH)).toEqual(torn);
    await writerOn(files).append(entry(3));
    expect(bytesOf(files)).toMatchObject({ entries: [entry(1), entry(2), entry(3)], torn: null });
  });

  it('takes a last line that was whole and was changed for damage', async () => {
    const files = await written(3);
    const text = files.text(PATH).replace('"card":"c3"', '"card":"c8"');
    expect(refusal(Buffer.from(text))).toEqual({ key: 'host.damaged', values: { line: 4 } });
  });

  it('takes a broken line before a torn one for damage', async () => {
    const lines = linesOf(await written(3));
    lines[2] = (lines[2] ?? '').replace('c2', 'c7');
    const bytes = Buffer.concat([withLines(lines), Buffer.from('{"seq":4,')]);
    expect(refusal(bytes)).toEqual({ key: 'host.damaged', values: { line: 3 } });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '\n\n'],
    ['something else', 'hello\n'],
    ['half a header', headerLine(HEADER).slice(0, 60)],
  ])('refuses a file of %s', (_, text) => {
    expect(refusal(Buffer.from(text))).toEqual({ key: 'host.damaged', values: { line: 1 } });
  });

  it('refuses the format of a newer program, whatever its checksums are', () => {
    const newer = headerLine({ ...HEADER, format: 2 as 1 });
    expect(refusal(Buffer.from(newer))).toEqual({ key: 'host.newer-format', values: { format: 2, known: 1 } });
    expect(refusal(Buffer.from('{"format":7,"other":"things"}\n'))).toMatchObject({ key: 'host.newer-format' });
  });

  it('refuses a line that is well chained but no move of this place', async () => {
    const files = await written(1);
    await writerOn(files).append(entry(5));
    expect(refusal(files.content.get(PATH) ?? Buffer.alloc(0))).toEqual({ key: 'host.damaged', values: { line: 3 } });
  });
});

describe('writing a journal', () => {
  it.each([0, 1, 30, 500])('leaves nothing of a line that failed after %i bytes', async (tornAt) => {
    const files = await written(1);
    const before = files.text(PATH);
    const writer = writerOn(files);
    files.tornAt = tornAt;
    let fails = true;
    files.beforeWrite = () => {
      if (fails) {
        fails = false;
        throw failure('ENOSPC');
      }
    };
    await expect(writer.append(entry(2))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(files.text(PATH)).toBe(before);
    await writer.append(entry(2));
    expect(bytesOf(files).entries).toEqual([entry(1), entry(2)]);
  });

  it('cuts off a failed line later when the disk refuses that too', async () => {
    const files = await written(1);
    const writer = writerOn(files);
    files.tornAt = 30;
    files.beforeWrite = () => {
      throw failure('EIO');
    };
    await expect(writer.append(entry(2))).rejects.toMatchObject({ code: 'EIO' });
    expect(bytesOf(files).torn).toBe(3);
    files.beforeWrite = () => {};
    await writer.append({ ...entry(2), at: 'later' });
    expect(bytesOf(files)).toMatchObject({ torn: null, entries: [entry(1), { seq: 2, at: 'later' }] });
  });

  it('writes nothing when another program changed the file meanwhile', async () => {
    const files = await written(2);
    const writer = writerOn(files);
    await more(files, 1);
    const changed = files.text(PATH);
    await expect(writer.append(entry(3))).rejects.toMatchObject({ problem: { key: 'host.changed-outside' } });
    expect(files.text(PATH)).toBe(changed);
  });
});
