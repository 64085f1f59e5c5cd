import type { Route } from 'playwright';
import { faked } from './faked.ts';

/** What a page of an own scheme is asked by. */
type Handler = (request: Request) => Response | Promise<Response>;

/** Chromium has no schemes but its own: `scheme://host/` is shown to it as `https://host.scheme.test/`. */
const ENDING = '.test';

const handlers = new Map<string, Handler>();
const declared = new Set<string>();

/** The address under which Chromium knows a URL. */
export function toChromium(url: string): string {
  const { protocol, host, pathname, search, hash } = new URL(url);
  const scheme = protocol.slice(0, -1);
  return declared.has(scheme) ? `https://${host}.${scheme}${ENDING}${pathname}${search}${hash}` : url;
}

/** The URL that the app knows, of an address in Chromium. */
export function fromChromium(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname, search, hash } = new URL(address);
  if (protocol !== 'https:' || !host.endsWith(ENDING)) return address;
  const [name, scheme] = host.slice(0, -ENDING.length).split('.');
  return scheme !== undefined && declared.has(scheme) ? `${scheme}://${name}${pathname}${search}${hash}` : address;
}

/** Answers a request as the app would; lets it go on to the network where its scheme is not the app's. */
export async function fulfil(route: Route): Promise<void> {
  const request = route.request();
  const url = fromChromium(request.url());
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (handler === undefined) return route.continue();
  const response = await handler(new Request(url, { method: request.method(), headers: await request.allHeaders() }));
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Whether the app is ready, so that no more schemes may be declared. */
let sealed = false;

/** From now on declaring schemes throws, as Electron's does once it is ready. */
export const sealSchemes = (): void => {
  sealed = true;
};

export const protocol = faked('protocol', {
  registerSchemesAsPrivileged(schemes: readonly Electron.CustomScheme[]): void {
    if (sealed) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges } of schemes) {
      if (!privileges?.standard || !privileges.secure || !privileges.supportFetchAPI) {
        throw new Error(
          `The double of Electron shows “${scheme}” as https: it must be standard, secure and support fetch.`,
        );
      }
      declared.add(scheme);
    }
  },
  handle(scheme: string, handler: Handler): void {
    if (!declared.has(scheme)) throw new Error(`The double of Electron knows no scheme “${scheme}”.`);
    if (handlers.has(scheme)) throw new Error(`“${scheme}” has a handler already.`);
    handlers.set(scheme, handler);
  },
});
