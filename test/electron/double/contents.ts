import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Frame, Page, Route } from 'playwright';
import { faked, KnownEvents, preventable } from './faked.ts';
import { type IpcHandlers, ipcMain, newIpc } from './ipc.ts';
import { fromChromium, fulfil, toChromium } from './schemes.ts';
import { permits } from './session.ts';

/** A function, as an expression that can be called. */
const PAGE_SIDE = `(${readFileSync(new URL('./page.js', import.meta.url), 'utf8')
  .trim()
  .replace(/;$/, '')})`;
const BINDING = '__doubleOfElectron';
const RECEIVER = `globalThis[Symbol.for('double of electron')]`;

/** What Electron takes for granted where the app says nothing. */
const DEFAULTS: Electron.WebPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
};

/** What a page says: a call, a document that begins, a wish for a window or a permission, that it fills the screen or does no more. */
type Said =
  | { kind: 'invoke'; id: number; channel: string; args: unknown[] }
  | { kind: 'document' }
  | { kind: 'open'; url: string }
  | { kind: 'permit'; permission: string }
  | { kind: 'filled'; filled: boolean };

/** What crosses to the page. */
type Sent =
  | { kind: 'send'; channel: string; args: unknown[] }
  | { kind: 'reply'; id: number; result: unknown }
  | { kind: 'reply'; id: number; error: string };

type OpenHandler = (details: { url: string }) => { action: 'deny' | 'allow' };

/** What arrives on the other side: only what Electron could clone. */
const cloned = <T>(value: T): T => deserialize(serialize(value)) as T;

const frameMain = (frame: Frame): { url: string; parent: unknown } =>
  faked('WebFrameMain', {
    url: fromChromium(frame.url()),
    get parent() {
      const parent = frame.parentFrame();
      return parent === null ? null : frameMain(parent);
    },
  });

let count = 0;

/** The page in a window. */
export class WebContents extends KnownEvents {
  readonly id: number;
  readonly ipc: IpcHandlers = newIpc();
  targetId = '';
  private readonly preferences: Electron.WebPreferences;
  private readonly page: Promise<Page>;
  private current: Page | undefined;
  private readonly closeWindow: () => void;
  private openHandler: OpenHandler | undefined;
  private destroyed = false;
  /** Whether the navigation that comes next was ordered by the app, not by the page. */
  private ordered = false;
  private sending: Promise<unknown> = Promise.resolve();

  constructor(page: Promise<Page>, preferences: Electron.WebPreferences, closeWindow: () => void) {
    super('webContents', [
      'will-frame-navigate',
      'did-navigate',
      'did-finish-load',
      'render-process-gone',
      'enter-html-full-screen',
      'leave-html-full-screen',
      'destroyed',
    ]);
    count += 1;
    this.id = count;
    this.preferences = { ...DEFAULTS, ...preferences };
    this.closeWindow = closeWindow;
    this.page = page.then((opened) => this.prepare(opened));
    // biome-ignore lint/correctness/noConstructorReturn: a missing member must throw on the object that everybody holds.
    return faked('webContents', this);
  }

  private async prepare(page: Page): Promise<Page> {
    this.current = page;
    const session = await page.context().newCDPSession(page);
    this.targetId = (await session.send('Target.getTargetInfo')).targetInfo.targetId;
    await page.route(/.*/, (route) => this.answer(route));
    await page.exposeBinding(BINDING, ({ frame }, said: Said) => this.hear(frame, said));
    const { preload } = this.preferences;
    const bundle = preload === undefined ? '' : readFileSync(preload, 'utf8');
    await page.addInitScript({ content: `${PAGE_SIDE}(${JSON.stringify(BINDING)}, (require) => {\n${bundle}\n});` });
    page.on('load', () => this.emit('did-finish-load'));
    page.on('crash', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
    page.on('close', () => this.destroy());
    return page;
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.isNavigationRequest() && !this.ordered) {
      const isMainFrame = request.frame().parentFrame() === null;
      const event = preventable({ url: fromChromium(request.url()), isMainFrame });
      this.emit('will-frame-navigate', event);
      if (event.defaultPrevented) return route.abort('aborted');
    }
    if (request.isNavigationRequest()) this.ordered = false;
    await fulfil(route);
  }

  private async hear(frame: Frame, said: Said): Promise<unknown> {
    switch (said.kind) {
      case 'document':
        this.emit('did-navigate', {}, fromChromium(frame.url()));
        return;
      case 'permit':
        return permits(this, said.permission);
      case 'filled':
        this.emit(said.filled ? 'enter-html-full-screen' : 'leave-html-full-screen');
        return;
      case 'open': {
        const { action } = this.openHandler?.({ url: fromChromium(said.url) }) ?? { action: 'allow' };
        if (action !== 'deny') throw new Error('The double of Electron has no windows that pages open.');
        return;
      }
      case 'invoke':
        void this.reply(frame, said);
    }
  }

  private async reply(frame: Frame, { id, channel, args }: Said & { kind: 'invoke' }): Promise<void> {
    try {
      const event = { sender: this, senderFrame: frameMain(frame) };
      const handler = this.ipc.handlerOf(channel) ?? ipcMain.handlerOf(channel);
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      this.deliver({ kind: 'reply', id, result: cloned(await handler(event, ...cloned(args))) });
    } catch (error) {
      this.deliver({ kind: 'reply', id, error: `Error invoking remote method '${channel}': ${error}` });
    }
  }

  /** Sends one thing after another; what no page is there for is lost, as it is in Electron. */
  private deliver(message: Sent): void {
    this.sending = this.sending
      .then(() => this.page)
      .then((page) => page.evaluate(`(${RECEIVER})?.(${source(message)})`))
      .catch(() => {});
  }

  private destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('destroyed');
  }

  send(channel: string, ...args: unknown[]): void {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    this.deliver({ kind: 'send', channel, args: cloned(args) });
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    this.ordered = URL.canParse(url) && /^(https?|file)/.test(toChromium(url));
    try {
      await page.goto(toChromium(url));
    } catch (error) {
      if (!this.destroyed) throw error;
    }
  }

  reload(): void {
    void this.page.then((page) => {
      this.ordered = true;
      return page.reload().catch(() => {});
    });
  }

  getURL(): string {
    return fromChromium(this.current?.url() ?? '');
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  getLastWebPreferences(): Electron.WebPreferences {
    return this.preferences;
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  close(): void {
    this.closeWindow();
  }

  /** Ends the page itself, once its window has agreed. */
  async end(): Promise<void> {
    const page = await this.page;
    await page.close().catch(() => {});
    this.destroy();
  }
}

/** A message as an expression; `undefined`, which JSON has no word for, stays what it is. */
function source(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(source).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    if (Object.getPrototypeOf(value) !== Object.prototype) {
      throw new Error(`The double of Electron carries plain data only, not a ${value.constructor.name}.`);
    }
    return `{${Object.entries(value)
      .map(([key, field]) => `${JSON.stringify(key)}:${source(field)}`)
      .join(',')}}`;
  }
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
