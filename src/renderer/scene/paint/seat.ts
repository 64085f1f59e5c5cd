import type { Glyph } from '../../art/glyphs.ts';
import { SEAT_STYLES, type SeatStyle } from '../../art/seats.ts';
import type { SeatLook } from '../contract.ts';
import type { Brush } from './brush.ts';
import { paintGlyph } from './card.ts';

/** A seat's plate: its height over its width. */
export const SEAT_RATIO = 0.3;

/** The height of a note's letters over the plate's height, where they are narrow. */
export const NARROW_NOTE = 0.36;

/** What a plate says. */
export interface SeatText {
  readonly look: SeatLook;
  readonly note: string;
  readonly state: 'idle' | 'acting' | 'out';
  /** A drawing at the plate's right end. */
  readonly mark?: Glyph | undefined;
  /** Whether its note is written in the narrow letters of the name, nearly as high. */
  readonly isNarrow: boolean;
  readonly highContrast: boolean;
}

const PATTERNS: Readonly<Record<SeatStyle['pattern'], (brush: Brush, width: number, height: number) => void>> = {
  stripes: (brush, width, height) => {
    for (let x = -height; x < width; x += height * 0.32) line(brush, x, height, x + height, 0);
  },
  bars: (brush, width, height) => {
    for (let x = 0; x < width; x += height * 0.26) line(brush, x, 0, x, height);
  },
  checks: (brush, width, height) => {
    for (let x = -height; x < width; x += height * 0.36) {
      line(brush, x, height, x + height, 0);
      line(brush, x, 0, x + height, height);
    }
  },
  dots: (brush, width, height) => {
    const step = height * 0.24;
    for (let row = 0; row * step < height; row++) {
      for (let column = 0; column * step < width; column++) {
        brush.beginPath();
        brush.arc((column + (row % 2) / 2) * step, row * step, step * 0.14, 0, Math.PI * 2);
        brush.fill();
      }
    }
  },
  scales: (brush, width, height) => {
    const step = height * 0.36;
    for (let row = -1; row * step < 2 * height; row++) {
      for (let column = -1; column * step < width; column++) {
        brush.beginPath();
        brush.arc((column + (row % 2) / 2) * step, (row * step) / 2, step / 2, 0, Math.PI);
        brush.stroke();
      }
    }
  },
  waves: (brush, width, height) => {
    const step = height * 0.26;
    for (let y = step / 2; y < height; y += step) {
      brush.beginPath();
      for (let x = 0; x <= width; x += step / 4) brush.lineTo(x, y + Math.sin((x / step) * Math.PI) * step * 0.22);
      brush.stroke();
    }
  },
};

const line = (brush: Brush, x: number, y: number, toX: number, toY: number) => {
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(toX, toY);
  brush.stroke();
};

function paintEmblem(brush: Brush, style: SeatStyle, size: number): void {
  const radius = size * 0.42;
  brush.beginPath();
  brush.arc(size / 2, size / 2, radius, 0, Math.PI * 2);
  brush.fillStyle = style.fill;
  brush.fill();
  brush.lineWidth = size * 0.05;
  brush.strokeStyle = '#e0bd74';
  brush.stroke();
  brush.fillStyle = style.ink;
  paintGlyph(brush, style.emblem, size / 2 - radius * 0.68, size / 2 - radius * 0.68, radius * 1.36);
}

