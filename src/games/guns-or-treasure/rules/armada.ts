import { mint } from '../../kit/cards.ts';
import { draw } from '../../kit/chance.ts';
import type { Seat } from '../../kit/seats.ts';
import { ARMADA_SHIPS } from '../cards.ts';
import type { Context, GunsOrTreasureMove, Look, Play, Ship, ShipCard } from '../context.ts';
import { byId, type Done, discardOpen, handOf, nothing, replaced, seatsOf, taken, takeTop } from './common.ts';

/** Three neutral ships start from the top of the deck, bow up (GT-9.5). */
export function muster(context: Context): Done {
  const bows: ShipCard[] = [];
  let done = nothing(context);
  while (bows.length < ARMADA_SHIPS) {
    const top = takeTop(done.context);
    done = { context: top.context, events: [...done.events, ...top.events] };
    if (!top.card) break;
    bows.push(top.card);
  }
  const armada: Ship[] = bows.map((card) => ({ id: card.id, cards: [card], open: false }));
  return { context: { ...done.context, armada }, events: [...done.events, { type: 'mustered', cards: bows }] };
}

/** What a seat adds to the Armada. */
export const crewsOf = (context: Context, seat: Seat): readonly Play[] => context.crews[seat] ?? [];

/** The Armada's ships to which a seat has not added a card yet. */
export const uncrewed = (context: Context, seat: Seat): Ship[] =>
  context.armada.filter(({ id }) => crewsOf(context, seat).every(({ ship }) => ship !== id));

/** Who has still to add cards to the Armada. */
export const crewing = (context: Context): Seat[] =>
  seatsOf(context).filter((seat) => uncrewed(context, seat).length > 0 && handOf(context, seat).length > 0);

/** Adds a leftover card to one of the Armada's ships, in secret (GT-9.5). */
export function crew(context: Context, { seat, card: id, ship }: GunsOrTreasureMove & { type: 'crew' }): Done {
  const { card, context: without } = taken(context, seat, id);
  const crews = [...crewsOf(context, seat), { card, ship }].sort((a, b) => byId(a.card, b.card));
  const after: Context = { ...without, crews: replaced(context.crews, seat, crews) };
  return { context: after, events: crewing(after).includes(seat) ? [] : [{ type: 'ready', seat, task: 'crewing' }] };
}

/**
 * All cards are added at once (GT-9.5). The ids are minted anew in an order of chance, so that nobody can tell whose card lies where;
 * each player still knows the own ones.
 */
export function setAfloat(context: Context): Done {
  const added = context.crews.flatMap((crews, seat) => crews.map(({ card, ship }) => ({ seat, card, ship })));
  const [afloat, chance] = draw(context.chance, (lots) => {
    let { minted } = context;
    const looks: Look[] = [...context.looks];
    const armada = context.armada.map((ship) => {
      const mixed = lots.shuffled(added.filter((one) => one.ship === ship.id));
      const anew = mint(
        mixed.map(({ card }) => card.kind),
        minted,
      );
      minted = anew.minted;
      looks.push(...mixed.map(({ seat }, place) => ({ seat, card: anew.cards[place]?.id ?? '', inSecret: true })));
      return { ...ship, cards: [...ship.cards, ...anew.cards] };
    });
    return { armada, looks, minted };
  });
  return {
    context: { ...context, ...afloat, chance, crews: context.crews.map(() => []) },
    events: [{ type: 'crewed', count: added.length }],
  };
}

/** Once the players' ships are gone, what is left of the Armada is discarded (GT-9.5). */
export const disperse = (context: Context): Done =>
  context.armada.length === 0
    ? nothing(context)
    : {
        context: {
          ...discardOpen(
            context,
            context.armada.flatMap(({ cards }) => cards),
          ),
          armada: [],
        },
        events: [{ type: 'dispersed', count: context.armada.length }],
      };
