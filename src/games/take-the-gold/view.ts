import { type Card, faceDown, type SeenCard } from '../kit/cards.ts';
import type { BaseView, State } from '../kit/game.ts';
import { type Seat, seatsFrom, type Viewer } from '../kit/seats.ts';
import type { Kind } from './cards.ts';
import type { Attack, Context } from './context.ts';
import { askedSeat, phaseOf } from './legal.ts';
import { lootable } from './rules.ts';

/** What one viewer may know of a table of Take the Gold. */
export interface TakeTheGoldView extends BaseView {
  readonly game: 'take-the-gold';
  readonly options: Context['options'];
  readonly turn: Seat;
  /** One hand a seat; faces only where the viewer may see them. */
  readonly hands: readonly (readonly SeenCard<Kind>[])[];
  /** Ids of the draw pile, top first: where cards lie, not what they are. */
  readonly drawPile: readonly string[];
  /** The discard pile, top last. */
  readonly discard: readonly Card<Kind>[];
  readonly inPlay: Card<Kind> | null;
  readonly aside: readonly Card<Kind>[];
  readonly attack: Attack | null;
  /** How many cards the attack can take now. */
  readonly lootable: number;
  readonly contenders: readonly Seat[];
  readonly tieBreak: boolean;
  /** How many card ids the table has used; needed to imagine how it goes on. */
  readonly minted: number;
}

/** Coins lie open at the end: all of them after a shipwreck (TG-6.2), the winner's otherwise. */
const isOpen = (context: Context, seat: Seat, card: Card<Kind>): boolean =>
  card.kind === 'gold-coin' &&
  context.outcome !== null &&
  (context.outcome.rule === 'TG-6.2' || (context.outcome.ranking[0]?.includes(seat) ?? false));

/** What a viewer may know: the own hand, and all that lies open (TG-2.1). */
export function view(state: State<Context>, viewer: Viewer): TakeTheGoldView {
  const { context, value } = state;
  const phase = phaseOf(value);
  const asked = askedSeat(phase, context.turn, context.attack);
  return {
    game: 'take-the-gold',
    viewer,
    value,
    seats: context.seats,
    turn: context.turn,
    acting: asked === null ? [] : [asked],
    outcome: context.outcome,
    options: context.options,
    hands: seatsFrom(0, context.seats).map((seat) =>
      (context.hands[seat] ?? []).map((card) =>
        seat === viewer || isOpen(context, seat, card) ? card : faceDown(card),
      ),
    ),
    drawPile: context.drawPile.map(({ id }) => id),
    discard: context.discard,
    inPlay: context.inPlay,
    aside: context.aside,
    attack: context.attack,
    lootable: lootable(context),
    contenders: context.contenders,
    tieBreak: context.tieBreak,
    minted: context.minted,
  };
}
