import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultDataFolder } from '../host/folder.ts';
import { Host } from '../host/host.ts';
import { nodePorts } from '../host/node.ts';
import { HostProblem } from '../host/problem.ts';
import { openInBrowser } from './browser.ts';
import { type HeadlessOptions, readOptions } from './options.ts';
import { type Serving, serve } from './server.ts';
import { spoken } from './speech.ts';

/** The exit code when the host can't start as asked. */
const REFUSED = 2;

/** This file lies two folders below the project's root, both as source and as built. */
const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function versionOfApp(): Promise<string> {
  const { version } = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as { version: string };
  return version;
}

/** Ends in order when asked to; when asked again, at once. */
function endWhenAsked(host: Host, server: Serving): void {
  const end = async () => {
    await host.close();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}

async function start({ data, port, open }: HeadlessOptions): Promise<void> {
  const folder = resolve(data ?? defaultDataFolder());
  const host = await Host.open({ ports: nodePorts, data: folder, version: await versionOfApp() });
  try {
    const server = await serve({ host, pages: inProject('out/renderer'), port });
    endWhenAsked(host, server);
    printLine(spoken({ key: 'headless.ready', values: { address: server.address } }));
    if (open && !(await openInBrowser(server.address))) printLine(spoken({ key: 'headless.no-browser' }));
  } catch (error) {
    await host.close();
    throw error;
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) printLine(spoken({ key: 'headless.help', values: { data: defaultDataFolder() } }));
  else await start(options);
} catch (error) {
  if (!(error instanceof HostProblem)) throw error;
  process.stderr.write(`${spoken(error.problem)}\n`);
  process.exitCode = REFUSED;
}
