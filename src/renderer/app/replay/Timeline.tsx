import type { Player } from '../../../protocol/tables.ts';
import { SEAT_STYLES } from '../../art/seats.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { type Say, t } from '../words/index.ts';
import type { Mark, Run } from './marks.ts';

const GLYPHS = { hit: null, phase: null, 'take-back': 'anticlockwise-rotation', end: 'laurel-crown' } as const;

/** The ribbon: for each move the colour of whoever made it; what was taken back is pale. Drawn one unit a move. */
function Ribbon({
  runs,
  players,
  last,
  at,
}: {
  runs: readonly Run[];
  players: readonly Player[];
  last: number;
  at: number;
}) {
  return (
    <svg className="ribbon" viewBox={`0 0 ${Math.max(1, last)} 1`} preserveAspectRatio="none" aria-hidden="true">
      {runs.map(({ from, to, seat, struck }) => {
        const colour = seat === null ? undefined : players[seat]?.colour;
        return (
          <rect
            key={from}
            x={from - 1}
            width={to - from + 1}
            height="1"
            fill={colour === undefined ? '#000' : SEAT_STYLES[colour].fill}
            opacity={struck || colour === undefined ? 0.3 : 1}
          />
        );
      })}
      <rect x={at} width={Math.max(0, last - at)} height="1" fill="#0d0703" opacity="0.55" />
    </svg>
  );
}

/** From this share of the timeline on, the name of a phase stands before its tick: after it there is no room. */
const LATE = 0.82;

/** A mark's place on the line, as a CSS length. */
const left = (seq: number, last: number): string => `${(seq / Math.max(1, last)) * 100}%`;

/**
 * Where a replay is, and all that happened: a slider over a ribbon of moves, with phases and key events as ticks.
 *
 * The marks are for the eye; the list of moves beside the table says the same in words, and keys go from mark to mark.
 */
export function Timeline({
  at,
  last,
  runs,
  marks,
  players,
  sentence,
  say,
  onGo,
}: {
  readonly at: number;
  readonly last: number;
  readonly runs: readonly Run[];
  readonly marks: readonly Mark[];
  readonly players: readonly Player[];
  /** What happened at this position, in words. */
  readonly sentence: string;
  readonly say: Say;
  readonly onGo: (seq: number) => void;
}) {
  const phases = marks.filter(({ kind }) => kind === 'phase');
  const events = marks.filter(({ kind }) => kind !== 'phase');
  return (
    <div className="timeline">
      <div className="timeline-track">
        <div className="timeline-phases" aria-hidden="true">
          {phases.map(({ seq, phase = '' }, place) => (
            <span
              key={seq}
              className={seq > last * LATE ? 'phase-late' : ''}
              style={
                seq > last * LATE
                  ? { right: left(last - seq, last) }
                  : { left: left(seq, last), maxWidth: left((phases[place + 1]?.seq ?? last) - seq, last) }
              }
            >
              {say({ key: phase })}
            </span>
          ))}
        </div>
        <Ribbon runs={runs} players={players} last={last} at={at} />
        <div className="timeline-marks" aria-hidden="true">
          {events.map(({ seq, kind }) => {
            const glyph = GLYPHS[kind];
            return (
              <span key={seq} className={`mark mark-${kind}`} style={{ left: left(seq, last) }}>
                {glyph && <Glyph name={glyph} />}
              </span>
            );
          })}
        </div>
      </div>
      <input
        type="range"
        className="timeline-slider"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.position')}
        aria-valuetext={t('replay.at', { at, last, sentence })}
        onChange={({ target }) => onGo(Number(target.value))}
      />
    </div>
  );
}
