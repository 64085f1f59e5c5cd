import type { SeatColour } from '../../../protocol/tables.ts';
import { SEAT_STYLES, type SeatStyle } from '../../art/seats.ts';

/** The tile of each pattern, 16 by 16. */
const TILES: Readonly<Record<SeatStyle['pattern'], string>> = {
  stripes: 'M-4 4 L4 -4 M0 16 L16 0 M12 20 L20 12',
  dots: 'M4 4 h.01 M12 12 h.01',
  checks: 'M0 4 h8 M8 12 h8',
  waves: 'M0 8 Q4 3 8 8 T16 8',
  bars: 'M4 0 V16 M12 0 V16',
  scales: 'M-8 0 A8 8 0 0 0 8 0 A8 8 0 0 0 24 0 M0 8 A8 8 0 0 0 16 8',
};

const STROKES: Readonly<Record<SeatStyle['pattern'], number>> = {
  stripes: 3,
  dots: 4.5,
  checks: 8,
  waves: 3,
  bars: 3.5,
  scales: 2.2,
};

/** A seat's colour and pattern as something that a drawing is filled with: `fill="url(#id)"`. */
export function SeatPattern({ colour, id, scale = 1 }: { colour: SeatColour; id: string; scale?: number }) {
  const { fill, line, pattern } = SEAT_STYLES[colour];
  return (
    <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      <rect width="16" height="16" fill={fill} />
      <path
        d={TILES[pattern]}
        stroke={line}
        strokeWidth={STROKES[pattern]}
        strokeLinecap={pattern === 'dots' ? 'round' : 'butt'}
        fill="none"
      />
    </pattern>
  );
}
