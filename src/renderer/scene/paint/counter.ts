import type { CounterSpec } from '../../art/faces.ts';
import type { Brush } from './brush.ts';
import { paintGlyph } from './card.ts';

/** What numbers are made of. */
export const SIGNS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '+'] as const;

/** A digit, or what stands before a number. */
export type Sign = (typeof SIGNS)[number];

/** No counter shows more signs. */
export const MOST_SIGNS = 3;

/** What a counter shows for a number, sign by sign. */
export function signsOf(count: number, numeral: CounterSpec['numeral'] = 'plain'): Sign[] {
  if (numeral === 'none') return [];
  const whole = Math.round(count);
  const sign = whole < 0 ? '-' : numeral === 'signed' ? '+' : '';
  return [...sign, ...String(Math.abs(whole))].slice(0, MOST_SIGNS) as Sign[];
}

/** Paints a counter's disc, `size` pixels wide: what it counts stands above the room for the number, or alone where there is none. */
export function paintCounter(brush: Brush, { glyph, tint, numeral }: CounterSpec, size: number): void {
  const middle = size / 2;
  brush.beginPath();
  brush.arc(middle, middle, size * 0.47, 0, Math.PI * 2);
  const light = brush.createRadialGradient(size * 0.36, size * 0.3, size * 0.05, middle, middle, size * 0.5);
  light.addColorStop(0, tint.edge);
  light.addColorStop(0.16, tint.ground);
  light.addColorStop(1, tint.ground);
  brush.fillStyle = light;
  brush.fill();
  for (const [radius, wide] of [
    [0.455, 0.05],
    [0.395, 0.012],
  ] as const) {
    brush.beginPath();
    brush.arc(middle, middle, size * radius, 0, Math.PI * 2);
    brush.strokeStyle = tint.edge;
    brush.lineWidth = size * wide;
    brush.stroke();
  }
  brush.fillStyle = tint.ink;
  if (numeral === 'none') paintGlyph(brush, glyph, size * 0.23, size * 0.23, size * 0.54);
  else paintGlyph(brush, glyph, size * 0.36, size * 0.1, size * 0.28);
}

/** The plaque under an hourglass, as shares of the counter's width: where it is, and the digits on it. */
export const PLAQUE = { top: 0.7, bottom: 0.99, left: 0.2, digits: { high: 0.34, below: 0.34 } } as const;

/** The glass itself, as shares of the counter's width. */
const GLASS = { top: 0.09, waist: 0.37, bottom: 0.65, half: 0.25, neck: 0.025 } as const;

/** Traces one bulb of the glass, from its flat end to the waist. */
function traceBulb(brush: Brush, size: number, end: number): void {
  const { waist, half, neck } = GLASS;
  const bend = end + (waist - end) * 0.55;
  brush.beginPath();
  brush.moveTo(size * (0.5 - half), size * end);
  brush.bezierCurveTo(
    size * (0.5 - half),
    size * bend,
    size * (0.5 - neck),
    size * bend,
    size * (0.5 - neck),
    size * waist,
  );
  brush.lineTo(size * (0.5 + neck), size * waist);
  brush.bezierCurveTo(
    size * (0.5 + neck),
    size * bend,
    size * (0.5 + half),
    size * bend,
    size * (0.5 + half),
    size * end,
  );
  brush.closePath();
}

/** Fills a bulb with sand from a height on downwards. */
function pourSand(brush: Brush, size: number, end: number, from: number, to: number): void {
  brush.save();
  traceBulb(brush, size, end);
  brush.clip();
  const sand = brush.createLinearGradient(0, size * from, 0, size * to);
  sand.addColorStop(0, '#ffdf8e');
  sand.addColorStop(1, '#c98a2b');
  brush.fillStyle = sand;
  brush.fillRect(0, size * from, size, size * (to - from));
  brush.restore();
}

/**
 * Paints an hourglass, `size` pixels wide and high, over a plaque for its number.
 *
 * @param left - how much of the sand is still in the upper bulb, 0 to 1.
 */
export function paintHourglass(brush: Brush, { tint }: CounterSpec, size: number, left: number): void {
  const { top, waist, bottom, half, neck } = GLASS;
  for (const end of [top, bottom]) {
    traceBulb(brush, size, end);
    brush.fillStyle = 'rgba(214, 236, 245, 0.26)';
    brush.fill();
  }
  // A bulb is wide at its end: equal steps of sand are small steps there.
  if (left > 0) pourSand(brush, size, top, waist - (waist - top) * left ** 0.6, waist);
  if (left < 1) pourSand(brush, size, bottom, bottom - (bottom - waist) * 0.82 * (1 - left) ** 0.8, bottom);
  if (left > 0 && left < 1) {
    brush.fillStyle = '#ffdf8e';
    brush.fillRect(size * (0.5 - neck * 0.45), size * waist, size * neck * 0.9, size * (bottom - waist) * 0.9);
  }
  brush.strokeStyle = 'rgba(240, 250, 255, 0.75)';
  brush.lineWidth = size * 0.018;
  for (const end of [top, bottom]) {
    traceBulb(brush, size, end);
    brush.stroke();
  }
  const brass = brush.createLinearGradient(size * 0.2, 0, size * 0.8, 0);
  brass.addColorStop(0, tint.ground);
  brass.addColorStop(0.4, tint.edge);
  brass.addColorStop(1, tint.ground);
  brush.fillStyle = brass;
  for (const side of [0.5 - half - 0.07, 0.5 + half + 0.03]) {
    brush.fillRect(size * side, size * top, size * 0.04, size * (bottom - top));
  }
  for (const y of [top - 0.07, bottom]) {
    brush.beginPath();
    brush.roundRect(size * 0.14, size * y, size * 0.72, size * 0.075, size * 0.03);
    brush.fill();
  }
  brush.beginPath();
  const { top: high, bottom: low, left: edge } = PLAQUE;
  brush.roundRect(size * edge, size * high, size * (1 - 2 * edge), size * (low - high), size * 0.08);
  brush.fillStyle = tint.ground;
  brush.fill();
  brush.strokeStyle = tint.edge;
  brush.lineWidth = size * 0.03;
  brush.stroke();
}

/** Paints one digit or sign, light with a dark rim, so that it reads on any disc. */
export function paintDigit(brush: Brush, digit: string, width: number, height: number): void {
  brush.font = `${height * 0.98}px "Pirata One", serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineJoin = 'round';
  brush.strokeStyle = 'rgba(12, 8, 4, 0.9)';
  brush.lineWidth = height * 0.09;
  brush.strokeText(digit, width / 2, height * 0.54);
  brush.fillStyle = '#fff3d2';
  brush.fillText(digit, width / 2, height * 0.54);
}
