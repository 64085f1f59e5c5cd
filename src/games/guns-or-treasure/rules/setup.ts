import { inTurn } from '../../kit/act.ts';
import { mint, shuffleAnew } from '../../kit/cards.ts';
import { chanceOf, draw } from '../../kit/chance.ts';
import type { Setup } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { CAPTAINS, DECK } from '../cards.ts';
import type { Context } from '../context.ts';
import { NO_BLUFF } from './bluff.ts';
import { type Done, happens, nothing, seatsOf } from './common.ts';
import { dealHands } from './shipbuilding.ts';

const each = <T>(seats: number, entry: T): T[] => seatsFrom(0, seats).map(() => entry);

/** A table before the cards of a game are dealt: the deck lies there, not shuffled yet. */
const cleared = (seats: number, already: number) => {
  const { cards: deck, minted } = mint(DECK, already);
  return {
    minted,
    round: 1,
    deck,
    discard: [],
    unseen: [],
    hands: each(seats, []),
    fleets: each(seats, []),
    plays: each(seats, []),
    bluffs: each(seats, NO_BLUFF),
    armada: [],
    crews: each(seats, []),
    looks: [],
    first: -1,
    turn: -1,
    turns: each(seats, 0),
    attacks: each(seats, 0),
    defeated: each(seats, 0),
    sighted: null,
    defused: false,
    stashes: each(seats, []),
  } satisfies Partial<Context>;
};

/** Everything before the first deal; the table or chance has settled who leads (GT-2.3). */
export function newTable({ seats, seed, options, first }: Setup): Context {
  const on = (id: string) => options[id] === true;
  const fate = chanceOf(seed);
  const [lead, chance] = first === null ? draw(fate, (lots) => lots.between(0, seats - 1)) : [first, fate];
  return {
    chance,
    seats,
    options: {
      captains: on('captains'),
      longer: on('longer'),
      bluff: on('bluff'),
      captured: on('captured'),
      armada: on('armada'),
      openDrydock: on('open-drydock'),
    },
    game: 1,
    wins: each(seats, 0),
    captains: [],
    captainsOpen: false,
    lead,
    ...cleared(seats, 0),
    outcome: null,
  };
}

/** The table between two games of a match (GT-9.1): captains, wins and the Leading Player stay, all cards are collected. */
export const nextGame = (context: Context): Done =>
  nothing({ ...context, ...cleared(context.seats, context.minted), game: context.game + 1 });

/** Whether Captain cards are dealt now: once, and only with them (GT-2.1, GT-9.1, GT-9.2). */
export const dealsCaptains = ({ options, captains }: Context): boolean => options.captains && captains.length === 0;

/** Deals a captain to each player. In a Longer match all start with side A (GT-9.1). */
export function dealCaptains(context: Context): Done {
  const [shuffled, chance] = draw(context.chance, (lots) => lots.shuffled(CAPTAINS.map(({ captain }) => captain)));
  const side = context.options.longer ? 'A' : null;
  const captains = shuffled.slice(0, context.seats).map((captain) => ({ captain, side }) as const);
  return {
    context: { ...context, chance, captains },
    events: captains.map(({ captain }, seat) => ({
      type: 'captain-dealt',
      seat,
      secret: { to: [seat], facts: { captain } },
    })),
  };
}

/** Who has still to choose a side. */
export const choosingSide = (context: Context): Seat[] =>
  seatsOf(context).filter((seat) => context.captains[seat]?.side === null);

/** All captains are laid open (GT-2.1). */
export const openCaptains = (context: Context): Done => ({
  context: { ...context, captainsOpen: true },
  events: context.captains.flatMap(({ captain, side }, seat) =>
    side ? [{ type: 'captain', seat, captain, side }] : [],
  ),
});

/** Shuffles, and deals six cards each (GT-2.2). */
export function deal(context: Context): Done {
  const [{ cards, minted }, chance] = draw(context.chance, (lots) => shuffleAnew(context.deck, context.minted, lots));
  return inTurn(
    { ...context, chance, minted, deck: cards },
    happens({ type: 'dealt', seat: context.lead, game: context.game }),
    dealHands,
  );
}
