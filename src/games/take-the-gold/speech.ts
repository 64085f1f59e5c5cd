import type { SeenEvent } from '../kit/events.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import { HAND_LIMIT, type Kind } from './cards.ts';
import type { TakeTheGoldMove } from './context.ts';
import { phaseOf } from './legal.ts';
import type { TakeTheGoldView } from './view.ts';

const cardWord = (kind: Kind | null | undefined): Fact => word(kind ? `card.${kind}` : 'card.back');

const kindIn = (view: TakeTheGoldView, id: string): Kind | null =>
  view.hands.flat().find((card) => card.id === id)?.kind ?? null;

/** What a button for a move says. */
export function name(move: TakeTheGoldMove, view: TakeTheGoldView): Phrase {
  switch (move.type) {
    case 'play':
      return phrase('move.play', { card: cardWord(kindIn(view, move.card)), on: seated(move.on) });
    case 'block':
    case 'discard':
      return phrase(`move.${move.type}`, { card: cardWord(kindIn(view, move.card)) });
    case 'yield':
      return phrase(`move.yield.${view.attack?.card.kind ?? 'pirate'}`);
    case 'take':
      return phrase('move.take', { count: move.count });
    default:
      return phrase(`move.${move.type}`);
  }
}

/** What the table asks, or says while it waits. */
export function prompt(view: TakeTheGoldView): Phrase {
  const phase = phaseOf(view.value);
  const asked = view.acting[0];
  if (asked === undefined) return phrase('prompt.over');
  const values = { me: asked === view.viewer ? 'act' : 'other', who: seated(asked) };
  if (phase === 'answer' && view.attack) {
    return phrase(`prompt.answer.${view.attack.card.kind}`, { ...values, by: seated(view.attack.by) });
  }
  if (phase === 'shed') {
    return phrase('prompt.shed', { ...values, extra: (view.hands[asked] ?? []).length - HAND_LIMIT });
  }
  return phrase(`prompt.${phase}`, values);
}

const seatOf = (event: SeenEvent, field: string): Seat | undefined => {
  const value = event[field];
  return typeof value === 'number' ? value : undefined;
};

const kindOfCard = (event: SeenEvent): Kind | undefined => (event.card as { kind?: Kind } | undefined)?.kind;

const role = (viewer: Viewer, by: Seat | undefined, on: Seat | undefined): string =>
  viewer === by ? 'by' : viewer === on ? 'on' : 'other';

/** The seats an event speaks of: who did it, and to whom. */
function partsOf(event: SeenEvent): { by: Seat | undefined; on: Seat | undefined } {
  return {
    by: seatOf(event, 'by') ?? seatOf(event, 'seat') ?? seatOf(event, 'first'),
    on: seatOf(event, 'on') ?? seatOf(event, 'from') ?? seatOf(event, 'to') ?? seatOf(event, 'against'),
  };
}

/** What only some events add to their sentence. */
function factsOf(event: SeenEvent): Record<string, Fact> {
  const kinds = (event.kinds ?? []) as readonly Kind[];
  switch (event.type) {
    case 'drew':
      return { card: cardWord(kinds[0]) };
    case 'stole':
      return { count: Number(event.count), card: cardWord(kinds[0]), second: cardWord(kinds[1]) };
    case 'played':
    case 'discarded':
      return { card: cardWord(kindOfCard(event)) };
    case 'blocked':
      return { card: cardWord(kindOfCard(event)), thieves: Number(event.thieves) };
    case 'yielded':
      return { attack: cardWord(event.attack as Kind) };
    case 'kraken':
      return {
        lost: (event.cards as readonly unknown[]).length,
        count: Number(event.count),
        last: event.last === true ? 'yes' : 'no',
      };
    case 'won':
      return { coins: (event.coins as readonly unknown[]).length };
    case 'reshuffled':
      return { count: Number(event.count) };
    case 'tie-break':
      return { coins: Number(event.coins) };
    default:
      return {};
  }
}

/** What the log says of an event; every event of this game has a sentence. */
export function tell(event: SeenEvent, viewer: Viewer): Phrase {
  const { by, on } = partsOf(event);
  const key = event.type === 'yielded' && event.attack === 'pirate-captain' ? 'event.refused' : `event.${event.type}`;
  const seats = { ...(by === undefined ? {} : { by: seated(by) }), ...(on === undefined ? {} : { on: seated(on) }) };
  return phrase(key, { me: role(viewer, by, on), ...seats, ...factsOf(event) });
}

/** What others did to a seat: attacks on it, thefts from it, its lost hand. */
export function befell(event: SeenEvent, seat: Seat): boolean {
  const { by, on } = partsOf(event);
  return on === seat && by !== seat && ['played', 'blocked', 'stole', 'kraken', 'paid'].includes(event.type);
}
