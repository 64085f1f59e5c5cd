import { setup } from 'xstate';
import { act, type Deed } from '../../src/games/kit/act.ts';
import { type Card, faceDown, mint, type SeenCard, shuffleAnew, takeOut } from '../../src/games/kit/cards.ts';
import { type Chance, chanceOf, draw } from '../../src/games/kit/chance.ts';
import type { GameEvent } from '../../src/games/kit/events.ts';
import type { BaseContext, BaseView, Game, Move, Setup, State } from '../../src/games/kit/game.ts';
import type { Seat, Viewer } from '../../src/games/kit/seats.ts';

/**
 * A tiny game for tests of the host: everybody holds three of the cards 1 to 9 and shows one a turn, or, once, snatches one
 * blindly from a neighbour. Whoever has shown the most when a hand is empty wins. In fog, cards can also be laid aside face down
 * before one's turn ends.
 */

const KINDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
type Kind = (typeof KINDS)[number];
type TinyCard = Card<Kind>;

interface Context extends BaseContext {
  readonly hands: readonly (readonly TinyCard[])[];
  readonly shown: readonly (readonly TinyCard[])[];
  readonly snatched: readonly boolean[];
  readonly turn: Seat;
  readonly fog: boolean;
  readonly laid: readonly (readonly TinyCard[])[];
}

/** Show a card, snatch one, or lay one aside. */
export type TinyMove =
  | (Move & { type: 'show'; card: string })
  | (Move & { type: 'snatch'; on: Seat })
  | (Move & { type: 'lay'; card: string });

/** What one viewer knows. */
export interface TinyView extends BaseView {
  readonly hands: readonly (readonly SeenCard<Kind>[])[];
  readonly shown: readonly (readonly TinyCard[])[];
  readonly laid: readonly (readonly SeenCard<Kind>[])[];
}

const HAND = 3;

function deal({ seats, seed, first, options }: Setup): Context {
  const written = mint(KINDS, 0);
  const [shuffled, chance] = draw(chanceOf(seed), (lots) => shuffleAnew(written.cards, written.minted, lots));
  const hands = Array.from({ length: seats }, (_, seat) => shuffled.cards.slice(seat * HAND, (seat + 1) * HAND));
  const nobody = hands.map(() => []);
  return {
    chance,
    minted: shuffled.minted,
    seats,
    hands,
    shown: nobody,
    snatched: hands.map(() => false),
    turn: first ?? 0,
    fog: options.fog === true,
    laid: nobody,
  };
}

const put = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, place) => (place === at ? value : old));

const next = (context: Context): Context => ({ ...context, turn: (context.turn + 1) % context.seats });

function show(context: Context, { seat, card }: TinyMove & { type: 'show' }): Deed<Context> {
  const found = takeOut(context.hands[seat] ?? [], card);
  if (found === undefined) throw new Error('refuse() let a card through that is not there');
  const shown = put(context.shown, seat, [...(context.shown[seat] ?? []), found.card]);
  const event: GameEvent & { seat: Seat; kind: Kind } = { type: 'shown', seat, kind: found.card.kind };
  return { context: next({ ...context, hands: put(context.hands, seat, found.rest), shown }), events: [event] };
}

function lay(context: Context, { seat, card }: TinyMove & { type: 'lay' }): Deed<Context> {
  const found = takeOut(context.hands[seat] ?? [], card);
  if (found === undefined) throw new Error('refuse() let a card through that is not there');
  const laid = put(context.laid, seat, [...(context.laid[seat] ?? []), found.card]);
  const event: GameEvent & { seat: Seat; card: string } = {
    type: 'laid',
    seat,
    card,
    secret: { to: [seat], facts: { kind: found.card.kind } },
  };
  return { context: { ...context, hands: put(context.hands, seat, found.rest), laid }, events: [event] };
}

function snatch(context: Context, { seat, on }: TinyMove & { type: 'snatch' }): Deed<Context> {
  const [{ kind, hands, minted }, chance] = draw(context.chance, (lots) => {
    const [taken, ...rest] = lots.shuffled(context.hands[on] ?? []);
    if (taken === undefined) throw new Error('refuse() let an empty hand through');
    const mine = shuffleAnew([...(context.hands[seat] ?? []), taken], context.minted, lots);
    const theirs = shuffleAnew(rest, mine.minted, lots);
    return {
      kind: taken.kind,
      minted: theirs.minted,
      hands: put(put(context.hands, seat, mine.cards), on, theirs.cards),
    };
  });
  const event: GameEvent & { seat: Seat; on: Seat } = {
    type: 'snatched',
    seat,
    on,
    secret: { to: [seat, on], facts: { kind } },
  };
  const snatched = put(context.snatched, seat, true);
  return { context: next({ ...context, hands, minted, chance, snatched }), events: [event] };
}

