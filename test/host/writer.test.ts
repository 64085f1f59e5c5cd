import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJournal, written as whole } from '../../src/host/journal.ts';
import { JournalWriter } from '../../src/host/writer.ts';
import { AT, HEADER, journalOn, more, moveLine, PATH, writerOn, written } from './journals.ts';
import { failure, settle, TestClock, TestFiles } from './world.ts';

/** Makes every write fail with a code, or none. */
const failing = (files: TestFiles, code: string | null, tornAt = 0): void => {
  files.tornAt = tornAt;
  files.beforeWrite = () => {
    if (code !== null) throw failure(code);
  };
};

describe('a line that can’t be written', () => {
  it.each([0, 1, 30, 500])(
    'leaves nothing on disk after %i bytes of it, and is written with the next',
    async (tornAt) => {
      const files = await written(1);
      const before = files.text(PATH);
      const writer = writerOn(files);
      let fails = true;
      files.tornAt = tornAt;
      files.beforeWrite = () => {
        if (!fails) return;
        fails = false;
        throw failure('ENOSPC');
      };
      await writer.append(moveLine(2));
      expect(files.text(PATH)).toBe(before);
      expect(writer.unsaved).toEqual({ lines: 1, code: 'ENOSPC' });
      await writer.append(moveLine(3));
      expect(writer.unsaved).toBeNull();
      expect(journalOn(files).lines).toEqual([moveLine(1), moveLine(2), moveLine(3)]);
    },
  );

  it('is cut off later when the disk refuses that too', async () => {
    const files = await written(1);
    const writer = writerOn(files);
    failing(files, 'EIO', 30);
    await writer.append(moveLine(2));
    expect(journalOn(files).torn).toBe(3);
    failing(files, null);
    await writer.append(moveLine(3));
    expect(journalOn(files)).toMatchObject({ torn: null, lines: [moveLine(1), moveLine(2), moveLine(3)] });
  });

  it('is tried again by the clock, less and less often, until it and all after it are there in order', async () => {
    const files = await written(1);
    const clock = new TestClock();
    const writer = writerOn(files, clock);
    let tries = 0;
    let heard = 0;
    writer.onRetry = () => void heard++;
    files.beforeWrite = () => {
      tries++;
      throw failure('EROFS');
    };
    for (const seq of [2, 3]) await writer.append(moveLine(seq));
    const before = tries;
    await clock.pass(60_000);
    expect(tries - before).toBeGreaterThan(3);
    expect(tries - before).toBeLessThan(20);
    expect(heard).toBeGreaterThan(1);
    expect(writer.unsaved).toEqual({ lines: 2, code: 'EROFS' });
    failing(files, null);
    await clock.pass(60_000);
    expect(writer.unsaved).toBeNull();
    expect(journalOn(files).lines).toEqual([1, 2, 3].map(moveLine));
    await writer.append(moveLine(4));
    expect(journalOn(files).lines).toEqual([1, 2, 3, 4].map(moveLine));
    expect(clock.waiting).toBe(0);
  });

  it('is tried once more when the table is closed, and never after that', async () => {
    const files = await written(1);
    const clock = new TestClock();
    const writer = writerOn(files, clock);
    failing(files, 'ENOSPC');
    await writer.append(moveLine(2));
    const spare = writerOn(files, clock);
    await spare.append(moveLine(2));
    expect(await spare.close()).toEqual({ lines: 1, code: 'ENOSPC' });
    failing(files, null);
    expect(await writer.close()).toBeNull();
    expect(journalOn(files).lines).toEqual([1, 2].map(moveLine));
    const after = files.text(PATH);
    await clock.pass(600_000);
    await settle();
    expect(files.text(PATH)).toBe(after);
  });
});

