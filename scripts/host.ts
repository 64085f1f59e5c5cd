import { buildIfNeeded } from './build.ts';
import { runHost } from './start.ts';

await buildIfNeeded();
process.exitCode = await runHost(process.argv.slice(2));
