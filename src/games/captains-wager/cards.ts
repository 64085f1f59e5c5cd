/** What a card does to the table, as data. `rules/effects.ts` has one small function for each `does`. */
export type Effect =
  | { readonly does: 'nothing' }
  /** Takes Gold Coins. */
  | { readonly does: 'take-coins'; readonly count: number }
  /** Every other active captain takes Gold Coins. */
  | { readonly does: 'pay-others'; readonly count: number }
  /** Takes the top card of the own Treasure Deck into the hand as an Item; or every captain does. */
  | { readonly does: 'take-item'; readonly who: 'self' | 'all' }
  /** Claims one card of the pool at random. */
  | { readonly does: 'claim-random' }
  /** Claims one card of the pool, chosen after a look at all of them. */
  | { readonly does: 'claim-chosen' }
  /** Adds the top card of the own Treasure Deck to the pool. */
  | { readonly does: 'add-own' }
  /** A captain who has bet in this Encounter adds the top card of its Treasure Deck to the pool. */
  | { readonly does: 'press' }
  /** Every other active captain with an IOU adds the top card of its Treasure Deck to the pool. */
  | { readonly does: 'collect-debts' }
  /** Swaps the top card of the own Treasure Deck with a pool card at random. */
  | { readonly does: 'conjure' }
  /** Looks at the top cards of the own Treasure Deck and puts them back in any order. */
  | { readonly does: 'chart'; readonly count: number }
  /** Looks at all cards of the pool. */
  | { readonly does: 'foresee' }
  /** Looks at another captain's hand of Crew cards. */
  | { readonly does: 'spy' }
  | { readonly does: 'return-iou' }
  | { readonly does: 'take-iou'; readonly count: number }
  /** Draws a Crew card from the undealt ones, then discards one from the hand. */
  | { readonly does: 'redraw' }
  /** Discards a Crew card from the hand. */
  | { readonly does: 'discard' }
  /** One more Crew card may be played with it; its value is added, its effect does not happen. */
  | { readonly does: 'bring-along' }
  /** This crew is worth more (or less), if or as often as something is so when it is played. */
  | { readonly does: 'gain'; readonly value: number; readonly when: Condition }
  /** Another captain's crew is worth less. */
  | { readonly does: 'weaken'; readonly value: number }
  /** The own crew is worth more. */
  | { readonly does: 'strengthen'; readonly value: number }
  /** This crew's value can't be lowered. */
  | { readonly does: 'stand-firm' }
  /** Where this crew would tie for the highest, it is worth more. */
  | { readonly does: 'edge'; readonly value: number }
  /** The own crew wins a tie for the highest. */
  | { readonly does: 'win-ties' }
  /** Swaps a played crew with one from the hand, without its effect. */
  | { readonly does: 'swap-crew' }
  /** Bets this turn without adding a card to the pool. */
  | { readonly does: 'free-bet' }
  /** Cancels the Item played right before. */
  | { readonly does: 'cancel' };

/** What a crew's own value can hang on, at the moment it is played. */
export type Condition =
  | 'has-bet'
  | 'no-claim'
  | 'has-claim'
  | 'somebody-stole'
  | 'each-other-active'
  | 'strong-crew-is-out';

const NOTHING: Effect = { does: 'nothing' };

interface CrewRow {
  readonly kind: string;
  readonly value: number;
  /** The smallest number of players with which the card is used (CW-2.2). */
  readonly players: number;
  readonly effect: Effect;
}

