import type { Game, Move, PieceId } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import { allCards, violation } from './account.ts';
import { appraise } from './bot/appraise.ts';
import { determinize } from './bot/imagine.ts';
import { policy } from './bot/policy.ts';
import { faceOf, SEAS } from './cards.ts';
import type { CaptainJacksGoldMove, Context } from './context.ts';
import { guide } from './guide.ts';
import { moves, phaseOf, refuse } from './legal.ts';
import { machine } from './machine.ts';
import { name, prompt } from './speech.ts';
import { befell, tell } from './telling.ts';
import { type CaptainJacksGoldView, view } from './view.ts';
import { words } from './words.en.ts';

/** The pieces a person points at for a move; own cards that leave the ship are pointed at alone. */
function touches(move: CaptainJacksGoldMove, seen: CaptainJacksGoldView): PieceId[] {
  switch (move.type) {
    case 'sail':
      return [`pile:${move.sea}`];
    case 'harbour':
      return ['pile:harbour'];
    case 'draw':
      return [`pile:${seen.places[move.seat] ?? 'harbour'}`];
    case 'lookout':
      return [move.card, `pile:discards:${seen.places[move.seat] ?? 'harbour'}`];
    case 'board':
      return [`seat:${move.on}`];
    case 'fulfil':
      return [move.letter];
    case 'throw':
      return ['pile:die'];
    case 'treasure':
      return move.card === undefined ? [] : [move.card];
    default:
      return 'card' in move ? [move.card] : [];
  }
}

/** What pointing at an own card would mean in each phase. */
const OWN: Readonly<Partial<Record<ReturnType<typeof phaseOf>, string>>> = {
  visit: 'turn',
  paying: 'pay',
  ending: 'carpenter',
  rum: 'pour',
};

/** What pointing at the card turned over would mean. */
function dealtWith(kind: string): string {
  const { is } = faceOf(kind).top;
  if (is === 'ship') return 'fight';
  return is === 'sandbank' || is === 'storm' || is === 'monster' ? 'face' : 'take';
}

/** What pointing at an unlit piece would mean: the host says why it is refused. */
function meant(seen: CaptainJacksGoldView, seat: Seat, piece: PieceId): Move | undefined {
  const phase = phaseOf(seen.value);
  const sea = SEAS.find((one) => piece === `pile:${one}`);
  if (sea)
    return (
      seen.places[seat] === sea && phase !== 'course' ? { type: 'draw', seat } : { type: 'sail', seat, sea }
    ) as Move;
  if (piece === 'pile:harbour') return { type: 'harbour', seat };
  if (piece === 'pile:die') return { type: 'throw', seat };
  if (piece === seen.revealed?.id) return { type: dealtWith(seen.revealed.kind), seat, card: piece } as Move;
  if (seen.row.some(({ id }) => id === piece)) return { type: 'fulfil', seat, letter: piece } as Move;
  if (piece.startsWith('seat:')) return { type: 'board', seat, on: Number(piece.slice(5)) } as Move;
  if (seen.ships[seat]?.some(({ card }) => card.id === piece)) {
    return { type: OWN[phase] ?? 'discard', seat, card: piece } as Move;
  }
  if (!seen.ships.flat().some(({ card }) => card.id === piece)) return undefined;
  return { type: phase === 'damage' ? 'damage' : 'loot', seat, card: piece } as Move;
}

/** Captain Jack's Gold: the game, whole. */
export const captainJacksGold: Game<Context, CaptainJacksGoldMove, CaptainJacksGoldView> = {
  id: 'captain-jacks-gold',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options: [
    { id: 'advanced', rule: 'CJ-9.1', values: [false, true] },
    { id: 'finish', rule: 'CJ-9.2', values: [false, true] },
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
