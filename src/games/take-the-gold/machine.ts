import { setup } from 'xstate';
import { act } from '../kit/act.ts';
import type { Setup } from '../kit/game.ts';
import type { Context, TakeTheGoldMove } from './context.ts';
import * as rules from './rules.ts';

const table = setup({
  types: {} as { context: Context; events: TakeTheGoldMove; input: Setup },
  actions: {
    deal: act(rules.deal),
    beginTurn: act(rules.beginTurn),
    playCard: act(rules.playCard),
    pass: act(rules.pass),
    block: act(rules.block),
    yieldTo: act(rules.yieldTo),
    pay: act(rules.pay),
    takeSome: act((context: Context, move: TakeTheGoldMove & { type: 'take' }) => rules.strike(context, move.count)),
    takeAll: act((context: Context) => rules.strike(context, rules.lootable(context))),
    krakenStrikes: act(rules.krakenStrikes),
    refillEmptyHands: act(rules.refillEmptyHands),
    discardOne: act(rules.discardOne),
    passTurn: act(rules.passTurn),
    beginTieBreak: act(rules.beginTieBreak),
    winWithCoins: act(rules.winWithCoins),
    winAtShipwreck: act(rules.winAtShipwreck),
  },
  guards: {
    somebodyHasTheCoins: ({ context }) => rules.hasWonAtOnce(context),
    startsWithTheCoins: ({ context }) => rules.startsRich(context),
    handTooLarge: ({ context }) => rules.mustDiscard(context),
    krakenIsLoose: ({ context }) => context.inPlay !== null,
    mayTakeFewer: ({ context }) => rules.mayTakeFewer(context),
    thievesAreLeft: ({ context }) => (context.attack?.thieves ?? 0) > 0,
    shipIsDestroyed: ({ context }) => rules.shipDestroyed(context),
    shipIsDestroyedInATie: ({ context }) => rules.shipDestroyed(context) && rules.withMostCoins(context).length > 1,
  },
});

/** Coins win at once, before anything else happens (TG-6.1). */
const won = { guard: 'somebodyHasTheCoins', actions: 'winWithCoins', target: '#over' } as const;

/** What ends the game besides: a voyage by coins at the start of a turn (TG-9.1) or by Krakens (TG-5.2), a tie-break by neither (TG-6.4). */
const ends = {
  voyage: {
    atStart: { guard: 'startsWithTheCoins', actions: 'winWithCoins', target: '#over' },
    atWreck: [
      { guard: 'shipIsDestroyedInATie', actions: 'beginTieBreak', target: '#take-the-gold.tieBreak' },
      { guard: 'shipIsDestroyed', actions: 'winAtShipwreck', target: '#over' },
    ],
  },
  // The cards with which a tie-break begins may win it.
  tieBreak: { atStart: won, atWreck: [] },
} as const;

/** The turns of a voyage (TG-3 to TG-5); the tie-break (TG-6.4) has the same, but for what ends it. */
const turns = (where: 'voyage' | 'tieBreak') => {
  const phase = (name: string) => `#take-the-gold.${where}.${name}`;
  return table.createStateConfig({
    initial: 'start',
    states: {
      start: {
        always: [ends[where].atStart, { actions: 'beginTurn', target: 'act' }],
      },
      act: {
        always: [won],
        on: {
          play: { actions: 'playCard', target: 'attack' },
          pass: { actions: 'pass', target: 'discard' },
        },
      },
      attack: {
        initial: 'answer',
        states: {
          answer: {
            always: [won],
            on: {
              block: { actions: 'block', target: 'struck' },
              yield: { actions: 'yieldTo', target: 'struck' },
              pay: { actions: 'pay', target: phase('discard') },
            },
          },
          struck: {
            always: [
              won,
              { guard: 'krakenIsLoose', actions: 'krakenStrikes', target: phase('wreck') },
              { guard: 'mayTakeFewer', target: 'take' },
              { guard: 'thievesAreLeft', actions: 'takeAll', target: phase('discard') },
              { target: phase('discard') },
            ],
          },
          take: {
            on: { take: { actions: 'takeSome', target: phase('discard') } },
          },
        },
      },
      wreck: {
        always: [...ends[where].atWreck, { actions: 'refillEmptyHands', target: 'discard' }],
      },
      discard: {
        always: [won, { guard: 'handTooLarge', target: 'shed' }, { target: 'end' }],
      },
      shed: {
        on: { discard: { actions: 'discardOne', target: 'discard' } },
      },
      end: {
        always: { actions: 'passTurn', target: 'start' },
      },
    },
  });
};

/** Take the Gold: when what may happen. What happens is in `rules.ts`. */
export const machine = table.createMachine({
  id: 'take-the-gold',
  context: ({ input }) => rules.newTable(input),
  initial: 'deal',
  states: {
    deal: { always: { actions: 'deal', target: 'voyage' } },
    voyage: turns('voyage'),
    tieBreak: turns('tieBreak'),
    over: { id: 'over', type: 'final' },
  },
});
