import { setup } from 'xstate';
import { act } from '../kit/act.ts';
import type { Setup } from '../kit/game.ts';
import type { CaptainJacksGoldMove, Context } from './context.ts';
import * as boarding from './rules/boarding.ts';
import * as fight from './rules/fight.ts';
import * as harbour from './rules/harbour.ts';
import * as loading from './rules/loading.ts';
import * as sea from './rules/sea.ts';
import * as setting from './rules/setup.ts';
import * as turn from './rules/turn.ts';

const table = setup({
  types: {} as { context: Context; events: CaptainJacksGoldMove; input: Setup },
  actions: {
    setOut: act(setting.setOut),
    beginTurn: act(turn.beginTurn),
    setSail: act(sea.setSail),
    turnOver: act(sea.turnOver),
    lookOut: act(sea.lookOut),
    pour: act(sea.pour),
    steer: act(sea.steer),
    cook: act(sea.cook),
    take: act(sea.take),
    leaveCard: act(sea.leaveCard),
    deliver: act(sea.deliver),
    beginFight: act(fight.beginFight),
    face: act(fight.face),
    throwDie: act(fight.throwDie),
    stop: act(fight.stop),
    settleFight: act(fight.settleFight),
    breakCard: act(fight.breakCard),
    unharmed: act(fight.unharmed),
    board: act(boarding.board),
    duelThrow: act(boarding.duelThrow),
    duelStop: act(boarding.duelStop),
    settleDuel: act(boarding.settleDuel),
    loot: act(boarding.loot),
    spare: act(boarding.spare),
    load: act(loading.load),
    leaveBehind: act(loading.leaveBehind),
    jettison: act(loading.jettison),
    discard: act(loading.discard),
    enter: act(harbour.enter),
    present: act(harbour.present),
    pay: act(harbour.pay),
    fulfil: act(harbour.fulfil),
    replaceGood: act(harbour.replaceGood),
    turnAround: act(harbour.turnAround),
    dig: act(turn.dig),
    carpenter: act(turn.carpenter),
    passOn: act(turn.passOn),
    score: act(turn.score),
  },
  guards: {
    gameIsWon: ({ context }) => turn.isWon(context),
    roundIsOut: ({ context }) => turn.isRoundOut(context),
    aLookoutMayChoose: ({ context }) => sea.mayLookOut(context),
    nobodyPours: ({ context }) => sea.nextToPour(context) === undefined,
    aFightBegins: ({ context }) => context.fight !== null,
    fightIsOver: ({ context }) => fight.isFightOver(context),
    bothHaveThrown: ({ context }) => boarding.areBothDone(context),
    boardingIsWon: ({ context }) => context.duel?.winner != null,
    nothingToLoot: ({ context }) => !boarding.isLootThere(context),
    nothingComesAboard: ({ context }) => context.incoming === null && !turn.isWon(context),
    thereIsRoom: ({ context }) => loading.isRoomMade(context),
    nobodyIsOverloaded: ({ context }) => loading.overloaded(context) === undefined,
    nothingIsBroken: ({ context }) => fight.breaker(context) === undefined,
    letterIsCovered: ({ context }) => harbour.isCovered(context),
    nothingIsLeftToDo: ({ context }) => !turn.hasLastWord(context) && !turn.isWon(context),
  },
});

/** A turn at sea (CJ-3): the first card is turned over at once, unless a Lookout may choose it (CJ-8.9). */
const atSea = table.createStateConfig({
  id: 'sea',
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'aLookoutMayChoose', target: 'lookout' },
        { actions: 'turnOver', target: 'rum' },
      ],
    },
    lookout: {
      on: {
        draw: { actions: 'turnOver', target: 'rum' },
        lookout: { actions: 'lookOut', target: 'card' },
      },
    },
    rum: {
      always: { guard: 'nobodyPours', target: 'card' },
      on: { pour: { actions: 'pour', target: 'rum' }, pass: { actions: 'pour', target: 'rum' } },
    },
    card: {
      on: {
        draw: { actions: 'turnOver', target: 'rum' },
        take: { actions: 'take', target: '#loading' },
        leave: { actions: 'leaveCard', target: '#ending' },
        fight: { actions: ['beginFight', 'throwDie'], target: '#fight' },
        face: { actions: 'face', target: '#obstacle' },
        board: { actions: ['board', 'duelThrow'], target: '#boarding' },
        deliver: { actions: 'deliver', target: '#ending' },
        helmsman: { actions: 'steer', target: 'card' },
        cook: { actions: 'cook', target: 'card' },
      },
    },
  },
});

