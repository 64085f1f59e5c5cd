import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { gunsOn, type Kind, type Power, powerOn, treasureOn } from '../cards.ts';
import type { GunsOrTreasureView, SeenShip } from '../view.ts';
import { unseenKinds } from './imagine.ts';

/** What a seat's captain can do, as far as a viewer knows. */
export function powerSeen(view: GunsOrTreasureView, seat: Seat | null): Power | undefined {
  const captain = seat === null ? undefined : view.captains[seat];
  return captain?.captain && captain.side ? powerOn(captain.captain, captain.side) : undefined;
}

/** Chances of sums: `chances[n]` is how likely the sum is n. */
type Chances = readonly number[];

const plus = (a: Chances, b: Chances): number[] => {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  for (const [x, p] of a.entries()) for (const [y, q] of b.entries()) sum[x + y] = (sum[x + y] ?? 0) + p * q;
  return sum;
};

/** What one card that nobody has shown is likely to be. */
export interface Unseen {
  /** How likely it is a bomb. */
  readonly bomb: number;
  /** Guns on it, when it is no bomb. */
  readonly guns: Chances;
  /** Treasure on it, when it is no bomb. */
  readonly treasure: number;
  /** How likely it is Treasure. */
  readonly isTreasure: number;
}

/** Counts the cards that a viewer has not seen. */
export function countUnseen(view: GunsOrTreasureView): Unseen {
  const kinds = unseenKinds(view);
  const sound = kinds.filter((kind) => kind !== 'bomb');
  const guns = Array<number>(6).fill(0);
  for (const kind of sound) guns[gunsOn(kind)] = (guns[gunsOn(kind)] ?? 0) + 1 / sound.length;
  return {
    bomb: kinds.length === 0 ? 0 : 1 - sound.length / kinds.length,
    guns: sound.length === 0 ? [1] : guns,
    isTreasure: sound.length === 0 ? 0 : kinds.filter((kind) => treasureOn(kind) > 0).length / kinds.length,
    treasure: sound.length === 0 ? 0 : sound.reduce((sum, kind) => sum + treasureOn(kind), 0) / sound.length,
  };
}

/** What a Smuggler's retreat brings from the deck, on average, where Treasure of so much at most is kept. */
export function smuggledTreasure(view: GunsOrTreasureView, most: number): number {
  const kinds = unseenKinds(view);
  const kept = kinds.map(treasureOn).filter((treasure) => treasure <= most);
  return kept.reduce((sum, treasure) => sum + treasure, 0) / Math.max(1, kinds.length);
}

/** What a ship is likely to carry. */
export interface Guess {
  readonly id: string;
  readonly owner: Seat | null;
  readonly size: number;
  /** How likely there is a bomb on it. */
  readonly bomb: number;
  /** Its guns, when there is no bomb. */
  readonly guns: Chances;
  /** Its treasure, on average. */
  readonly treasure: number;
  /** Its Treasure cards, on average. */
  readonly treasures: number;
  /** Its lowest and its highest Treasure card, on average; 0 where there is none. */
  readonly lowest: number;
  readonly highest: number;
}

/** The lowest and the highest Treasure card, from those that are seen and what hidden ones add on average. */
function extremes(seen: readonly number[], hidden: number): { lowest: number; highest: number } {
  const all = seen.length > 0 ? seen : [hidden];
  const lowest = Math.min(...all);
  return {
    lowest: hidden > lowest ? lowest : (lowest + hidden) / (hidden > 0 ? 2 : 1),
    highest: Math.max(...all, hidden),
  };
}

/** What a ship is likely to carry, from what is seen of it and what may be left. */
export function guess(ship: SeenShip, owner: Seat | null, unseen: Unseen): Guess {
  const kinds = ship.cards.flatMap(({ kind }): Kind[] => (kind ? [kind] : []));
  const hidden = ship.cards.length - kinds.length;
  const known = kinds.reduce((sum, kind) => sum + gunsOn(kind), 0);
  const seen = kinds.map(treasureOn).filter((treasure) => treasure > 0);
  let guns: Chances = [...Array<number>(known).fill(0), 1];
  for (let count = 0; count < hidden; count++) guns = plus(guns, unseen.guns);
  return {
    id: ship.id,
    owner,
    size: ship.cards.length,
    bomb: kinds.includes('bomb') ? 1 : 1 - (1 - unseen.bomb) ** hidden,
    guns,
    treasure: kinds.reduce((sum, kind) => sum + treasureOn(kind), 0) + hidden * unseen.treasure,
    treasures: seen.length + hidden * unseen.isTreasure,
    ...extremes(seen, hidden * unseen.treasure),
  };
}

/** How likely a ship has at most so many guns. */
export const atMost = ({ guns }: Guess, most: number): number =>
  guns.reduce((sum, chance, number) => (number <= most ? sum + chance : sum), 0);

/** All ships on the table as a viewer can judge them; the viewer's own are certain. */
export function guesses(view: GunsOrTreasureView): Guess[] {
  const unseen = countUnseen(view);
  return [
    ...seatsFrom(0, view.seats).flatMap((seat) => (view.fleets[seat] ?? []).map((ship) => guess(ship, seat, unseen))),
    ...view.armada.map((ship) => guess(ship, null, unseen)),
  ];
}
