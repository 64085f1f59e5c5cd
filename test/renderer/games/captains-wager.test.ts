import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crewFor, DECK, valueOn } from '../../../src/games/captains-wager/cards.ts';
import { captainsWager } from '../../../src/games/captains-wager/index.ts';
import type { CaptainsWagerView } from '../../../src/games/captains-wager/view.ts';
import type { Phrase } from '../../../src/games/kit/phrase.ts';
import { seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';
import { ART } from '../../../src/renderer/art/gallery.ts';
import { seatBack } from '../../../src/renderer/art/seats.ts';
import { table } from '../../../src/renderer/games/captains-wager/index.ts';
import { mirror } from '../../../src/renderer/games/captains-wager/mirror.ts';
import type { CardPiece, Piece, Size } from '../../../src/renderer/scene/contract.ts';
import { Director } from '../../../src/renderer/scene/director.ts';
import { stanceOf } from '../../../src/renderer/scene/motion/stance.ts';
import { signsOf } from '../../../src/renderer/scene/paint/counter.ts';
import { contextOf, expectToArrive, isOnScreen, overlaps, positionsOf, stagingOf, USUAL } from './positions.ts';

const SIZES: readonly Size[] = [
  { width: 960, height: 594 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
  // A big screen, under its banner.
  { width: 1280, height: 430 },
];

const positions = (seed: string, seats: number, viewer: Viewer, size = USUAL) =>
  positionsOf(captainsWager, table, { seed, seats, viewer, size });

/** A corner of a turned card may touch the next one. */
const LEAST = 0.07;

const isCard = (piece: Piece): piece is CardPiece => piece.shape === 'card';
const isEncounter = ({ id }: Piece): boolean => id.startsWith('pile:encounter:');
const cardsIn = (pieces: readonly Piece[]) => pieces.filter(isCard).filter((piece) => !isEncounter(piece));
const counterIn = (pieces: readonly Piece[], id: string) => {
  const piece = pieces.find((candidate) => candidate.id === id);
  return piece?.shape === 'counter' ? piece : undefined;
};

/** Zones in which cards are read or pointed at: nothing of another zone may lie on them. */
const READ = /^(crew|hand|items|collected|loot|encounters)/;

/** Pairs of which one lies on the other: plates on anything, and cards of one readable zone on those of another. */
function covered(pieces: readonly Piece[]): string[] {
  const plates = pieces.filter(({ shape }) => shape === 'seat');
  const read = pieces.filter(isCard).filter(({ zone }) => READ.test(zone));
  const pairs = (ones: readonly Piece[], others: readonly Piece[]) =>
    ones.flatMap((one) =>
      others
        .filter((other) => one.id < other.id && overlaps(one, other, LEAST))
        .map((other) => `${one.id} ${other.id}`),
    );
  const zones = [...new Set(read.map(({ zone }) => zone))];
  const apart = zones.flatMap((zone) =>
    pairs(
      read.filter((card) => card.zone === zone),
      read.filter((card) => card.zone !== zone),
    ),
  );
  const under = plates.flatMap((plate) =>
    pieces
      .filter(({ id, shape }) => id !== plate.id && shape !== 'place')
      .filter((piece) => overlaps(plate, piece, LEAST))
      .map(({ id }) => `${plate.id} on ${id}`),
  );
  return [...apart, ...under];
}

describe.each(SIZES)('the table of Captain’s Wager at $width x $height', (size) => {
  it.each([2, 3, 4, 5])('lays out %i seats: every card once, all on the screen, nothing under anything', (seats) => {
    for (const { view, pieces } of positions(`layout ${seats}`, seats, 0, size)) {
      const ids = pieces.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(cardsIn(pieces)).toHaveLength(DECK.length * seats + crewFor(seats).length);
      expect(pieces.filter(isEncounter)).toHaveLength(3);
      expect(pieces.filter((piece) => !isOnScreen(piece, size)).map(({ id }) => id)).toEqual([]);
      expect(covered(pieces), JSON.stringify(view.value)).toEqual([]);
    }
  });
});

describe('what lies on the table', () => {
  it.each([2, 5])('with %i seats: hourglasses, purses, stacks and the pool tell what there is', (seats) => {
    for (const { view, pieces } of positions('counts', seats, 'public')) {
      for (const seat of seatsFrom(0, seats)) {
        expect(counterIn(pieces, `pile:deck:${seat}`)?.value).toBe(view.decks[seat]?.length);
        expect(counterIn(pieces, `pile:coins:${seat}`)?.value).toBe(view.coins[seat]);
        expect(counterIn(pieces, `pile:ious:${seat}`)?.value ?? 0).toBe(view.ious[seat]);
        const stack = cardsIn(pieces).filter(({ zone }) => zone === `claimed:${seat}`);
        expect(stack.map(({ face }) => face).sort()).toEqual(view.claimed[seat]?.map(({ kind }) => kind).sort());
      }
      expect(counterIn(pieces, 'pile:pool-count')?.value).toBe(view.pool.length);
    }
  });

  it('a crew shows its value, and beside it each change with the card that made it (CW-1.1, CW-1.2)', () => {
    let changes = 0;
    for (const seed of ['a', 'b', 'c']) {
      for (const { view, pieces } of positions(seed, 5, 'public')) {
        for (const [seat, crew] of view.crews.entries()) {
          const worth = counterIn(pieces, `pile:worth:${seat}`);
          expect(worth?.value).toBe(crew.cards.length > 0 ? crew.worth : undefined);
          const discs = crew.changes.map((_, at) => counterIn(pieces, `pile:change:${seat}:${at}`));
          expect(discs.map((disc) => disc?.of)).toEqual(crew.changes.map(({ source }) => `change:${source}`));
          const printed = crew.cards.reduce((sum, { card }) => sum + valueOn(card.kind), 0);
          const changed = discs.reduce((sum, disc) => sum + (disc?.value ?? 0), 0);
          if (crew.cards.length > 0) expect(printed + changed).toBe(crew.worth);
          changes += discs.length;
        }
      }
    }
    expect(changes).toBeGreaterThan(10);
    const discs = new Set(ART['captains-wager']?.counters?.map(({ of }) => of));
    for (const of of ['change:smoke-bomb', 'change:wind-up-parrot', 'change:admirals-twin'])
      expect(discs).toContain(of);
  });

  it('Encounters lie with who claimed them, face down where nobody did, and in the middle before (CW-4.7)', () => {
    for (const { view, pieces } of positions('claims', 4, 'public')) {
      for (const number of [1, 2, 3]) {
        const card = pieces.find(({ id }) => id === `pile:encounter:${number}`) as CardPiece;
        const claimer = view.claims[number - 1];
        expect(card.zone).toBe(claimer === undefined || claimer === null ? 'encounters' : `encounters:${claimer}`);
        expect(card.face).toBe(claimer === null ? null : `encounter-${number}`);
      }
    }
  });

  it('the pool grows card by card: what lies in the heap stays where it is', () => {
    let grown = 0;
    let before: Map<string, Piece> | undefined;
    for (const { pieces } of positions('heap', 3, 'public')) {
      const pool = cardsIn(pieces).filter(({ zone }) => zone === 'pool');
      if (before !== undefined && pool.length > before.size && pool.length < 14 && before.size > 0) {
        grown++;
        for (const [id, piece] of before) expect(pool.find((card) => card.id === id)?.pose).toEqual(piece.pose);
      }
      before = new Map(pool.map((piece) => [piece.id, piece]));
    }
    expect(grown).toBeGreaterThan(5);
  });

  it('a value below zero is shown as such, and a change with its sign', () => {
    expect(signsOf(-3)).toEqual(['-', '3']);
    expect(signsOf(5, 'signed')).toEqual(['+', '5']);
    expect(signsOf(-12, 'signed')).toEqual(['-', '1', '2']);
    expect(signsOf(7, 'none')).toEqual([]);
  });

  it('backs tell whose deck a card is from, in the colours of who sits there', () => {
    const backs = ART['captains-wager']?.backs ?? [];
    const looks = [{ colour: 'emerald' }, { colour: 'pearl' }] as const;
    const dressed = backs.filter(({ seat }) => seat === 0 || seat === 1).map((back) => seatBack(back, looks));
    expect(dressed.map(({ glyph }) => glyph)).toEqual(['turtle', 'whale-tail']);
    expect(new Set(backs.map(({ deck }) => deck)).size).toBe(backs.length);
  });
});

describe('what may not be known (CW-8.1)', () => {
  const kindsIn = (view: CaptainsWagerView): Map<string, string | null> => {
    const kinds = new Map<string, string | null>();
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('id' in value && 'kind' in value) kinds.set(value.id as string, value.kind as string | null);
      for (const part of Object.values(value)) look(part);
    };
    look(view);
    return kinds;
  };

  it.each<Viewer>(['public', 0, 2])('no piece shows or names more than the view: %s', (viewer) => {
    for (const { view, pieces } of positions('secrets', 4, viewer)) {
      const kinds = kindsIn(view);
      for (const { id, face, back } of cardsIn(pieces)) {
        const kind = kinds.get(id);
        if (face !== null) expect(face).toBe(kind);
        if (back.startsWith('known:')) expect(back).toBe(`known:${kind}`);
      }
    }
  });

  it('the pool and the decks lie face down, but for who chooses from them', () => {
    for (const { view, pieces } of positions('down', 4, 1)) {
      const chooses = view.choice?.by === 1 && ['claim', 'chart'].includes(view.choice.task);
      const open = cardsIn(pieces).filter(({ zone, face }) => /^(pool|deck)/.test(zone) && face !== null);
      if (!chooses) expect(open).toEqual([]);
    }
  });

  it('hands and Items are backs to the public, but for what everybody has seen', () => {
    for (const { view, pieces } of positions('hands', 3, 'public')) {
      if (view.outcome !== null) continue;
      const seen = view.looks.flatMap(({ by, card }) => (by === 'public' ? [card] : []));
      const open = cardsIn(pieces).filter(
        ({ zone, face }) => /^(hand|items|collected|loot)/.test(zone) && face !== null,
      );
      expect(open.map(({ id }) => id).filter((id) => !seen.includes(id))).toEqual([]);
    }
  });
});

describe('cues', () => {
  it('there is one for every event that the catalogue has words for, and for every one that happens', () => {
    const types = Object.keys(captainsWager.words).flatMap((key) => /^event\.([a-z-]+)/.exec(key)?.[1] ?? []);
    const happened = [...positions('all', 5, 0)].flatMap(({ events }) => events.map(({ type }) => type));
    expect([...new Set([...types, ...happened])].filter((type) => !(type in table.cues))).toEqual([]);
    expect(Object.keys(table.cues).filter((type) => !types.includes(type))).toEqual(['ante']);
  });

  it('bring every piece to its pose, whatever interrupts them at whatever frame', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom<Viewer>('public', 0, 1),
        fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 12, maxLength: 12 }),
        (seed, seats, viewer, waits) => {
          expectToArrive(table, positions(seed, seats, viewer), viewer, waits);
        },
      ),
      { numRuns: process.env.LONG ? 100 : 4 },
    );
  });
});

