import { describe, expect, it } from 'vitest';
import { type Line, readJournal, readRemains, written as whole } from '../../src/host/journal.ts';
import { HostProblem } from '../../src/host/problem.ts';
import { AT, HEADER, journalOn, more, moveLine, PATH, writerOn, written } from './journals.ts';
import type { TestFiles } from './world.ts';

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
    const { header, lines, torn } = journalOn(await written(3));
    expect(header).toEqual(HEADER);
    expect(lines).toEqual([moveLine(1), moveLine(2), moveLine(3)]);
    expect(torn).toBeNull();
  });

  it('goes on after it was read, in one chain', async () => {
    const files = await written(2);
    await more(files, 2);
    expect(journalOn(files).lines.map((line) => 'seq' in line && line.seq)).toEqual([1, 2, 3, 4]);
  });

  it('notices every single flipped byte and names its line', async () => {
    const good = (await written(3)).content.get(PATH) ?? Buffer.alloc(0);
    const inFormat = good.indexOf(',');
    let line = 1;
    for (const [at, byte] of good.entries()) {
      const bytes = Buffer.from(good);
      bytes[at] = byte ^ 0x01;
      const isEnd = at >= good.length - 3;
      if (isEnd) expect(readJournal(bytes), `byte ${at}`).toMatchObject({ lines: [moveLine(1), moveLine(2)], torn: 4 });
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
    const other = whole({ ...HEADER, seed: 'another' }, []).text.trimEnd();
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
    const journal = journalOn(files);
    expect(journal.lines).toEqual([moveLine(1), moveLine(2)]);
    expect(journal.torn).toBe(4);
    expect(files.content.get(PATH)).toEqual(torn);
    await writerOn(files).append(moveLine(3));
    expect(journalOn(files)).toMatchObject({ lines: [moveLine(1), moveLine(2), moveLine(3)], torn: null });
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
    ['half a header', whole(HEADER, []).text.slice(0, 60)],
  ])('refuses a file of %s', (_, text) => {
    expect(refusal(Buffer.from(text))).toEqual({ key: 'host.damaged', values: { line: 1 } });
  });

  it('refuses the format of a newer program, whatever its checksums are', () => {
    const newer = whole({ ...HEADER, format: 3 as 2 }, []).text;
    expect(refusal(Buffer.from(newer))).toEqual({ key: 'host.newer-format', values: { format: 3, known: 2 } });
    expect(refusal(Buffer.from('{"format":7,"other":"things"}\n'))).toMatchObject({ key: 'host.newer-format' });
  });

  it('refuses a line that is well chained but no move of this place', async () => {
    const files = await written(1);
    await writerOn(files).append(moveLine(5));
    expect(refusal(files.content.get(PATH) ?? Buffer.alloc(0))).toEqual({ key: 'host.damaged', values: { line: 3 } });
  });

  it('knows every kind of line, and numbers moves and take-backs alone', () => {
    const lines: Line[] = [
      { at: AT, title: 'Friday' },
      { seq: 1, at: AT, told: '0123456789abcdef', move: { type: 'show', seat: 0 } },
      { at: AT, undo: true },
      { seq: 2, at: AT, back: 0, by: 0, agreed: [1] },
      { at: AT, sealed: 5 },
      { seq: 3, at: AT, move: { type: 'show', seat: 0 }, result: { ranking: [[0], [1]], scores: [3, null] } },
      { at: AT, title: null },
    ];
    expect(readJournal(Buffer.from(whole(HEADER, lines).text)).lines).toEqual(lines);
  });

  it.each<[string, object]>([
    ['that goes back before the deal', { seq: 2, at: AT, back: -1, by: 0, agreed: [] }],
    ['that is a move and a title', { seq: 2, at: AT, title: 'x', move: { type: 'show', seat: 0 } }],
    ['without a time', { seq: 2, back: 0, by: 0, agreed: [] }],
    ['of nothing', {}],
    ['whose digest is none', { seq: 2, at: AT, told: 'x', move: { type: 'show', seat: 0 } }],
  ])('refuses a well-chained line %s', (_, line) => {
    const { text } = whole(HEADER, [moveLine(1), line as Line]);
    expect(refusal(Buffer.from(text))).toEqual({ key: 'host.damaged', values: { line: 3 } });
  });

  it('can be read up to the damage', async () => {
    const lines = linesOf(await written(4));
    lines[3] = (lines[3] ?? '').replace('c3', 'c7');
    expect(readRemains(withLines(lines))).toMatchObject({ damaged: 4, torn: null, lines: [moveLine(1), moveLine(2)] });
  });
});
