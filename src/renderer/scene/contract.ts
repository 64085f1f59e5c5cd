import type { BaseView, PieceId } from '../../games/kit/game.ts';
import type { Phrase } from '../../games/kit/phrase.ts';
import type { SeatColour } from '../../protocol/tables.ts';
import type { DieValue } from './motion/dice.ts';

/** The size of the drawing area in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a piece lies: its centre in CSS pixels, its turn in radians, its size, and how it is stacked. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Clockwise, radians. */
  readonly turn: number;
  /** The piece's width in CSS pixels; its height follows from its shape. */
  readonly width: number;
  /** Higher lies above lower. */
  readonly depth: number;
  /** Height over the table: 0 lies flat on other cards and casts no shadow; more gives a larger, softer one. */
  readonly lift: number;
  /** 0 hidden, 1 solid. */
  readonly opacity: number;
}

/** A card on the table. */
export interface CardPiece {
  readonly shape: 'card';
  readonly id: PieceId;
  /** The card's kind, as the catalogue and the art know it; `null` lies face down. */
  readonly face: string | null;
  /** Which deck's back it has. */
  readonly back: string;
  /** The zone it lies in, such as `hand:2` or `draw`. A card whose id was minted anew is taken for one that vanished from the same zone. */
  readonly zone: string;
  readonly pose: Pose;
}

/** A seat's place at the table: name, colour and emblem, and what it shows of itself. */
export interface SeatPiece {
  readonly shape: 'seat';
  readonly id: PieceId;
  readonly seat: number;
  /** Numbers or words under the name, such as the number of cards. */
  readonly note: Phrase | null;
  readonly state: 'idle' | 'acting' | 'out';
  readonly pose: Pose;
}

/** A place on the cloth that is marked even when nothing lies there, with a label. */
export interface PlacePiece {
  readonly shape: 'place';
  readonly id: PieceId;
  readonly label: Phrase;
  readonly pose: Pose;
}

/** A die. The game rolls; the die shows. Its pose's width is its edge. */
export interface DiePiece {
  readonly shape: 'die';
  readonly id: PieceId;
  /** What was rolled. */
  readonly value: DieValue;
  /** Which throw it is: another number makes the die tumble on its way. */
  readonly roll: number;
  readonly pose: Pose;
}

/** Anything the scene draws. */
export type Piece = CardPiece | SeatPiece | PlacePiece | DiePiece;

/** What a layout may know besides the view. */
export interface LayoutContext {
  readonly size: Size;
  /** The seat at the lower edge: the viewer's own, or the one in turn for the public. */
  readonly near: number;
  /** 1 normal, larger for large text. */
  readonly textScale: number;
}

/** A pure function from a view to the pieces on the table, with their target poses. One a game. */
export type Layout<View extends BaseView = BaseView> = (view: View, context: LayoutContext) => readonly Piece[];

/** How a seat looks. */
export interface SeatLook {
  readonly name: string;
  readonly colour: SeatColour;
}

/** Where a piece is on the screen now, for what the DOM draws over it (a tooltip, a focus ring). */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
