import { type Container, PerspectiveMesh, type Texture } from 'pixi.js';

/** How far the eye is from a card that turns over, in widths of the card. */
const EYE = 2.6;

/** A card in the middle of turning over, in true perspective. Its mesh is made when the card first turns. */
export class TurningCard {
  private mesh: PerspectiveMesh | null = null;

  constructor(private readonly root: Container) {}

  /** Whether the card is turning, so that its flat sprite must not show. */
  get visible(): boolean {
    return this.mesh?.visible ?? false;
  }

  /** Shows the card `turned` from 0 (its back) to 1 (its face); at the ends it lies flat and nothing of this shows. */
  show(texture: Texture, turned: number, width: number, height: number): void {
    const isTurning = turned > 0.001 && turned < 0.999;
    if (this.mesh) this.mesh.visible = isTurning;
    if (!isTurning) return;
    this.mesh ??= this.made(texture);
    this.mesh.visible = true;
    this.mesh.texture = texture;
    const angle = turned * Math.PI;
    const across = Math.abs(Math.cos(angle)) * (width / 2);
    // The side that comes up is nearer to the eye.
    const [near, far] = [EYE / (EYE - Math.sin(angle) / 2), EYE / (EYE + Math.sin(angle) / 2)];
    const [left, right] = turned < 0.5 ? [near, far] : [far, near];
    const high = height / 2;
    this.mesh.setCorners(
      -across * left,
      -high * left,
      across * right,
      -high * right,
      across * right,
      high * right,
      -across * left,
      high * left,
    );
  }

  private made(texture: Texture): PerspectiveMesh {
    const mesh = new PerspectiveMesh({ texture, verticesX: 8, verticesY: 8 });
    this.root.addChild(mesh);
    return mesh;
  }
}