/** The first position whose events hold one of a type, with the position before it shown. */
function untilEvent(type: string, seats: number, viewer: Viewer) {
  for (let game = 0; game < 40; game++) {
    const director = new Director();
    for (const position of positions(`${type} ${game}`, seats, viewer)) {
      const found = position.events.find((event) => event.type === type);
      if (found) return { director, position, event: found };
      director.place(position.pieces);
    }
  }
  throw new Error(`No ${type} in forty games.`);
}

describe('what is acted out', () => {
  it('the shared pool is shuffled face down and dealt card by card (CW-6.2)', () => {
    const { director, position, event } = untilEvent('pool-shared', 4, 'public');
    director.show(position.pieces, [...position.events], stagingOf(table, position, 'public'));
    const shares = position.events.filter(({ type }) => type === 'share').map(({ card }) => card as string);
    expect(shares).toHaveLength(event.count as number);
    const staged = table.stage?.(event, position.events, position.view, contextOf('public'));
    const before = position.events
      .slice(0, position.events.indexOf(event))
      .reduce((sum, { type }) => sum + (table.cues[type]?.beat ?? 0), 0);
    const stances = () =>
      shares.map((id) => director.stance(director.present.find((piece) => piece.id === id) as Piece));
    director.advance(before + (staged?.length ?? 0) - 60);
    expect(stances().every(({ turned, pose }) => turned === 0 && pose.opacity === 1)).toBe(true);
    const heap = stances().map(({ pose }) => pose.x);
    expect(Math.max(...heap) - Math.min(...heap)).toBeLessThan(USUAL.width / 15);
    director.advance((table.cues.share?.beat ?? 0) * 3);
    const gone = stances().filter(({ pose }, at) => Math.abs(pose.x - (heap[at] ?? 0)) > 40);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.length).toBeLessThan(shares.length + 1);
    director.finish();
    expect(position.pieces.map((piece) => director.stance(piece))).toEqual(position.pieces.map(stanceOf));
  });

  it('the gold of each captain is added up line by line to its total (CW-7.2)', () => {
    const { position, event } = untilEvent('scored', 3, 'public');
    const { view, events } = position;
    for (const scored of events.filter(({ type }) => type === 'scored')) {
      const staged = table.stage?.(scored, events, view, contextOf('public'));
      const counts = (staged?.stops ?? []).flatMap(({ count }) => (count === undefined ? [] : [count]));
      const seat = scored.seat as number;
      expect(counts).toHaveLength(6);
      expect(counts[0]).toBe(0);
      expect(counts.at(-1)).toBe(view.outcome?.scores[seat]);
      expect(counterIn(position.pieces, `pile:total:${seat}`)?.value).toBe(view.outcome?.scores[seat]);
    }
    expect(event.type).toBe('scored');
  });
});

