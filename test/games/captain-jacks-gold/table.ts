import { expect } from 'vitest';
import { violation } from '../../../src/games/captain-jacks-gold/account.ts';
import {
  BOX,
  faceOf,
  type Kind,
  kindsOf,
  LETTERS,
  SEAS,
  type Sea,
} from '../../../src/games/captain-jacks-gold/cards.ts';
import type {
  Aboard,
  BySea,
  CaptainJacksGoldMove,
  Context,
  JackCard,
  Place,
} from '../../../src/games/captain-jacks-gold/context.ts';
import type { CaptainJacksGoldEvent } from '../../../src/games/captain-jacks-gold/events.ts';
import { moves, phaseOf, refuse } from '../../../src/games/captain-jacks-gold/legal.ts';
import { machine } from '../../../src/games/captain-jacks-gold/machine.ts';
import { type CaptainJacksGoldView, view } from '../../../src/games/captain-jacks-gold/view.ts';
import type { CardId } from '../../../src/games/kit/cards.ts';
import { type Chance, chanceOf, draw } from '../../../src/games/kit/chance.ts';
import { type Move, Refused, type State, type StateValue } from '../../../src/games/kit/game.ts';
import { follow, initial } from '../../../src/games/kit/runner.ts';
import { type Seat, seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';

/** Where a table waits. */
export type Waiting = 'course' | 'lookout' | 'card' | 'visit';

const VALUES: Readonly<Record<Waiting, StateValue>> = {
  course: { turn: 'course' },
  lookout: { turn: { sea: 'lookout' } },
  card: { turn: { sea: 'card' } },
  visit: { turn: { harbour: 'visit' } },
};

/**
 * A position in one literal. Cards are called by their kinds; on a ship `~` says that the lower half lies up, `+2` that two bottles
 * stand on it, `*` that it was taken just now. Sea cards that are not mentioned lie in their piles, letters in theirs.
 */
export interface Position {
  readonly at?: Waiting;
  readonly seats?: number;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly advanced?: boolean;
  readonly finish?: boolean;
  readonly ships?: readonly string[];
  readonly places?: readonly Place[];
  readonly coins?: readonly number[];
  /** What lies on top of the piles, each card at its own sea. */
  readonly piles?: string;
  /** Discards, top first. */
  readonly discards?: string;
  /** Seas of which all other cards lie on the discards, under those named. */
  readonly spent?: readonly Sea[];
  readonly revealed?: string;
  readonly row?: string;
  readonly fulfilled?: 'all' | 'none';
  readonly drawn?: number;
  /** What the die shows next, throw by throw. */
  readonly dice?: readonly number[];
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** A fate whose next acts are these throws of a die. */
export function fateOf(dice: readonly number[]): Chance {
  for (let number = 0; ; number++) {
    let chance = chanceOf(`dice ${number}`);
    const fits = dice.every((wanted) => {
      const [value, next] = draw(chance, (lots) => lots.die());
      chance = next;
      return value === wanted;
    });
    if (fits) return chanceOf(`dice ${number}`);
  }
}

/** Takes cards out of the box, one by one. */
class Box {
  readonly #left: Kind[];
  minted = 0;

  constructor(kinds: readonly Kind[]) {
    this.#left = [...kinds];
  }

  cards(text?: string): JackCard[] {
    return words(text).map((word) => this.#take(word));
  }

  ship(text?: string): Aboard[] {
    return words(text).map((word) => {
      const [, kind = '', down, rum, fresh] = /^([\w-]+)(~?)(?:\+(\d))?(\*?)$/.exec(word) ?? [];
      return {
        card: this.#take(kind),
        up: down === '~' ? 'bottom' : 'top',
        rum: Number(rum ?? 0),
        fresh: fresh === '*',
      };
    });
  }

  rest(fits: (kind: Kind) => boolean): JackCard[] {
    return this.#left.filter(fits).map((kind) => this.#take(kind));
  }

  #take(kind: Kind): JackCard {
    const at = this.#left.indexOf(kind);
    if (at < 0) throw new Error(`There is no ${kind} left in the box.`);
    this.#left.splice(at, 1);
    this.minted += 1;
    return { id: `c${this.minted - 1}`, kind };
  }
}

const isAt =
  (sea: Sea) =>
  (kind: Kind): boolean =>
    !kind.startsWith('letter-') && faceOf(kind).sea === sea;

function contextOf(position: Position): Context {
  const { ships = [], places = [], at = 'course', advanced = false, turn = 0 } = position;
  const seats = position.seats ?? Math.max(2, ships.length, places.length, position.coins?.length ?? 0);
  const box = new Box([
    ...SEAS.flatMap((sea) => [...kindsOf(sea, false), ...kindsOf(sea, true)]),
    ...LETTERS.map(({ kind }) => kind),
  ]);
  const each = <T>(entry: (seat: Seat) => T): T[] => seatsFrom(0, seats).map(entry);
  const shipCards = each((seat) => box.ship(ships[seat]));
  const [revealed = null] = box.cards(position.revealed);
  const discards = box.cards(position.discards);
  const named = box.cards(position.piles);
  const row = box.cards(position.row);
  const aside = advanced ? [] : box.rest((kind) => !kind.startsWith('letter-') && faceOf(kind).pirate);
  const bySea = (cards: readonly JackCard[], isRest: (sea: Sea) => boolean): BySea<readonly JackCard[]> => {
    const at = (sea: Sea) => [
      ...cards.filter(({ kind }) => isAt(sea)(kind)),
      ...(isRest(sea) ? box.rest(isAt(sea)) : []),
    ];
    return { coast: at('coast'), passage: at('passage'), 'high-sea': at('high-sea') };
  };
  const isSpent = (sea: Sea) => position.spent?.includes(sea) ?? false;
  const piles = bySea(named, (sea) => !isSpent(sea));
  const down = bySea(discards, isSpent);
  const letters = box.rest((kind) => kind.startsWith('letter-'));
  const coins = each((seat) => position.coins?.[seat] ?? 0);
  const rum = shipCards.flat().reduce((sum, one) => sum + one.rum, 0);
  const isOver = position.fulfilled === 'all';
  const inTurn =
    places[turn] ?? (at === 'card' || at === 'lookout' ? (revealed ? faceOf(revealed.kind).sea : 'coast') : 'harbour');
  return {
    chance: position.dice ? fateOf(position.dice) : chanceOf('a position'),
    minted: box.minted,
    seats,
    advanced,
    finish: position.finish ?? false,
    first: position.first ?? 0,
    turn,
    round: 2,
    piles,
    discards: down,
    aside,
    letters: isOver ? [] : letters,
    row,
    fulfilled: isOver ? letters : [],
    ships: shipCards,
    places: each((seat) => (seat === turn ? inTurn : (places[seat] ?? 'harbour'))),
    coins,
    bank: BOX.coins - coins.reduce((sum, count) => sum + count, 0),
    bottles: advanced ? BOX.bottles - rum : 0,
    revealed,
    flips: position.drawn ?? (revealed ? 1 : 0),
    helm: 0,
    becalmed: revealed !== null && faceOf(revealed.kind).sign === 'becalmed',
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

const kinds = (cards: readonly JackCard[]): string => cards.map(({ kind }) => kind).join(' ');

type Sailing = 'helmsman' | 'cook' | 'lookout' | 'paymaster';

/** A table in play, and people who act at it as people do. Cards are called by their kinds. */
export class Table {
  state: State<Context>;
  /** What happened at the last move, or the last few that were played together. */
  events: readonly CaptainJacksGoldEvent[] = [];

  constructor(state: State<Context>) {
    this.state = state;
    expect(violation(state)).toBeUndefined();
  }

  get context(): Context {
    return this.state.context;
  }

  // --- what people do ---

  play(...played: readonly CaptainJacksGoldMove[]): this {
    const told: CaptainJacksGoldEvent[] = [];
    for (const move of played) {
      const refusal = refuse(this.state, move);
      if (refusal) throw new Refused(refusal);
      const { state, events } = follow<Context>(machine, this.state, move);
      this.state = state;
      told.push(...(events as CaptainJacksGoldEvent[]));
      expect(violation(state)).toBeUndefined();
    }
    this.events = told;
    return this;
  }

  /** A move that names nothing. */
  do(seat: Seat, ...types: readonly ('harbour' | 'draw' | 'leave' | 'throw' | 'stop' | 'end' | 'pass' | 'treasure')[]) {
    return this.play(...types.map((type): CaptainJacksGoldMove => ({ type, seat })));
  }

  sail(seat: Seat, sea: Sea): this {
    return this.play({ type: 'sail', seat, sea });
  }

  /** Takes, fights or faces the card turned over. */
  with(seat: Seat, type: 'take' | 'fight' | 'face'): this {
    return this.play({ type, seat, card: this.context.revealed?.id ?? '' });
  }

  board(seat: Seat, on: Seat): this {
    return this.play({ type: 'board', seat, on });
  }

  /** Discards, saying so first where that is asked for. */
  discard(seat: Seat, kind: Kind): this {
    const isAsked = ['loading', 'overboard'].includes(this.phase);
    const isTooMuch = this.may(seat).join() === 'discard';
    if (!isAsked && !isTooMuch) this.play({ type: 'jettison', seat });
    return this.play({ type: 'discard', seat, card: this.on(seat, kind) });
  }

  /** Does something with a card of the own ship. */
  use(seat: Seat, type: Sailing | 'turn' | 'carpenter' | 'deliver' | 'pour' | 'pay' | 'treasure', kind: Kind): this {
    return this.play({ type, seat, card: this.on(seat, kind) } as CaptainJacksGoldMove);
  }

  damage(seat: Seat, victim: Seat, kind: Kind): this {
    return this.play({ type: 'damage', seat, card: this.on(victim, kind) });
  }

  loot(seat: Seat, loser: Seat, kind: Kind): this {
    return this.play({ type: 'loot', seat, card: this.on(loser, kind) });
  }

  fulfil(seat: Seat, kind: Kind): this {
    return this.play({ type: 'fulfil', seat, letter: this.letter(kind) });
  }

  // --- what is true ---

  /** The rule that refuses a move; `undefined` when it is legal. */
  refused(move: Move & Record<string, unknown>): string | undefined {
    return refuse(this.state, move)?.rule;
  }

  /** The rule that refuses something with a card. */
  refusedUse(seat: Seat, type: CaptainJacksGoldMove['type'], kind: Kind, owner: Seat = seat): string | undefined {
    return this.refused({ type, seat, card: this.on(owner, kind) });
  }

  moves(seat: Seat): CaptainJacksGoldMove[] {
    return moves(this.state, seat);
  }

  /** The types of a seat's legal moves, each once; what is always possible to a seat in turn left out. */
  may(seat: Seat): string[] {
    return [...new Set(this.moves(seat).map(({ type }) => type))].filter((type) => type !== 'jettison').sort();
  }

  /** The cards that a seat may name in a move of a type. */
  mayName(seat: Seat, type: CaptainJacksGoldMove['type']): string[] {
    const all = [...this.context.ships.flat().map(({ card }) => card), ...this.context.row];
    return this.moves(seat)
      .filter((move) => move.type === type)
      .map((move) => all.find(({ id }) => Object.values(move).includes(id))?.kind ?? '?')
      .sort();
  }

  view(viewer: Viewer): CaptainJacksGoldView {
    return view(this.state, viewer);
  }

  get happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  get phase(): string {
    return phaseOf(this.state.value);
  }

  get acting(): readonly Seat[] {
    return this.view('public').acting;
  }

  get revealed(): string | undefined {
    return this.context.revealed?.kind;
  }

  get isOver(): boolean {
    return this.state.status === 'done';
  }

  /** The kinds on a ship, `~` where the lower half lies up. */
  ship(seat: Seat): string {
    return (this.context.ships[seat] ?? [])
      .map(({ card, up }) => `${card.kind}${up === 'bottom' ? '~' : ''}`)
      .join(' ');
  }

  discards(sea: Sea): string {
    return kinds(this.context.discards[sea]);
  }

  get row(): string {
    return kinds(this.context.row);
  }

  // --- what things are called ---

  on(seat: Seat, kind: Kind): CardId {
    const found = this.context.ships[seat]?.find(({ card }) => card.kind === kind);
    if (!found) throw new Error(`There is no ${kind} on the ship of seat ${seat}.`);
    return found.card.id;
  }

  letter(kind: Kind): CardId {
    const found = [...this.context.row, ...this.context.letters].find((card) => card.kind === kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found.id;
  }
}

/** A table in the middle of a game. */
export const table = (position: Position): Table =>
  new Table({ value: VALUES[position.at ?? 'course'], status: 'active', context: contextOf(position) });

/** A table at the start of a game. */
export const newTable = (
  seats: number,
  options: { readonly advanced?: boolean; readonly finish?: boolean } = {},
  seed = 'a new table',
  first: Seat | null = 0,
): Table => {
  const { state, events } = initial<Context>(machine, { seats, seed, first, options: { ...options } });
  const begun = new Table(state);
  begun.events = events as CaptainJacksGoldEvent[];
  return begun;
};
