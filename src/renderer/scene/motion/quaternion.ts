/** A rotation in space as a unit quaternion: x, y, z of the axis times the sine of half the angle, and the cosine of it. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** A point or direction: x to the right, y down, z out of the screen. */
export type Vector = readonly [x: number, y: number, z: number];

/** No rotation. */
export const UNTURNED: Quaternion = [0, 0, 0, 1];

/** The rotation about an axis (any length but 0) by an angle in radians. */
export function turnedAbout([x, y, z]: Vector, angle: number): Quaternion {
  const length = Math.hypot(x, y, z);
  const sine = Math.sin(angle / 2) / length;
  return [x * sine, y * sine, z * sine, Math.cos(angle / 2)];
}

/** First `b`, then `a`. */
export const after = ([ax, ay, az, aw]: Quaternion, [bx, by, bz, bw]: Quaternion): Quaternion => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

/** A vector turned by a rotation. */
export function turn([qx, qy, qz, qw]: Quaternion, [x, y, z]: Vector): Vector {
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  return [x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz, z + qw * tz + qx * ty - qy * tx];
}
