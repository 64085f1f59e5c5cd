import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Brush } from './paint/brush.ts';

const GUTTER = 2;

/** Paints one entry of an atlas: the brush's origin is the entry's corner. Sizes in device pixels. */
export type Paint = (brush: Brush, width: number, height: number) => void;

/**
 * One large texture that all cards, plates and lights are cut from, so that the whole table is drawn in a few calls.
 *
 * Entries are painted once at the size they are needed, in rows from top to bottom.
 */
export class Atlas {
  private readonly source: CanvasSource;
  private readonly brush: CanvasRenderingContext2D;
  private readonly entries = new Map<string, Texture>();
  private readonly painted = new Map<string, string>();
  private x = 0;
  private y = 0;
  private row = 0;

  /**
   * @param side - the side of the square texture in device pixels; at most 4096, which every WebGL 2 device can hold.
   * @param limit - how large it may grow when it is full: what changes often is small for as long as it can be, for all of it is sent
   * to the graphics card each time.
   */
  constructor(
    private side: number,
    private readonly limit = side,
  ) {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    // Painted once, then copied to the graphics card: kept in plain memory, that takes a quarter of the time on a machine without one.
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('This browser can’t paint on a canvas.');
    this.brush = brush;
    this.source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true, scaleMode: 'linear' });
  }

  /**
   * Paints an entry and keeps it under `key`.
   *
   * @throws {RangeError} when the atlas is full.
   */
  add(key: string, width: number, height: number, paint: Paint): Texture {
    const [wide, high] = [Math.ceil(width), Math.ceil(height)];
    while (!this.hasRoomFor(wide, high)) {
      if (this.side >= this.limit)
        throw new RangeError(`No room for ${key} (${wide} x ${high}) in an atlas of ${this.side}.`);
      this.grow();
    }
    if (this.x + wide + GUTTER > this.side) this.beginRow();
    this.paintAt(this.x, this.y, wide, high, paint);
    const texture = new Texture({ source: this.source, frame: new Rectangle(this.x, this.y, wide, high) });
    this.x += wide + GUTTER;
    this.row = Math.max(this.row, high);
    this.entries.set(key, texture);
    return texture;
  }

  /**
   * Keeps an entry that changes now and then: painted anew, in its place, when `text` differs from the last time; in a larger place
   * when it has grown.
   *
   * @returns whether it was painted; call {@link update} then.
   * @throws {RangeError} when the atlas is full.
   */
  keep(key: string, text: string, width: number, height: number, paint: Paint): boolean {
    if (this.painted.get(key) === text) return false;
    this.painted.set(key, text);
    const known = this.entries.get(key);
    const [wide, high] = [Math.ceil(width), Math.ceil(height)];
    if (known === undefined || wide > known.frame.width || high > known.frame.height) {
      this.add(key, wide, high, paint);
      return true;
    }
    const { x, y, width: before, height: below } = known.frame;
    this.brush.clearRect(x, y, before, below);
    this.paintAt(x, y, wide, high, paint);
    if (wide < before || high < below) {
      this.entries.set(key, new Texture({ source: this.source, frame: new Rectangle(x, y, wide, high) }));
    }
    return true;
  }

  private hasRoomFor(width: number, height: number): boolean {
    const y = this.x + width + GUTTER > this.side ? this.y + this.row + GUTTER : this.y;
    return width + GUTTER <= this.side && y + height <= this.side;
  }

  private beginRow(): void {
    this.x = 0;
    this.y += this.row + GUTTER;
    this.row = 0;
  }

  /** Doubles the texture; every entry stays where it is. */
  private grow(): void {
    const before = document.createElement('canvas');
    before.width = this.side;
    before.height = this.side;
    before.getContext('2d', { willReadFrequently: true })?.drawImage(this.brush.canvas, 0, 0);
    this.side = Math.min(this.limit, this.side * 2);
    this.source.resize(this.side, this.side);
    this.brush.drawImage(before, 0, 0);
  }

  private paintAt(x: number, y: number, width: number, height: number, paint: Paint): void {
    this.brush.save();
    this.brush.translate(x, y);
    this.brush.beginPath();
    this.brush.rect(0, 0, width, height);
    this.brush.clip();
    paint(this.brush, width, height);
    this.brush.restore();
  }

  /** The entry under `key`; an empty texture when there is none. */
  get(key: string): Texture {
    return this.entries.get(key) ?? Texture.EMPTY;
  }

  /** Sends what was painted to the graphics card. */
  update(): void {
    this.source.update();
    this.source.updateMipmaps();
  }

  /** Frees the texture. */
  destroy(): void {
    for (const texture of this.entries.values()) texture.destroy(false);
    this.entries.clear();
    this.source.destroy();
  }
}
