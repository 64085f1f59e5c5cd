import { beforeAll, describe, expect, it } from 'vitest';
import { commitment } from '../../src/games/kit/chance.ts';
import type { Move } from '../../src/games/kit/game.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { Host } from '../../src/host/host.ts';
import { type Header, readJournal, written } from '../../src/host/journal.ts';
import type { Watched } from '../../src/protocol/messages.ts';
import type { Timeline } from '../../src/protocol/replays.ts';
import { ANNE, BEN, DATA, failure, journalPath, newWorld, openHost, TestClient, type World } from './world.ts';

const ID = 'aaaaaaaaaaaaaaaa';
const CHECKPOINT = `${DATA}/tables/${ID}/checkpoint.json`;

const HEADER: Header = {
  format: 2,
  game: takeTheGold.id,
  rulesVersion: takeTheGold.rulesVersion,
  id: ID,
  title: null,
  options: { advanced: true, krakens: 5 },
  players: [ANNE, BEN],
  first: 0,
  undo: true,
  copyOf: null,
  seed: 'a long game',
  commitment: commitment('a long game'),
  dealt: null,
  botSeed: 'bots',
  created: '2026-01-01T20:00:00.000Z',
};

/** Hosts count the same files as read; this one has nothing but the table's beginning. */
function begun(): World {
  const world = newWorld();
  world.files.put(journalPath(ID), written(HEADER, []).text);
  return world;
}

const open = (world: World, games = [takeTheGold]): Promise<Host> => openHost(world, { games });

/** Plays both hands so that the game goes on and on, and takes one move in fifty back. */
async function playOn(client: TestClient, positions: number): Promise<void> {
  let now = (await client.watch(ID, 0)).update;
  const until = now.seq + positions;
  while (now.seq < until) {
    const at = { table: ID, seq: now.seq };
    let moves: readonly Move[] = [];
    for (const seat of [0, 1]) {
      const { update } = await client.watch(ID, seat);
      if (update.moves.length > 0) moves = update.moves;
    }
    const move = moves.find(({ type }) => type === 'pass') ?? moves.at(-1);
    if (move === undefined) throw new Error('The game is over.');
    await client.watch(ID, move.seat);
    const { held } = await client.ask<{ held?: true }>({ type: 'move', ...at, move: { ...move } });
    if (held) await client.ask({ type: 'end-turn', ...at, seat: move.seat });
    if (now.seq % 50 === 49) {
      await client.ask({ type: 'undo', table: ID, seq: now.seq + 1, seat: move.seat });
      await client.ask({ type: 'answer-undo', table: ID, seat: 1 - move.seat, agree: true }).catch(() => {});
    }
    now = (await client.watch(ID, 0)).update;
  }
}

/** What a host says of the whole table: where it is, what happened, and some positions. */
async function told(world: World): Promise<{ watched: Watched; timeline: Timeline; positions: unknown[] }> {
  const host = await open(world);
  const client = await TestClient.greeted(host);
  const timeline = await client.ask<Timeline>({ type: 'replay', table: ID, viewer: 1 });
  const seqs = [0, 1, 63, 64, 65, 100, 255, 256, 257, timeline.steps.length - 1];
  const positions = await Promise.all(seqs.map((seq) => client.ask({ type: 'position', table: ID, seq, viewer: 0 })));
  const watched = await client.watch(ID, 0);
  await host.close();
  return { watched, timeline, positions };
}

describe('the checkpoint of a long table', () => {
  let world: World;

  beforeAll(async () => {
    world = begun();
    const host = await open(world);
    const client = await TestClient.greeted(host);
    await playOn(client, 255);
    expect(world.files.content.has(CHECKPOINT)).toBe(false);
    await playOn(client, 65);
    await host.close();
    expect(world.files.content.has(CHECKPOINT)).toBe(true);
  });

  /** The same disk once more, for a test to change. */
  const copied = (change: (files: World['files']) => void): World => {
    const copy = newWorld();
    for (const [path, bytes] of world.files.content) if (!path.endsWith('/lock')) copy.files.put(path, bytes);
    change(copy.files);
    return copy;
  };

  const without = () => copied((files) => files.content.delete(CHECKPOINT));

  it('leads to the same table, history and positions as the journal from the deal', async () => {
    const kept = await told(copied(() => {}));
    expect(kept).toEqual(await told(without()));
    expect(kept.timeline.steps.some(({ takenBack }) => takenBack !== null)).toBe(true);
    expect(kept.timeline.steps.length).toBeGreaterThan(300);
  });

  it('plays only what came after it', async () => {
    let played = 0;
    const counting = {
      ...takeTheGold,
      refuse: (...asked: Parameters<typeof takeTheGold.refuse>) => {
        played++;
        return takeTheGold.refuse(...asked);
      },
    };
    const host = await open(
      copied(() => {}),
      [counting],
    );
    const { update } = await (await TestClient.greeted(host)).watch(ID, 0);
    expect(update.seq).toBeGreaterThan(300);
    // Listing the moves of the last position asks the rules, too.
    expect(played).toBeLessThan(200);
  });

  it.each<[string, (files: World['files']) => void]>([
    ['cut', (files) => files.put(CHECKPOINT, files.text(CHECKPOINT).slice(0, 5000))],
    ['changed', (files) => files.put(CHECKPOINT, files.text(CHECKPOINT).replace('"gold-coin"', '"two-pirates"'))],
    ['nothing', (files) => files.put(CHECKPOINT, '')],
  ])('that is %s does no harm', async (_, harm) => {
    expect(await told(copied(harm))).toEqual(await told(without()));
  });

  it('of another beginning of the journal counts for nothing: an older file in its place is read as it is', async () => {
    const { header, lines } = readJournal(world.files.content.get(journalPath(ID)) ?? Buffer.alloc(0));
    const older = (files: World['files']) => files.put(journalPath(ID), written(header, lines.slice(0, 270)).text);
    const harmless = copied((files) => {
      older(files);
      files.content.delete(CHECKPOINT);
    });
    expect(await told(copied(older))).toEqual(await told(harmless));
  });

  it('hides no damage before it, and none after it', async () => {
    for (const line of [5, 200, 310]) {
      const harmed = copied((files) => {
        const lines = files.text(journalPath(ID)).split('\n');
        lines[line - 1] = (lines[line - 1] ?? '').replace('"seat":', '"seaT":');
        files.put(journalPath(ID), lines.join('\n'));
      });
      const client = await TestClient.greeted(await open(harmed));
      expect(await client.call({ type: 'watch', table: ID, viewer: 0 })).toMatchObject({
        problem: { key: 'host.damaged', values: { line } },
      });
    }
  });

  it('of other rules counts for nothing', async () => {
    const other = copied(() => {});
    const client = await TestClient.greeted(await open(other, [{ ...takeTheGold, rulesVersion: 99 }]));
    expect(await client.refusal({ type: 'watch', table: ID, viewer: 0 })).toBe('host.older-rules');
  });

  it('that can’t be kept stops nothing', async () => {
    const world = begun();
    world.files.beforeWrite = (path) => {
      if (path.endsWith('checkpoint.json')) throw failure('ENOSPC');
    };
    const host = await open(world);
    await playOn(await TestClient.greeted(host), 260);
    await host.close();
    expect(world.warnings).toEqual([expect.stringContaining('checkpoint')]);
    expect((await told(world)).timeline.steps.length).toBeGreaterThan(260);
  });
});
