import type { Seat } from '../../kit/seats.ts';
import { gunsOn, type Kind, treasureOn } from '../cards.ts';
import type { GunsOrTreasureMove } from '../context.ts';
import type { GunsOrTreasureView } from '../view.ts';
import { STYLE, strength } from './build.ts';
import { atMost, countUnseen, type Guess, guess, guesses, powerSeen, smuggledTreasure } from './estimate.ts';
import { unseenKinds } from './imagine.ts';

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

/** What a Salvager keeps of a ship that is lost, on average. */
function saved({ view }: Judgement, { owner, lowest, highest, treasures }: Guess, lost: 'defeated' | 'bombed'): number {
  const power = powerSeen(view, owner);
  const isLikely = (of: number) => treasures > of - 0.5;
  if (lost === 'defeated') return power?.power === 'salvage-lowest' && isLikely(power.of) ? lowest : 0;
  return power?.power === 'salvage-highest' && isLikely(power.of) ? highest : 0;
}

/** What a ship is worth to its owner as long as nothing is done with it: its treasure, less the danger of being attacked. */
function held(table: Judgement, ship: Guess): number {
  const { owner, treasure } = ship;
  if (owner === null) return 0;
  const own = table.ships.filter((other) => other.owner === owner).length;
  const hunters = table.ships.filter((other) => other.owner !== owner && other.owner !== null).length;
  const power = powerSeen(table.view, owner);
  const guns = meanGuns(ship) + (power?.power === 'bulwark' ? power.guns : 0);
  const danger = Math.min(1, hunters / Math.max(1, own)) * (1 - STYLE.holds - STYLE.holdsMore * strength(guns));
  return treasure * (1 - danger) + Math.max(0, danger) * saved(table, ship, 'defeated');
}

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
  const power = powerSeen(view, seat);
  const wins = atMost(target, meanGuns(ship) + captainsGuns(table, ship, target));
  const spoils = (winner: Guess, loser: Guess): number => {
    const treasure = winner.treasure + loser.treasure - saved(table, loser, 'defeated');
    return view.options.captured ? held(table, { ...winner, treasure }) : treasure;
  };
  const harm = (loss: number) => envy(table, target.owner) * loss;
  const bounty = power?.power === 'bounty' ? power.treasure : 0;
  const won = spoils(ship, target) + bounty + harm(held(table, target) - saved(table, target, 'defeated'));
  const theirGain = target.owner === null ? 0 : spoils(target, ship) - held(table, target);
  const lost = saved(table, ship, 'defeated') - harm(theirGain);
  return wins * won + (1 - wins) * lost - held(table, ship);
}

/** What an explosion brings: both ships go down, or only the target by Fuse Annie's own bomb. */
function explosion(table: Judgement, ship: Guess, target: Guess, ownBomb: boolean): number {
  const harm = envy(table, target.owner) * (held(table, target) - saved(table, target, 'bombed'));
  if (ownBomb && powerSeen(table.view, table.seat)?.power === 'fuse') return harm;
  return harm + saved(table, ship, 'bombed') - held(table, ship);
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
  const power = powerSeen(table.view, table.seat);
  const smuggled = power?.power === 'smuggle' ? smuggledTreasure(table.view, power.most) : 0;
  return ship.treasure + smuggled - held(table, ship);
}

/** What a look at a stern card before the attack on its ship brings: the best attack on it, chosen with more knowledge. */
export function spyValue(table: Judgement, cardId: string): number {
  const { view, seat, ships } = table;
  const target = [...view.fleets.flat(), ...view.armada].find(({ cards }) => cards.some(({ id }) => id === cardId));
  const isNews = target?.cards.some(({ id, kind }) => id === cardId && kind === null) ?? false;
  if (!target || !isNews) return -Infinity;
  const { owner = null } = shipOf(table, target.id);
  const unseen = countUnseen(view);
  const chosen = (kind: Kind): number => {
    const cards = target.cards.map((card) => (card.id === cardId ? { ...card, kind } : card));
    const now = supposing(table, guess({ ...target, cards }, owner, unseen));
    return Math.max(...ships.filter((ship) => ship.owner === seat).map(({ id }) => attackValue(now, id, target.id)));
  };
  const kinds = unseenKinds(view);
  const values = new Map([...new Set(kinds)].map((kind) => [kind, chosen(kind)]));
  return kinds.reduce((sum, kind) => sum + (values.get(kind) ?? 0), 0) / Math.max(1, kinds.length) + 0.2;
}

/** The same table, but one ship carries this for certain. */
const supposing = (table: Judgement, known: Guess): Judgement => ({
  ...table,
  ships: table.ships.map((ship) => (ship.id === known.id ? known : ship)),
});

/** What it is worth to know a whole enemy ship: how much better the best attack is, on average, when it is chosen knowing. */
export function scoutValue(table: Judgement, shipId: string): number {
  const target = shipOf(table, shipId);
  const own = table.ships.filter(({ owner }) => owner === table.seat);
  if (own.length === 0) return 0;
  const best = (now: Judgement, targets: readonly Guess[]): number =>
    Math.max(...own.flatMap((ship) => targets.map(({ id }) => attackValue(now, ship.id, id))));
  const other = best(
    table,
    table.ships.filter(({ owner, id }) => owner !== table.seat && id !== shipId),
  );
  const chosen = (known: Guess): number => Math.max(other, best(supposing(table, known), [known]));
  const armed = target.guns.reduce((sum, chance, guns) => {
    const known = { ...target, bomb: 0, guns: [...Array<number>(guns).fill(0), 1] };
    return chance > 0 ? sum + chance * chosen(known) : sum;
  }, 0);
  const knowing = target.bomb * chosen({ ...target, bomb: 1 }) + (1 - target.bomb) * armed;
  return knowing - Math.max(other, best(table, [target]));
}

/** What a card does on a ship of the Armada: guns and bombs where others will be tempted, treasure where there are few guns. */
export function crewValue(view: GunsOrTreasureView, move: GunsOrTreasureMove & { type: 'crew' }): number {
  const seat = view.viewer === 'public' ? -1 : view.viewer;
  const kind = view.hands[seat]?.find(({ id }) => id === move.card)?.kind ?? 'bomb';
  const bow = view.armada.find(({ id }) => id === move.ship)?.cards[0]?.kind ?? 'bomb';
  return treasureOn(kind) > 0 ? -treasureOn(kind) * gunsOn(bow) : treasureOn(bow) * Math.max(2, gunsOn(kind));
}
