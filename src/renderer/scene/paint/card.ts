import {
  BADGE,
  BORDER,
  boxesOf,
  CARD,
  CORNER,
  type FaceSpec,
  GLYPH_SIDE,
  NUMBERED,
  numeralSize,
  PANELS,
  PARCHMENT,
  PLATE,
  pathsOf,
} from '../../art/faces.ts';
import type { Glyph } from '../../art/glyphs.ts';
import type { Brush } from './brush.ts';
import { steadyNoise } from './noise.ts';

/** The face of names and numbers. */
export const DISPLAY_FONT = '"Pirata One", serif';

/** Paints a glyph into a square box in the brush's present fill. */
export function paintGlyph(brush: Brush, glyph: Glyph, x: number, y: number, side: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(side / GLYPH_SIDE, side / GLYPH_SIDE);
  for (const path of pathsOf(glyph)) brush.fill(new Path2D(path));
  brush.restore();
}

/** Traces a rectangle with round corners. */
export const roundRect = (brush: Brush, x: number, y: number, width: number, height: number, radius: number) => {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
};

function paintParchment(brush: Brush): void {
  const ground = brush.createRadialGradient(
    CARD.width / 2,
    CARD.height * 0.42,
    20,
    CARD.width / 2,
    CARD.height / 2,
    CARD.height * 0.72,
  );
  ground.addColorStop(0, PARCHMENT.light);
  ground.addColorStop(1, PARCHMENT.dark);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, CARD.width, CARD.height);
  const noise = steadyNoise(29);
  for (let fleck = 0; fleck < 90; fleck++) {
    brush.fillStyle = noise() > 0.5 ? 'rgba(120, 84, 36, 0.05)' : 'rgba(255, 250, 230, 0.08)';
    brush.beginPath();
    brush.ellipse(
      noise() * CARD.width,
      noise() * CARD.height,
      2 + noise() * 22,
      1 + noise() * 7,
      noise() * 3,
      0,
      Math.PI * 2,
    );
    brush.fill();
  }
}

/** The tab of a numbered face, its left edge at `x`: number above, picture below. */
export function paintNumberedTab(brush: Brush, face: FaceSpec, x: number): void {
  const { tab, numeral, box, alone } = NUMBERED;
  brush.save();
  brush.translate(x - tab.x, 0);
  roundRect(brush, tab.x, tab.y, tab.width, tab.height, tab.radius);
  brush.fillStyle = face.tint.wash;
  brush.fill();
  brush.strokeStyle = face.tint.edge;
  brush.lineWidth = 3;
  brush.stroke();
  brush.fillStyle = face.tint.ink;
  const picture = face.index === undefined ? alone : box;
  paintGlyph(brush, face.glyph, picture.x, picture.y, picture.side);
  if (face.index !== undefined) {
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.font = `${numeralSize(face.index)}px ${DISPLAY_FONT}`;
    brush.fillText(face.index, numeral.x, numeral.y, tab.width - 8);
  }
  brush.restore();
}

function paintCorner(brush: Brush, face: FaceSpec): void {
  if (face.layout === 'numbered') {
    paintNumberedTab(brush, face, NUMBERED.tab.x);
    return;
  }
  const { tab, box, pips, pipRadius } = CORNER;
  roundRect(brush, tab.x, tab.y, tab.width, tab.height, tab.radius);
  brush.fillStyle = face.tint.wash;
  brush.fill();
  brush.strokeStyle = face.tint.edge;
  brush.lineWidth = 2;
  brush.stroke();
  brush.fillStyle = face.tint.ink;
  paintGlyph(brush, face.glyph, box.x, box.y, box.side);
  for (const pip of pips[face.layout]) {
    brush.beginPath();
    brush.arc(pip.x, pip.y, pipRadius, 0, Math.PI * 2);
    brush.fill();
  }
}

