import type { GameTable } from '../table.ts';
import { cues } from './cues.ts';
import { layout } from './layout.ts';
import { stage } from './stage.ts';

/** The table of Captain's Wager. */
export const table: GameTable = { layout, cues, stage };
