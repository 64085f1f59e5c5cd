import type { GameId } from '../../games/kit/game.ts';
import type { Phrase } from '../../games/kit/phrase.ts';
import type { CounterSpec } from '../art/faces.ts';
import { ART } from '../art/gallery.ts';
import { seatBack } from '../art/seats.ts';
import { CARD_RATIO } from './arrange.ts';
import { Atlas, type Paint } from './atlas.ts';
import type { SeatLook } from './contract.ts';
import { type DieValue, VALUES } from './motion/dice.ts';
import { paintBack } from './paint/back.ts';
import { paintFace, paintHalo, paintShadow } from './paint/card.ts';
import { paintCounter, paintDigit, paintHourglass, SIGNS, type Sign } from './paint/counter.ts';
import { paintDieFace } from './paint/die.ts';
import { paintCoin, paintDrop, paintSmoke, paintSpark } from './paint/light.ts';
import { paintPlace } from './paint/seat.ts';

/** Room around a card in its shadow and halo textures, as a share of the texture's width. */
export const HALO_ROOM = 0.16;

/** Keys of the atlas's entries. */
export const key = {
  face: (kind: string) => `face:${kind}`,
  back: (deck: string) => `back:${deck}`,
  shadow: 'shadow',
  halo: (tone: 'lit' | 'picked' | 'focus') => `halo:${tone}`,
  place: 'place',
  spark: 'spark',
  coin: 'coin',
  drop: 'drop',
  smoke: 'smoke',
  die: (value: DieValue) => `die:${value}`,
  counter: (of: string) => `counter:${of}`,
  hourglass: (of: string, left: number) => `counter:${of}:${left}`,
  digit: (sign: Sign) => `digit:${sign}`,
} as const;

const HALOS = { lit: '#ffcf5c', picked: '#7ff0c8', focus: '#ffffff' } as const;

/** Pixels left clear around a card, so that its edge is smoothed when it lies at an angle. */
const CLEAR = 1.5;

const edged =
  (paint: Paint): Paint =>
  (brush, width, height) => {
    brush.translate(CLEAR, CLEAR);
    paint(brush, width - 2 * CLEAR, height - 2 * CLEAR);
  };

/** Waits for the fonts that are painted into textures, so that no card is baked with a stand-in. */
export async function fontsReady(): Promise<void> {
  await Promise.all(['24px "Pirata One"', '600 16px "Cinzel"'].map((font) => document.fonts.load(font)));
}

/** The largest atlas that every WebGL 2 device can hold, in pixels. */
export const LARGEST_ATLAS = 4096;

/** The largest width at which so many cards fit into one atlas, in pixels; a sixth of the room is for what is not a card. */
const largestFor = (cards: number): number =>
  Math.floor(Math.sqrt((LARGEST_ATLAS * LARGEST_ATLAS * (5 / 6)) / (Math.max(1, cards) * CARD_RATIO)));

/** A counter's disc; or an hourglass, once for each number that it can show. */
function addCounter(atlas: Atlas, counter: CounterSpec, size: number): void {
  const { of, full } = counter;
  if (full === undefined) {
    atlas.add(key.counter(of), size, size, (brush, w) => paintCounter(brush, counter, w));
    return;
  }
  for (let left = 0; left <= full; left++) {
    const paint: Paint = (brush, w) => paintHourglass(brush, counter, w, left / full);
    atlas.add(key.hourglass(of, left), size * 0.7, size * 0.7, paint);
  }
}

/**
 * Paints everything a game's table shows into one atlas.
 *
 * @param cardWidth - the largest width a card is shown at, in device pixels.
 * @param looks - the seats', for the backs of their own decks.
 */
export function paintAtlas(
  game: GameId,
  cardWidth: number,
  looks: readonly SeatLook[],
  say: (phrase: Phrase) => string,
): Atlas {
  const art = ART[game];
  const entries =
    (art?.faces.length ?? 0) + (art?.backs.length ?? 0) + Math.ceil(10 + (art?.counters?.length ?? 0) * 0.6);
  const width = Math.min(420, Math.ceil(cardWidth), largestFor(entries));
  const height = Math.ceil(width * CARD_RATIO);
  const atlas = new Atlas(entries * width * height * 1.5 > 2048 * 2048 ? LARGEST_ATLAS : 2048);
  for (const face of art?.faces ?? []) {
    const title = say({ key: face.title });
    atlas.add(
      key.face(face.kind),
      width,
      height,
      edged((brush, w, h) => paintFace(brush, face, title, w, h)),
    );
  }
  for (const back of art?.backs ?? []) {
    const known = art?.faces.find(({ kind }) => kind === back.knownAs);
    atlas.add(
      key.back(back.deck),
      width,
      height,
      edged((brush, w, h) => paintBack(brush, seatBack(back, looks), known, w, h)),
    );
  }
  const soft = Math.ceil(width * 0.75);
  atlas.add(key.shadow, soft, soft * CARD_RATIO, (brush, w, h) => paintShadow(brush, w, h, HALO_ROOM));
  for (const tone of ['lit', 'picked', 'focus'] as const) {
    atlas.add(key.halo(tone), width, width * CARD_RATIO, (brush, w, h) =>
      paintHalo(brush, w, h, HALO_ROOM, HALOS[tone]),
    );
  }
  atlas.add(key.place, width, height, (brush, w, h) => paintPlace(brush, w, h));
  atlas.add(key.spark, soft / 2, soft / 2, (brush, w) => paintSpark(brush, w));
  atlas.add(key.coin, soft / 2, soft / 2, (brush, w) => paintCoin(brush, w));
  atlas.add(key.drop, soft / 3, soft / 3, (brush, w) => paintDrop(brush, w));
  atlas.add(key.smoke, soft, soft, (brush, w) => paintSmoke(brush, w));
  for (const value of VALUES) {
    atlas.add(key.die(value), soft / 2, soft / 2, (brush, w) => paintDieFace(brush, value, w));
  }
  for (const counter of art?.counters ?? []) {
    addCounter(atlas, counter, soft);
  }
  if (art?.counters) {
    for (const sign of SIGNS) {
      atlas.add(key.digit(sign), soft * 0.34, soft * 0.5, (brush, w, h) => paintDigit(brush, sign, w, h));
    }
  }
  atlas.update();
  return atlas;
}

/** The part of a card's texture that is the card itself; halos are larger. */
export const haloScale = 1 / (1 - 2 * HALO_ROOM);
