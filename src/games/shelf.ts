import { captainsWager } from './captains-wager/index.ts';
import { gunsOrTreasure } from './guns-or-treasure/index.ts';
import type { AnyGame, GameId } from './kit/game.ts';
import { takeTheGold } from './take-the-gold/index.ts';

/** The games that can be played, in the order of the shelf. */
export const SHELF: readonly AnyGame[] = [takeTheGold, gunsOrTreasure, captainsWager];

/** A game by its id; `undefined` for one that is not on the shelf. */
export const gameById = (id: GameId): AnyGame | undefined => SHELF.find((game) => game.id === id);
