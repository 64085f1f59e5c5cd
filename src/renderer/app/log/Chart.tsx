import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { useSize } from '../../scene/use-size.ts';
import { useReducedMotion } from '../use-wishes.ts';
import { t } from '../words/index.ts';
import type { Length, Series } from './figures.ts';
import { penOf } from './pens.ts';
import { day, duration } from './spoken.ts';

/** What a chart is drawn with at the present size: everything follows the size of the page's letters. */
interface Paper {
  readonly width: number;
  readonly height: number;
  /** Pixels of the page's `rem`. */
  readonly rem: number;
  readonly isStill: boolean;
}

/** Milliseconds in which lines and bars grow when they are first shown. */
const GROWTH = 700;

/** Whether what was drawn first is there whole: from then on a chart follows its window at once. */
function useGrown(): boolean {
  const [isGrown, setGrown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGrown(true), GROWTH + 400);
    return () => clearTimeout(timer);
  }, []);
  return isGrown;
}

/** Gives its child the room there is; nothing is drawn before that is known. */
function Room({ children }: { readonly children: (paper: Paper) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const { size } = useSize(frame);
  const isGrown = useGrown();
  const isStill = useReducedMotion() || isGrown;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (
    <div ref={frame} className="chart" aria-hidden="true">
      {size.width > 40 && size.height > 40 && children({ ...size, rem, isStill })}
    </div>
  );
}

const margins = (rem: number) => ({ top: rem * 0.7, right: rem * 0.9, bottom: rem * 0.2, left: 0 });

const axis = (rem: number) => ({
  tick: { fill: 'currentColor' },
  tickLine: false,
  axisLine: { stroke: '#7a5a34' },
  tickMargin: rem * 0.35,
});

/** One line of what is said of a point. */
interface Said {
  readonly name: string;
  readonly value: string;
  readonly colour: string;
}

function Slip({ title, lines }: { readonly title: string; readonly lines: readonly Said[] }) {
  return (
    <div className="chart-slip">
      <p>{title}</p>
      <ul>
        {lines.map(({ name, value, colour }) => (
          <li key={name} style={{ color: colour }}>
            {name} <strong>{value}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A point of a line; larger where its player is singled out. */
function Dot({
  cx,
  cy,
  value,
  place,
  isFaint,
  rem,
}: {
  cx?: number;
  cy?: number;
  value?: number | null;
  place: number;
  isFaint: boolean;
  rem: number;
}) {
  if (cx === undefined || cy === undefined || value === null || value === undefined) return null;
  const { colour, point } = penOf(place);
  return (
    <path
      d={point}
      transform={`translate(${cx} ${cy}) scale(${rem / 18})`}
      fill={colour}
      stroke="#fbf3df"
      strokeWidth="1.6"
      opacity={isFaint ? 0.25 : 1}
    />
  );
}

/** Lines over games: one a player, each with a pen of its own. Decoration: the table beside it says the same. */
export function SeriesChart({
  series,
  singled,
  stepped,
}: {
  readonly series: Series;
  /** The player whose line stands out; `null`: all do. */
  readonly singled: string | null;
  /** Whether a value holds until the next game. */
  readonly stepped: boolean;
}) {
  const { points, lines } = series;
  const rows = points.map((point, game) => ({
    game: game + 1,
    at: point.at,
    ...Object.fromEntries(lines.map(({ values }, place) => [`p${place}`, values[game] ?? null])),
  }));
  return (
    <Room>
      {({ width, height, rem, isStill }) => (
        <LineChart width={width} height={height} data={rows} margin={margins(rem)} accessibilityLayer={false}>
          <CartesianGrid stroke="#a5814f" strokeOpacity={0.35} strokeDasharray="2 4" vertical={false} />
          <XAxis dataKey="game" {...axis(rem)} height={rem * 1.9} minTickGap={rem} />
          <YAxis allowDecimals={false} {...axis(rem)} width={rem * 2.1} domain={[0, 'auto']} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: '#7a5a34', strokeDasharray: '3 3' }}
            content={({ label }) => {
              const row = points[Number(label) - 1];
              if (row === undefined) return null;
              const said = lines.flatMap(({ name, values }, place) => {
                const value = values[Number(label) - 1] ?? null;
                return value === null ? [] : [{ name, value: String(value), colour: penOf(place).colour }];
              });
              return <Slip title={t('log.game-of', { number: Number(label), day: day(row.at) })} lines={said} />;
            }}
          />
          {lines.map(({ name }, place) => {
            const { colour, dashes } = penOf(place);
            const isFaint = singled !== null && singled !== name;
            return (
              <Line
                key={name}
                dataKey={`p${place}`}
                name={name}
                type={stepped ? 'monotone' : 'linear'}
                stroke={colour}
                strokeDasharray={dashes}
                strokeWidth={rem * (singled === name ? 0.22 : 0.15)}
                strokeOpacity={isFaint ? 0.25 : 1}
                connectNulls={!stepped}
                dot={(dot) => <Dot key={dot.key} {...dot} place={place} isFaint={isFaint} rem={rem} />}
                activeDot={false}
                isAnimationActive={!isStill}
                animationDuration={GROWTH}
              />
            );
          })}
        </LineChart>
      )}
    </Room>
  );
}

/** How long each game took, with the usual length as a line across. Decoration: the table beside it says the same. */
export function LengthChart({ lengths, median }: { readonly lengths: readonly Length[]; readonly median: number }) {
  const rows = lengths.map(({ minutes, moves }, game) => ({ game: game + 1, minutes, moves }));
  return (
    <Room>
      {({ width, height, rem, isStill }) => (
        <BarChart width={width} height={height} data={rows} margin={margins(rem)} accessibilityLayer={false}>
          <CartesianGrid stroke="#a5814f" strokeOpacity={0.35} strokeDasharray="2 4" vertical={false} />
          <XAxis dataKey="game" {...axis(rem)} height={rem * 1.9} minTickGap={rem} />
          <YAxis
            {...axis(rem)}
            width={rem * 2.6}
            tickFormatter={(minutes: number) => String(Number(minutes.toFixed(1)))}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: '#7a4e00', fillOpacity: 0.12 }}
            content={({ label }) => {
              const length = lengths[Number(label) - 1];
              if (length === undefined) return null;
              const lines = [
                { name: t('log.length'), value: duration(length.minutes), colour: '#1d4a86' },
                { name: t('log.moves'), value: String(length.moves), colour: '#3a3029' },
              ];
              return <Slip title={t('log.game-of', { number: Number(label), day: day(length.at) })} lines={lines} />;
            }}
          />
          <Bar
            dataKey="minutes"
            fill="#1d4a86"
            radius={[rem * 0.2, rem * 0.2, 0, 0]}
            maxBarSize={rem * 2.2}
            isAnimationActive={!isStill}
            animationDuration={GROWTH}
          />
          <ReferenceLine y={median} stroke="#8e1f24" strokeWidth={rem * 0.1} strokeDasharray="6 4" />
        </BarChart>
      )}
    </Room>
  );
}
