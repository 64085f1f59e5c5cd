import { GLYPHS, type Glyph } from './glyphs.ts';

/**
 * How cards look, as data: the screens draw it as SVG (`app/CardFace.tsx`), the scene bakes it into its atlas. All lengths are in card
 * units: a card is {@link CARD} units large. `gallery.ts` finds a face by game and kind.
 */

/** A card's size and the radius of its corners, in card units. */
export const CARD = { width: 250, height: 350, radius: 18 } as const;

/** What a card is for, told by the outline of the panel behind its picture. */
export type Frame = 'attack' | 'guard' | 'treasure' | 'monster' | 'leader' | 'crew' | 'sky';

/** Colours of a family of cards. */
export interface Tint {
  /** The picture, the title and the outline: dark enough to read on `wash` and on parchment (over 7:1). */
  readonly ink: string;
  /** The panel behind the picture. */
  readonly wash: string;
  /** The border of the card. */
  readonly edge: string;
}

/** One face. */
export interface FaceSpec {
  /** The card's kind, as the game's manifest names it. */
  readonly kind: string;
  /** Catalogue key of its name, without the game's id. */
  readonly title: string;
  readonly glyph: Glyph;
  /** How often the picture stands on the card, and so how many pips it has in its corner. */
  readonly layout: 'single' | 'double' | 'numbered';
  /** The number or letter in the corner of a `numbered` face; without one its picture is there alone. */
  readonly index?: string;
  readonly frame: Frame;
  /** A small drawing in the upper right corner, such as when a card may be played. */
  readonly badge?: Glyph;
  readonly tint: Tint;
}

/** One back. */
export interface BackSpec {
  /** The deck, as the layouts name it. */
  readonly deck: string;
  readonly glyph: Glyph;
  /** `emblem`: the glyph on a woven ground. `stern`: a ship seen from behind, with the glyph on its sail. */
  readonly style: 'emblem' | 'stern';
  /** What its owner knows to be on the other side: a face's kind, shown in the corner. */
  readonly knownAs?: string;
  /** The seat whose deck it is: it wears that seat's emblem and colours wherever they are known ({@link seatBack}). */
  readonly seat?: number;
  readonly tint: { readonly ground: string; readonly line: string; readonly edge: string };
}

/** One kind of counter. */
export interface CounterSpec {
  /** What it counts, as the layouts name it. */
  readonly of: string;
  readonly glyph: Glyph;
  readonly tint: { readonly ground: string; readonly edge: string; readonly ink: string };
  /** How its number is written: as it is, with a sign before it, or not at all. As it is, unless said otherwise. */
  readonly numeral?: 'plain' | 'signed' | 'none';
  /** Shown as an hourglass that is full at this number, and not as a disc. */
  readonly full?: number;
}

/** The cloth on the table. */
export interface ClothSpec {
  /** From the middle to the edge. */
  readonly colours: readonly [string, string, string];
  /** `chart`: rhumb lines and a compass rose. `sky`: clouds at dusk round a great cog. */
  readonly motif: 'chart' | 'sky';
}

/** The art of one game. */
export interface GameArt {
  readonly faces: readonly FaceSpec[];
  readonly backs: readonly BackSpec[];
  readonly counters?: readonly CounterSpec[];
  /** The picture on the game's box. */
  readonly emblem: Glyph;
  /** The sea chart, unless said otherwise. */
  readonly cloth?: ClothSpec;
}

/** Where a picture stands: the upper left corner and the side of its square box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const BOXES: Readonly<Record<FaceSpec['layout'], readonly Box[]>> = {
  single: [{ x: 60, y: 93, side: 130 }],
  double: [
    { x: 46, y: 84, side: 88 },
    { x: 116, y: 144, side: 88 },
  ],
  numbered: [{ x: 100, y: 106, side: 128 }],
};

/** A drawing's paths, in a box of {@link GLYPH_SIDE} by {@link GLYPH_SIDE}. */
export const pathsOf = (glyph: Glyph): readonly string[] => GLYPHS[glyph];

/** The side of the box in which glyphs are drawn. */
export const GLYPH_SIDE = 512;

