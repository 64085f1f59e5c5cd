import { CAPTAINS, gunsOn, SHIPBUILDING, SIDES, treasureOn } from '../../../src/games/guns-or-treasure/cards.ts';
import type { Context, Ship } from '../../../src/games/guns-or-treasure/context.ts';
import type { GunsOrTreasureEvent } from '../../../src/games/guns-or-treasure/events.ts';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import { phaseOf } from '../../../src/games/guns-or-treasure/legal.ts';
import type { Card } from '../../../src/games/kit/cards.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { State } from '../../../src/games/kit/game.ts';
import { seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';
import { type Law, openIn } from '../kit/law.ts';
import type { Step } from '../kit/run.ts';
import { kitSuite } from '../kit/suite.ts';

/**
 * GT-1.1: bows are public, sterns their owner's. GT-2.2: a hand is its player's. GT-3.6, GT-9.3: what comes out of a hand is
 * discarded face down. GT-3.7, GT-9.3, GT-9.5: what all do at once is secret until all have done it. GT-1.2, GT-9.5: who has
 * looked at a card knows it.
 */
function mayFace(path: readonly string[], card: Card, state: State, viewer: Viewer): boolean {
  const { looks, fleets, armada, plays, bluffs, options } = state.context as Context;
  const [zone, first = '', second = '', , place = ''] = path;
  const isOwn = Number(first) === viewer;
  const hasLooked = looks.some((look) => look.seat === viewer && look.card === card.id);
  const onShip = (ship: Ship | undefined, at: string | undefined) => at === '0' || ship?.open === true || hasLooked;
  switch (zone) {
    case 'discard':
    case 'stashes':
      return true;
    case 'unseen':
      return hasLooked;
    case 'hands':
    case 'crews':
      return isOwn;
    case 'fleets':
      return isOwn || onShip(fleets[Number(first)]?.[Number(second)], place);
    case 'armada':
      return onShip(armada[Number(first)], path[3]);
    case 'plays':
      return isOwn || (options.openDrydock && plays[Number(first)]?.[Number(second)]?.ship === null);
    case 'bluffs':
      return isOwn || (second === 'open' && bluffs.every(({ hidden }) => hidden !== null));
    default:
      return false;
  }
}

const POWERS = CAPTAINS.flatMap(({ captain }) => SIDES.map((side) => `${captain} ${side}`));

const FIGHTS = ['stash', 'capture'].flatMap((mode) =>
  ['attacker wins', 'defender wins', 'Armada defeated', 'Armada wins'].map((result) => `${mode}: ${result}`),
);

const BOMBS = ['bomb on attacker', 'bomb on target', 'bomb on both'];

const hasBomb = (cards: readonly Card[]) => cards.some(({ kind }) => kind === 'bomb');

/** Who wins which kind of fight, whose bomb it was, and who wears which side of which captain in a fight. */
function effectsOf({ before, move, events }: Step): string[] {
  const context = before?.context as Context | undefined;
  if (!context || !move) return [];
  const mode = context.options.captured ? 'capture' : 'stash';
  return (events as readonly GunsOrTreasureEvent[]).flatMap((event): string[] => {
    if (event.type === 'attacked') {
      const fighters = [event.by, event.on].flatMap((seat) => (seat === null ? [] : (context.captains[seat] ?? [])));
      const [own, theirs] = [hasBomb(event.ship), hasBomb(event.target)];
      const bomb = own && theirs ? ['bomb on both'] : own ? ['bomb on attacker'] : theirs ? ['bomb on target'] : [];
      return [...fighters.map(({ captain, side }) => `${captain} ${side}`), ...bomb];
    }
    if (event.type !== 'defeated') return [];
    if (event.winner === null) return [`${mode}: Armada wins`];
    if (event.loser === null) return [`${mode}: Armada defeated`];
    return [`${mode}: ${event.winner === move.seat ? 'attacker' : 'defender'} wins`];
  });
}

/** Phases of Marauding. */
const AT_SEA = ['scouting', 'turn', 'aim'];

/** What tells positions at sea apart: who is in turn with which captain, and what is left to attack. */
function seaScene({ fleets, armada, options, turn, turns, captains, stashes, wins }: Context): unknown[] {
  const totals = stashes.map((stash) => stash.reduce((sum, { kind }) => sum + treasureOn(kind), 0));
  const others = fleets.filter((_, seat) => seat !== turn).flat();
  return [
    captains[turn],
    options.captured,
    (turns[turn] ?? 0) > 0,
    Math.min(2, fleets[turn]?.length ?? 0),
    Math.min(2, others.length),
    armada.length > 0,
    fleets.flat().some(({ cards }) => hasBomb(cards)),
    others.length === 0 && totals.filter((total) => total === Math.max(...totals)).length > 1,
    Math.max(...wins),
  ];
}

/** Whether a coin would have to say who goes first. */
function isTied(fleets: Context['fleets']): boolean {
  const complete = fleets.map((ships) => ships.filter(({ cards }) => cards.length > 1));
  const shown = complete.map((ships) => ships.flatMap(({ cards }) => cards.slice(0, 1)));
  const worth = shown.map((bows) => bows.reduce((sum, { kind }) => sum + 100 * treasureOn(kind) + gunsOn(kind), 0));
  return worth.filter((one) => one === Math.max(...worth)).length > 1;
}

/** Whether the Drydock Master could move cards from one ship and not from another. */
function isMixed({ captains, fleets }: Context): boolean {
  const master = captains.findIndex(({ captain, side }) => captain === 'drydock-master' && side === 'B');
  return [true, false].every((short) => fleets[master]?.some(({ cards }) => (cards.length === 2) === short));
}

/** What tells positions in port apart: the round, whether the deck will run out; before they put to sea what seldom comes. */
function portScene(context: Context): unknown[] {
  const { round, options, seats, game, captains, fleets } = context;
  const rare = captains.flatMap(({ captain, side }) => (side === 'B' ? [captain] : []));
  const isLast = round === SHIPBUILDING.rounds;
  return [round, options.bluff && seats === 6, game > 1, isLast && [...rare, isTied(fleets), isMixed(context)]];
}

/** What tells positions apart: most at sea, where captains and options matter. */
function scene(state: State): string {
  const context = state.context as Context;
  const phase = phaseOf(state.value);
  return JSON.stringify([phase, ...(AT_SEA.includes(phase) ? seaScene : portScene)(context)]);
}

/** GT-4.3, GT-4.6, GT-3.6: ships turn over in a fight and in the harbour, and lie open when they are discarded. */
const laysOpen = (event: GameEvent): string[] =>
  ['attacked', 'retreated', 'cleaned'].includes(event.type) ? openIn(event, 'ship', 'target', 'cards', 'ships') : [];

const law: Law = {
  mayFace,
  laysOpen,
  piles: ({ seats }) => ['pile:launch', ...seatsFrom(0, seats).map((seat) => `pile:stash:${seat}`)],
  scene,
  effects: { all: [...POWERS, ...FIGHTS, ...BOMBS], of: effectsOf },
  never: {},
};

kitSuite(gunsOrTreasure, law);
