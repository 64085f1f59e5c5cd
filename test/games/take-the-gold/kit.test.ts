import type { Card } from '../../../src/games/kit/cards.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { State } from '../../../src/games/kit/game.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import type { Kind } from '../../../src/games/take-the-gold/cards.ts';
import type { Context } from '../../../src/games/take-the-gold/context.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { type Law, openIn } from '../kit/law.ts';
import type { Step } from '../kit/run.ts';
import { kitSuite } from '../kit/suite.ts';

/** TG-2.1: a hand is its player's. TG-6.1, TG-6.2: coins lie open at the end, the winner's or, after a shipwreck, all. */
function mayFace([zone, seat]: readonly string[], card: Card, state: State, viewer: Viewer): boolean {
  const { outcome } = state.context as Context;
  if (zone === 'drawPile') return false;
  if (zone !== 'hands' || Number(seat) === viewer) return true;
  const won = outcome?.ranking[0]?.includes(Number(seat)) ?? false;
  return card.kind === 'gold-coin' && outcome !== null && (won || outcome.rule === 'TG-6.2');
}

/**
 * TG-5.1: what the Kraken takes is discarded before all eyes. TG-6.2, TG-6.4: after a shipwreck all coins are shown, and a tie discards
 * them. Where that empties the draw pile, the discards are shuffled in the same move.
 */
const laysOpen = (event: GameEvent): string[] =>
  ['kraken', 'revealed', 'tie-break'].includes(event.type) ? openIn(event, 'cards', 'hands', 'shed') : [];

const ATTACKERS = ['pirate', 'two-pirates', 'kraken', 'pirate-captain'];

const ANSWERS = [
  ...ATTACKERS.map((attack) => `${attack} yield`),
  ...['pirate officer', 'pirate two-officers', 'two-pirates officer', 'two-pirates two-officers'],
  ...['kraken pirate-captain', 'pirate-captain gold-coin'],
];

/** Each attack with each answer to it, in a voyage and in a tie-break. */
function effectsOf({ before, move }: Step): string[] {
  const context = before?.context as Context | undefined;
  if (!context?.attack || !move || !['block', 'yield', 'pay'].includes(move.type)) return [];
  const { card } = move as { card?: string };
  const answer = context.hands.flat().find(({ id }) => id === card)?.kind ?? move.type;
  return [`${context.tieBreak ? 'tie-break' : 'voyage'}: ${context.attack.card.kind} ${answer}`];
}

/** Phase and attack; whether a Kraken may meet a Captain; who may be out of cards soon, with a tie before and two coins to draw after. */
function scene(state: State): string {
  const { attack, hands, drawPile, aside, options, turn } = state.context as Context;
  const count = (cards: readonly Card[], kind: Kind) => cards.filter((card) => card.kind === kind).length;
  const coins = hands.map((hand) => count(hand, 'gold-coin'));
  const asked = attack?.on ?? turn;
  return JSON.stringify([
    state.value,
    attack?.card.kind,
    options.krakens - aside.length === 1,
    takeTheGold.moves(state as State<Context>, asked).length > 1,
    count(hands[turn] ?? [], 'kraken') > 0 && hands.some((hand) => count(hand, 'pirate-captain') > 0),
    Math.min((hands[asked] ?? []).length, 2),
    hands.some((hand, seat) => hand.length > 0 && hand.length === coins[seat]),
    coins.filter((held) => held === Math.max(...coins)).length > 1,
    count(drawPile.slice(0, 2), 'gold-coin') > 1,
  ]);
}

const law: Law = {
  scene,
  mayFace,
  laysOpen,
  effects: { all: ['voyage', 'tie-break'].flatMap((when) => ANSWERS.map((one) => `${when}: ${one}`)), of: effectsOf },
  never: {
    // Whoever plays a card keeps one: no hand is empty when a turn starts, and it starts with a card. So nobody draws two then.
    'branch take-the-gold.voyage.attack.answer then 1 [somebodyHasTheCoins]':
      'nobody draws between playing and answering',
    'branch take-the-gold.tieBreak.attack.answer then 1 [somebodyHasTheCoins]':
      'nobody draws between playing and answering',
    'branch take-the-gold.voyage.attack.struck then 1 [somebodyHasTheCoins]':
      'who draws for a block has two cards, not four',
  },
};

kitSuite(takeTheGold, law);
