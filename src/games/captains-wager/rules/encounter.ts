import { inTurn as each } from '../../kit/act.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { ENCOUNTERS, effectOf, THEFT, valueOn } from '../cards.ts';
import type { CaptainsWagerMove, Context, Crew } from '../context.ts';
import type { CaptainsWagerEvent } from '../events.ts';
import {
  activeFrom,
  added,
  crewOf,
  type Done,
  deckOf,
  handOf,
  inTurn,
  joined,
  NO_CREW,
  offTheTop,
  otherActive,
  picked,
  seatsOf,
  shuffled,
  told,
  withCrew,
  withEntry,
  withoutLooks,
} from './common.ts';
import { happen } from './effects.ts';

// --- questions -------------------------------------------------------------------------------------------------------

/** Whether nobody takes part any more: the rest of the Encounters is skipped (CW-4.9). */
export const isNobodyActive = (context: Context): boolean => activeFrom(context, 0).length === 0;

/** Who has its turn next: the first of the active captains, clockwise from who leads, who has not had it (CW-4.1). */
export const nextToAct = (context: Context): Seat | undefined =>
  activeFrom(context, context.leader).find((seat) => crewOf(context, seat).deal === null);

/** Whether this was the last Encounter of the Adventure. */
export const areAllPlayed = ({ claims }: Context): boolean => claims.length >= ENCOUNTERS.all;

/** What a captain's crew is worth now: what is printed, and what has changed it. */
export const worthOf = ({ cards, changes }: Crew): number =>
  cards.reduce((sum, { card }) => sum + valueOn(card.kind), 0) + changes.reduce((sum, { value }) => sum + value, 0);

const edgeOf = ({ cards }: Crew): number =>
  cards.reduce((sum, { card, live }) => {
    const effect = effectOf(card.kind);
    return live && effect.does === 'edge' ? sum + effect.value : sum;
  }, 0);

/** How an Encounter ends. */
export type Verdict =
  | { readonly seat: Seat; readonly value: number; readonly by: 'value' | 'lucky-coin' | 'boarding-master' }
  | { readonly seat: null; readonly why: 'tie' | 'nobody' };

/** Who claims the Encounter: the highest crew, after what breaks ties (CW-4.7). */
export function verdictOf(context: Pick<Context, 'crews' | 'seats'>): Verdict {
  const crews = seatsOf(context)
    .map((seat) => ({ seat, crew: crewOf(context, seat) }))
    .filter(({ crew }) => crew.cards.length > 0);
  const highest = Math.max(...crews.map(({ crew }) => worthOf(crew)));
  const tied = crews.filter(({ crew }) => worthOf(crew) === highest);
  const [first, second] = tied;
  if (!first) return { seat: null, why: 'nobody' };
  if (!second) return { seat: first.seat, value: highest, by: 'value' };
  const edge = tied.find(({ crew }) => edgeOf(crew) > 0);
  if (edge) return { seat: edge.seat, value: highest + edgeOf(edge.crew), by: 'boarding-master' };
  const [lucky, ...more] = tied.filter(({ crew }) => crew.winsTies);
  if (!lucky || more.length > 0) return { seat: null, why: 'tie' };
  return { seat: lucky.seat, value: highest, by: 'lucky-coin' };
}

// --- deeds -----------------------------------------------------------------------------------------------------------

/** The next Encounter begins; a leader who has stolen is replaced by the next active captain (CW-4.1). */
export function beginEncounter(context: Context): Done {
  const [leader = context.leader] = activeFrom(context, context.leader);
  const encounter = context.claims.length + 1;
  return told({ ...context, encounter, leader }, { type: 'encounter', seat: leader, number: encounter });
}

/** A captain's turn begins. */
export function beginTurn(context: Context): Done {
  const seat = nextToAct(context);
  if (seat === undefined) throw new Error('Everybody has had a turn.');
  return told({ ...context, turn: seat, freeBet: false }, { type: 'turn', seat });
}

/** The top card of the Treasure Deck goes to the pool; with an empty deck all others take a coin (CW-4.3). */
export function bet(context: Context): Done {
  const seat = inTurn(context);
  const declared = withCrew(context, seat, { deal: 'bet' });
  if (context.freeBet) return told(declared, { type: 'bet', seat, card: null });
  const top = offTheTop(declared, seat);
  if (top) return told({ ...top.context, pool: [...context.pool, top.card] }, { type: 'bet', seat, card: top.card.id });
  const seats = seatsFrom(seat, context.seats).filter((other) => other !== seat);
  const coins = seats.reduce((all, other) => added(all, other, 1), context.coins);
  return told({ ...declared, coins }, { type: 'bet-coins', seat, seats });
}