/** The 28 Crew cards (CW-1.1), one row a card. */
export const CREW = [
  { kind: 'orphan-stowaway', value: 1, players: 2, effect: { does: 'take-item', who: 'self' } },
  { kind: 'bilge-rat', value: 2, players: 3, effect: { does: 'take-coins', count: 1 } },
  { kind: 'roguish-aristocrat', value: 3, players: 2, effect: { does: 'take-item', who: 'all' } },
  { kind: 'clever-keymaker', value: 4, players: 2, effect: { does: 'claim-random' } },
  { kind: 'press-ganger', value: 4, players: 4, effect: { does: 'press' } },
  { kind: 'star-navigator', value: 5, players: 2, effect: { does: 'chart', count: 3 } },
  { kind: 'powder-monkey', value: 5, players: 5, effect: { does: 'weaken', value: 3 } },
  { kind: 'debt-collector', value: 6, players: 2, effect: { does: 'collect-debts' } },
  { kind: 'deck-conjurer', value: 6, players: 3, effect: { does: 'conjure' } },
  { kind: 'fortune-teller', value: 7, players: 2, effect: { does: 'foresee' } },
  { kind: 'quartermaster', value: 7, players: 2, effect: { does: 'return-iou' } },
  { kind: 'first-mate', value: 7, players: 2, effect: { does: 'bring-along' } },
  { kind: 'boatswain', value: 8, players: 2, effect: { does: 'gain', value: 4, when: 'has-bet' } },
  { kind: 'turncoat', value: 8, players: 4, effect: { does: 'gain', value: 5, when: 'no-claim' } },
  { kind: 'master-gunner', value: 9, players: 2, effect: { does: 'weaken', value: 4 } },
  { kind: 'galley-cook', value: 9, players: 5, effect: { does: 'gain', value: 1, when: 'each-other-active' } },
  { kind: 'sky-surgeon', value: 10, players: 3, effect: { does: 'redraw' } },
  { kind: 'tinkerer', value: 11, players: 2, effect: { does: 'spy' } },
  { kind: 'boarding-master', value: 12, players: 2, effect: { does: 'edge', value: 1 } },
  { kind: 'harpooner', value: 12, players: 5, effect: { does: 'gain', value: 3, when: 'somebody-stole' } },
  { kind: 'corsair', value: 13, players: 3, effect: NOTHING },
  { kind: 'lady-buccaneer', value: 13, players: 4, effect: { does: 'gain', value: 2, when: 'has-claim' } },
  { kind: 'iron-marine', value: 14, players: 2, effect: { does: 'stand-firm' } },
  { kind: 'airship-pilot', value: 15, players: 2, effect: { does: 'add-own' } },
  { kind: 'royal-defector', value: 16, players: 4, effect: { does: 'pay-others', count: 1 } },
  { kind: 'kraken-tamer', value: 17, players: 2, effect: { does: 'discard' } },
  { kind: 'admirals-twin', value: 18, players: 5, effect: { does: 'gain', value: -6, when: 'strong-crew-is-out' } },
  { kind: 'mechanical-dragon', value: 20, players: 2, effect: { does: 'take-iou', count: 2 } },
] as const satisfies readonly CrewRow[];

/** When an Item may be played (CW-5.2); `any` in every window, `reaction` right after an Item, `never` not at all. */
export type Timing = 'any' | 'start' | 'turn' | 'end' | 'adventure' | 'reaction' | 'never';

interface TreasureRow {
  readonly kind: string;
  /** What it is worth in the Claimed Treasure Stack. */
  readonly gold: number;
  readonly timing: Timing;
  readonly effect: Effect;
  /** What it is worth in hand at the end of the game (CW-7.2). */
  readonly inHand?: number;
}