describe('the table in words', () => {
  const phrases = (view: CaptainsWagerView): Phrase[] => [
    ...mirror.table(view),
    ...mirror.totals(view),
    ...seatsFrom(0, view.seats).flatMap((seat) => mirror.seat(view, seat)),
    ...(mirror.account(view)?.lines.map(({ name }) => name) ?? []),
  ];

  it('has words for all that it says', () => {
    for (const viewer of ['public', 0] as const)
      for (const { view } of positions('words', 4, viewer)) {
        const missing = phrases(view).filter(({ key }) => !(key in captainsWager.words));
        expect(missing).toEqual([]);
      }
  });

  it('says of a crew what is printed, each change with its card, and what it comes to', () => {
    let told = 0;
    for (const { view } of positions('a', 5, 'public')) {
      for (const crew of view.crews) {
        const [first] = crew.cards;
        if (!first || crew.changes.length === 0) continue;
        const details = mirror.details(view, first.card.id);
        const printed = crew.cards.reduce((sum, { card }) => sum + valueOn(card.kind), 0);
        const changed = details
          .filter(({ key }) => key === 'detail.change')
          .reduce((sum, { values }) => sum + Number(values?.value) * (values?.way === 'less' ? -1 : 1), 0);
        expect(printed + changed).toBe(crew.worth);
        expect(details.at(-1)).toMatchObject({ key: 'detail.worth', values: { worth: crew.worth } });
        told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('adds up everybody’s gold, line by line, to the scores (CW-7.2)', () => {
    const last = [...positions('score', 4, 'public')].at(-1);
    const account = last && mirror.account(last.view);
    expect(account?.totals).toEqual(last?.view.outcome?.scores);
    const sums = account?.totals.map((_, seat) =>
      account.lines.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0),
    );
    expect(sums).toEqual(account?.totals);
  });

  it('lists the own hand with its Items, and names the Encounter cards', () => {
    for (const { view } of positions('own', 2, 1)) {
      expect(mirror.hand(view, 1)).toHaveLength((view.hands[1]?.length ?? 0) + (view.items[1]?.length ?? 0));
    }
    const [first] = positions('own', 2, 1);
    expect(first && mirror.kind(first.view, 'pile:encounter:2')).toBe('encounter-2');
  });
});
