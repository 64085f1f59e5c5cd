import { type Exported, FILE_ENDING, LONGEST_FILE } from '../../../protocol/files.ts';
import type { Problem } from '../../../protocol/messages.ts';

/** What the file chooser offers. */
export const ACCEPTED = `${FILE_ENDING},.ndjson`;

/** Gives a file to the people: a browser keeps it among its downloads, the app's window asks where to. */
export function handOver({ name, text }: Exported): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** As much of a `File` as is read. */
export type ReadableFile = Pick<File, 'name' | 'size' | 'text'>;

/** The text of a file that was chosen or dropped, or why it can't be one of ours. */
export async function textOf(file: ReadableFile): Promise<{ text: string } | { problem: Problem }> {
  // A sign takes a byte or more, so a longer file may still be short enough; it is counted once it is read.
  if (file.size > LONGEST_FILE * 4) return { problem: { key: 'import.too-long', values: { name: file.name } } };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { problem: { key: 'import.unreadable', values: { name: file.name } } };
  }
  return text.length > LONGEST_FILE ? { problem: { key: 'import.too-long', values: { name: file.name } } } : { text };
}
