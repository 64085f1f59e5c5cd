import { CREW, type CrewKind, type Timing, TREASURE, type TreasureKind } from '../../games/captains-wager/cards.ts';
import type { BackSpec, CounterSpec, FaceSpec, GameArt, Tint } from './faces.ts';
import type { Glyph } from './glyphs.ts';

const INDIGO: Tint = { ink: '#1d1846', wash: '#cfcbe8', edge: '#39327a' };
const BRONZE: Tint = { ink: '#3c2305', wash: '#f0cf94', edge: '#75460f' };
const DUSK: Tint = { ink: '#4a1430', wash: '#efc9cb', edge: '#7c2a4c' };

/** What stands on each Crew card. */
const CREW_GLYPHS: Readonly<Record<CrewKind, Glyph>> = {
  'orphan-stowaway': 'bindle',
  'bilge-rat': 'rat',
  'roguish-aristocrat': 'top-hat',
  'clever-keymaker': 'keyring',
  'press-ganger': 'whip',
  'star-navigator': 'astrolabe',
  'powder-monkey': 'powder',
  'debt-collector': 'receive-money',
  'deck-conjurer': 'magic-hat',
  'fortune-teller': 'crystal-ball',
  quartermaster: 'abacus',
  'first-mate': 'two-shadows',
  boatswain: 'whistle',
  turncoat: 'double-face-mask',
  'master-gunner': 'cannon',
  'galley-cook': 'cooking-pot',
  'sky-surgeon': 'scalpel',
  tinkerer: 'spanner',
  'boarding-master': 'crossed-sabres',
  harpooner: 'harpoon-trident',
  corsair: 'pirate-hat',
  'lady-buccaneer': 'swordwoman',
  'iron-marine': 'visored-helm',
  'airship-pilot': 'zeppelin',
  'royal-defector': 'crown',
  'kraken-tamer': 'giant-squid',
  'admirals-twin': 'rank-3',
  'mechanical-dragon': 'spiked-dragon-head',
};

/** What stands on each Treasure card. */
const TREASURE_GLYPHS: Readonly<Record<TreasureKind, Glyph>> = {
  'ornate-key': 'key',
  'grog-barrel': 'barrel',
  'smoke-bomb': 'smoke-bomb',
  'marked-cards': 'poker-hand',
  spyglass: 'spyglass',
  'lucky-coin': 'clover',
  'ships-biscuit': 'cookie',
  'forged-papers': 'scroll-unfurled',
  'grappling-hook': 'grapple',
  'letter-of-passage': 'envelope',
  'boarding-axe': 'battle-axe',
  'wind-up-parrot': 'parrot-head',
  'golden-idol': 'totem-head',
  'sky-cannon': 'cannon-shot',
  'skeleton-map': 'treasure-map',
};

/** When an Item may be played, as the badge of its card. */
const TIMINGS: Readonly<Record<Timing, Glyph | undefined>> = {
  any: 'sun',
  start: 'pirate-flag',
  turn: 'ship-wheel',
  end: 'swords-emblem',
  adventure: 'open-treasure-chest',
  reaction: 'cancel',
  never: undefined,
};

const crew: readonly FaceSpec[] = CREW.map(({ kind, value }) => ({
  kind,
  title: `card.${kind}`,
  glyph: CREW_GLYPHS[kind],
  layout: 'numbered',
  index: String(value),
  frame: 'crew',
  tint: INDIGO,
}));

const treasure: readonly FaceSpec[] = TREASURE.map(({ kind, gold, timing }) => {
  const badge = TIMINGS[timing];
  return {
    kind,
    title: `card.${kind}`,
    glyph: TREASURE_GLYPHS[kind],
    layout: 'numbered',
    index: String(gold),
    frame: 'treasure',
    tint: BRONZE,
    ...(badge && { badge }),
  };
});

/** Names the card of an Encounter, from 1. */
export const encounterKind = (number: number): string => `encounter-${number}`;

const encounters: readonly FaceSpec[] = [1, 2, 3].map((number) => ({
  kind: encounterKind(number),
  title: `card.${encounterKind(number)}`,
  glyph: 'fluffy-cloud',
  layout: 'numbered',
  index: String(number),
  frame: 'sky',
  tint: DUSK,
}));

