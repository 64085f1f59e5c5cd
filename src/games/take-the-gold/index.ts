import { writtenOut } from '../kit/cards.ts';
import type { Game, Move, PieceId, State } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import { appraise, determinize, policy } from './bot.ts';
import { HAND_LIMIT, type Kind, MANIFEST } from './cards.ts';
import type { Context, TakeTheGoldMove } from './context.ts';
import { guide } from './guide.ts';
import { moves, phaseOf, refuse } from './legal.ts';
import { machine } from './machine.ts';
import { befell, name, prompt, tell } from './speech.ts';
import { type TakeTheGoldView, view } from './view.ts';
import { words } from './words.en.ts';

/** The pieces a person points at for a move: the card, then the player. */
function touches(move: TakeTheGoldMove): PieceId[] {
  switch (move.type) {
    case 'play':
      return [move.card, `seat:${move.on}`];
    case 'block':
    case 'pay':
    case 'discard':
      return [move.card];
    default:
      return [];
  }
}

/** What pointing at an unlit piece would mean: the host says why it is refused. */
function meant(seen: TakeTheGoldView, seat: Seat, piece: PieceId): Move | undefined {
  const phase = phaseOf(seen.value);
  const isOwnCard = (seen.hands[seat] ?? []).some(({ id }) => id === piece);
  if (isOwnCard) {
    const type = phase === 'answer' ? 'block' : phase === 'shed' ? 'discard' : 'play';
    return { type, seat, card: piece } as Move;
  }
  return piece.startsWith('seat:') ? ({ type: 'play', seat, on: Number(piece.slice(5)) } as Move) : undefined;
}

const allCards = ({ hands, drawPile, discard, aside, inPlay }: Context) => [
  ...hands.flat(),
  ...drawPile,
  ...discard,
  ...aside,
  ...(inPlay ? [inPlay] : []),
];

const tally = (kinds: readonly Kind[]): string => [...kinds].sort().join();
const FULL_DECK = tally(writtenOut<Kind>(MANIFEST));

/** TG-1.1 and TG-3.3 as an account: every card is somewhere once, nobody else's hand is over the limit. */
function violation({ context, status }: State<Context>): string | undefined {
  const cards = allCards(context);
  if (tally(cards.map(({ kind }) => kind)) !== FULL_DECK) return `The deck is not whole: ${cards.length} cards.`;
  if (new Set(cards.map(({ id }) => id)).size !== cards.length) return 'Two cards have one id.';
  const tooMany = context.hands.findIndex((hand, seat) => seat !== context.turn && hand.length > HAND_LIMIT);
  if (tooMany >= 0) return `Seat ${tooMany} holds too many cards.`;
  if (status === 'done' && !context.outcome) return 'The game is over without an outcome.';
  return undefined;
}

/** Take the Gold: the game, whole. */
export const takeTheGold: Game<Context, TakeTheGoldMove, TakeTheGoldView> = {
  id: 'take-the-gold',
  seats: { min: 2, max: 6 },
  rulesVersion: 1,
  options: [
    { id: 'advanced', rule: 'TG-9.1', values: [false, true] },
    { id: 'krakens', rule: 'TG-9.2', values: [3, 4, 5] },
  ],
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
  outcome: ({ context }) => context.outcome ?? undefined,
  determinize,
  policy,
  appraise,
  cards: allCards,
  violation,
};
