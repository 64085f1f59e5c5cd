import type { SeenEvent } from '../kit/events.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import { type CaptainId, type Kind, powerOn, type Side } from './cards.ts';

/** What a side of a captain can do, in words. */
export const powerWord = (captain: CaptainId | null | undefined, side: Side): Fact =>
  captain ? word(`power.${powerOn(captain, side).power}`) : word('card.back');

const cardWord = (kind: Kind | undefined): Fact => word(kind ? `card.${kind}` : 'card.back');

const seatIn = (event: SeenEvent, ...fields: readonly string[]): Seat | undefined => {
  const value = fields.map((field) => event[field]).find((found) => typeof found === 'number');
  return typeof value === 'number' ? value : undefined;
};

/** The seats an event speaks of: who did it, and to whom. */
const partsOf = (event: SeenEvent): { by: Seat | undefined; on: Seat | undefined } => ({
  by: seatIn(event, 'by', 'seat', 'winner'),
  on: seatIn(event, 'on', 'from', 'loser'),
});

const ORDINALS = ['card', 'second', 'third', 'fourth'] as const;

/** Up to four cards as facts of a sentence. */
const cardFacts = (kinds: readonly (Kind | undefined)[]): Record<string, Fact> =>
  Object.fromEntries(ORDINALS.map((fact, at) => [fact, cardWord(kinds[at])]));

const kindsOf = (event: SeenEvent): readonly Kind[] => (event.kinds ?? []) as readonly Kind[];

/** A card that an event names in the open. */
type Named = { readonly kind?: Kind };

const kindOfCard = (event: SeenEvent): Kind | undefined =>
  (event.kind as Kind | undefined) ?? (event.card as Named | undefined)?.kind;

const numbers = (event: SeenEvent, ...fields: readonly string[]): Record<string, Fact> =>
  Object.fromEntries(fields.map((field) => [field, Number(event[field])]));

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What each event adds to its sentence, besides the seats. */
const FACTS: Readonly<Record<string, (event: SeenEvent) => Record<string, Fact>>> = {
  'captain-dealt': ({ captain }) => ({ captain: word(`card.${String(captain)}`) }),
  captain: ({ captain, side }) => ({
    captain: word(`card.${String(captain)}`),
    side: String(side),
    power: powerWord(captain as CaptainId, side as Side),
  }),
  dealt: (event) => numbers(event, 'game'),
  launched: (event) => cardFacts([kindOfCard(event)]),
  built: (event) => ({
    bow: cardWord(event.bow as Kind),
    count: (event.cards as readonly unknown[]).length,
    ...cardFacts(kindsOf(event)),
  }),
  signalled: (event) => ({ phrase: word(`phrase.${String(event.phrase)}`), ...numbers(event, 'round') }),
  drew: (event) => ({ ...numbers(event, 'count'), ...cardFacts(kindsOf(event)) }),
  reshuffled: (event) => numbers(event, 'count'),
  lead: (event) => numbers(event, 'round'),
  cleaned: ({ ships, leftover }) => {
    const count = (ships as readonly unknown[]).length;
    return { ships: count, leftover: Number(leftover), both: yes(count > 0 && Number(leftover) > 0) };
  },
  discarded: (event) => cardFacts([kindOfCard(event)]),
  laid: ({ open, kind }) => cardFacts([(open as Named).kind, kind as Kind | undefined]),
  'stole-open': (event) => cardFacts([kindOfCard(event)]),
  'stole-hidden': (event) => cardFacts([kindOfCard(event)]),
  mustered: ({ cards }) => cardFacts((cards as readonly Named[]).map(({ kind }) => kind)),
  dispersed: (event) => numbers(event, 'count'),
  marauding: (event) => numbers(event, 'treasure', 'guns'),
  spied: (event) => cardFacts([kindOfCard(event)]),
  defeated: (event) => numbers(event, 'guns', 'against'),
  salvaged: (event) => cardFacts([kindOfCard(event)]),
  stashed: (event) => numbers(event, 'treasure'),
  captured: (event) => numbers(event, 'treasure'),
  retreated: (event) => numbers(event, 'treasure'),
  smuggled: (event) => ({
    ...cardFacts([kindOfCard(event)]),
    kept: yes(event.kept === true),
  }),
  bounty: (event) => numbers(event, 'ships', 'treasure'),
  taxed: (event) => cardFacts([kindOfCard(event)]),
  scored: (event) => ({ ...numbers(event, 'treasure'), count: (event.cards as readonly unknown[]).length }),
  won: (event) => numbers(event, 'treasure'),
  flipped: ({ captain }) => ({ captain: word(`card.${String(captain)}`) }),
  match: (event) => numbers(event, 'wins'),
};

/** Events that have several sentences, and which one it is. */
const VARIANTS: Readonly<Record<string, (event: SeenEvent) => string>> = {
  marauding: ({ by }) => `marauding.${String(by)}`,
  exploded: ({ ships }) => `exploded.${String(ships)}`,
  won: ({ by }) => `won.${String(by)}`,
  defeated: ({ winner }) => (winner === null ? 'defeated.by-armada' : 'defeated'),
};

/** What the log says of an event; nothing of a captain that is dealt to somebody else. */
export function tell(event: SeenEvent, viewer: Viewer): Phrase | undefined {
  if (event.type === 'captain-dealt' && event.captain === undefined) return undefined;
  const { by, on } = partsOf(event);
  const me = viewer === by ? 'by' : viewer === on ? 'on' : 'other';
  const key = `event.${VARIANTS[event.type]?.(event) ?? event.type}`;
  return phrase(key, {
    me,
    by: by === undefined ? word('armada') : seated(by),
    on: on === undefined ? word('armada') : seated(on),
    ...FACTS[event.type]?.(event),
  });
}

/** What others can do to a seat. */
const BLOWS = ['stole-open', 'stole-hidden', 'scouted', 'spied', 'attacked', 'exploded', 'defeated', 'taxed'];

/** What others did to a seat: looks at its ships, attacks, thefts and taxes. */
export function befell(event: SeenEvent, seat: Seat): boolean {
  const { by, on } = partsOf(event);
  return on === seat && by !== seat && BLOWS.includes(event.type);
}
