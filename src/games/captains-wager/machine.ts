import { setup } from 'xstate';
import { act } from '../kit/act.ts';
import type { Setup } from '../kit/game.ts';
import type { CaptainsWagerMove, Context } from './context.ts';
import * as choices from './rules/choices.ts';
import { aim } from './rules/effects.ts';
import * as encounter from './rules/encounter.ts';
import * as setting from './rules/setup.ts';
import * as treasure from './rules/treasure.ts';
import * as windows from './rules/windows.ts';

const table = setup({
  types: {} as { context: Context; events: CaptainsWagerMove; input: Setup },
  actions: {
    setOut: act(setting.setOut),
    beginAdventure: act(setting.beginAdventure),
    beginEncounter: act(encounter.beginEncounter),
    skipEncounters: act(encounter.skipEncounters),
    beginTurn: act(encounter.beginTurn),
    bet: act(encounter.bet),
    borrow: act(encounter.borrow),
    steal: act(encounter.steal),
    keepLoot: act(encounter.keepLoot),
    playCrew: act(encounter.playCrew),
    claimEncounter: act(encounter.claimEncounter),
    aim: act(aim),
    putBack: act(choices.putBack),
    discardCrew: act(choices.discardCrew),
    bringAlong: act(choices.bringAlong),
    comeAlone: act(choices.comeAlone),
    swapCrew: act(choices.swapCrew),
    claimChosen: act(choices.claimChosen),
    openStart: act(windows.opens('start')),
    openTurn: act(windows.opens('turn')),
    openEnd: act(windows.opens('end')),
    openAdventure: act(windows.opens('adventure')),
    openReaction: act(windows.openReaction),
    answer: act(windows.answer),
    playItem: act(windows.playItem),
    settle: act(windows.settle),
    close: act(windows.close),
    share: act(treasure.share),
    stow: act(treasure.stow),
    passMarker: act(setting.passMarker),
    score: act(treasure.score),
  },
  guards: {
    anItemIsDue: ({ context }) => windows.isItemDue(context),
    allHavePassed: ({ context }) => windows.haveAllPassed(context),
    nothingToChoose: ({ context }) => context.choice === null,
    nobodyIsActive: ({ context }) => encounter.isNobodyActive(context),
    allArePlayed: ({ context }) => encounter.areAllPlayed(context),
    allHaveActed: ({ context }) => encounter.nextToAct(context) === undefined,
    allIsStowed: ({ context }) => treasure.nextToStow(context) === undefined,
    aDeckIsEmpty: ({ context }) => setting.isDeckEmpty(context),
  },
});

type Opening = 'openStart' | 'openTurn' | 'openEnd' | 'openAdventure';

/** Choices that an Item of a window can ask for, besides none. */
const ITEM_CHOICES = {
  discard: { discard: { actions: 'discardCrew', target: 'choosing' } },
  swap: { swap: { actions: 'swapCrew', target: 'choosing' } },
  claim: { claim: { actions: 'claimChosen', target: 'choosing' } },
} as const;

/**
 * An Item window (CW-5.2): all who have an Item are asked until they pass in a row; after each Item the others are asked for a
 * Boarding Axe, then it takes effect, and the asking begins anew.
 *
 * @param done - the state that follows.
 * @param choice - what an Item of this window may ask its player to choose.
 */
const itemWindow = (opening: Opening, done: string, choice?: keyof typeof ITEM_CHOICES) => {
  const answers = (back: string) => ({
    pass: { actions: 'answer', target: back } as const,
    item: { actions: 'answer', target: back } as const,
  });
  return table.createStateConfig({
    initial: 'open',
    states: {
      open: { always: { actions: opening, target: 'asking' } },
      asking: {
        always: [
          { guard: 'anItemIsDue', actions: 'playItem', target: 'played' },
          { guard: 'allHavePassed', actions: 'close', target: done },
        ],
        on: answers('asking'),
      },
      played: { always: { actions: 'openReaction', target: 'reaction' } },
      reaction: {
        always: [
          { guard: 'anItemIsDue', actions: 'playItem', target: 'played' },
          { guard: 'allHavePassed', actions: 'settle', target: choice ? 'choosing' : 'open' },
        ],
        on: answers('reaction'),
      },
      ...(choice && {
        choosing: { always: { guard: 'nothingToChoose', target: 'open' }, on: ITEM_CHOICES[choice] },
      }),
    },
  });
};

