import type { SeenEvent } from '../../games/kit/events.ts';
import type { BaseView, PieceId } from '../../games/kit/game.ts';
import type { Phrase } from '../../games/kit/phrase.ts';
import type { Update } from '../../protocol/messages.ts';
import type { Settings } from '../../protocol/settings.ts';
import type { Bounds, SeatLook } from './contract.ts';

/**
 * What the table screen gives to the scene (`scene/Scene.tsx`, default export, loaded on demand) and hears from it.
 *
 * The screen owns the rules of pointing (which pieces are lit, what was pointed at so far); the scene owns pictures and motion.
 */
export interface SceneProps {
  /** The position to show. The scene plays `update.events` and moves the pieces to `layout(update.view)`; a new update may come at any time. */
  readonly update: Update;
  readonly looks: readonly SeatLook[];
  /** Pieces that can be pointed at now. */
  readonly lit: ReadonlySet<PieceId>;
  /** Pieces pointed at so far for the move in hand. */
  readonly picked: readonly PieceId[];
  /** The piece under the keyboard's or gamepad's focus. */
  readonly focused: PieceId | null;
  readonly settings: Pick<Settings, 'speed' | 'textSize'> & {
    readonly reducedMotion: boolean;
    readonly highContrast: boolean;
  };
  /** Puts a sentence into words (names, captions, labels). */
  readonly say: (phrase: Phrase) => string;
  /** A piece was clicked or tapped, lit or not. */
  readonly onPoint: (piece: PieceId) => void;
  /** The pointer rests on a piece (or was pressed long), or left it. */
  readonly onInspect: (piece: PieceId | null, bounds: Bounds | null) => void;
  /** Everything up to this position has been shown. Also called at once where motion is instant. */
  readonly onSettled: (seq: number) => void;
  /** The cues of these events begin now: one, or several at once where motion is instant or was completed. */
  readonly onCues?: (events: readonly SeenEvent[]) => void;
  /** Completes all motion at once when this number changes (a key was pressed). */
  readonly hurry: number;
  /** The least height of a letter in CSS pixels, where the table is read across a room: captions are left to the screen then. */
  readonly letter?: number;
}

/** A view of any game, for the scene. */
export type AnyView = BaseView;
