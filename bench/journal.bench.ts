import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment } from '../src/games/kit/chance.ts';
import type { Move, State } from '../src/games/kit/game.ts';
import { seatsFrom } from '../src/games/kit/seats.ts';
import type { Context } from '../src/games/take-the-gold/context.ts';
import { takeTheGold } from '../src/games/take-the-gold/index.ts';
import { Course } from '../src/host/course.ts';
import { FORMAT } from '../src/host/formats.ts';
import { Host } from '../src/host/host.ts';
import { type Header, type Line, readJournal, written } from '../src/host/journal.ts';
import { nodePorts } from '../src/host/node.ts';
import { TableFiles } from '../src/host/table-files.ts';
import { verdictOf } from '../src/host/verify.ts';
import { PROTOCOL, type Request } from '../src/protocol/messages.ts';
import type { Figure } from './figure.ts';

const MOVES = 2000;
const SEATS = 4;
const APP = 'bench';
const TABLE = 'a'.repeat(16);
/** How often a fresh process resumes the table. */
const RESUMES = 5;

const AT = '2026-01-01T20:00:00.000Z';
const COLOURS = ['crimson', 'sapphire', 'gold', 'emerald'] as const;

const HEADER: Omit<Header, 'seed' | 'commitment'> = {
  format: FORMAT,
  game: takeTheGold.id,
  rulesVersion: takeTheGold.rulesVersion,
  id: TABLE,
  title: null,
  options: { advanced: true, krakens: 5 },
  players: COLOURS.map((colour, seat) => ({ name: `Player ${seat + 1}`, colour, holder: 'person' })),
  first: 0,
  undo: false,
  copyOf: null,
  dealt: null,
  botSeed: 'bots',
  created: AT,
};

/** Plays so that nobody ever wins: pass, and get rid of coins first. */
function idle({ context }: State<Context>, moves: readonly Move[]): Move | undefined {
  const isCoin = (id: unknown) => context.hands.flat().some((card) => card.id === id && card.kind === 'gold-coin');
  const coin = moves.find((move) => move.type === 'discard' && isCoin((move as Move & { card?: unknown }).card));
  return coin ?? moves.find(({ type }) => type === 'pass') ?? moves.at(-1);
}

/** A long game; `undefined` when somebody wins all the same. */
function longGame(seed: string): { header: Header; lines: Line[] } | undefined {
  const header: Header = { ...HEADER, seed, commitment: commitment(seed) };
  const course = new Course(takeTheGold, header);
  const lines: Line[] = [];
  while (lines.length < MOVES) {
    const state = course.state as State<Context>;
    const move = idle(
      state,
      seatsFrom(0, SEATS).flatMap<Move>((seat) => takeTheGold.moves(state, seat)),
    );
    if (move === undefined) return undefined;
    course.add({ move, at: AT }, course.next(move));
    lines.push({ seq: lines.length + 1, at: AT, move, told: course.digest });
  }
  return { header, lines };
}

const aLongGame = () => {
  for (let seed = 0; seed < 1000; seed++) {
    const game = longGame(`long game ${seed}`);
    if (game !== undefined) return game;
  }
  throw new Error('No game was long enough.');
};

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** The CPU time, in milliseconds, that a fresh process takes to open the host and the table and to answer `watch`. */
async function resume(data: string): Promise<number> {
  const before = process.cpuUsage();
  const host = await Host.open({ ports: nodePorts, data, version: APP });
  const connection = { id: 'bench', local: true, push: () => {} };
  host.connect(connection);
  const ask = (request: Request) => host.handle(connection, { id: 1, request });
  await ask({ type: 'hello', protocol: PROTOCOL });
  const reply = await ask({ type: 'watch', table: TABLE, viewer: 0 });
  const spent = milliseconds(process.cpuUsage(before));
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  await host.close();
  return spent;
}

/** The CPU times of some processes that resume the table, least first. */
function resumesOf(data: string): number[] {
  const args = [...process.execArgv, import.meta.filename, data];
  const times = Array.from({ length: RESUMES }, () => Number(execFileSync(process.execPath, args)));
  return times.sort((one, other) => one - other);
}

/** The CPU time of each run of `task`, in milliseconds, least first. */
function timed(runs: number, task: (run: number) => unknown): number[] {
  const times = Array.from({ length: runs }, (_, run) => {
    const before = process.cpuUsage();
    task(run);
    return milliseconds(process.cpuUsage(before));
  });
  return times.sort((one, other) => one - other);
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** What saves cost: resuming a table of 2,000 moves, jumping in its replay, and what else reads journals. */
export default async function bench(): Promise<Figure[]> {
  const { header, lines } = aLongGame();
  const data = mkdtempSync(join(tmpdir(), 'captains-table-bench-'));
  try {
    const files = new TableFiles(nodePorts, data, APP);
    await files.put(header, lines);
    const unkept = resumesOf(data);
    const bytes = Buffer.from(written(header, lines).text);
    const course = Course.replayed(takeTheGold, { header, lines });
    await files.keepCheckpoint(TABLE, takeTheGold, bytes.length, course.checkpoint());
    // Neighbours in no order, so that no jump profits from the one before.
    const jumps = timed(MOVES, (run) => takeTheGold.view(course.stateAt((run * 773) % MOVES) as never, 0));
    return [
      { what: 'journal of 2,000 moves', value: bytes.length / 1024, unit: 'KiB' },
      {
        what: 'resume',
        value: middle(resumesOf(data)),
        unit: 'ms of CPU',
        note: 'a fresh process opens host and table and answers `watch`; the bar is 150',
      },
      { what: 'the same without a checkpoint', value: middle(unkept), unit: 'ms of CPU' },
      { what: 'read and check', value: middle(timed(15, () => readJournal(bytes))), unit: 'ms of CPU' },
      {
        what: 'play again',
        value: middle(timed(15, () => Course.replayed(takeTheGold, { header, lines }))),
        unit: 'ms',
      },
      { what: 'jump to a position, median', value: middle(jumps), unit: 'ms of CPU', note: 'with its view' },
      { what: 'jump to a position, worst', value: jumps.at(-1) ?? 0, unit: 'ms of CPU', note: 'the bar is 50' },
      { what: 'verify', value: middle(timed(5, () => verdictOf(bytes, [takeTheGold]))), unit: 'ms of CPU' },
    ];
  } finally {
    rmSync(data, { recursive: true });
  }
}

const [, script, data] = process.argv;
if (script === import.meta.filename && data !== undefined) process.stdout.write(String(await resume(data)));
