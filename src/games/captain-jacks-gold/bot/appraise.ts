import type { State } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import type { Context } from '../context.ts';
import { goalOf, shipOf } from '../rules/common.ts';
import { cargoOf } from '../rules/turn.ts';

/** Coins by which a lead is all but won. */
const SAFE_LEAD = 6;

/** What a good or flag aboard, and any card, are worth in coins. */
const AHEAD = { cargo: 0.4, card: 0.15 } as const;

/** How well it looks for a seat: its coins and cargo against the best of the others. */
export function appraise({ context }: State<Context>, seat: Seat): number {
  if (context.outcome) return context.outcome.ranking[0]?.includes(seat) ? 1 : 0;
  const wealth = (one: Seat) =>
    (context.coins[one] ?? 0) + AHEAD.cargo * cargoOf(context, one) + AHEAD.card * shipOf(context, one).length;
  const others = seatsFrom(0, context.seats).filter((other) => other !== seat);
  const lead = (wealth(seat) - Math.max(...others.map(wealth))) * (10 / goalOf(context));
  return Math.min(0.99, Math.max(0.01, 1 / (1 + Math.exp((-4 * lead) / SAFE_LEAD))));
}
