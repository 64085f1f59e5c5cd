import { MeshRope, Point } from 'pixi.js';
import type { Effect, EffectMaker } from './effect.ts';
import { particles, together } from './particles.ts';

const ARMS = 6;
const JOINTS = 14;

/** The height of the arms over time: up, hold and writhe, down. */
const rise = (through: number): number => {
  if (through < 0.3) return Math.sin((through / 0.3) * (Math.PI / 2));
  if (through > 0.72) return Math.max(0, Math.cos(((through - 0.72) / 0.28) * (Math.PI / 2)));
  return 1;
};

/** Tentacles come up around a hand, close over it, and drag it down. */
export const tentacles: EffectMaker = (stage, site, art) => {
  const thickness = (site.unit * 0.62) / art.tentacle.height;
  const arms = Array.from({ length: ARMS }, (_, arm) => {
    const points = Array.from({ length: JOINTS }, () => new Point());
    const rope = new MeshRope({ texture: art.tentacle, points });
    // A rope is as thick as its texture is high: scale it to the table, and its points back.
    rope.scale.set(thickness);
    stage.addChild(rope);
    return { rope, points, side: (arm / (ARMS - 1)) * 2 - 1 };
  });
  const writhe: Effect = {
    show(through) {
      const height = rise(through);
      for (const { points, side } of arms) {
        const base = { x: site.x + side * site.unit * 2.1, y: site.y + site.unit * 1.5 };
        points.forEach((point, joint) => {
          const up = joint / (JOINTS - 1);
          const curl = Math.sin(through * 17 + up * 4 + side * 3) * up * up * site.unit * 0.5;
          const closing = side * up ** 1.6 * site.unit * 1.7 * Math.sin(Math.min(1, through * 1.7) * Math.PI * 0.5);
          // Texture coordinates run from the first point: the tip comes first.
          const at = points[JOINTS - 1 - joint] ?? point;
          const sunk = (1 - height) * site.unit * 0.8;
          at.set((base.x - closing + curl) / thickness, (base.y - up * site.unit * 3.1 * height + sunk) / thickness);
        });
      }
      for (const { rope } of arms) rope.alpha = Math.min(1, height * 2.2);
    },
    remove() {
      for (const { rope } of arms) rope.destroy();
    },
  };
  const spray = particles(stage, art.drop, 46, site, (through, [a, b, c]) => {
    const flown = Math.min(1, Math.max(0, through * 1.6 - a * 0.5));
    return {
      x: (b - 0.5) * 5 * (0.4 + flown),
      y: 1.3 - flown * (2.2 + c * 2) + flown * flown * 3.4,
      size: 0.08 + c * 0.16,
      turn: 0,
      opacity: flown > 0 && flown < 1 ? 1 - flown : 0,
    };
  });
  return together(writhe, spray);
};
