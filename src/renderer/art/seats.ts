import type { SeatColour } from '../../protocol/tables.ts';
import type { Glyph } from './glyphs.ts';

/** How a seat is told apart: by colour, by emblem and by pattern, each of which is enough alone. */
export interface SeatStyle {
  readonly fill: string;
  /** A lighter shade for the pattern's lines on `fill`. */
  readonly line: string;
  /** Text and emblem on `fill` (over 4.5:1). */
  readonly ink: string;
  readonly emblem: Glyph;
  readonly pattern: 'plain' | 'stripes' | 'dots' | 'checks' | 'waves' | 'bars';
}

/** The six seats' looks. */
export const SEAT_STYLES: Readonly<Record<SeatColour, SeatStyle>> = {
  crimson: { fill: '#8e1f24', line: '#a93a3c', ink: '#fff4e0', emblem: 'crossed-pistols', pattern: 'stripes' },
  sapphire: { fill: '#1d4a86', line: '#3364a4', ink: '#f2f6ff', emblem: 'anchor', pattern: 'waves' },
  gold: { fill: '#d9a520', line: '#eabf4c', ink: '#2a1a00', emblem: 'sun', pattern: 'dots' },
  emerald: { fill: '#1d6343', line: '#347d5b', ink: '#effff5', emblem: 'turtle', pattern: 'checks' },
  violet: { fill: '#5f3388', line: '#7a4ea4', ink: '#faf2ff', emblem: 'seahorse', pattern: 'bars' },
  pearl: { fill: '#e6e0d2', line: '#f6f2e8', ink: '#22282e', emblem: 'whale-tail', pattern: 'plain' },
};
