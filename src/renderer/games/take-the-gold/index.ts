import type { GameTable } from '../tables.ts';
import { cues } from './cues.ts';
import { layout } from './layout.ts';

/** The table of Take the Gold. */
export const table: GameTable = { layout, cues };
