import type { Seat } from '../../kit/seats.ts';
import { gunsOn, type Kind, type Power, SHIPBUILDING, treasureOn } from '../cards.ts';
import type { GunsOrTreasureMove, ShipId } from '../context.ts';
import type { GunsOrTreasureView } from '../view.ts';
import { powerSeen } from './estimate.ts';

/** How the bot likes its ships. Found by playing against itself. */
export const STYLE = {
  /** Guns of a ship that wins half of its fights, and how fast that changes with guns. */
  even: 9.5,
  slope: 3,
  /** The share of its treasure that a ship brings home without guns, and how much more with many. */
  safe: 0.45,
  safer: 0.5,
  /** How fast more treasure on one ship loses its charm: a bomb may take it all. */
  risk: 0.1,
  /** What the first attack of a strong ship brings, and the share of it that each further ship's brings. */
  loot: 6.3,
  decay: 0.56,
  /** What a bomb in the stern of a ship is worth, the share of that on a bow, and the share of the treasure beside it that is not lost. */
  bomb: 4.6,
  warning: 0.3,
  bait: 0.2,
  /** What a ship is worth to a Smuggler for its retreat alone. */
  smuggled: 0.35,
  /** What each treasure on a bow is worth: who shows most goes first, and others are tempted. */
  show: 0.1,
  /** How much more a ship is worth while it is incomplete: it will be an attack more. */
  incomplete: 1.3,
  /** The share of its treasure that a ship in danger keeps while marauding, without guns, and how much more with many. */
  holds: 0.36,
  holdsMore: 0.87,
} as const;

type Style = { readonly [trait in keyof typeof STYLE]: number };

/** A ship by its kinds, bow first. */
type Kinds = readonly Kind[];

const sum = (kinds: Kinds, worth: (kind: Kind) => number): number =>
  kinds.reduce((total, kind) => total + worth(kind), 0);

/** How likely a ship with so many guns wins a fight. */
export const strength = (guns: number, { even, slope }: Style = STYLE): number =>
  1 / (1 + Math.exp((even - guns) / slope));

const isArmed = (kinds: Kinds): boolean => !kinds.includes('bomb');

/** Guns that the own captain adds in defence; who wins ties has half a gun more, so to speak. */
const defenceGuns = (power: Power | undefined): number =>
  power?.power === 'bulwark' ? power.guns : power?.power === 'hold-fast' ? 0.5 : 0;

/** The Treasure cards of a ship, the lowest first. */
const treasuresOf = (kinds: Kinds): number[] =>
  kinds
    .map(treasureOn)
    .filter((treasure) => treasure > 0)
    .sort((a, b) => a - b);

/** What a bomb and the treasure beside it are worth: bait, and more to a captain who has something of it left. */
function bombWorth(kinds: Kinds, style: Style, power: Power | undefined): number {
  const treasures = treasuresOf(kinds);
  const treasure = treasures.reduce((total, value) => total + value, 0);
  const isKept = power?.power === 'salvage-highest' && treasures.length >= power.of;
  const kept = isKept ? (treasures.at(-1) ?? 0) : 0;
  const share = power?.power === 'fuse' ? (style.bait + 1) / 2 : style.bait;
  return style.bomb * (kinds[0] === 'bomb' ? style.warning : 1) + (treasure - kept) * share + kept;
}

/** What the treasure of a ship without a bomb is worth: what of it is likely to come home. */
function treasureWorth(kinds: Kinds, style: Style, power: Power | undefined): number {
  const treasures = treasuresOf(kinds);
  const treasure = treasures.reduce((total, value) => total + value, 0);
  const safety = style.safe + style.safer * strength(sum(kinds, gunsOn) + defenceGuns(power), style);
  const isKept = power?.power === 'salvage-lowest' && treasures.length >= power.of;
  const kept = isKept ? (1 - safety) * (treasures[0] ?? 0) : 0;
  return (treasure / (1 + style.risk * 0.1 * treasure)) * safety + kept;
}

/** What a ship is worth by itself. */
function worthOf(kinds: Kinds, style: Style, power: Power | undefined): number {
  const shown = treasureOn(kinds[0] ?? 'bomb') * style.show;
  const carried = isArmed(kinds) ? treasureWorth(kinds, style, power) : bombWorth(kinds, style, power);
  const smuggled = power?.power === 'smuggle' ? style.smuggled : 0;
  return (carried + shown + smuggled) * (kinds.length < 2 ? style.incomplete : 1);
}

