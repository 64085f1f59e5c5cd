/** A steady stream of numbers from 0 to 1 for painting: the same table looks the same at each start. Not for games. */
export function steadyNoise(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
