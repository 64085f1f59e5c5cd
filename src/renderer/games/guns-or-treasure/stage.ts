import { gunsOn, type Kind, treasureOn } from '../../../games/guns-or-treasure/cards.ts';
import type { GunsOrTreasureEvent } from '../../../games/guns-or-treasure/events.ts';
import type { GunsOrTreasureView } from '../../../games/guns-or-treasure/view.ts';
import type { Card } from '../../../games/kit/cards.ts';
import type { PieceId } from '../../../games/kit/game.ts';
import { pose } from '../../scene/arrange.ts';
import type { LayoutContext, Piece, Staged, Stager, Stop } from '../../scene/contract.ts';
import { layout } from './layout.ts';

/** All that is acted out lies over everything else. */
const DEPTH = 2000;

/** Milliseconds: ships sail out, then turn over a card at a time, then all look at them. */
const TIMES = { sail: 620, wait: 160, turn: 300, look: 650, count: 120 } as const;

/** The longest that turning over all cards of a fight takes, and the longest and shortest step from one card to the next. */
const TURNING = { most: 3000, step: 400, least: 130 } as const;

/** Where the two ships of a fight are, as shares of the height: above the captions. */
const ROWS = { target: 0.2, ship: 0.46 } as const;

type ShipCard = Card<Kind>;

/** One row of cards over the middle of the table. */
interface Row {
  readonly cards: readonly ShipCard[];
  /** Where the row's middle is, as a share of the height. */
  readonly y: number;
}

/** Where the cards of a row are: the bow on the right, where the ship sails to. */
function rowPoses({ cards, y }: Row, { size }: LayoutContext, card: number) {
  const room = size.width * 0.72;
  const step = cards.length > 1 ? Math.min(card * 1.08, (room - card) / (cards.length - 1)) : 0;
  const reach = (step * (cards.length - 1)) / 2;
  return cards.map((_, place) =>
    pose(size.width * 0.54 + reach - place * step, y * size.height, card, { depth: DEPTH - place, lift: 0.9 }),
  );
}

const cardWidth = ({ size }: LayoutContext): number => Math.min(size.width / 15, size.height / 9) * 1.45;

/** The counter beside a row. It counts from 0 on, as its cards turn over. */
const rowCounter = (id: PieceId, of: string, row: Row, context: LayoutContext): Piece => {
  const width = cardWidth(context);
  const [first] = rowPoses(row, context, width).slice(-1);
  const x = (first?.x ?? context.size.width / 2) - width * 1.25;
  return {
    shape: 'counter',
    id,
    of,
    zone: 'stage',
    value: 0,
    pose: pose(x, row.y * context.size.height, width * 0.92, { depth: DEPTH + 50, lift: 0.6 }),
  };
};

const sailOut = (row: Row, context: LayoutContext): Stop[] =>
  rowPoses(row, context, cardWidth(context)).map((to, place) => ({
    id: row.cards[place]?.id ?? '',
    at: place * 30,
    over: TIMES.sail,
    pose: to,
  }));

/** A row with the number that is added up as its cards turn over. */
interface Count {
  readonly row: Row;
  readonly counter: Piece;
  readonly worth: (kind: Kind) => number;
  /** What the counter shows in the end, where that is more than the cards say. */
  readonly total: number | undefined;
}

/** Turns the sterns of all rows over, in turn, and counts; tells how long it takes. */
function countUp(counts: readonly Count[]): { stops: Stop[]; length: number } {
  const begin = TIMES.sail + TIMES.wait;
  const sterns = counts
    .flatMap((count) => count.row.cards.slice(1).map((card, at) => ({ count, card, at })))
    .sort((a, b) => a.at - b.at);
  const step = Math.max(TURNING.least, Math.min(TURNING.step, TURNING.most / Math.max(1, sterns.length)));
  const sums = new Map(counts.map((count) => [count, count.worth(count.row.cards[0]?.kind ?? 'bomb')]));
  const stops: Stop[] = counts.flatMap((count) => [
    { id: count.counter.id, at: 0, over: TIMES.sail * 0.5, pose: { opacity: 1 } },
    { id: count.counter.id, at: TIMES.sail, over: TIMES.count, count: sums.get(count) ?? 0 },
    { id: count.row.cards[0]?.id ?? '', at: TIMES.sail, over: 1, face: count.row.cards[0]?.kind ?? null },
  ]);
  sterns.forEach(({ count, card }, place) => {
    const at = begin + place * step;
    const sum = (sums.get(count) ?? 0) + count.worth(card.kind);
    sums.set(count, sum);
    stops.push({ id: card.id, at, over: Math.min(TIMES.turn, step * 1.6), face: card.kind });
    stops.push({ id: count.counter.id, at: at + step * 0.5, over: Math.min(TIMES.count, step * 0.4), count: sum });
  });
  const end = begin + sterns.length * step;
  for (const { counter, total } of counts) {
    if (total !== undefined) stops.push({ id: counter.id, at: end, over: TIMES.turn, count: total });
  }
  return { stops, length: end + TIMES.look };
}

