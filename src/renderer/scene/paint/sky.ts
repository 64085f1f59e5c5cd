import type { Brush } from './brush.ts';
import { paintGlyph } from './card.ts';
import { steadyNoise } from './noise.ts';

/** Stars over the upper half. */
function paintStars(brush: Brush, width: number, height: number, unit: number): void {
  const noise = steadyNoise(71);
  for (let star = 0; star < 130; star++) {
    const size = unit * (0.05 + noise() * 0.13);
    brush.fillStyle = `rgba(255, 240, 210, ${0.1 + noise() * 0.32})`;
    brush.beginPath();
    brush.arc(noise() * width, noise() ** 1.4 * height * 0.8, size, 0, Math.PI * 2);
    brush.fill();
  }
}

/** One bank of cloud: puffs along a line, light from below. */
function paintBank(brush: Brush, x: number, y: number, wide: number, high: number, noise: () => number): void {
  for (let puff = 0; puff < 16; puff++) {
    const along = noise() * 2 - 1;
    const size = high * (0.35 + noise() * 0.75) * (1 - along * along * 0.55);
    const [px, py] = [x + along * wide, y + (noise() - 0.5) * high * 0.5];
    const light = brush.createRadialGradient(px, py + size * 0.4, size * 0.1, px, py, size);
    light.addColorStop(0, 'rgba(255, 196, 158, 0.075)');
    light.addColorStop(0.6, 'rgba(190, 160, 210, 0.05)');
    light.addColorStop(1, 'rgba(190, 160, 210, 0)');
    brush.fillStyle = light;
    brush.beginPath();
    brush.arc(px, py, size, 0, Math.PI * 2);
    brush.fill();
  }
}

/** A great cog, engraved: the works of an airship. */
function paintCog(brush: Brush, x: number, y: number, size: number, teeth: number): void {
  brush.save();
  brush.translate(x, y);
  brush.strokeStyle = 'rgba(226, 190, 120, 0.2)';
  brush.lineWidth = size * 0.014;
  brush.beginPath();
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = (tooth / teeth) * Math.PI * 2;
    const step = Math.PI / teeth;
    for (const [turn, reach] of [
      [-0.62, 0.88],
      [-0.4, 1],
      [0.4, 1],
      [0.62, 0.88],
    ] as const)
      brush.lineTo(Math.cos(angle + turn * step) * size * reach, Math.sin(angle + turn * step) * size * reach);
  }
  brush.closePath();
  brush.stroke();
  for (const [radius, alpha] of [
    [0.74, 0.16],
    [0.7, 0.1],
    [0.3, 0.18],
  ] as const) {
    brush.strokeStyle = `rgba(226, 190, 120, ${alpha})`;
    brush.beginPath();
    brush.arc(0, 0, size * radius, 0, Math.PI * 2);
    brush.stroke();
  }
  for (let spoke = 0; spoke < 8; spoke++) {
    brush.save();
    brush.rotate((spoke / 8) * Math.PI * 2);
    brush.fillStyle = spoke % 2 === 0 ? 'rgba(226, 190, 120, 0.11)' : 'rgba(120, 84, 60, 0.2)';
    brush.beginPath();
    brush.moveTo(0, -size * 0.68);
    brush.lineTo(size * 0.06, -size * 0.3);
    brush.lineTo(-size * 0.06, -size * 0.3);
    brush.closePath();
    brush.fill();
    brush.restore();
  }
  brush.restore();
}

/** Airships far off, as shares of the table and of its height. */
const FLEET = [
  { x: 0.2, y: 0.5, side: 0.13 },
  { x: 0.83, y: 0.46, side: 0.1 },
  { x: 0.69, y: 0.62, side: 0.06 },
] as const;

/** Paints the sky at dusk: stars, banks of cloud, airships, and a great cog in the middle. `unit`: a hundredth of the shorter side. */
export function paintSky(brush: Brush, width: number, height: number, unit: number): void {
  paintStars(brush, width, height, unit);
  const noise = steadyNoise(23);
  for (let bank = 0; bank < 13; bank++) {
    const y = height * (0.16 + noise() * 0.78);
    paintBank(brush, noise() * width, y, width * (0.1 + noise() * 0.16), unit * (6 + noise() * 8), noise);
  }
  paintCog(brush, width / 2, height / 2, height * 0.3, 20);
  brush.fillStyle = 'rgba(240, 214, 170, 0.08)';
  for (const { x, y, side } of FLEET) paintGlyph(brush, 'zeppelin', x * width, y * height, side * height);
}
