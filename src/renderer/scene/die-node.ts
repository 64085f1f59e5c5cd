import { type Container, MeshSimple } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { type DieValue, dieRotation, visibleFaces } from './motion/dice.ts';
import { key } from './textures.ts';

/** A face shows its whole texture on two triangles. */
const UVS = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]);
const INDICES = new Uint32Array([0, 1, 2, 0, 2, 3]);

/** No more than three faces of a cube can be seen at once. */
const FACES = 3;

/** The meshes of one die. */
export class DieNode {
  private readonly faces: readonly MeshSimple[];

  constructor(root: Container, atlas: Atlas) {
    this.faces = Array.from({ length: FACES }, () => {
      const vertices = new Float32Array(8);
      const mesh = new MeshSimple({ texture: atlas.get(key.die(1)), vertices, uvs: UVS, indices: INDICES });
      root.addChild(mesh);
      return mesh;
    });
  }

  /** Draws the die about the root's origin, `edge` CSS pixels large. */
  show(value: DieValue, tumble: number, quirk: number, edge: number, atlas: Atlas): void {
    const seen = visibleFaces(dieRotation(value, tumble, quirk));
    this.faces.forEach((mesh, at) => {
      const face = seen[at];
      mesh.visible = face !== undefined;
      if (!face) return;
      const { vertices } = mesh;
      face.corners.forEach(({ x, y }, corner) => {
        vertices[corner * 2] = x * edge;
        vertices[corner * 2 + 1] = y * edge;
      });
      mesh.texture = atlas.get(key.die(face.value));
      const shade = Math.round(255 * face.light);
      mesh.tint = (shade << 16) | (Math.round(shade * 0.97) << 8) | Math.round(shade * 0.92);
    });
  }
}
