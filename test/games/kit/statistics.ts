/** Pearson's chi-square of counts against what was expected of each; by default all are expected alike. */
export function chiSquare(counts: readonly number[], expected?: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count, at) => {
    const hoped = expected?.[at] ?? mean;
    return sum + (count - hoped) ** 2 / hoped;
  }, 0);
}

/**
 * The chi-square that a fair source exceeds once in a thousand runs, by degrees of freedom (Wilson and Hilferty's approximation).
 *
 * The tests' seeds are fixed: a test that passes once passes always.
 */
export function critical(freedom: number): number {
  const z = 3.0902;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
}
