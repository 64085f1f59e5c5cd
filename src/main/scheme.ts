import { join } from 'node:path';
import { app, protocol } from 'electron';
import { answer } from './pages.ts';

const SCHEME = 'captains-table';
const HOST = 'app';

/** The page that windows show. */
export const PAGE = `${SCHEME}://${HOST}/`;

/** Whether a URL is one of the app's own pages. */
export function isOwn(url: string): boolean {
  const { protocol: scheme, host } = new URL(url);
  return scheme === `${SCHEME}:` && host === HOST;
}

/** Tells Electron of the app's own scheme. Must be called before it is ready. */
export function declareScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
}

/** Serves the built pages under the app's own scheme. */
export function servePages(): void {
  const folder = join(app.getAppPath(), 'out', 'renderer');
  protocol.handle(SCHEME, (request) => answer(folder, HOST, request));
}
