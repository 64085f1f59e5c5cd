import type { Push, Reply, Request } from './messages.ts';

/** A client's end of a connection to a host, whatever carries it: the window's IPC bridge or a socket. */
export interface Wire {
  /** Sends a request; resolves with its reply, also when the host refuses. Rejects when the connection is gone. */
  call(request: Request): Promise<Reply>;
  /** Hears what the host sends unasked. Returns a function that stops listening. */
  onPush(listener: (push: Push) => void): () => void;
  /** Hears when the connection is lost and when it is back. Returns a function that stops listening. */
  onConnection(listener: (connected: boolean) => void): () => void;
}

/** The name under which the preload script puts the window's {@link Wire} on `window`. */
export const BRIDGE = 'captainsTable';

/** The channels of the window's IPC and the events of the network's sockets. */
export const CHANNELS = { call: 'captains-table:call', push: 'captains-table:push' } as const;
