import type { SeenCard } from '../../../games/kit/cards.ts';
import { phrase } from '../../../games/kit/phrase.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import { type Kind, MANIFEST } from '../../../games/take-the-gold/cards.ts';
import type { TakeTheGoldView } from '../../../games/take-the-gold/view.ts';
import { CARD_RATIO, fan, heap, pile, pose, type Spot, seatSpots } from '../../scene/arrange.ts';
import type { CardPiece, LayoutContext, Piece, PlacePiece, Pose, SeatPiece, Size } from '../../scene/contract.ts';
import { discarded } from './mirror.ts';

/** Lengths of the table, from the room there is. */
interface Measures {
  readonly size: Size;
  /** A sixteenth of the width or a ninth of the height, whichever is less. */
  readonly unit: number;
  readonly pileCard: number;
  readonly nearCard: number;
  readonly farCard: number;
  readonly middle: { readonly x: number; readonly y: number };
  /** How far apart the piles lie: 1 where the table is narrow, more where it has room. */
  readonly spread: number;
}

/** The width of the table in units where it is as narrow as it can be. */
const NARROWEST = 13.4;

const WIDEST_SPREAD = 1.4;

function measuresOf(size: Size, seats: number): Measures {
  const unit = Math.min(size.width / NARROWEST, size.height / 9);
  return {
    size,
    unit,
    pileCard: unit * 1.2,
    nearCard: unit * 1.62,
    farCard: unit * 0.86,
    // The more sit round the upper edge, the lower the piles lie.
    middle: { x: size.width / 2, y: size.height * (seats > 4 ? 0.5 : 0.48) },
    spread: Math.min(WIDEST_SPREAD, size.width / unit / NARROWEST),
  };
}

const DEPTH = {
  places: 0,
  draw: 100,
  discard: 300,
  aside: 500,
  hands: 600,
  seats: 800,
  near: 900,
  attack: 990,
} as const;

const rank = new Map<Kind | null, number>(MANIFEST.map(({ kind }, place) => [kind, place]));

/** A hand in the order its owner would hold it: kind by kind. Hidden cards stay as they are. */
const sorted = (hand: readonly SeenCard<Kind>[]): SeenCard<Kind>[] =>
  [...hand].sort((a, b) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0));

const card = (id: string, face: Kind | null, zone: string, at: Pose): CardPiece => ({
  shape: 'card',
  id,
  face,
  back: 'deck',
  zone,
  pose: at,
});

/** Lays cards out at poses, one by one. */
const laid = (cards: readonly SeenCard<Kind>[], poses: readonly Pose[], zone: string): CardPiece[] =>
  cards.flatMap(({ id, kind }, at) => {
    const where = poses[at];
    return where ? [card(id, kind, zone, where)] : [];
  });

function handPieces(view: TakeTheGoldView, spot: Spot, { unit, nearCard, farCard, size }: Measures): CardPiece[] {
  const hand = sorted(view.hands[spot.seat] ?? []);
  const poses = fan(hand.length, {
    x: spot.x,
    y: spot.near ? size.height - nearCard * CARD_RATIO * 0.56 : spot.y,
    cardWidth: spot.near ? nearCard : farCard,
    room: spot.near ? Math.min(size.width * 0.62, unit * 9) : unit * 2.3,
    depth: (spot.near ? DEPTH.near : DEPTH.hands) + spot.seat * 10,
    spread: spot.near ? 0.32 : 0.4,
  });
  return laid(hand, poses, `hand:${spot.seat}`);
}

function seatPiece(view: TakeTheGoldView, spot: Spot, { unit, farCard, size }: Measures, textScale: number): SeatPiece {
  const cards = (view.hands[spot.seat] ?? []).length;
  const isOut = !view.contenders.includes(spot.seat);
  const width = unit * 2.35 * Math.min(1.18, textScale);
  const y = spot.near ? size.height - unit * 0.8 : spot.y + (farCard * CARD_RATIO) / 2 + width * 0.14;
  // The near plate stands beside the hand, whose middle belongs to captions and cards.
  const x = spot.near ? size.width / 2 - Math.min(size.width / 2 - width * 0.56, unit * 6.1) : spot.x;
  return {
    shape: 'seat',
    id: `seat:${spot.seat}`,
    seat: spot.seat,
    note: isOut ? phrase('status.out') : phrase('status.cards', { count: cards }),
    state: isOut ? 'out' : view.acting.includes(spot.seat) ? 'acting' : 'idle',
    pose: pose(x, y, width, { depth: DEPTH.seats + spot.seat }),
  };
}

const place = (id: `pile:${string}`, label: PlacePiece['label'], at: Pose): PlacePiece => ({
  shape: 'place',
  id,
  label,
  pose: at,
});

/** The card that attacks lies in the middle until the attack is over, wherever the rules keep it meanwhile. */
const isAttacking = (view: TakeTheGoldView, id: string): boolean => view.attack?.card.id === id;

function middlePieces(view: TakeTheGoldView, measures: Measures): Piece[] {
  const { unit, pileCard, middle, spread } = measures;
  const drawX = middle.x - unit * 1.95 * spread;
  const discardX = middle.x + unit * 1.95 * spread;
  const asideX = middle.x + unit * 3.1 * spread;
  const discards = discarded(view);
  const attacker =
    view.attack && [...view.discard, ...(view.inPlay ? [view.inPlay] : [])].find(({ id }) => isAttacking(view, id));
  const krakens = view.aside;
  return [
    place('pile:draw', phrase('piece.draw', { count: view.drawPile.length }), pose(drawX, middle.y, pileCard)),
    place('pile:discard', phrase('piece.discard', { count: discards.length }), pose(discardX, middle.y, pileCard)),
    place(
      'pile:aside',
      phrase('piece.aside', { count: krakens.length, limit: view.options.krakens }),
      pose(asideX, middle.y, pileCard * 0.72),
    ),
    ...laid(
      [...view.drawPile].reverse().map((id) => ({ id, kind: null })),
      pile(view.drawPile.length, drawX, middle.y, pileCard, DEPTH.draw),
      'draw',
    ),
    ...laid(discards, heap(discards.length, discardX, middle.y, pileCard, DEPTH.discard), 'discard'),
    ...laid(
      krakens,
      krakens.map((_, at) =>
        pose(asideX + (at - (krakens.length - 1) / 2) * unit * 0.14, middle.y - at * unit * 0.1, pileCard * 0.72, {
          depth: DEPTH.aside + at,
          turn: at * 0.06,
        }),
      ),
      'aside',
    ),
    ...(attacker
      ? [
          card(
            attacker.id,
            attacker.kind,
            'attack',
            pose(middle.x, middle.y, pileCard * 1.35, { depth: DEPTH.attack, lift: 0.9 }),
          ),
        ]
      : []),
  ];
}

/** Where everything lies on the table of Take the Gold. */
export function layout(view: TakeTheGoldView, { size, near, textScale }: LayoutContext): Piece[] {
  const measures = measuresOf(size, view.seats);
  const { unit } = measures;
  const spots = seatSpots(view.seats, near as Seat, size, { x: unit * 1.55, y: unit * 0.98 });
  return [
    ...middlePieces(view, measures),
    ...spots.flatMap((spot) => handPieces(view, spot, measures)),
    ...spots.map((spot) => seatPiece(view, spot, measures, textScale)),
  ];
}
