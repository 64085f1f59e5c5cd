import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import { type Header, type Line, readJournal, written } from '../../src/host/journal.ts';
import { verdictOf } from '../../src/host/verify.ts';
import { ANSWERS } from '../../src/protocol/answers.ts';
import type { Verdict } from '../../src/protocol/verdict.ts';
import { tiny } from './tiny.ts';
import { ANNE, BEN, journalPath, newWorld, openHost, settle, TestClient } from './world.ts';

/** A whole game in which Anne laid a card aside, took that back, and snatched one. */
async function evening() {
  const world = newWorld();
  const host = await openHost(world);
  const anne = await TestClient.greeted(host);
  const { id } = await anne.createUndoable(ANNE, BEN);
  await anne.play(id, 0, ({ type }) => type === 'lay');
  await anne.ask({ type: 'undo', table: id, seq: 1, seat: 0 });
  const verify = () => anne.call({ type: 'verify', table: id });
  const early = await verify();
  let seq = 2;
  for (const [turn, type] of ['snatch', 'show', 'show', 'show'].entries()) {
    await anne.play(id, turn % 2, (move) => move.type === type);
    await anne.ask({ type: 'end-turn', table: id, seq: seq++, seat: turn % 2 });
  }
  await settle();
  const { header, lines } = readJournal(world.files.content.get(journalPath(id)) ?? Buffer.alloc(0));
  return { early, verify, header, lines };
}

/** What was found, check by check. */
const found = ({ findings }: Verdict) => Object.fromEntries(findings.map(({ check, agrees }) => [check, agrees]));

const lineOf = ({ findings }: Verdict, check: string) =>
  findings.find((finding) => finding.check === check)?.phrase.values?.line;

const judged = (header: Header, lines: readonly Line[], shown?: string) =>
  verdictOf(Buffer.from(written(header, lines).text), [tiny], shown);

const change = (lines: readonly Line[], at: number, edit: object): Line[] =>
  lines.map((line, place) => (place === at ? ({ ...line, ...edit } as Line) : line));

const AGREED = { file: true, seed: true, deal: true, moves: true, dice: true, result: true };

describe('verifying a game', () => {
  it('waits until its seed has been shown', async () => {
    const { early } = await evening();
    expect(early).toMatchObject({ ok: false, problem: { key: 'host.verify-not-yet' } });
  });

  it('finds that deal, dice and result are what the seed gives', async () => {
    const { verify, header, lines } = await evening();
    const reply = await verify();
    expect(reply).toMatchObject({ ok: true });
    const verdict = ANSWERS.verify.parse(reply.ok && reply.result);
    expect(found(verdict)).toEqual(AGREED);
    expect(verdict).toMatchObject({ agrees: true, seed: header.seed, commitment: header.commitment });
    expect(judged(header, lines)).toEqual(verdict);
  });

  it('finds another seed than was committed to, in the file or on somebody’s slip of paper', async () => {
    const { header, lines } = await evening();
    expect(found(judged({ ...header, commitment: 'f'.repeat(64) }, lines))).toMatchObject({ seed: false });
    expect(found(judged(header, lines, 'f'.repeat(64)))).toMatchObject({ seed: false });
    expect(found(judged(header, lines, header.commitment ?? ''))).toMatchObject({ seed: true });
    const swapped = judged({ ...header, seed: 'a'.repeat(64) }, lines);
    expect(swapped.agrees).toBe(false);
    expect(found(swapped)).toMatchObject({ seed: false, deal: false });
  });

  it('finds another deal', async () => {
    const { header, lines } = await evening();
    expect(found(judged({ ...header, dealt: '0'.repeat(16) }, lines))).toEqual({ ...AGREED, deal: false });
  });

  it('finds dice and draws that were others than the seed gives, and where', async () => {
    const { header, lines } = await evening();
    const told = judged(header, change(lines, 2, { told: '0'.repeat(16) }));
    expect(found(told)).toEqual({ ...AGREED, dice: false });
    expect(lineOf(told, 'dice')).toBe(4);
  });

  it('finds a move that the rules forbid, and where', async () => {
    const { header, lines } = await evening();
    const verdict = judged(header, change(lines, 3, { move: { type: 'show', seat: 0, card: 'c1' } }));
    expect(found(verdict)).toMatchObject({ moves: false, dice: null, result: null });
    expect(lineOf(verdict, 'moves')).toBe(5);
  });

  it('finds another result', async () => {
    const { header, lines } = await evening();
    const result = { ranking: [[0], [1]], scores: [99, 0] };
    expect(found(judged(header, change(lines, lines.length - 1, { result })))).toEqual({ ...AGREED, result: false });
    expect(found(judged(header, lines.slice(0, -1)))).toEqual({ ...AGREED, result: null });
  });

  it('finds a damaged file, and where', async () => {
    const { header, lines } = await evening();
    const text = written(header, lines).text.split('\n');
    text[3] = (text[3] ?? '').replace('"at"', '"AT"');
    const verdict = verdictOf(Buffer.from(text.join('\n')), [tiny]);
    expect(found(verdict)).toMatchObject({ file: false, result: null });
    expect(lineOf(verdict, 'file')).toBe(4);
    const torn = verdictOf(Buffer.from(written(header, lines).text.slice(0, -9)), [tiny]);
    expect(found(torn)).toMatchObject({ file: null, result: null });
  });

  it('says what can’t be said of a table from before all this was recorded', () => {
    const file = readFileSync(new URL('fixtures/format-1-playing.ndjson', import.meta.url));
    const verdict = verdictOf(file, [takeTheGold]);
    expect(found(verdict)).toEqual({ ...AGREED, seed: null, deal: null, dice: null, result: null });
    expect(verdict.seed).toBeNull();
  });

  it.each([
    ['of other rules', [{ ...tiny, rulesVersion: 4 }], 'host.older-rules'],
    ['of a game that is not here', [], 'host.unknown-game'],
  ])('is refused for a table %s', async (_, games, key) => {
    const { header, lines } = await evening();
    const file = Buffer.from(written(header, lines).text);
    expect(() => verdictOf(file, games)).toThrow(key);
  });
});
