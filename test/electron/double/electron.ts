/**
 * A double of the `electron` module, as far as the app uses it.
 *
 * The app's main process runs in Node with this in Electron's place, its windows are pages of the system's Chromium, and its preload
 * script runs in them. So bundles, messages and the order of events are the real ones. What is not real: the sandbox and the separate
 * worlds of page and preload script (there is one), native menus and dialogs, and whatever lasts beyond the process in Chromium's own stores.
 */
export { app } from './app.ts';
export { dialog, Menu, shell } from './furniture.ts';
export { ipcMain } from './ipc.ts';
export { protocol } from './schemes.ts';
export { session } from './session.ts';
export { BrowserWindow, screen, webContents } from './window.ts';
