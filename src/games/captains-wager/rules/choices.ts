import type { CardId } from '../../kit/cards.ts';
import type { Seat } from '../../kit/seats.ts';
import { effectOf, type Kind, valueOn } from '../cards.ts';
import type { CaptainsWagerMove, Choice, Context } from '../context.ts';
import {
  crewOf,
  type Done,
  deckOf,
  handOf,
  joined,
  lookedAt,
  picked,
  quiet,
  renamed,
  shuffled,
  told,
  withCrew,
  withEntry,
  withoutLooks,
} from './common.ts';

type MoveOf<T extends CaptainsWagerMove['type']> = CaptainsWagerMove & { readonly type: T };

/** The choice that is open. Throws when none is. */
export function openChoice({ choice }: Pick<Context, 'choice'>): Choice {
  if (!choice) throw new Error('There is nothing to choose.');
  return choice;
}

/** The card that asks for the choice. */
export function askedBy(context: Pick<Context, 'choice'>): Kind {
  const { source } = openChoice(context);
  if (!source) throw new Error('No card asks.');
  return source;
}

/** The cards that a Star Navigator puts back. */
export function charted(context: Context) {
  const { by } = openChoice(context);
  const effect = effectOf(askedBy(context));
  return deckOf(context, by).slice(0, effect.does === 'chart' ? effect.count : 0);
}

/** The looked-at cards go back in the order chosen; nobody else can follow which is where (CW-1.1). */
export function putBack(context: Context, { seat, top, second }: MoveOf<'chart'>): Done {
  const cards = charted(context);
  const first = [top, second].flatMap((id) => cards.find((card) => card.id === id) ?? []);
  const ordered = [...first, ...cards.filter((card) => !first.includes(card))];
  const fresh = renamed(ordered, context.minted);
  const decks = withEntry(context.decks, seat, [...fresh.cards, ...deckOf(context, seat).slice(cards.length)]);
  const now = withoutLooks({ ...context, decks, minted: fresh.minted, choice: null }, cards);
  return told(lookedAt(now, seat, fresh.cards), { type: 'chart-done', seat });
}

/** Discards a Crew card face down: the hand is mixed, so that nobody can follow which it was. */
export function discardCrew(context: Context, { seat, card: id }: MoveOf<'discard'>): Done {
  const source = askedBy(context);
  const hand = handOf(context, seat);
  const { kind } = picked(hand, id).card;
  const { cards, context: now } = shuffled(withoutLooks(context, hand), hand);
  const buried = cards.filter((card) => card.kind === kind);
  const hands = withEntry(
    now.hands,
    seat,
    cards.filter((card) => card.kind !== kind),
  );
  const away = lookedAt({ ...now, hands, buried: [...now.buried, ...buried], choice: null }, seat, buried);
  return told(away, {
    type: 'discarded',
    seat,
    source,
    secret: { to: [seat], facts: { kind } },
  });
}

/** One more Crew card comes with the First Mate: its value is added, its effect does not happen (CW-1.1). */
export function bringAlong(context: Context, { seat, card: id }: MoveOf<'bring'>): Done {
  const { card, rest } = picked(handOf(context, seat), id);
  const hands = withEntry(context.hands, seat, rest);
  const cards = [...crewOf(context, seat).cards, { card, live: false }];
  return told(withCrew({ ...context, hands, choice: null }, seat, { cards }), {
    type: 'brought',
    seat,
    card,
    value: valueOn(card.kind),
  });
}

/** The First Mate comes alone. */
export const comeAlone = (context: Context): Done => quiet({ ...context, choice: null });

/** A played crew changes places with one of the hand, whose effect does not happen; everybody has seen the one that goes back. */
export function swapCrew(context: Context, { seat, out, card: id }: MoveOf<'swap'>): Done {
  const { card, rest } = picked(handOf(context, seat), id);
  const crew = crewOf(context, seat);
  const back = crew.cards.find((played) => played.card.id === out)?.card;
  if (!back) throw new Error(`${out} was not played by seat ${seat}.`);
  const cards = crew.cards.map((played) => (played.card === back ? { card, live: false } : played));
  const changes = crew.changes.filter(({ source }) => source !== back.kind);
  const hands = withEntry(context.hands, seat, [...rest, back]);
  const now = withCrew({ ...context, hands, choice: null }, seat, { cards, changes });
  return told(lookedAt(now, 'public', [back]), { type: 'swapped', seat, back, card });
}

/** A card of the pool goes face up to a Claimed Treasure Stack. */
export function takeFromPool(context: Context, seat: Seat, id: CardId, source: Kind): Done {
  const { card, rest } = picked(context.pool, id);
  const now = withoutLooks({ ...context, pool: rest, claimed: joined(context.claimed, seat, card) }, [card]);
  return told(now, { type: 'claimed', seat, card, source });
}

/** Claims the card of the pool that a Skeleton Map shows the way to (CW-1.2). */
export function claimChosen(context: Context, { seat, card }: MoveOf<'claim'>): Done {
  return takeFromPool({ ...context, choice: null }, seat, card, askedBy(context));
}
