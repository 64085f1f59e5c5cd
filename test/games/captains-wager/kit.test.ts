import { STRONG, TREASURE, valueOn } from '../../../src/games/captains-wager/cards.ts';
import type { Context, TreasureCard } from '../../../src/games/captains-wager/context.ts';
import type { CaptainsWagerEvent } from '../../../src/games/captains-wager/events.ts';
import { captainsWager } from '../../../src/games/captains-wager/index.ts';
import { phaseOf } from '../../../src/games/captains-wager/legal.ts';
import type { Card } from '../../../src/games/kit/cards.ts';
import type { State } from '../../../src/games/kit/game.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import type { Law } from '../kit/law.ts';
import type { Step } from '../kit/run.ts';
import { kitSuite } from '../kit/suite.ts';

/** CW-8.1: hands, Items and what is drawn or collected are their captain's; decks, pool and what was not dealt nobody's, but for looks. */
function mayFace([zone, seat]: readonly string[], card: Card, state: State, viewer: Viewer): boolean {
  const { looks, choice, outcome } = state.context as Context;
  if (looks.some(({ by, card: id }) => id === card.id && (by === viewer || by === 'public'))) return true;
  switch (zone) {
    case 'decks':
    case 'pool':
    case 'undealt':
    case 'buried':
      return false;
    case 'hands':
    case 'collected':
      return Number(seat) === viewer;
    case 'items':
      // CW-7.2: an Item that is worth gold in hand is shown at the end.
      return Number(seat) === viewer || (outcome !== null && card.kind === 'golden-idol');
    case 'loot':
      return choice?.by === viewer;
    default:
      return true;
  }
}

/** Every captain's Treasure cards have a back of their own. */
const back = (card: Card): string => `${(card as Partial<TreasureCard>).owner ?? 'crew'}`;

const PLAYED_CREW = [
  ...['orphan-stowaway', 'bilge-rat', 'roguish-aristocrat', 'clever-keymaker', 'press-ganger', 'star-navigator'],
  ...['powder-monkey', 'debt-collector', 'deck-conjurer', 'fortune-teller', 'quartermaster', 'first-mate', 'boatswain'],
  ...['turncoat', 'master-gunner', 'galley-cook', 'sky-surgeon', 'tinkerer', 'boarding-master', 'harpooner', 'corsair'],
  ...['lady-buccaneer', 'iron-marine', 'airship-pilot', 'royal-defector', 'kraken-tamer', 'admirals-twin'],
  'mechanical-dragon',
];

const PLAYED_ITEMS = TREASURE.filter(({ timing }) => timing !== 'never').map(({ kind }) => kind);

const ENDS = ['won', 'lost to a tie', 'lost to nobody', 'won by a Lucky Coin', 'won by a Boarding Master'];

const POOLS = ['two', 'alone', 'shared', 'stays'];

/** Each Crew card and each Item played, each end of an Encounter and of a pool, Axes and Axes against Axes. */
function effectsOf({ before, move, events }: Step): string[] {
  const happened = events as readonly CaptainsWagerEvent[];
  return [
    ...happened.flatMap((event) => {
      switch (event.type) {
        case 'crew':
          return [`crew ${event.card.kind}`];
        case 'item':
          return [`item ${event.card.kind}`];
        case 'cancelled':
          return [event.card.kind === 'boarding-axe' ? 'axe on an axe' : 'axe'];
        case 'encounter-claimed':
          return [
            event.by === 'value' ? 'won' : `won by a ${event.by === 'lucky-coin' ? 'Lucky Coin' : 'Boarding Master'}`,
          ];
        case 'encounter-lost':
          return [`lost to ${event.why === 'tie' ? 'a tie' : 'nobody'}`];
        case 'pool-won':
          return [`pool ${event.by}`];
        case 'pool-shared':
          return ['pool shared'];
        case 'pool-stays':
          return ['pool stays'];
        default:
          return [];
      }
    }),
    ...(before && move?.type === 'item' && happened.length === 0 ? ['an Item waits until it comes to it'] : []),
  ];
}

/** Where the table waits, how far the Adventure is, and what rare things are near. */
function scene(state: State): string {
  const { window, choice, chain, decks, crews, hands, items, claims, turn, freeBet } = state.context as Context;
  const count = (cards: readonly Card[] | undefined, kind: string) =>
    (cards ?? []).filter((card) => card.kind === kind).length;
  const held = (kind: string) => Math.min(2, count(items.flat(), kind));
  const worths = captainsWager
    .view(state as State<Context>, 'public')
    .crews.map(({ cards, worth }) => (cards.length > 0 ? worth : -1));
  const best = Math.max(...worths);
  const isTied = worths.filter((worth) => worth === best).length > 1;
  const out = crews.flatMap(({ cards }) => cards.map(({ card }) => card));
  const own = turn === null ? [] : [...(hands[turn] ?? []), ...(items[turn] ?? [])];
  return JSON.stringify([
    phaseOf(state.value),
    window?.timing,
    choice?.task,
    Math.min(2, chain.length),
    claims.length,
    new Set(claims).size > 1,
    isTied && [held('lucky-coin') > 0, count(out, 'boarding-master')],
    decks.some((deck) => deck.length === 0),
    count(own, 'admirals-twin') > 0 && out.some(({ kind }) => valueOn(kind) >= STRONG),
    count(own, 'letter-of-passage') > 0 && freeBet,
    held('boarding-axe') > 0 && [chain.length > 0 && held('boarding-axe'), held('skeleton-map') > 0],
  ]);
}

const law: Law = {
  mayFace,
  back,
  scene,
  outing: 90,
  effects: {
    all: [
      ...PLAYED_CREW.map((kind) => `crew ${kind}`),
      ...PLAYED_ITEMS.map((kind) => `item ${kind}`),
      ...ENDS,
      ...POOLS.map((how) => `pool ${how}`),
      ...['axe', 'axe on an axe', 'an Item waits until it comes to it'],
    ],
    of: effectsOf,
  },
  never: {},
};

kitSuite(captainsWager, law);
