import type { Card } from '../kit/cards.ts';
import type { Game, Move, PieceId, State } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import { appraise } from './bot/appraise.ts';
import { determinize } from './bot/imagine.ts';
import { policy } from './bot/policy.ts';
import { CREW_HAND, crewFor, DECK } from './cards.ts';
import type { CaptainsWagerMove, Context, CrewCard, TreasureCard } from './context.ts';
import { guide } from './guide.ts';
import { moves, phaseOf, refuse } from './legal.ts';
import { machine } from './machine.ts';
import { orders } from './orders.ts';
import { name, prompt } from './speech.ts';
import { befell, tell } from './telling.ts';
import { type CaptainsWagerView, view } from './view.ts';
import { words } from './words.en.ts';

/** The pieces a person points at for a move: the card, then whom it is used on or what it changes places with. */
function touches(move: CaptainsWagerMove): PieceId[] {
  switch (move.type) {
    case 'item':
      return move.on === undefined ? [move.card] : [move.card, `seat:${move.on}`];
    case 'target':
      return [`seat:${move.on}`];
    case 'chart':
      return move.second === undefined ? [move.top] : [move.top, move.second];
    case 'swap':
      return [move.out, move.card];
    case 'crew':
    case 'discard':
    case 'bring':
    case 'claim':
    case 'keep':
      return [move.card];
    default:
      return [];
  }
}

/** What pointing at an unlit piece would mean: the host says why it is refused. */
function meant(seen: CaptainsWagerView, seat: Seat, piece: PieceId): Move | undefined {
  const isIn = (cards: readonly { readonly id: string }[] | undefined) =>
    cards?.some(({ id }) => id === piece) ?? false;
  if (isIn(seen.items[seat])) return { type: 'item', seat, card: piece } as Move;
  if (isIn(seen.hands[seat])) return { type: 'crew', seat, card: piece } as Move;
  if (isIn(seen.pool)) return { type: 'claim', seat, card: piece } as Move;
  const aims = phaseOf(seen.value) === 'choosing' && seen.choice?.task === 'target';
  return aims && piece.startsWith('seat:') ? ({ type: 'target', seat, on: Number(piece.slice(5)) } as Move) : undefined;
}

const allTreasure = (context: Context): TreasureCard[] => [
  ...context.decks.flat(),
  ...context.pool,
  ...context.claimed.flat(),
  ...context.items.flat(),
  ...context.collected.flat(),
  ...context.loot,
  ...context.out,
  ...context.chain.map(({ card }) => card),
];

const allCrew = (context: Context): CrewCard[] => [
  ...context.hands.flat(),
  ...context.undealt,
  ...context.discard,
  ...context.buried,
  ...context.crews.flatMap(({ cards }) => cards.map(({ card }) => card)),
];

const allCards = (context: Context): Card[] => [...allTreasure(context), ...allCrew(context)];

const tally = (kinds: readonly string[]): string => [...kinds].sort().join();
const WHOLE_DECK = tally(DECK);

/** CW-1.1, CW-1.2 and CW-3.1 as an account: every captain's 15 Treasure cards and every Crew card are somewhere once. */
function violation({ context, status }: State<Context>): string | undefined {
  const treasure = allTreasure(context);
  for (const [seat] of context.decks.entries()) {
    const own = treasure.filter(({ owner }) => owner === seat).map(({ kind }) => kind);
    if (tally(own) !== WHOLE_DECK) return `The Treasure cards of seat ${seat} are not whole: ${own.length}.`;
  }
  const crew = allCrew(context);
  if (tally(crew.map(({ kind }) => kind)) !== tally(crewFor(context.seats)))
    return `The crew is not whole: ${crew.length}.`;
  const ids = new Set(allCards(context).map(({ id }) => id));
  if (ids.size !== treasure.length + crew.length) return 'Two cards have one id.';
  const tooMany = context.hands.findIndex((hand) => hand.length > CREW_HAND + 1);
  if (tooMany >= 0) return `Seat ${tooMany} holds too many Crew cards.`;
  if (context.ious.some((ious) => ious < 0)) return 'Somebody has returned an IOU too many.';
  if (status === 'done' && !context.outcome) return 'The game is over without an outcome.';
  return undefined;
}

/** Captain's Wager: the game, whole. */
export const captainsWager: Game<Context, CaptainsWagerMove, CaptainsWagerView> = {
  id: 'captains-wager',
  seats: { min: 2, max: 5 },
  rulesVersion: 1,
  options: [],
  machine,
  guide,
  words,
  moves,
  refuse,
  view,
  touches,
  meant,
  name,
  prompt,
  tell,
  befell,
  orders,
  outcome: ({ context }) => context.outcome ?? undefined,
  determinize,
  policy,
  appraise,
  cards: allCards,
  violation,
};
