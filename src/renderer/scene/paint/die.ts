import type { DieValue } from '../motion/dice.ts';
import type { Brush } from './brush.ts';

const AT: Readonly<Record<DieValue, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Paints one face of a die of old ivory on a square: rounded, worn at the edge, with burnt pips. */
export function paintDieFace(brush: Brush, value: DieValue, size: number): void {
  const middle = size / 2;
  // Edge to edge, so that neighbouring faces meet; the rounding is painted as a darker bevel.
  brush.fillStyle = '#b79a68';
  brush.fillRect(0, 0, size, size);
  brush.beginPath();
  brush.roundRect(size * 0.025, size * 0.025, size * 0.95, size * 0.95, size * 0.17);
  const ivory = brush.createRadialGradient(middle * 0.8, middle * 0.75, size * 0.05, middle, middle, size * 0.75);
  ivory.addColorStop(0, '#fdf4dc');
  ivory.addColorStop(0.7, '#ead6a8');
  ivory.addColorStop(1, '#c9ac76');
  brush.fillStyle = ivory;
  brush.fill();
  for (const [column, row] of AT[value]) {
    const [x, y] = [middle + column * size * 0.255, middle + row * size * 0.255];
    const radius = size * (value === 1 ? 0.125 : 0.088);
    const pip = brush.createRadialGradient(x - radius * 0.2, y - radius * 0.3, radius * 0.1, x, y, radius);
    pip.addColorStop(0, value === 1 ? '#5e0f0a' : '#120c06');
    pip.addColorStop(1, value === 1 ? '#8f1f14' : '#3a2a18');
    brush.fillStyle = pip;
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.fill();
  }
}
