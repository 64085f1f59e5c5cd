/** How a line is drawn: told apart by colour, by dashes and by the shape of its points, each of which is enough alone. */
export interface Pen {
  /** Dark enough on parchment (over 4.5:1). */
  readonly colour: string;
  /** An SVG dash pattern; empty for a whole line. */
  readonly dashes: string;
  /** A point as an SVG path about its middle, 12 units wide. */
  readonly point: string;
}

/** One pen a line, in the order of the crew. */
export const PENS: readonly Pen[] = [
  { colour: '#8e1f24', dashes: '', point: 'M0 -6 A6 6 0 1 1 0 6 A6 6 0 1 1 0 -6 Z' },
  { colour: '#1d4a86', dashes: '7 4', point: 'M-5 -5 H5 V5 H-5 Z' },
  { colour: '#1d6343', dashes: '2 4', point: 'M0 -6.5 L6.5 5 H-6.5 Z' },
  { colour: '#5f3388', dashes: '10 4 2 4', point: 'M0 -7 L7 0 L0 7 L-7 0 Z' },
  { colour: '#7a4e00', dashes: '14 5', point: 'M0 6.5 L6.5 -5 H-6.5 Z' },
  { colour: '#3a3029', dashes: '4 2', point: 'M-2 -6 H2 V-2 H6 V2 H2 V6 H-2 V2 H-6 V-2 H-2 Z' },
];

/** The pen of the n-th line. */
export const penOf = (place: number): Pen => PENS[place % PENS.length] as Pen;
