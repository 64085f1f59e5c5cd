import { beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { ANSWERS } from '../../src/protocol/answers.ts';
import { pushSchema, type Update } from '../../src/protocol/messages.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { type TinyView, tiny } from './tiny.ts';
import { ANNE, BEN, BOT, journalPath, newWorld, openHost, settle, TestClient, type World } from './world.ts';

const CLARA = { name: 'Clara', colour: 'violet', holder: 'person' } as const;

let world: World;
let host: Host;
let anne: TestClient;
let ben: TestClient;

beforeEach(async () => {
  world = newWorld();
  host = await openHost(world);
  anne = await TestClient.greeted(host);
  ben = await TestClient.greeted(host);
});

/** A table of these players that Anne and Ben watch, each as their own seat. */
async function table(...players: Parameters<TestClient['createUndoable']>): Promise<TableInfo> {
  const info = await anne.createUndoable(...players);
  await anne.watch(info.id, 0);
  await ben.watch(info.id, 1);
  return info;
}

/** Makes a seat's first move of that type on the position now. */
async function act(client: TestClient, id: string, seat: number, type: string) {
  const { update } = await client.watch(id, seat);
  const move = update.moves.find((open) => open.type === type);
  if (move === undefined) throw new Error(`Seat ${seat} can't ${type}.`);
  return { move, reply: await client.ask({ type: 'move', table: id, seq: update.seq, move }), before: update };
}

const undo = (client: TestClient, id: string, seat: number, seq: number, to?: number) =>
  client.call({ type: 'undo', table: id, seq, seat, ...(to !== undefined && { to }) });

const endTurn = (client: TestClient, id: string, seat: number, seq: number) =>
  client.ask({ type: 'end-turn', table: id, seq, seat });

/** The tiny game with all seats acting at once: each shows one card, or snatches one while nobody has shown any. */
const together: typeof tiny = {
  ...tiny,
  moves(state, seat) {
    const { shown, snatched } = state.context;
    if ((shown[seat]?.length ?? 0) > 0 || snatched[seat]) return [];
    const open = tiny.moves({ ...state, context: { ...state.context, turn: seat } }, seat);
    const anybody = shown.some((cards) => cards.length > 0);
    return open.filter(({ type }) => type === 'show' || (type === 'snatch' && !anybody));
  },
  refuse(state, move) {
    const isOpen = this.moves(state, move.seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    return isOpen ? undefined : { rule: 'TINY-1', why: 'why.not-now' };
  },
};

/** A position without what tells it from one that is the same otherwise. */
const bare = ({ seq: _, events: __, takenBack: ___, ...rest }: Update) => rest;

describe('a move that ends its seat’s turn', () => {
  it('is held: its seat is told, nobody else hears of it, and nothing is written', async () => {
    const { id } = await table(ANNE, BEN);
    const journal = world.files.text(journalPath(id));
    const { move, reply } = await act(anne, id, 0, 'show');
    expect(ANSWERS.move.parse(reply)).toEqual({ seq: 0, held: true });
    expect(anne.status).toMatchObject({ viewer: 0, undo: true, held: move });
    expect(pushSchema.parse(anne.status)).toEqual(anne.status);
    expect((await anne.watch(id, 0)).status.held).toEqual(move);
    expect([anne.updates, ben.updates, ben.pushes.filter(({ type }) => type === 'status')]).toEqual([[], [], []]);
    for (const viewer of [1, 'public'] as const) expect((await ben.watch(id, viewer)).status.held).toBeNull();
    expect(world.files.text(journalPath(id))).toBe(journal);
  });

  it('is played when its player ends the turn', async () => {
    const { id } = await table(ANNE, BEN);
    const { move } = await act(anne, id, 0, 'show');
    expect(await endTurn(anne, id, 0, 0)).toEqual({ seq: 1 });
    expect(ben.updates).toMatchObject([{ seq: 1, events: [{ type: 'shown', seat: move.seat }] }]);
    expect(anne.status).toMatchObject({ held: null, back: { seat: 0, to: 0, moves: 1, free: false } });
    expect(await anne.refusal({ type: 'end-turn', table: id, seq: 1, seat: 0 })).toBe('host.nothing-held');
  });

  it('is put back by undo, whatever it would have shown or drawn', async () => {
    const { id } = await table(ANNE, BEN);
    for (const type of ['show', 'snatch']) {
      await act(anne, id, 0, type);
      expect(await undo(anne, id, 0, 0)).toMatchObject({ ok: true, result: { seq: 0, done: 'put-back' } });
      expect(anne.status?.held).toBeNull();
    }
    expect(await anne.refusal({ type: 'end-turn', table: id, seq: 0, seat: 0 })).toBe('host.nothing-held');
    expect(anne.updates).toEqual([]);
  });

  it('is replaced by another choice, and stays when the rules refuse that one', async () => {
    const { id } = await table(ANNE, BEN);
    await act(anne, id, 0, 'show');
    const { move } = await act(anne, id, 0, 'snatch');
    expect(anne.status?.held).toEqual(move);
    const refused = { type: 'show', seat: 0, card: 'c99' };
    expect(await anne.refusal({ type: 'move', table: id, seq: 0, move: refused })).toBe('captains-wager/why.not-now');
    expect((await anne.watch(id, 0)).status.held).toEqual(move);
  });

  it('can be ended by its own seat only, and on the position that is shown', async () => {
    const { id } = await table(ANNE, BEN);
    await act(anne, id, 0, 'show');
    expect(await ben.refusal({ type: 'end-turn', table: id, seq: 0, seat: 0 })).toBe('host.not-your-seat');
    expect(await ben.refusal({ type: 'undo', table: id, seq: 0, seat: 1 })).toBe('host.undo-nothing');
    expect(await anne.refusal({ type: 'end-turn', table: id, seq: 1, seat: 0 })).toBe('host.stale');
    const guest = await TestClient.greeted(host, false);
    await guest.watch(id, 'public');
    expect(await guest.refusal({ type: 'undo', table: id, seq: 0, seat: 0 })).toBe('host.not-your-seat');
    expect(await guest.refusal({ type: 'allow-undo', table: id, undo: false })).toBe('host.local-only');
  });

  it('is put back when somebody else’s move forbids it, and its player alone is told', async () => {
    const world = newWorld();
    const host = await openHost(world, { games: [together] });
    anne = await TestClient.greeted(host);
    ben = await TestClient.greeted(host);
    const { id } = await table(ANNE, BEN);
    const { move } = await act(anne, id, 0, 'snatch');
    expect(anne.status?.held).toEqual(move);
    await act(ben, id, 1, 'show');
    await endTurn(ben, id, 1, 0);
    expect(anne.status).toMatchObject({ held: null });
    expect([anne.notices, ben.notices]).toEqual([['host.held-put-back'], []]);
    expect(await anne.refusal({ type: 'end-turn', table: id, seq: 1, seat: 0 })).toBe('host.nothing-held');
  });

  it('stays held while others move, and is played after theirs', async () => {
    const world = newWorld();
    const host = await openHost(world, { games: [together] });
    anne = await TestClient.greeted(host);
    ben = await TestClient.greeted(host);
    const { id } = await table(ANNE, BEN);
    const { move } = await act(anne, id, 0, 'show');
    await act(ben, id, 1, 'show');
    await endTurn(ben, id, 1, 0);
    expect((await anne.watch(id, 0)).status.held).toEqual(move);
    expect(await endTurn(anne, id, 0, 1)).toEqual({ seq: 2 });
  });
});

describe('taking back', () => {
  it('is free while nobody has learned anything: move by move, and all are shown it', async () => {
    const { id } = await table(ANNE, BEN);
    const { before } = await act(anne, id, 0, 'lay');
    await act(anne, id, 0, 'lay');
    expect(anne.status?.back).toEqual({ seat: 0, to: 1, moves: 1, free: true });
    expect(await undo(anne, id, 0, 2)).toMatchObject({ result: { seq: 3, done: 'taken-back' } });
    expect(await undo(anne, id, 0, 3)).toMatchObject({ result: { seq: 4, done: 'taken-back' } });
    const back = anne.updates.at(-1);
    expect(pushSchema.parse(back)).toEqual(back);
    expect(back).toMatchObject({ seq: 4, events: [], takenBack: { to: 0, by: 0, agreed: [] } });
    expect(back && bare(back)).toEqual(bare(before));
    expect(ben.updates.map(({ takenBack }) => takenBack?.to)).toEqual([undefined, undefined, 1, 0]);
    expect(await undo(anne, id, 0, 4)).toMatchObject({ problem: { key: 'host.undo-nothing' } });
    expect(await anne.ask<TableInfo[]>({ type: 'tables' })).toMatchObject([{ moves: 0 }]);
  });

  it('goes back several moves at once when asked to', async () => {
    const { id } = await table(ANNE, BEN);
    await act(anne, id, 0, 'lay');
    await act(anne, id, 0, 'lay');
    expect(await undo(anne, id, 0, 2, 0)).toMatchObject({ result: { seq: 3, done: 'taken-back' } });
    expect(anne.updates.at(-1)).toMatchObject({ takenBack: { to: 0 } });
  });

  it.each([1, 2, 3, 99])('leads nowhere else (%i): a position that was taken back, or that is none', async (to) => {
    const { id } = await table(ANNE, BEN);
    await act(anne, id, 0, 'lay');
    await undo(anne, id, 0, 1);
    expect(await undo(anne, id, 0, 2, to)).toMatchObject({ problem: { key: 'host.undo-no-way' } });
  });

  it('is refused where moves may not be taken back, until that is allowed', async () => {
    const { id } = await anne.create(ANNE, BEN);
    const { reply } = await act(anne, id, 0, 'show');
    expect(reply).toEqual({ seq: 1 });
    expect(anne.status).toBeUndefined();
    expect(await undo(anne, id, 0, 1)).toMatchObject({ problem: { key: 'host.undo-off' } });
    await anne.ask({ type: 'allow-undo', table: id, undo: true });
    expect(anne.status).toMatchObject({ undo: true, back: { to: 0, free: false } });
    await ben.watch(id, 1);
    await act(ben, id, 1, 'show');
    expect(ben.status?.held).not.toBeNull();
    await anne.ask({ type: 'allow-undo', table: id, undo: false });
    expect(ben.status).toMatchObject({ undo: false, held: null, back: null });
    const journal = world.files.text(journalPath(id));
    expect(journal.match(/"undo":(true|false)/g)).toEqual(['"undo":false', '"undo":true', '"undo":false']);
  });

  it('keeps all of it in the journal, and after a restart the table and its history are the same', async () => {
    const { id } = await table(ANNE, BEN);
    await act(anne, id, 0, 'lay');
    await undo(anne, id, 0, 1);
    await act(anne, id, 0, 'show');
    await endTurn(anne, id, 0, 2);
    const before = await anne.watch(id, 0);
    expect(before.history.map(({ seq, struck, takenBack }) => [seq, struck, takenBack?.to])).toEqual([
      [0, undefined, undefined],
      [1, true, undefined],
      [2, undefined, 0],
      [3, undefined, undefined],
    ]);
    await host.close();
    const again = await TestClient.greeted(await openHost(world));
    expect(await again.watch(id, 0)).toEqual(before);
  });

  it('is not possible when the game is over: its seed has been shown', async () => {
    const { id } = await table(ANNE, BEN);
    for (let seq = 0; seq < 5; seq++) {
      const [client, seat] = seq % 2 === 0 ? [anne, 0] : [ben, 1];
      await act(client, id, seat, 'show');
      await endTurn(client, id, seat, seq);
    }
    expect(anne.updates.at(-1)?.view.outcome).not.toBeNull();
    expect(await undo(anne, id, 0, 5)).toMatchObject({ problem: { key: 'host.undo-over' } });
    expect(anne.status?.back).toBeNull();
  });
});

describe('taking back what somebody has learned of', () => {
  /** Anne has shown a card. */
  async function shown(...players: Parameters<TestClient['createUndoable']>) {
    const info = await table(...players);
    const { before } = await act(anne, info.id, 0, 'show');
    await endTurn(anne, info.id, 0, 0);
    return { id: info.id, before };
  }

  it('needs every other person to agree', async () => {
    const { id, before } = await shown(ANNE, BEN, CLARA);
    expect(await undo(anne, id, 0, 1)).toMatchObject({ result: { seq: 1, done: 'asked' } });
    expect(ben.status?.asked).toEqual({ by: 0, to: 0, moves: 1, waiting: [1, 2] });
    await ben.ask({ type: 'answer-undo', table: id, seat: 1, agree: true });
    expect(anne.status?.asked).toMatchObject({ waiting: [2] });
    // Clara says so at the screen at which Ben looks.
    await ben.ask({ type: 'answer-undo', table: id, seat: 2, agree: true });
    expect(anne.updates.at(-1)).toMatchObject({ seq: 2, takenBack: { to: 0, by: 0, agreed: [1, 2] } });
    expect((anne.updates.at(-1)?.view as TinyView | undefined)?.hands).toEqual((before.view as TinyView).hands);
    expect(anne.status?.asked).toBeNull();
  });

  it('needs nobody’s word when all others are bots', async () => {
    const { id } = await anne.createUndoable(ANNE, BOT);
    await act(anne, id, 0, 'show');
    await endTurn(anne, id, 0, 0);
    await anne.ask({ type: 'seen', table: id, seq: 1 });
    await world.clock.pass(1000);
    expect((await anne.watch(id, 0)).update.seq).toBeGreaterThan(1);
    const { seq } = (await anne.watch(id, 0)).update;
    expect(await undo(anne, id, 0, seq)).toMatchObject({ result: { seq: seq + 1, done: 'taken-back' } });
    expect(anne.updates.at(-1)).toMatchObject({ takenBack: { to: 0, by: 0, agreed: [] } });
  });

  it('ends when somebody would rather not, and everybody is told who', async () => {
    const { id } = await shown(ANNE, BEN);
    await undo(anne, id, 0, 1);
    await ben.ask({ type: 'answer-undo', table: id, seat: 1, agree: false });
    expect(anne.pushes).toContainEqual({
      type: 'notice',
      table: id,
      problem: { key: 'host.undo-declined', values: { name: 'Ben' } },
    });
    expect(anne.status?.asked).toBeNull();
    expect(anne.updates).toHaveLength(1);
  });

  it('can be withdrawn by whoever asked, and lapses when somebody plays on', async () => {
    const { id } = await shown(ANNE, BEN);
    await undo(anne, id, 0, 1);
    expect(await undo(anne, id, 0, 1)).toMatchObject({
      problem: { key: 'host.undo-asked-already', values: { by: 'Anne' } },
    });
    expect(await anne.refusal({ type: 'answer-undo', table: id, seat: 0, agree: true })).toBe('host.undo-not-asked');
    await anne.ask({ type: 'answer-undo', table: id, seat: 0, agree: false });
    expect(ben.status?.asked).toBeNull();
    expect(await ben.refusal({ type: 'answer-undo', table: id, seat: 1, agree: true })).toBe('host.undo-not-asked');
    await undo(anne, id, 0, 1);
    await act(ben, id, 1, 'lay');
    expect(anne.status?.asked).toBeNull();
    expect(await ben.refusal({ type: 'answer-undo', table: id, seat: 1, agree: true })).toBe('host.undo-not-asked');
  });

  it('asks also for one’s own moves that gave nothing away, when somebody else has moved since', async () => {
    const { id } = await table(ANNE, BEN);
    await act(anne, id, 0, 'lay');
    await act(anne, id, 0, 'show');
    await endTurn(anne, id, 0, 1);
    await act(ben, id, 1, 'lay');
    expect(anne.status?.back).toEqual({ seat: 0, to: 1, moves: 2, free: false });
    expect(ben.status?.back).toEqual({ seat: 1, to: 2, moves: 1, free: true });
    expect((await anne.watch(id, 'public')).status.back).toEqual({ seat: 1, to: 2, moves: 1, free: true });
  });

  it('draws other lots afterwards, and mints other ids: what was seen predicts nothing', async () => {
    const { id } = await table(ANNE, BEN);
    const snatch = async (seq: number) => {
      await act(anne, id, 0, 'snatch');
      await endTurn(anne, id, 0, seq);
      return anne.updates.at(-1);
    };
    const first = await snatch(0);
    await undo(anne, id, 0, 1);
    await ben.ask({ type: 'answer-undo', table: id, seat: 1, agree: true });
    const second = await snatch(2);
    const ids = (update: Update | undefined) =>
      (update?.view as TinyView | undefined)?.hands[0]?.map((card) => card.id) ?? [];
    expect(ids(second).filter((card) => ids(first).includes(card))).toEqual([]);
    await host.close();
    const again = await TestClient.greeted(await openHost(world));
    expect((await again.watch(id, 0)).update.view).toEqual(second?.view);
  });

  it('lets the bots wait for the answer', async () => {
    const { id } = await shown(ANNE, BEN, BOT);
    await act(ben, id, 1, 'show');
    await endTurn(ben, id, 1, 1);
    await undo(ben, id, 1, 2);
    for (const client of [anne, ben]) await client.ask({ type: 'seen', table: id, seq: 2 });
    await world.clock.pass(60_000);
    expect(anne.updates.at(-1)?.seq).toBe(2);
    await anne.ask({ type: 'answer-undo', table: id, seat: 0, agree: false });
    await world.clock.pass(1000);
    await settle();
    expect(anne.updates.at(-1)?.seq).toBe(3);
  });
});
