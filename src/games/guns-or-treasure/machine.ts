import { setup } from 'xstate';
import { act } from '../kit/act.ts';
import type { Setup } from '../kit/game.ts';
import type { Context, GunsOrTreasureMove } from './context.ts';
import * as armada from './rules/armada.ts';
import * as bluff from './rules/bluff.ts';
import * as captains from './rules/captains.ts';
import * as fight from './rules/fight.ts';
import * as marauding from './rules/marauding.ts';
import * as scoring from './rules/scoring.ts';
import * as setting from './rules/setup.ts';
import * as shipbuilding from './rules/shipbuilding.ts';

const table = setup({
  types: {} as { context: Context; events: GunsOrTreasureMove; input: Setup },
  actions: {
    dealCaptains: act(setting.dealCaptains),
    chooseSide: act(captains.chooseSide),
    openCaptains: act(setting.openCaptains),
    deal: act(setting.deal),
    launch: act(shipbuilding.launch),
    build: act(shipbuilding.build),
    reveal: act(shipbuilding.reveal),
    signal: act(shipbuilding.signal),
    toss: act(bluff.toss),
    show: act(bluff.show),
    revealBluffs: act(bluff.revealBluffs),
    steal: act(bluff.steal),
    takeAll: act(bluff.takeAll),
    drawHands: act(shipbuilding.drawHands),
    discardPick: act(shipbuilding.discardPick),
    passLead: act(shipbuilding.passLead),
    cleanUp: act(shipbuilding.cleanUp),
    shift: act(captains.shift),
    muster: act(armada.muster),
    crew: act(armada.crew),
    setAfloat: act(armada.setAfloat),
    settleFirst: act(marauding.settleFirst),
    scout: act(captains.scout),
    spy: act(captains.spy),
    nextTurn: act(marauding.nextTurn),
    attack: act(fight.attack),
    retreat: act(marauding.retreat),
    disperse: act(armada.disperse),
    score: act(scoring.score),
    flipCaptain: act(scoring.flipCaptain),
    nextGame: act(setting.nextGame),
    finish: act(scoring.finish),
  },
  guards: {
    captainsAreDealt: ({ context }) => setting.dealsCaptains(context),
    sidesAreChosen: ({ context }) => setting.choosingSide(context).length === 0,
    allHaveBuilt: ({ context }) => shipbuilding.building(context).length === 0,
    lastRound: ({ context }) => shipbuilding.isLastRound(context),
    piratesBluff: ({ context }) => context.options.bluff,
    allHaveLaid: ({ context }) => bluff.laying(context).length === 0,
    allHaveChosen: ({ context }) => bluff.choosing(context).length === 0,
    handsAreRight: ({ context }) => shipbuilding.picking(context).length === 0,
    nobodyRefits: ({ context }) => captains.refitter(context) === undefined,
    armadaComes: ({ context }) => context.options.armada,
    allHaveCrewed: ({ context }) => armada.crewing(context).length === 0,
    nobodyScouts: ({ context }) => captains.scoutOf(context) === undefined,
    nobodyHasAShip: ({ context }) => marauding.isMaraudingOver(context),
    matchGoesOn: ({ context }) => scoring.matchGoesOn(context),
  },
});

/** Setup (GT-2). */
const settingUp = table.createStateConfig({
  initial: 'captains',
  states: {
    captains: {
      always: [{ guard: 'captainsAreDealt', actions: 'dealCaptains', target: 'sides' }, { target: 'shipCards' }],
    },
    sides: {
      always: { guard: 'sidesAreChosen', actions: 'openCaptains', target: 'shipCards' },
      on: { side: { actions: 'chooseSide', target: 'sides' } },
    },
    shipCards: { always: { actions: 'deal', target: '#shipbuilding' } },
  },
});

