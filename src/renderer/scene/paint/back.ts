import { type BackSpec, BORDER, CARD, type FaceSpec } from '../../art/faces.ts';
import type { Brush } from './brush.ts';
import { onCard, paintGlyph, paintNumberedTab, roundRect } from './card.ts';

function paintEmblem(brush: Brush, { glyph, tint }: BackSpec): void {
  brush.fillStyle = tint.ground;
  brush.fillRect(0, 0, CARD.width, CARD.height);
  brush.strokeStyle = tint.line;
  brush.globalAlpha = 0.2;
  brush.lineWidth = 1.5;
  for (let diagonal = -CARD.height; diagonal < CARD.width; diagonal += 22) {
    brush.beginPath();
    brush.moveTo(diagonal, 0);
    brush.lineTo(diagonal + CARD.height, CARD.height);
    brush.moveTo(diagonal + CARD.height, 0);
    brush.lineTo(diagonal, CARD.height);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  brush.fillStyle = tint.ground;
  brush.beginPath();
  brush.arc(CARD.width / 2, CARD.height / 2, 78, 0, Math.PI * 2);
  brush.fill();
  brush.lineWidth = 3;
  brush.stroke();
  brush.fillStyle = tint.line;
  paintGlyph(brush, glyph, CARD.width / 2 - 58, CARD.height / 2 - 58, 116);
  for (const [inset, wide] of [
    [14, 3],
    [22, 1.2],
  ] as const) {
    roundRect(brush, inset, inset, CARD.width - 2 * inset, CARD.height - 2 * inset, 10);
    brush.lineWidth = wide;
    brush.stroke();
  }
}

/** Night sky over the water, and a hull of planks along the lower edge. */
function paintHull(brush: Brush, tint: BackSpec['tint']): void {
  const sky = brush.createLinearGradient(0, 0, 0, CARD.height);
  sky.addColorStop(0, tint.ground);
  sky.addColorStop(1, tint.edge);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, CARD.width, CARD.height);
  const deck = 262;
  const wood = brush.createLinearGradient(0, deck, 0, CARD.height);
  wood.addColorStop(0, '#8a5a2e');
  wood.addColorStop(1, '#4a2c14');
  brush.fillStyle = wood;
  brush.fillRect(0, deck, CARD.width, CARD.height - deck);
  brush.strokeStyle = 'rgba(30, 14, 4, 0.55)';
  brush.lineWidth = 3;
  for (let plank = deck + 26; plank < CARD.height; plank += 24) {
    brush.beginPath();
    brush.moveTo(0, plank);
    brush.lineTo(CARD.width, plank);
    brush.stroke();
  }
  brush.fillStyle = tint.line;
  brush.fillRect(0, deck - 6, CARD.width, 10);
  brush.fillStyle = '#1a0f08';
  for (const port of [38, 122, 206]) {
    roundRect(brush, port - 13, deck + 30, 26, 24, 4);
    brush.fill();
    brush.strokeStyle = tint.line;
    brush.lineWidth = 2.5;
    brush.stroke();
  }
}

/** One mast with a sail that the wind fills; the mast stands at `x`. */
function paintSail(brush: Brush, x: number, half: number, tint: BackSpec['tint']): void {
  brush.strokeStyle = '#3a2412';
  brush.lineWidth = 9;
  brush.beginPath();
  brush.moveTo(x, 18);
  brush.lineTo(x, 258);
  brush.stroke();
  const sail = new Path2D(
    `M${x - half * 0.86} 34 L${x + half * 0.86} 34 Q${x + half * 1.16} 130 ${x + half} 226 Q${x} 200 ${x - half} 226 Q${x - half * 1.16} 130 ${x - half * 0.86} 34 Z`,
  );
  const cloth = brush.createLinearGradient(x - half, 0, x + half, 0);
  cloth.addColorStop(0, '#cdbf9d');
  cloth.addColorStop(0.45, '#f4ead0');
  cloth.addColorStop(1, '#b9a983');
  brush.fillStyle = cloth;
  brush.fill(sail);
  brush.save();
  brush.clip(sail);
  brush.fillStyle = tint.line;
  brush.globalAlpha = 0.55;
  for (const stripe of [62, 166]) brush.fillRect(x - half * 1.3, stripe, half * 2.6, 20);
  brush.restore();
  brush.strokeStyle = '#5a4326';
  brush.lineWidth = 3;
  brush.stroke(sail);
  brush.lineWidth = 8;
  brush.strokeStyle = '#3a2412';
  brush.beginPath();
  brush.moveTo(x - half, 32);
  brush.lineTo(x + half, 32);
  brush.stroke();
}

function paintStern(brush: Brush, { glyph, tint }: BackSpec): void {
  paintHull(brush, tint);
  // A ship shows its cards' left edges only: the first mast stands there.
  paintSail(brush, 52, 40, tint);
  paintSail(brush, 168, 62, tint);
  brush.fillStyle = '#3b2a1c';
  paintGlyph(brush, glyph, 168 - 34, 88, 68);
}

const STYLES: Readonly<Record<BackSpec['style'], (brush: Brush, back: BackSpec) => void>> = {
  emblem: paintEmblem,
  stern: paintStern,
};

/** Where the tab of a card stands whose owner knows it: at the left edge, which a splayed ship leaves visible. */
const KNOWN_TAB = 8;

/**
 * Paints a card's back.
 *
 * @param known - the face on the other side, where this back is the one that the owner sees.
 */
export function paintBack(
  brush: Brush,
  back: BackSpec,
  known: FaceSpec | undefined,
  width: number,
  height: number,
): void {
  onCard(brush, width, height, () => {
    STYLES[back.style](brush, back);
    if (known) paintNumberedTab(brush, known, KNOWN_TAB);
    roundRect(brush, 0, 0, CARD.width, CARD.height, CARD.radius);
    brush.strokeStyle = back.tint.edge;
    brush.lineWidth = BORDER.width * 2;
    brush.stroke();
  });
}
