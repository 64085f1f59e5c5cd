import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { Server as SocketServer } from 'socket.io';
import type { Connection, Host } from '../host/host.ts';
import { codeOf } from '../host/ports.ts';
import { problem } from '../host/problem.ts';
import { LONGEST_FILE } from '../protocol/files.ts';
import { CHANNELS } from '../protocol/wire.ts';
import { isOurs, strictHeaders } from './gate.ts';
import { spoken } from './speech.ts';

/** What is served, and where. */
export interface ServerParts {
  readonly host: Host;
  /** The folder of the built pages. */
  readonly pages: string;
  /** 0: any free one. */
  readonly port: number;
}

/** A server that runs. */
export interface Serving {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Ends all connections and stops listening. */
  close(): Promise<void>;
}

/** Only this machine can reach it. */
const HERE = '127.0.0.1';

/** The longest message a client may send, in bytes: one that brings a table from a file. Its letters take 3 bytes each at the most. */
export const LONGEST_MESSAGE = 3 * LONGEST_FILE + 1024;

const inWords = (response: ServerResponse, status: number, key: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${spoken({ key })}\n`);
};

/** Answers requests for pages: only to pages of our own, only with what was built. */
function pageServer(pages: string): RequestListener {
  // `dev` looks each file up anew: pages that were built again while this runs are served, and those that went are missed politely.
  const built = existsSync(join(pages, 'index.html')) ? sirv(pages, { etag: true, dev: true }) : undefined;
  return (request, response) => {
    if (!isOurs(request)) return inWords(response, 403, 'headless.foreign');
    for (const [name, value] of Object.entries(strictHeaders(request.headers.host ?? '')))
      response.setHeader(name, value);
    if (built === undefined) return inWords(response, 503, 'headless.no-pages');
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    built(request, response);
  };
}

/** Lets sockets talk to the host. Whoever reaches this server sits at this machine, so all of them are local. */
function socketServer(server: Server, host: Host): SocketServer {
  const sockets = new SocketServer(server, {
    serveClient: false,
    maxHttpBufferSize: LONGEST_MESSAGE,
    allowRequest: (request, decide) => decide(null, isOurs(request)),
  });
  sockets.on('connection', (socket) => {
    const connection: Connection = {
      id: socket.id,
      local: true,
      push: (push) => void socket.emit(CHANNELS.push, push),
    };
    host.connect(connection);
    socket.on(CHANNELS.call, async (message: unknown, answer: unknown) => {
      const reply = await host.handle(connection, message);
      if (typeof answer === 'function') answer(reply);
    });
    socket.on('disconnect', () => void host.disconnect(connection));
  });
  return sockets;
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HERE, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Serves the pages and the host on this machine.
 *
 * @throws {HostProblem} when the port can't be used.
 */
export async function serve({ host, pages, port }: ServerParts): Promise<Serving> {
  const server = createServer(pageServer(pages));
  const sockets = socketServer(server, host);
  try {
    const found = await listening(server, port);
    return { address: `http://${HERE}:${found}/`, close: () => sockets.close() };
  } catch (error) {
    await sockets.close();
    const code = codeOf(error) ?? 'unknown';
    const key = code === 'EADDRINUSE' ? 'headless.port-in-use' : 'headless.port-refused';
    throw problem(key, { port: String(port), code });
  }
}
