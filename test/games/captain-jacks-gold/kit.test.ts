import { mapsAboard } from '../../../src/games/captain-jacks-gold/bot/harbour.ts';
import {
  faceOf,
  GOODS,
  LETTERS,
  type Letter,
  type Sailor,
  SEA_CARDS,
} from '../../../src/games/captain-jacks-gold/cards.ts';
import type { Context } from '../../../src/games/captain-jacks-gold/context.ts';
import type { CaptainJacksGoldEvent } from '../../../src/games/captain-jacks-gold/events.ts';
import { captainJacksGold } from '../../../src/games/captain-jacks-gold/index.ts';
import { phaseOf } from '../../../src/games/captain-jacks-gold/legal.ts';
import { goalOf } from '../../../src/games/captain-jacks-gold/rules/common.ts';
import { waysNow } from '../../../src/games/captain-jacks-gold/rules/harbour.ts';
import { mapsOf, readyOf, sailorOf } from '../../../src/games/captain-jacks-gold/rules/ship.ts';
import type { Card } from '../../../src/games/kit/cards.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { State } from '../../../src/games/kit/game.ts';
import { type Law, openIn } from '../kit/law.ts';
import type { Step } from '../kit/run.ts';
import { kitSuite } from '../kit/suite.ts';
import { type Position, table } from './table.ts';

/** CJ-2.1, CJ-3.2: all lies open but piles and letters that were not laid out; nobody may look at those. */
const mayFace = ([zone]: readonly string[]): boolean => zone !== 'piles' && zone !== 'letters';

/** Sea cards have the back of their sea, letters their own. */
const back = ({ kind }: Card): string => (kind.startsWith('letter-') ? 'letter' : faceOf(kind).sea);

const SELDOM = [
  'coast-ship-2-3-pirate',
  'passage-ship-3-4-pirate',
  'high-sea-ship-4-5-pirate',
  'high-sea-ship-3-5-cotton-3',
  'high-sea-ship-3-5-cocoa-3',
];

const DRINKS: readonly Sailor[] = ['helmsman', 'cook', 'lookout', 'paymaster'];

const ALL = [
  ...SEA_CARDS.map(({ kind }) => `turned over ${kind}`),
  ...LETTERS.map(({ kind }) => `fulfilled ${kind}`),
  ...DRINKS.map((sailor) => `drank ${sailor}`),
  ...['captured', 'captured hurt', 'escaped', 'damaged', 'unharmed'],
  ...['sandbank won', 'sandbank lost', 'storm won', 'storm lost', 'monster won', 'monster lost'],
  ...['boarded', 'boarding tied', 'looted by who boards', 'looted by who was boarded', 'looted with rum'],
  ...['treasure', 'treasure chosen', 'delivered', 'poured', 'carpenter', 'goods replaced', 'reshuffled', 'overboard'],
];

function effectsOf({ before, move, events }: Step): string[] {
  const context = before?.context as Context | undefined;
  return (events as readonly CaptainJacksGoldEvent[]).flatMap((event): string[] => {
    switch (event.type) {
      case 'turned-over':
        return [`turned over ${event.card.kind}`];
      case 'fulfilled':
        return [`fulfilled ${event.letter.kind}`, ...(event.swapped > 0 ? ['goods replaced'] : [])];
      case 'drank':
        return [`drank ${event.sailor}`];
      case 'captured':
        return [event.hurt ? 'captured hurt' : 'captured'];
      case 'faced':
        return [`${faceOf(event.card.kind).top.is} ${event.won ? 'won' : 'lost'}`];
      case 'duel-tied':
        return ['boarding tied'];
      case 'looted': {
        const rum = context?.ships[event.on]?.find(({ card }) => card.id === event.card.id)?.rum ?? 0;
        const who = event.by === context?.turn ? 'who boards' : 'who was boarded';
        return [`looted by ${who}`, ...(rum > 0 ? ['looted with rum'] : [])];
      }
      case 'treasure':
        return ['treasure', ...(move && 'card' in move ? ['treasure chosen'] : [])];
      case 'turned':
        return event.by === 'carpenter' ? ['carpenter'] : [];
      case 'discarded':
        return before && phaseOf(before.value) === 'overboard' ? ['overboard'] : [];
      case 'boarded':
      case 'escaped':
      case 'damaged':
      case 'unharmed':
      case 'delivered':
      case 'poured':
      case 'reshuffled':
        return [event.type];
      default:
        return [];
    }
  });
}

/** The letters that the player in turn could pay as its ship lies. */
const payable = (context: Context): string[] =>
  context.row.filter((letter) => waysNow(context, letter).length > 0).map(({ kind }) => kind);

/** Where the table waits, what lies open, and what rare things are near. */
function scene(state: State): string {
  const context = state.context as Context;
  const { turn, ships, revealed, jettison, digging, places, swaps, bill, coins, duel } = context;
  const own = ships[turn] ?? [];
  const top = revealed && faceOf(revealed.kind);
  const isCrewed = (name: Sailor) => own.some((one) => sailorOf(one) === name);
  return JSON.stringify([
    phaseOf(state.value),
    top && [top.top.is, top.sign],
    jettison,
    digging.length > 0,
    Math.min(4, mapsOf(own).length),
    Math.min(8, Math.max(...ships.map((ship) => ship.length))) > 6,
    DRINKS.filter((name) => readyOf(own, name).length > 0),
    isCrewed('carpenter'),
    ships.flat().some((one) => sailorOf(one) === 'quartermaster'),
    places[turn] !== 'harbour' && places.filter((place) => place === places[turn]).length > 1,
    swaps > 0,
    bill !== null,
    payable(context).length > 0,
    Math.max(0, 3 - (goalOf(context) - (coins[turn] ?? 0))),
    Math.min(4, mapsAboard(own).length),
    duel?.winner === turn,
  ]);
}

