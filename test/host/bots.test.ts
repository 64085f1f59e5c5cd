import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/games/kit/game.ts';
import { botChance, type Dilemma, decide, type Mind } from '../../src/host/bots.ts';
import { LONGEST_WAIT, RETRY } from '../../src/host/pace.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { type TinyView, tiny } from './tiny.ts';
import {
  ANNE,
  BEN,
  BOT,
  failure,
  journalPath,
  newWorld,
  openHost,
  SECOND_BOT,
  settle,
  TestClient,
  TestClock,
  type World,
} from './world.ts';

const MOVES: Move[] = [
  { type: 'show', seat: 1 },
  { type: 'snatch', seat: 1 },
];
const DILEMMA: Dilemma = {
  game: { ...tiny, policy: (_view, moves) => moves[1] as never },
  view: {} as TinyView,
  seat: 1,
  moves: MOVES,
  chance: botChance('luck', 1, 0),
};

/** A mind that never answers, and remembers whether it was told to stop. */
function dreamer(): Mind & { stopped: boolean } {
  const mind = {
    stopped: false,
    choose: (_: Dilemma, signal: AbortSignal) =>
      new Promise<Move>(() => {
        signal.addEventListener('abort', () => {
          mind.stopped = true;
        });
      }),
  };
  return mind;
}

const decided = (mind: Mind, clock = new TestClock(), signal = new AbortController().signal) =>
  decide(mind, DILEMMA, { clock, budget: 100, signal });

