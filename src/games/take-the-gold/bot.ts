import type { Card, SeenCard } from '../kit/cards.ts';
import { type Chance, chanceOf, draw, type Lots } from '../kit/chance.ts';
import type { State } from '../kit/game.ts';
import { bestMove } from '../kit/policy.ts';
import { type Seat, seatsFrom } from '../kit/seats.ts';
import { COINS_TO_WIN, DECK, type Kind } from './cards.ts';
import type { Context, TakeTheGoldMove } from './context.ts';
import { coinsOf } from './rules.ts';
import type { TakeTheGoldView } from './view.ts';

const seenKinds = (view: TakeTheGoldView): Kind[] =>
  [...view.hands.flat(), ...view.discard, ...view.aside, ...(view.inPlay ? [view.inPlay] : [])].flatMap(({ kind }) =>
    kind === null ? [] : [kind],
  );

const without = (kinds: readonly Kind[], gone: readonly Kind[]): Kind[] => {
  const left = [...kinds];
  for (const kind of gone) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** The kinds a viewer has not seen, in the manifest's order. */
export const unseenKinds = (view: TakeTheGoldView): Kind[] => without(DECK, seenKinds(view));

/**
 * How many coins may lie face down in a hand without anybody's having seen it: too few to have won at once (TG-6.1, TG-6.4),
 * and none where all of them have been laid open at the end (TG-6.2).
 */
function coinRoom(view: TakeTheGoldView, seat: Seat): number {
  const { outcome } = view;
  if (outcome) return outcome.rule === 'TG-6.2' || outcome.ranking[0]?.includes(seat) ? 0 : Infinity;
  return view.options.advanced && !view.tieBreak ? Infinity : goalOf(view) - 1;
}

/** Unseen cards dealt out by chance: to each hand as many as it holds face down, the rest to the draw pile. */
function dealtOut(view: TakeTheGoldView, lots: Lots): { hands: Kind[][]; pile: Kind[] } {
  const pile = lots.shuffled(unseenKinds(view));
  const hands = view.hands.map((hand) => pile.splice(0, hand.filter(({ kind }) => kind === null).length));
  const places = [
    ...hands.map((kinds, seat) => ({ kinds, room: coinRoom(view, seat) })),
    { kinds: pile, room: Infinity },
  ];
  const spare = ({ kinds, room }: (typeof places)[number]) =>
    room - kinds.filter((kind) => kind === 'gold-coin').length;
  for (const crowded of places) {
    while (spare(crowded) < 0) {
      const roomy = places.filter((place) => spare(place) > 0 && place.kinds.some((kind) => kind !== 'gold-coin'));
      const { kinds } = lots.oneOf(roomy);
      const other = lots.oneOf([...kinds.keys()].filter((at) => kinds[at] !== 'gold-coin'));
      crowded.kinds[crowded.kinds.indexOf('gold-coin')] = kinds[other] as Kind;
      kinds[other] = 'gold-coin';
    }
  }
  return { hands, pile };
}

/** A full state that agrees with all that a view knows: unseen cards are dealt out by chance. */
export function determinize(view: TakeTheGoldView, chance: Chance): State<Context> {
  const [{ dealt, seed }] = draw(chance, (lots) => ({
    dealt: dealtOut(view, lots),
    seed: `imagined-${lots.between(0, 0x7fffffff)}`,
  }));
  const faced = (cards: readonly SeenCard<Kind>[], kinds: Kind[]): Card<Kind>[] =>
    cards.map(({ id, kind }) => ({ id, kind: kind ?? (kinds.shift() as Kind) }));
  return {
    value: view.value,
    status: view.outcome ? 'done' : 'active',
    context: {
      chance: chanceOf(seed),
      minted: view.minted,
      seats: view.seats,
      options: view.options,
      turn: view.turn,
      hands: view.hands.map((hand, seat) => faced(hand, dealt.hands[seat] ?? [])),
      drawPile: faced(
        view.drawPile.map((id) => ({ id, kind: null })),
        dealt.pile,
      ),
      discard: view.discard,
      inPlay: view.inPlay,
      aside: view.aside,
      attack: view.attack,
      contenders: view.contenders,
      tieBreak: view.tieBreak,
      outcome: view.outcome,
    },
  };
}

/** What a card is worth in hand, in coins. A second card of a kind is worth less. */
const WORTH: Readonly<Record<Kind, number>> = {
  'gold-coin': 10,
  'pirate-captain': 5,
  kraken: 4,
  'two-pirates': 3.5,
  'two-officers': 3,
  pirate: 2.5,
  officer: 2,
};

const isBot = (viewer: TakeTheGoldView['viewer']): viewer is Seat => viewer !== 'public';

const ownHand = (view: TakeTheGoldView): Card<Kind>[] =>
  isBot(view.viewer) ? (view.hands[view.viewer] ?? []).flatMap(({ id, kind }) => (kind ? [{ id, kind }] : [])) : [];

const kindOf = (view: TakeTheGoldView, id: string): Kind | undefined =>
  ownHand(view).find((card) => card.id === id)?.kind;

const copies = (view: TakeTheGoldView, kind: Kind): number => ownHand(view).filter((card) => card.kind === kind).length;

/** The share of coins among the cards a viewer can't see: what a blind pick is worth. */
const coinShare = (view: TakeTheGoldView): number => {
  const unseen = unseenKinds(view);
  return unseen.length === 0 ? 0 : unseen.filter((kind) => kind === 'gold-coin').length / unseen.length;
};

const goalOf = (view: TakeTheGoldView): number => (view.tieBreak ? COINS_TO_WIN.tieBreak : COINS_TO_WIN.voyage);

/** How much a hand of this size is feared: a full one may be about to win. */
const threat = (view: TakeTheGoldView, seat: Seat): number => {
  const hand = view.hands[seat] ?? [];
  return (hand.length * coinShare(view)) / goalOf(view);
};

/** How many coins the richest of the others may show when a Kraken on this target sinks the ship (TG-6.3). */
function hopes(view: TakeTheGoldView, target: Seat): number {
  const share = coinShare(view);
  const shown = view.hands.filter((_, seat) => seat !== view.viewer && (seat !== target || view.seats === 2));
  return Math.max(0, ...shown.map((hand) => hand.length * share));
}

function playValue(view: TakeTheGoldView, move: TakeTheGoldMove & { type: 'play' }): number {
  const hand = (view.hands[move.on] ?? []).length;
  const own = copies(view, 'gold-coin');
  const share = coinShare(view);
  switch (kindOf(view, move.card)) {
    case 'pirate':
      return 3 + 6 * share + threat(view, move.on);
    case 'two-pirates':
      return (hand > 1 ? 4.5 : 2) + 8 * share + threat(view, move.on);
    case 'pirate-captain':
      // A captain is also the only shield against a Kraken: keep the last one while there is much to lose.
      return (copies(view, 'pirate-captain') > 1 ? 5 : 3.2 - own) + (hand > 1 ? 8 : 5) * share + threat(view, move.on);
    case 'kraken': {
      const left = view.options.krakens - view.aside.length;
      const endsTheGame = !view.tieBreak && left <= 1;
      if (endsTheGame) return own > hopes(view, move.on) ? 12 + threat(view, move.on) : -5;
      return hand * (1 + 2 * share) + threat(view, move.on);
    }
    default:
      return -Infinity;
  }
}

const handLoss = (view: TakeTheGoldView): number => ownHand(view).reduce((sum, { kind }) => sum + WORTH[kind], 0);

function blockValue(view: TakeTheGoldView, move: TakeTheGoldMove & { type: 'block' }): number {
  const kind = kindOf(view, move.card) ?? 'officer';
  const hand = ownHand(view);
  const stake = handLoss(view) / Math.max(1, hand.length);
  const attack = view.attack?.card.kind;
  if (attack === 'kraken') return handLoss(view) - WORTH[kind];
  const saved = attack === 'two-pirates' ? (kind === 'two-officers' ? 2 : 1) : 1;
  // Spending the stronger card on a single Pirate is a waste while a plain Officer is at hand.
  const waste = attack === 'pirate' && kind === 'two-officers' && copies(view, 'officer') > 0 ? 1.5 : 0;
  return saved * stake - WORTH[kind] * 0.6 - waste;
}

/** Paying loses one coin for certain, refusing two cards at random. */
function payValue(view: TakeTheGoldView): number {
  const hand = ownHand(view).length;
  const lostToTheCaptain = (Math.min(2, hand) / Math.max(1, hand)) * handLoss(view);
  return lostToTheCaptain - WORTH['gold-coin'];
}

const keepValue = (view: TakeTheGoldView, id: string): number => {
  const kind = kindOf(view, id) ?? 'officer';
  return WORTH[kind] - 0.5 * (copies(view, kind) - 1) * (kind === 'gold-coin' ? 0 : 1);
};

function valueOfMove(view: TakeTheGoldView, move: TakeTheGoldMove): number {
  switch (move.type) {
    case 'play':
      return playValue(view, move);
    case 'pass':
      return ownHand(view).length >= 4 ? 1 : 2;
    case 'block':
      return blockValue(view, move);
    case 'yield':
      return 0;
    case 'pay':
      return payValue(view);
    case 'take':
      return move.count;
    case 'discard':
      return -keepValue(view, move.card);
  }
}

/** A sensible choice: the move of the highest value, the lot among equals. */
export function policy(view: TakeTheGoldView, moves: readonly TakeTheGoldMove[], chance: Chance): TakeTheGoldMove {
  return bestMove(moves, (move) => valueOfMove(view, move), chance);
}

/** How well it looks for a seat: its share of the coins it needs, less what the others have. */
export function appraise(state: State<Context>, seat: Seat): number {
  const { context } = state;
  if (context.outcome) return context.outcome.ranking[0]?.includes(seat) ? 1 : 0;
  if (!context.contenders.includes(seat)) return 0;
  const goal = context.tieBreak ? COINS_TO_WIN.tieBreak : COINS_TO_WIN.voyage;
  const others = seatsFrom(0, context.seats).filter((other) => other !== seat && context.contenders.includes(other));
  const best = Math.max(0, ...others.map((other) => coinsOf(context, other)));
  const lead = (coinsOf(context, seat) - best) / goal;
  return Math.min(0.99, Math.max(0.01, 0.5 + lead / 2));
}
