import { inTurn } from '../../kit/act.ts';
import { type CardId, shuffleAnew } from '../../kit/cards.ts';
import { draw } from '../../kit/chance.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { SHIPBUILDING } from '../cards.ts';
import type { Context, GunsOrTreasureMove, Play, Ship, ShipId } from '../context.ts';
import type { GunsOrTreasureEvent } from '../events.ts';
import { powerIf } from './captains.ts';
import {
  bowOf,
  byId,
  type Done,
  discardOpen,
  discardUnseen,
  fleetOf,
  fleetWith,
  handOf,
  nothing,
  playsOf,
  replaced,
  seatsOf,
  shipIn,
  taken,
  takeTop,
} from './common.ts';

/** Who still has cards to play in this round: three each, or what there is (GT-3.1, GT-3.5). */
export const building = (context: Context): Seat[] =>
  seatsOf(context).filter(
    (seat) => playsOf(context, seat).length < SHIPBUILDING.plays && handOf(context, seat).length > 0,
  );

const launched = (seat: Seat, { card }: Play): GunsOrTreasureEvent => ({ type: 'launched', seat, card });

const builtOn = (seat: Seat, ship: Ship, plays: readonly Play[]): GunsOrTreasureEvent => ({
  type: 'built',
  seat,
  ship: ship.id,
  bow: bowOf(ship).kind,
  cards: plays.map(({ card }) => card.id),
  secret: { to: [seat], facts: { kinds: plays.map(({ card }) => card.kind) } },
});

/**
 * Plays a card in secret (GT-3.1, GT-3.2, GT-3.7). Nothing is told of it, not even to the player, who sees it lie there: how many
 * cards somebody has played, and in which order, is nobody's business.
 */
function playCard(context: Context, seat: Seat, id: CardId, ship: ShipId | null): Done {
  const { card, context: without } = taken(context, seat, id);
  const play: Play = { card, ship };
  const plays = [...playsOf(context, seat), play].sort((a, b) => byId(a.card, b.card));
  const played = { ...without, plays: replaced(context.plays, seat, plays) };
  const built = shipIn(fleetOf(played, seat), ship);
  const shown = built ? builtOn(seat, built, [play]) : launched(seat, play);
  return {
    context: played,
    events: [
      ...(context.options.openDrydock ? [shown] : []),
      ...(building(played).includes(seat) ? [] : ([{ type: 'ready', seat, task: 'building' }] as const)),
    ],
  };
}

/** Starts a new ship (GT-3.2). */
export const launch = (context: Context, { seat, card }: GunsOrTreasureMove & { type: 'launch' }): Done =>
  playCard(context, seat, card, null);

/** Adds a card to an own ship (GT-3.2). */
export const build = (context: Context, { seat, card, ship }: GunsOrTreasureMove & { type: 'build' }): Done =>
  playCard(context, seat, card, ship);

/** What a seat has played, told by ship: new bows first. */
function told(seat: Seat, fleet: readonly Ship[], plays: readonly Play[]): GunsOrTreasureEvent[] {
  const on = (ship: Ship) => plays.filter((play) => play.ship === ship.id);
  return [
    ...plays.filter(({ ship }) => ship === null).map((play) => launched(seat, play)),
    ...fleet.filter((ship) => on(ship).length > 0).map((ship) => builtOn(seat, ship, on(ship))),
  ];
}

/** All have played their cards: they lie on the table for everybody (GT-3.7). */
export function reveal(context: Context): Done {
  const fleets = seatsOf(context).map((seat) => fleetWith(context.fleets[seat] ?? [], playsOf(context, seat)));
  const events = context.options.openDrydock
    ? []
    : seatsOf(context).flatMap((seat) => told(seat, fleets[seat] ?? [], playsOf(context, seat)));
  return { context: { ...context, fleets, plays: context.plays.map(() => []) }, events };
}

/** The Leading Player ends the round with a pirate phrase (GT-3.4). */
export const signal = (context: Context, { seat, phrase }: GunsOrTreasureMove & { type: 'signal' }): Done => ({
  context,
  events: [{ type: 'signalled', seat, phrase, round: context.round }],
});

/** Whether this is the last round (GT-3.1). */
export const isLastRound = ({ round }: Context): boolean => round === SHIPBUILDING.rounds;

/** Who wants how many cards in hand. */
type Goal = (context: Context, seat: Seat) => number;