/** A captain's turn (CW-4.2 to CW-4.5). */
const turn = table.createStateConfig({
  initial: 'start',
  states: {
    start: itemWindow('openTurn', '#declare', 'discard'),
    declare: {
      id: 'declare',
      on: {
        bet: { actions: 'bet', target: 'crew' },
        borrow: { actions: 'borrow', target: 'crew' },
        steal: { actions: 'steal', target: 'theft' },
      },
    },
    crew: { on: { crew: { actions: 'playCrew', target: 'effect' } } },
    effect: {
      initial: 'choosing',
      states: {
        choosing: {
          always: { guard: 'nothingToChoose', target: '#next' },
          on: {
            target: { actions: 'aim', target: 'choosing' },
            chart: { actions: 'putBack', target: 'choosing' },
            discard: { actions: 'discardCrew', target: 'choosing' },
            bring: { actions: 'bringAlong', target: 'choosing' },
            alone: { actions: 'comeAlone', target: 'choosing' },
          },
        },
      },
    },
    theft: {
      initial: 'choosing',
      states: {
        choosing: {
          always: { guard: 'nothingToChoose', target: '#next' },
          on: { keep: { actions: 'keepLoot', target: 'choosing' } },
        },
      },
    },
  },
});

/** The Encounters of an Adventure (CW-4). */
const encounters = table.createStateConfig({
  initial: 'begin',
  states: {
    begin: {
      id: 'begin',
      always: [
        { guard: 'allArePlayed', target: '#end' },
        { guard: 'nobodyIsActive', actions: 'skipEncounters', target: '#end' },
        { actions: 'beginEncounter', target: 'start' },
      ],
    },
    start: itemWindow('openStart', '#next'),
    next: {
      id: 'next',
      always: [
        { guard: 'allHaveActed', target: 'end' },
        { actions: 'beginTurn', target: 'turn' },
      ],
    },
    turn,
    end: itemWindow('openEnd', '#claim', 'swap'),
    claim: { id: 'claim', always: { actions: 'claimEncounter', target: 'begin' } },
  },
});

/** The end of an Adventure: the treasure is distributed (CW-6). */
const distribution = table.createStateConfig({
  initial: 'start',
  states: {
    start: itemWindow('openAdventure', '#share', 'claim'),
    share: { id: 'share', always: { actions: 'share', target: 'stowing' } },
    stowing: {
      always: { guard: 'allIsStowed', target: '#check' },
      on: {
        keep: { actions: 'stow', target: 'stowing' },
        stow: { actions: 'stow', target: 'stowing' },
      },
    },
  },
});

/** Captain's Wager: when what may happen. What happens is in `rules/`. */
export const machine = table.createMachine({
  id: 'captains-wager',
  context: ({ input }) => setting.newTable(input),
  initial: 'setup',
  states: {
    setup: { always: { actions: 'setOut', target: 'adventure' } },
    adventure: {
      initial: 'setup',
      states: {
        setup: { always: { actions: 'beginAdventure', target: 'encounter' } },
        encounter: encounters,
        end: { id: 'end', ...distribution },
        check: {
          id: 'check',
          always: [
            { guard: 'aDeckIsEmpty', actions: 'score', target: '#over' },
            { actions: 'passMarker', target: 'setup' },
          ],
        },
      },
    },
    over: { id: 'over', type: 'final' },
  },
});
