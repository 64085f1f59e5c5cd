import { randomUUID } from 'node:crypto';
import type { WebContents, WebFrameMain } from 'electron';
import type { Connection, Host } from '../host/host.ts';
import { CHANNELS } from '../protocol/wire.ts';
import { isOwn } from './scheme.ts';

/** Whether it is the window's whole page that speaks, and that page is ours. */
const isTrusted = (frame: WebFrameMain | null): boolean => frame !== null && frame.parent === null && isOwn(frame.url);

/** Lets a window's page talk to the host. Each page that is loaded has a connection of its own, from its first call until it goes. */
export function serve(contents: WebContents, host: Host): void {
  let connection: Connection | undefined;

  const pickUp = (): Connection => {
    const push: Connection['push'] = (push) => {
      if (!contents.isDestroyed()) contents.send(CHANNELS.push, push);
    };
    const fresh = { id: randomUUID(), local: true, push };
    host.connect(fresh);
    return fresh;
  };

  const hangUp = (): void => {
    if (connection !== undefined) void host.disconnect(connection);
    connection = undefined;
  };

  contents.ipc.handle(CHANNELS.call, ({ senderFrame }, message: unknown) => {
    if (!isTrusted(senderFrame)) throw new Error('Only the pages of this app are answered.');
    connection ??= pickUp();
    return host.handle(connection, message);
  });
  contents.on('did-navigate', hangUp);
  contents.on('render-process-gone', hangUp);
  contents.on('destroyed', hangUp);
}
