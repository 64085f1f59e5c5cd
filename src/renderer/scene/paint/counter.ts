import type { CounterSpec } from '../../art/faces.ts';
import type { Brush } from './brush.ts';
import { paintGlyph } from './card.ts';

/** Paints a counter's disc, `size` pixels wide: what it counts stands above the room for the number. */
export function paintCounter(brush: Brush, { glyph, tint }: CounterSpec, size: number): void {
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
  paintGlyph(brush, glyph, size * 0.38, size * 0.12, size * 0.24);
}

/** Paints one digit, light with a dark rim, so that it reads on any disc. */
export function paintDigit(brush: Brush, digit: number, width: number, height: number): void {
  brush.font = `${height * 0.98}px "Pirata One", serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineJoin = 'round';
  brush.strokeStyle = 'rgba(12, 8, 4, 0.9)';
  brush.lineWidth = height * 0.09;
  brush.strokeText(String(digit), width / 2, height * 0.54);
  brush.fillStyle = '#fff3d2';
  brush.fillText(String(digit), width / 2, height * 0.54);
}
