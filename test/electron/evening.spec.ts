import type { Update, Watched } from '../../src/protocol/messages.ts';
import type { TableInfo } from '../../src/protocol/tables.ts';
import { ask, expect, get, greet, TABLE, test } from './fixtures.ts';

test('an evening goes on after the app was closed: launch, play a move over IPC, quit, relaunch, resume', async ({
  start,
}) => {
  const first = await start();
  await greet(first.page);
  const { id } = await get<TableInfo>(first.page, { type: 'create', table: TABLE });
  const dealt = await get<Watched>(first.page, { type: 'watch', table: id, viewer: 0 });
  const move = dealt.update.moves[0];
  if (move === undefined) throw new Error('Whoever begins has no move.');
  const played = await get<{ seq: number }>(first.page, { type: 'move', table: id, seq: 0, move });
  expect(played.seq).toBe(1);
  const before = await get<Watched>(first.page, { type: 'watch', table: id, viewer: 0 });
  await first.quit();

  const second = await start();
  await greet(second.page);
  expect(await get<TableInfo[]>(second.page, { type: 'tables' })).toMatchObject([{ id, moves: 1, status: 'playing' }]);
  const after = await get<Watched>(second.page, { type: 'watch', table: id, viewer: 0 });
  expect(after).toEqual(before);
  expect(after.update.seq).toBe(1);
});

test('what a move changes is pushed to the window, in order', async ({ start }) => {
  const { page } = await start();
  await greet(page);
  const { id } = await get<TableInfo>(page, { type: 'create', table: TABLE });
  const { update } = await get<Watched>(page, { type: 'watch', table: id, viewer: 0 });
  const pushed = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const { captainsTable } = window as unknown as { captainsTable: import('../../src/protocol/wire.ts').Wire };
        const stop = captainsTable.onPush((push) => {
          if (push.type !== 'update') return;
          stop();
          resolve(push);
        });
      }),
  );
  const move = update.moves[0];
  if (move === undefined) throw new Error('Whoever begins has no move.');
  await get(page, { type: 'move', table: id, seq: 0, move });
  const again = await get<Watched>(page, { type: 'watch', table: id, viewer: 0 });
  const { events: _, ...position } = (await pushed) as Update;
  const { events: __, ...expected } = again.update;
  expect(position).toEqual(expected);
});

test('a move that is refused comes back over IPC as a sentence with its rule', async ({ start }) => {
  const { page } = await start();
  await greet(page);
  const { id } = await get<TableInfo>(page, { type: 'create', table: TABLE });
  await get<Watched>(page, { type: 'watch', table: id, viewer: 0 });
  const reply = await ask(page, { type: 'move', table: id, seq: 0, move: { type: 'end', seat: 0, nonsense: true } });
  expect(reply).toMatchObject({ ok: false, problem: { rule: expect.stringMatching(/^TG-/) } });
});