/** Draws one by one, from the Leading Player round the table, until all have what they want or nothing is left at all (GT-3.5). */
function drawUntil(context: Context, goal: Goal): Done {
  const drawOne =
    (seat: Seat) =>
    (now: Context): Done => {
      if (handOf(now, seat).length >= goal(now, seat)) return nothing(now);
      const { card, context: left, events } = takeTop(now);
      return card
        ? { context: { ...left, hands: replaced(left.hands, seat, [...handOf(left, seat), card]) }, events }
        : { context: left, events };
    };
  const round = inTurn(context, ...seatsFrom(context.lead, context.seats).map(drawOne));
  if (cardsHeld(round.context) === cardsHeld(context)) return round;
  const { context: after, events } = drawUntil(round.context, goal);
  return { context: after, events: [...round.events, ...events] };
}

const cardsHeld = ({ hands }: Context): number => hands.flat().length;

/** All ids of all hands are minted anew: a hand is mixed, nobody else can tell old cards from new ones. */
function mixHands(context: Context): Context {
  const [mixed, chance] = draw(context.chance, (lots) => {
    let minted = context.minted;
    const hands = context.hands.map((hand) => {
      const anew = shuffleAnew(hand, minted, lots);
      minted = anew.minted;
      return anew.cards;
    });
    return { hands, minted };
  });
  return { ...context, ...mixed, chance };
}

/** Draws what is wanted; each player learns the own new cards. */
function drawTo(context: Context, ...goals: readonly Goal[]): Done {
  const held = new Set(context.hands.flat().map(({ id }) => id));
  const drawn = inTurn(context, ...goals.map((goal) => (now: Context) => drawUntil(now, goal)));
  const news = seatsOf(context).flatMap((seat): GunsOrTreasureEvent[] => {
    const kinds = handOf(drawn.context, seat).flatMap(({ id, kind }) => (held.has(id) ? [] : [kind]));
    return kinds.length === 0
      ? []
      : [{ type: 'drew', seat, count: kinds.length, secret: { to: [seat], facts: { kinds } } }];
  });
  return { context: mixHands(drawn.context), events: [...drawn.events, ...news] };
}

const fullHand: Goal = () => SHIPBUILDING.hand;

/** Deals the first hands (GT-2.2). */
export const dealHands = (context: Context): Done => drawTo(context, fullHand);

/** Who has drawn too many cards and has to discard (GT-1.2). */
export const picking = (context: Context): Seat[] =>
  seatsOf(context).filter((seat) => handOf(context, seat).length > SHIPBUILDING.hand);

/** Draws to full hands (GT-3.5); then the Drydock Master, side A, draws more and has as many to discard (GT-1.2). */
export function drawHands(context: Context): Done {
  const more = (seat: Seat): number => powerIf(context, seat, 'pick')?.cards ?? 0;
  return drawTo(context, fullHand, (_, seat) => SHIPBUILDING.hand + more(seat));
}

/** The Drydock Master discards a card drawn too many (GT-1.2). */
export function discardPick(context: Context, { seat, card: id }: GunsOrTreasureMove & { type: 'discard' }): Done {
  const { card, context: without } = taken(context, seat, id);
  return {
    context: discardUnseen(without, seat, [card]),
    events: [{ type: 'discarded', seat, card: id, secret: { to: [seat], facts: { kind: card.kind } } }],
  };
}

/** The lead passes left, and the next round begins (GT-3.5). */
export function passLead(context: Context): Done {
  const lead = (context.lead + 1) % context.seats;
  const round = context.round + 1;
  return { context: { ...context, lead, round }, events: [{ type: 'lead', seat: lead, round }] };
}

/** Ships of one card are discarded, and leftover cards too unless the Armada waits for them (GT-3.6, GT-9.5). */
export function cleanUp(context: Context): Done {
  const isIncomplete = ({ cards }: Ship) => cards.length < 2;
  return seatsOf(context).reduce<Done>((done, seat) => {
    const fleet = done.context.fleets[seat] ?? [];
    const ships = fleet.filter(isIncomplete).flatMap(({ cards }) => cards);
    const leftover = context.options.armada ? [] : handOf(done.context, seat);
    const cleared = {
      ...discardUnseen(discardOpen(done.context, ships), seat, leftover),
      fleets: replaced(
        done.context.fleets,
        seat,
        fleet.filter((ship) => !isIncomplete(ship)),
      ),
      hands: context.options.armada ? done.context.hands : replaced(done.context.hands, seat, []),
    };
    if (ships.length + leftover.length === 0) return { context: cleared, events: done.events };
    return {
      context: cleared,
      events: [...done.events, { type: 'cleaned', seat, ships, leftover: leftover.length }],
    };
  }, nothing(context));
}
