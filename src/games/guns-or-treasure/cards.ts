import { writtenOut } from '../kit/cards.ts';

/**
 * The 90 Ship cards (GT-1.1), one row a kind.
 *
 * `sort` is the icon in the card's corner, `value` the number beside it (a bomb has none), `art` the glyph on its bow side.
 */
export const MANIFEST = [
  { kind: 'gun-1', sort: 'gun', value: 1, count: 9, art: 'cannon' },
  { kind: 'gun-2', sort: 'gun', value: 2, count: 10, art: 'cannon' },
  { kind: 'gun-3', sort: 'gun', value: 3, count: 10, art: 'cannon' },
  { kind: 'gun-4', sort: 'gun', value: 4, count: 7, art: 'pirate-cannon' },
  { kind: 'gun-5', sort: 'gun', value: 5, count: 5, art: 'pirate-cannon' },
  { kind: 'treasure-1', sort: 'treasure', value: 1, count: 9, art: 'coins' },
  { kind: 'treasure-2', sort: 'treasure', value: 2, count: 10, art: 'coins' },
  { kind: 'treasure-3', sort: 'treasure', value: 3, count: 10, art: 'gems' },
  { kind: 'treasure-4', sort: 'treasure', value: 4, count: 8, art: 'open-treasure-chest' },
  { kind: 'treasure-5', sort: 'treasure', value: 5, count: 6, art: 'jewel-crown' },
  { kind: 'bomb', sort: 'bomb', value: 0, count: 6, art: 'unlit-bomb' },
] as const;

/** What a Ship card is. */
export type Kind = (typeof MANIFEST)[number]['kind'];

/** The icon of a Ship card. */
export type Sort = (typeof MANIFEST)[number]['sort'];

/** All 90 kinds written out, in the manifest's order. */
export const DECK: readonly Kind[] = writtenOut<Kind>(MANIFEST);

const ROWS = Object.fromEntries(MANIFEST.map(({ kind, sort, value }) => [kind, { sort, value }])) as Readonly<
  Record<Kind, { readonly sort: Sort; readonly value: number }>
>;

/** Whether a card is Guns, Treasure or a Bomb. */
export const sortOf = (kind: Kind): Sort => ROWS[kind].sort;

/** The number on a card; 0 on a bomb. */
export const numberOn = (kind: Kind): number => ROWS[kind].value;

/** Guns that a card adds to its ship. */
export const gunsOn = (kind: Kind): number => (sortOf(kind) === 'gun' ? numberOn(kind) : 0);

/** Treasure that a card is worth. */
export const treasureOn = (kind: Kind): number => (sortOf(kind) === 'treasure' ? numberOn(kind) : 0);

/** What a side of a captain can do (GT-1.2); figures are part of it. */
export type Power =
  /** More guns in an attack of a ship of so many cards. */
  | { readonly power: 'broadside'; readonly guns: number; readonly cards: number }
  /** More guns in defence. */
  | { readonly power: 'bulwark'; readonly guns: number }
  /** A look at one stern card of the target before an attack. */
  | { readonly power: 'spy' }
  /** A look at all stern cards of an enemy ship when Marauding starts. */
  | { readonly power: 'scout' }
  /** The own bomb destroys only the target of an attack. */
  | { readonly power: 'fuse' }
  /** The first enemy bomb of a game has no effect. */
  | { readonly power: 'defuse' }
  /** A card of the deck with every retreat, kept where it is Treasure of so much at most. */
  | { readonly power: 'smuggle'; readonly most: number }
  /** Retreat on the first turn. */
  | { readonly power: 'slip-away' }
  /** Ties won in defence. */
  | { readonly power: 'hold-fast' }
  /** More guns in the first attack of a game. */
  | { readonly power: 'first-strike'; readonly guns: number }
  /** So many cards more at each draw, and as many discarded. */
  | { readonly power: 'pick'; readonly cards: number }
  /** One stern card moved when Shipbuilding ends, where so many cards stay behind. */
  | { readonly power: 'refit'; readonly left: number }
  /** The lowest Treasure card of a defeated ship kept, where it had so many. */
  | { readonly power: 'salvage-lowest'; readonly of: number }
  /** The highest Treasure card of a ship destroyed by a bomb kept, where it had so many. */
  | { readonly power: 'salvage-highest'; readonly of: number }
  /** So much at Scoring for each enemy ship defeated. */
  | { readonly power: 'bounty'; readonly treasure: number }
  /** The lowest Treasure card of the richest at Scoring, where the stash has so many. */
  | { readonly power: 'tax'; readonly of: number };

/** The sides of a Captain card. */
export const SIDES = ['A', 'B'] as const;

/** A side of a Captain card. */
export type Side = (typeof SIDES)[number];

/** The 8 Captain cards (GT-1.2), one row a captain. */
export const CAPTAINS = [
  {
    captain: 'powder-queen',
    art: 'powder-bag',
    A: { power: 'broadside', guns: 2, cards: 2 },
    B: { power: 'bulwark', guns: 2 },
  },
  { captain: 'old-spyglass', art: 'spyglass', A: { power: 'spy' }, B: { power: 'scout' } },
  { captain: 'fuse-annie', art: 'time-bomb', A: { power: 'fuse' }, B: { power: 'defuse' } },
  { captain: 'smuggler', art: 'barrel', A: { power: 'smuggle', most: 3 }, B: { power: 'slip-away' } },
  { captain: 'commodore', art: 'medal', A: { power: 'hold-fast' }, B: { power: 'first-strike', guns: 3 } },
  { captain: 'drydock-master', art: 'cargo-crane', A: { power: 'pick', cards: 1 }, B: { power: 'refit', left: 2 } },
  { captain: 'salvager', art: 'hook', A: { power: 'salvage-lowest', of: 2 }, B: { power: 'salvage-highest', of: 2 } },
  { captain: 'taxman', art: 'two-coins', A: { power: 'bounty', treasure: 2 }, B: { power: 'tax', of: 9 } },
] as const satisfies readonly {
  readonly captain: string;
  readonly art: string;
  readonly A: Power;
  readonly B: Power;
}[];

/** A captain. */
export type CaptainId = (typeof CAPTAINS)[number]['captain'];

/** What a side of a captain can do. */
export const powerOn = (captain: CaptainId, side: Side): Power => {
  const row = CAPTAINS.find((one) => one.captain === captain);
  if (!row) throw new Error(`There is no captain ${captain}.`);
  return row[side];
};

/** Rounds of Shipbuilding, cards that a hand starts one with, and cards that it plays in one (GT-2.2, GT-3.1). */
export const SHIPBUILDING = { rounds: 4, hand: 6, plays: 3 } as const;

/** Neutral ships of the Spanish Armada (GT-9.5). */
export const ARMADA_SHIPS = 3;

/** Games that win the Longer variant (GT-9.1). */
export const WINS_NEEDED = 2;

/** Pirate phrases with which the Leading Player ends a round (GT-3.4). */
export const PHRASES = ['arrg', 'walk-the-plank', 'shiver-my-timbers', 'yo-ho-ho', 'avast', 'all-hands'] as const;

/** A pirate phrase. */
export type PirateWord = (typeof PHRASES)[number];