describe('a decision', () => {
  it('is the mind’s, when it is one of the moves', async () => {
    expect(await decided({ choose: async () => ({ ...(MOVES[0] as Move) }) })).toBe(MOVES[0]);
  });

  it.each<[string, Mind]>([
    ['fails', { choose: () => Promise.reject(new Error('no idea')) }],
    [
      'fails at once',
      {
        choose: () => {
          throw new Error('no idea');
        },
      },
    ],
    ['chooses something else', { choose: async () => ({ type: 'cheat', seat: 1 }) }],
  ])('is the policy’s when the mind %s', async (_, mind) => {
    expect(await decided(mind)).toBe(MOVES[1]);
  });

  it('is the policy’s when the time is up, and the mind is told to stop', async () => {
    const clock = new TestClock();
    const mind = dreamer();
    const decision = decided(mind, clock);
    await clock.pass(99);
    expect(mind.stopped).toBe(false);
    await clock.pass(1);
    expect(await decision).toBe(MOVES[1]);
    expect(mind.stopped).toBe(true);
  });

  it('is none when it is not wanted any more', async () => {
    const clock = new TestClock();
    const mind = dreamer();
    const away = new AbortController();
    const decision = decided(mind, clock, away.signal);
    away.abort();
    expect(await decision).toBeUndefined();
    expect(mind.stopped).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it('is the first move when even the policy fails', async () => {
    const game = {
      ...tiny,
      policy: () => {
        throw new Error('no idea');
      },
    };
    const means = { clock: new TestClock(), budget: 100, signal: new AbortController().signal };
    expect(await decide({ choose: () => Promise.reject(new Error()) }, { ...DILEMMA, game }, means)).toBe(MOVES[0]);
  });
});

/** A mind that plays the first move and remembers what it was given. */
function witness(): Mind & { asked: Dilemma[] } {
  const asked: Dilemma[] = [];
  return {
    asked,
    choose: async (dilemma) => {
      asked.push(dilemma);
      return dilemma.moves[0] as Move;
    },
  };
}

/** A table of Anne and two bots, with the first of them to move. */
async function botsTurn(world: World, mind: Mind = witness()) {
  const host = await openHost(world, { mind });
  const anne = await TestClient.greeted(host);
  const { id } = await anne.ask<{ id: string }>({
    type: 'create',
    table: { game: tiny.id, players: [ANNE, BOT, SECOND_BOT], options: {}, first: 1 },
  });
  return { host, anne, id };
}

const HESITATION = 500;

describe('the pace of bots', () => {
  it('is set by the screen: no move before it has shown the position', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.watch(id, 0);
    await world.clock.pass(LONGEST_WAIT - 1);
    expect(anne.updates).toEqual([]);
  });

  it('goes on after each sign of the screen, and hesitates equally long each time', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.watch(id, 0);
    for (const seq of [0, 1]) {
      await anne.ask({ type: 'seen', table: id, seq });
      await world.clock.pass(HESITATION - 1);
      expect(anne.updates).toHaveLength(seq);
      await world.clock.pass(1);
      expect(anne.updates).toHaveLength(seq + 1);
    }
    await anne.ask({ type: 'seen', table: id, seq: 2 });
    await world.clock.pass(60_000);
    expect(anne.updates.at(-1)?.view.turn).toBe(0);
    expect(anne.updates).toHaveLength(2);
  });

  it('does not take a position for seen that is still to come', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 99 });
    await world.clock.pass(LONGEST_WAIT - 1);
    expect(anne.updates).toHaveLength(1);
  });

  it('waits for every local screen, but for none longer than the limit, however often it signals', async () => {
    const world = newWorld();
    const { host, anne, id } = await botsTurn(world);
    const slow = await TestClient.greeted(host);
    await anne.watch(id, 0);
    await slow.watch(id, 'public');
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    for (let second = 1; second < LONGEST_WAIT / 1000; second++) {
      await world.clock.pass(1000);
      await slow.watch(id, 'public');
    }
    expect(anne.updates).toEqual([]);
    await world.clock.pass(1000);
    expect(anne.updates).toHaveLength(1);
  });

  it('can’t be slowed by signs that come again and again', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.watch(id, 0);
    for (let time = 0; time < 5; time++) {
      await anne.ask({ type: 'seen', table: id, seq: 0 });
      await world.clock.pass(HESITATION / 5);
    }
    expect(anne.updates).toHaveLength(1);
  });

  it('follows the speed of the pieces', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.ask({ type: 'keep-settings', settings: { ...DEFAULT_SETTINGS, speed: 'instant' } });
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await world.clock.pass(0);
    expect(anne.updates).toHaveLength(1);
  });

  it('stops while nobody at a local screen watches, and goes on when somebody does', async () => {
    const world = newWorld();
    const { host, anne, id } = await botsTurn(world);
    const guest = await TestClient.greeted(host, false);
    await guest.watch(id, 'public');
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await anne.ask({ type: 'leave', table: id });
    await world.clock.pass(10 * LONGEST_WAIT);
    expect(guest.updates).toEqual([]);
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await world.clock.pass(HESITATION);
    expect(guest.updates).toHaveLength(1);
  });

  it('stops when the screen hangs up, also in the middle of a thought', async () => {
    const world = newWorld();
    const mind = dreamer();
    const { anne, id } = await botsTurn(world, mind);
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await world.clock.pass(HESITATION);
    await anne.hangUp();
    expect(mind.stopped).toBe(true);
    await world.clock.pass(10 * LONGEST_WAIT);
    expect(world.files.text(journalPath(id)).split('\n')).toHaveLength(2);
    expect(world.clock.waiting).toBe(0);
  });
});

describe('a screen that hangs up while its table is being opened', () => {
  it('does not keep the bots playing', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    const watching = anne.call({ type: 'watch', table: id, viewer: 0 });
    await anne.hangUp();
    expect(await watching).toMatchObject({ ok: false });
    await world.clock.pass(10 * LONGEST_WAIT);
    expect(world.files.text(journalPath(id)).split('\n')).toHaveLength(2);
  });
});

