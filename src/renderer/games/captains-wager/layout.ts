import type { CaptainsWagerView } from '../../../games/captains-wager/view.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import { CARD_RATIO, fan, heap, pile, pose } from '../../scene/arrange.ts';
import type { LayoutContext, Piece, Pose } from '../../scene/contract.ts';
import { charted } from './choice.ts';
import { deckPieces } from './crews.ts';
import { middlePieces } from './middle.ts';
import { goldOf, seatNote } from './mirror.ts';
import { counter, crewPiece, downPiece, laid, sorted, treasurePiece } from './pieces.ts';
import { type Berth, type Chart, cardIn, chartOf, PLATE_ROOM } from './regions.ts';

/** From low to high. */
const DEPTH = { decks: 100, claimed: 200, hands: 700, plates: 850, counters: 880, near: 900 } as const;

/** What every part of the layout is made from. */
interface Plan {
  readonly view: CaptainsWagerView;
  readonly chart: Chart;
  readonly textScale: number;
}

/** Where the things of a seat are: its plate and purse, its deck with the hourglass, its hands, its stack. */
interface Places {
  readonly plate: Pose;
  readonly coins: Pose;
  readonly ious: Pose;
  readonly deck: Pose;
  readonly glass: Pose;
  readonly claimed: Pose;
  readonly gold: Pose;
  readonly total: Pose;
  /** The marker of the Starting Captain. */
  readonly marker: Pose;
}

function nearPlaces({ chart: { unit }, textScale }: Plan, { head, hold, deck: play }: Berth): Places {
  const plate = Math.min(head.width, unit * 2.45 * Math.min(1.04, textScale));
  const bottom = head.y + head.height - plate * 0.16;
  const disc = unit * 0.74;
  const card = Math.min(unit * 0.82, cardIn(hold, 0.62));
  const y = hold.y + hold.height * 0.56;
  return {
    plate: pose(head.x + plate / 2, bottom, plate, { depth: DEPTH.plates }),
    coins: pose(head.x + unit * 0.7, head.y + head.height * 0.28, disc, { depth: DEPTH.counters }),
    ious: pose(head.x + unit * 1.62, head.y + head.height * 0.28, disc, { depth: DEPTH.counters }),
    deck: pose(hold.x + unit * 0.55, y, card),
    glass: pose(hold.x + unit * 0.98, y + card * 0.2, unit * 0.86, { depth: DEPTH.counters }),
    claimed: pose(hold.x + hold.width - unit * 0.5, y, card),
    gold: pose(hold.x + hold.width - unit * 0.5, y + card * 0.62, unit * 0.66, { depth: DEPTH.counters }),
    total: pose(play.x + play.width / 2, play.y + play.height / 2, unit * 1.3, { depth: DEPTH.counters }),
    marker: pose(head.x + unit * 2.32, head.y + head.height * 0.28, unit * 0.5, { depth: DEPTH.counters }),
  };
}

function farPlaces({ chart: { unit }, textScale }: Plan, { head, hold, deck: play }: Berth): Places {
  const disc = Math.max(26, unit * 0.56);
  const plate = Math.min(head.width - disc * 2.2, unit * 2.4 * Math.min(1.12, textScale));
  const start = head.x + Math.max(0, head.width - plate - disc * 2.25) / 2;
  const y = head.y + head.height / 2;
  const card = Math.min(unit * 0.56, cardIn(hold, 0.84));
  const row = hold.y + hold.height / 2;
  return {
    plate: pose(start + plate / 2, y, plate, { depth: DEPTH.plates }),
    coins: pose(start + plate + disc * 0.6, y, disc, { depth: DEPTH.counters }),
    ious: pose(start + plate + disc * 1.66, y, disc, { depth: DEPTH.counters }),
    deck: pose(hold.x + hold.width * 0.11, row, card),
    glass: pose(hold.x + hold.width * 0.11 + card * 0.72, row, Math.max(34, unit * 0.72), { depth: DEPTH.counters }),
    claimed: pose(hold.x + hold.width - card * 0.72, row, card),
    gold: pose(hold.x + hold.width - card * 0.72, row + card * 0.42, Math.max(28, unit * 0.54), {
      depth: DEPTH.counters,
    }),
    total: pose(play.x + play.width / 2, play.y + play.height / 2, unit * 1.2, { depth: DEPTH.counters }),
    marker: pose(play.x + disc * 0.5, play.y + disc * 0.42, disc * 0.84, { depth: DEPTH.counters }),
  };
}

