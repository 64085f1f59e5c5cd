import type { State } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { WINS_NEEDED } from '../cards.ts';
import type { Context } from '../context.ts';
import { fleetOf, gunsOf, hasBomb, treasureOf } from '../rules/common.ts';
import { totalOf } from '../rules/scoring.ts';
import { STYLE, strength } from './build.ts';

/** Treasure that a seat is likely to bring home: what is stashed, and what its ships carry, less the danger. */
function prospects(context: Context, seat: Seat): number {
  const ships = fleetOf(context, seat).map(({ cards }) => {
    const isSafe = STYLE.safe + STYLE.safer * strength(gunsOf(cards));
    const loot = hasBomb(cards) ? 0 : STYLE.loot * strength(gunsOf(cards)) * 0.5;
    return treasureOf(cards) * isSafe + loot;
  });
  return totalOf(context, seat) + ships.reduce((sum, worth) => sum + worth, 0);
}

/** Treasure by which a lead is all but won. */
const SAFE_LEAD = 12;

/** How well it looks for a seat: what it is likely to bring home against the best of the others, and games won in a match. */
export function appraise({ context }: State<Context>, seat: Seat): number {
  if (context.outcome) return context.outcome.ranking[0]?.includes(seat) ? 1 : 0;
  const others = seatsFrom(0, context.seats).filter((other) => other !== seat);
  const lead = prospects(context, seat) - Math.max(...others.map((other) => prospects(context, other)));
  const game = 1 / (1 + Math.exp((-4 * lead) / SAFE_LEAD));
  const won = (other: Seat) => context.wins[other] ?? 0;
  const ahead = (won(seat) - Math.max(...others.map(won))) / WINS_NEEDED;
  const whole = context.options.longer ? 0.5 + (game - 0.5) / 2 + ahead / 2 : game;
  return Math.min(0.99, Math.max(0.01, whole));
}
