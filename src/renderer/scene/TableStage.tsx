import { useApplication, useTick } from '@pixi/react';
import type { Container, Ticker } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PieceId } from '../../games/kit/game.ts';
import { gameById } from '../../games/shelf.ts';
import type { GameTable } from '../games/table.ts';
import { CandleLight } from './CandleLight.tsx';
import type { LayoutContext, Piece, Size } from './contract.ts';
import { type Director, SPEEDS } from './director.ts';
import { EffectPlayer } from './effects/player.ts';
import { type Attended, attend, type PieceNode, pieceNode, showPiece } from './pieces.ts';
import type { SceneProps } from './props.ts';
import { keepSigns } from './signs.ts';
import type { TableArt } from './use-table-art.ts';

/** What the stage needs besides what the screen gives to the scene. */
export interface StageProps extends SceneProps {
  readonly art: TableArt;
  readonly table: GameTable;
  readonly pieces: readonly Piece[];
  /** What the pieces were laid out for. */
  readonly layoutContext: LayoutContext;
  readonly size: Size;
  readonly director: Director;
  readonly hovered: PieceId | null;
  /** Where on the hovered piece the pointer is. */
  readonly spot: RefObject<Attended['spot']>;
  /** These pictures have been drawn: older ones may go. */
  readonly onDrawn: (shown: TableArt) => void;
  /** The sentence of the cue that is playing changed. */
  readonly onCaption: (caption: string) => void;
}

/** The most time one frame may take, in milliseconds: after a pause (a hidden window) motion goes on where it was. */
const LONGEST_FRAME = 250;

/** The tint of the table where everything on it must stand out. */
const IN_THE_DARK = 0x3c3c3c;

/** After so many frames with new pictures nothing on the canvas shows the old ones. */
const FRAMES_TO_BE_SURE = 3;

/** How fast attention follows the pointer: the share of the way in a frame of 60 a second. */
const ATTENTION = 0.24;

/** Everything on the canvas. React says which pieces there are; the ticker moves them. */
export function TableStage(props: StageProps) {
  const { art, size, pieces, looks, say, letter = null } = props;
  const { highContrast } = props.settings;
  const nodes = useRef(new Map<PieceId, PieceNode>());
  const effects = useRef<EffectPlayer | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const present = useShownPieces(props);

  const effectStage = useCallback((container: Container | null) => {
    effects.current?.clear();
    effects.current = container ? new EffectPlayer(container) : null;
  }, []);

  const isPainted = art.size.width === size.width && art.size.height === size.height;
  useLayoutEffect(() => {
    // Pictures for another size are on their way: until then, what is painted for the old one stays as it is.
    if (isPainted)
      keepSigns({ atlas: art.signs, density: art.density, looks, say, letter, size, highContrast }, pieces);
  }, [isPainted, art, looks, pieces, say, letter, size, highContrast]);
  useCanvasSize(size, art.density);
  useWakefulness();
  const notice = useSettledNotice(props);
  const noticeNow = useRef(notice);
  noticeNow.current = notice;
  const caption = useRef('');
  const frames = useRef({ art, count: 0 });
  const busy = useRef({ seen: '', until: 0 });

  useTick(
    useCallback((ticker: Ticker) => {
      const now = latest.current;
      now.director.advance(Math.min(LONGEST_FRAME, ticker.elapsedMS));
      const isAwake = isBusy(now, busy.current, ticker.lastTime);
      ticker.maxFPS = isAwake && !isStill(now) ? 0 : CALM_RATE;
      drawFrame(now, nodes.current, ticker);
      effects.current?.show(now);
      const begun = now.director.begun();
      if (begun.length > 0) now.onCues?.(begun.map(({ event }) => event));
      const words = captionOf(now);
      if (words !== caption.current) now.onCaption(words);
      caption.current = words;
      noticeNow.current();
      if (frames.current.art !== now.art) frames.current = { art: now.art, count: 0 };
      frames.current.count += 1;
      if (frames.current.count === FRAMES_TO_BE_SURE) now.onDrawn(now.art);
      if (!isAwake && isStill(now) && frames.current.count >= FRAMES_TO_BE_SURE) ticker.stop();
    }, []),
  );

  return (
    <pixiContainer>
      <pixiSprite
        texture={art.table}
        width={size.width}
        height={size.height}
        tint={highContrast ? IN_THE_DARK : 0xffffff}
      />
      {!highContrast && <CandleLight art={art} size={size} still={isStill(props)} />}
      <pixiContainer sortableChildren>
        {present.map(({ id, shape }) => (
          <PieceSlot key={id} id={id} shape={shape} art={art} nodes={nodes.current} />
        ))}
      </pixiContainer>
      <pixiContainer ref={effectStage} />
    </pixiContainer>
  );
}

/** One piece's place on the canvas. */
interface SlotProps {
  readonly id: PieceId;
  readonly shape: Piece['shape'];
  readonly art: TableArt;
  readonly nodes: Map<PieceId, PieceNode>;
}

function PieceSlot({ id, shape, art, nodes }: SlotProps) {
  const attach = useCallback(
    (root: Container | null) => {
      if (root) nodes.set(id, pieceNode(root, shape, art));
      else nodes.delete(id);
    },
    [id, shape, art, nodes],
  );
  return <pixiContainer ref={attach} />;
}

