import { useId } from 'react';
import { type BackSpec, BORDER, CARD, GLYPH_SIDE, pathsOf } from '../../art/faces.ts';
import type { Glyph } from '../../art/glyphs.ts';
import { HULL, RIG, SAILS, SIGN, STRIPES, sailPath } from '../../art/stern.ts';

type Tint = BackSpec['tint'];

function Sign({ glyph, x, y, side, ink }: { glyph: Glyph; x: number; y: number; side: number; ink: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${side / GLYPH_SIDE})`} fill={ink}>
      {pathsOf(glyph).map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

function Emblem({ glyph, tint }: BackSpec) {
  const [x, y] = [CARD.width / 2, CARD.height / 2];
  return (
    <>
      <rect width={CARD.width} height={CARD.height} fill={tint.ground} />
      {[14, 22].map((inset) => (
        <rect
          key={inset}
          x={inset}
          y={inset}
          width={CARD.width - 2 * inset}
          height={CARD.height - 2 * inset}
          rx="10"
          fill="none"
          stroke={tint.line}
          strokeWidth={inset === 14 ? 3 : 1.2}
        />
      ))}
      <circle cx={x} cy={y} r="78" fill={tint.ground} stroke={tint.line} strokeWidth="3" />
      <Sign glyph={glyph} x={x - 58} y={y - 58} side={116} ink={tint.line} />
    </>
  );
}

function Hull({ tint }: { readonly tint: Tint }) {
  return (
    <>
      <rect width={CARD.width} height={CARD.height} fill={tint.ground} />
      <rect y={HULL.deck} width={CARD.width} height={CARD.height - HULL.deck} fill={HULL.wood.dark} />
      {HULL.planks.map((y) => (
        <path key={y} d={`M0 ${y}H${CARD.width}`} stroke={HULL.wood.light} strokeWidth="3" />
      ))}
      <rect y={HULL.rail.y} width={CARD.width} height={HULL.rail.height} fill={tint.line} />
      {HULL.ports.map((port) => (
        <rect key={port.x} {...port} rx="4" fill="#1a0f08" stroke={tint.line} strokeWidth="2.5" />
      ))}
    </>
  );
}

function Stern({ glyph, tint }: BackSpec) {
  const clip = useId();
  return (
    <>
      <Hull tint={tint} />
      {SAILS.map((sail) => (
        <g key={sail.mast}>
          <path d={`M${sail.mast} 18V${HULL.rail.y}`} stroke={RIG.rope} strokeWidth="9" />
          <clipPath id={`${clip}-${sail.mast}`}>
            <path d={sailPath(sail)} />
          </clipPath>
          <g clipPath={`url(#${clip}-${sail.mast})`}>
            <rect width={CARD.width} height={CARD.height} fill={RIG.cloth[1]} />
            {STRIPES.at.map((y) => (
              <rect key={y} y={y} width={CARD.width} height={STRIPES.height} fill={tint.line} opacity="0.55" />
            ))}
          </g>
          <path d={sailPath(sail)} fill="none" stroke={RIG.hem} strokeWidth="3" />
          <path d={`M${sail.mast - sail.half} 32H${sail.mast + sail.half}`} stroke={RIG.rope} strokeWidth="8" />
        </g>
      ))}
      <Sign glyph={glyph} {...SIGN} ink={RIG.sign} />
    </>
  );
}

/** A card's back as a picture; `title` says in words that a card lies face down. */
export function CardBack({ back, title }: { readonly back: BackSpec; readonly title: string }) {
  const clip = useId();
  return (
    <svg className="card" viewBox={`0 0 ${CARD.width} ${CARD.height}`} role="img" aria-label={title}>
      <clipPath id={clip}>
        <rect width={CARD.width} height={CARD.height} rx={CARD.radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {back.style === 'stern' ? <Stern {...back} /> : <Emblem {...back} />}
        <rect
          width={CARD.width}
          height={CARD.height}
          rx={CARD.radius}
          fill="none"
          stroke={back.tint.edge}
          strokeWidth={BORDER.width * 2}
        />
      </g>
    </svg>
  );
}
