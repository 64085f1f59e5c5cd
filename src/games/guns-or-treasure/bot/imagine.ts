import type { SeenCard } from '../../kit/cards.ts';
import { type Chance, chanceOf, draw, type Lots } from '../../kit/chance.ts';
import type { State } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { CAPTAINS, DECK, type Kind, SHIPBUILDING, SIDES } from '../cards.ts';
import type { Bluff, Captain, Context, Look, Play, Ship, ShipCard } from '../context.ts';
import type { Phase } from '../laws.ts';
import { phaseOf } from '../legal.ts';
import { leftOf } from '../rules/bluff.ts';
import { byId } from '../rules/common.ts';
import type { GunsOrTreasureView, SeenShip } from '../view.ts';

type Seen = SeenCard<Kind>;

/** Every card that a view shows, face up or down, each once. */
const shownCards = (view: GunsOrTreasureView): Seen[] => [
  ...view.hands.flat(),
  ...view.fleets.flat().flatMap(({ cards }) => cards),
  ...view.armada.flatMap(({ cards }) => cards),
  ...view.bluffs.flatMap(({ tossed, open, hidden }) => [tossed, open, hidden].flatMap((card) => card ?? [])),
  ...view.crews.flat().map(({ card }) => card),
  ...view.discard,
  ...view.unseen,
  ...view.stashes.flat(),
];

/** The kinds whose cards a viewer can't see, in the manifest's order. */
export function unseenKinds(view: GunsOrTreasureView): Kind[] {
  const left = new Map<Kind, number>();
  for (const kind of DECK) left.set(kind, (left.get(kind) ?? 0) + 1);
  for (const { kind } of shownCards(view)) if (kind) left.set(kind, (left.get(kind) ?? 0) - 1);
  return [...left].flatMap(([kind, count]) => Array<Kind>(Math.max(0, count)).fill(kind));
}

/** A position being imagined: what it is made from, and the lots that decide what the view does not say. */
interface Dream {
  readonly view: GunsOrTreasureView;
  readonly lots: Lots;
  /** Gives a card its face: the one it shows, or one that nobody has seen. */
  readonly face: (card: Seen) => ShipCard;
}

/** Whether a seat has finished what all do at once, and the viewer can't know how. */
const isDoneInSecret = ({ view }: Dream, seat: Seat): boolean => seat !== view.viewer && !view.acting.includes(seat);

/** A fleet without what its owner has played in the running round. */
function beforePlays(fleet: readonly Ship[], plays: readonly Play[]): Ship[] {
  const played = new Set(plays.map(({ card }) => card.id));
  return fleet
    .filter(({ id }) => !played.has(id))
    .map((ship) => ({ ...ship, cards: ship.cards.filter(({ id }) => !played.has(id)) }));
}

/** What somebody may have played: cards at random, each on a ship at random or on a new one. */
function somePlays({ lots }: Dream, hand: readonly ShipCard[], fleet: readonly Ship[]): Play[] {
  const ships: (string | null)[] = [null, ...fleet.map(({ id }) => id)];
  return lots
    .shuffled(hand)
    .slice(0, SHIPBUILDING.plays)
    .map((card) => {
      const ship = lots.oneOf(ships);
      if (ship === null) ships.push(card.id);
      return { card, ship };
    })
    .sort((a, b) => byId(a.card, b.card));
}

/** What somebody may add to the Armada: one card for each ship. */
const someCrews = ({ lots, view }: Dream, hand: readonly ShipCard[]): Play[] =>
  lots
    .shuffled(hand)
    .slice(0, view.armada.length)
    .map((card, at) => ({ card, ship: view.armada[at]?.id ?? null }))
    .sort((a, b) => byId(a.card, b.card));

function someBluff(dream: Dream, seat: Seat, hand: readonly ShipCard[], seen: Bluff): Bluff {
  const { lots, view } = dream;
  if (!isDoneInSecret(dream, seat)) return seen;
  if (phaseOf(view.value) === 'laying') {
    const [tossed = null, open = null, hidden = null] = lots.shuffled(hand);
    return { ...seen, tossed, open, hidden };
  }
  if (phaseOf(view.value) !== 'choosing') return seen;
  const { open, hidden } = view.bluffs[leftOf(view, seat)] ?? seen;
  return { ...seen, steals: lots.oneOf([open, hidden].flatMap((card) => card?.id ?? [])) };
}

