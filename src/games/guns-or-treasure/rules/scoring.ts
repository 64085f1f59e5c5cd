import type { Outcome } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { treasureOn, WINS_NEEDED } from '../cards.ts';
import type { Context, ShipCard } from '../context.ts';
import type { GunsOrTreasureEvent } from '../events.ts';
import { holderOf, powerIf } from './captains.ts';
import { type Done, nothing, replaced, seatsOf, treasureOf } from './common.ts';

const stashOf = (context: Context, seat: Seat): readonly ShipCard[] => context.stashes[seat] ?? [];

/** What The Taxman, side A, gets for the ships that were defeated (GT-1.2). */
const bountyOf = (context: Context, seat: Seat): number =>
  (powerIf(context, seat, 'bounty')?.treasure ?? 0) * (context.defeated[seat] ?? 0);

/** A seat's total treasure, captains included (GT-5.1). */
export const totalOf = (context: Context, seat: Seat): number =>
  treasureOf(stashOf(context, seat)) + bountyOf(context, seat);

/** Seats from first to last: most treasure, then most Treasure cards, then who came first in Marauding (GT-5.1). */
export const ranked = (context: Context): Seat[] =>
  seatsFrom(context.first, context.seats).sort(
    (a, b) => totalOf(context, b) - totalOf(context, a) || stashOf(context, b).length - stashOf(context, a).length,
  );

/** By which of the three a seat came before another. */
const margin = (context: Context, seat: Seat, other: Seat): 'treasure' | 'cards' | 'order' => {
  if (totalOf(context, seat) !== totalOf(context, other)) return 'treasure';
  return stashOf(context, seat).length === stashOf(context, other).length ? 'order' : 'cards';
};

/** The Taxman, side B, takes the lowest Treasure card of who has the most treasure, in cards enough, unless it is himself (GT-1.2). */
function tax(context: Context): Done {
  const by = holderOf(context, 'tax');
  const [from] = ranked(context);
  if (by === undefined || from === undefined || by === from) return nothing(context);
  if (stashOf(context, from).length < (powerIf(context, by, 'tax')?.of ?? 1)) return nothing(context);
  const [card] = [...stashOf(context, from)].sort((a, b) => treasureOn(a.kind) - treasureOn(b.kind));
  if (!card) return nothing(context);
  const without = replaced(
    context.stashes,
    from,
    stashOf(context, from).filter((one) => one !== card),
  );
  const stashes = replaced(without, by, [...stashOf(context, by), card]);
  return { context: { ...context, stashes }, events: [{ type: 'taxed', by, from, card }] };
}

const bounties = (context: Context): GunsOrTreasureEvent[] =>
  seatsOf(context).flatMap((seat): GunsOrTreasureEvent[] => {
    const treasure = bountyOf(context, seat);
    return treasure === 0 ? [] : [{ type: 'bounty', seat, ships: context.defeated[seat] ?? 0, treasure }];
  });

/** Counts the stashes; the most treasure wins the game (GT-5.1) and leads the next one (GT-2.3). */
export function score(context: Context): Done {
  const { context: taxed, events } = tax(context);
  const [winner = 0, second = winner] = ranked(taxed);
  const counted = seatsFrom(taxed.first, taxed.seats).map(
    (seat): GunsOrTreasureEvent => ({
      type: 'scored',
      seat,
      treasure: totalOf(taxed, seat),
      cards: stashOf(taxed, seat),
    }),
  );
  const by = margin(taxed, winner, second);
  const wins = replaced(taxed.wins, winner, (taxed.wins[winner] ?? 0) + 1);
  return {
    context: { ...taxed, wins, lead: winner, turn: -1 },
    events: [
      ...events,
      ...bounties(taxed),
      ...counted,
      { type: 'won', seat: winner, treasure: totalOf(taxed, winner), by, rule: 'GT-5.1' },
    ],
  };
}

/** Whether the match goes on (GT-9.1). */
export const matchGoesOn = ({ options, wins }: Context): boolean => options.longer && Math.max(...wins) < WINS_NEEDED;

/** The winner of a game flips the captain to side B (GT-9.1). The Leading Player is the winner. */
export function flipCaptain(context: Context): Done {
  const captain = context.captains[context.lead];
  if (!captain) return nothing(context);
  return {
    context: { ...context, captains: replaced(context.captains, context.lead, { ...captain, side: 'B' }) },
    events: [{ type: 'flipped', seat: context.lead, captain: captain.captain }],
  };
}

function outcomeOfGame(context: Context): Outcome {
  const order = ranked(context);
  const [winner = 0, second = winner] = order;
  const values = { winner: { seat: winner }, treasure: totalOf(context, winner) };
  return {
    ranking: order.map((seat) => [seat]),
    scores: seatsOf(context).map((seat) => totalOf(context, seat)),
    rule: 'GT-5.1',
    why: { key: `outcome.${margin(context, winner, second)}`, values },
  };
}

function outcomeOfMatch(context: Context): Outcome {
  const winsOf = (seat: Seat) => context.wins[seat] ?? 0;
  const levels = [...new Set(context.wins)].sort((a, b) => b - a);
  const winner = context.lead;
  return {
    ranking: levels.map((level) => seatsOf(context).filter((seat) => winsOf(seat) === level)),
    scores: [...context.wins],
    rule: 'GT-9.1',
    why: { key: 'outcome.match', values: { winner: { seat: winner }, wins: winsOf(winner) } },
  };
}

/** The table is done: a game has been won (GT-5.1), or a match (GT-9.1). */
export function finish(context: Context): Done {
  const { options, lead, wins } = context;
  const outcome = options.longer ? outcomeOfMatch(context) : outcomeOfGame(context);
  return {
    context: { ...context, outcome },
    events: options.longer ? [{ type: 'match', seat: lead, wins: wins[lead] ?? 0 }] : [],
  };
}