/** Where little height is: plates stand beside what belongs to them, as large as they need to be read across a room. */
function widePlaces(plan: Plan, berth: Berth): Places {
  const { unit } = plan.chart;
  const { head, hold, deck: play, near } = berth;
  const disc = unit * 0.62;
  const plate = Math.min(head.width, unit * 2.4);
  if (near) {
    const x = head.x + unit * (PLATE_ROOM + 0.45);
    const y = head.y + head.height / 2;
    return {
      ...nearPlaces(plan, berth),
      plate: pose(head.x + (unit * PLATE_ROOM) / 2, y, plate, { depth: DEPTH.plates }),
      coins: pose(x, y - disc * 0.55, disc, { depth: DEPTH.counters }),
      ious: pose(x, y + disc * 0.55, disc, { depth: DEPTH.counters }),
      marker: pose(play.x + unit * 0.4, play.y + play.height - unit * 0.4, disc * 0.8, { depth: DEPTH.counters }),
    };
  }
  const far = farPlaces(plan, berth);
  const y = hold.y + hold.height / 2;
  const at = (share: number) => hold.x + hold.width * share;
  return {
    ...far,
    plate: pose(head.x + head.width / 2, y - unit * 0.2, plate, { depth: DEPTH.plates }),
    coins: pose(at(0.08), y - disc * 0.4, disc * 0.9, { depth: DEPTH.counters }),
    ious: pose(at(0.08), y + disc * 0.55, disc * 0.9, { depth: DEPTH.counters }),
    deck: { ...far.deck, x: at(0.26) },
    glass: { ...far.glass, x: at(0.26) + far.deck.width * 0.7 },
    marker: pose(play.x + unit * 0.4, play.y + play.height - unit * 0.4, disc * 0.8, { depth: DEPTH.counters }),
  };
}

const placesOf = (plan: Plan, berth: Berth): Places =>
  (plan.chart.wide ? widePlaces : berth.near ? nearPlaces : farPlaces)(plan, berth);

/** The Treasure Deck, its top card uppermost, with the hourglass that counts it. */
function treasureDeck({ view }: Plan, { seat }: Berth, { deck: at, glass }: Places): Piece[] {
  const taken = new Set(charted(view, seat).map(({ id }) => id));
  const deck = (view.decks[seat] ?? []).filter(({ id }) => !taken.has(id)).reverse();
  const zone = `deck:${seat}`;
  return [
    ...laid(deck, pile(deck.length, at.x, at.y, at.width, DEPTH.decks), (card, where) => downPiece(card, zone, where)),
    counter(`pile:deck:${seat}`, 'deck', view.decks[seat]?.length ?? 0, `count:${seat}`, glass),
  ];
}

/** The Claimed Treasure Stack, face up, and what its gold comes to. */
function claimedStack({ view }: Plan, { seat }: Berth, { claimed: at, gold }: Places): Piece[] {
  const cards = view.claimed[seat] ?? [];
  return [
    ...laid(cards, heap(cards.length, at.x, at.y, at.width, DEPTH.claimed), (card, where) =>
      treasurePiece(card, `claimed:${seat}`, where),
    ),
    ...(cards.length > 0
      ? [counter(`pile:claimed:${seat}`, 'claimed', goldOf(view, seat), `claimed-gold:${seat}`, gold)]
      : []),
  ];
}