/** Both ships sail out, turn over card by card, and their guns are counted (GT-4.3). */
function fight(
  { by, on, ship, target }: GunsOrTreasureEvent & { type: 'attacked' },
  events: readonly GunsOrTreasureEvent[],
  context: LayoutContext,
): Staged {
  const end = events.find((event) => event.type === 'defeated');
  const gunsOf = (owner: number | null) =>
    end === undefined ? undefined : end.winner === owner ? end.guns : end.against;
  const rows: [Row, Row] = [
    { cards: ship, y: ROWS.ship },
    { cards: target, y: ROWS.target },
  ];
  const counters = rows.map((row, at) => rowCounter(`pile:guns:${at}`, 'guns', row, context));
  const counts = rows.flatMap((row, at) => {
    const counter = counters[at];
    return counter ? [{ row, counter, worth: gunsOn, total: gunsOf(at === 0 ? by : on) }] : [];
  });
  const { stops, length } = countUp(counts);
  return { length, stops: [...rows.flatMap((row) => sailOut(row, context)), ...stops], extras: counters, linger: 1200 };
}

/** The cards go down where they are: they tilt, sink and fade. */
const sink = (cards: readonly ShipCard[], { size }: LayoutContext, y: number): Stop[] =>
  cards.map(({ id }, place) => ({
    id,
    at: 420 + place * 40,
    over: 760,
    pose: { y: (y + 0.1) * size.height, turn: place % 2 === 0 ? 0.35 : -0.28, opacity: 0.25, lift: 0 },
  }));

/** Which ships go down in what follows an attack. */
function sinking(event: GunsOrTreasureEvent, attack: GunsOrTreasureEvent & { type: 'attacked' }) {
  const [ship, target] = [
    { cards: attack.ship, y: ROWS.ship },
    { cards: attack.target, y: ROWS.target },
  ];
  if (event.type === 'exploded') return event.ships === 'both' ? [ship, target] : [target];
  return event.type === 'defeated' ? [event.loser === attack.by ? ship : target] : [];
}

function aftermath(
  event: GunsOrTreasureEvent,
  events: readonly GunsOrTreasureEvent[],
  context: LayoutContext,
): Staged | undefined {
  const attack = events.find((each) => each.type === 'attacked');
  if (!attack) return undefined;
  const stops = sinking(event, attack).flatMap(({ cards, y }) => sink(cards, context, y));
  return { length: 1300, stops, extras: [] };
}

/** A ship comes home: its cards turn over, and its treasure is counted (GT-4.6). */
function homecoming({ cards }: { readonly cards: readonly ShipCard[] }, context: LayoutContext): Staged {
  const row = { cards, y: 0.4 };
  const counter = rowCounter('pile:guns:0', 'treasure', row, context);
  const { stops, length } = countUp([{ row, counter, worth: treasureOn, total: undefined }]);
  return { length, stops: [...sailOut(row, context), ...stops], extras: [counter], linger: 300 };
}

/** A stash is counted card by card (GT-5.1): each is laid open in its row, and the total grows by it. */
function scoring(
  { seat, cards, treasure }: GunsOrTreasureEvent & { type: 'scored' },
  view: GunsOrTreasureView,
  context: LayoutContext,
): Staged {
  const step = Math.max(60, Math.min(170, 1700 / Math.max(1, cards.length)));
  const places = new Map(layout(view, context).map((piece) => [piece.id, piece]));
  const total: PieceId = `pile:total:${seat}`;
  let sum = 0;
  const stops: Stop[] = [{ id: total, at: 0, over: 200, pose: { opacity: 1 }, count: 0 }];
  cards.forEach(({ id, kind }, place) => {
    const at = 200 + place * step;
    const piece = places.get(id);
    sum += treasureOn(kind);
    stops.push({ id, at, over: 420, face: kind, ...(piece && { pose: piece.pose }) });
    stops.push({ id: total, at: at + 200, over: step * 0.5, count: sum });
  });
  const end = 200 + cards.length * step + 300;
  stops.push({ id: total, at: end, over: 200, count: treasure });
  return { length: end + 500, stops, extras: [] };
}

/** How the events of Guns or Treasure are acted out. */
export const stage: Stager<GunsOrTreasureView> = (seen, all, view, context) => {
  const event = seen as unknown as GunsOrTreasureEvent;
  const events = all as unknown as readonly GunsOrTreasureEvent[];
  switch (event.type) {
    case 'attacked':
      return fight(event, events, context);
    case 'defeated':
    case 'exploded':
      return aftermath(event, events, context);
    case 'retreated':
      return homecoming(event, context);
    case 'scored':
      return scoring(event, view, context);
    default:
      return undefined;
  }
};
