import type { CrewKind, TreasureKind } from '../cards.ts';

/** What the bot believes. Found by playing against itself. */
export interface Style {
  /** What a card of the pool is worth to who claims it. */
  readonly gold: number;
  /** What an Item out of the own deck is worth, less the gold that it was there. */
  readonly item: number;
  /** How much stronger than a card at random others play. */
  readonly rivals: number;
  /** How often others leave instead of playing. */
  readonly leaves: number;
  /** How often others put a card into the pool. */
  readonly bets: number;
  /** How often nobody claims an Encounter. */
  readonly ties: number;
  /** How unsure a lead over a crew on the table is for each Item that others hold. */
  readonly doubt: number;
  /** How much better off an Item must make to be played. */
  readonly patience: number;
}

export const STYLE: Style = {
  gold: 2.7,
  item: 3,
  rivals: 2.2,
  leaves: 0.15,
  bets: 0.8,
  ties: 0.06,
  doubt: 1.5,
  patience: 0.5,
};

/** What an Item in hand is worth, in gold. */
export const ITEM_WORTH: Readonly<Record<TreasureKind, number>> = {
  'ornate-key': 3.3,
  'grog-barrel': 4.3,
  'smoke-bomb': 4.3,
  'marked-cards': 3.3,
  spyglass: 3.3,
  'lucky-coin': 3.3,
  'ships-biscuit': 3.3,
  'forged-papers': 3.3,
  'grappling-hook': 3.3,
  'letter-of-passage': 3.3,
  'boarding-axe': 3.3,
  'wind-up-parrot': 5.2,
  'golden-idol': 2,
  'sky-cannon': 5.2,
  'skeleton-map': 4.3,
};

/** What a crew brings besides its value, in gold; a rough figure for what depends on the table. */
export const CREW_BONUS: Readonly<Partial<Record<CrewKind, number>>> = {
  'orphan-stowaway': 0.8,
  'bilge-rat': 1,
  'roguish-aristocrat': 0.15,
  'clever-keymaker': 2,
  'press-ganger': 0.8,
  'star-navigator': 0.2,
  'deck-conjurer': 0,
  'fortune-teller': 0.1,
  'sky-surgeon': 0.8,
  tinkerer: 0.2,
  'airship-pilot': -1,
  'royal-defector': -1,
  'kraken-tamer': -0.7,
  'mechanical-dragon': -4,
};
