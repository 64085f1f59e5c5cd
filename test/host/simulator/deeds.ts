import type { Reply, Request } from '../../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../../src/protocol/settings.ts';
import type { TableInfo } from '../../../src/protocol/tables.ts';
import { tiny } from '../tiny.ts';
import { ANNE, BEN, BOT, SECOND_BOT } from '../world.ts';
import type { Evening, Screen } from './evening.ts';

/** How many tables an evening has at most. */
const TABLES = 4;

const PLAYERS = [
  [ANNE, BEN],
  [ANNE, BOT],
  [ANNE, BEN, BOT],
  [BOT, SECOND_BOT],
] as const;

/** Something that people do, and how often, compared with the rest. */
interface Deed {
  readonly weight: number;
  readonly run: (evening: Evening, screen: Screen, table: string) => Promise<unknown>;
}

async function create(evening: Evening, screen: Screen): Promise<void> {
  const { lots, ledger } = evening;
  const table = {
    game: tiny.id,
    players: [...(lots.oneOf(PLAYERS) ?? PLAYERS[0])],
    options: { fog: lots.chance(0.5) },
    first: null,
    undo: lots.chance(0.5),
  };
  begun(evening, await evening.ask(screen, { type: 'create', table }));
  await evening.ask(screen, { type: 'keep-settings', settings: { ...DEFAULT_SETTINGS, speed: 'fast' } });
  if (ledger.here.length === 0) await evening.pass(100);
}

function begun({ ledger }: Evening, reply: Reply): void {
  if (reply.ok) ledger.begun((reply.result as TableInfo).id);
}

/** Sits down as whoever is asked, plays one of the moves, and mostly ends the turn. */
async function move(evening: Evening, screen: Screen, table: string): Promise<void> {
  const { lots } = evening;
  const seen = await evening.watch(screen, table, 'public');
  if (seen === undefined) return;
  const { acting } = seen.update.view;
  const seat = lots.oneOf(acting.filter((acts) => seen.info.players[acts]?.holder === 'person'));
  if (seat === undefined) return seeAndWait(evening, screen, table);
  const own = await evening.watch(screen, table, seat);
  const choice = own && lots.oneOf(own.update.moves);
  if (own === undefined || choice === undefined) return;
  const seq = own.update.seq + (lots.chance(0.05) ? 1 : 0);
  const reply = await evening.ask(screen, { type: 'move', table, seq, move: { ...choice } });
  if (!reply.ok || !(reply.result as { held?: true }).held) return;
  const next: Request = lots.chance(0.8) ? { type: 'end-turn', table, seq, seat } : { type: 'undo', table, seq, seat };
  await evening.ask(screen, next);
}

/** Shows what there is, and lets the bots go on. */
async function seeAndWait(evening: Evening, screen: Screen, table: string): Promise<void> {
  const watched = await evening.watch(screen, table, 'public');
  if (watched === undefined) return;
  for (const other of evening.screens) {
    await evening.ask(other, { type: 'seen', table, seq: watched.update.seq });
  }
  await evening.pass(evening.lots.below(3000));
}

/** Asks to take back, and the others answer somehow. */
async function takeBack(evening: Evening, screen: Screen, table: string): Promise<void> {
  const { lots } = evening;
  const watched = await evening.watch(screen, table, 'public');
  const { back } = watched?.status ?? {};
  if (watched === undefined || back == null) return;
  const { seq } = watched.update;
  const reply = await evening.ask(screen, { type: 'undo', table, seq, seat: back.seat });
  if (!reply.ok || (reply.result as { done: string }).done !== 'asked') return;
  for (const seat of watched.info.players.keys()) {
    if (seat !== back.seat) await evening.ask(screen, { type: 'answer-undo', table, seat, agree: lots.chance(0.8) });
  }
}

/** Puts a table into the trash; mostly it is brought back. */
async function throwAway(evening: Evening, screen: Screen, table: string): Promise<void> {
  const { ledger, lots } = evening;
  ledger.place(table, 'unclear');
  const gone = await evening.ask(screen, { type: 'remove', table });
  ledger.place(table, gone.ok ? 'gone' : 'here');
  if (!gone.ok || lots.chance(0.2)) return;
  ledger.place(table, 'unclear');
  const back = await evening.ask(screen, { type: 'restore', table });
  // Until the next sync the medium does not know that the names changed.
  ledger.place(table, back.ok ? 'unclear' : 'gone');
}

async function copy(evening: Evening, screen: Screen, table: string): Promise<void> {
  if (evening.ledger.here.length >= TABLES) return;
  if (evening.lots.chance(0.5)) {
    begun(evening, await evening.ask(screen, { type: 'duplicate', table, title: 'Once more' }));
    return;
  }
  const reply = await evening.ask(screen, { type: 'export', table });
  if (!reply.ok) return;
  const { text } = reply.result as { text: string };
  const imported = await evening.ask(screen, { type: 'import', text });
  if (imported.ok) evening.ledger.begun((imported.result as { info: TableInfo }).info.id);
}

/** Several people do something at the same time. */
async function atOnce(evening: Evening, screen: Screen, table: string): Promise<void> {
  const own = await evening.watch(screen, table, 'public');
  const acting = own?.update.view.acting[0];
  if (own === undefined || acting === undefined || own.info.players[acting]?.holder !== 'person') return;
  const asked = await evening.watch(screen, table, acting);
  const moves = asked?.update.moves ?? [];
  const seq = asked?.update.seq ?? 0;
  await Promise.all([
    ...moves.slice(0, 2).map((choice) => evening.ask(screen, { type: 'move', table, seq, move: { ...choice } })),
    evening.ask(screen, { type: 'rename', table, title: evening.lots.chance(0.5) ? 'Friday' : null }),
    evening.ask(screen, { type: 'glance', table }),
    evening.ask(screen, { type: 'tables' }),
  ]);
}

const DEEDS: readonly Deed[] = [
  { weight: 30, run: move },
  { weight: 8, run: seeAndWait },
  { weight: 6, run: takeBack },
  { weight: 3, run: atOnce },
  { weight: 2, run: copy },
  { weight: 1, run: throwAway },
  { weight: 2, run: (evening, screen, table) => evening.ask(screen, { type: 'leave', table }) },
  { weight: 2, run: (evening) => evening.replaceScreen(evening.lots.below(3)) },
  { weight: 1, run: (evening, screen, table) => evening.ask(screen, { type: 'replay', table, viewer: 'public' }) },
  { weight: 1, run: (evening, screen) => evening.ask(screen, { type: 'statistics' }) },
  {
    weight: 1,
    run: (evening, screen, table) => evening.ask(screen, { type: 'allow-undo', table, undo: evening.lots.chance(0.7) }),
  },
  { weight: 1, run: (evening) => evening.closeAndReopen() },
  { weight: 3, run: (evening) => evening.pass(evening.lots.below(30_000)) },
];

const TOTAL = DEEDS.reduce((sum, { weight }) => sum + weight, 0);

/** Somebody at this evening does something. */
export async function nextDeed(evening: Evening): Promise<void> {
  const { lots, ledger } = evening;
  const screen = evening.screens[lots.chance(0.05) ? 2 : lots.below(2)];
  if (screen === undefined) return;
  const tables = ledger.here;
  if (tables.length === 0 || (tables.length < TABLES && lots.chance(0.06))) return create(evening, screen);
  const table = lots.oneOf(tables) ?? '';
  let left = lots.below(TOTAL);
  const deed = DEEDS.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  await deed?.run(evening, screen, table);
}
