import type { SeenEvent } from '../../games/kit/events.ts';
import type { BaseView, PieceId } from '../../games/kit/game.ts';
import type { Phrase } from '../../games/kit/phrase.ts';
import type { SeatColour } from '../../protocol/tables.ts';
import type { Glyph } from '../art/glyphs.ts';
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
  /** The piece that is meant when this one is pointed at and can't be pointed at itself: a ship's bow for its other cards. */
  readonly partOf?: PieceId;
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
  /** A drawing at the end of its plate, for who leads or deals. */
  readonly mark?: Glyph;
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

/** A brass disc, or an hourglass, with a number that counts up or down to its value. Its pose's width is its own. */
export interface CounterPiece {
  readonly shape: 'counter';
  readonly id: PieceId;
  /** A whole number, -99 to 999. */
  readonly value: number;
  /** What is counted: one of the counters that the game's art names. */
  readonly of: string;
  readonly zone: string;
  readonly pose: Pose;
}

/** Anything the scene draws. */
export type Piece = CardPiece | SeatPiece | PlacePiece | DiePiece | CounterPiece;

/** Where a piece is to be for a while, on its way between two positions. Times in milliseconds at normal speed. */
export interface Stop {
  readonly id: PieceId;
  /** When it sets off, counted from the beginning of the event's cue. */
  readonly at: number;
  /** How long it takes. */
  readonly over: number;
  /** What changes; all else stays as it was. */
  readonly pose?: Partial<Pose>;
  /** Turns a card up with this face; `null` turns it down. */
  readonly face?: string | null;
  /** What a counter shows then. */
  readonly count?: number;
}

/** How an event is acted out before its pieces go to where the next position wants them: a fight, a count. */
export interface Staged {
  /** How long it takes, in milliseconds at normal speed; the cue lasts at least as long. */
  readonly length: number;
  readonly stops: readonly Stop[];
  /** Pieces that are on the table only while it is acted out. They fade in, and out again. */
  readonly extras: readonly Piece[];
  /** How much longer they stay, in milliseconds; 0 where nothing is said. */
  readonly linger?: number;
}

/** Tells how an event of a list is acted out; `undefined` for events that are not. One a game that has such events. */
export type Stager<View extends BaseView = BaseView> = (
  event: SeenEvent,
  events: readonly SeenEvent[],
  view: View,
  context: LayoutContext,
) => Staged | undefined;

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
