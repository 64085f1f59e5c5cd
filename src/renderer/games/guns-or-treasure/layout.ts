import { phaseOf } from '../../../games/guns-or-treasure/legal.ts';
import type { GunsOrTreasureView } from '../../../games/guns-or-treasure/view.ts';
import { phrase } from '../../../games/kit/phrase.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import { CARD_RATIO, fan, pile, pose } from '../../scene/arrange.ts';
import type { CardPiece, LayoutContext, Piece, Pose } from '../../scene/contract.ts';
import { dock } from './dock.ts';
import { middlePieces } from './middle.ts';
import { areStashesOpen, seatNote } from './mirror.ts';
import { captainFace, captainPiece, downCard, openCard, shipPieces, sorted } from './pieces.ts';
import { type Berth, type Chart, chartOf } from './regions.ts';

/** From low to high. */
const DEPTH = {
  harbour: 0,
  stash: 60,
  captain: 120,
  fleets: 200,
  hands: 700,
  plates: 850,
  counters: 880,
  near: 900,
} as const;

/** What every part of the layout is made from. */
interface Plan {
  readonly view: GunsOrTreasureView;
  readonly chart: Chart;
  readonly size: LayoutContext['size'];
  readonly textScale: number;
}

const hasHands = (view: GunsOrTreasureView): boolean => view.hands.some((hand) => hand.length > 0);

/** Where the things in a seat's head stand. */
function headOf({ chart: { unit }, size, textScale }: Plan, { head, near }: Berth) {
  const scale = near ? 1 : Math.min(1, head.width / (unit * 4.7));
  const plate = unit * (near ? 2.5 : 2.2) * scale * Math.min(1.12, textScale);
  const y = near ? head.y + head.height - plate * 0.17 : head.y + head.height / 2;
  if (near) {
    return {
      plate: pose(head.x + plate / 2, y, plate),
      hand: null,
      captain: pose(size.width - unit * 2.05, head.y + head.height * 0.5, unit * 0.95),
      stash: pose(size.width - unit * 0.85, head.y + head.height * 0.5, unit * 0.95),
    };
  }
  // The head stands over the middle of the dock.
  const start = head.x + Math.max(0, head.width - plate - unit * 2.45 * scale) / 2;
  const left = start + plate;
  return {
    plate: pose(start + plate / 2, y, plate),
    hand: { x: left + unit * 0.75 * scale, y, room: unit * 1.1 * scale, card: unit * 0.42 * scale },
    captain: pose(left + unit * 1.62 * scale, y, unit * 0.5 * scale),
    stash: pose(left + unit * 2.16 * scale, y, unit * 0.5 * scale),
  };
}

function handPieces(plan: Plan, berth: Berth): CardPiece[] {
  const { view, chart } = plan;
  const hand = sorted(view.hands[berth.seat] ?? []);
  const zone = `hand:${berth.seat}`;
  const { hand: far } = headOf(plan, berth);
  const card = Math.min(chart.unit * 1.5, chart.hand.height / (CARD_RATIO * 1.14));
  const poses = far
    ? fan(hand.length, { x: far.x, y: far.y, cardWidth: far.card, room: far.room, depth: DEPTH.hands, spread: 0.5 })
    : fan(hand.length, {
        x: chart.hand.x + chart.hand.width / 2,
        y: chart.hand.y + chart.hand.height / 2,
        cardWidth: card,
        room: Math.min(chart.hand.width, chart.unit * 8.5),
        depth: DEPTH.near,
        spread: 0.26,
      });
  return hand.flatMap((held, at) => {
    const where = poses[at];
    return where ? [openCard(held, zone, where)] : [];
  });
}

/** Whether the viewer may start a ship now: then its place is marked in the dock. */
const mayLaunch = (view: GunsOrTreasureView, seat: Seat): boolean =>
  view.viewer === seat && phaseOf(view.value) === 'building' && view.acting.includes(seat);

/** What a seat has laid down for Pirate's Bluff (GT-9.3): it lies at the end of its dock. */
const laidBy = (view: GunsOrTreasureView, seat: Seat) => {
  const { open, hidden } = view.bluffs[seat] ?? { open: null, hidden: null };
  return { open, hidden, count: open || hidden ? 1 : 0 };
};

