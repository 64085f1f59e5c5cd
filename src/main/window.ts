import { join } from 'node:path';
import { app, BrowserWindow, dialog, screen, type WebContents } from 'electron';
import { keepAtHome } from './guard.ts';
import { fitted, type Placement, SMALLEST } from './placement.ts';
import { PAGE } from './scheme.ts';
import { word } from './speech.ts';

/** The colour of the window before its page is there: the night around the table. */
const NIGHT = '#0b1420';

/** Everything that keeps a page away from the machine and the network, said out loud though much of it is the default. */
const LOCKED_UP = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // The spelling dictionaries would be fetched from elsewhere.
  spellcheck: false,
} as const;

/** The free parts of the screens, the main one first. */
function freeScreens(): [Electron.Rectangle, ...Electron.Rectangle[]] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main.workArea, ...others.map(({ workArea }) => workArea)];
}

/** Where a window is; `filled`: its page fills the screen for a while, which is not how the window is to open again. */
const placementOf = (window: BrowserWindow, filled: boolean): Placement => ({
  ...window.getNormalBounds(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen() && !filled,
});

/** Says that the page's process has ended, and loads the page anew when the people want that. */
async function offerReturn(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: word('main.page-gone'),
    detail: word('main.page-gone.help'),
    buttons: [word('main.page-gone.again'), word('main.page-gone.close')],
    defaultId: 0,
    cancelId: 1,
  });
  if (window.isDestroyed()) return;
  if (response === 0) window.webContents.reload();
  else window.close();
}

/**
 * Opens the window.
 *
 * @param kept - where it was last time.
 * @param serve - lets its page talk to the host.
 * @param keep - hears where the window was when it closes.
 */
export function openWindow(
  kept: Placement | undefined,
  serve: (contents: WebContents) => void,
  keep: (placement: Placement) => void,
): void {
  const window = new BrowserWindow({
    ...fitted(kept, freeScreens()),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: word('main.title'),
    backgroundColor: NIGHT,
    autoHideMenuBar: true,
    show: false,
    webPreferences: { ...LOCKED_UP, preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs') },
  });
  keepAtHome(window.webContents);
  serve(window.webContents);
  window.once('ready-to-show', () => {
    if (kept?.maximized) window.maximize();
    if (kept?.fullScreen) window.setFullScreen(true);
    window.show();
  });
  let filled = false;
  window.on('enter-html-full-screen', () => {
    filled = true;
  });
  window.on('leave-html-full-screen', () => {
    filled = false;
  });
  window.on('close', () => keep(placementOf(window, filled)));
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void offerReturn(window);
  });
  void window.loadURL(PAGE);
}

/** Brings the open window before the people; opens none. Returns whether there was one. */
export function showOpenWindow(): boolean {
  const window = BrowserWindow.getAllWindows()[0];
  if (window === undefined) return false;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  return true;
}
