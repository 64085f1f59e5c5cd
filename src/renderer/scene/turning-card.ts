import { type Container, PerspectiveMesh, type Texture } from 'pixi.js';
import { type Attitude, cornersOf } from './motion/attitude.ts';

/** Angles below this can't be seen, in radians. */
const FLAT = 0.004;

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
