import type { ClothSpec } from '../../art/faces.ts';
import type { Brush } from './brush.ts';
import { paintDecor } from './decor.ts';
import { steadyNoise } from './noise.ts';
import { paintSky } from './sky.ts';

interface Sheet {
  readonly brush: Brush;
  readonly width: number;
  readonly height: number;
  /** Pixels a hundredth of the shorter side takes: everything is measured in it. */
  readonly unit: number;
}

const WOOD = ['#3a2415', '#412918', '#36210f', '#462d1b', '#3d2716'];

function paintPlank({ brush, width, unit }: Sheet, top: number, high: number, tone: string, noise: () => number): void {
  brush.fillStyle = tone;
  brush.fillRect(0, top, width, high);
  for (let line = 0; line < high / (unit * 0.32); line++) {
    const y = top + noise() * high;
    const bend = (noise() - 0.5) * unit * 2.4;
    brush.strokeStyle = noise() > 0.45 ? 'rgba(14, 7, 2, 0.2)' : 'rgba(214, 150, 86, 0.055)';
    brush.lineWidth = Math.max(0.6, unit * (0.04 + noise() * 0.14));
    brush.beginPath();
    brush.moveTo(-unit, y);
    brush.bezierCurveTo(width * 0.3, y + bend, width * 0.65, y - bend, width + unit, y + bend * 0.4);
    brush.stroke();
  }
  for (let knot = 0; knot < 2; knot++)
    paintKnot(brush, noise() * width, top + high * (0.3 + noise() * 0.4), unit * (0.7 + noise()), noise);
  brush.fillStyle = 'rgba(0, 0, 0, 0.55)';
  brush.fillRect(0, top + high - unit * 0.22, width, unit * 0.22);
  brush.fillStyle = 'rgba(255, 205, 140, 0.06)';
  brush.fillRect(0, top, width, unit * 0.14);
}

function paintKnot(brush: Brush, x: number, y: number, size: number, noise: () => number): void {
  for (let ring = 5; ring > 0; ring--) {
    brush.strokeStyle = `rgba(12, 6, 2, ${0.1 + noise() * 0.12})`;
    brush.lineWidth = size * 0.12;
    brush.beginPath();
    brush.ellipse(x, y, (size * ring * 2.3) / 5, (size * ring) / 5, (noise() - 0.5) * 0.2, 0, Math.PI * 2);
    brush.stroke();
  }
}

const roundedOval = (brush: Brush, x: number, y: number, rx: number, ry: number) => {
  brush.beginPath();
  for (let step = 0; step <= 120; step++) {
    const angle = (step / 120) * Math.PI * 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    // A superellipse: rounder than a rectangle, fuller than an ellipse.
    const px = x + Math.sign(cos) * Math.abs(cos) ** 0.62 * rx;
    const py = y + Math.sign(sin) * Math.abs(sin) ** 0.62 * ry;
    if (step === 0) brush.moveTo(px, py);
    else brush.lineTo(px, py);
  }
  brush.closePath();
};

function paintCompass(brush: Brush, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  for (const [radius, alpha] of [
    [1, 0.2],
    [0.93, 0.12],
    [0.55, 0.14],
  ] as const) {
    brush.strokeStyle = `rgba(214, 178, 110, ${alpha})`;
    brush.lineWidth = size * 0.012;
    brush.beginPath();
    brush.arc(0, 0, size * radius, 0, Math.PI * 2);
    brush.stroke();
  }
  for (let point = 0; point < 16; point++) {
    const isMain = point % 4 === 0;
    const isHalf = point % 2 === 0;
    const long = size * (isMain ? 0.92 : isHalf ? 0.66 : 0.4);
    const wide = size * (isMain ? 0.12 : isHalf ? 0.085 : 0.05);
    brush.save();
    brush.rotate((point / 16) * Math.PI * 2);
    for (const side of [-1, 1]) {
      brush.fillStyle = side < 0 ? 'rgba(226, 190, 120, 0.15)' : 'rgba(120, 84, 40, 0.22)';
      brush.beginPath();
      brush.moveTo(0, -long);
      brush.lineTo(side * wide, -wide);
      brush.lineTo(0, 0);
      brush.closePath();
      brush.fill();
    }
    brush.restore();
  }
  brush.restore();
}

/** The sea chart that most games are played on. */
const SEA_CHART: ClothSpec = { colours: ['#1f4350', '#16323d', '#0c1d25'], motif: 'chart' };

/** Rhumb lines from the middle of the table. */
function paintRhumbs({ brush, width, height, unit }: Sheet): void {
  brush.strokeStyle = 'rgba(210, 180, 120, 0.07)';
  brush.lineWidth = Math.max(1, unit * 0.07);
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray / 32) * Math.PI * 2;
    brush.beginPath();
    brush.moveTo(width / 2, height / 2);
    brush.lineTo(width / 2 + Math.cos(angle) * width, height / 2 + Math.sin(angle) * width);
    brush.stroke();
  }
}

