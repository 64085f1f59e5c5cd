import type { Game, Move, PieceId, State } from '../kit/game.ts';
import type { Seat } from '../kit/seats.ts';
import { appraise } from './bot/appraise.ts';
import { determinize } from './bot/imagine.ts';
import { policy } from './bot/policy.ts';
import { DECK, type Kind, MANIFEST, SHIPBUILDING } from './cards.ts';
import type { Context, GunsOrTreasureMove, ShipCard, ShipId } from './context.ts';
import { guide } from './guide.ts';
import { moves, phaseOf, refuse } from './legal.ts';
import { machine } from './machine.ts';
import { powerIf } from './rules/captains.ts';
import { name, prompt } from './speech.ts';
import { befell, tell } from './telling.ts';
import { type GunsOrTreasureView, type SeenShip, view } from './view.ts';
import { words } from './words.en.ts';

const everyShip = (seen: GunsOrTreasureView): SeenShip[] => [...seen.fleets.flat(), ...seen.armada];

/** The card by which a ship is pointed at: its bow. */
const bowOf = (seen: GunsOrTreasureView, id: ShipId): PieceId =>
  everyShip(seen).find((ship) => ship.id === id)?.cards[0]?.id ?? id;

/** The pieces a person points at for a move: the card, then the ship; a new ship goes to its place in the dock, a retreat to the own harbour. */
function touches(move: GunsOrTreasureMove, seen: GunsOrTreasureView): PieceId[] {
  switch (move.type) {
    case 'launch':
      return [move.card, 'pile:launch'];
    case 'build':
    case 'crew':
    case 'shift':
      return [move.card, bowOf(seen, move.ship)];
    case 'toss':
    case 'show':
    case 'steal':
    case 'discard':
    case 'spy':
      return [move.card];
    case 'scout':
      return [bowOf(seen, move.ship)];
    case 'attack':
      return [bowOf(seen, move.ship), bowOf(seen, move.target)];
    case 'retreat':
      return [bowOf(seen, move.ship), `pile:stash:${move.seat}`];
    default:
      return [];
  }
}

/** What pointing at an unlit piece would mean: the host says why it is refused. */
function meant(seen: GunsOrTreasureView, seat: Seat, piece: PieceId): Move | undefined {
  const phase = phaseOf(seen.value);
  if (seen.hands[seat]?.some(({ id }) => id === piece)) {
    const types: Partial<Record<typeof phase, string>> = { laying: 'toss', picking: 'discard', crewing: 'crew' };
    return { type: types[phase] ?? 'launch', seat, card: piece } as Move;
  }
  const ship = everyShip(seen).find(({ cards }) => cards.some(({ id }) => id === piece));
  if (!ship) return undefined;
  const isOwn = seen.fleets[seat]?.includes(ship) ?? false;
  if (phase === 'building') return { type: 'build', seat, card: piece, ship: ship.id } as Move;
  if (phase === 'scouting') return { type: 'scout', seat, ship: ship.id } as Move;
  const choice = isOwn ? { ship: ship.id } : { target: ship.id };
  return { type: 'attack', seat, ...choice } as Move;
}

const allCards = (context: Context): ShipCard[] => [
  ...context.hands.flat(),
  ...context.fleets.flat().flatMap(({ cards }) => cards),
  ...[...context.plays, ...context.crews].flat().map(({ card }) => card),
  ...context.bluffs.flatMap(({ tossed, open, hidden }) => [tossed, open, hidden].flatMap((card) => card ?? [])),
  ...context.deck,
  ...context.discard,
  ...context.unseen,
  ...context.armada.flatMap(({ cards }) => cards),
  ...context.stashes.flat(),
];

/** Whether these are the 90 cards of the box, each once (GT-1.1). */
function isWholeDeck(cards: readonly ShipCard[]): boolean {
  const counts = new Map<Kind, number>();
  for (const { kind } of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return cards.length === DECK.length && MANIFEST.every(({ kind, count }) => counts.get(kind) === count);
}

/** GT-1.1 and GT-3.1 as an account: every card is somewhere once, no hand is too large, no ship is empty. */
function violation({ context, status, value }: State<Context>): string | undefined {
  const cards = allCards(context);
  if (!isWholeDeck(cards)) return `The deck is not whole: ${cards.length} cards.`;
  if (new Set(cards.map(({ id }) => id)).size !== cards.length) return 'Two cards have one id.';
  const picks = (seat: Seat) => (phaseOf(value) === 'picking' ? (powerIf(context, seat, 'pick')?.cards ?? 0) : 0);
  const tooMany = context.hands.findIndex((hand, seat) => hand.length > SHIPBUILDING.hand + picks(seat));
  if (tooMany >= 0) return `Seat ${tooMany} holds too many cards.`;
  if ([...context.fleets.flat(), ...context.armada].some((ship) => ship.cards.length === 0)) return 'A ship is empty.';
  if (context.plays.some((plays) => plays.length > SHIPBUILDING.plays)) return 'Somebody has played too many cards.';
  if (status === 'done' && !context.outcome) return 'The game is over without an outcome.';
  return undefined;
}

/** Guns or Treasure: the game, whole. */
export const gunsOrTreasure: Game<Context, GunsOrTreasureMove, GunsOrTreasureView> = {
  id: 'guns-or-treasure',
  seats: { min: 2, max: 6 },
  rulesVersion: 1,
  options: [
    { id: 'captains', rule: 'GT-9.2', values: [false, true] },
    { id: 'longer', rule: 'GT-9.1', values: [false, true] },
    { id: 'bluff', rule: 'GT-9.3', values: [false, true] },
    { id: 'captured', rule: 'GT-9.4', values: [false, true] },
    { id: 'armada', rule: 'GT-9.5', values: [false, true], excludes: { seats: [6] } },
    { id: 'open-drydock', rule: 'GT-3.7', values: [false, true] },
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
