import type { Brush } from './brush.ts';
import { paintCoin } from './light.ts';
import { steadyNoise } from './noise.ts';

/** A place on the table as shares of its width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

/** Where the candles stand: their light is drawn there by the stage. */
export const CANDLES: readonly Share[] = [
  { x: 0.042, y: 0.085 },
  { x: 0.958, y: 0.085 },
];

const disc = (brush: Brush, x: number, y: number, radius: number, colours: readonly [string, string]) => {
  const metal = brush.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
  metal.addColorStop(0, colours[0]);
  metal.addColorStop(1, colours[1]);
  brush.fillStyle = metal;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
};

/** Paints a candle from above: a brass dish with a ring to carry it, wax that has run, the wick. */
function paintCandle(brush: Brush, x: number, y: number, size: number): void {
  brush.save();
  brush.shadowColor = 'rgba(0, 0, 0, 0.8)';
  brush.shadowBlur = size * 0.5;
  brush.shadowOffsetY = size * 0.2;
  disc(brush, x, y, size, ['#d9a64e', '#5f3d12']);
  brush.restore();
  brush.strokeStyle = '#a87a32';
  brush.lineWidth = size * 0.14;
  brush.beginPath();
  brush.arc(x + size * 1.14, y + size * 0.12, size * 0.24, 0, Math.PI * 2);
  brush.stroke();
  disc(brush, x, y, size * 0.84, ['#7d5420', '#c79444']);
  disc(brush, x, y, size * 0.74, ['#4c3010', '#8a5f24']);
  const noise = steadyNoise(Math.round(x * 7 + y));
  brush.fillStyle = '#e9d9b0';
  brush.beginPath();
  for (let step = 0; step <= 40; step++) {
    const angle = (step / 40) * Math.PI * 2;
    const reach = size * (0.44 + 0.1 * Math.sin(angle * 3 + 1) + 0.05 * (step % 40 === 0 ? 0 : noise()));
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  brush.closePath();
  brush.fill();
  disc(brush, x, y, size * 0.36, ['#fff6d8', '#e2c98e']);
  disc(brush, x, y, size * 0.2, ['#ffe9a6', '#d49a3c']);
  brush.fillStyle = '#2a1708';
  brush.beginPath();
  brush.arc(x, y, size * 0.045, 0, Math.PI * 2);
  brush.fill();
}

/** Paints a few coins that somebody left lying. */
function paintStrayCoins(brush: Brush, x: number, y: number, size: number): void {
  const noise = steadyNoise(41);
  for (let coin = 0; coin < 9; coin++) {
    const [dx, dy] = [(noise() - 0.5) * size * 3.4, (noise() - 0.5) * size * 2.2];
    brush.save();
    brush.translate(x + dx, y + dy);
    brush.shadowColor = 'rgba(0, 0, 0, 0.7)';
    brush.shadowBlur = size * 0.25;
    brush.shadowOffsetY = size * 0.08;
    brush.rotate(noise() * Math.PI * 2);
    brush.scale(0.62, 0.62);
    paintCoin(brush, size);
    brush.restore();
  }
}

/** Paints what stands and lies at the table's corners. `unit`: a hundredth of the shorter side. */
export function paintDecor(brush: Brush, width: number, height: number, unit: number): void {
  for (const { x, y } of CANDLES) paintCandle(brush, x * width, y * height, unit * 3.4);
  paintStrayCoins(brush, width * 0.955, height * 0.93, unit * 4.2);
}