/** How likely a ship wins when it attacks. */
const attackStrength = (kinds: Kinds, style: Style, power: Power | undefined): number =>
  strength(sum(kinds, gunsOn) + (power?.power === 'broadside' && power.cards === kinds.length ? power.guns : 0), style);

/** A ship as its builder rates it. */
interface RatedShip {
  readonly id: ShipId;
  readonly kinds: Kinds;
  readonly worth: number;
  /** How likely it wins when it attacks; 0 for one that can't. */
  readonly force: number;
}

/** A drydock through its owner's eyes. */
export interface Yard {
  readonly view: GunsOrTreasureView;
  readonly seat: Seat;
  readonly ships: readonly RatedShip[];
  /** Cards that are still to be played after the next one. */
  readonly playsLeft: number;
  readonly power: Power | undefined;
  readonly style: Style;
}

type Taste = Pick<Yard, 'power' | 'style'>;

const rate = (id: ShipId, kinds: Kinds, { style, power }: Taste): RatedShip => ({
  id,
  kinds,
  worth: worthOf(kinds, style, power),
  force: isArmed(kinds) && kinds.length > 1 ? attackStrength(kinds, style, power) : 0,
});

/** Looks at a seat's own drydock. */
export function yardOf(view: GunsOrTreasureView, seat: Seat, style: Style = STYLE): Yard {
  const taste = { style, power: powerSeen(view, seat) };
  const played = view.plays[seat]?.length ?? 0;
  return {
    view,
    seat,
    ships: (view.fleets[seat] ?? []).map(({ id, cards }) =>
      rate(
        id,
        cards.flatMap(({ kind }) => kind ?? []),
        taste,
      ),
    ),
    playsLeft: (SHIPBUILDING.rounds - view.round + 1) * SHIPBUILDING.plays - played - 1,
    ...taste,
  };
}

/** What a fleet is worth, with so many cards still to be played. */
function fleetWorth(ships: readonly RatedShip[], playsLeft: number, { style, power }: Taste): number {
  const incomplete = ships.filter(({ kinds }) => kinds.length < 2).length;
  const loot = style.loot + (power?.power === 'bounty' ? power.treasure : 0);
  const attacks = ships
    .map(({ force }) => force)
    .sort((a, b) => b - a)
    .reduce((total, force, place) => total + loot * force * style.decay ** place, 0);
  return ships.reduce((total, { worth }) => total + worth, 0) + attacks - 3 * Math.max(0, incomplete - playsLeft);
}

/** What the fleet is worth after a card has been played. */
export function buildValue(yard: Yard, move: GunsOrTreasureMove & { type: 'launch' | 'build' }): number {
  const kind = yard.view.hands[yard.seat]?.find(({ id }) => id === move.card)?.kind ?? 'bomb';
  const after =
    move.type === 'launch'
      ? [...yard.ships, rate(move.card, [kind], yard)]
      : yard.ships.map((ship) => (ship.id === move.ship ? rate(ship.id, [...ship.kinds, kind], yard) : ship));
  return fleetWorth(after, yard.playsLeft, yard);
}

/** What the fleet is worth after a stern card has been moved, or none. */
export function shiftValue(yard: Yard, move: GunsOrTreasureMove & { type: 'shift' | 'keep' }): number {
  if (move.type === 'keep') return fleetWorth(yard.ships, 0, yard);
  const ships = yard.view.fleets[yard.seat] ?? [];
  const moved = ships.flatMap(({ cards }) => cards).find(({ id }) => id === move.card);
  const after = ships.map(({ id, cards }) => {
    const left = cards.filter((card) => card !== moved);
    const kinds = (id === move.ship && moved ? [...left, moved] : left).flatMap(({ kind }) => kind ?? []);
    return rate(id, kinds, yard);
  });
  return fleetWorth(after, 0, yard);
}

/** What a card is worth in hand. */
export const cardWorth = (kind: Kind): number => (kind === 'bomb' ? 3 : 0.9 * gunsOn(kind) + treasureOn(kind));
