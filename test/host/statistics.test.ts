import { beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { type Aliases, mainName, merged, otherNames } from '../../src/host/names.ts';
import type { FinishedGame } from '../../src/host/records.ts';
import { statisticsOf } from '../../src/host/statistics.ts';
import { ANSWERS } from '../../src/protocol/answers.ts';
import type { Statistics } from '../../src/protocol/statistics.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { tiny } from './tiny.ts';
import { ANNE, BEN, DATA, failure, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

/** A game of the tiny game: who played, who won, and what they scored. */
const game = (number: number, names: string[], ranking: number[][], scores: (number | null)[]): FinishedGame => ({
  table: `${number}`.padStart(16, '0'),
  origin: `${number}`.padStart(16, '0'),
  game: tiny.id,
  players: names.map((name) => ({ ...ANNE, name, holder: name.startsWith('Bot') ? 'bot' : 'person' })),
  ended: new Date(Date.UTC(2026, 0, number)).toISOString(),
  seconds: 60 * number,
  moves: 10 * number,
  ranking,
  scores,
  uses: names.map(() => ({ show: { 9: number } })),
});

const of = (games: FinishedGame[], aliases: Aliases = {}) => statisticsOf({ games, unread: 0 }, aliases, [tiny.id]);

const player = ({ players }: Statistics, name: string) => players.find((known) => known.name === name);

describe('statistics', () => {
  const GAMES = [
    game(1, ['Anne', 'Ben'], [[0], [1]], [7, 3]),
    game(2, ['anne', 'Ben', 'Bot'], [[0], [2], [1]], [9, 1, 4]),
    game(3, ['Ben', 'Anne'], [[0, 1]], [5, 5]),
    game(4, ['Ben', 'ANNE'], [[0], [1]], [6, null]),
  ];

  it('count games, wins, ranks, streaks, scores and time for each player, whatever capitals its name has', () => {
    const [standing] = player(of(GAMES), 'ANNE')?.standings ?? [];
    expect(standing).toMatchObject({
      played: 4,
      won: 3,
      streak: { now: 0, longest: 3 },
      score: { best: 9, worst: 5, mean: 7 },
      seconds: 600,
    });
    expect(standing?.games.map(({ rank, won, score, seats }) => [rank, won, score, seats])).toEqual([
      [1, true, 7, 2],
      [1, true, 9, 3],
      [1, true, 5, 2],
      [2, false, null, 2],
    ]);
    expect(player(of(GAMES), 'Ben')?.standings[0]?.games.map(({ rank }) => rank)).toEqual([2, 3, 1, 1]);
  });

  it('list people before bots, and whoever played most first', () => {
    const games = [...GAMES, game(5, ['Clara', 'Bot'], [[1], [0]], [0, 1])];
    expect(of(games).players.map(({ name, bot }) => [name, bot])).toEqual([
      ['ANNE', false],
      ['Ben', false],
      ['Clara', false],
      ['Bot', true],
    ]);
  });

  it('tell a bot from a person of its name', () => {
    const games = [game(1, ['Bottom', 'Ben'], [[0], [1]], [1, 0])];
    const person = { ...games[0], players: [{ ...ANNE, name: 'Bottom' }, BEN] } as FinishedGame;
    expect(of([...games, person]).players.filter(({ name }) => name === 'Bottom')).toHaveLength(2);
  });

  it('know the records of each game', () => {
    const [tinys] = of(GAMES).games;
    expect(tinys).toMatchObject({
      played: 4,
      moves: { min: 10, median: 25, max: 40 },
      seconds: { min: 60, median: 150, max: 240 },
    });
    expect(tinys?.records.map(({ what, value, names }) => [what, value, names])).toEqual([
      ['highest-score', 9, ['anne']],
      ['longest-streak', 3, ['ANNE']],
      ['most-moves', 40, ['Ben', 'ANNE']],
      ['fewest-moves', 10, ['Anne', 'Ben']],
      ['longest', 240, ['Ben', 'ANNE']],
      ['shortest', 60, ['Anne', 'Ben']],
    ]);
  });

  it('know no score where none is counted, and nothing of no games', () => {
    const { players, games } = of([game(1, ['Anne', 'Ben'], [[0], [1]], [null, null])]);
    expect(players.map(({ standings }) => standings[0]?.score)).toEqual([null, null]);
    expect(games[0]?.records.map(({ what }) => what)).not.toContain('highest-score');
    expect(of([])).toEqual({ finished: 0, unread: 0, players: [], games: [] });
  });

  it('show merged names as one player', () => {
    const games = [...GAMES, game(5, ['Annie', 'Ben'], [[0], [1]], [2, 1])];
    const { players } = of(games, merged({}, 'Annie', 'Anne'));
    const people = players.filter(({ bot }) => !bot);
    expect(people.map(({ name, also, standings }) => [name, also, standings[0]?.played])).toEqual([
      ['Anne', ['Annie'], 5],
      ['Ben', [], 5],
    ]);
  });
});

describe('merged names', () => {
  it('all lead to one main name, in whatever order they were merged', () => {
    const aliases = merged(merged(merged({}, 'A', 'B'), 'B', 'C'), 'D', 'a');
    for (const name of ['A', 'b', 'C', 'd']) expect(mainName(aliases, name), name).toBe('C');
    expect(otherNames(aliases, 'c').sort()).toEqual(['A', 'B', 'D']);
    expect(mainName(aliases, 'E')).toBe('E');
    expect(mainName(aliases, 'constructor')).toBe('constructor');
  });

  it('can have another main name: a player merged into one of its own names is called that', () => {
    const aliases = merged(merged({}, 'A', 'B'), 'B', 'A');
    for (const name of ['A', 'B']) expect(mainName(aliases, name)).toBe('A');
    expect(otherNames(aliases, 'A')).toEqual(['B']);
  });
});

describe('the statistics of a host', () => {
  let world: World;
  let host: Host;
  let anne: TestClient;

  beforeEach(async () => {
    world = newWorld();
    host = await openHost(world);
    anne = await TestClient.greeted(host);
  });

  const restart = async (games = [tiny]) => {
    await host.close();
    host = await openHost(world, { games });
    anne = await TestClient.greeted(host);
  };

  const statistics = () => anne.ask<Statistics>({ type: 'statistics' });

  /** A finished game: each turn takes a minute, and one of them an hour. */
  async function finished(...players: Parameters<TestClient['create']>): Promise<TableInfo> {
    const info = await anne.create(...players);
    for (let turn = 0; turn < 5; turn++) {
      await world.clock.pass(turn === 3 ? 3_600_000 : 60_000);
      await anne.play(info.id, turn % 2, ({ type }) => type === 'show');
    }
    await settle();
    await anne.ask({ type: 'leave', table: info.id });
    return info;
  }

  it('are those of its finished games, with time at the table and cards used', async () => {
    await finished(ANNE, BEN);
    const { id } = await anne.create(ANNE, BEN);
    await anne.play(id, 0);
    const all = ANSWERS.statistics.parse(await statistics());
    expect(all).toMatchObject({ finished: 1, unread: 0 });
    const [standing] = player(all, 'Anne')?.standings ?? [];
    expect(standing?.seconds).toBe(4 * 60 + 300);
    expect(standing?.cards.map(({ move, count }) => [move, count])).toEqual(Array(3).fill(['show', 1]));
    const shown = (
      anne.updates.findLast(({ view }) => view.outcome !== null)?.view as { shown: { kind: string }[][] } | undefined
    )?.shown;
    expect(standing?.cards.map(({ kind }) => kind).sort()).toEqual(shown?.[0]?.map(({ kind }) => kind).sort());
  });

  it('do without moves that were taken back', async () => {
    const { id } = await anne.createUndoable(ANNE, BEN);
    await anne.play(id, 0, ({ type }) => type === 'lay');
    await anne.ask({ type: 'undo', table: id, seq: 1, seat: 0 });
    for (let turn = 0; turn < 5; turn++) {
      await anne.play(id, turn % 2, ({ type }) => type === 'show');
      await anne.ask({ type: 'end-turn', table: id, seq: 2 + turn, seat: turn % 2 });
    }
    const [standing] = player(await statistics(), 'Anne')?.standings ?? [];
    expect(standing?.games[0]?.moves).toBe(5);
    expect(standing?.cards.map(({ move }) => move)).toEqual(['show', 'show', 'show']);
  });

  it('read each journal once, also over a restart', async () => {
    const { id } = await finished(ANNE, BEN);
    const first = await statistics();
    const read = () => world.files.read_.filter((path) => path === journalPath(id)).length;
    const before = read();
    expect(await statistics()).toEqual(first);
    await restart();
    expect(await statistics()).toEqual(first);
    expect(read()).toBe(before);
  });

  it.each([
    ['damaged', '{"rules":'],
    ['of another program', '{"rules":"chess 1","records":{}}'],
  ])('are made anew when their copy on disk is %s', async (_, text) => {
    await finished(ANNE, BEN);
    const first = await statistics();
    await restart();
    world.files.put(`${DATA}/records.json`, text);
    expect(await statistics()).toEqual(first);
  });

  it('count a copy of a table once, and a copy that ended otherwise not again', async () => {
    const { id } = await anne.create(ANNE, BEN);
    for (const turn of [0, 1, 0]) await anne.play(id, turn, ({ type }) => type === 'show');
    const copy = await anne.ask<TableInfo>({ type: 'duplicate', table: id, title: null });
    for (const table of [id, copy.id])
      for (const turn of [1, 0]) await anne.play(table, turn, ({ type }) => type === 'show');
    await settle();
    await anne.ask({ type: 'duplicate', table: copy.id, title: null });
    expect(await anne.ask({ type: 'tables' })).toHaveLength(3);
    expect((await statistics()).finished).toBe(1);
    await anne.ask({ type: 'remove', table: id });
    expect((await statistics()).finished).toBe(1);
  });

  it('say how many finished games could not be read', async () => {
    const { id } = await finished(ANNE, BEN);
    await anne.ask({ type: 'tables' });
    const { read } = world.files;
    world.files.read = async (path) => {
      if (path === journalPath(id)) throw failure('EIO');
      return read.call(world.files, path);
    };
    expect(await statistics()).toMatchObject({ finished: 0, unread: 1 });
  });

  it('know merged names, until they are split again', async () => {
    await finished(ANNE, BEN);
    await finished({ ...ANNE, name: 'Annie' }, BEN);
    const names = async () => (await statistics()).players.filter(({ bot }) => !bot).map(({ name }) => name);
    expect((await names()).sort()).toEqual(['Anne', 'Annie', 'Ben']);
    await anne.ask({ type: 'merge-names', name: 'Annie', into: 'Anne' });
    await restart();
    expect((await names()).sort()).toEqual(['Anne', 'Ben']);
    expect(await anne.refusal({ type: 'merge-names', name: 'ANNE', into: 'Anne' })).toBe('host.merge-same');
    expect(await anne.refusal({ type: 'split-name', name: 'Ben' })).toBe('host.not-merged');
    await anne.ask({ type: 'split-name', name: 'annie' });
    expect((await names()).sort()).toEqual(['Anne', 'Annie', 'Ben']);
    world.files.beforeWrite = () => {
      throw failure('EROFS');
    };
    expect(await anne.refusal({ type: 'merge-names', name: 'Annie', into: 'Anne' })).toBe('host.not-written');
  });
});
