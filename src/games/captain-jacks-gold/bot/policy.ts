import type { Chance } from '../../kit/chance.ts';
import { bestMove } from '../../kit/policy.ts';
import { faceOf, type Kind, SAILS_OF } from '../cards.ts';
import type { Aboard, CaptainJacksGoldMove } from '../context.ts';
import { oddsOfDuel } from '../odds.ts';
import { sailorOf } from '../rules/ship.ts';
import type { CaptainJacksGoldView } from '../view.ts';
import { bestDeal, harbourWorth, hidesTreasure, turnGain } from './harbour.ts';
import {
  boardWorth,
  cardWorth,
  damageTo,
  fightWorth,
  gainOf,
  isInReach,
  lootWorth,
  missed,
  type Outlook,
  outlookOf,
  prizeOf,
  seaWorth,
  stopAt,
} from './outlook.ts';
import { STYLE, type Style } from './style.ts';

/** More than any card is worth: what is done whenever it can be. */
const ALWAYS = 50;

/** What is never done of the own will. */
const NEVER = -50;

const aboardIn = (view: CaptainJacksGoldView, id: string | undefined): Aboard | undefined =>
  view.ships.flat().find(({ card }) => card.id === id);

const ownerOf = (view: CaptainJacksGoldView, id: string): number =>
  view.ships.findIndex((ship) => ship.some(({ card }) => card.id === id));

const revealedKind = ({ view }: Outlook): Kind => view.revealed?.kind ?? '';

/** What turning over the next card is worth. */
function drawWorth(outlook: Outlook, more = 0): number {
  const { view } = outlook;
  const place = view.places[view.turn];
  return place === undefined || place === 'harbour' ? 0 : seaWorth(outlook, place, view.draws + more);
}

/** What the card turned over is worth as it is. */
const openWorth = (outlook: Outlook): number => Math.max(0, cardWorth(outlook, revealedKind(outlook)));

/** What a Helmsman makes possible: a ship that is too fast, or more cards, when nothing else is left. */
function helmWorth(outlook: Outlook): number {
  const { view, seat } = outlook;
  if (!view.revealed) return NEVER;
  const { top } = faceOf(view.revealed.kind);
  const more = SAILS_OF.helmsman;
  if (top.is === 'storm' && (view.strengths[seat]?.sails ?? 2) + view.helm < top.value) return 0.2;
  if (top.is === 'ship' && !isInReach(outlook, top) && isInReach(outlook, top, more)) {
    const tries = view.strengths[seat]?.tries ?? 1;
    const prize = prizeOf(outlook, view.revealed.kind, top);
    return fightWorth(view.advanced, top.value, tries, prize, damageTo(outlook)) - 0.25;
  }
  return view.draws === 0 && !view.becalmed ? drawWorth(outlook, more) - 0.3 : NEVER;
}

function fightChoice(outlook: Outlook, type: 'throw' | 'stop'): number {
  const { view } = outlook;
  const odds = oddsOfDuel(view);
  if (odds) return type === 'stop' ? (odds.stop ?? 0) : odds.best - 1e-6;
  const { fight } = view;
  if (!fight) return 0;
  const top = faceOf(revealedKind(outlook)).top;
  if (top.is !== 'ship') return type === 'throw' ? 1 : 0;
  const [prize, damage] = [prizeOf(outlook, revealedKind(outlook), top), damageTo(outlook)];
  if (type === 'stop') return stopAt(view.advanced, fight.value, fight.throws.at(-1) ?? 0, prize, damage);
  return fightWorth(view.advanced, fight.value, fight.tries - fight.throws.length, prize, damage) - 1e-6;
}

/** Leads to the best letter: its cards are turned as it needs them, a Paymaster helps, it is paid. */
function harbourChoice(outlook: Outlook, move: CaptainJacksGoldMove): number {
  const deal = bestDeal(outlook);
  const isOn = deal !== undefined && deal.gain > 0;
  if (move.type === 'fulfil') return isOn && deal.letter.id === move.letter ? ALWAYS / 2 : NEVER;
  if (move.type === 'paymaster') return isOn && deal.swaps > outlook.view.swaps ? ALWAYS / 3 : NEVER;
  const one = 'card' in move ? aboardIn(outlook.view, move.card) : undefined;
  if (!one) return NEVER;
  const wanted = isOn ? deal.cards.find(({ card }) => card.id === one.card.id) : undefined;
  if (wanted) return wanted.up === one.up ? NEVER : ALWAYS;
  if (hidesTreasure(outlook.ship, one)) return ALWAYS / 4;
  const gain = turnGain(outlook, one);
  return gain > 0.01 ? gain : NEVER;
}