describe('a bot', () => {
  it('is given the view and the moves of its own seat, and luck that is not the game’s', async () => {
    const world = newWorld();
    const mind = witness();
    const { anne, id } = await botsTurn(world, mind);
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await world.clock.pass(HESITATION);
    const [dilemma] = mind.asked;
    expect(Object.keys(dilemma ?? {}).sort()).toEqual(['chance', 'game', 'moves', 'seat', 'view']);
    expect(dilemma?.view.viewer).toBe(1);
    const anneAsSeen = (dilemma?.view as TinyView | undefined)?.hands[0] ?? [];
    expect(anneAsSeen.map(({ kind }) => kind)).toEqual([null, null, null]);
    const header = JSON.parse(world.files.text(journalPath(id)).split('\n')[0] ?? '') as {
      seed: string;
      botSeed: string;
    };
    expect(dilemma?.chance.seed).toContain(header.botSeed);
    expect(JSON.stringify(dilemma)).not.toContain(header.seed);
  });

  it('chooses alike after a restart', async () => {
    const chances: unknown[] = [];
    const world = newWorld();
    const mind = witness();
    const { host, anne, id } = await botsTurn(world, {
      choose: (...asked) => {
        chances.push(asked[0].chance);
        return mind.choose(...asked);
      },
    });
    await anne.watch(id, 0);
    const files = structuredClone([...world.files.content]);
    const seen = async (client: TestClient) => {
      await client.ask({ type: 'seen', table: id, seq: 0 });
      await world.clock.pass(HESITATION);
    };
    await seen(anne);
    await host.close();
    for (const [path, bytes] of files) world.files.put(path, bytes);
    const again = await openHost(world, {
      mind: {
        choose: (...asked) => {
          chances.push(asked[0].chance);
          return mind.choose(...asked);
        },
      },
    });
    const ben = await TestClient.greeted(again);
    await ben.watch(id, 0);
    await seen(ben);
    expect(chances).toHaveLength(2);
    expect(chances[0]).toEqual(chances[1]);
  });

  it('plays on in memory when its moves can’t be written', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.watch(id, 0);
    world.files.beforeWrite = () => {
      throw failure('ENOSPC');
    };
    for (const seq of [0, 1]) {
      await anne.ask({ type: 'seen', table: id, seq });
      await world.clock.pass(HESITATION);
    }
    expect(anne.updates).toMatchObject([
      { seq: 1, unsaved: true },
      { seq: 2, unsaved: true },
    ]);
    expect(anne.notices).toEqual([]);
  });

  it('that can’t move says so once, tries again later, and goes on', async () => {
    const world = newWorld();
    const { anne, id } = await botsTurn(world);
    await anne.watch(id, 0);
    const whole = world.files.text(journalPath(id));
    world.files.put(journalPath(id), `${whole}more`);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await world.clock.pass(HESITATION + 3 * RETRY);
    expect(anne.notices).toEqual(['host.changed-outside']);
    expect(anne.updates).toEqual([]);
    world.files.put(journalPath(id), whole);
    await world.clock.pass(RETRY);
    expect(anne.updates).toHaveLength(1);
  });

  it('plays a whole game with others of its kind while somebody watches', async () => {
    const world = newWorld();
    const host = await openHost(world);
    const anne = await TestClient.greeted(host);
    const { id } = await anne.create(BOT, SECOND_BOT);
    await anne.watch(id, 'public');
    for (let move = 0; move < 20; move++) {
      await anne.ask({ type: 'seen', table: id, seq: anne.updates.length });
      await world.clock.pass(HESITATION);
    }
    await settle();
    expect(anne.updates.at(-1)?.view.outcome).not.toBeNull();
    expect(await anne.ask({ type: 'tables' })).toMatchObject([{ status: 'finished' }]);
    expect(world.warnings).toEqual([]);
  });

  it('has its thought thrown away when a person moves first', async () => {
    const world = newWorld();
    const mind = dreamer();
    const both = {
      ...tiny,
      moves: (state: never, seat: number) =>
        seat === 1 ? [{ type: 'show', seat: 1, card: 'none' }] : tiny.moves(state, seat),
    };
    const host = await openHost(world, { mind, games: [both as typeof tiny] });
    const anne = await TestClient.greeted(host);
    const { id } = await anne.create(ANNE, BOT, BEN);
    await anne.watch(id, 0);
    await anne.ask({ type: 'seen', table: id, seq: 0 });
    await world.clock.pass(HESITATION);
    expect(mind.stopped).toBe(false);
    await anne.play(id, 0, ({ type }) => type === 'show');
    await settle();
    expect(mind.stopped).toBe(true);
    expect(anne.updates).toHaveLength(1);
  });
});
