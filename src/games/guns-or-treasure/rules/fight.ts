import { inTurn } from '../../kit/act.ts';
import type { Seat } from '../../kit/seats.ts';
import { treasureOn } from '../cards.ts';
import type { Context, GunsOrTreasureMove, Ship, ShipCard } from '../context.ts';
import { powerIf } from './captains.ts';
import {
  type Done,
  discardOpen,
  findShip,
  gunsOf,
  happens,
  hasBomb,
  nothing,
  replaced,
  shipIn,
  stash,
  treasureCards,
  treasureOf,
  withoutShip,
  withShip,
} from './common.ts';
import { turnTaken } from './marauding.ts';

/** A ship in a fight, and whose it is; `null` for the Armada's. */
interface Side {
  readonly owner: Seat | null;
  readonly ship: Ship;
}

/** One ship attacks another (GT-4.3). */
interface Fight {
  readonly attacker: Side & { readonly owner: Seat };
  readonly target: Side;
}

/** Guns that captains add: the Powder Queen's and the Commodore's (GT-1.2). Before the attack is counted. */
export function moreGuns(context: Context, seat: Seat | null, role: 'attack' | 'defence', cards: number): number {
  if (seat === null) return 0;
  if (role === 'defence') return powerIf(context, seat, 'bulwark')?.guns ?? 0;
  const broadside = powerIf(context, seat, 'broadside');
  const isFirst = (context.attacks[seat] ?? 0) === 0;
  return (
    (broadside && broadside.cards === cards ? broadside.guns : 0) +
    (isFirst ? (powerIf(context, seat, 'first-strike')?.guns ?? 0) : 0)
  );
}

/** The guns of both sides, captains included. */
const gunsInFight = (context: Context, { attacker, target }: Fight): { attack: number; defence: number } => ({
  attack: gunsOf(attacker.ship.cards) + moreGuns(context, attacker.owner, 'attack', attacker.ship.cards.length),
  defence: gunsOf(target.ship.cards) + moreGuns(context, target.owner, 'defence', target.ship.cards.length),
});

// --- bombs (GT-4.5) --------------------------------------------------------------------------------------------------

const withoutOneBomb = (ship: Ship): { ship: Ship; bomb: ShipCard } => {
  const bomb = ship.cards.find(({ kind }) => kind === 'bomb');
  if (!bomb) throw new Error(`There is no bomb on ${ship.id}.`);
  return { ship: { ...ship, cards: ship.cards.filter((card) => card !== bomb) }, bomb };
};

/** Fuse Annie, side B: the first enemy bomb of the game is discarded without effect (GT-1.2). */
function defuse(context: Context, fight: Fight): Done & { readonly fight: Fight } {
  const { attacker, target } = fight;
  const pairs = [
    { seat: attacker.owner, enemy: target },
    { seat: target.owner, enemy: attacker },
  ];
  const struck = pairs.find(({ seat, enemy }) => powerIf(context, seat, 'defuse') && hasBomb(enemy.ship.cards));
  if (context.defused || !struck || struck.seat === null) return { ...nothing(context), fight };
  const { ship, bomb } = withoutOneBomb(struck.enemy.ship);
  const isTarget = struck.enemy === target;
  return {
    context: { ...discardOpen(withShip(context, ship), [bomb]), defused: true },
    events: [{ type: 'defused', seat: struck.seat, card: bomb }],
    fight: isTarget ? { attacker, target: { ...target, ship } } : { attacker: { ...attacker, ship }, target },
  };
}

const byValue = (a: ShipCard, b: ShipCard): number => treasureOn(a.kind) - treasureOn(b.kind);

/** The Salvager saves one Treasure card of a lost ship, if it is so lost (GT-1.2). Gives what is left of the ship's cards. */
function salvage(
  context: Context,
  { owner, ship }: Side,
  lost: 'defeated' | 'bombed',
): Done & { readonly left: readonly ShipCard[] } {
  const sorted = treasureCards(ship.cards).sort(byValue);
  const card = lost === 'defeated' ? sorted[0] : sorted.at(-1);
  const power = powerIf(context, owner, lost === 'defeated' ? 'salvage-lowest' : 'salvage-highest');
  if (owner === null || !card || !power || sorted.length < power.of) return { ...nothing(context), left: ship.cards };
  return {
    context: stash(context, owner, [card]),
    events: [{ type: 'salvaged', seat: owner, card }],
    left: ship.cards.filter((one) => one !== card),
  };
}

/** A ship goes down with all its cards, save what a Salvager keeps. */
function goDown(context: Context, side: Side): Done {
  const { context: saved, events, left } = salvage(withoutShip(context, side.ship.id), side, 'bombed');
  return { context: discardOpen(saved, left), events };
}

