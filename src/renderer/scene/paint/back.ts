import { type BackSpec, BORDER, CARD, type FaceSpec } from '../../art/faces.ts';
import { HULL, RIG, SAILS, SIGN, STRIPES, sailPath } from '../../art/stern.ts';
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
  const { deck, rail, planks, ports, wood } = HULL;
  const sky = brush.createLinearGradient(0, 0, 0, CARD.height);
  sky.addColorStop(0, tint.ground);
  sky.addColorStop(1, tint.edge);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, CARD.width, CARD.height);
  const timber = brush.createLinearGradient(0, deck, 0, CARD.height);
  timber.addColorStop(0, wood.light);
  timber.addColorStop(1, wood.dark);
  brush.fillStyle = timber;
  brush.fillRect(0, deck, CARD.width, CARD.height - deck);
  brush.strokeStyle = 'rgba(30, 14, 4, 0.55)';
  brush.lineWidth = 3;
  for (const plank of planks) {
    brush.beginPath();
    brush.moveTo(0, plank);
    brush.lineTo(CARD.width, plank);
    brush.stroke();
  }
  brush.fillStyle = tint.line;
  brush.fillRect(0, rail.y, CARD.width, rail.height);
  brush.fillStyle = '#1a0f08';
  for (const { x, y, width, height } of ports) {
    roundRect(brush, x, y, width, height, 4);
    brush.fill();
    brush.strokeStyle = tint.line;
    brush.lineWidth = 2.5;
    brush.stroke();
  }
}

/** One mast with a sail that the wind fills. */
function paintSail(brush: Brush, sail: (typeof SAILS)[number], tint: BackSpec['tint']): void {
  const { mast: x, half } = sail;
  brush.strokeStyle = RIG.rope;
  brush.lineWidth = 9;
  brush.beginPath();
  brush.moveTo(x, 18);
  brush.lineTo(x, HULL.rail.y);
  brush.stroke();
  const outline = new Path2D(sailPath(sail));
  const cloth = brush.createLinearGradient(x - half, 0, x + half, 0);
  RIG.cloth.forEach((colour, at) => {
    cloth.addColorStop(at / 2, colour);
  });
  brush.fillStyle = cloth;
  brush.fill(outline);
  brush.save();
  brush.clip(outline);
  brush.fillStyle = tint.line;
  brush.globalAlpha = 0.55;
  for (const stripe of STRIPES.at) brush.fillRect(x - half * 1.3, stripe, half * 2.6, STRIPES.height);
  brush.restore();
  brush.strokeStyle = RIG.hem;
  brush.lineWidth = 3;
  brush.stroke(outline);
  brush.lineWidth = 8;
  brush.strokeStyle = RIG.rope;
  brush.beginPath();
  brush.moveTo(x - half, 32);
  brush.lineTo(x + half, 32);
  brush.stroke();
}

function paintStern(brush: Brush, { glyph, tint }: BackSpec): void {
  paintHull(brush, tint);
  for (const sail of SAILS) paintSail(brush, sail, tint);
  brush.fillStyle = RIG.sign;
  paintGlyph(brush, glyph, SIGN.x, SIGN.y, SIGN.side);
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
