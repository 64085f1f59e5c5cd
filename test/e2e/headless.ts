import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const HEADLESS = resolve(import.meta.dirname, '../../out/main/headless.js');

/** A headless host in a process of its own, as it was built. */
export interface RunningHost {
  /** Where a browser finds it. */
  readonly address: string;
  /** Asks it to end in order; resolves when it has ended. Does nothing when it has. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the built headless host on a free port, with a data folder. Rejects with what it said when it does not start. */
export async function startHost(data: string): Promise<RunningHost> {
  const child = spawn(process.execPath, [HEADLESS, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((found, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const match = /http:\/\/\S+/.exec(said);
      if (match && said.endsWith('\n')) found(match[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', failed);
    child.once('exit', (code) =>
      failed(new Error(`The headless host ended with ${code} before it was open:\n${said}`)),
    );
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
