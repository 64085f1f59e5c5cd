import type { Card } from '../kit/cards.ts';
import type { State } from '../kit/game.ts';
import { BOX, faceOf, kindsOf, LETTERS, SEAS } from './cards.ts';
import type { Context, JackCard } from './context.ts';
import { FREE, type Phase } from './laws.ts';
import { phaseOf } from './legal.ts';
import { seatsOf, shipOf } from './rules/common.ts';
import { excessOf } from './rules/ship.ts';

const seaCards = (context: Context): JackCard[] => [
  ...SEAS.flatMap((sea) => [...context.piles[sea], ...context.discards[sea]]),
  ...context.aside,
  ...context.ships.flat().map(({ card }) => card),
  ...(context.revealed ? [context.revealed] : []),
];

const letters = (context: Context): JackCard[] => [...context.letters, ...context.row, ...context.fulfilled];

/** Every card of the game, wherever it lies: 90 sea cards and 20 letters (CJ-1.1). */
export const allCards = (context: Context): Card[] => [...seaCards(context), ...letters(context)];

const tally = (kinds: readonly string[]): string => [...kinds].sort().join();
const BOX_OF_CARDS = tally(SEAS.flatMap((sea) => [...kindsOf(sea, false), ...kindsOf(sea, true)]));
const BOX_OF_LETTERS = tally(LETTERS.map(({ kind }) => kind));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Phases in which a ship may hold too many cards: it is just about to lose them (CJ-8.12). */
const TRIMMING: readonly Phase[] = [...FREE, 'loading', 'overboard'];

/** CJ-1.1, CJ-2.3 and CJ-8.12 as an account: nothing is lost, no ship holds more than it can. */
export function violation({ context, status, value }: State<Context>): string | undefined {
  if (tally(seaCards(context).map(({ kind }) => kind)) !== BOX_OF_CARDS) return 'The sea cards are not whole.';
  if (tally(letters(context).map(({ kind }) => kind)) !== BOX_OF_LETTERS) return 'The letters are not whole.';
  const cards = allCards(context);
  if (new Set(cards.map(({ id }) => id)).size !== cards.length) return 'Two cards have one id.';
  for (const sea of SEAS) {
    const pile = [...context.piles[sea], ...context.discards[sea]];
    if (pile.some(({ kind }) => faceOf(kind).sea !== sea)) return `A card of another sea lies at the ${sea}.`;
  }
  if (!context.advanced && context.aside.length !== 21) return 'Cards of the advanced game are in play.';
  if (context.bank + sum(context.coins) !== BOX.coins) return 'The coins are not whole.';
  const rum = context.bottles + sum(context.ships.flat().map((one) => one.rum));
  if (rum !== (context.advanced ? BOX.bottles : 0)) return 'The bottles are not whole.';
  const heavy = seatsOf(context).find((seat) => excessOf(context, seat) > 0);
  const mayTrim = TRIMMING.includes(phaseOf(value)) && status === 'active';
  if (heavy !== undefined && !mayTrim) return `The ship of seat ${heavy} holds ${shipOf(context, heavy).length} cards.`;
  if (status === 'done' && !context.outcome) return 'The game is over without an outcome.';
  return undefined;
}
