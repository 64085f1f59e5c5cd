import type { Sound } from '../blocks.ts';
import { CARDS } from './cards.ts';
import { FIGHTS } from './fights.ts';
import { SEA } from './sea.ts';
import { SIGNALS } from './signals.ts';
import { THINGS } from './things.ts';

const ROWS = { ...CARDS, ...THINGS, ...FIGHTS, ...SEA, ...SIGNALS };

/** Names a sound of the table. */
export type SoundId = keyof typeof ROWS;

/** Every sound of the table: one row a sound. */
export const SOUNDS: Readonly<Record<SoundId, Sound>> = ROWS;

/** The names of all sounds. */
export const SOUND_IDS = Object.keys(ROWS) as readonly SoundId[];
