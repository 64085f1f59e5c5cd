import { goldOn, valueOn } from '../../../games/captains-wager/cards.ts';
import type { CaptainsWagerView } from '../../../games/captains-wager/view.ts';
import type { PieceId } from '../../../games/kit/game.ts';
import { type Phrase, phrase, seated, word } from '../../../games/kit/phrase.ts';
import { type Seat, seatsFrom } from '../../../games/kit/seats.ts';
import { encounterKind } from '../../art/captains-wager.ts';

const held = (view: CaptainsWagerView, seat: Seat): number => view.hands[seat]?.length ?? 0;

const items = (view: CaptainsWagerView, seat: Seat): number => view.items[seat]?.length ?? 0;

const isThief = ({ thieves }: CaptainsWagerView, seat: Seat): boolean => thieves.includes(seat);

/** What the gold of a Claimed Treasure Stack comes to. */
export const goldOf = (view: CaptainsWagerView, seat: Seat): number =>
  (view.claimed[seat] ?? []).reduce((sum, { kind }) => sum + goldOn(kind), 0);

/** What a plate says under the name: Crew cards in hand, or that the captain has stolen; the gold in the end. */
export function seatNote(view: CaptainsWagerView, seat: Seat): Phrase {
  const account = view.accounts?.[seat];
  if (account) return phrase('status.gold', { gold: account.total });
  return isThief(view, seat) ? phrase('status.stole') : phrase('status.crew', { count: held(view, seat) });
}

/** What the viewer knows of the pool by having looked. */
const knownPool = (view: CaptainsWagerView): Phrase[] =>
  view.pool.flatMap(({ kind }) => (kind === null ? [] : [phrase('status.known', { card: word(`card.${kind}`) })]));

/** What a captain's crew is worth and why: each card as printed, each change with its card, and the sum. */
function crewNotes(view: CaptainsWagerView, seat: Seat): Phrase[] {
  const crew = view.crews[seat];
  if (!crew || crew.cards.length === 0) return [];
  return [
    ...crew.cards.map(({ card: { kind } }) =>
      phrase('detail.printed', { who: seated(seat), card: word(`card.${kind}`), value: valueOn(kind) }),
    ),
    ...crew.changes.map(({ source, by, value }) =>
      phrase('detail.change', {
        card: word(`card.${source}`),
        who: seated(by),
        value: Math.abs(value),
        way: value < 0 ? 'less' : 'more',
      }),
    ),
    ...(crew.winsTies ? [phrase('detail.wins-ties', { who: seated(seat) })] : []),
    phrase('detail.worth', { who: seated(seat), worth: crew.worth }),
  ];
}

function dealNote({ crews }: CaptainsWagerView, seat: Seat): Phrase[] {
  const deal = crews[seat]?.deal ?? null;
  return deal === null ? [] : [phrase('total.deal', { who: seated(seat), deal })];
}

const claimedBy = ({ claims }: CaptainsWagerView, seat: Seat): Phrase[] =>
  claims.flatMap((claimer, at) =>
    claimer === seat ? [phrase('total.claimed', { who: seated(seat), number: at + 1 })] : [],
  );

const notesOfSeat = (view: CaptainsWagerView, seat: Seat): Phrase[] => [
  seatNote(view, seat),
  ...(items(view, seat) > 0 ? [phrase('status.items', { count: items(view, seat) })] : []),
  phrase('status.deck', { count: view.decks[seat]?.length ?? 0 }),
  phrase('status.purse', { coins: view.coins[seat] ?? 0, ious: view.ious[seat] ?? 0 }),
];

/** What somebody who asks is told of a seat: what it did, what it claimed, and why its crew is worth what it is worth. */
const answersOn = (view: CaptainsWagerView, seat: Seat): Phrase[] => [
  ...(view.starting === seat ? [phrase('total.starting', { who: seated(seat) })] : []),
  ...claimedBy(view, seat),
  ...dealNote(view, seat),
  ...crewNotes(view, seat),
  phrase('total.stack', { who: seated(seat), count: view.claimed[seat]?.length ?? 0, gold: goldOf(view, seat) }),
];

const ofPiece = (piece: PieceId, prefix: string): number | undefined =>
  piece.startsWith(prefix) ? Number(piece.slice(prefix.length)) : undefined;

/** The table of Captain's Wager in words. */
export const mirror = {
  hand: (view: CaptainsWagerView, seat: Seat) => [...(view.hands[seat] ?? []), ...(view.items[seat] ?? [])],
  seat: notesOfSeat,
  isOut: () => false,
  table: (view: CaptainsWagerView): Phrase[] => [
    phrase('status.adventure', { adventure: view.adventure, encounter: Math.max(1, view.encounter) }),
    phrase('piece.pool', { count: view.pool.length }),
    ...view.claims.flatMap((claimer, at) => (claimer === null ? [phrase('status.unclaimed', { number: at + 1 })] : [])),
    phrase('piece.undealt', { count: view.undealt.length }),
    phrase('piece.discard', { count: view.discard.length + view.buried.length }),
    phrase('piece.out', { count: view.out.length }),
  ],
  phases: {
    'adventure.encounter.start': 'phase.encounter',
    'adventure.encounter.turn': 'phase.encounter',
    'adventure.encounter.end': 'phase.encounter',
    'adventure.end': 'phase.distribution',
  },
  totals: (view: CaptainsWagerView): Phrase[] => [
    ...seatsFrom(0, view.seats).flatMap((seat) => answersOn(view, seat)),
    ...knownPool(view),
  ],
  deeds: ['crew', 'bring', 'item'],
  kind(_: CaptainsWagerView, piece: PieceId): string | undefined {
    const number = ofPiece(piece, 'pile:encounter:');
    return number === undefined ? undefined : encounterKind(number);
  },
  /** For a crew that is played: why it is worth what it is worth. */
  details(view: CaptainsWagerView, piece: PieceId): Phrase[] {
    const seat = view.crews.findIndex(({ cards }) => cards.some(({ card: { id } }) => id === piece));
    return seat < 0 ? [] : crewNotes(view, seat);
  },
  /** How everybody's gold adds up (CW-7.2), when the game is over. */
  account: (view: CaptainsWagerView) =>
    view.accounts && {
      lines: (['claimed', 'coins', 'deck', 'items', 'ious'] as const).map((line) => ({
        name: phrase(`account.${line}`),
        values: view.accounts?.map((account) => account[line]) ?? [],
      })),
      totals: view.accounts.map(({ total }) => total),
    },
};