const someHandIsEmpty = ({ context }: { context: Context }) => context.hands.some((hand) => hand.length === 0);

const machine = setup({
  types: {} as { context: Context; events: TinyMove; input: Setup },
  actions: { show: act(show as never), snatch: act(snatch as never), lay: act(lay as never) },
  guards: { someHandIsEmpty },
}).createMachine({
  id: 'tiny',
  context: ({ input }) => deal(input),
  initial: 'turn',
  states: {
    turn: {
      always: { guard: 'someHandIsEmpty', target: 'over' },
      on: {
        show: { target: 'turn', actions: 'show', reenter: true },
        snatch: { target: 'turn', actions: 'snatch', reenter: true },
        lay: { target: 'turn', actions: 'lay', reenter: true },
      },
    },
    over: { type: 'final' },
  },
});

function moves({ status, context }: State<Context>, seat: Seat): TinyMove[] {
  if (status === 'done' || seat !== context.turn) return [];
  const shows = (context.hands[seat] ?? []).map(({ id }): TinyMove => ({ type: 'show', seat, card: id }));
  const others = context.hands.flatMap((hand, on) => (on !== seat && hand.length > 0 ? [on] : []));
  const lays =
    context.fog && shows.length > 1 ? shows.map((move): TinyMove => ({ ...move, type: 'lay' }) as TinyMove) : [];
  return [
    ...shows,
    ...lays,
    ...(context.snatched[seat] ? [] : others.map((on): TinyMove => ({ type: 'snatch', seat, on }))),
  ];
}

const sumOf = (cards: readonly TinyCard[]): number => cards.reduce((sum, { kind }) => sum + Number(kind), 0);

function outcome({ status, context }: State<Context>) {
  if (status !== 'done') return undefined;
  const scores = context.shown.map(sumOf);
  const best = Math.max(...scores);
  const with_ = (fits: (score: number) => boolean) => scores.flatMap((score, seat) => (fits(score) ? [seat] : []));
  return {
    ranking: [with_((score) => score === best), with_((score) => score < best)].filter((group) => group.length > 0),
    scores,
    rule: 'TINY-2',
    why: { key: 'outcome.most' },
  };
}

function view(state: State<Context>, viewer: Viewer): TinyView {
  const { context, value, status } = state;
  const over = status === 'done';
  return {
    game: 'captains-wager',
    viewer,
    value,
    seats: context.seats,
    turn: over ? null : context.turn,
    acting: over ? [] : [context.turn],
    outcome: outcome(state) ?? null,
    hands: context.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(faceDown))),
    shown: context.shown,
    laid: context.laid.map((cards, seat) => (seat === viewer ? cards : cards.map(faceDown))),
  };
}

/** The tiny game. It goes by the name of one of the house's games, because messages know no other names. */
export const tiny: Game<Context, TinyMove, TinyView> = {
  id: 'captains-wager',
  seats: { min: 2, max: 4 },
  rulesVersion: 3,
  options: [{ id: 'fog', rule: 'TINY-3', values: [false, true], excludes: { seats: [4] } }],
  machine,
  guide: { credits: { author: '', publisher: '', year: null }, sections: [] },
  words: {},
  moves,
  refuse(state, move) {
    if (moves(state, move.seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move))) return undefined;
    return { rule: 'TINY-1', why: 'why.not-now', values: { player: { seat: state.context.turn } } };
  },
  view,
  touches: () => [],
  meant: () => undefined,
  name: ({ type }) => ({ key: `move.${type}` }),
  prompt: () => ({ key: 'prompt' }),
  tell: ({ type }) => ({ key: `log.${type}` }),
  befell: (event, seat) => event.type === 'snatched' && event.on === seat,
  outcome,
  determinize() {
    throw new Error('The host never determinizes.');
  },
  policy: (_view, legal, chance: Chance) => draw(chance, (lots) => lots.oneOf(legal))[0],
  appraise: () => 0.5,
  cards: ({ hands, shown, laid }) => [...hands, ...shown, ...laid].flat(),
  violation: () => undefined,
};