describe('a file that another program has changed', () => {
  it('is not written', async () => {
    const files = await written(2);
    const writer = writerOn(files);
    await more(files, 1);
    const changed = files.text(PATH);
    await expect(writer.append(moveLine(3))).rejects.toMatchObject({ problem: { key: 'host.changed-outside' } });
    expect(files.text(PATH)).toBe(changed);
    expect(writer.unsaved).toBeNull();
  });

  it('is not written either while lines wait; they go on waiting', async () => {
    const files = await written(2);
    const writer = writerOn(files);
    failing(files, 'EIO', 10);
    await writer.append(moveLine(3));
    failing(files, null);
    files.put(PATH, files.text(PATH).slice(0, 100));
    await writer.append(moveLine(4));
    expect(writer.unsaved).toEqual({ lines: 2, code: 'changed-outside' });
    expect(files.text(PATH)).toHaveLength(100);
  });
});

/** A table as version 0.1.0 of the app wrote it. */
const old = (name: string): Buffer => readFileSync(new URL(`fixtures/format-1-${name}.ndjson`, import.meta.url));

const onOldDisk = (bytes: Uint8Array) => {
  const files = new TestFiles();
  files.put(PATH, bytes);
  return files;
};

describe('a journal of format 1', () => {
  it.each([
    ['finished', 32],
    ['playing', 11],
  ])('is read as one of today (%s)', (name, moves) => {
    const journal = readJournal(old(name));
    expect(journal).toMatchObject({ format: 1, torn: null });
    expect(journal.header).toMatchObject({
      format: 2,
      title: null,
      undo: false,
      copyOf: null,
      commitment: null,
      dealt: null,
    });
    expect(journal.header.players.map((player) => player.name)).toEqual(['Änne', 'Ben', 'Calico']);
    expect(journal.lines.map((line) => 'move' in line && line.seq)).toEqual(
      Array.from({ length: moves }, (_, at) => at + 1),
    );
  });

  it('stays as it is until something is written; then it is one of today, with all that was in it', async () => {
    const files = onOldDisk(old('playing'));
    const before = journalOn(files);
    const writer = writerOn(files);
    expect(files.text(PATH)).toBe(old('playing').toString());
    const line = { seq: 12, at: AT, back: 3, by: 0, agreed: [1] };
    await writer.append(line);
    expect(journalOn(files)).toMatchObject({ format: 2, header: before.header, lines: [...before.lines, line] });
    await writer.append({ at: AT, title: 'Friday' });
    expect(journalOn(files).lines).toHaveLength(13);
  });

  it('without its torn last line is put in today’s format too', async () => {
    const files = onOldDisk(old('playing').subarray(0, -20));
    expect(journalOn(files)).toMatchObject({ torn: 12 });
    await writerOn(files).append(moveLine(11));
    expect(journalOn(files)).toMatchObject({ format: 2, torn: null });
    expect(journalOn(files).lines.at(-1)).toEqual(moveLine(11));
  });

  it('that can’t be put in today’s format waits with all its lines', async () => {
    const files = onOldDisk(old('playing'));
    const writer = writerOn(files);
    failing(files, 'ENOSPC');
    await writer.append(moveLine(12));
    expect(files.text(PATH)).toBe(old('playing').toString());
    failing(files, null);
    await writer.append(moveLine(13));
    expect(journalOn(files)).toMatchObject({ format: 2, torn: null });
    expect(journalOn(files).lines.slice(-2)).toEqual([moveLine(12), moveLine(13)]);
  });

  it('that was changed meanwhile is left alone', async () => {
    const files = onOldDisk(old('playing'));
    const writer = writerOn(files);
    files.put(PATH, old('finished'));
    await expect(writer.append(moveLine(12))).rejects.toMatchObject({ problem: { key: 'host.changed-outside' } });
    expect(files.text(PATH)).toBe(old('finished').toString());
  });
});

describe('a whole journal', () => {
  it('is written byte for byte as line by line', async () => {
    const files = await written(3);
    expect(whole(HEADER, [1, 2, 3].map(moveLine)).text).toBe(files.text(PATH));
    const journal = readJournal(files.content.get(PATH) ?? Buffer.alloc(0));
    expect(new JournalWriter({ files, clock: new TestClock() }, PATH, journal).unsaved).toBeNull();
  });
});
