import { SEAT_STYLES, type SeatStyle } from '../../art/seats.ts';
import type { SeatLook } from '../contract.ts';
import type { Brush } from './brush.ts';
import { paintGlyph } from './card.ts';

/** A seat's plate: its height over its width. */
export const SEAT_RATIO = 0.3;

/** What a plate says. */
export interface SeatText {
  readonly look: SeatLook;
  readonly note: string;
  readonly state: 'idle' | 'acting' | 'out';
}

const PATTERNS: Readonly<Record<SeatStyle['pattern'], (brush: Brush, width: number, height: number) => void>> = {
  plain: () => {},
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

/** The size at which a text fits, down to two thirds; longer ones are cut. */
function shrunk(brush: Brush, font: (size: number) => string, text: string, size: number, room: number): number {
  brush.font = font(size);
  const wide = brush.measureText(text).width;
  return wide <= room ? size : Math.max(size * 0.66, (size * room) / wide);
}

function paintWords(brush: Brush, style: SeatStyle, { look, note }: SeatText, width: number, height: number): void {
  const left = height * 1.06;
  const room = width - left - height * 0.2;
  brush.textBaseline = 'middle';
  brush.textAlign = 'left';
  brush.fillStyle = style.ink;
  const size = shrunk(brush, nameFont, look.name, height * 0.43, room);
  brush.font = nameFont(size);
  brush.fillText(fitted(brush, look.name, room), left, height * (note ? 0.34 : 0.52));
  if (!note) return;
  brush.font = `600 ${height * 0.29}px "Cinzel", serif`;
  brush.fillText(fitted(brush, note, room), left, height * 0.74);
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
  brush.globalAlpha *= 0.55;
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
  brush.strokeStyle = text.state === 'acting' ? '#ffe9a8' : '#b98f4a';
  brush.lineWidth = height * (text.state === 'acting' ? 0.09 : 0.05);
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

/** The height of a label's strip over the width of its place. */
export const LABEL_RATIO = 0.24;

/** Paints a label under a marked place. */
export function paintLabel(brush: Brush, label: string, width: number, height: number): void {
  const labelFont = (size: number) => `600 ${size}px "Cinzel", serif`;
  brush.font = labelFont(shrunk(brush, labelFont, label, height * 0.62, width * 0.96));
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const text = fitted(brush, label, width * 0.96);
  brush.strokeStyle = 'rgba(6, 16, 20, 0.85)';
  brush.lineWidth = height * 0.16;
  brush.lineJoin = 'round';
  brush.strokeText(text, width / 2, height * 0.54);
  brush.fillStyle = '#f1dba6';
  brush.fillText(text, width / 2, height * 0.54);
}
