import type { IncomingMessage } from 'node:http';

/** The names by which a browser on this machine reaches it. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

const hostnameOf = (host: string): string | undefined => {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * Whether a request comes from a page of ours, opened on this machine.
 *
 * Any web page that somebody visits can send requests to this machine; its browser tells on it: by `Origin`, or, where the page's
 * own name was made to point here, by `Host`.
 */
export function isOurs({ headers: { host, origin } }: IncomingMessage): boolean {
  const hostname = host === undefined ? undefined : hostnameOf(host);
  if (hostname === undefined || !LOOPBACK.has(hostname)) return false;
  return origin === undefined || origin === `http://${host}`;
}

/** The headers of every answer to a page at `host`: it runs nothing and talks to nobody but this host. */
export const strictHeaders = (host: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ws://${host}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});
