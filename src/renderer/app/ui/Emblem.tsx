import { useId } from 'react';
import type { SeatColour } from '../../../protocol/tables.ts';
import { GLYPH_SIDE, pathsOf } from '../../art/faces.ts';
import { SEAT_STYLES, type SeatStyle } from '../../art/seats.ts';

/** The tile of each pattern, 16 by 16. */
const TILES: Readonly<Record<SeatStyle['pattern'], string>> = {
  plain: '',
  stripes: 'M-4 4 L4 -4 M0 16 L16 0 M12 20 L20 12',
  dots: 'M4 4 h.01 M12 12 h.01',
  checks: 'M0 4 h8 M8 12 h8',
  waves: 'M0 8 Q4 3 8 8 T16 8',
  bars: 'M4 0 V16 M12 0 V16',
};

const STROKES: Readonly<Record<SeatStyle['pattern'], number>> = {
  plain: 0,
  stripes: 3,
  dots: 4.5,
  checks: 8,
  waves: 3,
  bars: 3,
};

/** A seat's emblem: a disc with its colour, its pattern and its drawing, each of which tells the seat alone. */
export function Emblem({ colour, className = 'emblem' }: { readonly colour: SeatColour; readonly className?: string }) {
  const pattern = useId();
  const style = SEAT_STYLES[colour];
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={pattern} width="16" height="16" patternUnits="userSpaceOnUse">
          <rect width="16" height="16" fill={style.fill} />
          <path
            d={TILES[style.pattern]}
            stroke={style.line}
            strokeWidth={STROKES[style.pattern]}
            strokeLinecap={style.pattern === 'dots' ? 'round' : 'butt'}
            fill="none"
          />
        </pattern>
      </defs>
      <circle cx="50" cy="50" r="47" fill={`url(#${pattern})`} stroke="var(--brass-400)" strokeWidth="5" />
      <circle cx="50" cy="50" r="36" fill={style.fill} />
      <g transform={`translate(22 22) scale(${56 / GLYPH_SIDE})`} fill={style.ink}>
        {pathsOf(style.emblem).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