const SHIPS = {
  england: 'passage-ship-2-3-england',
  france: 'passage-ship-3-4-france',
  spain: 'passage-ship-3-4-spain',
};
const CARGO = { cloth: 'passage-cloth-2-sail-1', cotton: 'passage-cotton-2-cannon-1', cocoa: 'passage-cocoa-2-sail-2' };

/** A ship in harbour that can pay a letter. */
const paying = ({ kind, flags, goods }: Letter): Position => ({
  at: 'visit',
  ships: [
    [...flags.map((flag) => SHIPS[flag]), ...GOODS.flatMap((good) => (goods[good] ? CARGO[good] : []))].join(' '),
  ],
  row: kind,
});

const MAPS = 'coast-map-sail-1-becalmed passage-map-sail-2 high-sea-map-cannon-2-rum passage-map-cannon-2-boarding';

const LADEN =
  'passage-storm-4-quartermaster~ coast-sail-1-cannon-1 coast-cannon-1-sail-1 passage-sail-2-cocoa-1 passage-sail-3-cannon-1 coast-cocoa-1-sail-1 coast-sail-1-map high-sea-map-lookout-rum~+2 passage-cotton-2-cannon-1';

const CREW =
  'high-sea-map-lookout-rum~+1 passage-sail-2-helmsman-rum~+1 passage-cocoa-1-cook-rum~+1 coast-cannon-1-carpenter-rum~';

/** A ship with the Quartermaster has just lost a boarding; and when it has lost the Quartermaster. */
function robbed(): State[] {
  const jack = table({
    at: 'card',
    advanced: true,
    revealed: 'coast-cannon-1-sail-1-boarding',
    places: ['coast', 'coast'],
    ships: ['', LADEN],
    dice: [6, 1],
  });
  const lost = jack.board(0, 1).do(1, 'throw', 'stop').state;
  return [lost, jack.loot(0, 1, 'passage-storm-4-quartermaster').state];
}

/** What play seldom comes to: letters that can be paid, treasures of more than three maps, the last coins, sailors with rum. */
function positions(): State[] {
  const sea = { at: 'card', advanced: true } as const;
  const laid: Position[] = [
    { ...sea, revealed: 'passage-ship-3-4-france', ships: ['passage-passenger-france-cannon-1'] },
    {
      at: 'visit',
      advanced: true,
      ships: ['passage-sandbank-4-paymaster~+2 coast-cloth-1-cannon-1-rum coast-cocoa-1-sail-1'],
      row: 'letter-cloth-2',
    },
    { at: 'lookout', advanced: true, discards: 'coast-sail-2-cannon-1', ships: [CREW] },
    { ...sea, revealed: 'passage-cotton-2-cannon-1-becalmed', ships: [CREW] },
    { ...sea, revealed: 'passage-cotton-2-cannon-1', ships: [CREW] },
    { ships: [MAPS] },
    { at: 'card', revealed: 'coast-sail-1-cannon-1', ships: [MAPS] },
    { at: 'visit', advanced: true, ships: [`${LADEN} passage-cloth-2-sail-1`] },
    ...[false, true].map(
      (finish): Position => ({
        at: 'visit',
        finish,
        coins: [9, 9],
        turn: finish ? 1 : 0,
        ships: ['passage-ship-2-3-england', 'passage-ship-3-4-spain'],
        row: 'letter-england letter-spain',
      }),
    ),
    ...['coast-sandbank-3-sail-maker', ...SELDOM].map(
      (revealed): Position => ({
        ...sea,
        revealed,
        ships: ['coast-sail-2-cannon-1 coast-cannon-2-sail-1 passage-cloth-2-sail-1'],
      }),
    ),
    ...LETTERS.map(paying),
  ];
  const choosing = table({
    at: 'visit',
    ships: ['passage-cloth-2-sail-1 coast-cloth-1-cannon-1-rum passage-cloth-1-cocoa-1-rum'],
    row: 'letter-cloth-2',
  });
  const states = laid.map((position) => table(position).state);
  return [...states, ...robbed(), choosing.fulfil(0, 'letter-cloth-2').state];
}

const law: Law = {
  mayFace,
  back,
  scene,
  sense: 75,
  positions,
  outing: 30,
  laysOpen: (event: GameEvent) => openIn(event, 'card', 'letter'),
  piles: () => [
    ...['pile:coast', 'pile:passage', 'pile:high-sea', 'pile:harbour', 'pile:die'],
    ...['pile:discards:coast', 'pile:discards:passage', 'pile:discards:high-sea'],
  ],
  effects: { all: ALL, of: effectsOf },
  never: {
    'word why.empty-sea': 'A sea is empty only when four ships carry all of its cards; the rule has a test of its own.',
  },
};

kitSuite(captainJacksGold, law);
