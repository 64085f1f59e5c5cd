import type { Deed } from '../kit/act.ts';
import { inTurn } from '../kit/act.ts';
import { type Card, mint, shuffleAnew, takeOut } from '../kit/cards.ts';
import { chanceOf, draw } from '../kit/chance.ts';
import type { Setup } from '../kit/game.ts';
import { nextSeat, type Seat, seatsFrom } from '../kit/seats.ts';
import { type Attacker, BLOCKS, COINS_TO_WIN, DECK, HAND_LIMIT, type Kind, THIEVES } from './cards.ts';
import type { Context, TakeTheGoldMove } from './context.ts';
import type { TakeTheGoldEvent } from './events.ts';

/** What a rule of this game leaves behind. */
export type Done = Deed<Context, TakeTheGoldEvent>;

const nothing = (context: Context): Done => ({ context, events: [] });

// --- questions -------------------------------------------------------------------------------------------------------

/** The cards a seat holds. */
export const handOf = (context: Context, seat: Seat): readonly Card<Kind>[] => context.hands[seat] ?? [];

/** How many coins a seat holds. */
export const coinsOf = (context: Context, seat: Seat): number =>
  handOf(context, seat).filter(({ kind }) => kind === 'gold-coin').length;

/** Players an attack can be aimed at: others in the game who hold a card (TG-3.5). */
export const targetsOf = (context: Context): Seat[] =>
  context.contenders.filter((seat) => seat !== context.turn && handOf(context, seat).length > 0);

/** Whether the hand of the player in turn is too large to end the turn (TG-3.3). */
export const mustDiscard = (context: Context): boolean => handOf(context, context.turn).length > HAND_LIMIT;

const goalOf = (context: Context): number => (context.tieBreak ? COINS_TO_WIN.tieBreak : COINS_TO_WIN.voyage);

/** Who has enough coins, the player in turn first (TG-6.1). */
export const richest = (context: Context): Seat | undefined =>
  seatsFrom(context.turn, context.seats).find(
    (seat) => context.contenders.includes(seat) && coinsOf(context, seat) >= goalOf(context),
  );

/** Whether somebody has won at once (TG-6.1; not in the Advanced game, TG-9.1, whose tie-break is decided at once all the same). */
export const hasWonAtOnce = (context: Context): boolean =>
  (context.tieBreak || !context.options.advanced) && richest(context) !== undefined;

/** Whether the player in turn starts it with enough coins to win the Advanced game (TG-9.1). */
export const startsRich = (context: Context): boolean =>
  context.options.advanced && coinsOf(context, context.turn) >= goalOf(context);

/** Whether the ship is destroyed (TG-5.2, TG-9.2); a tie-break's Krakens end nothing (TG-6.4). */
export const shipDestroyed = (context: Context): boolean =>
  !context.tieBreak && context.aside.length >= context.options.krakens;

/** The players with the most coins (TG-6.2). */
export const withMostCoins = (context: Context): Seat[] => {
  const most = Math.max(...context.contenders.map((seat) => coinsOf(context, seat)));
  return context.contenders.filter((seat) => coinsOf(context, seat) === most);
};

// --- steps -----------------------------------------------------------------------------------------------------------

const withHand = (context: Context, seat: Seat, hand: readonly Card<Kind>[]): Context => ({
  ...context,
  hands: context.hands.map((held, at) => (at === seat ? hand : held)),
});

const taken = (context: Context, seat: Seat, id: string): { card: Card<Kind>; context: Context } => {
  const found = takeOut(handOf(context, seat), id);
  if (!found) throw new Error(`Seat ${seat} does not hold ${id}.`);
  return { card: found.card, context: withHand(context, seat, found.rest) };
};

/** An empty draw pile is made of the shuffled discard pile (TG-6.5). */
function reshuffle(context: Context): Done {
  if (context.drawPile.length > 0 || context.discard.length === 0) return nothing(context);
  const [{ cards, minted }, chance] = draw(context.chance, (lots) =>
    shuffleAnew(context.discard, context.minted, lots),
  );
  return {
    context: { ...context, drawPile: cards, discard: [], minted, chance },
    events: [{ type: 'reshuffled', count: cards.length }],
  };
}

