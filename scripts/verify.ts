import './production.ts';

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SHELF } from '../src/games/shelf.ts';
import { isJournal } from '../src/host/parcel.ts';
import { reasonOf, Unopenable } from '../src/host/problem.ts';
import { verdictOf } from '../src/host/verify.ts';
import type { Verdict } from '../src/protocol/verdict.ts';
import { say } from '../src/protocol/words/format.ts';
import { hostWords } from '../src/protocol/words/host.en.ts';
import { tell } from './speak.ts';

/** How this ends: everything agrees, something does not, or it could not be looked at. */
const EXIT = { agrees: 0, disagrees: 1, unclear: 2 } as const;

/** Something that ends this, with the sentence that says why. */
class Stopped extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const spoken = ({ key, values = {} }: Verdict['findings'][number]['phrase']): string =>
  say({ key, values }, { catalogue: hostWords, locale: 'en', nameOf: String });

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        hash: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Stopped(EXIT.unclear, tell('verify.bad-argument', { problem: (error as Error).message }));
  }
};

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Stopped(EXIT.unclear, tell('verify.unreadable', { file, code: reasonOf(error) }));
  }
}

function judged(file: string, hash: string | undefined): Verdict {
  const bytes = bytesOf(file);
  if (!isJournal(bytes)) throw new Stopped(EXIT.unclear, tell('verify.foreign', { file }));
  try {
    return verdictOf(bytes, SHELF, hash);
  } catch (error) {
    if (!(error instanceof Unopenable)) throw error;
    const isDamaged = error.problem.key === 'host.damaged';
    throw new Stopped(isDamaged ? EXIT.disagrees : EXIT.unclear, spoken(error.problem));
  }
}

const MARKS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
]);

function verify(args: readonly string[]): number {
  const { values, positionals } = parsed(args);
  const [file, surplus] = positionals;
  if (values.help) {
    printLine(tell('verify.usage'));
    return EXIT.agrees;
  }
  if (file === undefined || surplus !== undefined) throw new Stopped(EXIT.unclear, tell('verify.one-file'));
  if (values.hash !== undefined && !/^[0-9a-f]{64}$/i.test(values.hash)) {
    throw new Stopped(EXIT.unclear, tell('verify.bad-hash', { hash: values.hash }));
  }
  const verdict = judged(file, values.hash?.toLowerCase());
  if (values.json) printLine(JSON.stringify(verdict));
  else {
    for (const { agrees, phrase } of verdict.findings) printLine(`${MARKS.get(agrees)} ${spoken(phrase)}`);
    printLine(tell(verdict.agrees ? 'verify.agrees' : 'verify.disagrees'));
  }
  return verdict.agrees ? EXIT.agrees : EXIT.disagrees;
}

function main(): number {
  try {
    return verify(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.code;
  }
}

process.exitCode = main();
