/** How far the eye is from a card that turns over, in widths of the card. */
const EYE = 2.6;

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