/** Pirate's Bluff at the end of a round (GT-9.3). */
const piratesBluff = table.createStateConfig({
  initial: 'laying',
  states: {
    laying: {
      always: { guard: 'allHaveLaid', actions: 'revealBluffs', target: 'choosing' },
      on: {
        toss: { actions: 'toss', target: 'laying' },
        show: { actions: 'show', target: 'laying' },
      },
    },
    choosing: {
      always: { guard: 'allHaveChosen', actions: 'takeAll', target: '#drawing' },
      on: { steal: { actions: 'steal', target: 'choosing' } },
    },
  },
});

/** Four rounds of Shipbuilding and the clean-up (GT-3). */
const shipbuildingPhase = table.createStateConfig({
  id: 'shipbuilding',
  initial: 'building',
  states: {
    building: {
      always: { guard: 'allHaveBuilt', actions: 'reveal', target: 'signal' },
      on: {
        launch: { actions: 'launch', target: 'building' },
        build: { actions: 'build', target: 'building' },
      },
    },
    signal: {
      on: {
        signal: [
          { guard: 'lastRound', actions: 'signal', target: 'cleanUp' },
          { guard: 'piratesBluff', actions: 'signal', target: 'bluff' },
          { actions: 'signal', target: 'drawing' },
        ],
      },
    },
    bluff: piratesBluff,
    drawing: { id: 'drawing', always: { actions: 'drawHands', target: 'picking' } },
    picking: {
      always: { guard: 'handsAreRight', actions: 'passLead', target: 'building' },
      on: { discard: { actions: 'discardPick', target: 'picking' } },
    },
    cleanUp: { always: { actions: 'cleanUp', target: 'refit' } },
    refit: {
      always: { guard: 'nobodyRefits', target: 'done' },
      on: {
        shift: { actions: 'shift', target: 'done' },
        keep: { target: 'done' },
      },
    },
    done: { always: [{ guard: 'armadaComes', target: '#armada' }, { target: '#marauding' }] },
  },
});

/** The Spanish Armada puts to sea (GT-9.5). */
const armadaPhase = table.createStateConfig({
  id: 'armada',
  initial: 'mustering',
  states: {
    mustering: { always: { actions: 'muster', target: 'crewing' } },
    crewing: {
      always: { guard: 'allHaveCrewed', actions: 'setAfloat', target: '#marauding' },
      on: { crew: { actions: 'crew', target: 'crewing' } },
    },
  },
});

/** Marauding (GT-4). */
const maraudingPhase = table.createStateConfig({
  id: 'marauding',
  initial: 'first',
  states: {
    first: { always: { actions: 'settleFirst', target: 'scouting' } },
    scouting: {
      always: { guard: 'nobodyScouts', target: 'next' },
      on: { scout: { actions: 'scout', target: 'next' } },
    },
    next: {
      always: [
        { guard: 'nobodyHasAShip', actions: 'disperse', target: '#scoring' },
        { actions: 'nextTurn', target: 'turn' },
      ],
    },
    turn: {
      on: {
        spy: { actions: 'spy', target: 'aim' },
        attack: { actions: 'attack', target: 'next' },
        retreat: { actions: 'retreat', target: 'next' },
      },
    },
    aim: { on: { attack: { actions: 'attack', target: 'next' } } },
  },
});

/** Scoring (GT-5), and the match around the games of the Longer variant (GT-9.1). */
const scoringPhase = table.createStateConfig({
  id: 'scoring',
  initial: 'counting',
  states: {
    counting: { always: { actions: 'score', target: 'won' } },
    won: {
      always: [
        { guard: 'matchGoesOn', actions: 'flipCaptain', target: 'harbour' },
        { actions: 'finish', target: '#over' },
      ],
    },
    harbour: { on: { sail: { actions: 'nextGame', target: '#setup' } } },
  },
});

/** Guns or Treasure: when what may happen. What happens is in `rules/`. */
export const machine = table.createMachine({
  id: 'guns-or-treasure',
  context: ({ input }) => setting.newTable(input),
  initial: 'setup',
  states: {
    setup: { id: 'setup', ...settingUp },
    shipbuilding: shipbuildingPhase,
    armada: armadaPhase,
    marauding: maraudingPhase,
    scoring: scoringPhase,
    over: { id: 'over', type: 'final' },
  },
});
