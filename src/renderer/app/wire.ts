import { io, type Socket } from 'socket.io-client';
import { type Call, type Push, pushSchema, type Reply, type Request, replySchema } from '../../protocol/messages.ts';
import { BRIDGE, CHANNELS, type Wire } from '../../protocol/wire.ts';

/** The connection to the host is gone; nothing is known of what was asked. */
export class WireLost extends Error {
  override readonly name = 'WireLost';
}

const parsedPush = (message: unknown): Push | undefined => {
  const push = pushSchema.safeParse(message);
  return push.success ? push.data : undefined;
};

/** A wire whose messages are checked: what is no reply is an error, and what is no push is not heard. */
export function checked(wire: Wire): Wire {
  return {
    call: async (request) => replySchema.parse(await wire.call(request)),
    onPush: (listener) =>
      wire.onPush((message) => {
        const push = parsedPush(message);
        if (push !== undefined) listener(push);
      }),
    onConnection: (listener) => wire.onConnection(listener),
  };
}

/** A wire over a socket. The socket reconnects by itself; whoever hears `onConnection` looks at its tables again. */
export function socketWire(socket: Pick<Socket, 'connected' | 'on' | 'off' | 'emitWithAck'>): Wire {
  let calls = 0;
  return {
    async call(request: Request): Promise<Reply> {
      // A call made now would be kept and sent much later, when it may mean something else.
      if (!socket.connected) throw new WireLost();
      calls++;
      const call: Call = { id: calls, request };
      try {
        return await socket.emitWithAck(CHANNELS.call, call);
      } catch {
        throw new WireLost();
      }
    },
    onPush(listener) {
      socket.on(CHANNELS.push, listener);
      return () => void socket.off(CHANNELS.push, listener);
    },
    onConnection(listener) {
      const up = () => listener(true);
      const down = () => listener(false);
      socket.on('connect', up);
      socket.on('disconnect', down);
      socket.on('connect_error', down);
      if (socket.connected) up();
      return () => {
        socket.off('connect', up);
        socket.off('disconnect', down);
        socket.off('connect_error', down);
      };
    },
  };
}

/** The window's own bridge, which is there from the start and never lost. */
const bridgeWire = (bridge: Wire): Wire => ({
  ...bridge,
  onConnection(listener) {
    listener(true);
    return bridge.onConnection(listener);
  },
});

/** The way to this page's host: the bridge in the app's own window, else a socket to where the page came from. */
export function openWire(window: Window): Wire {
  const bridge = (window as { readonly [BRIDGE]?: Wire })[BRIDGE];
  return checked(bridge === undefined ? socketWire(io({ transports: ['websocket'] })) : bridgeWire(bridge));
}
