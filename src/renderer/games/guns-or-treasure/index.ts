import type { GameTable } from '../table.ts';
import { cues } from './cues.ts';
import { layout } from './layout.ts';
import { stage } from './stage.ts';

/** The table of Guns or Treasure. */
export const table: GameTable = { layout, cues, stage };
