/**
 * What a page of a window finds besides Chromium's own: the preload script, with a `require('electron')` of its own.
 *
 * It stands in front of every document of the page, as `(this function)(binding, preload)`.
 *
 * @param {string} binding - the name of the function that reaches the main process; gone when the page's own scripts run.
 * @param {(require: (name: string) => unknown) => void} preload - the preload script's bundle.
 */
(binding, preload) => {
  if (window !== window.top) return;

  const tell = globalThis[binding];
  delete globalThis[binding];

  const faked = (name, members) =>
    new Proxy(members, {
      get(target, key) {
        if (typeof key === 'symbol' || key in target) return target[key];
        throw new Error(`The double of Electron has no ${name}.${key}.`);
      },
    });

  /** What the bridge lets through: functions as stand-ins, promises, plain data as copies; nothing else. */
  const bridged = (value) => {
    if (typeof value === 'function') return (...args) => bridged(value(...args.map(bridged)));
    if (value instanceof Promise) return value.then(bridged);
    if (Array.isArray(value)) return value.map(bridged);
    if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, bridged(field)]));
    }
    return structuredClone(value);
  };

  const calls = new Map();
  const listeners = new Map();
  let count = 0;

  const contextBridge = faked('contextBridge', {
    exposeInMainWorld(name, api) {
      if (name in globalThis) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
      Object.defineProperty(globalThis, name, { value: bridged(api), enumerable: true });
    },
  });

  const ipcRenderer = faked('ipcRenderer', {
    invoke(channel, ...args) {
      const copies = structuredClone(args);
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        calls.set(id, { resolve, reject });
        tell({ kind: 'invoke', id, channel, args: copies });
      });
    },
    on(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
    },
    off(channel, listener) {
      listeners.get(channel)?.delete(listener);
    },
  });

  /** Takes what the main process sends, in the order in which it was sent. */
  const receive = (message) => {
    if (message.kind === 'send') {
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...message.args);
      return;
    }
    const call = calls.get(message.id);
    calls.delete(message.id);
    if ('error' in message) call?.reject(new Error(message.error));
    else call?.resolve(message.result);
  };
  Object.defineProperty(globalThis, Symbol.for('double of electron'), { value: receive });

  // Electron asks the app before a window or a permission is given. Chromium would not ask.
  window.open = (url = 'about:blank') => {
    tell({ kind: 'open', url: new URL(url, document.baseURI).href });
    return null;
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.target === '_blank');
      if (link === undefined || event.defaultPrevented) return;
      event.preventDefault();
      tell({ kind: 'open', url: link.href });
    },
    false,
  );
  Notification.requestPermission = async () =>
    (await tell({ kind: 'permit', permission: 'notifications' })) ? 'granted' : 'denied';
  const fill = Element.prototype.requestFullscreen;
  Element.prototype.requestFullscreen = async function requestFullscreen(options) {
    if (!(await tell({ kind: 'permit', permission: 'fullscreen' }))) throw new TypeError('Permissions check failed');
    return fill.call(this, options);
  };
  document.addEventListener('fullscreenchange', () =>
    tell({ kind: 'filled', filled: document.fullscreenElement !== null }),
  );

  tell({ kind: 'document' });
  preload((name) => {
    if (name === 'electron') return faked('electron', { contextBridge, ipcRenderer });
    throw new Error(`A sandboxed preload script can't require “${name}”.`);
  });
};
