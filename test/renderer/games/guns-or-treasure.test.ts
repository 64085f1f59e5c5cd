import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../src/games/guns-or-treasure/cards.ts';
import { gunsOn } from '../../../src/games/guns-or-treasure/cards.ts';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import type { Card } from '../../../src/games/kit/cards.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import { table } from '../../../src/renderer/games/guns-or-treasure/index.ts';
import type { Piece, Size } from '../../../src/renderer/scene/contract.ts';
import { Director } from '../../../src/renderer/scene/director.ts';
import { stanceOf } from '../../../src/renderer/scene/motion/stance.ts';
import { contextOf, expectToArrive, isOnScreen, overlaps, positionsOf, stagingOf, USUAL } from './positions.ts';

const SIZES: readonly Size[] = [
  { width: 960, height: 594 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
];

const ALL = { captains: true, longer: true, bluff: true, captured: true, armada: true, 'open-drydock': true };

const positions = (seed: string, seats: number, viewer: Viewer, options = {}, size = USUAL) =>
  positionsOf(gunsOrTreasure, table, { seed, seats, viewer, options, size, most: 600 });

/** How far one piece must reach over another to cover it, in pixels. */
const LEAST = 2;

const cardIds = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (piece.shape === 'card' && !piece.id.startsWith('captain:') ? [piece.id] : []));

describe.each(SIZES)('the table of Guns or Treasure at $width x $height', (size) => {
  it.each([2, 3, 4, 5, 6])('lays out %i seats: every card once, all on the screen, no ship under a plate', (seats) => {
    const options = seats < 6 ? { captains: true, armada: true, bluff: true } : { captains: true };
    for (const { view, pieces } of positions(`layout ${seats}`, seats, 0, options, size)) {
      const ids = pieces.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(cardIds(pieces)).toHaveLength(90);
      expect(pieces.filter((piece) => !isOnScreen(piece, size)).map(({ id }) => id)).toEqual([]);
      const plates = pieces.filter(({ shape }) => shape === 'seat');
      const ships = pieces.filter((piece) => piece.shape === 'card' && piece.zone.startsWith('fleet:'));
      const covered = plates.flatMap((plate) =>
        ships.filter((ship) => overlaps(plate, ship, LEAST)).map(({ id }) => [plate.id, id]),
      );
      expect(covered, `${JSON.stringify(view.value)}`).toEqual([]);
      const rows = plates.flatMap((plate) =>
        plates.filter((other) => other.id < plate.id && overlaps(plate, other, LEAST)),
      );
      expect(rows).toEqual([]);
    }
  });
});

describe('ships on the table', () => {
  it('show their owner what is in them, and nobody else (GT-3.3)', () => {
    const known = (viewer: Viewer) =>
      [...positions('sterns', 3, viewer)].flatMap(({ pieces }) =>
        pieces.filter((piece) => piece.shape === 'card' && piece.back.startsWith('stern:')),
      );
    const own = known(1);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((piece) => piece.shape === 'card' && piece.face === null && piece.zone === 'fleet:1')).toBe(true);
    expect(known('public')).toEqual([]);
  });

  it('are pointed at as a whole: every stern card is part of its bow', () => {
    for (const { view, pieces } of positions('parts', 4, 2)) {
      for (const ship of view.fleets.flat()) {
        const [bow, ...sterns] = ship.cards;
        for (const { id } of sterns) {
          expect(pieces.find((piece) => piece.id === id)).toMatchObject({ partOf: bow?.id });
        }
      }
    }
  });
});

/** The first position whose events hold one of a type, with the positions before it shown. */
function untilEvent(type: string, seed: string, viewer: Viewer, options = {}) {
  const director = new Director();
  for (const position of positions(seed, 3, viewer, options)) {
    const found = position.events.find((event) => event.type === type);
    if (found) return { director, position, event: found };
    director.place(position.pieces);
  }
  throw new Error(`No ${type} in the game of ${seed}.`);
}

