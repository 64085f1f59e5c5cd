import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import { chainOf } from '../../src/host/chain.ts';
import { written } from '../../src/host/journal.ts';
import { packed } from '../../src/host/parcel.ts';
import type { Request, Watched } from '../../src/protocol/messages.ts';
import { hasWords, say } from '../../src/protocol/words/format.ts';
import { hostWords } from '../../src/protocol/words/host.en.ts';
import { Lots } from './simulator/lots.ts';
import { tiny } from './tiny.ts';
import { wholeGame } from './whole-game.ts';
import { ANNE, BEN, journalPath, newWorld, openHost, settle, TestClient } from './world.ts';

/**
 * Journals that something has happened to: bytes, lines, JSON, order.
 *
 * A failing one prints how to try it again: `FUZZ=<number> npx vitest run test/host/fuzz.test.ts`.
 */
const MUTATIONS = process.env.LONG === '1' ? 2000 : 60;

const GAMES = [tiny, takeTheGold] as never[];

/** A journal as it was written, and what a host tells the public of it. */
interface Original {
  readonly id: string;
  readonly bytes: Buffer;
  readonly history: Watched['history'];
}

/** A host with one table on its disk. */
async function hostOf(id: string, bytes: Uint8Array) {
  const world = newWorld();
  world.files.put(journalPath(id), bytes);
  const client = await TestClient.greeted(await openHost(world, { games: GAMES }));
  return { world, client };
}

/** A table of the tiny game with everything that a journal can hold. */
async function eventful(): Promise<{ id: string; bytes: Buffer }> {
  const world = newWorld();
  const client = await TestClient.greeted(await openHost(world, { games: GAMES }));
  const { id } = await client.createUndoable(ANNE, BEN);
  await client.play(id, 0, ({ type }) => type === 'lay');
  await client.ask({ type: 'undo', table: id, seq: 1, seat: 0 });
  await client.ask({ type: 'rename', table: id, title: 'Friday' });
  for (const [seat, seq] of [
    [0, 2],
    [1, 3],
  ] as const) {
    await client.play(id, seat, ({ type }) => type === 'show');
    await client.ask({ type: 'end-turn', table: id, seq, seat });
  }
  await client.ask({ type: 'allow-undo', table: id, undo: false });
  const { text } = await client.ask<{ text: string }>({ type: 'export', table: id });
  await settle();
  return { id, bytes: Buffer.from(text) };
}

async function originals(): Promise<Original[]> {
  const old = readFileSync(new URL('fixtures/format-1-playing.ndjson', import.meta.url));
  const whole = wholeGame('fuzz');
  const files = [
    await eventful(),
    { id: (JSON.parse(old.toString().split('\n')[0] ?? '') as { id: string }).id, bytes: old },
    { id: whole.header.id, bytes: Buffer.from(written(whole.header, whole.lines).text) },
  ];
  return Promise.all(
    files.map(async ({ id, bytes }) => {
      const { client } = await hostOf(id, bytes);
      return { id, bytes, history: (await client.watch(id, 'public')).history };
    }),
  );
}

const STRANGE: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(5000),
  '\u202e\u0000',
  [],
  {},
  [[[[[[]]]]]],
  true,
  { seat: 0 },
  '../../etc',
  Number.MAX_SAFE_INTEGER,
];

/** The same value with something in it changed. */
function strained(value: unknown, lots: Lots): unknown {
  if (typeof value !== 'object' || value === null || lots.chance(0.15)) return lots.oneOf(STRANGE);
  if (Array.isArray(value))
    return lots.chance(0.3) ? [...value, ...value] : value.map((item, at) => (at === 0 ? strained(item, lots) : item));
  const entries = Object.entries(value);
  const at = lots.below(Math.max(1, entries.length));
  if (lots.chance(0.2)) return Object.fromEntries(entries.filter((_, place) => place !== at));
  if (lots.chance(0.2)) return JSON.parse(`{${JSON.stringify(value).slice(1, -1)},"__proto__":{"seat":0},"more":1}`);
  return Object.fromEntries(
    entries.map(([name, inner], place) => [name, place === at ? strained(inner, lots) : inner]),
  );
}

type Mutation = (bytes: Buffer, lots: Lots) => Buffer;

const onLines =
  (change: (lines: string[], lots: Lots) => string[]): Mutation =>
  (bytes, lots) =>
    Buffer.from(change(bytes.toString('latin1').split('\n'), lots).join('\n'), 'latin1');

const swapped = (lines: string[], lots: Lots): string[] => {
  const [one, other] = [lots.below(lines.length), lots.below(lines.length)];
  return lines.map((line, at) => (at === one ? (lines[other] ?? '') : at === other ? (lines[one] ?? '') : line));
};

/** What a line holds is changed; the checksums are those of the changed lines when `isChained`. */
const inJson =
  (isChained: boolean): Mutation =>
  (bytes, lots) => {
    const lines = bytes.toString('utf8').trimEnd().split('\n');
    const contents = lines.map((line) => JSON.parse(line) as { sum?: string });
    const at = lots.below(contents.length);
    const changed = contents.map((content, place) => (place === at ? strained(content, lots) : content));
    if (!isChained) return Buffer.from(changed.map((content) => `${JSON.stringify(content)}\n`).join(''));
    const plain = changed.map((content) => {
      const { sum: _, ...rest } = Object(content) as { sum?: string };
      return rest;
    });
    return Buffer.from(chainOf(plain).text);
  };

