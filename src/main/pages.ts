import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { lookup } from 'mrmime';

/**
 * What pages may load: their own files, pictures and sounds that they make themselves, and nothing from elsewhere; no inline or evaluated code.
 *
 * Pixi decodes pictures in workers that it makes from blobs.
 */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
} as const;

const refusal = (status: 400 | 404 | 405): Response => new Response(null, { status, headers: HEADERS });

/** The file in `folder` that a URL's path names; `undefined` when it names none, or one outside. */
function fileAt(folder: string, pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // A backslash or a colon leads elsewhere on Windows; no file of ours has one in its name.
  if (/[\0\\:]/.test(path)) return undefined;
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`);
  const inside = relative(resolve(folder), file);
  return inside === '..' || inside.startsWith(`..${sep}`) ? undefined : file;
}

/**
 * Answers a page's request for a file of a folder, and of no other.
 *
 * @param folder - where the pages are.
 * @param host - the only host name that is answered.
 */
export async function answer(
  folder: string,
  host: string,
  request: Pick<Request, 'method' | 'url'>,
): Promise<Response> {
  if (request.method !== 'GET') return refusal(405);
  const url = new URL(request.url);
  if (url.host !== host) return refusal(404);
  const file = fileAt(folder, url.pathname);
  if (file === undefined) return refusal(400);
  try {
    const type = lookup(file) ?? 'application/octet-stream';
    const body = await readFile(file);
    return new Response(body, { headers: { ...HEADERS, 'Content-Type': withCharset(type) } });
  } catch {
    return refusal(404);
  }
}

const withCharset = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);
