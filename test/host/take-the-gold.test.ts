import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../src/games/kit/events.ts';
import { play, start } from '../../src/games/kit/play.ts';
import type { Viewer } from '../../src/games/kit/seats.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { TakeTheGoldView } from '../../src/games/take-the-gold/view.ts';
import { readJournal } from '../../src/host/journal.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import {
  ANNE,
  BEN,
  BOT,
  journalPath,
  newWorld,
  openHost,
  SECOND_BOT,
  settle,
  TestClient,
  type World,
} from './world.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];

/** A whole game of two people and two bots, watched by a screen for each person and one for all. */
async function evening(world: World, options: TableInfo['options']) {
  const host = await openHost(world, { games: [takeTheGold] });
  const screens = await Promise.all(VIEWERS.map(() => TestClient.greeted(host)));
  const [anne] = screens as [TestClient];
  const table = { game: takeTheGold.id, players: [ANNE, BEN, BOT, SECOND_BOT], options, first: null };
  const { id } = await anne.ask<TableInfo>({ type: 'create', table });
  const first = await Promise.all(screens.map((screen, at) => screen.watch(id, VIEWERS[at] ?? 'public')));
  const now = (at: number) => screens[at]?.updates.at(-1) ?? first[at]?.update;

  for (let position = now(0); position?.view.outcome === null; position = now(0)) {
    const seq = position.seq;
    const player = [0, 1].find((seat) => now(seat)?.moves.length);
    const moves = player === undefined ? [] : (now(player)?.moves ?? []);
    const move = moves[(seq * 7) % Math.max(1, moves.length)];
    if (move !== undefined) await screens[move.seat]?.ask({ type: 'move', table: id, seq, move });
    else {
      for (const screen of screens) await screen.ask({ type: 'seen', table: id, seq });
      await world.clock.pass(500);
    }
    await settle();
    if (now(0)?.seq === seq) throw new Error(`Nobody moved on at position ${seq}.`);
  }
  return { id, screens };
}

/** All positions of a table, played again from its journal by the rules alone. */
function positions(world: World, id: string) {
  const { header, lines } = readJournal(world.files.content.get(journalPath(id)) ?? Buffer.alloc(0));
  const { options, seed, first, players } = header;
  const all = [start(takeTheGold, { seats: players.length, options, seed, first })];
  for (const line of lines)
    if ('move' in line) all.push(play(takeTheGold, (all.at(-1) ?? all[0])?.state as never, line.move));
  return all;
}

describe('an evening of Take the Gold', () => {
  it.each([
    { advanced: false, krakens: 3 },
    { advanced: true, krakens: 5 },
  ])('tells every screen its own view and events of every move, and no hand of another: %j', async (options) => {
    const world = newWorld();
    const { id, screens } = await evening(world, options);
    const truth = positions(world, id);
    expect(world.warnings).toEqual([]);
    expect(truth.length).toBeGreaterThan(10);
    for (const [at, screen] of screens.entries()) {
      const viewer = VIEWERS[at] ?? 'public';
      expect(screen.updates.map(({ seq }) => seq)).toEqual(truth.slice(1).map((_, step) => step + 1));
      for (const update of screen.updates) {
        const position = truth[update.seq];
        if (position === undefined) throw new Error('A position that was never played.');
        const view = update.view as TakeTheGoldView;
        expect(view).toEqual(takeTheGold.view(position.state, viewer));
        expect(update.events).toEqual(projectEvents(position.events, viewer));
        if (view.outcome === null) {
          const others = view.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
          expect(others.every(({ kind }) => kind === null)).toBe(true);
        }
      }
    }
  });
});