/** Draws one card, if there is any (TG-3.1, TG-6.5). */
export function drawOne(context: Context, seat: Seat): Done {
  return inTurn(context, reshuffle, (ready) => {
    const [card, ...drawPile] = ready.drawPile;
    if (!card) return nothing(ready);
    return {
      context: withHand({ ...ready, drawPile }, seat, [...handOf(ready, seat), card]),
      events: [{ type: 'drew', seat, ids: [card.id], secret: { to: [seat], facts: { kinds: [card.kind] } } }],
    };
  });
}

/** A player with no card draws 2 at once, the one in turn first (TG-3.4). */
export function refillEmptyHands(context: Context): Done {
  const empty = seatsFrom(context.turn, context.seats).filter(
    (seat) => context.contenders.includes(seat) && handOf(context, seat).length === 0,
  );
  return inTurn(
    context,
    ...empty.flatMap((seat) => [(now: Context) => drawOne(now, seat), (now: Context) => drawOne(now, seat)]),
  );
}

/**
 * Takes cards blindly out of a hand: nobody but the two players learns which, nobody can follow it (TG-4.4).
 *
 * There are so many: who blocked with the last card has at least drawn what lies on the discards since (TG-3.4).
 */
function stealBlindly(context: Context, by: Seat, from: Seat, count: number): Done {
  const [{ loot, kept, mixed }, chance] = draw(context.chance, (lots) => {
    const shuffled = lots.shuffled(handOf(context, from));
    const stolen = shuffled.slice(0, count);
    const rest = shuffleAnew(shuffled.slice(count), context.minted, lots);
    return { loot: stolen, kept: rest, mixed: shuffleAnew([...handOf(context, by), ...stolen], rest.minted, lots) };
  });
  const moved = withHand({ ...context, minted: mixed.minted, chance }, from, kept.cards);
  return {
    context: withHand(moved, by, mixed.cards),
    events: [
      {
        type: 'stole',
        by,
        from,
        count,
        secret: { to: [by, from], facts: { kinds: loot.map(({ kind }) => kind) } },
      },
    ],
  };
}

// --- deeds -----------------------------------------------------------------------------------------------------------

/** Everything before the first deal. */
export function newTable({ seats, seed, options, first }: Setup): Context {
  return {
    chance: chanceOf(seed),
    minted: 0,
    seats,
    options: { advanced: options.advanced === true, krakens: Number(options.krakens) },
    turn: first ?? -1,
    hands: seatsFrom(0, seats).map(() => []),
    drawPile: [],
    discard: [],
    inPlay: null,
    aside: [],
    attack: null,
    contenders: seatsFrom(0, seats),
    tieBreak: false,
    outcome: null,
  };
}

/** Shuffles, deals two cards each, and settles who begins (TG-2.1, TG-2.2). */
export function deal(context: Context): Done {
  const [{ cards, first }, chance] = draw(context.chance, (lots) => ({
    cards: lots.shuffled(DECK),
    first: context.turn >= 0 ? context.turn : lots.between(0, context.seats - 1),
  }));
  const deck = mint(cards, context.minted);
  const ready: Context = { ...context, chance, minted: deck.minted, drawPile: deck.cards, turn: first };
  const round = seatsFrom(first, context.seats);
  const dealt = inTurn(ready, ...[...round, ...round].map((seat) => (now: Context) => drawOne(now, seat)));
  return { context: dealt.context, events: [{ type: 'dealt', first }, ...dealt.events] };
}

/** The turn begins with a card (TG-3.1). */
export function beginTurn(context: Context): Done {
  const drawn = drawOne(context, context.turn);
  return { context: drawn.context, events: [{ type: 'turn', seat: context.turn }, ...drawn.events] };
}

