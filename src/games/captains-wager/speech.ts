import type { CardId } from '../kit/cards.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import type { Seat } from '../kit/seats.ts';
import { type Kind, THEFT, valueOn } from './cards.ts';
import type { CaptainsWagerMove, Context } from './context.ts';
import { phaseOf } from './legal.ts';
import type { CaptainsWagerView, SeenCrewCard } from './view.ts';

const cardWord = (kind: Kind | null | undefined): Fact => word(kind ? `card.${kind}` : 'card.back');

/** Everything of a view that a move can name. */
const everyCard = (view: CaptainsWagerView) => [
  ...view.items.flat(),
  ...view.hands.flat(),
  ...view.pool,
  ...view.loot,
  ...view.collected.flat(),
  ...view.decks.flat(),
  ...view.crews.flatMap(({ cards }) => cards.map(({ card }) => card)),
];

const namedIn = (view: CaptainsWagerView, id: CardId | undefined): Fact =>
  cardWord(everyCard(view).find((card) => card.id === id)?.kind);

const crewIn = (view: CaptainsWagerView, id: CardId): SeenCrewCard | undefined =>
  view.hands.flat().find((card) => card.id === id);

/** What the next thief takes (CW-4.5). */
const prizeOf = ({ thieves, seats }: Pick<Context, 'thieves' | 'seats'>): number =>
  thieves.length === 0 && seats >= THEFT.manyPlayers ? THEFT.first : THEFT.coins;

function betKey(view: CaptainsWagerView, seat: Seat): string {
  if (view.freeBet) return 'move.bet.free';
  return view.decks[seat]?.length === 0 ? 'move.bet.empty' : 'move.bet';
}

/** What a button for a move says. */
export function name(move: CaptainsWagerMove, view: CaptainsWagerView): Phrase {
  switch (move.type) {
    case 'item': {
      const card = namedIn(view, move.card);
      return move.on === undefined
        ? phrase('move.item', { card })
        : phrase('move.item.on', { card, on: seated(move.on) });
    }
    case 'bet':
      return phrase(betKey(view, move.seat));
    case 'steal':
      return phrase('move.steal', { coins: prizeOf(view) });
    case 'crew':
    case 'bring': {
      const kind = crewIn(view, move.card)?.kind;
      return phrase(`move.${move.type}`, { card: cardWord(kind), value: kind ? valueOn(kind) : 0 });
    }
    case 'target':
      return phrase('move.target', { card: cardWord(view.choice?.source), on: seated(move.on) });
    case 'chart':
      return move.second === undefined
        ? phrase('move.chart', { top: namedIn(view, move.top) })
        : phrase('move.chart.three', { top: namedIn(view, move.top), second: namedIn(view, move.second) });
    case 'swap':
      return phrase('move.swap', { out: namedIn(view, move.out), card: namedIn(view, move.card) });
    case 'discard':
    case 'claim':
    case 'keep':
      return phrase(`move.${move.type}`, { card: namedIn(view, move.card) });
    case 'stow':
      return phrase('move.stow', { count: view.collected[move.seat]?.length ?? 0 });
    default:
      return phrase(`move.${move.type}`);
  }
}

/** What the table asks, or says while it waits. */
export function prompt(view: CaptainsWagerView): Phrase {
  const phase = phaseOf(view.value);
  const [asked] = view.acting;
  if (asked === undefined) return phrase('prompt.over');
  const acts = view.viewer !== 'public' && view.acting.includes(view.viewer);
  const last = view.chain.at(-1);
  const values = {
    me: acts ? 'act' : 'other',
    who: seated(asked),
    waiting: view.acting.length,
    card: cardWord(view.choice ? view.choice.source : last?.card.kind),
    by: seated(last?.by ?? asked),
    number: view.encounter,
  };
  if (phase === 'asking' || phase === 'reaction') return phrase(`prompt.window.${view.window?.timing}`, values);
  return phrase(`prompt.${phase === 'choosing' ? view.choice?.task : phase}`, values);
}
