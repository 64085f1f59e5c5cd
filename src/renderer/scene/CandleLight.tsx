import { useTick } from '@pixi/react';
import type { Container, Ticker } from 'pixi.js';
import { useCallback, useRef } from 'react';
import type { Size } from './contract.ts';
import { CANDLES } from './paint/decor.ts';
import type { TableArt } from './use-table-art.ts';

/** One light: where it is and how large, as shares of the table, how bright at rest and how much it breathes. */
interface Light {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly alpha: number;
  readonly breath: number;
}

const LIGHTS: readonly Light[] = [
  { x: 0.5, y: 0.4, wide: 1.1, high: 1.25, alpha: 0.26, breath: 0.03 },
  ...CANDLES.flatMap(({ x, y }): Light[] => [
    { x, y, wide: 0.62, high: 0.95, alpha: 0.5, breath: 0.07 },
    { x, y, wide: 0.07, high: 0.12, alpha: 0.9, breath: 0.12 },
  ]),
];

/** The slow, uneven breath of a candle, -1 to 1; each has its own. */
const flicker = (time: number, candle: number) =>
  Math.sin(time / 870 + candle * 2.1) * 0.5 +
  Math.sin(time / 310 + candle * 5 + 1) * 0.3 +
  Math.sin(time / 131 + candle) * 0.2;

/** Candle light that breathes over the table; steady where motion is reduced. */
export function CandleLight({
  art,
  size,
  still,
}: {
  readonly art: TableArt;
  readonly size: Size;
  readonly still: boolean;
}) {
  const lights = useRef<Container>(null);
  useTick(
    useCallback(
      (ticker: Ticker) => {
        lights.current?.children.forEach((sprite, at) => {
          const light = LIGHTS[at];
          if (light)
            sprite.alpha = light.alpha + (still ? 0 : light.breath * flicker(ticker.lastTime, Math.ceil(at / 2)));
        });
      },
      [still],
    ),
  );
  return (
    <pixiContainer ref={lights}>
      {LIGHTS.map(({ x, y, wide, high }) => (
        <pixiSprite
          key={`${x} ${y} ${wide}`}
          texture={art.glow}
          anchor={0.5}
          x={x * size.width}
          y={y * size.height}
          width={wide * size.width}
          height={high * size.height}
          blendMode="add"
        />
      ))}
    </pixiContainer>
  );
}
