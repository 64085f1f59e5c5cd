// The page's policy forbids code made from text; Pixi has ways without it.
import 'pixi.js/unsafe-eval';
import { Application, extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameTable } from '../games/table.ts';
import { TABLES } from '../games/tables.ts';
import type { LayoutContext, Piece, Size } from './contract.ts';
import { Director } from './director.ts';
import { legible } from './legible.ts';
import type { SceneProps } from './props.ts';
import { usePublished } from './publish.ts';
import { TableStage } from './TableStage.tsx';
import { useScenePointer } from './use-pointer.ts';
import { useSize } from './use-size.ts';
import { useTableArt } from './use-table-art.ts';
import './scene.css';

extend({ Container, Sprite });

const TEXT_SCALES = { normal: 1, large: 1.2, huge: 1.45 } as const;

/** The least height of a letter on a name plate, in CSS pixels at normal text size. */
const LEAST_NOTE = 11.5;

/** The same as a share of the table's width, at the most: larger plates would cover the cards. */
const LARGEST_NOTE = 0.0215;

/** What the present position is laid out for. */
function useLayoutContext({ update: { viewer }, settings: { textSize } }: SceneProps, size: Size): LayoutContext {
  return useMemo(
    () => ({ size, near: viewer === 'public' ? 0 : viewer, textScale: TEXT_SCALES[textSize] }),
    [size, viewer, textSize],
  );
}

const largestCard = (pieces: readonly Piece[]): number =>
  Math.ceil(Math.max(1, ...pieces.map((piece) => (piece.shape === 'card' ? piece.pose.width : 1))) * 1.1);

/** A game's table: everything that lies on it, in motion. Decoration for the eye; the same is in the DOM beside it. */
export default function Scene(props: SceneProps) {
  const { update } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { size, density } = useSize(frame);
  const [table, setTable] = useState<GameTable | null>(null);
  const [caption, setCaption] = useState('');
  const director = useMemo(() => new Director(), []);
  const layoutContext = useLayoutContext(props, size);
  const { view } = update;
  const { letter } = props;
  const pieces = useMemo(() => {
    if (!table || size.width < 2) return [];
    const least = letter ?? Math.min(LEAST_NOTE * layoutContext.textScale, size.width * LARGEST_NOTE);
    return legible(table.layout(view, layoutContext), least, size);
  }, [table, view, size, layoutContext, letter]);
  // Attack cards are larger than any card that lies at rest: leave room for them.
  const cardWidth = useMemo(() => Math.ceil((largestCard(pieces) * 1.08) / 8) * 8, [pieces]);
  const steady = useRef(0);
  if (pieces.length > 0 && (cardWidth > steady.current || cardWidth < steady.current * 0.7)) steady.current = cardWidth;
  const { game } = view;
  const { art, drawn } = useTableArt({
    game,
    size,
    density,
    cardWidth: steady.current,
    looks: props.looks,
    say: props.say,
  });

  useEffect(() => {
    let isCurrent = true;
    TABLES[game]?.().then((loaded) => isCurrent && setTable(loaded));
    return () => {
      isCurrent = false;
    };
  }, [game]);

  const pointer = useScenePointer(director, frame, props);
  const onDrawn = usePublished(director, frame, { art, size }, drawn);
  return (
    <div className="scene" ref={frame} aria-hidden="true" {...pointer.handlers}>
      {art && table && pieces.length > 0 && (
        <Application
          width={size.width}
          height={size.height}
          resolution={density}
          autoDensity
          antialias={false}
          backgroundAlpha={0}
          preference="webgl"
        >
          <TableStage
            {...props}
            art={art}
            onDrawn={onDrawn}
            table={table}
            pieces={pieces}
            layoutContext={layoutContext}
            size={size}
            director={director}
            hovered={pointer.hovered}
            spot={pointer.spot}
            onCaption={setCaption}
          />
        </Application>
      )}
      {props.letter === undefined && (
        <div className={caption ? 'scene-caption scene-caption-shown' : 'scene-caption'}>{caption}</div>
      )}
    </div>
  );
}
