import { CanvasSource, Texture } from 'pixi.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameId } from '../../games/kit/game.ts';
import type { Phrase } from '../../games/kit/phrase.ts';
import type { CounterSpec } from '../art/faces.ts';
import { ART } from '../art/gallery.ts';
import { Atlas } from './atlas.ts';
import type { SeatLook, Size } from './contract.ts';
import { paintTentacle } from './paint/light.ts';
import { paintGlow, paintTable } from './paint/table.ts';
import { fontsReady, LARGEST_ATLAS, paintAtlas } from './textures.ts';

/** Every picture of a table, painted for one size and density. */
export interface TableArt {
  readonly faces: Atlas;
  readonly signs: Atlas;
  /** What the counters in `faces` look like. */
  readonly counters: readonly CounterSpec[];
  readonly table: Texture;
  readonly glow: Texture;
  readonly tentacle: Texture;
  readonly density: number;
  /** The size it was painted for. */
  readonly size: Size;
}

type Paint = (brush: CanvasRenderingContext2D) => void;

function painted(width: number, height: number, paint: Paint): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  // Painted once, then copied to the graphics card: kept in plain memory, that takes a quarter of the time on a machine without one.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush) paint(brush);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

const MAX_SIDE = 4096;

function paintAll(
  game: GameId,
  size: Size,
  density: number,
  cardWidth: number,
  looks: readonly SeatLook[],
  say: (phrase: Phrase) => string,
): TableArt {
  const fit = Math.min(1, MAX_SIDE / (Math.max(size.width, size.height) * density));
  const [wide, high] = [Math.round(size.width * density * fit), Math.round(size.height * density * fit)];
  return {
    faces: paintAtlas(game, cardWidth * density, looks, say),
    counters: ART[game]?.counters ?? [],
    signs: new Atlas(512, LARGEST_ATLAS),
    table: painted(wide, high, (brush) => paintTable(brush, wide, high, ART[game]?.cloth)),
    glow: painted(256, 256, (brush) => paintGlow(brush, 256, 'rgba(255, 170, 70, 0.8)')),
    tentacle: painted(640, 96, (brush) => paintTentacle(brush, 640, 96)),
    density,
    size,
  };
}

function freeAll(art: TableArt): void {
  art.faces.destroy();
  art.signs.destroy();
  for (const texture of [art.table, art.glow, art.tentacle]) texture.destroy(true);
}

/** How long a size must stay the same before everything is painted anew for it, in milliseconds. */
const SETTLE = 160;

/** After the table is gone its pictures are kept this long, in milliseconds: the last frame may still be on its way. */
const AFTERGLOW = 3000;

/** What a table is painted for. */
export interface ArtRequest {
  readonly game: GameId;
  readonly size: Size;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  /** The largest width of a card in CSS pixels; 0 while it is not known. */
  readonly cardWidth: number;
  readonly looks: readonly SeatLook[];
  readonly say: (phrase: Phrase) => string;
}

/**
 * Paints a table's pictures for a size, and again when the window has come to rest at another one.
 *
 * @returns the pictures, `null` until the fonts are there and all is painted; and what to call once pictures have been drawn: it
 * frees those before them.
 */
export function useTableArt({ game, size, density, cardWidth, looks, say }: ArtRequest): {
  art: TableArt | null;
  drawn: (shown: TableArt) => void;
} {
  const [art, setArt] = useState<TableArt | null>(null);
  const painted = useRef<TableArt[]>([]);
  const isEmpty = art === null;
  const { width, height } = size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is a new function at each render; words change only with the language, and looks with the table, for both of which all is built anew.
  useEffect(() => {
    if (width < 2 || height < 2 || cardWidth === 0) return;
    let isCurrent = true;
    const paint = async () => {
      await fontsReady();
      if (!isCurrent) return;
      const fresh = paintAll(game, { width, height }, density, cardWidth, looks, say);
      painted.current.push(fresh);
      setArt(fresh);
    };
    const timer = setTimeout(paint, isEmpty ? 0 : SETTLE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [game, width, height, density, cardWidth]);

  // The newest pictures may be painted and not yet on the canvas: only those before the ones that are go.
  const drawn = useCallback((shown: TableArt) => {
    for (const old of painted.current.splice(0, Math.max(0, painted.current.indexOf(shown)))) freeAll(old);
  }, []);
  useEffect(() => {
    const all = painted.current;
    return () => void setTimeout(() => all.splice(0).forEach(freeAll), AFTERGLOW);
  }, []);
  return { art, drawn };
}
