import type { Browser } from './chromium.ts';
import { WebContents } from './contents.ts';
import { faked, KnownEvents, preventable } from './faked.ts';

/** The only screen there is. */
const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 } as const;
const TASKBAR = 40;

const open: BrowserWindow[] = [];
let browser: Browser | undefined;
let focused: BrowserWindow | undefined;
let allClosed = (): void => {};

/** Windows can be opened from now on. */
export function openWindowsIn(connected: Browser, onAllClosed: () => void): void {
  browser = connected;
  allClosed = onAllClosed;
}

const HTML_FULL_SCREEN = ['enter-html-full-screen', 'leave-html-full-screen'] as const;

const DEFAULT_SIZE = { width: 800, height: 600 };

/** A window: a page of Chromium, and a place on a screen that is only remembered. */
export class BrowserWindow extends KnownEvents {
  readonly webContents: WebContents;
  readonly options: Electron.BrowserWindowConstructorOptions;
  private bounds: Electron.Rectangle;
  private shown: boolean;
  private state = { maximized: false, minimized: false, fullScreen: false };
  private destroyed = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super('BrowserWindow', ['ready-to-show', 'show', 'focus', 'close', 'closed', ...HTML_FULL_SCREEN]);
    if (browser === undefined) throw new Error('Cannot create BrowserWindow before app is ready');
    const { width, height } = { ...DEFAULT_SIZE, ...options };
    const middle = { x: Math.round((SCREEN.width - width) / 2), y: Math.round((SCREEN.height - height) / 2) };
    this.options = options;
    this.bounds = { x: options.x ?? middle.x, y: options.y ?? middle.y, width, height };
    this.shown = options.show ?? true;
    const self = faked('BrowserWindow', this);
    this.webContents = new WebContents(browser.newPage({ width, height }), options.webPreferences ?? {}, () =>
      self.close(),
    );
    this.webContents.once('did-finish-load', () => self.emit('ready-to-show'));
    this.webContents.once('destroyed', () => self.end());
    for (const event of HTML_FULL_SCREEN) {
      this.webContents.on(event, () => {
        this.state.fullScreen = event === 'enter-html-full-screen';
        self.emit(event);
      });
    }
    open.push(self);
    // biome-ignore lint/correctness/noConstructorReturn: a missing member must throw on the object that everybody holds.
    return self;
  }

  static getAllWindows(): BrowserWindow[] {
    return [...open];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return focused ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return open.find(({ webContents }) => webContents === contents) ?? null;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  show(): void {
    this.shown = true;
    this.emit('show');
    this.focus();
  }

  focus(): void {
    focused = BrowserWindow.fromWebContents(this.webContents) ?? undefined;
    this.emit('focus');
  }

  isVisible(): boolean {
    return this.shown;
  }

  isFocused(): boolean {
    return focused?.webContents === this.webContents;
  }

  minimize(): void {
    this.state.minimized = true;
    if (this.isFocused()) focused = undefined;
  }

  isMinimized(): boolean {
    return this.state.minimized;
  }

  restore(): void {
    this.state.minimized = false;
  }

  maximize(): void {
    this.state.maximized = true;
    this.shown = true;
  }

  isMaximized(): boolean {
    return this.state.maximized;
  }

  setFullScreen(fullScreen: boolean): void {
    this.state.fullScreen = fullScreen;
  }

  isFullScreen(): boolean {
    return this.state.fullScreen;
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
  }

  getNormalBounds(): Electron.Rectangle {
    return { ...this.bounds };
  }

  getBounds(): Electron.Rectangle {
    return this.state.maximized || this.state.fullScreen ? { ...SCREEN } : { ...this.bounds };
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  close(): void {
    if (this.destroyed) return;
    const event = preventable({});
    this.emit('close', event);
    if (!event.defaultPrevented) void this.webContents.end();
  }

  private end(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    open.splice(
      open.findIndex(({ webContents }) => webContents === this.webContents),
      1,
    );
    if (this.isFocused()) focused = undefined;
    this.emit('closed');
    if (open.length === 0) allClosed();
  }
}

export const webContents = faked('webContents', {
  getAllWebContents: () => open.map((window) => window.webContents),
  fromDevToolsTargetId: (targetId: string) =>
    open.map((window) => window.webContents).find((contents) => contents.targetId === targetId),
});

const display = {
  id: 1,
  bounds: SCREEN,
  workArea: { ...SCREEN, height: SCREEN.height - TASKBAR },
  scaleFactor: 1,
};

export const screen = faked('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});
