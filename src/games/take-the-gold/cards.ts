import { writtenOut } from '../kit/cards.ts';

/**
 * The 54 cards (TG-1.1), one row a kind.
 *
 * `art` names the glyph on the card's face, `playable` whether it may be played on the own turn (TG-3.5).
 */
export const MANIFEST = [
  { kind: 'pirate', count: 13, art: 'pirate-hat', playable: true },
  { kind: 'two-pirates', count: 4, art: 'pirate-grave', playable: true },
  { kind: 'officer', count: 10, art: 'guards', playable: false },
  { kind: 'two-officers', count: 4, art: 'guards', playable: false },
  { kind: 'gold-coin', count: 14, art: 'coins', playable: false },
  { kind: 'kraken', count: 5, art: 'giant-squid', playable: true },
  { kind: 'pirate-captain', count: 4, art: 'pirate-captain', playable: true },
] as const;

/** What a card is. */
export type Kind = (typeof MANIFEST)[number]['kind'];

/** The kinds that attack somebody when played on the own turn (TG-4, TG-5). */
export type Attacker = Extract<(typeof MANIFEST)[number], { playable: true }>['kind'];

/** All 54 kinds written out, in the manifest's order. */
export const DECK: readonly Kind[] = writtenOut<Kind>(MANIFEST);

/** Whether a card may be played on the own turn (TG-3.5). */
export const isAttacker = (kind: Kind): kind is Attacker => MANIFEST.some((row) => row.kind === kind && row.playable);

/** Which cards block which attack, and how many of its thieves still strike then (TG-4.2, TG-5.1, TG-5.4). */
export const BLOCKS: Readonly<Record<Attacker, Readonly<Partial<Record<Kind, number>>>>> = {
  pirate: { officer: 0, 'two-officers': 0 },
  'two-pirates': { officer: 1, 'two-officers': 0 },
  kraken: { 'pirate-captain': 0 },
  'pirate-captain': {},
};

/** How many cards an unblocked attack may take at random (TG-4.1, TG-5.3); a Kraken takes none, it empties the hand. */
export const THIEVES: Readonly<Record<Attacker, number>> = {
  pirate: 1,
  'two-pirates': 2,
  'pirate-captain': 2,
  kraken: 0,
};

/** Cards a hand holds at most when a turn ends (TG-3.3). */
export const HAND_LIMIT = 5;

/** Coins that win a voyage (TG-6.1) and a tie-break (TG-6.4). */
export const COINS_TO_WIN = { voyage: 4, tieBreak: 2 } as const;
