import type { CaptainId } from '../../../games/guns-or-treasure/cards.ts';
import { phaseOf } from '../../../games/guns-or-treasure/legal.ts';
import type { GunsOrTreasureView } from '../../../games/guns-or-treasure/view.ts';
import type { PieceId } from '../../../games/kit/game.ts';
import { type Phrase, phrase, seated } from '../../../games/kit/phrase.ts';
import type { Seat } from '../../../games/kit/seats.ts';

const isMarauding = ({ first }: GunsOrTreasureView): boolean => first >= 0;

const ships = (view: GunsOrTreasureView, seat: Seat): Phrase =>
  phrase('status.ships', { count: view.fleets[seat]?.length ?? 0 });

/** Whether stashes are counted in the open: Scoring (GT-5), until the next game of a match begins. */
export const areStashesOpen = (view: GunsOrTreasureView): boolean =>
  view.outcome !== null || phaseOf(view.value) === 'harbour';

const stash = (view: GunsOrTreasureView, seat: Seat): Phrase =>
  phrase('status.stash', { count: view.stashes[seat]?.length ?? 0 });

/** What a plate says under the name: cards in hand while ships are built, ships while they raid, the stash in the end. */
export function seatNote(view: GunsOrTreasureView, seat: Seat): Phrase {
  if (areStashesOpen(view)) return stash(view, seat);
  const cards = view.hands[seat]?.length ?? 0;
  return isMarauding(view) || cards === 0 ? ships(view, seat) : phrase('status.cards', { count: cards });
}

const notesOfSeat = (view: GunsOrTreasureView, seat: Seat): Phrase[] => {
  const captain = view.captains[seat];
  return [
    ...(isMarauding(view) ? [] : [phrase('status.cards', { count: view.hands[seat]?.length ?? 0 })]),
    ships(view, seat),
    ...(captain?.captain ? [phrase(`card.${captain.captain}`)] : []),
    ...(!isMarauding(view) && view.lead === seat ? [phrase('status.leads')] : []),
    ...(isMarauding(view) ? [stash(view, seat)] : []),
    ...(view.options.longer ? [phrase('status.wins', { count: view.match.wins[seat] ?? 0 })] : []),
  ];
};

/** The table of Guns or Treasure in words. */
export const mirror = {
  hand: (view: GunsOrTreasureView, seat: Seat) => view.hands[seat] ?? [],
  seat: notesOfSeat,
  isOut: () => false,
  table: (view: GunsOrTreasureView): Phrase[] => [
    ...(view.options.longer ? [phrase('status.game', { game: view.match.game })] : []),
    areStashesOpen(view)
      ? phrase('status.scoring')
      : isMarauding(view)
        ? phrase('status.marauding')
        : phrase('status.round', { round: view.round }),
    phrase('piece.deck', { count: view.deck.length }),
    phrase('piece.discard', { count: view.discard.length + view.unseen.length }),
  ],
  phases: {
    setup: 'phase.setup',
    shipbuilding: 'phase.shipbuilding',
    armada: 'phase.armada',
    marauding: 'phase.marauding',
    scoring: 'phase.scoring',
  },
  /** Treasure in the stashes: public, and said when somebody asks (GT-4.7). */
  totals: (view: GunsOrTreasureView): Phrase[] =>
    isMarauding(view) && !areStashesOpen(view)
      ? view.totals.map((treasure, seat) => phrase('status.total', { who: seated(seat), treasure }))
      : [],
  deeds: ['launch', 'build', 'crew'],
  kind(view: GunsOrTreasureView, piece: PieceId): CaptainId | undefined {
    const captain = piece.startsWith('captain:')
      ? view.captains[Number(piece.slice('captain:'.length))]?.captain
      : null;
    return captain ?? undefined;
  },
};