/** Whether light holds still: with motion reduced, and where everything is shown at once. */
const isStill = ({ settings }: StageProps): boolean => settings.reducedMotion || settings.speed === 'instant';

/** Frames a second while only the candles move, or pieces jump instead of flying. */
const CALM_RATE = 20;

/** How long after the last motion or change of attention every frame is drawn, in milliseconds. */
const CALM_AFTER = 700;

/** Whether something moves that the eye follows; a table at rest is drawn less often and leaves the machine to others. */
function isBusy(props: StageProps, last: { seen: string; until: number }, now: number): boolean {
  const { director, hovered, focused, picked, lit, settings } = props;
  // What is pointed at leans towards the pointer, which moves without a word to React.
  if (isStill(props)) return !director.settled || (hovered !== null && !settings.reducedMotion);
  const seen = `${hovered}/${focused}/${picked.length}/${lit.size}`;
  if (!director.settled || hovered !== null || seen !== last.seen) last.until = now + CALM_AFTER;
  last.seen = seen;
  return now < last.until;
}

const CENTRE: Attended['spot'] = { x: 0, y: 0 };

/** Draws one moment: every piece where it stands, the caption of the cue that plays, and word when all is shown. */
function drawFrame(props: StageProps, nodes: ReadonlyMap<PieceId, PieceNode>, ticker: Ticker): void {
  const { art, director, hovered, lit, picked, focused, settings } = props;
  const still = isStill(props);
  const spot = settings.reducedMotion ? CENTRE : props.spot.current;
  const share = still ? 1 : Math.min(1, ATTENTION * ticker.deltaTime);
  const breath = still ? 1 : (Math.sin(ticker.lastTime / 420) + 1) / 2;
  const shown = new Set<PieceId>();
  for (const piece of director.present) {
    const node = nodes.get(piece.id);
    if (!node) continue;
    shown.add(piece.id);
    attend(node.attention, piece, { hovered, lit, picked, focused, spot }, share);
    showPiece(node, piece, director.stance(piece), art, breath);
  }
  for (const [id, node] of nodes) node.root.visible = shown.has(id);
}

/** The sentence of the cue that plays now; empty when none does. */
function captionOf({ director, update, say }: StageProps): string {
  const captioned = director.playing().filter(({ timed }) => timed.cue.caption);
  const last = captioned.at(-1);
  const told = last && gameById(update.view.game)?.tell(last.timed.event, update.viewer);
  return told ? say(told) : '';
}

/** Makes the canvas follow its window: the application takes its size only once, when it begins. */
function useCanvasSize({ width, height }: Size, density: number): void {
  const { app, isInitialised } = useApplication();
  useLayoutEffect(() => {
    if (isInitialised) app.renderer.resize(width, height, density);
  }, [app, isInitialised, width, height, density]);
}

/** How the events of a position are acted out at this table. */
function stagerOf({ table, update, layoutContext }: StageProps, events: SceneProps['update']['events']) {
  return (event: (typeof events)[number]) => table.stage?.(event, events, update.view, layoutContext);
}

/**
 * Has frames drawn again after anything that React knows of has changed, and after the graphics card has lost its pictures: where
 * motion is reduced, a table at rest is not drawn at all.
 */
function useWakefulness(): void {
  const { app, isInitialised } = useApplication();
  useLayoutEffect(() => {
    if (isInitialised) app.ticker.start();
  });
  useEffect(() => {
    if (!isInitialised) return;
    const { canvas, ticker } = app;
    const wake = () => ticker.start();
    canvas.addEventListener('webglcontextrestored', wake);
    return () => canvas.removeEventListener('webglcontextrestored', wake);
  }, [app, isInitialised]);
}

/** Gives every new position to the director; returns the pieces that are on the canvas now. */
function useShownPieces(props: StageProps): readonly Piece[] {
  const { director, pieces, update, table, settings, hurry } = props;
  const [leaving, setLeaving] = useState<readonly Piece[]>([]);
  const shown = useRef({ seq: -1, table: '', viewer: '' as string | number });
  const latest = useRef(props);
  latest.current = props;
  const { speed, reducedMotion } = settings;

  useLayoutEffect(() => {
    const { seq, table: id, viewer, events } = update;
    const last = shown.current;
    const isNext = last.table === id && last.viewer === viewer && last.seq < seq;
    const isFirst = last.table !== id;
    if (isNext || (isFirst && events.length > 0)) {
      const stage = stagerOf(latest.current, events);
      director.show(pieces, events, { cues: table.cues, speed: SPEEDS[speed], still: reducedMotion, stage });
    } else {
      director.place(pieces);
    }
    shown.current = { seq, table: id, viewer };
    setLeaving(director.leaving);
  }, [director, pieces, update, table, speed, reducedMotion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `hurry` is the request itself.
  useEffect(() => director.finish(), [director, hurry]);

  return [...pieces, ...leaving];
}

/** Tells the screen, once for each position, when everything has been shown. */
function useSettledNotice(props: StageProps): () => void {
  const told = useRef('');
  return () => {
    const { director, update, onSettled } = props;
    const name = `${update.table}/${update.viewer}/${update.seq}`;
    if (!director.settled || told.current === name) return;
    told.current = name;
    onSettled(update.seq);
  };
}