/** Where the pictures of a face stand, from back to front. */
export const boxesOf = (face: FaceSpec): readonly Box[] => BOXES[face.layout];

/** The index in the upper left corner, which a fan of cards leaves visible: a tab with the small picture, and the pips under it. */
export const CORNER = {
  tab: { x: 6, y: 6, width: 64, height: 84, radius: 12 },
  box: { x: 15, y: 14, side: 46 },
  pips: {
    single: [{ x: 38, y: 74 }],
    numbered: [],
    double: [
      { x: 29, y: 74 },
      { x: 47, y: 74 },
    ],
  },
  pipRadius: 6,
} as const;

/** The corner of a numbered face: large, because ships show no more of a card than its left edge. */
export const NUMBERED = {
  tab: { x: 6, y: 6, width: 90, height: 152, radius: 14 },
  numeral: { x: 51, y: 56, size: 104 },
  box: { x: 22, y: 98, side: 58 },
  /** The picture where there is no number. */
  alone: { x: 14, y: 36, side: 76 },
} as const;

/** The height of an index's letters: two fit where one does. */
export const numeralSize = (index: string): number => NUMBERED.numeral.size * (index.length > 1 ? 0.74 : 1);

/** The plate with the card's name. */
export const PLATE = { x: 22, y: 282, width: 206, height: 46, radius: 8, fontSize: 27 } as const;

/** The border's width, and how far inside the card's edge the fine line runs. */
export const BORDER = { width: 7, lineInset: 12 } as const;

/** The panel behind the picture, as an SVG path; its outline tells what the card is for. */
export const PANELS: Readonly<Record<Frame, string>> = {
  // Notched like a blade that has seen use.
  attack:
    'M54 52 L125 64 L196 52 L216 72 L204 104 L218 158 L204 212 L216 246 L196 266 L125 254 L54 266 L34 246 L46 212 L32 158 L46 104 L34 72 Z',
  // A shield.
  guard: 'M38 62 Q82 74 125 54 Q168 74 212 62 L214 170 Q212 236 125 268 Q38 236 36 170 Z',
  // A coin.
  treasure: 'M125 56 A102 102 0 0 1 125 260 A102 102 0 0 1 125 56 Z',
  // A swell.
  monster:
    'M44 66 Q64 48 85 62 Q105 76 125 62 Q145 48 165 62 Q186 76 206 66 Q222 112 208 158 Q194 204 208 250 Q186 268 165 254 Q145 240 125 254 Q105 268 85 254 Q64 240 44 250 Q28 204 42 158 Q56 112 44 66 Z',
  // A canopy with a point, for who commands.
  leader:
    'M125 46 Q142 70 176 72 Q212 74 212 108 L212 222 Q212 244 192 246 Q164 248 125 268 Q86 248 58 246 Q38 244 38 222 L38 108 Q38 74 74 72 Q108 70 125 46 Z',
  // A cog.
  crew: 'M110 67 L113 53 L137 53 L140 67 L158 72 L168 61 L188 73 L183 87 L196 100 L210 95 L222 115 L211 125 L216 143 L230 146 L230 170 L216 173 L211 191 L222 201 L210 221 L196 216 L183 229 L188 243 L168 255 L158 244 L140 249 L137 263 L113 263 L110 249 L92 244 L82 255 L62 243 L67 229 L54 216 L40 221 L28 201 L39 191 L34 173 L20 170 L20 146 L34 143 L39 125 L28 115 L40 95 L54 100 L67 87 L62 73 L82 61 L92 72 Z',
  // A cloud.
  sky: 'M64 250 Q24 246 30 206 Q16 172 44 152 Q40 106 84 98 Q104 54 144 74 Q190 62 198 108 Q234 122 222 162 Q240 206 206 226 Q192 256 158 246 Q126 266 104 248 Q84 260 64 250 Z',
};

/** Where a face's badge is, in card units. */
export const BADGE = { x: 208, y: 42, radius: 27, side: 36 } as const;

/** The ground of every face. */
export const PARCHMENT = { light: '#f6ead0', dark: '#e2cfa6', line: '#8a6d3b' } as const;
