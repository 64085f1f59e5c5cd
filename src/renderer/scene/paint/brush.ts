/** Anything one can paint on: a canvas's 2D context. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
