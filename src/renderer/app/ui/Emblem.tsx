import { useId } from 'react';
import type { SeatColour } from '../../../protocol/tables.ts';
import { GLYPH_SIDE, pathsOf } from '../../art/faces.ts';
import { SEAT_STYLES } from '../../art/seats.ts';
import { SeatPattern } from './SeatPattern.tsx';

/** A seat's emblem: a disc with its colour, its pattern and its drawing, each of which tells the seat alone. */
export function Emblem({ colour, className = 'emblem' }: { readonly colour: SeatColour; readonly className?: string }) {
  const pattern = useId();
  const style = SEAT_STYLES[colour];
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <defs>
        <SeatPattern id={pattern} colour={colour} />
      </defs>
      <circle cx="50" cy="50" r="47" fill={`url(#${pattern})`} stroke="var(--brass-400)" strokeWidth="5" />
      <circle cx="50" cy="50" r="32" fill={style.fill} />
      <g transform={`translate(25 25) scale(${50 / GLYPH_SIDE})`} fill={style.ink}>
        {pathsOf(style.emblem).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
