import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Writes `src/renderer/art/glyphs.ts`: the few drawings that the screens use out of the 4,134 of game-icons (CC BY 3.0), so that
 * not all of them are shipped. `tsx scripts/glyphs.ts` after adding a name here.
 */
const NAMES = [
  'abacus',
  'anchor',
  'anticlockwise-rotation',
  'astrolabe',
  'backward-time',
  'bandana',
  'barrel',
  'battle-axe',
  'bindle',
  'cancel',
  'candle-light',
  'cannon',
  'cannon-ball',
  'cannon-shot',
  'captain-hat-profile',
  'caravel',
  'card-exchange',
  'cargo-crane',
  'check-mark',
  'clover',
  'cog',
  'coins',
  'compass',
  'cookie',
  'cooking-pot',
  'crossed-pistols',
  'crossed-sabres',
  'crown',
  'crown-coin',
  'crystal-ball',
  'double-face-mask',
  'envelope',
  'expand',
  'fast-backward-button',
  'fast-forward-button',
  'feathered-wing',
  'fluffy-cloud',
  'galleon',
  'gems',
  'giant-squid',
  'grapple',
  'harpoon-trident',
  'hood',
  'hook',
  'hourglass',
  'hummingbird',
  'jewel-crown',
  'key',
  'keyring',
  'laurel-crown',
  'locked-chest',
  'magic-hat',
  'magnifying-glass',
  'medal',
  'next-button',
  'open-book',
  'open-chest',
  'open-treasure-chest',
  'parrot-head',
  'pause-button',
  'person',
  'pirate-cannon',
  'pirate-captain',
  'pirate-flag',
  'pirate-hat',
  'pirate-skull',
  'play-button',
  'poker-hand',
  'powder',
  'powder-bag',
  'previous-button',
  'quill-ink',
  'rank-3',
  'rat',
  'receive-money',
  'save-arrow',
  'scales',
  'scalpel',
  'scroll-unfurled',
  'seahorse',
  'ship-wheel',
  'sinking-ship',
  'smoke-bomb',
  'spanner',
  'speaker',
  'speaker-off',
  'spiked-dragon-head',
  'spyglass',
  'sun',
  'swords-emblem',
  'swordwoman',
  'time-bomb',
  'top-hat',
  'totem-head',
  'trash-can',
  'treasure-map',
  'turtle',
  'tv',
  'two-coins',
  'two-shadows',
  'uncertainty',
  'unlit-bomb',
  'vintage-robot',
  'visored-helm',
  'wax-seal',
  'whale-tail',
  'whip',
  'whistle',
  'winged-emblem',
  'zeppelin',
] as const;

/** The longest line that the formatter leaves alone. */
const WIDEST = 120;

export const GLYPHS_FILE = new URL('../src/renderer/art/glyphs.ts', import.meta.url);

const pathsOf = (body: string): string[] => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');

/** The text of the module. Throws when game-icons has no such drawing. */
export function glyphsModule(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string } | undefined> };
  const rows = NAMES.map((name) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`game-icons has no “${name}”.`);
    const paths = pathsOf(body).map((path) => `'${path}',`);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    const short = `  ${key}: [${paths.join(' ').slice(0, -1)}],`;
    return short.length <= WIDEST ? short : `  ${key}: [\n${paths.map((path) => `    ${path}`).join('\n')}\n  ],`;
  });
  return `/**
 * Drawings as SVG paths in a box of 512 by 512, from game-icons.net (CC BY 3.0, see CREDITS).
 *
 * Written by \`tsx scripts/glyphs.ts\`, which holds the list.
 */
export const GLYPHS = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a drawing. */
export type Glyph = keyof typeof GLYPHS;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(GLYPHS_FILE, glyphsModule());
