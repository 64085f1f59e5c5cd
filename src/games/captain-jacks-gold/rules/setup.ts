import { mint } from '../../kit/cards.ts';
import { chanceOf } from '../../kit/chance.ts';
import type { Setup } from '../../kit/game.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { BOX, kindsOf, LETTERS, OPEN_LETTERS, SEAS } from '../cards.ts';
import type { BySea, Context, JackCard } from '../context.ts';
import { byLot, type Done, shuffled, told } from './common.ts';

const bySea = <T>(entry: T): BySea<T> => ({ coast: entry, passage: entry, 'high-sea': entry });

/** Everything before the piles are shuffled. All ships are in harbour (CJ-2.4). */
export function newTable({ seats, seed, first, options }: Setup): Context {
  const each = <T>(entry: T): T[] => seatsFrom(0, seats).map(() => entry);
  const advanced = options.advanced === true;
  return {
    chance: chanceOf(seed),
    minted: 0,
    seats,
    advanced,
    finish: options.finish === true,
    first: first ?? -1,
    turn: first ?? -1,
    round: 0,
    piles: bySea<readonly JackCard[]>([]),
    discards: bySea<readonly JackCard[]>([]),
    aside: [],
    letters: [],
    row: [],
    fulfilled: [],
    ships: each([]),
    places: each('harbour' as const),
    coins: each(0),
    bank: BOX.coins,
    bottles: advanced ? BOX.bottles : 0,
    revealed: null,
    flips: 0,
    helm: 0,
    becalmed: false,
    thirsty: [],
    fight: null,
    duel: null,
    incoming: null,
    jettison: false,
    damaged: null,
    bill: null,
    swaps: 0,
    digging: [],
    carpenters: [],
    outcome: null,
  };
}

/** Piles and letters are shuffled, four letters laid open; who starts is drawn, unless the table has said it (CJ-2.1, CJ-2.2, CJ-8.1). */
export function setOut(context: Context): Done {
  const { advanced } = context;
  const set = SEAS.reduce<Context>((table, sea) => {
    const kinds = [...kindsOf(sea, false), ...(advanced ? kindsOf(sea, true) : [])];
    const { cards, context: now } = shuffled(table, mint(kinds, 0).cards);
    return { ...now, piles: { ...now.piles, [sea]: cards } };
  }, context);
  const { cards: letters, context: dealt } = shuffled(
    set,
    mint(
      LETTERS.map(({ kind }) => kind),
      0,
    ).cards,
  );
  const unused = mint(advanced ? [] : SEAS.flatMap((sea) => kindsOf(sea, true)), dealt.minted);
  const [first, drawn] = byLot(dealt, (lots) =>
    context.first >= 0 ? context.first : lots.between(0, context.seats - 1),
  );
  const row = letters.slice(0, OPEN_LETTERS);
  return told(
    {
      ...drawn,
      minted: unused.minted,
      aside: unused.cards,
      letters: letters.slice(OPEN_LETTERS),
      row,
      first,
      turn: first,
    },
    { type: 'set-out', seat: first, letters: row },
  );
}
