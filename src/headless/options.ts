import { parseArgs } from 'node:util';
import { problem } from '../host/problem.ts';

/** What the command line asks for. */
export interface HeadlessOptions {
  /** 0: any free one. */
  readonly port: number;
  /** `undefined`: where this system keeps an app's data. */
  readonly data: string | undefined;
  readonly open: boolean;
  readonly help: boolean;
}

const KNOWN = {
  port: { type: 'string' },
  data: { type: 'string' },
  open: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parsed = (args: readonly string[]) => parseArgs({ args: [...args], options: KNOWN, strict: false, tokens: true });

type Token = ReturnType<typeof parsed>['tokens'][number];

const isKnown = (name: string): name is keyof typeof KNOWN => Object.hasOwn(KNOWN, name);

function check(token: Token): void {
  if (token.kind === 'positional') throw problem('headless.surplus', { argument: token.value });
  if (token.kind !== 'option') return;
  const { name, rawName, value } = token;
  if (!isKnown(name)) throw problem('headless.unknown-option', { option: rawName });
  const takesValue = KNOWN[name].type === 'string';
  if (takesValue && !value) throw problem('headless.needs-value', { option: rawName });
  if (!takesValue && value !== undefined) throw problem('headless.takes-no-value', { option: rawName });
}

const HIGHEST_PORT = 65_535;

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_PORT) throw problem('headless.bad-port', { port: text });
  return port;
}

/**
 * Reads the command line.
 *
 * @throws {HostProblem} with the sentence for an option that is unknown, lacks its value or has a bad one.
 */
export function readOptions(args: readonly string[]): HeadlessOptions {
  const { tokens, values } = parsed(args);
  for (const token of tokens) check(token);
  const { port, data } = values;
  return {
    port: typeof port === 'string' ? portOf(port) : 0,
    data: typeof data === 'string' ? data : undefined,
    open: values.open === true,
    help: values.help === true,
  };
}
