import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE, type Serving, serve } from '../../src/headless/server.ts';
import type { Host } from '../../src/host/host.ts';
import type { Push, Reply } from '../../src/protocol/messages.ts';
import { PROTOCOL } from '../../src/protocol/messages.ts';
import { CHANNELS } from '../../src/protocol/wire.ts';
import { ANNE, BEN, journalPath, newWorld, openHost, TestClient, type World } from '../host/world.ts';

let folder: string;
let world: World;
let host: Host;
let server: Serving;
let sockets: Socket[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-'));
  const pages = join(folder, 'pages');
  await mkdir(join(pages, 'assets'), { recursive: true });
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Table</title>');
  await writeFile(join(pages, 'assets', 'app.js'), 'void 0;');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  world = newWorld();
  host = await openHost(world);
  server = await serve({ host, pages, port: 0 });
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
  await host.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Asks as no browser could: with any headers, and with a path that is not tidied up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, setHost: headers.Host === undefined }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

const port = () => new URL(server.address).port;

function connect(headers: Record<string, string> = {}, transport: 'websocket' | 'polling' = 'websocket'): Socket {
  const socket = io(server.address, {
    transports: [transport],
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

const connected = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });

const call = (socket: Socket, message: unknown): Promise<Reply> => socket.emitWithAck(CHANNELS.call, message);

describe('the pages', () => {
  it('are served on this machine only', async () => {
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await ask('/')).toMatchObject({ status: 200, body: '<!doctype html><title>Table</title>' });
    expect(await ask('/assets/app.js')).toMatchObject({ status: 200, body: 'void 0;' });
    expect((await ask('/nothing.js')).status).toBe(404);
  });

  it('may load and call nothing but this host', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; worker-src 'self'; connect-src 'self' ws://127.0.0.1:${port()}; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '//secret.txt', '/%00', '/%'])(
    'never lead out of their folder: %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).not.toContain('secret');
    },
  );

  it('may be built anew while they are served', async () => {
    expect((await ask('/assets/app.js')).status).toBe(200);
    await rm(join(folder, 'pages', 'assets', 'app.js'));
    await writeFile(join(folder, 'pages', 'assets', 'newer.js'), 'void 1;');
    expect((await ask('/assets/app.js')).status).toBe(404);
    expect(await ask('/assets/newer.js')).toMatchObject({ status: 200, body: 'void 1;' });
  });

  it('are read only', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  it('that are not built are said to be so', async () => {
    const bare = await serve({ host, pages: join(folder, 'none'), port: 0 });
    const response = await fetch(bare.address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
    await bare.close();
  });
});

describe('a request from elsewhere', () => {
  it.each([
    'evil.example',
    'evil.example:80',
    '192.168.0.2',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'a b',
    '',
  ])('is refused: by the name %j for this machine', async (name) => {
    const { status, body } = await ask('/', { Host: name });
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('<title>');
    const socket = await ask('/socket.io/?EIO=4&transport=polling', { Host: name });
    expect([400, 403]).toContain(socket.status);
    expect(socket.body).not.toContain('"sid"');
  });

  it.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://127.0.0.1:1'])(
    'is refused: by a page of %s',
    async (origin) => {
      expect((await ask('/', { Origin: origin })).status).toBe(403);
      expect(await connected(connect({ Origin: origin }))).toBe(false);
      expect(await connected(connect({ Origin: origin }, 'polling'))).toBe(false);
    },
  );

  it('is ours by each name of this machine', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const Host = `${name}:${port()}`;
      expect((await ask('/', { Host, Origin: `http://${Host}` })).status).toBe(200);
      expect(await connected(connect({ Host, Origin: `http://${Host}` }))).toBe(true);
    }
  });
});

describe('a socket', () => {
  it.each(['websocket', 'polling'] as const)('talks to the host by %s and hears what it pushes', async (transport) => {
    const socket = connect({}, transport);
    const pushes: Push[] = [];
    socket.on(CHANNELS.push, (push: Push) => pushes.push(push));
    await connected(socket);
    const hello = await call(socket, { id: 1, request: { type: 'hello', protocol: PROTOCOL } });
    expect(hello).toMatchObject({ id: 1, ok: true, result: { local: true, version: '1.2.3' } });
    const table = { game: 'captains-wager', players: [ANNE, BEN], options: {}, first: 0 };
    const created = await call(socket, { id: 2, request: { type: 'create', table } });
    expect(created).toMatchObject({ id: 2, ok: true });
    expect(pushes).toMatchObject([{ type: 'tables', tables: [{ moves: 0 }] }]);
  });

  it('gets an answer to any nonsense, and does no harm without asking for one', async () => {
    const socket = connect();
    await connected(socket);
    for (const nonsense of [null, 'x', [], { id: 1 }, Buffer.from('x'), { id: 3, request: { type: '__proto__' } }]) {
      expect(await call(socket, nonsense)).toMatchObject({ ok: false, problem: { key: 'host.not-understood' } });
    }
    socket.emit(CHANNELS.call, { id: 1, request: { type: 'tables' } });
    socket.emit(CHANNELS.call);
    socket.emit('other', 1);
    expect((await call(socket, { id: 9, request: { type: 'tables' } })).id).toBe(9);
  });

  it('is hung up on when it sends more than any message needs', async () => {
    const socket = connect();
    await connected(socket);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit(CHANNELS.call, 'x'.repeat(LONGEST_MESSAGE + 1));
    await gone;
    expect(await connected(connect())).toBe(true);
  });

  it('leaves its tables when it goes: the last one who goes closes them', async () => {
    const anne = await TestClient.greeted(host);
    const { id } = await anne.create(ANNE, BEN);
    const socket = connect();
    await connected(socket);
    await call(socket, { id: 1, request: { type: 'hello', protocol: PROTOCOL } });
    await call(socket, { id: 2, request: { type: 'watch', table: id, viewer: 0 } });
    const updates: Push[] = [];
    socket.on(CHANNELS.push, (push: Push) => updates.push(push));
    await anne.play(id, 0);
    await expect.poll(() => updates).toMatchObject([{ type: 'update', viewer: 0, seq: 1 }]);
    await anne.ask({ type: 'leave', table: id });
    world.files.put(journalPath(id), 'not a journal');
    expect((await anne.watch(id, 0)).update.seq).toBe(1);
    socket.disconnect();
    const reopened = async () => {
      const refusal = await anne.refusal({ type: 'watch', table: id, viewer: 0 });
      await anne.ask({ type: 'leave', table: id });
      return refusal;
    };
    await expect.poll(reopened).toBe('host.damaged');
  });
});

describe('a port', () => {
  it('in use is refused with a sentence', async () => {
    await expect(serve({ host, pages: folder, port: Number(port()) })).rejects.toMatchObject({
      problem: { key: 'headless.port-in-use', values: { port: port() } },
    });
  });
});