const MUTATED: readonly (readonly [name: string, mutation: Mutation])[] = [
  [
    'flipped bits',
    (bytes, lots) => {
      const changed = Buffer.from(bytes);
      for (let time = lots.below(3); time >= 0; time--) {
        const at = lots.below(bytes.length);
        changed[at] = (changed[at] ?? 0) ^ (1 << lots.below(8));
      }
      return changed;
    },
  ],
  [
    'bytes put in',
    (bytes, lots) => {
      const at = lots.below(bytes.length + 1);
      const more = Buffer.from(Array.from({ length: 1 + lots.below(20) }, () => lots.below(256)));
      return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
    },
  ],
  [
    'bytes left out',
    (bytes, lots) => {
      const at = lots.below(bytes.length);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + lots.below(200))]);
    },
  ],
  ['cut', (bytes, lots) => bytes.subarray(0, lots.below(bytes.length))],
  ['zeros at the end', (bytes, lots) => Buffer.from(bytes).fill(0, lots.below(bytes.length))],
  [
    'a line left out',
    onLines((lines, lots) => {
      const left = lots.below(lines.length);
      return lines.filter((_, at) => at !== left);
    }),
  ],
  [
    'a line twice',
    onLines((lines, lots) => {
      const at = lots.below(lines.length);
      return [...lines.slice(0, at + 1), ...lines.slice(at)];
    }),
  ],
  ['lines swapped', onLines(swapped)],
  ['lines in reverse', onLines((lines) => [...lines].reverse())],
  ['other ends of lines', onLines((lines) => lines.map((line) => `${line}\r`))],
  ['changed JSON', inJson(false)],
  ['changed JSON in a right chain', inJson(true)],
];

const speaker = { catalogue: hostWords, locale: 'en', nameOf: String };

/** Asks for everything that reads a table. Every answer must be one, or a sentence. */
async function askEverything(client: TestClient, id: string, text: string): Promise<Map<string, unknown>> {
  const requests: Request[] = [
    { type: 'tables' },
    { type: 'glance', table: id },
    { type: 'replay', table: id, viewer: 'public' },
    { type: 'position', table: id, seq: 1, viewer: 0 },
    { type: 'verify', table: id },
    { type: 'export', table: id },
    { type: 'import', text },
    { type: 'statistics' },
    { type: 'watch', table: id, viewer: 'public' },
  ];
  const answers = new Map<string, unknown>();
  for (const request of requests) {
    const reply = await client.call(request);
    if (reply.ok) {
      answers.set(request.type, reply.result);
      continue;
    }
    const { key, values } = reply.problem;
    expect(key).not.toBe('host.trouble');
    expect(hasWords(key, hostWords), key).toBe(true);
    expect(say({ key, ...(values && { values }) }, speaker)).not.toMatch(/[{}]/);
  }
  return answers;
}

describe('a journal that something happened to', () => {
  let known: Original[];

  beforeAll(async () => {
    known = await originals();
  });

  async function mistreat(number: number): Promise<void> {
    const lots = new Lots(`fuzz ${number}`);
    const [name, mutation] = MUTATED[number % MUTATED.length] as (typeof MUTATED)[number];
    const original = known[Math.floor(number / MUTATED.length) % known.length] as Original;
    const bytes = mutation(original.bytes, lots);
    const { world, client } = await hostOf(original.id, bytes);
    const answers = await askEverything(client, original.id, bytes.toString('utf8'));
    const path = journalPath(original.id);
    expect(world.files.content.get(path)?.equals(bytes), 'the file was left alone').toBe(true);
    expect(world.warnings).toEqual([]);
    // A chain that was made anew for other moves is another journal; whether its seed gives them, only verifying says.
    if (name === 'changed JSON in a right chain' || bytes.equals(original.bytes)) return;
    expect(answers.has('import'), 'was taken over').toBe(false);
    const watched = answers.get('watch') as Watched | undefined;
    if (watched === undefined) return;
    const shown = watched.history.map(({ seq, events }) => ({ seq, events }));
    const told = original.history.map(({ seq, events }) => ({ seq, events }));
    expect(shown).toEqual(told.slice(0, shown.length));
    const isWholeLines = original.bytes.subarray(0, bytes.length).equals(bytes) && bytes.at(-1) === 0x0a;
    expect(isWholeLines || watched.info.problem?.key === 'host.torn-line', 'changed in silence').toBe(true);
  }

  const asked = process.env.FUZZ;

  it.runIf(asked !== undefined)('is borne', () => mistreat(Number(asked)));

  it.runIf(asked === undefined)(
    `is borne, ${MUTATIONS} times: never a crash or a silent change, always a sentence`,
    async () => {
      for (let number = 0; number < MUTATIONS; number++) {
        try {
          await mistreat(number);
        } catch (error) {
          throw new Error(`FUZZ=${number} npx vitest run test/host/fuzz.test.ts`, { cause: error });
        }
      }
    },
  );

  it('is taken over from a file only when that is whole', async () => {
    const whole = wholeGame('fuzz');
    const { text } = packed(whole, '2026-01-01T21:00:00.000Z');
    for (let number = 0; number < MUTATIONS / 2; number++) {
      const [name, mutation] = MUTATED[number % (MUTATED.length - 1)] as (typeof MUTATED)[number];
      const changed = mutation(Buffer.from(text), new Lots(`file ${number}`)).toString('utf8');
      if (changed === text) continue;
      const world = newWorld();
      const client = await TestClient.greeted(await openHost(world, { games: GAMES }));
      const reply = await client.call({ type: 'import', text: changed });
      expect(reply, `file ${number}: ${name}`).toMatchObject({
        ok: false,
        problem: { key: expect.stringMatching(/^host\.(import-|newer-format)/) },
      });
      expect([...world.files.content.keys()].filter((path) => path.includes('/tables/'))).toEqual([]);
    }
  });
});
