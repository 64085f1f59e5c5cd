import type { GameArt, Tint } from './faces.ts';

const CRIMSON: Tint = { ink: '#5a1212', wash: '#ecc9b0', edge: '#7a1f1c' };
const NAVY: Tint = { ink: '#132f52', wash: '#c4d5de', edge: '#1f4470' };
const GOLD: Tint = { ink: '#5a3d00', wash: '#f7dc8a', edge: '#7d5800' };
const DEEP: Tint = { ink: '#0c3b36', wash: '#b5d6c8', edge: '#17564e' };
const PURPLE: Tint = { ink: '#40164f', wash: '#dec6df', edge: '#5d2a70' };

/** The cards of Take the Gold: one row a kind. */
export const TAKE_THE_GOLD: GameArt = {
  emblem: 'giant-squid',
  faces: [
    {
      kind: 'pirate',
      title: 'card.pirate',
      glyph: 'pirate-skull',
      layout: 'single',
      frame: 'attack',
      tint: CRIMSON,
    },
    {
      kind: 'two-pirates',
      title: 'card.two-pirates',
      glyph: 'pirate-skull',
      layout: 'double',
      frame: 'attack',
      tint: CRIMSON,
    },
    { kind: 'officer', title: 'card.officer', glyph: 'swords-emblem', layout: 'single', frame: 'guard', tint: NAVY },
    {
      kind: 'two-officers',
      title: 'card.two-officers',
      glyph: 'swords-emblem',
      layout: 'double',
      frame: 'guard',
      tint: NAVY,
    },
    {
      kind: 'gold-coin',
      title: 'card.gold-coin',
      glyph: 'crown-coin',
      layout: 'single',
      frame: 'treasure',
      tint: GOLD,
    },
    { kind: 'kraken', title: 'card.kraken', glyph: 'giant-squid', layout: 'single', frame: 'monster', tint: DEEP },
    {
      kind: 'pirate-captain',
      title: 'card.pirate-captain',
      glyph: 'pirate-captain',
      layout: 'single',
      frame: 'leader',
      tint: PURPLE,
    },
  ],
  backs: [
    {
      deck: 'deck',
      glyph: 'ship-wheel',
      style: 'emblem',
      tint: { ground: '#16324a', line: '#c9a45c', edge: '#0d2133' },
    },
  ],
};
