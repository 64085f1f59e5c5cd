import type { GameTable } from '../table.ts';
import { cues } from './cues.ts';
import { layout } from './layout.ts';

/** The table of Take the Gold. */
export const table: GameTable = { layout, cues };
