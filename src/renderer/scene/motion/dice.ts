import { after, type Quaternion, turn, turnedAbout, UNTURNED, type Vector } from './quaternion.ts';

/** The values of a die. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** The value of a six-sided die. */
export type DieValue = (typeof VALUES)[number];

/** Where each face of a die at rest points when the 1 looks at the viewer; opposite faces add up to 7. */
export const NORMALS: Readonly<Record<DieValue, Vector>> = {
  1: [0, 0, 1],
  6: [0, 0, -1],
  2: [0, 1, 0],
  5: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
};

const QUARTER = Math.PI / 2;

/** Turns the die so that a value looks at the viewer. */
const SHOWING: Readonly<Record<DieValue, Quaternion>> = {
  1: UNTURNED,
  6: turnedAbout([1, 0, 0], Math.PI),
  2: turnedAbout([1, 0, 0], QUARTER),
  5: turnedAbout([1, 0, 0], -QUARTER),
  3: turnedAbout([0, 1, 0], -QUARTER),
  4: turnedAbout([0, 1, 0], QUARTER),
};

/** How a resting die leans towards the candle: its sides show a little, as on a table seen from a chair. */
const LEAN = after(turnedAbout([1, 0, 0], 0.42), turnedAbout([0, 0, 1], 0.18));

/** How often a die turns over in one throw. */
const TURNS = 2.75;

/**
 * A die's rotation.
 *
 * @param value - the value that the game has rolled: it was decided before the throw, the die only tells.
 * @param tumble - how much of the throw is still to come: 1 leaves the hand, 0 lies still.
 * @param quirk - -1 to 1: so that no two dice tumble alike.
 */
export function dieRotation(value: DieValue, tumble: number, quirk: number): Quaternion {
  const rest = after(LEAN, SHOWING[value]);
  if (tumble === 0) return rest;
  const axis: Vector = [0.8, 0.35 + quirk * 0.5, 0.3 * quirk + 0.15];
  return after(turnedAbout(axis, tumble * tumble * TURNS * 2 * Math.PI), rest);
}

/** A corner of a face in the plane of the screen, and how near it is to the viewer. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** One visible face of a die, drawn in perspective. */
export interface DieFace {
  readonly value: DieValue;
  /** Corners in units of the die's edge about its centre: upper left, upper right, lower right, lower left of the painted face. */
  readonly corners: readonly [Corner, Corner, Corner, Corner];
  /** 0 in the dark, 1 in full candle light. */
  readonly light: number;
}

/** How far the eye is from the die, in edges. */
const EYE = 4.2;
/** Where the light comes from. */
const LIGHT: Vector = [-0.36, -0.62, 0.7];

/** Two directions across a face, so that its painted side is seen the right way round from outside. */
function across(normal: Vector): readonly [right: Vector, down: Vector] {
  const [x, y, z] = normal;
  if (z !== 0)
    return [
      [z, 0, 0],
      [0, 1, 0],
    ];
  if (y !== 0)
    return [
      [1, 0, 0],
      [0, 0, -y],
    ];
  return [
    [0, 0, -x],
    [0, 1, 0],
  ];
}

const seen = ([x, y, z]: Vector): Corner => ({ x: (x * EYE) / (EYE - z), y: (y * EYE) / (EYE - z) });

/** The faces of a die that can be seen, from back to front. */
export function visibleFaces(rotation: Quaternion): DieFace[] {
  return VALUES.flatMap((value): (DieFace & { depth: number })[] => {
    const normal = turn(rotation, NORMALS[value]);
    // A face is seen when it looks towards the eye from where it is.
    if (normal[2] * EYE <= 0.5) return [];
    const [right, down] = across(NORMALS[value]);
    const corner = (r: number, d: number): Corner =>
      seen(
        turn(rotation, [
          (NORMALS[value][0] + right[0] * r + down[0] * d) / 2,
          (NORMALS[value][1] + right[1] * r + down[1] * d) / 2,
          (NORMALS[value][2] + right[2] * r + down[2] * d) / 2,
        ]),
      );
    const shine = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
    return [
      {
        value,
        corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
        light: 0.35 + 0.65 * Math.max(0, Math.min(1, shine)),
        depth: normal[2],
      },
    ];
  }).sort((a, b) => a.depth - b.depth);
}
