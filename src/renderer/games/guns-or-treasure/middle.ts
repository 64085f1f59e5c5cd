import type { GunsOrTreasureView, SeenShip } from '../../../games/guns-or-treasure/view.ts';
import { phrase } from '../../../games/kit/phrase.ts';
import { heap, pile, pose } from '../../scene/arrange.ts';
import type { Piece } from '../../scene/contract.ts';
import { dock } from './dock.ts';
import { downCard, openCard, shipPieces } from './pieces.ts';
import type { Chart } from './regions.ts';

const DEPTH = { places: 0, deck: 10, unseen: 110, discard: 210, armada: 320 } as const;

/** What the viewer has tossed for Pirate's Bluff: it lies with the discards as far as the eye can tell. */
const tossedBy = ({ viewer, bluffs }: GunsOrTreasureView) =>
  viewer === 'public' ? [] : [bluffs[viewer]?.tossed].flatMap((card) => card ?? []);

/** The Armada's ships, with what the viewer has added to them (GT-9.5). */
function armadaShips({ viewer, armada, crews }: GunsOrTreasureView): SeenShip[] {
  const own = viewer === 'public' ? [] : (crews[viewer] ?? []);
  return armada.map((ship) => ({
    ...ship,
    cards: [...ship.cards, ...own.filter((play) => play.ship === ship.id).map(({ card }) => card)],
  }));
}

function armadaPieces(view: GunsOrTreasureView, { middle, unit }: Chart): Piece[] {
  const ships = armadaShips(view);
  if (ships.length === 0) return [];
  const flag = unit * 0.55;
  const left = middle.x + middle.width * 0.42;
  const region = {
    ...middle,
    x: left + flag * 1.9,
    width: middle.x + middle.width - left - flag * 1.9,
  };
  const poses = dock(
    ships.map(({ cards }) => cards.length),
    region,
    unit * 1.15,
    DEPTH.armada,
  );
  return [
    {
      shape: 'place',
      id: 'pile:armada',
      label: phrase('piece.armada', { count: ships.length }),
      pose: pose(left + flag * 0.9, middle.y + middle.height * 0.44, flag, { depth: DEPTH.places }),
    },
    ...ships.flatMap((ship, at) => shipPieces(ship, poses[at] ?? [], 'armada')),
  ];
}

/** What lies between the players: the deck, the discards, the Armada. */
export function middlePieces(view: GunsOrTreasureView, chart: Chart): Piece[] {
  const { middle, unit } = chart;
  const hasArmada = view.armada.length > 0;
  const card = Math.min(unit * 0.95, middle.height / 2);
  const y = middle.y + middle.height * 0.44;
  const x = hasArmada ? middle.x + middle.width * 0.13 : middle.x + middle.width / 2 - card * 1.1;
  const gap = Math.max(card * 2.2, Math.min(unit * 2, middle.width * 0.2));
  const [deckX, discardX] = [x, hasArmada ? Math.min(x + gap, middle.x + middle.width * 0.36) : x + gap];
  const down = [...view.unseen, ...tossedBy(view)];
  const discards = heap(down.length + view.discard.length, discardX, y, card, DEPTH.unseen);
  return [
    {
      shape: 'place',
      id: 'pile:deck',
      label: phrase('piece.deck', { count: view.deck.length }),
      pose: pose(deckX, y, card, { depth: DEPTH.places }),
    },
    {
      shape: 'place',
      id: 'pile:discard',
      label: phrase('piece.discard', { count: down.length + view.discard.length }),
      pose: pose(discardX, y, card, { depth: DEPTH.places }),
    },
    ...pile(view.deck.length, deckX, y, card, DEPTH.deck).flatMap((at, place) => {
      const id = view.deck[view.deck.length - 1 - place];
      return id === undefined ? [] : [downCard({ id, kind: null }, 'deck', at)];
    }),
    ...[
      ...down.map((each) => ({ card: each, open: false })),
      ...view.discard.map((each) => ({ card: each, open: true })),
    ].flatMap(({ card: each, open }, place) => {
      const at = discards[place];
      if (!at) return [];
      return [open ? openCard(each, 'discard', at) : downCard({ ...each, kind: null }, 'discard', at)];
    }),
    ...armadaPieces(view, chart),
  ];
}
