import { inTurn as each } from '../../kit/act.ts';
import { phrase, seated } from '../../kit/phrase.ts';
import type { Seat } from '../../kit/seats.ts';
import { ENCOUNTERS, goldInHand, goldOn, IOU } from '../cards.ts';
import type { CaptainsWagerMove, Context, TreasureCard } from '../context.ts';
import type { Account, CaptainsWagerEvent } from '../events.ts';
import { type Done, deckOf, isActive, itemsOf, joined, picked, seatsOf, shuffled, told, withEntry } from './common.ts';

/** The captains who may share, in the order of the Encounters they claimed; one who has stolen may not (CW-6.2, CW-4.5). */
const claimants = (context: Context): Seat[] =>
  context.claims.flatMap((seat) => (seat !== null && isActive(context, seat) ? [seat] : []));

/** Who gets the whole pool: with two Encounters (CW-6.1), or as the only one who claimed any (CW-6.2). */
function winnerOf(claims: readonly Seat[]): { readonly seat: Seat; readonly by: 'two' | 'alone' } | undefined {
  const [first] = claims;
  const strong = claims.find((seat) => claims.filter((other) => other === seat).length >= ENCOUNTERS.forThePool);
  if (strong !== undefined) return { seat: strong, by: 'two' };
  return first !== undefined && claims.length === 1 ? { seat: first, by: 'alone' } : undefined;
}

/** The shuffled pool is dealt one by one, in the order of the Encounters (CW-6.2). */
function dealPool(context: Context, claims: readonly Seat[]): Done {
  const { cards, context: now } = shuffled({ ...context, pool: [] }, context.pool);
  const deal = cards.map((card, place) => {
    const at = place % claims.length;
    const seat = claims[at] ?? 0;
    const number = context.claims.indexOf(seat) + 1;
    return (table: Context): Done =>
      told(
        { ...table, collected: joined(table.collected, seat, card) },
        { type: 'share', seat, card: card.id, number, secret: { to: [seat], facts: { kind: card.kind } } },
      );
  });
  const seats = [...claims];
  return each(now, (table) => told(table, { type: 'pool-shared', seats, count: cards.length }), ...deal);
}

/** Distributes the treasure of the Adventure (CW-6.1, CW-6.2). */
export function share(context: Context): Done {
  const { pool } = context;
  const claims = claimants(context);
  if (claims.length === 0 || pool.length === 0) return told(context, { type: 'pool-stays', count: pool.length });
  const winner = winnerOf(claims);
  if (!winner) return dealPool(context, claims);
  const { seat, by } = winner;
  return told(
    { ...context, pool: [], collected: joined(context.collected, seat, ...pool) },
    {
      type: 'pool-won',
      seat,
      count: pool.length,
      by,
      secret: { to: [seat], facts: { kinds: pool.map(({ kind }) => kind) } },
    },
  );
}

/** Who has still to put away what it has collected, in the order of the Encounters (CW-6.3). */
export const nextToStow = (context: Context): Seat | undefined =>
  claimants(context).find((seat) => (context.collected[seat] ?? []).length > 0);

/** Keeps one of the cards collected, or none; the others go face up to the stack (CW-6.3). */
export function stow(context: Context, move: CaptainsWagerMove & { type: 'keep' | 'stow' }): Done {
  const { seat } = move;
  const collected = context.collected[seat] ?? [];
  const kept = move.type === 'keep' ? picked(collected, move.card).card : undefined;
  const cards = collected.filter((card) => card !== kept);
  const now: Context = {
    ...context,
    collected: withEntry(context.collected, seat, []),
    claimed: joined(context.claimed, seat, ...cards),
    items: kept ? joined(context.items, seat, kept) : context.items,
  };
  const secret = kept && { secret: { to: [seat], facts: { kind: kept.kind } } };
  return told(now, { type: 'stowed', seat, cards, kept: kept !== undefined, ...secret });
}

// --- the end ---------------------------------------------------------------------------------------------------------

const goldIn = (cards: readonly TreasureCard[], worth: (kind: TreasureCard['kind']) => number): number =>
  cards.reduce((sum, { kind }) => sum + worth(kind), 0);

/** How a captain's gold adds up (CW-7.2). */
export function accountOf(context: Context, seat: Seat): Account {
  const parts = {
    claimed: goldIn(context.claimed[seat] ?? [], goldOn),
    coins: context.coins[seat] ?? 0,
    deck: deckOf(context, seat).length,
    items: goldIn(itemsOf(context, seat), goldInHand),
    ious: 0 - IOU * (context.ious[seat] ?? 0),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Claimed treasures by their gold, from the most valuable: what breaks a tie (CW-7.3). */
const treasuresOf = (context: Context, seat: Seat): number[] =>
  [4, 3, 2].map((gold) => (context.claimed[seat] ?? []).filter(({ kind }) => goldOn(kind) === gold).length);

/** Compares two captains: the better one first, 0 when nothing tells them apart (CW-7.3). */
function compare(context: Context, one: Seat, other: Seat): number {
  const marks = (seat: Seat) => [accountOf(context, seat).total, ...treasuresOf(context, seat)];
  const [ones, others] = [marks(one), marks(other)];
  const at = ones.findIndex((mark, place) => mark !== others[place]);
  return at < 0 ? 0 : (others[at] ?? 0) - (ones[at] ?? 0);
}

/** The final scoring (CW-7.2, CW-7.3). */
export function score(context: Context): Done {
  const order = seatsOf(context).sort((one, other) => compare(context, one, other) || one - other);
  const ranking = order.reduce<Seat[][]>((groups, seat) => {
    const equals = groups.at(-1);
    if (equals?.[0] !== undefined && compare(context, equals[0], seat) === 0) equals.push(seat);
    else groups.push([seat]);
    return groups;
  }, []);
  const scores = seatsOf(context).map((seat) => accountOf(context, seat).total);
  const winners = ranking[0] ?? [];
  const gold = scores[winners[0] ?? 0] ?? 0;
  const isTied = scores.filter((total) => total === gold).length > 1;
  const by = winners.length > 1 ? 'shared' : isTied ? 'treasures' : 'gold';
  const scored = seatsOf(context).map(
    (seat): CaptainsWagerEvent => ({ type: 'scored', seat, account: accountOf(context, seat) }),
  );
  const why = phrase('outcome.won', { how: by, winner: seated(winners[0] ?? 0), gold });
  return {
    context: { ...context, turn: null, outcome: { ranking, scores, rule: 'CW-7.3', why } },
    events: [...scored, { type: 'won', seats: winners, gold, by, rule: 'CW-7.3' }],
  };
}
