import type { Sailor } from '../cards.ts';

/** What the bot believes, in coins. Found by playing against itself. */
export interface Style {
  /** What each further sail and cannon is worth, from the first beyond the board's; the last entry for all that follow. */
  readonly sails: readonly number[];
  readonly cannons: readonly number[];
  /** What a half that lies down is worth against one that lies up. */
  readonly latent: number;
  /** What a letter is worth that could be paid, and one for which something is missing, of its coins. */
  readonly covered: number;
  readonly begun: number;
  /** How much less each further letter counts, because its cards may be the same. */
  readonly further: number;
  /** A good and a flag that no open letter asks for. */
  readonly good: number;
  readonly flag: number;
  /** Maps: one, two, three. */
  readonly maps: readonly number[];
  /** How much of a map counts that lies down. */
  readonly hiddenMap: number;
  /** A bottle of rum on a sailor. */
  readonly rum: number;
  /** How much harm to another is worth. */
  readonly malice: number;
  /** What a turn is worth at sea; so much must a visit to the harbour bring. */
  readonly visit: number;
}

export const STYLE: Style = {
  sails: [0.45, 0.35, 0.2, 0.1, 0.05],
  cannons: [0.75, 0.5, 0.3, 0.15, 0.05],
  latent: 0.3,
  covered: 0.66,
  begun: 0.42,
  further: 0.6,
  good: 0.06,
  flag: 0.25,
  maps: [0, 0.4, 1.05, 1.9],
  hiddenMap: 0.6,
  rum: 0.2,
  malice: 0.35,
  visit: 0.05,
};

/** What a sailor who lies up is worth, besides the sails of a Sail maker. */
export const SAILOR_WORTH: Readonly<Record<Sailor, number>> = {
  helmsman: 0.3,
  cook: 0.15,
  paymaster: 0.3,
  lookout: 0.25,
  quartermaster: 0.4,
  carpenter: 0.5,
  'sail-maker': 0,
  gunman: 0.35,
};

/** What a passenger aboard is worth. */
export const PASSENGER_WORTH = 0.35;
