import type { Brush } from './brush.ts';
import { paintGlyph } from './card.ts';
import { steadyNoise } from './noise.ts';

/** Paints a four-pointed spark on a square. */
export function paintSpark(brush: Brush, size: number): void {
  const middle = size / 2;
  const glow = brush.createRadialGradient(middle, middle, 0, middle, middle, middle);
  glow.addColorStop(0, 'rgba(255, 240, 190, 0.95)');
  glow.addColorStop(0.25, 'rgba(255, 214, 120, 0.45)');
  glow.addColorStop(1, 'rgba(255, 190, 80, 0)');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, size, size);
  brush.fillStyle = '#fffbe6';
  brush.beginPath();
  for (let point = 0; point < 8; point++) {
    const radius = point % 2 === 0 ? middle * 0.96 : middle * 0.13;
    const angle = (point / 8) * Math.PI * 2;
    brush.lineTo(middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius);
  }
  brush.closePath();
  brush.fill();
}

/** Paints a gold coin on a square. */
export function paintCoin(brush: Brush, size: number): void {
  const middle = size / 2;
  const metal = brush.createLinearGradient(0, 0, size, size);
  metal.addColorStop(0, '#ffeaa0');
  metal.addColorStop(0.5, '#e2a92c');
  metal.addColorStop(1, '#8f5f0e');
  brush.fillStyle = metal;
  brush.beginPath();
  brush.arc(middle, middle, middle * 0.94, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = '#6d4608';
  brush.lineWidth = size * 0.05;
  brush.stroke();
  brush.beginPath();
  brush.arc(middle, middle, middle * 0.72, 0, Math.PI * 2);
  brush.lineWidth = size * 0.03;
  brush.stroke();
  brush.fillStyle = '#6d4608';
  paintGlyph(brush, 'pirate-skull', size * 0.24, size * 0.24, size * 0.52);
}

/** Paints a drop of sea water on a square. */
export function paintDrop(brush: Brush, size: number): void {
  const middle = size / 2;
  const water = brush.createRadialGradient(middle * 0.8, middle * 0.7, 0, middle, middle, middle);
  water.addColorStop(0, 'rgba(220, 250, 255, 0.95)');
  water.addColorStop(0.5, 'rgba(110, 190, 210, 0.75)');
  water.addColorStop(1, 'rgba(40, 110, 140, 0)');
  brush.fillStyle = water;
  brush.beginPath();
  brush.arc(middle, middle, middle, 0, Math.PI * 2);
  brush.fill();
}

/** Paints a puff of powder smoke on a square: lit from one side, torn at the edge. */
export function paintSmoke(brush: Brush, size: number): void {
  const noise = steadyNoise(17);
  for (let puff = 0; puff < 26; puff++) {
    const angle = noise() * Math.PI * 2;
    const away = Math.sqrt(noise()) * size * 0.3;
    const [x, y] = [size / 2 + Math.cos(angle) * away, size / 2 + Math.sin(angle) * away];
    const radius = size * (0.08 + noise() * 0.12);
    const cloud = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
    cloud.addColorStop(0, 'rgba(236, 228, 212, 0.34)');
    cloud.addColorStop(0.6, 'rgba(170, 160, 146, 0.2)');
    cloud.addColorStop(1, 'rgba(110, 102, 92, 0)');
    brush.fillStyle = cloud;
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.fill();
  }
}

/** Paints a tentacle's skin on a lying strip: tip on the left, root on the right, suckers along the lower side. */
export function paintTentacle(brush: Brush, length: number, thick: number): void {
  const edge = (x: number) => thick * (0.05 + 0.42 * (x / length) ** 0.75);
  brush.beginPath();
  brush.moveTo(0, thick / 2);
  for (let x = 0; x <= length; x += 4) brush.lineTo(x, thick / 2 - edge(x));
  for (let x = length; x >= 0; x -= 4) brush.lineTo(x, thick / 2 + edge(x));
  brush.closePath();
  const skin = brush.createLinearGradient(0, 0, 0, thick);
  skin.addColorStop(0, '#0b2b29');
  skin.addColorStop(0.35, '#2d8176');
  skin.addColorStop(0.65, '#1d5d56');
  skin.addColorStop(1, '#08211f');
  brush.fillStyle = skin;
  brush.fill();
  brush.strokeStyle = 'rgba(3, 16, 15, 0.9)';
  brush.lineWidth = thick * 0.035;
  brush.stroke();
  for (let x = length * 0.06; x < length; x += edge(x) * 0.84) {
    const size = edge(x) * 0.32;
    brush.fillStyle = '#d9b9a4';
    brush.beginPath();
    brush.ellipse(x, thick / 2 + edge(x) * 0.5, size, size * 0.85, 0, 0, Math.PI * 2);
    brush.fill();
    brush.fillStyle = '#7c4a45';
    brush.beginPath();
    brush.ellipse(x, thick / 2 + edge(x) * 0.5, size * 0.45, size * 0.36, 0, 0, Math.PI * 2);
    brush.fill();
  }
}
