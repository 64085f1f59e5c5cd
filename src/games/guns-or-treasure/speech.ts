import type { CardId } from '../kit/cards.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import type { Seat } from '../kit/seats.ts';
import { type Kind, SHIPBUILDING, treasureOn } from './cards.ts';
import type { GunsOrTreasureMove, ShipId } from './context.ts';
import { phaseOf } from './legal.ts';
import { powerWord } from './telling.ts';
import type { GunsOrTreasureView, SeenShip } from './view.ts';

const cardWord = (kind: Kind | null | undefined): Fact => word(kind ? `card.${kind}` : 'card.back');

/** How a ship is called: by its owner, its place in the fleet and its bow. */
function shipFacts(view: GunsOrTreasureView, id: ShipId): { owner: Fact; ship: number; bow: Fact } {
  const fleets: [Fact, readonly SeenShip[]][] = [
    ...view.fleets.map((fleet, seat): [Fact, readonly SeenShip[]] => [seated(seat), fleet]),
    [word('armada'), view.armada],
  ];
  for (const [owner, fleet] of fleets) {
    const place = fleet.findIndex((ship) => ship.id === id);
    if (place >= 0) return { owner, ship: place + 1, bow: cardWord(fleet[place]?.cards[0]?.kind) };
  }
  throw new Error(`There is no ship ${id}.`);
}

const everyShip = (view: GunsOrTreasureView): SeenShip[] => [...view.fleets.flat(), ...view.armada];

const treasureAboard = (view: GunsOrTreasureView, id: ShipId): number =>
  everyShip(view)
    .filter((ship) => ship.id === id)
    .flatMap(({ cards }) => cards)
    .reduce((sum, { kind }) => sum + (kind ? treasureOn(kind) : 0), 0);

const kindIn = (view: GunsOrTreasureView, id: CardId): Kind | null =>
  [...view.hands.flat(), ...everyShip(view).flatMap(({ cards }) => cards)].find((card) => card.id === id)?.kind ?? null;

function nameOfSpy(view: GunsOrTreasureView, id: CardId): Phrase {
  const ship = everyShip(view).find(({ cards }) => cards.some((card) => card.id === id));
  if (!ship) throw new Error(`${id} lies on no ship.`);
  const place = ship.cards.findIndex((card) => card.id === id) + 1;
  return phrase('move.spy', { ...shipFacts(view, ship.id), place });
}

function nameOfSteal(view: GunsOrTreasureView, id: CardId): Phrase {
  const open = view.bluffs.flatMap((bluff) => bluff.open ?? []).find((card) => card.id === id);
  return open ? phrase('move.steal.open', { card: cardWord(open.kind) }) : phrase('move.steal.hidden');
}

/** What a button for a move says. */
export function name(move: GunsOrTreasureMove, view: GunsOrTreasureView): Phrase {
  switch (move.type) {
    case 'side':
      return phrase('move.side', { side: move.side, power: powerWord(view.captains[move.seat]?.captain, move.side) });
    case 'signal':
      return phrase('move.signal', { phrase: word(`phrase.${move.phrase}`) });
    case 'steal':
      return nameOfSteal(view, move.card);
    case 'spy':
      return nameOfSpy(view, move.card);
    case 'build':
    case 'crew':
    case 'shift':
      return phrase(`move.${move.type}`, { card: cardWord(kindIn(view, move.card)), ...shipFacts(view, move.ship) });
    case 'launch':
    case 'toss':
    case 'show':
    case 'discard':
      return phrase(`move.${move.type}`, { card: cardWord(kindIn(view, move.card)) });
    case 'scout':
      return phrase('move.scout', shipFacts(view, move.ship));
    case 'attack': {
      const { ship: own, bow: ownBow } = shipFacts(view, move.ship);
      return phrase('move.attack', { own, ownBow, ...shipFacts(view, move.target) });
    }
    case 'retreat':
      return phrase('move.retreat', {
        ...shipFacts(view, move.ship),
        treasure: treasureAboard(view, move.ship),
      });
    default:
      return phrase(`move.${move.type}`);
  }
}

/** What a player in turn is asked: to attack, to retreat, or to choose. */
function turnKey(view: GunsOrTreasureView, seat: Seat): string {
  const others = view.fleets.filter((_, owner) => owner !== seat).flat().length + view.armada.length;
  if (others === 0) return 'prompt.turn.retreat';
  const captain = view.captains[seat];
  const slipsAway = captain?.captain === 'smuggler' && captain.side === 'B';
  return (view.turns[seat] ?? 0) === 0 && !slipsAway ? 'prompt.turn.attack' : 'prompt.turn.choice';
}

/** What the viewer has still to do of what all do at once. */
function leftToDo(view: GunsOrTreasureView, seat: Seat): Fact {
  switch (phaseOf(view.value)) {
    case 'building':
      return SHIPBUILDING.plays - (view.plays[seat]?.length ?? 0);
    case 'choosing':
      return seated((seat + 1) % view.seats);
    default:
      return view.armada.length - (view.crews[seat]?.length ?? 0);
  }
}

/** What the table asks, or says while it waits. */
export function prompt(view: GunsOrTreasureView): Phrase {
  const phase = phaseOf(view.value);
  const [asked] = view.acting;
  if (asked === undefined) return phrase('prompt.over');
  const { viewer } = view;
  const acts = viewer !== 'public' && view.acting.includes(viewer);
  const values = {
    me: acts ? 'act' : 'other',
    who: seated(asked),
    left: acts ? leftToDo(view, viewer) : 0,
  };
  if (phase === 'turn') return phrase(turnKey(view, asked), values);
  if (phase === 'laying' && acts) return phrase(view.bluffs[viewer]?.tossed ? 'prompt.show' : 'prompt.toss');
  return phrase(`prompt.${phase}`, values);
}