/** The back of a seat's Treasure cards. */
export const treasureBack = (owner: number): string => `treasure:${owner}`;

/** The back of a Treasure card whose face one knows though it lies face down. */
export const knownTreasure = (kind: TreasureKind): string => `known:${kind}`;

/** Emblems of the five Treasure Decks, where it is not known who sits there. */
const DECK_GLYPHS: readonly Glyph[] = ['hourglass', 'winged-emblem', 'feathered-wing', 'hummingbird', 'locked-chest'];

const CHEST: BackSpec['tint'] = { ground: '#5a3512', line: '#f0cf73', edge: '#c89a45' };

const backs: readonly BackSpec[] = [
  ...DECK_GLYPHS.map((glyph, seat) => ({
    deck: treasureBack(seat),
    glyph,
    style: 'emblem' as const,
    seat,
    tint: CHEST,
  })),
  ...TREASURE.map(({ kind }) => ({
    deck: knownTreasure(kind),
    glyph: 'locked-chest' as const,
    style: 'emblem' as const,
    knownAs: kind,
    tint: CHEST,
  })),
  {
    deck: 'crew',
    glyph: 'pirate-flag',
    style: 'emblem',
    tint: { ground: '#221d4d', line: '#b9b0f2', edge: '#0f0c2b' },
  },
  {
    deck: 'encounter',
    glyph: 'fluffy-cloud',
    style: 'emblem',
    tint: { ground: '#52213f', line: '#f0b9a4', edge: '#2c0d20' },
  },
];

const STEEL: CounterSpec['tint'] = { ground: '#2f3646', edge: '#c9d4e4', ink: '#e8eefc' };
const BRASS: CounterSpec['tint'] = { ground: '#8a6410', edge: '#f0cf73', ink: '#fff0c0' };
const WAX: CounterSpec['tint'] = { ground: '#7a1717', edge: '#e08a6a', ink: '#ffdccb' };
const SEA: CounterSpec['tint'] = { ground: '#1c4a52', edge: '#86d3c6', ink: '#dffaf2' };

/** Cards that change what a crew is worth: each change lies beside it as a disc with its card's picture. */
const changing = [...CREW, ...TREASURE].filter(({ effect: { does } }) =>
  ['gain', 'weaken', 'strengthen'].includes(does),
);

/** Names the disc for what a card changes. */
export const changeDisc = (kind: CrewKind | TreasureKind): string => `change:${kind}`;

const counters: readonly CounterSpec[] = [
  { of: 'deck', glyph: 'hourglass', tint: BRASS, full: TREASURE.length },
  { of: 'coins', glyph: 'crown-coin', tint: BRASS },
  { of: 'ious', glyph: 'wax-seal', tint: WAX },
  { of: 'claimed', glyph: 'open-treasure-chest', tint: BRASS },
  { of: 'pool', glyph: 'gems', tint: SEA },
  { of: 'worth', glyph: 'crossed-sabres', tint: STEEL },
  { of: 'total', glyph: 'crown-coin', tint: BRASS },
  {
    of: 'starting',
    glyph: 'captain-hat-profile',
    tint: { ground: '#3a1a4a', edge: '#d9b45c', ink: '#f6e3b0' },
    numeral: 'none',
  },
  { of: 'bet', glyph: 'two-coins', tint: SEA, numeral: 'none' },
  { of: 'borrow', glyph: 'wax-seal', tint: WAX, numeral: 'none' },
  { of: 'steal', glyph: 'hood', tint: STEEL, numeral: 'none' },
  { of: 'lucky-coin', glyph: 'clover', tint: SEA, numeral: 'none' },
  ...changing.map(
    ({ kind, effect: { does } }): CounterSpec => ({
      of: changeDisc(kind),
      glyph: kind in CREW_GLYPHS ? CREW_GLYPHS[kind as CrewKind] : TREASURE_GLYPHS[kind as TreasureKind],
      tint: does === 'weaken' ? WAX : SEA,
      numeral: 'signed',
    }),
  ),
];

/** The cards of Captain's Wager. */
export const CAPTAINS_WAGER: GameArt = {
  emblem: 'zeppelin',
  cloth: { colours: ['#4a3a68', '#2c2450', '#141230'], motif: 'sky' },
  faces: [...crew, ...treasure, ...encounters],
  backs,
  counters,
};
