import { inTurn as each } from '../../kit/act.ts';
import { mint } from '../../kit/cards.ts';
import { chanceOf } from '../../kit/chance.ts';
import type { Setup } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { CREW_HAND, crewFor, DECK } from '../cards.ts';
import type { Context, CrewCard } from '../context.ts';
import type { CaptainsWagerEvent } from '../events.ts';
import { byLot, type Done, handOf, NO_CREW, offTheTop, seatsOf, shuffled, told } from './common.ts';

/** Everything before the first Adventure. */
export function newTable({ seats, seed, first }: Setup): Context {
  const each = <T>(entry: T): T[] => seatsFrom(0, seats).map(() => entry);
  return {
    chance: chanceOf(seed),
    minted: 0,
    seats,
    starting: first ?? -1,
    adventure: 0,
    encounter: 0,
    leader: -1,
    turn: null,
    decks: each([]),
    pool: [],
    claimed: each([]),
    items: each([]),
    collected: each([]),
    loot: [],
    out: [],
    coins: each(0),
    ious: each(0),
    hands: each([]),
    undealt: [],
    discard: [],
    buried: [],
    crews: each(NO_CREW),
    thieves: [],
    claims: [],
    looks: [],
    window: null,
    chain: [],
    choice: null,
    freeBet: false,
    outcome: null,
  };
}

/** Every captain shuffles its own Treasure cards; who is Starting Captain is drawn, unless the table has said it (CW-2.1, CW-2.2). */
export function setOut(context: Context): Done {
  const [{ first, decks }, drawn] = byLot(context, (lots) => ({
    first: context.starting >= 0 ? context.starting : lots.between(0, context.seats - 1),
    decks: seatsOf(context).map(() => lots.shuffled(DECK)),
  }));
  const treasure = mint(decks.flat(), drawn.minted);
  const crew = mint(crewFor(context.seats), treasure.minted);
  const ownerOf = (place: number): Seat => Math.floor(place / DECK.length);
  const cards = treasure.cards.map((card, place) => ({ ...card, owner: ownerOf(place) }));
  const ready: Context = {
    ...drawn,
    minted: crew.minted,
    starting: first,
    leader: first,
    decks: seatsOf(context).map((seat) => cards.filter(({ owner }) => owner === seat)),
    undealt: crew.cards,
  };
  return told(ready, { type: 'set-out', seat: first, crew: crew.cards.length });
}

const allCrew = ({ hands, undealt, discard, buried, crews }: Context): CrewCard[] => [
  ...hands.flat(),
  ...undealt,
  ...discard,
  ...buried,
  ...crews.flatMap(({ cards }) => cards.map(({ card }) => card)),
];

/** Crew cards are shuffled and four dealt to each; all captains are active again (CW-3.1, CW-3.3). */
function dealCrew(context: Context): Done {
  const { cards, context: now } = shuffled(context, allCrew(context));
  const treasure = new Set([...now.decks, ...now.items, now.pool].flat().map(({ id }) => id));
  const ready: Context = {
    ...now,
    adventure: now.adventure + 1,
    encounter: 0,
    leader: now.starting,
    turn: null,
    hands: seatsOf(now).map((seat) => cards.slice(seat * CREW_HAND, (seat + 1) * CREW_HAND)),
    undealt: cards.slice(now.seats * CREW_HAND),
    discard: [],
    buried: [],
    crews: now.crews.map(() => NO_CREW),
    thieves: [],
    claims: [],
    looks: now.looks.filter(({ card }) => treasure.has(card)),
  };
  const dealt = seatsFrom(ready.starting, ready.seats).map((seat): CaptainsWagerEvent => {
    const kinds = handOf(ready, seat).map(({ kind }) => kind);
    return { type: 'dealt', seat, count: kinds.length, secret: { to: [seat], facts: { kinds } } };
  });
  return {
    context: ready,
    events: [{ type: 'adventure', seat: ready.starting, number: ready.adventure }, ...dealt],
  };
}

/** The top card of a Treasure Deck goes face down into the pool: no bet (CW-3.2). */
function ante(context: Context, seat: Seat): Done {
  const top = offTheTop(context, seat);
  if (!top) throw new Error(`The Treasure Deck of seat ${seat} is empty at the start of an Adventure.`);
  return told(
    { ...top.context, pool: [...context.pool, top.card] },
    {
      type: 'ante',
      seat,
      card: top.card.id,
    },
  );
}

/** An Adventure begins (CW-3). */
export function beginAdventure(context: Context): Done {
  const antes = seatsFrom(context.starting, context.seats).map((seat) => (now: Context) => ante(now, seat));
  return each(context, dealCrew, ...antes);
}

/** The next Adventure begins with the next Starting Captain (CW-7.1). */
export const passMarker = (context: Context): Done => ({
  context: { ...context, starting: (context.starting + 1) % context.seats },
  events: [],
});

/** Whether a Treasure Deck is empty: the game ends after this Adventure (CW-7.1). */
export const isDeckEmpty = ({ decks }: Context): boolean => decks.some((deck) => deck.length === 0);