function fleetPieces({ view, chart, size }: Plan, berth: Berth): Piece[] {
  const { seat, near } = berth;
  const fleet = view.fleets[seat] ?? [];
  const laid = laidBy(view, seat);
  const launch = mayLaunch(view, seat) ? 1 : 0;
  const lengths = [...fleet.map(({ cards }) => cards.length), ...Array(launch).fill(1), ...Array(laid.count).fill(2)];
  const most = near ? Math.min(chart.unit * 1.35, size.height * 0.2) : chart.unit * 1.15;
  const poses = dock(lengths, berth.dock, most, DEPTH.fleets + seat * 80);
  const [shown, hidden] = poses[fleet.length + launch] ?? [];
  const place = launch > 0 ? poses[fleet.length]?.[0] : undefined;
  return [
    ...fleet.flatMap((ship, at) => shipPieces(ship, poses[at] ?? [], `fleet:${seat}`)),
    ...(place ? [launchPlace(place)] : []),
    ...(laid.open && shown ? [openCard(laid.open, `bluff:${seat}`, { ...shown, turn: 0.05, lift: 0.3 })] : []),
    ...(laid.hidden && hidden ? [downCard(laid.hidden, `bluff:${seat}`, { ...hidden, turn: -0.05, lift: 0.3 })] : []),
  ];
}

/** The place for a new ship, smaller than a card, so that its label lies in the dock. */
const launchPlace = (at: Pose): Piece => ({
  shape: 'place',
  id: 'pile:launch',
  label: phrase('piece.launch'),
  pose: { ...at, y: at.y - at.width * 0.1, width: at.width * 0.84, depth: DEPTH.harbour },
});

function stashPieces(plan: Plan, berth: Berth): Piece[] {
  const { view, chart } = plan;
  const { seat, near } = berth;
  const stash = view.stashes[seat] ?? [];
  const { stash: at } = headOf(plan, berth);
  const zone = `stash:${seat}`;
  const isOpen = areStashesOpen(view);
  const counter = Math.max(chart.unit * 0.42, 22);
  const harbour: Piece = {
    shape: 'place',
    id: `pile:stash:${seat}`,
    label: phrase('piece.stash', { count: stash.length }),
    pose: { ...at, depth: DEPTH.harbour },
  };
  const total: Piece = {
    shape: 'counter',
    id: `pile:total:${seat}`,
    of: 'treasure',
    value: view.totals[seat] ?? 0,
    zone: `total:${seat}`,
    pose: pose(at.x, at.y, Math.max(chart.unit * (near ? 1 : 0.72), 30), { depth: DEPTH.counters }),
  };
  const count: Piece = {
    shape: 'counter',
    id: `pile:count:${seat}`,
    of: 'stash',
    value: stash.length,
    zone: `count:${seat}`,
    pose: pose(at.x + at.width * 0.5, at.y + at.width * 0.5, counter, { depth: DEPTH.counters }),
  };
  if (isOpen) {
    const poses = dock(stash.length > 0 ? [stash.length] : [], berth.dock, chart.unit * 1.05, DEPTH.fleets + seat * 80);
    // The first card of a row lies on top of the others: the dearest.
    const cards = sorted(stash).reverse();
    return [
      total,
      ...cards.flatMap((card, place) => (poses[0]?.[place] ? [openCard(card, zone, poses[0][place])] : [])),
    ];
  }
  const poses = pile(stash.length, at.x, at.y, at.width, DEPTH.stash);
  return [
    ...(near ? [harbour] : []),
    ...stash.flatMap((card, place) =>
      poses[place] ? [{ ...downCard({ ...card, kind: null }, zone, poses[place]) }] : [],
    ),
    ...(stash.length > 0 && !near ? [count] : []),
  ];
}

function captainPieces(plan: Plan, berth: Berth): Piece[] {
  const { seat } = berth;
  const seen = plan.view.captains[seat];
  if (!seen) return [];
  const at = { ...headOf(plan, berth).captain, depth: DEPTH.captain, lift: 0.12 };
  const face = captainFace(seen.captain, seen.side);
  return [{ shape: 'card', id: captainPiece(seat), face, back: 'captain', zone: 'captains', pose: at }];
}

function platePiece(plan: Plan, berth: Berth): Piece {
  const { view } = plan;
  const { seat } = berth;
  const leads = view.first < 0 && view.lead === seat && !areStashesOpen(view);
  return {
    shape: 'seat',
    id: `seat:${seat}`,
    seat,
    note: seatNote(view, seat),
    state: view.acting.includes(seat) ? 'acting' : 'idle',
    ...(leads && { mark: 'ship-wheel' as const }),
    pose: { ...headOf(plan, berth).plate, depth: DEPTH.plates + seat },
  };
}

/** Where everything lies on the table of Guns or Treasure. */
export function layout(view: GunsOrTreasureView, { size, near, textScale }: LayoutContext): Piece[] {
  const chart = chartOf(view.seats, near as Seat, size, hasHands(view));
  const plan: Plan = { view, chart, size, textScale };
  return [
    ...middlePieces(view, chart),
    ...chart.berths.flatMap((berth) => [
      ...fleetPieces(plan, berth),
      ...stashPieces(plan, berth),
      ...captainPieces(plan, berth),
      ...handPieces(plan, berth),
      platePiece(plan, berth),
    ]),
  ];
}
