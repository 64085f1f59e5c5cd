import type { SeenEvent } from '../kit/events.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import type { Seat, Viewer } from '../kit/seats.ts';
import type { Kind } from './cards.ts';
import type { Account } from './events.ts';

const cardWord = (kind: unknown): Fact => word(typeof kind === 'string' ? `card.${kind as Kind}` : 'card.back');

const seatIn = (event: SeenEvent, ...fields: readonly string[]): Seat | undefined => {
  const value = fields.map((field) => event[field]).find((found) => typeof found === 'number');
  return typeof value === 'number' ? value : undefined;
};

const seatsIn = ({ seats }: SeenEvent): readonly Seat[] => (seats ?? []) as readonly Seat[];

/** The seats an event speaks of: who did it, and to whom. */
const partsOf = (event: SeenEvent): { by: Seat | undefined; on: Seat | undefined } => ({
  by: seatIn(event, 'by', 'seat') ?? (event.type === 'won' ? seatsIn(event)[0] : undefined),
  on: seatIn(event, 'on'),
});

const kindOfCard = (event: SeenEvent): unknown => (event.card as { kind?: unknown } | undefined)?.kind;

const kindsOf = (event: SeenEvent): readonly unknown[] => (event.kinds ?? []) as readonly unknown[];

const numbers = (event: SeenEvent, ...fields: readonly string[]): Record<string, Fact> =>
  Object.fromEntries(fields.map((field) => [field, Number(event[field])]));

const source = (event: SeenEvent): Record<string, Fact> => ({ source: cardWord(event.source) });

const card = (event: SeenEvent): Record<string, Fact> => ({ card: cardWord(kindOfCard(event)) });

const secretKind = (event: SeenEvent): Record<string, Fact> => ({ card: cardWord(event.kind) });

const ORDINALS = ['card', 'second', 'third', 'fourth'] as const;

/** Up to four cards as facts of a sentence. */
const cardFacts = (event: SeenEvent): Record<string, Fact> =>
  Object.fromEntries(ORDINALS.map((fact, at) => [fact, cardWord(kindsOf(event)[at])]));

/** What each event adds to its sentence, besides the seats. */
const FACTS: Readonly<Record<string, (event: SeenEvent) => Record<string, Fact>>> = {
  'set-out': (event) => numbers(event, 'crew'),
  adventure: (event) => numbers(event, 'number'),
  dealt: cardFacts,
  encounter: (event) => numbers(event, 'number'),
  borrowed: (event) => numbers(event, 'ious'),
  stole: (event) => numbers(event, 'coins', 'loot'),
  looted: secretKind,
  crew: (event) => ({ ...card(event), ...numbers(event, 'value') }),
  brought: (event) => ({ ...card(event), ...numbers(event, 'value') }),
  'encounter-claimed': (event) => numbers(event, 'number', 'value'),
  'encounter-lost': (event) => numbers(event, 'number'),
  idle: source,
  coins: (event) => ({ ...source(event), ...numbers(event, 'count') }),
  'item-taken': (event) => ({ ...source(event), ...secretKind(event) }),
  claimed: (event) => ({ ...source(event), ...card(event) }),
  added: source,
  charted: (event) => ({ ...numbers(event, 'count'), ...cardFacts(event) }),
  foreseen: (event) => ({ ...source(event), ...numbers(event, 'count') }),
  spied: (event) => ({ ...source(event), count: kindsOf(event).length, ...cardFacts(event) }),
  'iou-returned': source,
  'iou-taken': (event) => ({ ...source(event), ...numbers(event, 'count') }),
  drew: (event) => ({ ...source(event), ...secretKind(event) }),
  discarded: (event) => ({ ...source(event), ...secretKind(event) }),
  changed: (event) => ({ ...source(event), value: Math.abs(Number(event.value)) }),
  swapped: (event) => ({ ...card(event), back: cardWord((event.back as { kind?: unknown }).kind) }),
  item: card,
  cancelled: card,
  'pool-won': (event) => numbers(event, 'count'),
  'pool-shared': (event) => ({ ...numbers(event, 'count'), captains: seatsIn(event).length }),
  share: secretKind,
  'pool-stays': (event) => numbers(event, 'count'),
  stowed: (event) => ({
    count: (event.cards as readonly unknown[]).length,
    kept: event.kept === true ? 'yes' : 'no',
    ...secretKind(event),
  }),
  scored: (event) => ({ ...(event.account as unknown as Account) }),
  won: (event) => ({ how: String(event.by), ...numbers(event, 'gold'), captains: seatsIn(event).length }),
};

/** Events that have several sentences: which one, by its key. */
const VARIANTS: Readonly<Record<string, (event: SeenEvent) => string>> = {
  bet: (event) => (event.card === null ? 'bet.free' : 'bet'),
  'encounter-claimed': ({ by }) => `encounter-claimed.${String(by)}`,
  'encounter-lost': ({ why }) => `encounter-lost.${String(why)}`,
  changed: ({ by, on, value }) => (by !== on ? 'changed' : Number(value) > 0 ? 'changed.own.more' : 'changed.own.less'),
  item: ({ on }) => (on === null ? 'item' : 'item.on'),
  'pool-won': ({ by }) => `pool-won.${String(by)}`,
};

/** What the log leaves out: antes, which all make alike, and what somebody else was dealt. */
const isSilent = (event: SeenEvent): boolean =>
  event.type === 'ante' ||
  (event.type === 'dealt' && event.kinds === undefined) ||
  (event.type === 'share' && event.kind === undefined);

/** What the log says of an event. */
export function tell(event: SeenEvent, viewer: Viewer): Phrase | undefined {
  if (isSilent(event)) return undefined;
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
const BLOWS = ['added', 'spied', 'changed', 'cancelled'];

/** What others did to a seat: its crew weakened, its treasure pressed into the pool, its hand seen, its Item cancelled. */
export function befell(event: SeenEvent, seat: Seat): boolean {
  const { by, on } = partsOf(event);
  return on === seat && by !== seat && BLOWS.includes(event.type);
}
