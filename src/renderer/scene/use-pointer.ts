import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PieceId } from '../../games/kit/game.ts';
import type { Piece } from './contract.ts';
import type { Director } from './director.ts';
import { boundsOf, isOn } from './pointing.ts';
import type { SceneProps } from './props.ts';
import { screenBounds } from './publish.ts';

/** How long a pointer rests, or a finger presses, before a piece is shown large, in milliseconds. */
const REST = 550;

/** The topmost piece at a point; of marked places only lit ones, and only where nothing lies on them. */
function pieceAt(director: Director, lit: ReadonlySet<PieceId>, x: number, y: number): Piece | undefined {
  return [...director.present]
    .filter((piece) => piece.shape !== 'counter' && (piece.shape !== 'place' || lit.has(piece.id)))
    .filter((piece) => isOn(piece, director.stance(piece), x, y))
    .sort((a, b) => director.stance(b).pose.depth - director.stance(a).pose.depth)[0];
}

/** The piece that is meant by pointing at one: itself where it is lit, else what it is part of where that is lit. */
const meantBy = (piece: Piece, lit: ReadonlySet<PieceId>): PieceId =>
  piece.shape === 'card' && piece.partOf !== undefined && !lit.has(piece.id) && lit.has(piece.partOf)
    ? piece.partOf
    : piece.id;

/** Where on a piece a point is: -1 to 1 each way. */
function spotOn(director: Director, piece: Piece, x: number, y: number): { x: number; y: number } {
  const { x: left, y: top, width, height } = boundsOf(piece, director.stance(piece));
  const clamped = (value: number) => Math.max(-1, Math.min(1, value));
  return { x: clamped(((x - left) / width) * 2 - 1), y: clamped(((y - top) / height) * 2 - 1) };
}

/** Turns pointer events on the scene into pointing and inspecting. */
export function useScenePointer(director: Director, frame: RefObject<HTMLDivElement | null>, props: SceneProps) {
  const [hovered, setHovered] = useState<PieceId | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isHeld = useRef(false);
  const spot = useRef({ x: 0, y: 0 });
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => () => clearTimeout(resting.current), []);

  const local = (event: PointerEvent): [number, number] => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };

  const rest = (piece: Piece | undefined) => {
    clearTimeout(resting.current);
    if (piece?.shape !== 'card') return;
    resting.current = setTimeout(() => {
      isHeld.current = true;
      latest.current.onInspect(piece.id, screenBounds(director, frame, piece));
    }, REST);
  };

  const leave = () => {
    clearTimeout(resting.current);
    if (hovered !== null) latest.current.onInspect(null, null);
    setHovered(null);
  };

  return {
    hovered,
    spot,
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const at = local(event);
        const piece = pieceAt(director, props.lit, ...at);
        if (piece) spot.current = spotOn(director, piece, ...at);
        if ((piece?.id ?? null) === hovered) return;
        setHovered(piece?.id ?? null);
        latest.current.onInspect(null, null);
        rest(piece);
      },
      onPointerDown: (event: PointerEvent) => {
        isHeld.current = false;
        if (event.pointerType === 'touch') rest(pieceAt(director, props.lit, ...local(event)));
      },
      onPointerUp: (event: PointerEvent) => {
        clearTimeout(resting.current);
        if (!director.settled) return director.finish();
        // A long press has shown the card large; it is no choice.
        if (isHeld.current && event.pointerType === 'touch') return;
        const piece = pieceAt(director, props.lit, ...local(event));
        if (piece) latest.current.onPoint(meantBy(piece, props.lit));
      },
      onPointerLeave: leave,
    },
  };
}