/** A sea fight (CJ-4), and obstacles (CJ-8.5, CJ-8.6). */
const fights = table.createStateConfig({
  initial: 'fight',
  states: {
    obstacle: {
      id: 'obstacle',
      always: [{ guard: 'aFightBegins', actions: 'throwDie', target: 'fight' }, { target: '#loading' }],
    },
    fight: {
      id: 'fight',
      always: { guard: 'fightIsOver', actions: 'settleFight', target: '#loading' },
      on: { throw: { actions: 'throwDie', target: 'fight' }, stop: { actions: 'stop', target: 'fight' } },
    },
  },
});

/** Boarding a ship in the same sea (CJ-5.2 to CJ-5.4). */
const boards = table.createStateConfig({
  id: 'boarding',
  initial: 'duel',
  states: {
    duel: {
      always: { guard: 'bothHaveThrown', actions: 'settleDuel', target: 'decided' },
      on: { throw: { actions: 'duelThrow', target: 'duel' }, stop: { actions: 'duelStop', target: 'duel' } },
    },
    decided: { always: [{ guard: 'boardingIsWon', target: 'loot' }, { target: 'duel' }] },
    loot: {
      always: { guard: 'nothingToLoot', actions: 'spare', target: '#ending' },
      on: { loot: { actions: 'loot', target: '#loading' }, leave: { actions: 'spare', target: '#ending' } },
    },
  },
});

/** What follows a card: room is made and it comes aboard (CJ-2.3), too many go overboard (CJ-8.12), damage is done (CJ-4.3). */
const consequences = table.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      id: 'loading',
      always: [
        { guard: 'nothingComesAboard', target: 'overboard' },
        { guard: 'thereIsRoom', actions: 'load', target: 'overboard' },
      ],
      on: {
        discard: { actions: 'discard', target: 'loading' },
        leave: { actions: 'leaveBehind', target: 'overboard' },
      },
    },
    overboard: {
      always: { guard: 'nobodyIsOverloaded', target: 'damage' },
      on: { discard: { actions: 'discard', target: 'overboard' } },
    },
    damage: {
      always: { guard: 'nothingIsBroken', actions: 'unharmed', target: '#ending' },
      on: { damage: { actions: 'breakCard', target: '#ending' } },
    },
  },
});

/** In the harbour (CJ-6): letters and turned cards in any order. */
const inHarbour = table.createStateConfig({
  id: 'harbour',
  initial: 'visit',
  states: {
    visit: {
      on: {
        fulfil: { actions: 'present', target: 'paying' },
        turn: { actions: 'turnAround', target: 'visit' },
        paymaster: { actions: 'replaceGood', target: 'visit' },
        end: '#ending',
      },
    },
    paying: {
      always: { guard: 'letterIsCovered', actions: 'fulfil', target: 'visit' },
      on: { pay: { actions: 'pay', target: 'paying' } },
    },
  },
});

/** Captain Jack's Gold: when what may happen. What happens is in `rules/`. */
export const machine = table.createMachine({
  id: 'captain-jacks-gold',
  context: ({ input }) => setting.newTable(input),
  initial: 'setup',
  states: {
    setup: { always: { actions: 'setOut', target: 'turn' } },
    turn: {
      initial: 'begin',
      // The last coin ends the game at once (CJ-7.1): nothing that follows by itself comes before it.
      always: { guard: 'gameIsWon', actions: 'score', target: '#over' },
      // Open at any time of the own turn outside fights: discarding (CJ-2.3), a treasure (CJ-5.1).
      on: {
        jettison: { actions: 'jettison' },
        keep: { actions: 'jettison' },
        discard: { actions: 'discard' },
        treasure: { actions: 'dig' },
      },
      states: {
        begin: { id: 'begin', always: { actions: 'beginTurn', target: 'course' } },
        course: {
          on: {
            sail: { actions: 'setSail', target: 'sea' },
            harbour: { actions: 'enter', target: 'harbour' },
          },
        },
        sea: atSea,
        harbour: inHarbour,
        fight: fights,
        boarding: boards,
        consequences,
        ending: {
          id: 'ending',
          always: { guard: 'nothingIsLeftToDo', target: 'next' },
          on: {
            carpenter: { actions: 'carpenter', target: 'ending' },
            end: 'next',
          },
        },
        next: {
          always: [
            { guard: 'roundIsOut', actions: 'score', target: '#over' },
            { actions: 'passOn', target: 'begin' },
          ],
        },
      },
    },
    over: { id: 'over', type: 'final' },
  },
});