/** A bomb destroys both ships (GT-4.5); Fuse Annie, side A, sends her own bomb across and sails on (GT-1.2). */
function explode(context: Context, { attacker, target }: Fight): Done {
  const sailsOn = !hasBomb(target.ship.cards) && powerIf(context, attacker.owner, 'fuse') !== undefined;
  const { owner: by, ship } = attacker;
  const attackersFate = (now: Context): Done => {
    if (!sailsOn) return goDown(now, attacker);
    const { ship: left, bomb } = withoutOneBomb(ship);
    const after = left.cards.length > 0 ? withShip(now, { ...left, open: true }) : withoutShip(now, ship.id);
    return nothing(discardOpen(after, [bomb]));
  };
  return inTurn(
    context,
    happens({ type: 'exploded', by, on: target.owner, ships: sailsOn ? 'target' : 'both' }),
    attackersFate,
    (now) => goDown(now, target),
  );
}

// --- guns (GT-4.3, GT-4.4) -------------------------------------------------------------------------------------------

/** All cards of both ships are gone: the Armada has won (GT-9.5). */
const sinkBoth = (context: Context, winner: Side, cards: readonly ShipCard[]): Done =>
  nothing(discardOpen(withoutShip(context, winner.ship.id), [...winner.ship.cards, ...cards]));

/** The winner stashes the Treasure of both ships; everything else is discarded (GT-4.4). */
function stashBoth(context: Context, seat: Seat, winner: Ship, cards: readonly ShipCard[]): Done {
  const both = [...winner.cards, ...cards];
  const gained = treasureCards(both);
  const rest = both.filter((card) => !gained.includes(card));
  return {
    context: discardOpen(stash(withoutShip(context, winner.id), seat, gained), rest),
    events: [{ type: 'stashed', seat, cards: gained, treasure: treasureOf(gained) }],
  };
}

/** The winning ship adds the loser's Treasure and stays in play, its cards open (GT-9.4). */
function capture(context: Context, seat: Seat, winner: Ship, cards: readonly ShipCard[]): Done {
  const gained = treasureCards(cards);
  const rest = cards.filter((card) => !gained.includes(card));
  const loaded = { ...winner, cards: [...winner.cards, ...gained], open: true };
  return {
    context: discardOpen(withShip(context, loaded), rest),
    events: [{ type: 'captured', seat, ship: winner.id, cards: gained, treasure: treasureOf(gained) }],
  };
}

/** What a victory brings. */
function win(context: Context, winner: Side, loser: Side): Done {
  const { context: saved, events, left } = salvage(withoutShip(context, loser.ship.id), loser, 'defeated');
  const spoils = (now: Context): Done => {
    if (winner.owner === null) return sinkBoth(now, winner, left);
    const counted = {
      ...now,
      defeated: replaced(now.defeated, winner.owner, (now.defeated[winner.owner] ?? 0) + 1),
    };
    const share = now.options.captured ? capture : stashBoth;
    return share(counted, winner.owner, winner.ship, left);
  };
  return inTurn(saved, happens(...events), spoils);
}

/** More guns win; the attacker wins ties, except against a Commodore, side A, who defends (GT-4.3, GT-1.2). */
function compare(context: Context, fight: Fight): Done {
  const { attack, defence } = gunsInFight(context, fight);
  const { attacker, target } = fight;
  const attackerWins = attack > defence || (attack === defence && !powerIf(context, target.owner, 'hold-fast'));
  const [winner, loser] = attackerWins ? [attacker, target] : [target, attacker];
  const guns = Math.max(attack, defence);
  const against = Math.min(attack, defence);
  return inTurn(
    context,
    happens({ type: 'defeated', winner: winner.owner, loser: loser.owner, guns, against }),
    (now) => win(now, winner, loser),
  );
}

// --- the attack ------------------------------------------------------------------------------------------------------

/** One ship attacks another: all cards of both are revealed, then bombs speak, then guns (GT-4.3, GT-4.5). */
export function attack(context: Context, move: GunsOrTreasureMove & { type: 'attack' }): Done {
  const ship = shipIn(context.fleets[move.seat] ?? [], move.ship);
  const found = findShip(context, move.target);
  if (!ship || !found) throw new Error(`${move.ship} can't attack ${move.target}.`);
  const fight: Fight = { attacker: { owner: move.seat, ship }, target: found };
  const attacked = happens({
    type: 'attacked',
    by: move.seat,
    on: found.owner,
    ship: ship.cards,
    target: found.ship.cards,
  })(context);
  const { fight: fought, ...defused } = defuse(context, fight);
  const isBombed = hasBomb(fought.attacker.ship.cards) || hasBomb(fought.target.ship.cards);
  const after = isBombed ? explode(defused.context, fought) : compare(defused.context, fought);
  const counted = turnTaken(after.context, move.seat);
  return {
    context: { ...counted, attacks: replaced(counted.attacks, move.seat, (counted.attacks[move.seat] ?? 0) + 1) },
    events: [...attacked.events, ...defused.events, ...after.events],
  };
}
