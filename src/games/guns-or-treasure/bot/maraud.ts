import type { Seat } from '../../kit/seats.ts';
import { gunsOn, treasureOn } from '../cards.ts';
import type { GunsOrTreasureMove } from '../context.ts';
import type { GunsOrTreasureView } from '../view.ts';
import { STYLE, strength } from './build.ts';
import { atMost, type Guess, guesses, powerSeen } from './estimate.ts';

/** How a player sees the table while marauding. */
export interface Judgement {
  readonly view: GunsOrTreasureView;
  readonly seat: Seat;
  readonly ships: readonly Guess[];
}

/** Looks at the table through a seat's eyes. */
export const judge = (view: GunsOrTreasureView, seat: Seat): Judgement => ({ view, seat, ships: guesses(view) });

const meanGuns = ({ guns }: Guess): number => guns.reduce((sum, chance, number) => sum + chance * number, 0);

const shipOf = ({ ships }: Judgement, id: string): Guess => {
  const found = ships.find((ship) => ship.id === id);
  if (!found) throw new Error(`There is no ship ${id}.`);
  return found;
};

/** How much of somebody else's gain is one's own loss: all of it with two players, more where the other leads. */
function envy({ view, seat }: Judgement, owner: Seat | null): number {
  if (owner === null || owner === seat) return 0;
  const leads = (view.totals[owner] ?? 0) >= Math.max(...view.totals);
  return (leads && view.seats > 2 ? 1.4 : 1) / (view.seats - 1);
}

/** What a ship is worth to its owner as long as nothing is done with it: its treasure, less the danger of being attacked. */
function holdValue({ ships }: Judgement, owner: Seat, treasure: number, guns: number): number {
  const own = ships.filter((ship) => ship.owner === owner).length;
  const hunters = ships.filter((ship) => ship.owner !== owner && ship.owner !== null).length;
  const danger = Math.min(1, hunters / Math.max(1, own));
  return treasure * (1 - danger * (1 - STYLE.holds - STYLE.holdsMore * strength(guns)));
}

const held = (table: Judgement, ship: Guess): number =>
  ship.owner === null ? 0 : holdValue(table, ship.owner, ship.treasure, meanGuns(ship));

const treasuresOn = (view: GunsOrTreasureView, seat: Seat, id: string): number[] =>
  (view.fleets[seat]?.find((ship) => ship.id === id)?.cards ?? [])
    .flatMap(({ kind }) => (kind && treasureOn(kind) > 0 ? [treasureOn(kind)] : []))
    .sort((a, b) => a - b);

/** Guns that the captains add to an attack, less those of the defence. */
function captainsGuns({ view, seat }: Judgement, ship: Guess, target: Guess): number {
  const own = powerSeen(view, seat);
  const theirs = powerSeen(view, target.owner);
  const attack =
    (own?.power === 'broadside' && own.cards === ship.size ? own.guns : 0) +
    (own?.power === 'first-strike' && (view.attacks[seat] ?? 0) === 0 ? own.guns : 0);
  // Who holds fast needs one gun less.
  const defence = (theirs?.power === 'bulwark' ? theirs.guns : 0) + (theirs?.power === 'hold-fast' ? 1 : 0);
  return attack - defence;
}

/** What a fight decided by guns brings, on average. */
function gunfight(table: Judgement, ship: Guess, target: Guess): number {
  const { view, seat } = table;
  const power = powerSeen(view, seat)?.power;
  const guns = meanGuns(ship);
  const wins = atMost(target, guns + captainsGuns(table, ship, target));
  const both = ship.treasure + target.treasure;
  const gain = view.options.captured ? holdValue(table, seat, both, guns) : both;
  const bounty = power === 'bounty' ? 1 : 0;
  const won = gain + bounty + envy(table, target.owner) * held(table, target);
  const theirGain = target.owner === null ? 0 : both * (view.options.captured ? 0.7 : 1) - held(table, target);
  const saved = power === 'salvage-lowest' ? (treasuresOn(view, seat, ship.id)[0] ?? 0) : 0;
  const lost = saved - envy(table, target.owner) * theirGain;
  return wins * won + (1 - wins) * lost - held(table, ship);
}

/** What an explosion brings: both ships go down, or only the target by Fuse Annie's own bomb. */
function explosion(table: Judgement, ship: Guess, target: Guess, ownBomb: boolean): number {
  const { view, seat } = table;
  const power = powerSeen(view, seat)?.power;
  const harm = envy(table, target.owner) * held(table, target);
  if (ownBomb && power === 'fuse') return harm;
  const saved = power === 'salvage-highest' ? (treasuresOn(view, seat, ship.id).at(-1) ?? 0) : 0;
  return harm + saved - held(table, ship);
}

/** What an attack brings, on average: own treasure, less what others gain. */
export function attackValue(table: Judgement, shipId: string, targetId: string): number {
  const { view, seat } = table;
  const ship = shipOf(table, shipId);
  const target = shipOf(table, targetId);
  const isDefused = (owner: Seat | null) => powerSeen(view, owner)?.power === 'defuse' && !view.defused;
  const enemyBomb = isDefused(seat) ? 0 : target.bomb;
  const ownBomb = ship.bomb > 0 && !isDefused(target.owner);
  if (ownBomb) {
    const both = powerSeen(view, seat)?.power === 'fuse' ? enemyBomb : 0;
    return both * explosion(table, ship, target, false) + (1 - both) * explosion(table, ship, target, true);
  }
  return enemyBomb * explosion(table, ship, target, false) + (1 - enemyBomb) * gunfight(table, ship, target);
}

/** What a retreat brings: the treasure for certain, instead of the hope for it. */
export function retreatValue(table: Judgement, shipId: string): number {
  const ship = shipOf(table, shipId);
  const smuggled = powerSeen(table.view, table.seat)?.power === 'smuggle' ? 1.4 : 0;
  return ship.treasure + smuggled - held(table, ship);
}

/** What a look at a stern card before the attack on its ship brings: the best attack on it, chosen with more knowledge. */
export function spyValue(table: Judgement, cardId: string): number {
  const { view, seat, ships } = table;
  const target = [...view.fleets.flat(), ...view.armada].find(({ cards }) => cards.some(({ id }) => id === cardId));
  const isNews = target?.cards.some(({ id, kind }) => id === cardId && kind === null) ?? false;
  if (!target || !isNews) return -Infinity;
  const attacks = ships.filter(({ owner }) => owner === seat).map(({ id }) => attackValue(table, id, target.id));
  return Math.max(...attacks) + 0.2;
}

/** What there is to learn from a whole enemy ship. */
export function scoutValue(table: Judgement, shipId: string): number {
  const ship = shipOf(table, shipId);
  return ship.size + ship.treasure * 0.5;
}

/** What a card does on a ship of the Armada: guns and bombs where others will be tempted, treasure where there are few guns. */
export function crewValue(view: GunsOrTreasureView, move: GunsOrTreasureMove & { type: 'crew' }): number {
  const seat = view.viewer === 'public' ? -1 : view.viewer;
  const kind = view.hands[seat]?.find(({ id }) => id === move.card)?.kind ?? 'bomb';
  const bow = view.armada.find(({ id }) => id === move.ship)?.cards[0]?.kind ?? 'bomb';
  return treasureOn(kind) > 0 ? -treasureOn(kind) * gunsOn(bow) : treasureOn(bow) * Math.max(2, gunsOn(kind));
}
