import { type RefObject, useState } from 'react';
import type { PieceId } from '../../../games/kit/game.ts';
import type { PiecesHandle } from './Pieces.tsx';
import type { Inspection } from './use-inspector.ts';
import { useKeys } from './use-keys.ts';
import type { PointingState } from './use-pointing.ts';
import type { Sitting } from './use-session.ts';
import type { TurnWays } from './use-turn.ts';

/** What lies open over the table, or beside it. */
export interface Openings {
  readonly panel: boolean;
  readonly keys: boolean;
  /** What there is to know about the table. */
  readonly about: boolean;
  readonly setPanel: (isOpen: boolean) => void;
  readonly setKeys: (isOpen: boolean) => void;
  readonly setAbout: (isOpen: boolean) => void;
}

/** Side panel, key help, and what there is to know about the table. */
export function useOpenings(): Openings {
  const [panel, setPanel] = useState(true);
  const [keys, setKeys] = useState(false);
  const [about, setAbout] = useState(false);
  return { panel, keys, about, setPanel, setKeys, setAbout };
}

/** What the key commands work on. */
export interface Commanded {
  readonly sitting: Sitting;
  readonly pointing: PointingState;
  readonly inspection: Inspection;
  readonly openings: Openings;
  readonly focused: PieceId | null;
  readonly pieces: RefObject<PiecesHandle | null>;
  readonly hurry: () => void;
  readonly openGuide: () => void;
  /** Shows what lies open to the whole room. */
  readonly openBig: () => void;
  /** Sound off, or on again. */
  readonly mute: () => void;
  /** Puts away why something could not be done. Returns whether it was shown. */
  readonly closeRefusal: () => boolean;
  readonly turn: TurnWays;
}

/** Joins the table of key commands to the table on the screen. Keys are dead while something lies over it. */
export function useCommands(
  {
    sitting,
    pointing,
    inspection,
    openings,
    focused,
    pieces,
    hurry,
    openGuide,
    openBig,
    mute,
    closeRefusal,
    turn,
  }: Commanded,
  isFree: boolean,
): void {
  const done = (run: () => void): boolean => {
    run();
    return true;
  };
  const point = (): boolean => {
    if (focused === null) return false;
    pointing.point(focused);
    return true;
  };
  const choose = (key: string): boolean => {
    if (pointing.held !== null && key === '1') return turn.end();
    const button = [...pointing.plain, ...pointing.withPieces][Number(key) - 1];
    if (button === undefined) return false;
    pointing.choose(button.move);
    return true;
  };
  const hide = (): boolean => {
    if (sitting.session.stage.at !== 'deciding') return false;
    sitting.happen({ type: 'hide' });
    return true;
  };
  useKeys(
    {
      next: () => pieces.current?.step(1) ?? false,
      previous: () => pieces.current?.step(-1) ?? false,
      point,
      choose,
      back: () => inspection.close() || closeRefusal() || pointing.back(),
      'end-turn': turn.end,
      undo: turn.undo,
      table: () => done(() => openings.setAbout(true)),
      inspect: () => {
        if (inspection.inspected?.pinned) return inspection.close();
        const piece = focused ?? inspection.inspected?.piece;
        return piece != null && inspection.pin(piece);
      },
      hurry: () => done(hurry),
      log: () => done(() => openings.setPanel(!openings.panel)),
      hide,
      guide: () => done(openGuide),
      mute: () => done(mute),
      big: () => done(openBig),
      help: () => done(() => openings.setKeys(true)),
    },
    isFree,
  );
}
