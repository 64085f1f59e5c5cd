import type { State } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import type { Context } from '../context.ts';
import { accountOf } from '../rules/treasure.ts';

/** Gold by which a lead is all but won. */
const SAFE_LEAD = 12;

/** How well it looks for a seat: its gold against the best of the others. */
export function appraise({ context }: State<Context>, seat: Seat): number {
  if (context.outcome) return context.outcome.ranking[0]?.includes(seat) ? 1 : 0;
  const others = seatsFrom(0, context.seats).filter((other) => other !== seat);
  const gold = (captain: Seat) => accountOf(context, captain).total;
  const lead = gold(seat) - Math.max(...others.map(gold));
  return Math.min(0.99, Math.max(0.01, 1 / (1 + Math.exp((-4 * lead) / SAFE_LEAD))));
}