/** Plays an attack card on somebody (TG-4, TG-5). A Kraken's fate is open, every other card is discarded as it is played. */
export function playCard(context: Context, move: TakeTheGoldMove & { type: 'play' }): Done {
  const { card, context: without } = taken(context, move.seat, move.card);
  const attacker = card as Card<Attacker>;
  const kraken = card.kind === 'kraken';
  const attack = { by: move.seat, on: move.on, card: attacker, thieves: THIEVES[attacker.kind] };
  const played: Context = {
    ...without,
    attack,
    inPlay: kraken ? card : null,
    discard: kraken ? without.discard : [...without.discard, card],
  };
  const { context: after, events } = refillEmptyHands(played);
  return { context: after, events: [{ type: 'played', by: move.seat, on: move.on, card }, ...events] };
}

/** The turn goes by without a card (TG-3.1). */
export const pass = (context: Context): Done => ({ context, events: [{ type: 'passed', seat: context.turn }] });

const ongoing = (context: Context) => {
  if (!context.attack) throw new Error('There is no attack.');
  return context.attack;
};

/** Answers an attack with a card; it is over when no thief is left (TG-4.2, TG-5.1). */
export function block(context: Context, move: TakeTheGoldMove & { type: 'block' }): Done {
  const attack = ongoing(context);
  const { card, context: without } = taken(context, move.seat, move.card);
  const thieves = BLOCKS[attack.card.kind][card.kind] ?? attack.thieves;
  const failed = without.inPlay ? [without.inPlay] : [];
  const blocked: Context = {
    ...without,
    inPlay: null,
    discard: [...without.discard, ...failed, card],
    attack: thieves > 0 ? { ...attack, thieves } : null,
  };
  const { context: after, events } = refillEmptyHands(blocked);
  return { context: after, events: [{ type: 'blocked', by: move.seat, against: attack.by, card, thieves }, ...events] };
}

/** Lets an attack through (TG-4.2), or refuses a Pirate Captain's demand (TG-5.3). */
export function yieldTo(context: Context): Done {
  const { by, on, card } = ongoing(context);
  return { context, events: [{ type: 'yielded', seat: on, to: by, attack: card.kind }] };
}

/** Pays a Pirate Captain one coin, in the open (TG-5.3). */
export function pay(context: Context, move: TakeTheGoldMove & { type: 'pay' }): Done {
  const { by } = ongoing(context);
  const { card, context: without } = taken(context, move.seat, move.card);
  const paid = withHand({ ...without, attack: null }, by, [...handOf(without, by), card]);
  const { context: after, events } = refillEmptyHands(paid);
  return { context: after, events: [{ type: 'paid', by: move.seat, to: by, card }, ...events] };
}

/** How many cards the thieves can take now: those not stopped, as far as there are cards (TG-4.1, TG-5.3). */
export const lootable = (context: Context): number =>
  context.attack ? Math.min(context.attack.thieves, handOf(context, context.attack.on).length) : 0;

/** Whether the attacker may choose to take fewer: two Pirates nobody stopped, before a hand of two or more (TG-4.1). */
export const mayTakeFewer = (context: Context): boolean =>
  context.attack?.card.kind === 'two-pirates' && lootable(context) > 1;

/** The thieves take `count` cards together; then who holds none draws 2 (TG-4.1, TG-5.3, TG-3.4). */
export function strike(context: Context, count: number): Done {
  const { by, on } = ongoing(context);
  return inTurn({ ...context, attack: null }, (now) => stealBlindly(now, by, on, count), refillEmptyHands);
}

/** The Kraken takes the whole hand and is set aside (TG-5.1, TG-5.2); the last one spares the hand of one of two players (TG-6.3). */
export function krakenStrikes(context: Context): Done {
  const { by, on } = ongoing(context);
  const aside = context.inPlay ? [...context.aside, context.inPlay] : context.aside;
  const struck: Context = { ...context, aside, inPlay: null, attack: null };
  const spares = shipDestroyed(struck) && context.seats === 2;
  const lost = spares ? [] : [...handOf(struck, on)];
  return {
    context: spares ? struck : withHand({ ...struck, discard: [...struck.discard, ...lost] }, on, []),
    events: [{ type: 'kraken', by, on, cards: lost, count: aside.length, last: shipDestroyed(struck) }],
  };
}