/** Where a seat's Crew cards and Items are fanned. */
function fansOf({ chart }: Plan, { near, hold }: Berth, crew: number, items: number): { crew: Pose[]; items: Pose[] } {
  if (!near) {
    const card = Math.min(chart.unit * (chart.wide ? 0.48 : 0.54), cardIn(hold, 0.8));
    const y = hold.y + hold.height / 2;
    const part = (share: number) => ({
      x: hold.x + hold.width * share,
      y,
      cardWidth: card,
      room: hold.width * (chart.wide ? 0.18 : 0.22),
      spread: 0.5,
    });
    return {
      crew: fan(crew, { ...part(chart.wide ? 0.5 : 0.44), depth: DEPTH.hands }),
      items: fan(items, { ...part(chart.wide ? 0.76 : 0.7), depth: DEPTH.hands + 20 }),
    };
  }
  const { hand, unit } = chart;
  const card = Math.min(unit * 1.42, hand.height / (CARD_RATIO * 1.17));
  const y = hand.y + hand.height * 0.48;
  // Each fan has room by the number of its cards; the crew has the larger part where both are full.
  const share = items === 0 ? 1 : Math.min(0.62, Math.max(0.4, crew / Math.max(1, crew + items)));
  const part = (from: number, to: number) => ({
    x: hand.x + (hand.width * (from + to)) / 2,
    y,
    cardWidth: card,
    room: hand.width * (to - from) - card * 0.12,
    spread: 0.2,
  });
  return {
    crew: fan(crew, { ...part(0, share), depth: DEPTH.near }),
    items: fan(items, { ...part(share, 1), depth: DEPTH.near + 20 }),
  };
}

function handPieces(plan: Plan, berth: Berth): Piece[] {
  const { view } = plan;
  const { seat } = berth;
  const hand = sorted(view.hands[seat] ?? []);
  const items = sorted(view.items[seat] ?? []);
  const fans = fansOf(plan, berth, hand.length, items.length);
  return [
    ...laid(hand, fans.crew, (card, at) => crewPiece(card, `hand:${seat}`, at)),
    ...laid(items, fans.items, (card, at) => treasurePiece(card, `items:${seat}`, at)),
  ];
}

function seatPieces({ view }: Plan, { seat }: Berth, places: Places): Piece[] {
  const account = view.accounts?.[seat];
  const ious = view.ious[seat] ?? 0;
  return [
    {
      shape: 'seat',
      id: `seat:${seat}`,
      seat,
      note: seatNote(view, seat),
      state: view.acting.includes(seat) ? 'acting' : 'idle',
      pose: places.plate,
    },
    counter(`pile:coins:${seat}`, 'coins', view.coins[seat] ?? 0, `coins:${seat}`, places.coins),
    ...(ious > 0 ? [counter(`pile:ious:${seat}`, 'ious', ious, `ious:${seat}`, places.ious)] : []),
    ...(view.starting === seat ? [counter('pile:starting', 'starting', 0, 'starting', places.marker)] : []),
    ...(account ? [counter(`pile:total:${seat}`, 'total', account.total, `total:${seat}`, places.total)] : []),
  ];
}

/** Where everything lies on the table of Captain's Wager. */
export function layout(view: CaptainsWagerView, { size, near, textScale }: LayoutContext): Piece[] {
  const chart = chartOf(view.seats, near as Seat, size);
  const plan: Plan = { view, chart, textScale };
  return [
    ...middlePieces(view, chart),
    ...chart.berths.flatMap((berth) => {
      const places = placesOf(plan, berth);
      return [
        ...treasureDeck(plan, berth, places),
        ...claimedStack(plan, berth, places),
        ...deckPieces(view, berth, chart),
        ...handPieces(plan, berth),
        ...seatPieces(plan, berth, places),
      ];
    }),
  ];
}
