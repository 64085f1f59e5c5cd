import { CAPTAINS, type Kind, MANIFEST, SIDES, type Sort } from '../../games/guns-or-treasure/cards.ts';
import type { BackSpec, FaceSpec, Frame, GameArt, Tint } from './faces.ts';

const IRON: Tint = { ink: '#2b1712', wash: '#e3c3a6', edge: '#6b2f1c' };
const GOLD: Tint = { ink: '#4f3600', wash: '#f7dc8a', edge: '#7d5800' };
const POWDER: Tint = { ink: '#1b1b22', wash: '#d5c8c2', edge: '#26222c' };
const PURPLE: Tint = { ink: '#40164f', wash: '#dec6df', edge: '#5d2a70' };

const SORTS: Readonly<Record<Sort, { readonly frame: Frame; readonly tint: Tint }>> = {
  gun: { frame: 'attack', tint: IRON },
  treasure: { frame: 'treasure', tint: GOLD },
  bomb: { frame: 'monster', tint: POWDER },
};

const ships: readonly FaceSpec[] = MANIFEST.map(({ kind, sort, value, art }) => ({
  kind,
  title: `card.${kind}`,
  glyph: art,
  layout: 'numbered',
  ...(sort === 'bomb' ? {} : { index: String(value) }),
  ...SORTS[sort],
}));

/** A captain as the guide and the inspector show it, and once for each side that it can wear. */
const captains: readonly FaceSpec[] = CAPTAINS.flatMap(({ captain, art }) => {
  const face = { title: `card.${captain}`, glyph: art, frame: 'leader', tint: PURPLE } as const;
  return [
    { ...face, kind: captain, layout: 'single' as const },
    ...SIDES.map((side) => ({ ...face, kind: `${captain}:${side}`, layout: 'numbered' as const, index: side })),
  ];
});

const STERN: Omit<BackSpec, 'deck'> = {
  glyph: 'pirate-skull',
  style: 'stern',
  tint: { ground: '#27455c', line: '#9c2f2a', edge: '#142a3c' },
};

/** The back of a Ship card whose owner knows its face. */
export const knownStern = (kind: Kind): string => `stern:${kind}`;

/** The cards of Guns or Treasure. */
export const GUNS_OR_TREASURE: GameArt = {
  emblem: 'galleon',
  faces: [...ships, ...captains],
  backs: [
    { deck: 'stern', ...STERN },
    ...MANIFEST.map(({ kind }) => ({ deck: knownStern(kind), ...STERN, knownAs: kind })),
    {
      deck: 'captain',
      glyph: 'captain-hat-profile',
      style: 'emblem',
      tint: { ground: '#3a1a4a', line: '#d9b45c', edge: '#241030' },
    },
  ],
  counters: [
    { of: 'guns', glyph: 'cannon-ball', tint: { ground: '#3a3f46', edge: '#b98f4a', ink: '#e9dcc0' } },
    { of: 'treasure', glyph: 'crown-coin', tint: { ground: '#8a6410', edge: '#f0cf73', ink: '#fff0c0' } },
    { of: 'stash', glyph: 'locked-chest', tint: { ground: '#4a2c14', edge: '#b98f4a', ink: '#f0d9a4' } },
  ],
};
