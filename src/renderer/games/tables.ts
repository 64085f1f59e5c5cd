import type { GameId } from '../../games/kit/game.ts';
import type { GameTable } from './table.ts';

/** Loads a game's table when somebody sits down at it. */
export const TABLES: Readonly<Partial<Record<GameId, () => Promise<GameTable>>>> = {
  'take-the-gold': async () => (await import('./take-the-gold/index.ts')).table,
  'guns-or-treasure': async () => (await import('./guns-or-treasure/index.ts')).table,
  'captains-wager': async () => (await import('./captains-wager/index.ts')).table,
};
