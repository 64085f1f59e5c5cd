import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../src/host/journal.ts';
import type { Update, Watched } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { HeadlessProcess, SocketClient } from './headless-process.ts';

/** How often the host is killed in mid-game. */
const KILLS = process.env.LONG === '1' ? 200 : 3;

let data: string;
const running = new Set<HeadlessProcess>();

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'captains-table-'));
});

afterEach(async () => {
  for (const host of running) await host.kill('SIGKILL');
  running.clear();
  await rm(data, { recursive: true });
});

async function open(...args: string[]) {
  const opened = await HeadlessProcess.serving(['--data', data, ...args]);
  running.add(opened.host);
  return opened;
}

const refused = (...args: string[]) => new HeadlessProcess(args).ended;

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('the headless host', () => {
  it('says one line, keeps quiet, and ends in order when asked to', async () => {
    const { host, address } = await open();
    const client = await SocketClient.greeted(address);
    await client.ask({ type: 'tables' });
    const { code, out, err } = await host.kill('SIGTERM');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^[^\n]*http:\/\/127\.0\.0\.1:\d+\/[^\n]*\n$/);
    expect(await isThere(join(data, 'lock'))).toBe(false);
    client.hangUp();
  });

  it('tells its options', async () => {
    const { code, out } = await refused('--help');
    expect(code).toBe(0);
    for (const option of ['--port', '--data', '--open', '--help']) expect(out).toContain(option);
  });

  it.each<[string, string[], string]>([
    ['an unknown option', ['--prot', '1'], 'There is no option “--prot”'],
    ['a port that is none', ['--port', 'high'], '“high” is not a port'],
    [
      'a data folder below a file',
      ['--data', 'package.json/data'],
      'package.json/data can’t be used: part of that path is a file',
    ],
  ])('refuses %s in a sentence', async (_, args, sentence) => {
    const { code, out, err } = await refused(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('is alone on its data: a second one is told who has it, and does no harm', async () => {
    const { host, address } = await open();
    const client = await SocketClient.greeted(address);
    const { code, err } = await refused('--data', data);
    expect(code).toBe(2);
    expect(err).toContain(`process ${host.pid}`);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await client.ask({ type: 'tables' })).toEqual([]);
    client.hangUp();
  });

  it('refuses a port in use in a sentence, and lets go of its data then', async () => {
    const { address } = await open();
    const other = await mkdtemp(join(tmpdir(), 'captains-table-'));
    const { port } = new URL(address);
    const { code, err } = await refused('--data', other, '--port', port);
    expect(code).toBe(2);
    expect(err).toContain(`Port ${port} is in use`);
    expect(await isThere(join(other, 'lock'))).toBe(false);
    await rm(other, { recursive: true });
  });

  it('shows a table whose file is damaged as such, and leaves the file as it is', async () => {
    const first = await open();
    const client = await SocketClient.greeted(first.address);
    const { id } = await newTable(client);
    await first.host.kill('SIGTERM');
    const path = join(data, 'tables', id, 'journal.ndjson');
    const bytes = (await readFile(path, 'utf8')).replace('"seed"', '"sead"');
    await writeFile(path, bytes);
    const second = await open();
    const again = await SocketClient.greeted(second.address);
    expect(await again.ask({ type: 'tables' })).toMatchObject([
      { id, status: 'damaged', problem: { key: 'host.damaged', values: { line: 1 } } },
    ]);
    expect(await again.call({ type: 'watch', table: id, viewer: 0 })).toMatchObject({ ok: false });
    expect(await readFile(path, 'utf8')).toBe(bytes);
    again.hangUp();
  });
});

const newTable = (client: SocketClient): Promise<TableInfo> =>
  client.ask({
    type: 'create',
    table: {
      game: 'take-the-gold',
      players: [
        { name: 'Anne', colour: 'crimson', holder: 'person' },
        { name: 'Ben', colour: 'sapphire', holder: 'person' },
        { name: 'Calico', colour: 'gold', holder: 'bot' },
      ],
      options: {},
      first: null,
    },
  });

/** Plays for one person at a table as fast as it can, until the host is gone or the game over. */
class Player {
  readonly seat: number;
  /** All that was announced to it, by position. */
  readonly heard = new Map<number, Update>();
  readonly #client: SocketClient;
  readonly #table: string;
  #hears = () => {};

  private constructor(client: SocketClient, table: string, seat: number) {
    this.#client = client;
    this.#table = table;
    this.seat = seat;
    client.onUpdate((update) => {
      this.heard.set(update.seq, update);
      this.#act(update);
      this.#hears();
    });
  }

  static async sitDown(address: string, table: string, seat: number): Promise<{ player: Player; watched: Watched }> {
    const client = await SocketClient.greeted(address);
    const player = new Player(client, table, seat);
    const watched = await client.ask<Watched>({ type: 'watch', table, viewer: seat });
    return { player, watched };
  }

  /** Makes its move, if it has one, and lets the bots go on. */
  begin({ update }: Watched): void {
    this.heard.set(update.seq, this.heard.get(update.seq) ?? update);
    this.#act(update);
  }

  get last(): number {
    return Math.max(...this.heard.keys());
  }

  get isOver(): boolean {
    return this.heard.get(this.last)?.view.outcome != null;
  }

  /** Resolves when `count` more moves have been announced to it, or the game is over. */
  hearing(count: number): Promise<void> {
    const until = this.last + count;
    return new Promise((resolve) => {
      this.#hears = () => {
        if (this.last >= until || this.isOver) resolve();
      };
      this.#hears();
    });
  }

  hangUp(): void {
    this.#client.hangUp();
  }

  #act({ seq, moves }: Update): void {
    // The reply never comes when the host is killed meanwhile: nobody waits for it.
    void this.#client.call({ type: 'seen', table: this.#table, seq }).catch(() => {});
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move !== undefined) void this.#client.call({ type: 'move', table: this.#table, seq, move }).catch(() => {});
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const eventsOf = ({ seq, events }: Pick<Update, 'seq' | 'events'>) => ({ seq, events });