const fitted = (brush: Brush, text: string, room: number): string => {
  if (brush.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && brush.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('')}…`;
};

const nameFont = (size: number) => `${size}px "Pirata One", serif`;

const noteFont = (size: number) => `600 ${size}px "Cinzel", serif`;

/** The size at which a text fits, down to a share `least` of it; longer texts are cut. */
function shrunk(
  brush: Brush,
  font: (size: number) => string,
  text: string,
  size: number,
  room: number,
  least = 0.66,
): number {
  brush.font = font(size);
  const wide = brush.measureText(text).width;
  return wide <= room ? size : Math.max(size * least, (size * room) / wide);
}

function paintWords(brush: Brush, style: SeatStyle, text: SeatText, width: number, height: number): void {
  const { look, note, mark, isNarrow } = text;
  const left = height * 1.06;
  const room = width - left - height * (mark ? 0.95 : 0.2);
  brush.textBaseline = 'middle';
  brush.textAlign = 'left';
  brush.fillStyle = style.ink;
  if (mark) paintGlyph(brush, mark, width - height * 0.92, height * 0.16, height * 0.68);
  // The seat's colour round the letters keeps its pattern out of them.
  brush.strokeStyle = style.fill;
  brush.lineJoin = 'round';
  brush.lineWidth = height * 0.13;
  const write = (words: string, y: number) => {
    brush.strokeText(words, left, y);
    brush.fillText(words, left, y);
  };
  const least = isNarrow ? NARROW_NOTE / 0.43 : 0.66;
  const size = shrunk(brush, nameFont, look.name, height * 0.43, room, least);
  brush.font = nameFont(size);
  write(fitted(brush, look.name, room), height * (note ? (isNarrow ? 0.31 : 0.34) : 0.52));
  if (!note) return;
  brush.font = isNarrow ? nameFont(height * NARROW_NOTE) : noteFont(height * 0.29);
  write(fitted(brush, note, room), height * (isNarrow ? 0.7 : 0.74));
}

/** Paints a seat's name plate: emblem, pattern and colour of the seat, the name, and a note such as the number of cards. */
export function paintSeat(brush: Brush, text: SeatText, width: number, height: number): void {
  const style = SEAT_STYLES[text.look.colour];
  brush.save();
  brush.globalAlpha = text.state === 'out' ? 0.45 : 1;
  const edge = height * 0.05;
  const plate = () => {
    brush.beginPath();
    brush.roundRect(edge, height * 0.06, width - 2 * edge, height * 0.88, height * 0.44);
  };
  plate();
  brush.save();
  brush.clip();
  brush.fillStyle = style.fill;
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = style.line;
  brush.fillStyle = style.line;
  brush.lineWidth = height * 0.05;
  brush.globalAlpha *= 0.7;
  PATTERNS[style.pattern](brush, width, height);
  brush.globalAlpha = text.state === 'out' ? 0.45 : 1;
  const shade = brush.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgba(255, 255, 255, 0.16)');
  shade.addColorStop(0.5, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.3)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
  brush.restore();
  plate();
  const isActing = text.state === 'acting';
  brush.strokeStyle = text.highContrast ? (isActing ? '#ffffff' : '#c8c8c8') : isActing ? '#ffe9a8' : '#b98f4a';
  brush.lineWidth = height * (isActing ? 0.09 : 0.05);
  brush.stroke();
  paintEmblem(brush, style, height);
  paintWords(brush, style, text, width, height);
  brush.restore();
}

/** Paints a marked place on the cloth: a dashed outline the shape of a card. */
export function paintPlace(brush: Brush, width: number, height: number): void {
  brush.strokeStyle = 'rgba(226, 196, 134, 0.5)';
  brush.lineWidth = width * 0.014;
  brush.setLineDash([width * 0.07, width * 0.045]);
  brush.beginPath();
  brush.roundRect(width * 0.02, width * 0.02, width * 0.96, height - width * 0.04, width * 0.07);
  brush.stroke();
  brush.setLineDash([]);
}

/** The height of a label's letters over the width of its place. */
export const LABEL_RATIO = 0.15;

/** The height of a line of a label over that of its letters. */
export const LABEL_LINE = 1.3;

/** How a label is written. Lengths in device pixels. */
export interface LabelText {
  readonly text: string;
  /** The height of its letters. */
  readonly letter: number;
  /** The room it may take, its middle being the place's. */
  readonly room: number;
  /** Whether it is read across a room: in narrow letters at once, and not at all where they don't fit. */
  readonly isAfar: boolean;
  readonly highContrast: boolean;
}

/** A text in two lines of about the same length, broken at a space; in one where it has none. */
function inTwo(brush: Brush, text: string): string[] {
  const words = text.split(' ');
  const wide = (line: readonly string[]) => brush.measureText(line.join(' ')).width;
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const [best] = breaks.sort((a, b) => Math.max(...a.map(wide)) - Math.max(...b.map(wide)));
  return best === undefined ? [text] : best.map((line) => line.join(' '));
}

/** The lines of a label, in the present font: one, or two where one is too long. */
function labelLines(brush: Brush, text: string, room: number): string[] {
  return brush.measureText(text).width <= room ? [text] : inTwo(brush, text);
}

/** Paints a label under a marked place, from the top of a strip of `width`, in at most two lines. */
export function paintLabel(brush: Brush, { text, letter, room, isAfar, highContrast }: LabelText, width: number): void {
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => brush.measureText(line).width));
  let font = isAfar ? nameFont : noteFont;
  brush.font = font(letter);
  let lines = labelLines(brush, text, room);
  if (!isAfar && widest(lines) > room) {
    font = nameFont;
    brush.font = font(letter);
    lines = labelLines(brush, text, room);
  }
  const longest = widest(lines);
  if (isAfar && longest > room) return;
  const size = longest <= room ? letter : Math.max(letter * 0.8, (letter * room) / longest);
  brush.font = font(size);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.strokeStyle = 'rgba(6, 16, 20, 0.85)';
  brush.lineWidth = letter * 0.26;
  brush.lineJoin = 'round';
  brush.fillStyle = highContrast ? '#ffffff' : '#f1dba6';
  lines.forEach((line, at) => {
    const shown = fitted(brush, line, room);
    const y = letter * LABEL_LINE * (at + 0.6);
    brush.strokeText(shown, width / 2, y);
    brush.fillText(shown, width / 2, y);
  });
}
