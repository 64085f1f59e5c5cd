/** How the back of a Ship card looks, in card units: the screens draw it as SVG, the scene paints it into its atlas. */

/** The line of the deck, and the planks and gun ports under it. */
export const HULL = {
  deck: 262,
  rail: { y: 256, height: 10 },
  planks: [288, 312, 336],
  ports: [25, 109, 193].map((x) => ({ x, y: 292, width: 26, height: 24 })),
  wood: { light: '#8a5a2e', dark: '#4a2c14' },
} as const;

/** A mast and half the width of its sail. Ships show their cards' left edges only: the first mast stands there. */
export const SAILS = [
  { mast: 52, half: 40 },
  { mast: 168, half: 62 },
] as const;

/** The outline of a sail that the wind fills. */
export const sailPath = ({ mast: x, half }: (typeof SAILS)[number]): string =>
  `M${x - half * 0.86} 34 L${x + half * 0.86} 34 Q${x + half * 1.16} 130 ${x + half} 226 Q${x} 200 ${x - half} 226 Q${x - half * 1.16} 130 ${x - half * 0.86} 34 Z`;

/** The stripes across a sail: where each begins, and how high it is. */
export const STRIPES = { at: [62, 166], height: 20 } as const;

/** Colours of cloth and rope. */
export const RIG = {
  rope: '#3a2412',
  hem: '#5a4326',
  cloth: ['#cdbf9d', '#f4ead0', '#b9a983'],
  sign: '#3b2a1c',
} as const;

/** The sign on the main sail. */
export const SIGN = { x: 134, y: 88, side: 68 } as const;