/** Discards one card to the hand limit (TG-3.3). */
export function discardOne(context: Context, move: TakeTheGoldMove & { type: 'discard' }): Done {
  const { card, context: without } = taken(context, move.seat, move.card);
  return {
    context: { ...without, discard: [...without.discard, card] },
    events: [{ type: 'discarded', seat: move.seat, card }],
  };
}

/** The next player clockwise is in turn (TG-2.2). */
export function passTurn(context: Context): Done {
  const next = nextSeat(context.turn, context.seats, (seat) => context.contenders.includes(seat));
  return nothing({ ...context, turn: next ?? context.turn });
}

/** All coins are laid open, and nothing else (TG-6.2). */
const coinsRevealed = (context: Context): TakeTheGoldEvent => ({
  type: 'revealed',
  hands: context.hands.map((hand) => hand.filter(({ kind }) => kind === 'gold-coin')),
});

/** After the count the tied players discard their coins and play on, the others are out (TG-6.2, TG-6.4). */
export function beginTieBreak(context: Context): Done {
  const tied = withMostCoins(context);
  const coins = tied.map((seat) => coinsOf(context, seat))[0] ?? 0;
  const isKept = (card: Card<Kind>, seat: Seat) => tied.includes(seat) && card.kind !== 'gold-coin';
  const shed = context.hands.flatMap((hand, seat) => hand.filter((card) => !isKept(card, seat)));
  const next: Context = {
    ...context,
    tieBreak: true,
    contenders: tied,
    turn: nextSeat(context.turn, context.seats, (seat) => tied.includes(seat)) ?? context.turn,
    hands: context.hands.map((hand, seat) => hand.filter((card) => isKept(card, seat))),
    discard: [...context.discard, ...shed],
  };
  return inTurn(
    next,
    (now) => ({ context: now, events: [coinsRevealed(context), { type: 'tie-break', seats: tied, coins, shed }] }),
    refillEmptyHands,
  );
}

/** Somebody has the coins (TG-6.1, TG-6.4, TG-9.1). */
export function winWithCoins(context: Context): Done {
  const winner = richest(context);
  if (winner === undefined) throw new Error('Nobody has won.');
  const coins = handOf(context, winner).filter(({ kind }) => kind === 'gold-coin');
  const rule = context.tieBreak ? 'TG-6.4' : context.options.advanced ? 'TG-9.1' : 'TG-6.1';
  const why = context.tieBreak ? 'outcome.tie-break' : context.options.advanced ? 'outcome.advanced' : 'outcome.coins';
  const others = seatsFrom(0, context.seats).filter((seat) => seat !== winner);
  return {
    context: {
      ...context,
      attack: null,
      outcome: {
        ranking: [[winner], others],
        scores: seatsFrom(0, context.seats).map((seat) => (seat === winner ? coins.length : null)),
        rule,
        why: { key: why, values: { winner: { seat: winner }, coins: coins.length } },
      },
    },
    events: [{ type: 'won', seat: winner, rule, coins }],
  };
}

/** The ship is destroyed and one player has the most coins (TG-6.2). */
export function winAtShipwreck(context: Context): Done {
  const [winner = 0] = withMostCoins(context);
  const coinsHeld = seatsFrom(0, context.seats).map((seat) => coinsOf(context, seat));
  const levels = [...new Set(coinsHeld)].sort((a, b) => b - a);
  const coins = handOf(context, winner).filter(({ kind }) => kind === 'gold-coin');
  return {
    context: {
      ...context,
      attack: null,
      outcome: {
        ranking: levels.map((level) => seatsFrom(0, context.seats).filter((seat) => coinsHeld[seat] === level)),
        scores: coinsHeld,
        rule: 'TG-6.2',
        why: { key: 'outcome.shipwreck', values: { winner: { seat: winner }, coins: coins.length } },
      },
    },
    events: [coinsRevealed(context), { type: 'won', seat: winner, rule: 'TG-6.2', coins }],
  };
}
