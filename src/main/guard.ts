import { session, shell, type WebContents } from 'electron';

/** Where links in the app may lead: opened by the system's browser, never in a window of ours. */
const OUTSIDE: readonly string[] = [
  'https://game-icons.net',
  'https://creativecommons.org',
  'https://openfontlicense.org',
];

const openOutside = (url: string): void => {
  if (OUTSIDE.includes(new URL(url).origin)) void shell.openExternal(url);
};

/** Whether two URLs are of the same page, at whatever place in it. */
const isSamePage = (url: string, other: string): boolean => url.split('#')[0] === other.split('#')[0];

/** Keeps a page where it is: it may load itself again, but go nowhere else and open no windows. */
export function keepAtHome(contents: WebContents): void {
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame && isSamePage(event.url, contents.getURL())) return;
    event.preventDefault();
    openOutside(event.url);
  });
}

/** What a page may do besides: fill the screen, for the table on a television. */
const PERMITTED: readonly string[] = ['fullscreen'];

/** Refuses pages cameras, places, notifications and every other permission there is, but to fill the screen. */
export function refusePermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(PERMITTED.includes(permission)),
  );
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => PERMITTED.includes(permission));
}
