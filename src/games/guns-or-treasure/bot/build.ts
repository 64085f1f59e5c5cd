import { gunsOn, type Kind, SHIPBUILDING, treasureOn } from '../cards.ts';
import type { GunsOrTreasureMove } from '../context.ts';
import type { GunsOrTreasureView } from '../view.ts';

/** How the bot likes its ships. Found by playing against itself. */
export const STYLE = {
  /** Guns of a ship that wins half of its fights, and how fast that changes with guns. */
  even: 5,
  slope: 1.6,
  /** The share of its treasure that a ship brings home without guns, and how much more with many. */
  safe: 0.4,
  safer: 0.5,
  /** How fast more treasure on one ship loses its charm: a bomb may take it all. */
  risk: 0.1,
  /** What the first attack of a strong ship brings, and the share of it that each further ship's brings. */
  loot: 5,
  decay: 0.75,
  /** What a bomb in the stern of a ship is worth, the share of that on a bow, and the share of the treasure beside it that is not lost. */
  bomb: 4,
  warning: 0.5,
  bait: 0.2,
  /** What each treasure on a bow is worth: who shows most goes first, and others are tempted. */
  show: 0.1,
  /** The share of its worth that an incomplete ship keeps. */
  incomplete: 0.6,
  /** The share of its treasure that a ship in danger keeps while marauding, without guns, and how much more with many. */
  holds: 0.4,
  holdsMore: 0.5,
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

/** What a ship is worth by itself. */
function worthOf(kinds: Kinds, style: Style): number {
  const treasure = sum(kinds, treasureOn);
  const shown = treasureOn(kinds[0] ?? 'bomb') * style.show;
  const hidden = kinds[0] === 'bomb' ? style.warning : 1;
  const whole = isArmed(kinds)
    ? (treasure / (1 + style.risk * 0.1 * treasure)) * (style.safe + style.safer * strength(sum(kinds, gunsOn), style))
    : style.bomb * hidden + treasure * style.bait;
  return (whole + shown) * (kinds.length < 2 ? style.incomplete : 1);
}

/** What a fleet is worth, with so many cards still to be played. */
export function fleetWorth(fleet: readonly Kinds[], playsLeft: number, style: Style = STYLE): number {
  const incomplete = fleet.filter((kinds) => kinds.length < 2).length;
  const attacks = fleet
    .filter((kinds) => isArmed(kinds) && kinds.length > 1)
    .map((kinds) => strength(sum(kinds, gunsOn), style))
    .sort((a, b) => b - a)
    .reduce((total, force, place) => total + style.loot * force * style.decay ** place, 0);
  return (
    fleet.reduce((total, kinds) => total + worthOf(kinds, style), 0) + attacks - 3 * Math.max(0, incomplete - playsLeft)
  );
}

const ownFleet = (view: GunsOrTreasureView): { id: string; kinds: Kind[] }[] =>
  view.viewer === 'public'
    ? []
    : (view.fleets[view.viewer] ?? []).map(({ id, cards }) => ({ id, kinds: cards.flatMap(({ kind }) => kind ?? []) }));

const kindInHand = (view: GunsOrTreasureView, id: string): Kind =>
  (view.viewer === 'public' ? undefined : view.hands[view.viewer]?.find((card) => card.id === id)?.kind) ?? 'bomb';

/** Cards that the viewer has still to play after the next one. */
function playsLeft(view: GunsOrTreasureView): number {
  const played = view.viewer === 'public' ? 0 : (view.plays[view.viewer]?.length ?? 0);
  return (SHIPBUILDING.rounds - view.round) * SHIPBUILDING.plays + SHIPBUILDING.plays - played - 1;
}

/** What the fleet is worth after a card has been played. */
export function buildValue(
  view: GunsOrTreasureView,
  move: GunsOrTreasureMove & { type: 'launch' | 'build' },
  style: Style = STYLE,
): number {
  const fleet = ownFleet(view);
  const kind = kindInHand(view, move.card);
  const after =
    move.type === 'launch'
      ? [...fleet.map(({ kinds }) => kinds), [kind]]
      : fleet.map(({ id, kinds }) => (id === move.ship ? [...kinds, kind] : kinds));
  return fleetWorth(after, playsLeft(view), style);
}

/** What the fleet is worth after a stern card has been moved. */
export function shiftValue(
  view: GunsOrTreasureView,
  move: GunsOrTreasureMove & { type: 'shift' | 'keep' },
  style: Style = STYLE,
): number {
  const seat = view.viewer === 'public' ? -1 : view.viewer;
  const ships = view.fleets[seat] ?? [];
  const after = ships.map(({ id, cards }) => {
    const kinds = cards.flatMap((card) => (move.type === 'shift' && card.id === move.card ? [] : (card.kind ?? [])));
    const added = move.type === 'shift' && id === move.ship ? ships.flatMap((ship) => ship.cards) : [];
    return [
      ...kinds,
      ...added.flatMap((card) => (move.type === 'shift' && card.id === move.card && card.kind ? [card.kind] : [])),
    ];
  });
  return fleetWorth(after, 0, style);
}

/** What a card is worth in hand. */
export const cardWorth = (kind: Kind): number => (kind === 'bomb' ? 3 : 0.9 * gunsOn(kind) + treasureOn(kind));
