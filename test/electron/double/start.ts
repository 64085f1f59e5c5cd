import { readFileSync } from 'node:fs';
import { open as openInspector } from 'node:inspector';
import Module, { createRequire, register } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { control } from './app.ts';
import { startChromium } from './chromium.ts';
import * as electron from './electron.ts';
import { faked } from './faked.ts';
import { sealSchemes } from './schemes.ts';

/** What Electron's command line asks for. */
interface Asked {
  /** The app's folder. */
  readonly folder: string;
  /** Modules to run before it. */
  readonly modules: readonly string[];
  readonly inspect: boolean;
}

function read(args: readonly string[]): Asked {
  const modules: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '-r' || arg === '--require') {
      at++;
      modules.push(args[at] ?? '');
    } else if (!arg.startsWith('-')) {
      return { folder: resolve(arg), modules, inspect: args.some((other) => other.startsWith('--inspect')) };
    }
  }
  throw new Error('Name the folder of an app.');
}

/** Puts the double in the place of `electron`, for `import` and for `require`. */
function stepIn(): void {
  const url = new URL('./electron.ts', import.meta.url).href;
  const hook = `export const resolve = (name, context, next) =>
    name === 'electron' ? { url: ${JSON.stringify(url)}, format: 'module', shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  const loader = Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  const required = faked('electron', { ...electron });
  loader._load = (name, ...rest) => (name === 'electron' ? required : load.call(Module, name, ...rest));
}

async function start(args: readonly string[]): Promise<void> {
  const { folder, modules, inspect } = read(args);
  process.argv = [process.execPath, ...args];
  control.begin(folder);
  stepIn();
  if (inspect) openInspector(0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => electron.app.quit());
  const require = createRequire(join(process.cwd(), 'app'));
  for (const module of modules) require(module);
  const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { main: string };
  await import(pathToFileURL(join(folder, main)).href);
  if (control.isQuitting()) return;
  sealSchemes();
  control.start(await startChromium(control.switches, (line) => process.stderr.write(`${line}\n`)));
}

await start(process.argv.slice(2));
