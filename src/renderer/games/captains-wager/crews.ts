import type { CaptainsWagerView } from '../../../games/captains-wager/view.ts';
import { changeDisc, encounterKind } from '../../art/captains-wager.ts';
import { CARD_RATIO, pose } from '../../scene/arrange.ts';
import type { Piece, Pose } from '../../scene/contract.ts';
import { offerOf } from './choice.ts';
import { counter, crewPiece, encounterPiece, treasurePiece } from './pieces.ts';
import { type Berth, type Chart, cardIn, centre, type Region } from './regions.ts';

const DEPTH = { encounters: 300, crew: 340, discs: 420, offer: 500, near: 905 } as const;

/** How much of a card shows where the next one lies on it, as a share of its width: its number. */
const STRIP = 0.42;

/** A row of cards in a region, the first one lowest, as wide apart as there is room. */
function row(count: number, { x, y, width, height }: Region, card: number, depth: number, most = 1.08): Pose[] {
  const step = count > 1 ? Math.min(card * most, (width - card) / (count - 1)) : 0;
  const start = x + width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) =>
    pose(start + at * step, y + height / 2, card, { depth: depth + at, lift: 0.14 }),
  );
}

/** Shares of a seat's deck where something is offered: Encounters, then its crew where it has one, then the offer. */
const OFFERED = {
  near: { encounters: 0.1, crew: 0.32 },
  far: { encounters: 0.24, crew: 0.24 },
} as const;

/** The parts of a seat's deck: Encounters on the left, its crew in the middle, what changed it on the right; an offer beside that. */
function partsOf({ deck, near }: Berth, unit: number, hasOffer: boolean, isAlone: boolean) {
  const within = (from: number, to: number, region: Region = deck): Region => ({
    ...region,
    x: region.x + region.width * from,
    width: region.width * (to - from),
  });
  if (hasOffer) {
    const { encounters, crew } = OFFERED[near ? 'near' : 'far'];
    return {
      encounters: within(0, encounters),
      crew: within(encounters + 0.02, encounters + (crew - encounters) * 0.68),
      discs: within(encounters + (crew - encounters) * 0.7, crew),
      offer: within((isAlone ? encounters : crew) + 0.02, 1),
    };
  }
  const width = Math.min(deck.width, unit * (near ? 7.4 : 5));
  const middle = { ...deck, x: deck.x + (deck.width - width) / 2, width };
  return {
    encounters: within(0, 0.24, middle),
    crew: within(0.26, 0.7, middle),
    discs: within(0.72, 1, middle),
    offer: deck,
  };
}

/** The Encounter cards that a seat has claimed in this Adventure. */
function encounterPieces({ claims }: CaptainsWagerView, { seat }: Berth, region: Region, unit: number): Piece[] {
  const own = claims.flatMap((claimer, at) => (claimer === seat ? [at + 1] : []));
  const card = Math.min(unit * 0.66, cardIn(region, 0.9));
  return row(own.length, region, card, DEPTH.encounters, 0.5).flatMap((at, place): Piece[] => {
    const number = own[place];
    if (number === undefined) return [];
    const face = encounterKind(number);
    return [
      { shape: 'card', id: encounterPiece(number), face, back: 'encounter', zone: `encounters:${seat}`, pose: at },
    ];
  });
}

/** Discs in rows of two, from the top of a region. */
function discPoses(count: number, { x, y, width, height }: Region, disc: number): Pose[] {
  const across = Math.max(1, Math.min(2, Math.floor(width / disc)));
  const rows = Math.ceil(count / across);
  const step = Math.min(disc * 1.04, rows > 1 ? (height - disc) / (rows - 1) : disc);
  return Array.from({ length: count }, (_, at) =>
    pose(
      x + disc / 2 + (at % across) * disc * 1.04,
      y + height / 2 + (Math.floor(at / across) - (rows - 1) / 2) * step,
      disc,
      { depth: DEPTH.discs + at },
    ),
  );
}

/** The crew of a seat: its cards, what it is worth now, and each change with the picture of the card that made it. */
function crewPieces(view: CaptainsWagerView, { seat, near }: Berth, region: Region, discs: Region, unit: number) {
  const crew = view.crews[seat];
  if (!crew) return [];
  const { cards, changes, deal, winsTies, worth } = crew;
  const card = Math.min(unit * (near ? 1.12 : 1.15), cardIn(region, 0.97));
  const zone = `crew:${seat}`;
  const poses = row(cards.length, region, card, DEPTH.crew, cards.length > 2 ? STRIP : 1.05);
  const top = poses.at(-1);
  const marks = [
    ...changes.map(({ source, value }, at) => ({ id: `pile:change:${seat}:${at}`, of: changeDisc(source), value })),
    ...(winsTies ? [{ id: `pile:lucky:${seat}`, of: 'lucky-coin', value: 0 }] : []),
  ];
  const disc = Math.max(22, Math.min(unit * 0.5, discs.width / 2.1));
  const places = discPoses(marks.length, discs, disc);
  const number = Math.max(30, card * 0.62);
  const dealt = deal === null ? undefined : dealPose(region, poses[0], unit);
  return [
    ...cards.flatMap(({ card: played }, at) => (poses[at] ? [crewPiece(played, zone, poses[at])] : [])),
    ...(top
      ? [
          counter(
            `pile:worth:${seat}`,
            'worth',
            worth,
            'worth',
            pose(top.x + card * 0.5, top.y + (card * CARD_RATIO) / 2 - number * 0.36, number, {
              depth: DEPTH.discs + 30,
            }),
          ),
        ]
      : []),
    ...marks.flatMap(({ id, of, value }, at) =>
      places[at] ? [counter(id as `pile:${string}`, of, value, 'worth', places[at])] : [],
    ),
    ...(deal !== null && dealt ? [counter(`pile:deal:${seat}`, deal, 0, 'worth', dealt)] : []),
  ];
}

/** Where the disc lies that says what a captain declared: left of its crew, or where the crew would be. */
function dealPose(region: Region, first: Pose | undefined, unit: number): Pose {
  const { x, y } = centre(region);
  const width = Math.max(24, unit * 0.5);
  return pose(first ? first.x - first.width / 2 - width * 0.6 : x, y, width, { depth: DEPTH.discs });
}

/** What a seat chooses from, spread out before it. */
function offerPieces(view: CaptainsWagerView, { seat, near }: Berth, region: Region, unit: number): Piece[] {
  const { zone, cards } = offerOf(view, seat);
  const card = Math.min(unit * (near ? 1.15 : 1), cardIn(region, 0.97));
  const poses = row(cards.length, region, card, near ? DEPTH.near : DEPTH.offer);
  return cards.flatMap((each, at) => (poses[at] ? [treasurePiece(each, zone, poses[at])] : []));
}

/** What lies before a seat in the running Encounter. */
export function deckPieces(view: CaptainsWagerView, berth: Berth, { unit }: Chart): Piece[] {
  const hasOffer = offerOf(view, berth.seat).cards.length > 0;
  const isAlone = (view.crews[berth.seat]?.cards.length ?? 0) === 0;
  const parts = partsOf(berth, unit, hasOffer, isAlone);
  return [
    ...encounterPieces(view, berth, parts.encounters, unit),
    ...crewPieces(view, berth, parts.crew, parts.discs, unit),
    ...offerPieces(view, berth, parts.offer, unit),
  ];
}
