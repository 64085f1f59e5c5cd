import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './chromium.ts';
import { faked, KnownEvents, preventable } from './faked.ts';
import { type Lock, takeLock } from './single-instance.ts';
import { BrowserWindow, openWindowsIn } from './window.ts';

const EVENTS = [
  'ready',
  'activate',
  'second-instance',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'quit',
] as const;

interface Package {
  readonly name: string;
  readonly productName?: string;
  readonly version: string;
}

/** The app: begins, is called up again, ends. */
class App extends KnownEvents {
  readonly isPackaged = false;
  /** What Chromium is started with, besides the double's own. */
  readonly switches: string[] = [];
  readonly commandLine = faked('app.commandLine', {
    appendSwitch: (name: string, value = '') => {
      this.switches.push(value === '' ? `--${name}` : `--${name}=${value}`);
    },
  });
  private folder = '';
  private about: Package = { name: '', version: '' };
  private readonly paths = new Map<string, string>();
  private becomeReady = (): void => {};
  private readonly becameReady = new Promise<void>((resolve) => {
    this.becomeReady = resolve;
  });
  private ready = false;
  private quitting = false;
  private lock: Lock | undefined;

  constructor() {
    super('app', EVENTS);
  }

  /** Says where the app's own files are. */
  begin(folder: string): void {
    this.folder = folder;
    this.about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    this.paths.set('userData', join(homedir(), '.config', this.getName()));
  }

  /** Says that windows can be opened. */
  start(browser: Browser): void {
    openWindowsIn(browser, () => this.onAllClosed());
    this.ready = true;
    this.becomeReady();
    this.emit('ready', {}, {});
  }

  isReady(): boolean {
    return this.ready;
  }

  whenReady(): Promise<void> {
    return this.becameReady;
  }

  isQuitting(): boolean {
    return this.quitting;
  }

  getName(): string {
    return this.about.productName ?? this.about.name;
  }

  getVersion(): string {
    return this.about.version;
  }

  getAppPath(): string {
    return this.folder;
  }

  getPath(name: string): string {
    const path = this.paths.get(name);
    if (path === undefined) throw new Error(`The double of Electron knows no path “${name}”.`);
    return path;
  }

  setPath(name: 'userData' | 'sessionData', path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path`);
    this.paths.set(name, path);
  }

  requestSingleInstanceLock(): boolean {
    this.lock ??= takeLock(this.getPath('userData'), (args, folder) =>
      this.emit('second-instance', {}, args, folder, null),
    );
    return this.lock !== undefined;
  }

  quit(): void {
    if (this.quitting) return;
    const event = preventable({});
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this.quitting = true;
    const windows = BrowserWindow.getAllWindows();
    if (windows.length === 0) this.willQuit();
    for (const window of windows) window.close();
  }

  exit(code = 0): void {
    this.quitting = true;
    this.lock?.release();
    this.emit('quit', {}, code);
    // Whatever is not done by now is not done, as in Electron; Chromium goes with this process.
    queueMicrotask(() => process.exit(code));
  }

  private onAllClosed(): void {
    if (this.quitting) this.willQuit();
    else if (this.listenerCount('window-all-closed') === 0) this.quit();
    else this.emit('window-all-closed');
  }

  private willQuit(): void {
    const event = preventable({});
    this.emit('will-quit', event);
    if (event.defaultPrevented) this.quitting = false;
    else this.exit();
  }
}

/** What only the double itself may call. */
export const control = new App();

export const app = faked('app', control);