/** The 15 Treasure cards of each captain (CW-1.2), one row a card. */
export const TREASURE = [
  { kind: 'ornate-key', gold: 2, timing: 'any', effect: { does: 'claim-random' } },
  { kind: 'grog-barrel', gold: 3, timing: 'end', effect: { does: 'strengthen', value: 4 } },
  { kind: 'smoke-bomb', gold: 3, timing: 'end', effect: { does: 'weaken', value: 4 } },
  { kind: 'marked-cards', gold: 2, timing: 'turn', effect: { does: 'redraw' } },
  { kind: 'spyglass', gold: 2, timing: 'start', effect: { does: 'spy' } },
  { kind: 'lucky-coin', gold: 2, timing: 'end', effect: { does: 'win-ties' } },
  { kind: 'ships-biscuit', gold: 2, timing: 'any', effect: { does: 'take-coins', count: 3 } },
  { kind: 'forged-papers', gold: 2, timing: 'turn', effect: { does: 'return-iou' } },
  { kind: 'grappling-hook', gold: 2, timing: 'end', effect: { does: 'swap-crew' } },
  { kind: 'letter-of-passage', gold: 2, timing: 'turn', effect: { does: 'free-bet' } },
  { kind: 'boarding-axe', gold: 2, timing: 'reaction', effect: { does: 'cancel' } },
  { kind: 'wind-up-parrot', gold: 4, timing: 'end', effect: { does: 'strengthen', value: 5 } },
  { kind: 'golden-idol', gold: 4, timing: 'never', effect: NOTHING, inHand: 2 },
  { kind: 'sky-cannon', gold: 4, timing: 'end', effect: { does: 'weaken', value: 5 } },
  { kind: 'skeleton-map', gold: 3, timing: 'adventure', effect: { does: 'claim-chosen' } },
] as const satisfies readonly TreasureRow[];

/** What a Crew card is. */
export type CrewKind = (typeof CREW)[number]['kind'];

/** What a Treasure card is. */
export type TreasureKind = (typeof TREASURE)[number]['kind'];

/** What any card is. */
export type Kind = CrewKind | TreasureKind;

const byKind = <Row extends { readonly kind: string }, Wide>(rows: readonly Row[]): Readonly<Record<string, Wide>> =>
  Object.fromEntries(rows.map((row) => [row.kind, row as unknown as Wide]));

const CREW_ROWS = byKind<(typeof CREW)[number], CrewRow>(CREW) as Readonly<Record<CrewKind, CrewRow>>;
const TREASURE_ROWS = byKind<(typeof TREASURE)[number], TreasureRow>(TREASURE) as Readonly<
  Record<TreasureKind, TreasureRow>
>;

/** The value printed on a Crew card. */
export const valueOn = (kind: CrewKind): number => CREW_ROWS[kind].value;

/** The gold that a claimed Treasure card is worth. */
export const goldOn = (kind: TreasureKind): number => TREASURE_ROWS[kind].gold;

/** When an Item may be played. */
export const timingOf = (kind: TreasureKind): Timing => TREASURE_ROWS[kind].timing;

/** What a Treasure card is worth in hand when the game ends (CW-7.2). */
export const goldInHand = (kind: TreasureKind): number => TREASURE_ROWS[kind].inHand ?? 0;

const isCrew = (kind: Kind): kind is CrewKind => Object.hasOwn(CREW_ROWS, kind);

/** What a card does when it is played. */
export const effectOf = (kind: Kind): Effect => (isCrew(kind) ? CREW_ROWS[kind].effect : TREASURE_ROWS[kind].effect);

/** The Crew cards used with so many players (CW-2.2), in the manifest's order. */
export const crewFor = (players: number): CrewKind[] =>
  CREW.filter((row) => row.players <= players).map(({ kind }) => kind);

/** The kinds of a captain's Treasure Deck, in the manifest's order. */
export const DECK: readonly TreasureKind[] = TREASURE.map(({ kind }) => kind);

/** Crew cards that each captain is dealt (CW-3.1). */
export const CREW_HAND = 4;

/** Encounters of an Adventure (CW-3.3), and how many of them win the whole pool (CW-6.1). */
export const ENCOUNTERS = { all: 3, forThePool: 2 } as const;

/** What an IOU costs at the end (CW-1.3). */
export const IOU = 2;

/** The printed value from which a crew is too strong for the Admiral's Twin. */
export const STRONG = 14;

/** What a thief takes (CW-4.5): from so many players on, the first of an Adventure takes more. */
export const THEFT = { coins: 2, first: 3, manyPlayers: 4 } as const;