describe('a host that is killed in mid-game', () => {
  it(`goes on from the last announced move, ${KILLS} times`, async () => {
    let { host, address } = await open();
    let client = await SocketClient.greeted(address);
    await client.ask({ type: 'keep-settings', settings: { ...DEFAULT_SETTINGS, speed: 'instant' } });
    let { id } = await newTable(client);
    /** Moves that were announced between kills. */
    let announced = 0;
    let before: Player[] = [];

    for (let kill = 0; kill < KILLS; kill++) {
      const sat = await Promise.all([0, 1].map((seat) => Player.sitDown(address, id, seat)));
      for (const { player, watched } of sat) {
        const last = before[player.seat];
        if (last !== undefined) expectSameGame(last, watched);
        player.begin(watched);
      }
      before = sat.map(({ player }) => player);
      await before[0]?.hearing(1 + Math.floor(Math.random() * 25));
      await sleep(Math.random() * 8);
      client.hangUp();
      await host.kill('SIGKILL');
      running.delete(host);
      for (const player of before) player.hangUp();
      announced += Math.max(...sat.map(({ player, watched }) => player.last - watched.update.seq));

      const { lines, torn } = readJournal(await readFile(join(data, 'tables', id, 'journal.ndjson')));
      expect(lines.map((line) => 'seq' in line && line.seq)).toEqual(lines.map((_, at) => at + 1));
      expect(torn).toBeNull();

      ({ host, address } = await open());
      client = await SocketClient.greeted(address);
      if (before.some(({ isOver }) => isOver)) {
        ({ id } = await newTable(client));
        before = [];
      }
    }
    for (const [seat, last] of before.entries()) {
      const { watched, player } = await Player.sitDown(address, id, seat);
      expectSameGame(last, watched);
      player.hangUp();
    }
    expect(announced).toBeGreaterThanOrEqual(KILLS);
  });

  /** All that was announced is there, once and as it was; at most the one move that was being announced is there too. */
  function expectSameGame(before: Player, { update, history }: Watched): void {
    expect(update.seq).toBeGreaterThanOrEqual(before.last);
    expect(update.seq).toBeLessThanOrEqual(before.last + 1);
    expect(history.map(({ seq }) => seq)).toEqual(Array.from({ length: update.seq + 1 }, (_, seq) => seq));
    for (const heard of before.heard.values()) {
      if (heard.events.length > 0) expect(history[heard.seq]).toEqual(eventsOf(heard));
    }
    const last = before.heard.get(update.seq);
    if (last !== undefined) expect({ ...update, events: [] }).toEqual({ ...last, events: [] });
  }
});