/** What a card given for a letter costs. */
const payment = (outlook: Outlook, id: string): number => {
  const deal = bestDeal(outlook);
  const isPlanned = deal?.letter.id === outlook.view.bill?.letter && deal?.cards.some(({ card }) => card.id === id);
  const one = aboardIn(outlook.view, id);
  return (isPlanned ? 5 : 0) - (one ? missed(outlook, outlook.ship, one) : 0);
};

/** What leaving is worth: the old ship as it is. A card that comes aboard must be worth one that goes. */
function leaveWorth(outlook: Outlook): number {
  const { incoming } = outlook.view;
  if (!incoming) return 0;
  const one = incoming.from === 'sea' ? undefined : aboardIn(outlook.view, incoming.card);
  const card = one?.card ?? outlook.view.revealed;
  const gain = card ? gainOf(outlook, { card, up: incoming.up, rum: one?.rum ?? 0, fresh: false }) : 0;
  return gain > 0 ? NEVER : 0;
}

/** A card of the own ship that goes for another: the one that leaves most. */
function discardWorth(outlook: Outlook, id: string): number {
  const { incoming, revealed } = outlook.view;
  const one = aboardIn(outlook.view, id);
  if (!one) return NEVER;
  const taken = incoming?.from === 'sea' ? revealed : aboardIn(outlook.view, incoming?.card)?.card;
  const ship = taken
    ? [...outlook.ship, { card: taken, up: incoming?.up ?? 'top', rum: 0, fresh: false }]
    : outlook.ship;
  return -missed(outlook, ship, one);
}

function lookoutWorth(outlook: Outlook): number {
  const { view, seat } = outlook;
  const place = view.places[seat];
  const [top] = place === undefined || place === 'harbour' ? [] : view.discards[place];
  return top ? cardWorth(outlook, top.kind) - 0.15 : NEVER;
}

/** What a move is worth, in coins; compared with the other moves of the same moment only. */
function valueOfMove(outlook: Outlook, move: CaptainJacksGoldMove): number {
  const { view, seat, style, ship } = outlook;
  switch (move.type) {
    case 'sail':
      return seaWorth(outlook, move.sea, view.strengths[seat]?.sails ?? 2);
    case 'harbour':
      return harbourWorth(outlook) - style.visit;
    case 'draw':
      return drawWorth(outlook) - 1e-3;
    case 'take':
    case 'fight':
      return cardWorth(outlook, revealedKind(outlook));
    case 'face':
      return 0.1;
    case 'leave':
      return leaveWorth(outlook);
    case 'board':
      return boardWorth(outlook, move.on);
    case 'deliver': {
      const one = aboardIn(view, move.card);
      return outlook.coin - (one ? missed(outlook, ship, one) : 0);
    }
    case 'throw':
    case 'stop':
      return fightChoice(outlook, move.type);
    case 'damage': {
      const owner = ownerOf(view, move.card);
      const one = aboardIn(view, move.card);
      return one ? missed(outlook, view.ships[owner] ?? [], one) : 0;
    }
    case 'loot': {
      const one = aboardIn(view, move.card);
      return one ? 0.01 + lootWorth(outlook, ownerOf(view, move.card), one) : 0;
    }
    case 'discard':
      return discardWorth(outlook, move.card);
    case 'treasure':
      return move.card === undefined ? ALWAYS : ALWAYS + discardWorth(outlook, move.card);
    case 'turn':
    case 'carpenter':
    case 'fulfil':
    case 'paymaster':
      return harbourChoice(outlook, move);
    case 'pay':
      return payment(outlook, move.card);
    case 'pour': {
      const one = aboardIn(view, move.card);
      return one ? 1 - 0.2 * one.rum + (sailorOf(one) === 'cook' ? 0 : 0.1) : 0;
    }
    case 'helmsman':
      return helmWorth(outlook);
    case 'cook':
      return drawWorth(outlook) - Math.max(0.15, openWorth(outlook));
    case 'lookout':
      return lookoutWorth(outlook);
    case 'end':
    case 'pass':
    case 'keep':
      return 0;
    case 'jettison':
      return NEVER;
  }
}

/** A sensible choice: the move of the highest value, the lot among equals. */
export function policy(
  view: CaptainJacksGoldView,
  moves: readonly CaptainJacksGoldMove[],
  chance: Chance,
  style: Style = STYLE,
): CaptainJacksGoldMove {
  const [first] = moves;
  if (!first) throw new Error('There is no move to choose.');
  if (moves.length === 1) return first;
  const outlook = outlookOf(view, first.seat, style);
  return bestMove(moves, (move) => valueOfMove(outlook, move), chance);
}