/** Takes an IOU (CW-4.4). */
export function borrow(context: Context): Done {
  const seat = inTurn(context);
  const ious = added(context.ious, seat, 1);
  return told(withCrew({ ...context, ious }, seat, { deal: 'borrow' }), {
    type: 'borrowed',
    seat,
    ious: ious[seat] ?? 0,
  });
}

const prizeFor = ({ thieves, seats }: Context): number =>
  thieves.length === 0 && seats >= THEFT.manyPlayers ? THEFT.first : THEFT.coins;

/** A captain is out of this Adventure, with coins and cards to choose an Item from, one for each who stays (CW-4.5). */
export function steal(context: Context): Done {
  const seat = inTurn(context);
  const coins = prizeFor(context);
  const gone = withCrew({ ...context, thieves: [...context.thieves, seat] }, seat, { deal: 'steal' });
  const deck = deckOf(gone, seat);
  const loot = deck.slice(0, otherActive(gone, seat).length);
  const away: Context = {
    ...gone,
    coins: added(gone.coins, seat, coins),
    decks: withEntry(gone.decks, seat, deck.slice(loot.length)),
    loot,
    choice: loot.length > 1 ? { task: 'loot', by: seat, source: null } : null,
  };
  const event: CaptainsWagerEvent = { type: 'stole', seat, coins, loot: loot.length };
  const [only] = loot;
  if (!only || loot.length > 1) return told(away, event);
  const kept = keepLoot(away, { type: 'keep', seat, card: only.id });
  return { context: kept.context, events: [event, ...kept.events] };
}

/** A thief keeps one of the cards drawn; the others go to the bottom of the deck in random order (CW-4.5). */
export function keepLoot(context: Context, { seat, card: id }: CaptainsWagerMove & { type: 'keep' }): Done {
  const { card, rest } = picked(context.loot, id);
  // Shuffled with the kept one, so that no id tells which it was.
  const { cards, context: now } = shuffled(withoutLooks(context, context.loot), [card, ...rest]);
  const kept = cards.find(({ kind, owner }) => kind === card.kind && owner === card.owner) ?? card;
  const returned = cards.filter((other) => other !== kept);
  const after: Context = {
    ...now,
    loot: [],
    choice: null,
    items: joined(now.items, seat, kept),
    decks: joined(now.decks, seat, ...returned),
  };
  return told(after, {
    type: 'looted',
    seat,
    returned: returned.length,
    secret: { to: [seat], facts: { kind: kept.kind } },
  });
}

/** Plays a Crew card face up; its effect happens (CW-4.3). */
export function playCrew(context: Context, { seat, card: id }: CaptainsWagerMove & { type: 'crew' }): Done {
  const { card, rest } = picked(handOf(context, seat), id);
  const hands = withEntry(context.hands, seat, rest);
  const played = withCrew({ ...context, hands }, seat, { cards: [{ card, live: true }] });
  return each(
    played,
    (now) => told(now, { type: 'crew', seat, card, value: valueOn(card.kind) }),
    (now) => happen(now, { by: seat, on: null, source: card.kind }),
  );
}

/** The Encounter card goes to the highest crew; what was played is discarded (CW-4.7, CW-4.8). */
export function claimEncounter(context: Context): Done {
  const verdict = verdictOf(context);
  const number = context.claims.length + 1;
  const cleared: Context = {
    ...context,
    turn: null,
    claims: [...context.claims, verdict.seat],
    leader: verdict.seat ?? context.leader,
    discard: [...context.discard, ...context.crews.flatMap(({ cards }) => cards.map(({ card }) => card))],
    crews: context.crews.map(() => NO_CREW),
  };
  if (verdict.seat === null) return told(cleared, { type: 'encounter-lost', number, why: verdict.why });
  const { seat, value, by } = verdict;
  return told(cleared, { type: 'encounter-claimed', seat, number, value, by });
}

/** The Encounters that nobody is left for stay unclaimed (CW-4.9). */
export function skipEncounters(context: Context): Done {
  const left = ENCOUNTERS.all - context.claims.length;
  const events = Array.from(
    { length: left },
    (_, more): CaptainsWagerEvent => ({
      type: 'encounter-lost',
      number: context.claims.length + 1 + more,
      why: 'nobody',
    }),
  );
  return { context: { ...context, turn: null, claims: [...context.claims, ...events.map(() => null)] }, events };
}