/** What covers the table: cloth with its motif, and a border of degrees. */
function paintCloth(sheet: Sheet, { colours, motif }: ClothSpec): void {
  const { brush, width, height, unit } = sheet;
  const x = width / 2;
  const y = height / 2;
  const rx = width / 2 - unit * 3.4;
  const ry = height / 2 - unit * 3.4;
  brush.save();
  brush.shadowColor = 'rgba(0, 0, 0, 0.75)';
  brush.shadowBlur = unit * 3;
  brush.shadowOffsetY = unit * 0.8;
  roundedOval(brush, x, y, rx, ry);
  const cloth = brush.createRadialGradient(x, y * 0.85, unit * 4, x, y, Math.hypot(rx, ry));
  cloth.addColorStop(0, colours[0]);
  cloth.addColorStop(0.55, colours[1]);
  cloth.addColorStop(1, colours[2]);
  brush.fillStyle = cloth;
  brush.fill();
  brush.restore();

  brush.save();
  roundedOval(brush, x, y, rx, ry);
  brush.clip();
  const noise = steadyNoise(11);
  for (let thread = 0; thread < (width * height) / (unit * unit * 4); thread++) {
    brush.fillStyle = noise() > 0.5 ? 'rgba(255, 255, 255, 0.014)' : 'rgba(0, 0, 0, 0.03)';
    brush.fillRect(noise() * width, noise() * height, unit * (0.4 + noise() * 2.4), Math.max(1, unit * 0.06));
  }
  if (motif === 'sky') paintSky(brush, width, height, unit);
  else paintRhumbs(sheet);
  brush.restore();
  if (motif === 'chart') paintCompass(brush, x, y, Math.min(rx, ry) * 0.62);

  for (const [inset, wide, alpha] of [
    [1.5, 0.16, 0.5],
    [2.1, 0.07, 0.35],
  ] as const) {
    roundedOval(brush, x, y, rx - unit * inset, ry - unit * inset);
    brush.strokeStyle = `rgba(201, 160, 92, ${alpha})`;
    brush.lineWidth = Math.max(1, unit * wide);
    brush.stroke();
  }
  paintRope(brush, x, y, rx, ry, unit);
}

/** A rope along the cloth's edge: strands laid one over the other. */
function paintRope(brush: Brush, x: number, y: number, rx: number, ry: number, unit: number): void {
  roundedOval(brush, x, y, rx, ry);
  brush.strokeStyle = '#2a1a0c';
  brush.lineWidth = unit * 1.15;
  brush.stroke();
  brush.strokeStyle = '#8a6a3c';
  brush.lineWidth = unit * 0.9;
  brush.stroke();
  brush.setLineDash([unit * 0.5, unit * 0.34]);
  brush.strokeStyle = '#c29a5c';
  brush.lineWidth = unit * 0.72;
  brush.stroke();
  brush.setLineDash([unit * 0.1, unit * 0.74]);
  brush.strokeStyle = '#4e3719';
  brush.lineWidth = unit * 0.9;
  brush.stroke();
  brush.setLineDash([]);
}

function paintNight({ brush, width, height }: Sheet): void {
  const night = brush.createRadialGradient(
    width / 2,
    height * 0.46,
    Math.min(width, height) * 0.25,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.58,
  );
  night.addColorStop(0, 'rgba(8, 4, 2, 0)');
  night.addColorStop(0.6, 'rgba(8, 4, 2, 0.28)');
  night.addColorStop(1, 'rgba(4, 2, 1, 0.82)');
  brush.fillStyle = night;
  brush.fillRect(0, 0, width, height);
}

/** Paints the whole table: planks, the cloth, the rope, and the night around it. Sizes in device pixels. */
export function paintTable(brush: Brush, width: number, height: number, cloth: ClothSpec = SEA_CHART): void {
  const sheet = { brush, width, height, unit: Math.min(width, height) / 100 };
  const noise = steadyNoise(3);
  const high = sheet.unit * 12.5;
  for (let plank = 0; plank * high < height; plank++) {
    paintPlank(sheet, plank * high, high, WOOD[plank % WOOD.length] ?? '#3a2415', noise);
  }
  paintCloth(sheet, cloth);
  paintDecor(brush, width, height, sheet.unit);
  paintNight(sheet);
}

/** Paints a candle's glow on a square of the given size: warm in the middle, nothing at the edge. */
export function paintGlow(brush: Brush, size: number, colour: string): void {
  const glow = brush.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  glow.addColorStop(0, colour);
  glow.addColorStop(0.35, colour.replace(/[\d.]+\)$/, '0.35)'));
  glow.addColorStop(1, colour.replace(/[\d.]+\)$/, '0)'));
  brush.fillStyle = glow;
  brush.fillRect(0, 0, size, size);
}
