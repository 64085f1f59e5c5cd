import {
  BADGE,
  BORDER,
  type Box,
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

function Picture({ glyph, box, ink, halo }: { glyph: Glyph; box: Box; ink: string; halo?: string }) {
  const paths = pathsOf(glyph);
  return (
    <g transform={`translate(${box.x} ${box.y}) scale(${box.side / GLYPH_SIDE})`} fill={ink}>
      {halo !== undefined &&
        paths.map((path) => <path key={path} d={path} stroke={halo} strokeWidth="44" strokeLinejoin="round" />)}
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

/** Long names get smaller letters, so that each fits its plate. */
const titleSize = (title: string): number => Math.min(PLATE.fontSize, (PLATE.width * 1.42) / Math.max(1, title.length));

function Ground({ edge }: { readonly edge: string }) {
  const { width, height, radius } = CARD;
  const { width: border, lineInset: inset } = BORDER;
  return (
    <>
      <rect width={width} height={height} rx={radius} fill={edge} />
      <rect
        x={border}
        y={border}
        width={width - 2 * border}
        height={height - 2 * border}
        rx={radius - border}
        fill={PARCHMENT.light}
      />
      <rect
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={radius - inset}
        fill="none"
        stroke={PARCHMENT.line}
        strokeWidth="1.5"
      />
    </>
  );
}

function NumberedCorner({ face }: { readonly face: FaceSpec }) {
  const { tab, numeral, box, alone } = NUMBERED;
  return (
    <>
      <rect
        x={tab.x}
        y={tab.y}
        width={tab.width}
        height={tab.height}
        rx={tab.radius}
        fill={PARCHMENT.light}
        stroke={face.tint.edge}
        strokeWidth="3"
      />
      <Picture glyph={face.glyph} box={face.index === undefined ? alone : box} ink={face.tint.ink} />
      {face.index !== undefined && (
        <text
          className="card-title"
          x={numeral.x}
          y={numeral.y}
          dy="0.36em"
          textAnchor="middle"
          fontSize={numeralSize(face.index)}
          fill={face.tint.ink}
        >
          {face.index}
        </text>
      )}
    </>
  );
}

function Corner({ face }: { readonly face: FaceSpec }) {
  if (face.layout === 'numbered') return <NumberedCorner face={face} />;
  const { tab, box, pips, pipRadius } = CORNER;
  return (
    <>
      <rect
        x={tab.x}
        y={tab.y}
        width={tab.width}
        height={tab.height}
        rx={tab.radius}
        fill={PARCHMENT.light}
        stroke={face.tint.edge}
        strokeWidth="3"
      />
      <Picture glyph={face.glyph} box={box} ink={face.tint.ink} />
      {pips[face.layout].map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={pipRadius} fill={face.tint.ink} />
      ))}
    </>
  );
}

function Badge({ glyph, tint }: { readonly glyph: Glyph; readonly tint: FaceSpec['tint'] }) {
  const { x, y, radius, side } = BADGE;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={tint.edge} />
      <Picture glyph={glyph} box={{ x: x - side / 2, y: y - side / 2, side }} ink={PARCHMENT.light} />
    </>
  );
}

/** What is drawn on a card's face, in card units; the name only where there is room to read it. */
export function FaceDrawing({ face, title }: { readonly face: FaceSpec; readonly title?: string }) {
  const { tint } = face;
  return (
    <>
      <Ground edge={tint.edge} />
      <path d={PANELS[face.frame]} fill={tint.wash} stroke={tint.edge} strokeWidth="4" strokeLinejoin="round" />
      {boxesOf(face).map((box, at) => (
        <Picture key={box.x} glyph={face.glyph} box={box} ink={tint.ink} {...(at > 0 ? { halo: tint.wash } : {})} />
      ))}
      <Corner face={face} />
      {face.badge && <Badge glyph={face.badge} tint={tint} />}
      <rect x={PLATE.x} y={PLATE.y} width={PLATE.width} height={PLATE.height} rx={PLATE.radius} fill={tint.edge} />
      {title !== undefined && (
        <text
          className="card-title"
          x={PLATE.x + PLATE.width / 2}
          y={PLATE.y + PLATE.height / 2}
          dy="0.36em"
          textAnchor="middle"
          fontSize={titleSize(title)}
          fill={PARCHMENT.light}
        >
          {title}
        </text>
      )}
    </>
  );
}

/** A card's face as a picture; `title` is its name in words. */
export function CardFace({
  face,
  title,
  className = 'card',
}: {
  readonly face: FaceSpec;
  readonly title: string;
  readonly className?: string;
}) {
  return (
    <svg className={className} viewBox={`0 0 ${CARD.width} ${CARD.height}`} role="img" aria-label={title}>
      <FaceDrawing face={face} title={title} />
    </svg>
  );
}
