import type { SeatColour } from '../../protocol/tables.ts';
import type { BackSpec } from './faces.ts';
import type { Glyph } from './glyphs.ts';

/**
 * How a seat is told apart: by colour, by emblem and by pattern, each of which is enough alone.
 *
 * The colours stay apart for eyes without red, green or blue cones, mostly by their lightness; a test simulates them.
 */
export interface SeatStyle {
  readonly fill: string;
  /** The pattern's lines on `fill` (over 1.5:1), on which text can be read as well. */
  readonly line: string;
  /** Text and emblem on `fill` and on `line` (over 4.5:1). */
  readonly ink: string;
  readonly emblem: Glyph;
  readonly pattern: 'stripes' | 'waves' | 'dots' | 'checks' | 'bars' | 'scales';
}

/** The six seats' looks. */
export const SEAT_STYLES: Readonly<Record<SeatColour, SeatStyle>> = {
  crimson: { fill: '#96201b', line: '#b5544a', ink: '#fff6e6', emblem: 'crossed-pistols', pattern: 'stripes' },
  sapphire: { fill: '#163a70', line: '#4670aa', ink: '#f4f8ff', emblem: 'anchor', pattern: 'waves' },
  gold: { fill: '#eda914', line: '#ffdf8a', ink: '#261700', emblem: 'sun', pattern: 'dots' },
  emerald: { fill: '#4a957d', line: '#8ecab4', ink: '#071f16', emblem: 'turtle', pattern: 'checks' },
  violet: { fill: '#a273f2', line: '#cdb2ff', ink: '#150630', emblem: 'seahorse', pattern: 'bars' },
  pearl: { fill: '#f0ece2', line: '#c5bba4', ink: '#1c2126', emblem: 'whale-tail', pattern: 'scales' },
};

/** The back of a seat's own deck in the colours and with the emblem of whoever sits there; other backs as they are. */
export function seatBack(back: BackSpec, looks: readonly { readonly colour: SeatColour }[]): BackSpec {
  const look = back.seat === undefined ? undefined : looks[back.seat];
  if (look === undefined) return back;
  const { fill, ink, emblem } = SEAT_STYLES[look.colour];
  return { ...back, glyph: emblem, tint: { ground: fill, line: ink, edge: back.tint.edge } };
}
