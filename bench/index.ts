import '../scripts/production.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tell } from '../scripts/speak.ts';
import { type Bench, tableOf } from './figure.ts';

/** Runs all benches, or those whose names are given: `npm run bench -- rules`. */
const asked = process.argv.slice(2);
const ENDING = '.bench.ts';
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

const stranger = asked.find((name) => !known.includes(name));
if (stranger !== undefined) {
  process.stderr.write(`${tell('bench.unknown', { bench: stranger, benches: known.join(', ') })}\n`);
  process.exit(2);
}

for (const name of asked.length === 0 ? known : asked) {
  const file = pathToFileURL(join(import.meta.dirname, name + ENDING)).href;
  const { default: bench } = (await import(file)) as { default: Bench };
  process.stdout.write(`${name}\n${tableOf(await bench())}\n\n`);
}
