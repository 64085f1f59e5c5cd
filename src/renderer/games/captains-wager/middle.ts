import type { CaptainsWagerView, SeenTreasureCard } from '../../../games/captains-wager/view.ts';
import { type Phrase, phrase } from '../../../games/kit/phrase.ts';
import { encounterKind } from '../../art/captains-wager.ts';
import { CARD_RATIO, heap, pile, pose } from '../../scene/arrange.ts';
import type { CardPiece, Piece, Pose } from '../../scene/contract.ts';
import { isPoolOffered } from './choice.ts';
import { counter, crewPiece, downPiece, encounterPiece, laid, treasurePiece } from './pieces.ts';
import { type Chart, cardIn, type Region } from './regions.ts';

const DEPTH = {
  places: 0,
  encounters: 20,
  undealt: 40,
  discard: 90,
  out: 140,
  pool: 600,
  count: 760,
  chain: 780,
} as const;

/** Where things are between the players, as shares of the width. */
const AT = { encounters: 0.125, chain: 0.3, pool: 0.5, aside: [0.74, 0.845, 0.95] } as const;

/** Turns from one card of the heap to the next: they never lie in rows. */
const GOLDEN = 2.399963;

/** So many cards lie in the heap before it grows wider. */
const ROOMY = 14;

/**
 * The heap of the pool: each card has its own place, so that the heap grows card by card and nothing in it moves when another one is
 * added.
 */
function heapPoses(count: number, { x, y, width, height }: Region, card: number): Pose[] {
  const roomy = Math.max(ROOMY, count);
  return Array.from({ length: count }, (_, place) => {
    const reach = Math.sqrt((place + 0.3) / roomy);
    const angle = place * GOLDEN;
    return pose(
      x + width / 2 + Math.cos(angle) * reach * (width / 2 - card * 0.6),
      y + height / 2 + Math.sin(angle) * reach * Math.max(0, height / 2 - card * 0.72),
      card,
      { turn: Math.sin(place * 12.9) * 0.32, depth: DEPTH.pool + place, lift: 0.16 },
    );
  });
}

/** What an Encounter in the middle is: open while it is to come or runs, face down when nobody claimed it. */
function encounterPieces({ claims, encounter, outcome }: CaptainsWagerView, { middle, unit }: Chart): Piece[] {
  const width = Math.min(unit * 0.84, cardIn(middle, 0.8));
  return [1, 2, 3].flatMap((number): Piece[] => {
    const claimer = claims[number - 1];
    if (claimer !== undefined && claimer !== null) return [];
    const isNow = claims.length < 3 && encounter === number && claims.length === number - 1 && outcome === null;
    const card = isNow ? width * 1.18 : width;
    const at = pose(
      middle.x + middle.width * AT.encounters + (number - 2) * width * 1.16,
      middle.y + middle.height * 0.46,
      card,
      { depth: DEPTH.encounters + (isNow ? 5 : number), lift: isNow ? 0.5 : 0.1, opacity: claimer === null ? 0.75 : 1 },
    );
    const face = claimer === null ? null : encounterKind(number);
    return [{ shape: 'card', id: encounterPiece(number), face, back: 'encounter', zone: 'encounters', pose: at }];
  });
}

interface Aside {
  readonly id: `pile:${string}`;
  readonly label: Phrase;
  readonly cards: (x: number, y: number, width: number) => CardPiece[];
}

/** What lies aside: Crew cards not dealt and discarded, and Items that are out of the game. */
const asides = (view: CaptainsWagerView): Aside[] => {
  const { undealt, discard, buried, out } = view;
  return [
    {
      id: 'pile:undealt',
      label: phrase('piece.undealt', { count: undealt.length }),
      cards: (x, y, width) =>
        laid([...undealt].reverse(), pile(undealt.length, x, y, width, DEPTH.undealt), (card, at) =>
          crewPiece(card, 'undealt', at),
        ),
    },
    {
      id: 'pile:discard',
      label: phrase('piece.discard', { count: discard.length + buried.length }),
      cards: (x, y, width) =>
        laid(
          [...buried.map((card) => ({ ...card, kind: null })), ...discard],
          heap(buried.length + discard.length, x, y, width, DEPTH.discard),
          (card, at) => crewPiece(card, 'discard', at),
        ),
    },
    {
      id: 'pile:out',
      label: phrase('piece.out', { count: out.length }),
      cards: (x, y, width) =>
        laid(out, heap(out.length, x, y, width, DEPTH.out), (card, at) => treasurePiece(card, 'out', at)),
    },
  ];
};

/** Items that wait for a Boarding Axe or its absence, the last one on top. */
function chainPieces({ chain }: CaptainsWagerView, { middle, unit }: Chart): Piece[] {
  const card = Math.min(unit * 0.98, cardIn(middle, 0.98));
  return chain.map(({ card: item }, at) =>
    treasurePiece(
      item,
      'chain',
      pose(middle.x + middle.width * AT.chain + at * card * 0.4, middle.y + middle.height / 2, card, {
        depth: DEPTH.chain + at,
        lift: 0.8,
        turn: at * 0.07,
      }),
    ),
  );
}

function poolPieces(view: CaptainsWagerView, { middle, unit }: Chart): Piece[] {
  const card = Math.min(unit * 0.7, cardIn(middle, 0.56));
  const width = Math.min(middle.width * 0.27, unit * 5.2);
  const region = { ...middle, x: middle.x + middle.width * AT.pool - width / 2, width, height: middle.height * 0.8 };
  const cards: readonly SeenTreasureCard[] = isPoolOffered(view) ? [] : view.pool;
  const poses = heapPoses(cards.length, region, card);
  const disc = Math.max(30, unit * 0.6);
  return [
    {
      shape: 'place',
      id: 'pile:pool',
      label: phrase('piece.pool', { count: view.pool.length }),
      pose: pose(region.x + width / 2, region.y + region.height - (card * CARD_RATIO) / 2, card, {
        depth: DEPTH.places,
      }),
    },
    ...laid(cards, poses, (each, at) => downPiece(each, 'pool', at)),
    counter(
      'pile:pool-count',
      'pool',
      view.pool.length,
      'pool-count',
      pose(region.x + width + disc * 0.45, region.y + region.height / 2, disc, { depth: DEPTH.count }),
    ),
  ];
}

/** What lies between the players. */
export function middlePieces(view: CaptainsWagerView, chart: Chart): Piece[] {
  const { middle, unit } = chart;
  const card = Math.min(unit * 0.62, cardIn(middle, 0.58));
  const y = middle.y + middle.height * 0.38;
  return [
    ...encounterPieces(view, chart),
    ...chainPieces(view, chart),
    ...poolPieces(view, chart),
    ...asides(view).flatMap(({ id, label, cards }, at): Piece[] => {
      const x = middle.x + middle.width * (AT.aside[at] ?? 0.9);
      return [{ shape: 'place', id, label, pose: pose(x, y, card, { depth: DEPTH.places }) }, ...cards(x, y, card)];
    }),
  ];
}
