import { app, dialog, shell, type WebContents } from 'electron';
import { Host } from '../host/host.ts';
import { nodePorts } from '../host/node.ts';
import type { Ports } from '../host/ports.ts';
import { HostProblem } from '../host/problem.ts';
import { settle } from './folder.ts';
import { refusePermissions } from './guard.ts';
import { serve } from './ipc.ts';
import { putUpMenu } from './menu.ts';
import { keepPlacement, type Placement, readPlacement } from './placement.ts';
import { declareScheme, servePages } from './scheme.ts';
import { spoken, word } from './speech.ts';
import { openWindow, showOpenWindow } from './window.ts';

const { files, log } = nodePorts;

/** The host's world, with the system's trash in it. */
const ports: Ports = { ...nodePorts, trash: (path) => shell.trashItem(path) };

/** Opens the window, now and whenever the app is called up without one, and keeps its place. */
function keepWindow(data: string, host: Host, kept: Placement | undefined): { written: () => Promise<void> } {
  let last = kept;
  let writing = Promise.resolve();
  const keep = (placement: Placement): void => {
    last = placement;
    writing = keepPlacement(files, data, placement).catch(() => log.warn('The window’s place could not be kept.'));
  };
  const open = (): void => openWindow(last, (contents: WebContents) => serve(contents, host), keep);
  app.on('activate', () => showOpenWindow() || open());
  app.on('second-instance', () => showOpenWindow() || open());
  open();
  return { written: () => writing };
}

/** Ends only when everything is on disk. */
function endInOrder(close: () => Promise<unknown>): void {
  let closed = false;
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    close()
      .catch((error: unknown) => log.warn('The host did not close in order.', { error: String(error) }))
      .finally(() => {
        closed = true;
        app.quit();
      });
  });
}

async function run(data: string): Promise<void> {
  const host = await Host.open({ ports, data, version: app.getVersion() });
  servePages();
  refusePermissions();
  putUpMenu(!app.isPackaged);
  const window = keepWindow(data, host, await readPlacement(files, data));
  endInOrder(() => Promise.all([host.close(), window.written()]));
}

/** Says why the app can't start, and ends it. */
function giveUp(error: unknown): void {
  const problem =
    error instanceof HostProblem ? error.problem : { key: 'main.trouble', values: { error: String(error) } };
  dialog.showErrorBox(word('main.cannot-start'), spoken(problem));
  app.exit(1);
}

declareScheme();
const { data, usable } = settle(process.argv.slice(1));
if (usable && !app.requestSingleInstanceLock()) app.quit();
else
  app
    .whenReady()
    .then(() => run(data))
    .catch(giveUp);
