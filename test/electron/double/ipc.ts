import { faked } from './faked.ts';

/** Answers what a page invokes. */
export type Handler = (event: unknown, ...args: unknown[]) => unknown;

/** Handlers by channel: the whole app's, or one page's. */
export interface IpcHandlers {
  handle(channel: string, handler: Handler): void;
  removeHandler(channel: string): void;
  handlerOf(channel: string): Handler | undefined;
}

/** Makes a set of handlers. */
export function newIpc(): IpcHandlers {
  const handlers = new Map<string, Handler>();
  return faked('ipcMain', {
    handle(channel: string, handler: Handler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
    removeHandler(channel: string) {
      handlers.delete(channel);
    },
    handlerOf: (channel: string) => handlers.get(channel),
  });
}

export const ipcMain = newIpc();