describe('a fight', () => {
  it('is shown in the middle with every card open and its guns counted before anything goes (GT-4.3)', () => {
    const { director, position, event } = untilEvent('attacked', 'fight', 0);
    director.show(position.pieces, [...position.events], stagingOf(table, position, 0));
    const before = position.events.slice(0, position.events.indexOf(event)).filter(({ type }) => table.cues[type]);
    const wait = before.reduce((sum, { type }) => sum + (table.cues[type]?.beat ?? 0), 0);
    const staged = table.stage?.(event, position.events, position.view, contextOf(0));
    director.advance(wait + (staged?.length ?? 0) - 20);
    const [ship, target] = [event.ship, event.target] as unknown as [Card<Kind>[], Card<Kind>[]];
    for (const card of [...ship, ...target]) {
      const piece = director.present.find(({ id }) => id === card.id);
      if (!piece) throw new Error(`${card.id} is gone.`);
      expect(director.stance(piece)).toMatchObject({ turned: 1, face: card.kind });
    }
    const shown = staged?.extras.map((counter) => Math.round(director.stance(counter).count));
    const guns = (cards: readonly Card<Kind>[]) => cards.reduce((sum, { kind }) => sum + gunsOn(kind), 0);
    expect(shown).toEqual([guns(ship), guns(target)]);
    director.finish();
    expect(position.pieces.map((piece) => director.stance(piece))).toEqual(position.pieces.map(stanceOf));
  });

  it('is shown without flights, but card by card, where motion is reduced', () => {
    const { director, position, event } = untilEvent('attacked', 'still', 0);
    director.show(position.pieces, [...position.events], { ...stagingOf(table, position, 0), still: true });
    const staged = table.stage?.(event, position.events, position.view, contextOf(0));
    const before = position.events.slice(0, position.events.indexOf(event)).filter(({ type }) => table.cues[type]);
    director.advance(
      before.reduce((sum, { type }) => sum + (table.cues[type]?.beat ?? 0), 0) + (staged?.length ?? 0) - 20,
    );
    const open = (event.target as unknown as Card<Kind>[]).map(({ id }) =>
      director.present.find((piece) => piece.id === id),
    );
    expect(open.map((piece) => piece && director.stance(piece).turned)).toEqual(open.map(() => 1));
  });
});

describe('Scoring', () => {
  it('lays every stash open and counts it to the total of the view (GT-5.1)', () => {
    const last = [...positions('score', 3, 'public')].at(-1);
    if (!last) throw new Error('There is no game.');
    expect(last.view.outcome).not.toBeNull();
    for (const [seat, stash] of last.view.stashes.entries()) {
      const shown = last.pieces.flatMap((piece) =>
        piece.shape === 'card' && piece.zone === `stash:${seat}` ? [piece] : [],
      );
      expect(shown.map(({ face }) => face).sort()).toEqual(stash.map(({ kind }) => kind).sort());
      expect(last.pieces.find(({ id }) => id === `pile:total:${seat}`)).toMatchObject({
        value: last.view.totals[seat],
      });
    }
  });
});

describe('cues', () => {
  it('there is one for every event that the catalogue has words for', () => {
    const types = Object.keys(gunsOrTreasure.words).flatMap((key) => /^event\.([a-z-]+)/.exec(key)?.[1] ?? []);
    expect([...new Set(types)].filter((type) => !(type in table.cues))).toEqual([]);
  });

  it('bring every piece to its pose, whatever interrupts them at whatever frame', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom<Viewer>('public', 0, 1),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 12, maxLength: 12 }),
        (seed, seats, viewer, all, waits) => {
          expectToArrive(table, positions(seed, seats, viewer, all ? ALL : {}), viewer, waits);
        },
      ),
      { numRuns: process.env.LONG ? 200 : 6 },
    );
  });
});
