import type { EffectTable } from './effect.ts';
import { particles, together } from './particles.ts';
import { tentacles } from './tentacles.ts';

const fade = (through: number) => (through < 0.12 ? through / 0.12 : 1 - (through - 0.12) / 0.88);

/** The effects of the table. */
export const EFFECTS: EffectTable = {
  tentacles,

  /** Steel on steel: sparks fly apart. */
  clash: (stage, site, art) =>
    together(
      particles(
        stage,
        art.spark,
        1,
        site,
        (through) => ({
          x: 0,
          y: 0,
          size: 3.4 * Math.sin(Math.min(1, through * 2) * Math.PI),
          turn: through * 2,
          opacity: 1 - through,
        }),
        'add',
      ),
      particles(
        stage,
        art.spark,
        26,
        site,
        (through, [a, b, c]) => {
          const out = 1 - (1 - through) ** 3;
          const angle = a * Math.PI * 2;
          return {
            x: Math.cos(angle) * out * (0.7 + b * 1.5),
            y: Math.sin(angle) * out * (0.7 + b * 1.5) + through * through * 0.9,
            size: 0.14 + c * 0.22,
            turn: through * 6 * (b - 0.5),
            opacity: fade(through),
          };
        },
        'add',
      ),
    ),

  /** A thief's snatch: dust and a few glints where the cards were. */
  grab: (stage, site, art) =>
    particles(
      stage,
      art.spark,
      14,
      site,
      (through, [a, b, c]) => ({
        x: (a - 0.5) * 2.4,
        y: (b - 0.5) * 1.3 - through * 0.7,
        size: (0.2 + c * 0.3) * Math.sin(Math.min(1, through * 1.4) * Math.PI),
        turn: through * 3,
        opacity: fade(through),
      }),
      'add',
    ),

  /** Gold that catches the candle. */
  glint: (stage, site, art) =>
    particles(
      stage,
      art.spark,
      9,
      site,
      (through, [a, b, c]) => {
        const own = Math.min(1, Math.max(0, through * 1.8 - a * 0.8));
        return {
          x: (b - 0.5) * 1.8,
          y: (c - 0.5) * 1.8,
          size: 0.7 * Math.sin(own * Math.PI),
          turn: own * 2,
          opacity: Math.sin(own * Math.PI),
        };
      },
      'add',
    ),

  /** Water thrown up. */
  splash: (stage, site, art) =>
    particles(stage, art.drop, 40, site, (through, [a, b, c]) => ({
      x: (a - 0.5) * 3.6 * through,
      y: -(1 + b * 2) * through * 2 + through * through * 4,
      size: 0.1 + c * 0.2,
      turn: 0,
      opacity: fade(through),
    })),

  /** The ship breaks up: spray over the whole table. */
  shipwreck: (stage, site, art) =>
    particles(
      stage,
      art.drop,
      90,
      { x: site.width / 2, y: site.height / 2, unit: site.unit },
      (through, [a, b, c]) => ({
        x: (a - 0.5) * (site.width / site.unit),
        y: site.height / site.unit / 2 - (through * (2 + b * 8) - through * through * 5),
        size: 0.12 + c * 0.35,
        turn: 0,
        opacity: fade(through),
      }),
    ),

  /** Gold rains on the winner. */
  'coin-shower': (stage, site, art) =>
    particles(stage, art.coin, 56, site, (through, [a, b, c]) => {
      const fallen = Math.min(1, Math.max(0, through * 1.5 - a * 0.5));
      return {
        x: (b - 0.5) * 7,
        y: -4.5 + fallen * fallen * 6.2 - Math.abs(Math.sin(fallen * 9)) * 0.4 * fallen,
        size: 0.26 + c * 0.24,
        turn: fallen * 9 * (c - 0.5),
        opacity: fallen > 0 && through < 0.99 ? Math.min(1, (1 - through) * 5) : 0,
      };
    }),

  /** A broadside: a flash, splinters of fire, and smoke that drifts away. */
  cannon: (stage, site, art) =>
    together(
      particles(stage, art.smoke, 22, site, (through, [a, b, c]) => {
        const out = 1 - (1 - through) ** 2;
        return {
          x: (a - 0.5) * 1.2 + out * (0.6 + b * 2.2),
          y: (c - 0.5) * 0.9 - out * (0.3 + c * 0.9),
          size: 0.6 + out * (1 + b * 1.3),
          turn: (a - 0.5) * 3 + through * (b - 0.5),
          opacity: Math.min(1, through * 8) * (1 - through) * 0.9,
        };
      }),
      particles(
        stage,
        art.spark,
        18,
        site,
        (through, [a, b, c]) => {
          const out = Math.min(1, through * 3);
          return {
            x: out * (0.4 + b * 2),
            y: (a - 0.5) * out * 1.3,
            size: through < 0.34 ? 0.3 + c * 0.9 : 0,
            turn: a * 6,
            opacity: 1 - out,
          };
        },
        'add',
      ),
    ),

  /** Powder goes up: a flash, fire that flies in all directions, and black smoke that rises. */
  explosion: (stage, site, art) =>
    together(
      particles(stage, art.smoke, 34, site, (through, [a, b, c]) => {
        const out = 1 - (1 - through) ** 3;
        const angle = a * Math.PI * 2;
        return {
          x: Math.cos(angle) * out * (0.4 + b * 2.1),
          y: Math.sin(angle) * out * (0.3 + b * 1.3) - through * (0.6 + c * 1.4),
          size: 0.7 + out * (1 + c * 1.6),
          turn: a * 6 + through * (b - 0.5) * 2,
          opacity: Math.min(1, through * 9) * (1 - through) * 0.95,
        };
      }),
      particles(
        stage,
        art.spark,
        1,
        site,
        (through) => ({
          x: 0,
          y: 0,
          size: through < 0.3 ? 7 * Math.sin((through / 0.3) * Math.PI) : 0,
          turn: through * 4,
          opacity: 1,
        }),
        'add',
      ),
      particles(
        stage,
        art.spark,
        44,
        site,
        (through, [a, b, c]) => {
          const out = 1 - (1 - Math.min(1, through * 1.3)) ** 3;
          const angle = a * Math.PI * 2;
          return {
            x: Math.cos(angle) * out * (0.8 + b * 3.4),
            y: Math.sin(angle) * out * (0.6 + b * 2.2) + through * through * 1.6,
            size: 0.18 + c * 0.5,
            turn: through * 9 * (b - 0.5),
            opacity: fade(through),
          };
        },
        'add',
      ),
    ),

  /** A ring that runs out over the table. */
  ring: (stage, site, art) =>
    particles(
      stage,
      art.spark,
      32,
      site,
      (through, [a]) => {
        const angle = a * Math.PI * 2;
        return {
          x: Math.cos(angle) * through * 5,
          y: Math.sin(angle) * through * 3,
          size: 0.5,
          turn: angle,
          opacity: 1 - through,
        };
      },
      'add',
    ),
};
