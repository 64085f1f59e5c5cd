import { type Container, PerspectiveMesh, type Texture } from 'pixi.js';

/** How far the eye is from a card that turns over, in widths of the card. */
const EYE = 2.6;
/** Angles below this can't be seen, in radians. */
const FLAT = 0.004;

/** How a card is turned in space, in radians. */
export interface Attitude {
  /** About its upright axis: a quarter turn shows its edge. */
  readonly yaw: number;
  /** About its level axis. */
  readonly pitch: number;
}

/** The attitude of a card that turns over: 0 shows its back, 1 its face, neither mirrored. */
export const overturned = (turned: number): number => (turned < 0.5 ? turned : turned - 1) * Math.PI;

/** A card's corners seen in perspective: x and y of the upper left, upper right, lower right, lower left. */
export function cornersOf(width: number, height: number, { yaw, pitch }: Attitude): number[] {
  const eye = EYE * width;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].flatMap(([side = 0, end = 0]) => {
    const [x, y] = [(side * width) / 2, (end * height) / 2];
    const [acrossX, acrossZ] = [x * Math.cos(yaw), -x * Math.sin(yaw)];
    const [upY, upZ] = [y * Math.cos(pitch), y * Math.sin(pitch)];
    const nearer = eye / (eye - acrossZ - upZ);
    return [acrossX * nearer, upY * nearer];
  });
}

/** A card that does not lie flat: turning over, or tilted under the pointer. Its mesh is made when it first leaves the table. */
export class TurningCard {
  private mesh: PerspectiveMesh | null = null;

  constructor(private readonly root: Container) {}

  /** Whether the card is turned, so that its flat sprite must not show. */
  get visible(): boolean {
    return this.mesh?.visible ?? false;
  }

  /** Shows the card in an attitude; where that is flat, nothing of this shows. */
  show(texture: Texture, attitude: Attitude, width: number, height: number): void {
    const isTurned = Math.abs(attitude.yaw) > FLAT || Math.abs(attitude.pitch) > FLAT;
    if (this.mesh) this.mesh.visible = isTurned;
    if (!isTurned) return;
    this.mesh ??= this.made(texture);
    this.mesh.visible = true;
    this.mesh.texture = texture;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = cornersOf(width, height, attitude);
    this.mesh.setCorners(x0, y0, x1, y1, x2, y2, x3, y3);
  }

  private made(texture: Texture): PerspectiveMesh {
    const mesh = new PerspectiveMesh({ texture, verticesX: 8, verticesY: 8 });
    this.root.addChild(mesh);
    return mesh;
  }
}
