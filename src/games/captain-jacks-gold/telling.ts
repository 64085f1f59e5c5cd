import type { SeenEvent } from '../kit/events.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import { halfText } from './cards.ts';
import type { JackCard, Side } from './context.ts';
import { upOf } from './rules/ship.ts';

const seatIn = (event: SeenEvent, ...fields: readonly string[]): Seat | undefined => {
  const value = fields.map((field) => event[field]).find((found) => typeof found === 'number');
  return typeof value === 'number' ? value : undefined;
};

const seatsIn = ({ seats }: SeenEvent): readonly Seat[] => (seats ?? []) as readonly Seat[];

/** Events whose `by` is a seat; elsewhere it says how something came about. */
const DONE_BY = ['damaged', 'boarded', 'duel-tied', 'duel-won', 'looted', 'spared'];

/** The seats an event speaks of: who did it, and to whom. */
function partsOf(event: SeenEvent): { by: Seat | undefined; on: Seat | undefined } {
  if (event.type === 'won') return { by: seatsIn(event)[0], on: undefined };
  return DONE_BY.includes(event.type)
    ? { by: seatIn(event, 'by'), on: seatIn(event, 'on') }
    : { by: seatIn(event, 'seat'), on: undefined };
}

const cardWord = (card: unknown): Fact => word(`card.${(card as JackCard).kind}`);

const numbers = (event: SeenEvent, ...fields: readonly string[]): Record<string, Fact> =>
  Object.fromEntries(fields.map((field) => [field, Number(event[field])]));

const card = (event: SeenEvent): Record<string, Fact> => ({ card: cardWord(event.card) });
const letter = (event: SeenEvent): Record<string, Fact> => ({ card: cardWord(event.letter) });
const sea = (event: SeenEvent): Record<string, Fact> => ({ sea: word(`sea.${String(event.sea)}`) });

/** The half of a card that lies up, in words. */
export const halfWord = (one: JackCard, up: Side): Fact => word(`half.${halfText(upOf({ card: one, up }))}`);

/** What each event adds to its sentence, besides the seats. */
const FACTS: Readonly<Record<string, (event: SeenEvent) => Record<string, Fact>>> = {
  sailed: sea,
  reshuffled: (event) => ({ ...sea(event), ...numbers(event, 'count') }),
  'turned-over': card,
  left: card,
  loaded: card,
  'no-room': card,
  discarded: card,
  fight: (event) => numbers(event, 'value', 'tries'),
  thrown: (event) => numbers(event, 'value'),
  captured: card,
  escaped: card,
  damaged: card,
  faced: card,
  'duel-tied': (event) => numbers(event, 'value'),
  'duel-won': (event) => numbers(event, 'value', 'against'),
  looted: card,
  coins: (event) => numbers(event, 'count', 'total'),
  delivered: (event) => ({ ...card(event), ship: cardWord(event.ship) }),
  fulfilled: letter,
  'letter-laid': letter,
  turned: (event) => ({ ...card(event), half: halfWord(event.card as unknown as JackCard, event.up as Side) }),
  poured: card,
  won: (event) => ({ how: String(event.by), ...numbers(event, 'coins') }),
};

/** Events that have several sentences: which one, by its key. */
const VARIANTS: Readonly<Record<string, (event: SeenEvent) => string>> = {
  'turned-over': ({ by }) => (by === 'lookout' ? 'turned-over.lookout' : 'turned-over'),
  captured: ({ hurt }) => (hurt === true ? 'captured.hurt' : 'captured'),
  faced: ({ won }) => (won === true ? 'faced.won' : 'faced.lost'),
  fulfilled: ({ swapped }) => (Number(swapped) > 0 ? 'fulfilled.swapped' : 'fulfilled'),
  turned: ({ by }) => (by === 'carpenter' ? 'turned.carpenter' : 'turned'),
  drank: ({ sailor }) => `drank.${String(sailor)}`,
};

/** What the log says of an event. */
export function tell(event: SeenEvent, viewer: Viewer): Phrase | undefined {
  const { by, on } = partsOf(event);
  const isMine = viewer === by || (event.type === 'won' && seatsIn(event).some((seat) => seat === viewer));
  const me = isMine ? 'by' : viewer === on ? 'on' : 'other';
  return phrase(`event.${VARIANTS[event.type]?.(event) ?? event.type}`, {
    me,
    ...(by === undefined ? {} : { by: seated(by) }),
    ...(on === undefined ? {} : { on: seated(on) }),
    ...FACTS[event.type]?.(event),
  });
}

/** What others can do to a seat. */
const BLOWS = ['damaged', 'boarded', 'duel-won', 'looted'];

/** What others did to a seat: its ship damaged, boarded, beaten, robbed. */
export function befell(event: SeenEvent, seat: Seat): boolean {
  const { by, on } = partsOf(event);
  return on === seat && by !== seat && BLOWS.includes(event.type);
}
