import type { CardId } from '../kit/cards.ts';
import { type Fact, type Phrase, phrase, seated, word } from '../kit/phrase.ts';
import { faceOf, letterOf } from './cards.ts';
import type { Aboard, CaptainJacksGoldMove, JackCard, Side } from './context.ts';
import { FREE } from './laws.ts';
import { phaseOf } from './legal.ts';
import { worth } from './rules/boarding.ts';
import { excessOf } from './rules/ship.ts';
import { halfWord } from './telling.ts';
import type { CaptainJacksGoldView } from './view.ts';

const cardWord = (card: JackCard | null | undefined): Fact => word(card ? `card.${card.kind}` : 'card.back');

const aboardIn = (view: CaptainJacksGoldView, id: CardId | undefined): Aboard | undefined =>
  view.ships.flat().find(({ card }) => card.id === id);

const ownCard = (view: CaptainJacksGoldView, id: CardId | undefined): Fact => cardWord(aboardIn(view, id)?.card);

const OTHER: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top' };

/** A card that is turned around, and what lies up then. */
function turned(view: CaptainJacksGoldView, id: CardId): Record<string, Fact> {
  const one = aboardIn(view, id);
  if (!one) throw new Error(`There is no ${id} on a ship.`);
  return { card: cardWord(one.card), half: halfWord(one.card, OTHER[one.up]) };
}

/** The card that comes aboard. */
const incoming = (view: CaptainJacksGoldView): Fact =>
  view.incoming?.from === 'sea' ? cardWord(view.revealed) : ownCard(view, view.incoming?.card);

function stopKey(view: CaptainJacksGoldView): string {
  const { fight } = view;
  if (!fight) return 'duel';
  const last = fight.throws.at(-1) ?? 0;
  if (last < fight.value) return 'fail';
  return last === fight.value ? 'hurt' : 'capture';
}

/** What the throws of a boarding are worth so far to who throws. */
function duelWorth({ duel, advanced }: CaptainJacksGoldView): number {
  const one = duel?.by.done ? duel.on : duel?.by;
  return worth(one?.throws ?? [], advanced);
}

function leaveName(view: CaptainJacksGoldView): Phrase {
  switch (phaseOf(view.value)) {
    case 'loading':
      return phrase('move.leave.loading', { card: incoming(view) });
    case 'loot':
      return phrase('move.leave.loot');
    default:
      return phrase('move.leave', { card: cardWord(view.revealed) });
  }
}

function fightName(view: CaptainJacksGoldView, seat: number): Phrase {
  const top = view.revealed && faceOf(view.revealed.kind).top;
  const value = top?.is === 'ship' ? top.value : 0;
  return phrase('move.fight', { card: cardWord(view.revealed), value, tries: view.strengths[seat]?.tries ?? 0 });
}

/** What a button for a move says. */
export function name(move: CaptainJacksGoldMove, view: CaptainJacksGoldView): Phrase {
  switch (move.type) {
    case 'sail':
      return phrase('move.sail', { sea: word(`sea.${move.sea}`) });
    case 'take':
    case 'face':
      return phrase(`move.${move.type}`, { card: cardWord(view.revealed) });
    case 'fight':
      return fightName(view, move.seat);
    case 'leave':
      return leaveName(view);
    case 'board':
      return phrase('move.board', { on: seated(move.on) });
    case 'stop':
      return phrase(`move.stop.${stopKey(view)}`, { value: duelWorth(view) });
    case 'deliver':
    case 'damage':
    case 'loot':
    case 'discard':
    case 'pay':
      return phrase(`move.${move.type}`, { card: ownCard(view, move.card) });
    case 'treasure':
      return move.card === undefined
        ? phrase('move.treasure')
        : phrase('move.treasure.one', { card: ownCard(view, move.card) });
    case 'fulfil': {
      const letter = view.row.find(({ id }) => id === move.letter);
      return phrase('move.fulfil', { card: cardWord(letter), coins: letter ? letterOf(letter.kind).coins : 0 });
    }
    case 'turn':
    case 'carpenter':
      return phrase(`move.${move.type}`, turned(view, move.card));
    case 'pour': {
      const one = aboardIn(view, move.card);
      return phrase('move.pour', { half: one ? halfWord(one.card, one.up) : word('card.back') });
    }
    case 'lookout': {
      const place = view.places[move.seat];
      const [top] = place === undefined || place === 'harbour' ? [] : view.discards[place];
      return phrase('move.lookout', { card: cardWord(top) });
    }
    default:
      return phrase(`move.${move.type}`);
  }
}

/** Which question of a phase is asked. */
function promptKey(view: CaptainJacksGoldView): string {
  const phase = phaseOf(view.value);
  const isFree = FREE.includes(phase);
  if (isFree && excessOf(view, view.turn) > 0) return 'overboard';
  if (view.jettison) return 'jettison';
  if (view.digging.length > 0) return 'digging';
  const top = view.revealed && faceOf(view.revealed.kind).top;
  if (phase !== 'card' || !top) return phase;
  if (top.is === 'ship') return 'card.ship';
  return ['sandbank', 'storm', 'monster'].includes(top.is) ? 'card.face' : 'card';
}

/** Tries that are left in a fight or a boarding; cards that can still be turned over elsewhere. */
function leftIn({ fight, duel, draws, becalmed }: CaptainJacksGoldView): number {
  if (fight) return fight.tries - fight.throws.length;
  const one = duel?.by.done ? duel.on : duel?.by;
  if (one) return one.tries - one.throws.length;
  return becalmed ? 0 : draws;
}

/** The card that a question is about. */
function cardAsked(view: CaptainJacksGoldView): Fact {
  if (view.bill) return cardWord(view.row.find(({ id }) => id === view.bill?.letter));
  return view.incoming ? incoming(view) : cardWord(view.revealed);
}

/** What the table asks, or says while it waits. */
export function prompt(view: CaptainJacksGoldView): Phrase {
  const [asked] = view.acting;
  if (asked === undefined) return phrase('prompt.over');
  return phrase(`prompt.${promptKey(view)}`, {
    me: view.viewer === asked ? 'act' : 'other',
    who: seated(asked),
    card: cardAsked(view),
    left: leftIn(view),
    value: view.fight?.value ?? 0,
    victim: seated(view.damaged ?? asked),
  });
}
