import { CARD_RATIO, pose } from '../../scene/arrange.ts';
import type { Pose } from '../../scene/contract.ts';
import type { Region } from './regions.ts';

/** How much of a card shows where the next one lies on it, as a share of its width: the corner with its number. */
export const STRIP = 0.37;

/** Room between two ships, and under a row, in widths of a card. */
const GAP = { across: 0.3, down: 0.14 } as const;

/** The length of a ship of so many cards, in widths of a card. */
export const shipLength = (cards: number): number => 1 + STRIP * Math.max(0, cards - 1);

/** Ships in rows, each by its place in the list. */
function rowsOf(ships: readonly number[], room: number, card: number): number[][] {
  const rows: number[][] = [];
  let left = 0;
  ships.forEach((cards, ship) => {
    const length = shipLength(cards) * card;
    const row = rows.at(-1);
    if (row === undefined || left + length > room) {
      rows.push([ship]);
      left = 0;
    } else row.push(ship);
    left += length + GAP.across * card;
  });
  return rows;
}

const fits = (ships: readonly number[], { width, height }: Region, card: number): boolean =>
  rowsOf(ships, width, card).length * (CARD_RATIO + GAP.down) * card <= height &&
  ships.every((cards) => shipLength(cards) * card <= width);

/** The largest card at which all ships lie in a region, up to `most`. */
function cardFor(ships: readonly number[], region: Region, most: number): number {
  let card = Math.min(most, region.height / (CARD_RATIO + GAP.down));
  while (card > 4 && !fits(ships, region, card)) card *= 0.96;
  return card;
}

/**
 * Lays ships out in a region, as large as they fit.
 *
 * @param ships - how many cards each has.
 * @param most - the largest width of a card in CSS pixels.
 * @param depth - what the lowest card lies at.
 * @returns for each ship its cards' poses, the bow first: it sails to the right, its stern cards behind it and under it.
 */
export function dock(ships: readonly number[], region: Region, most: number, depth: number): Pose[][] {
  const card = cardFor(ships, region, most);
  const rows = rowsOf(ships, region.width, card);
  const high = (CARD_RATIO + GAP.down) * card;
  const poses: Pose[][] = ships.map(() => []);
  rows.forEach((row, at) => {
    const long = row.reduce(
      (sum, ship) => sum + (shipLength(ships[ship] ?? 0) + GAP.across) * card,
      -GAP.across * card,
    );
    const y = region.y + region.height / 2 + (at - (rows.length - 1) / 2) * high;
    let x = region.x + (region.width - long) / 2;
    for (const ship of row) {
      const cards = ships[ship] ?? 0;
      const stern = x + card / 2;
      poses[ship] = Array.from({ length: cards }, (_, place) =>
        pose(stern + (cards - 1 - place) * STRIP * card, y, card, {
          depth: depth + ship * 16 + (cards - place),
          lift: 0.12,
        }),
      );
      x += (shipLength(cards) + GAP.across) * card;
    }
  });
  return poses;
}