/** Captains that nobody has seen, for those whose own is hidden. */
function someCaptains(dream: Dream): Captain[] {
  const { view, lots } = dream;
  const known = view.captains.flatMap(({ captain }) => captain ?? []);
  const others = lots.shuffled(CAPTAINS.map(({ captain }) => captain).filter((captain) => !known.includes(captain)));
  return view.captains.flatMap((seen, seat): Captain[] => {
    const captain = seen.captain ?? others.pop();
    const side = seen.captain === null && isDoneInSecret(dream, seat) ? lots.oneOf(SIDES) : seen.side;
    return captain ? [{ captain, side }] : [];
  });
}

/** Who may know which card of the Armada: each player has added one to each ship. */
function someLooks({ view, lots }: Dream): Look[] {
  const known = new Set(view.looks.filter(({ inSecret }) => inSecret).map(({ card }) => card));
  const others = seatsFrom(0, view.seats).filter((seat) => seat !== view.viewer);
  return view.armada.flatMap(({ cards }) => {
    const seats = lots.shuffled(others);
    const sterns = cards.slice(1).filter(({ id }) => !known.has(id));
    return sterns.flatMap(({ id }): Look[] => {
      const seat = seats.pop();
      return seat === undefined ? [] : [{ seat, card: id, inSecret: true }];
    });
  });
}

function dreamt(dream: Dream): Omit<Context, 'chance'> {
  const { view, face } = dream;
  const seats = seatsFrom(0, view.seats);
  const faced = (ship: SeenShip): Ship => ({ ...ship, cards: ship.cards.map(face) });
  const shown = view.fleets.map((fleet) => fleet.map(faced));
  const faceOf = new Map(shown.flat().flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)));
  const knownPlays = view.plays.map((plays) =>
    plays.map(({ card, ship }): Play => ({ card: faceOf.get(card.id) ?? face(card), ship })),
  );
  const fleets = shown.map((fleet, seat) => beforePlays(fleet, knownPlays[seat] ?? []));
  const hands = view.hands.map((hand) => hand.map(face));
  const handOf = (seat: Seat) => hands[seat] ?? [];
  const hides = (seat: Seat, phase: Phase) => phaseOf(view.value) === phase && isDoneInSecret(dream, seat);
  const isBuilding = (seat: Seat) => !view.options.openDrydock && hides(seat, 'building');
  const plays = seats.map((seat) =>
    isBuilding(seat) ? somePlays(dream, handOf(seat), fleets[seat] ?? []) : (knownPlays[seat] ?? []),
  );
  const crews = seats.map((seat) =>
    hides(seat, 'crewing') ? someCrews(dream, handOf(seat)) : (view.crews[seat] ?? []),
  );
  const facedOrNone = (card: Seen | null) => card && face(card);
  const bluffs = view.bluffs.map(({ tossed, open, hidden, steals }, seat) =>
    someBluff(dream, seat, handOf(seat), {
      tossed: facedOrNone(tossed),
      open: facedOrNone(open),
      hidden: facedOrNone(hidden),
      steals,
    }),
  );
  const committed = new Set(
    [
      ...[...plays, ...crews].flat().map(({ card }) => card),
      ...bluffs.flatMap(({ tossed, open, hidden }) => [tossed, open, hidden]),
    ].flatMap((card) => card?.id ?? []),
  );
  return {
    minted: view.minted,
    seats: view.seats,
    options: view.options,
    game: view.match.game,
    wins: view.match.wins,
    captains: someCaptains(dream),
    captainsOpen: view.captainsOpen,
    lead: view.lead,
    round: view.round,
    deck: view.deck.map((id) => face({ id, kind: null })),
    discard: view.discard,
    unseen: view.unseen.map(face),
    hands: hands.map((hand) => hand.filter(({ id }) => !committed.has(id))),
    fleets,
    plays,
    bluffs,
    armada: view.armada.map(faced),
    crews,
    looks: [...view.looks, ...someLooks(dream)],
    first: view.first,
    turn: view.turn ?? -1,
    turns: view.turns,
    attacks: view.attacks,
    defeated: view.defeated,
    sighted: view.sighted,
    defused: view.defused,
    stashes: view.stashes,
    outcome: view.outcome,
  };
}

/** A full state that agrees with all that a view knows: unseen cards and others' secret choices are drawn by chance. */
export function determinize(view: GunsOrTreasureView, chance: Chance): State<Context> {
  const [{ context, seed }] = draw(chance, (lots) => {
    const pool = lots.shuffled(unseenKinds(view));
    const face = ({ id, kind }: Seen): ShipCard => ({ id, kind: kind ?? (pool.pop() as Kind) });
    return { context: dreamt({ view, lots, face }), seed: `imagined-${lots.between(0, 0x7fffffff)}` };
  });
  return {
    value: view.value,
    status: view.outcome ? 'done' : 'active',
    context: { chance: chanceOf(seed), ...context },
  };
}
