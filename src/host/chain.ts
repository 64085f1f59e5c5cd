import { createHash } from 'node:crypto';

/**
 * Lines of JSON in UTF-8, chained by checksums.
 *
 * The last field of each line, `sum`, is the SHA-256 of the line before's `sum`, a newline, and this line without its own `sum`. So no
 * line can be changed, lost or moved without being noticed.
 */

const NEWLINE = 0x0a;
const SUM = /,"sum":"([0-9a-f]{64})"\}$/;
const SUM_LENGTH = ',"sum":""}'.length + 64;

/** The sum of a line whose text is `body`, less its last brace. */
const chained = (before: string, body: string | Uint8Array): string =>
  createHash('sha256').update(`${before}\n`).update(body).update('}').digest('hex');

/** A line for `content`, chained to the line whose sum is `before`; `''` for the first one. */
export function lineOf(content: object, before: string): { line: string; sum: string } {
  const body = JSON.stringify(content).slice(0, -1);
  const sum = chained(before, body);
  return { line: `${body},"sum":"${sum}"}\n`, sum };
}

/** Lines for all `contents`, and the sum of the last one. */
export function chainOf(contents: readonly object[]): { text: string; sum: string } {
  let sum = '';
  const lines = contents.map((content) => {
    const next = lineOf(content, sum);
    sum = next.sum;
    return next.line;
  });
  return { text: lines.join(''), sum };
}

/** What a line holds; `undefined` when it is not as it was written after the line whose sum is `before`. */
export function contentOf(line: Buffer, before: string): { content: unknown; sum: string } | undefined {
  const sum = SUM.exec(line.subarray(-SUM_LENGTH).toString('latin1'))?.[1];
  if (sum === undefined) return undefined;
  const body = line.subarray(0, -SUM_LENGTH);
  if (chained(before, body) !== sum) return undefined;
  try {
    return { content: JSON.parse(`${body.toString('utf8')}}`), sum };
  } catch {
    return undefined;
  }
}

/** Whether a line carries a checksum, be it right or not. */
export const isChained = (line: Buffer): boolean => SUM.test(line.subarray(-SUM_LENGTH).toString('latin1'));

/** What a line holds that is known to be as it was written, and its sum. */
export function trusted(line: Buffer): { content: unknown; sum: string } {
  const { sum, ...content } = JSON.parse(line.toString('utf8')) as { sum: string };
  return { content, sum };
}

/**
 * Whether a line was once written to its end: then it was announced, and is damaged if its checksum does not hold. A crash leaves
 * lines without an end, or with zeros where the disk had not got them yet.
 */
export const wasWhole = (line: Buffer): boolean => line.subarray(-2).toString('latin1') === '"}' && !line.includes(0);

/** The same bytes as a buffer; nothing is copied. */
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The first line of a file without its newline; `undefined` when it has no end. */
export function firstLineOf(bytes: Buffer): Buffer | undefined {
  const end = bytes.indexOf(NEWLINE);
  return end < 0 ? undefined : bytes.subarray(0, end);
}

/** The lines of a file without their newlines, and what stands after the last newline. */
export function linesOf(bytes: Buffer): { lines: Buffer[]; rest: Buffer } {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return { lines, rest: bytes.subarray(from) };
}
