import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { diagramOf } from '../src/games/kit/diagram.ts';
import type { AnyGame } from '../src/games/kit/game.ts';
import { SHELF } from '../src/games/shelf.ts';
import { ROOT } from './run.ts';
import { tell } from './speak.ts';

const FOLDER = join(ROOT, 'docs', 'machines');

const fileOf = (game: AnyGame): string => join(FOLDER, `${game.id}.md`);

const pageOf = (game: AnyGame): string =>
  `${tell('diagrams.text', { title: game.words.title ?? game.id })}\n\`\`\`mermaid\n${diagramOf(game.machine)}\`\`\`\n`;

const isCurrent = (game: AnyGame): boolean =>
  existsSync(fileOf(game)) && readFileSync(fileOf(game), 'utf8').replaceAll('\r\n', '\n') === pageOf(game);

/** Pages of games that are no longer on the shelf. */
const strays = (): string[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .map((name) => join(FOLDER, name))
        .filter((file) => !SHELF.some((game) => fileOf(game) === file))
    : [];

const shown = (files: readonly string[]) => files.map((file) => relative(ROOT, file)).join(', ');

function check(): void {
  const stale = [...SHELF.filter((game) => !isCurrent(game)).map(fileOf), ...strays()];
  if (stale.length > 0) process.exitCode = 1;
  const words =
    stale.length > 0
      ? tell('diagrams.stale', { files: shown(stale) })
      : tell('diagrams.current', { count: SHELF.length });
  process.stdout.write(`${words}\n`);
}

function write(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const game of SHELF) {
    writeFileSync(fileOf(game), pageOf(game));
    process.stdout.write(`${tell('diagrams.written', { file: shown([fileOf(game)]) })}\n`);
  }
}

if (process.argv.includes('--check')) check();
else write();