function paintBadge(brush: Brush, { tint }: FaceSpec, badge: Glyph): void {
  const { x, y, radius, side } = BADGE;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fillStyle = tint.edge;
  brush.fill();
  brush.fillStyle = PARCHMENT.light;
  paintGlyph(brush, badge, x - side / 2, y - side / 2, side);
}

function paintPlate(brush: Brush, face: FaceSpec, title: string): void {
  roundRect(brush, PLATE.x, PLATE.y, PLATE.width, PLATE.height, PLATE.radius);
  brush.fillStyle = face.tint.ink;
  brush.fill();
  brush.fillStyle = PARCHMENT.light;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = `${PLATE.fontSize}px ${DISPLAY_FONT}`;
  brush.fillText(title, PLATE.x + PLATE.width / 2, PLATE.y + PLATE.height / 2 + 1, PLATE.width - 14);
}

/** Paints in card units on a card of `width` by `height` pixels, within its round corners. */
export const onCard = (brush: Brush, width: number, height: number, paint: () => void) => {
  brush.save();
  brush.scale(width / CARD.width, height / CARD.height);
  roundRect(brush, 0, 0, CARD.width, CARD.height, CARD.radius);
  brush.clip();
  paint();
  brush.restore();
};

/** Paints a card's face, `width` by `height` pixels, from the same data as the screens' cards. */
export function paintFace(brush: Brush, face: FaceSpec, title: string, width: number, height: number): void {
  onCard(brush, width, height, () => {
    paintParchment(brush);
    const panel = new Path2D(PANELS[face.frame]);
    brush.fillStyle = face.tint.wash;
    brush.fill(panel);
    brush.strokeStyle = face.tint.edge;
    brush.lineWidth = 4;
    brush.stroke(panel);
    for (const { x, y, side } of boxesOf(face)) {
      brush.fillStyle = face.tint.ink;
      paintGlyph(brush, face.glyph, x, y, side);
    }
    paintCorner(brush, face);
    if (face.badge) paintBadge(brush, face, face.badge);
    paintPlate(brush, face, title);
    roundRect(brush, 0, 0, CARD.width, CARD.height, CARD.radius);
    brush.strokeStyle = face.tint.edge;
    brush.lineWidth = BORDER.width * 2;
    brush.stroke();
    roundRect(
      brush,
      BORDER.lineInset,
      BORDER.lineInset,
      CARD.width - 2 * BORDER.lineInset,
      CARD.height - 2 * BORDER.lineInset,
      9,
    );
    brush.strokeStyle = PARCHMENT.line;
    brush.lineWidth = 1;
    brush.stroke();
  });
}

/** Paints a soft shadow the shape of a card, with room around it: `room` of the width on each side. */
export function paintShadow(brush: Brush, width: number, height: number, room: number): void {
  const margin = width * room;
  brush.shadowColor = 'rgba(0, 0, 0, 0.85)';
  brush.shadowBlur = margin * 0.9;
  brush.shadowOffsetX = width * 4;
  brush.fillStyle = '#000';
  roundRect(brush, margin - width * 4, margin, width - 2 * margin, height - 2 * margin, width * 0.06);
  brush.fill();
  brush.shadowColor = 'transparent';
}

/** Paints a halo the shape of a card in one colour, brightest at the card's edge. */
export function paintHalo(brush: Brush, width: number, height: number, room: number, colour: string): void {
  const margin = width * room;
  const inner = width - 2 * margin;
  brush.lineJoin = 'round';
  for (let ring = 12; ring >= 1; ring--) {
    roundRect(brush, margin, margin, inner, height - 2 * margin, inner * 0.08);
    brush.globalAlpha = 0.06 + (1 - ring / 12) * 0.06;
    brush.strokeStyle = colour;
    brush.lineWidth = (margin * 1.7 * ring) / 12;
    brush.stroke();
  }
  brush.globalAlpha = 1;
  brush.lineWidth = Math.max(2, inner * 0.03);
  roundRect(brush, margin, margin, inner, height - 2 * margin, inner * 0.08);
  brush.stroke();
}
