import { expect, it } from 'vitest';
import { type Card, mint } from '../../../src/games/kit/cards.ts';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import { type Refusal, Refused, type State } from '../../../src/games/kit/game.ts';
import { play } from '../../../src/games/kit/play.ts';
import { type Seat, seatsFrom } from '../../../src/games/kit/seats.ts';
import { DECK, type Kind } from '../../../src/games/take-the-gold/cards.ts';
import type { Context, TakeTheGoldMove } from '../../../src/games/take-the-gold/context.ts';
import type { TakeTheGoldEvent } from '../../../src/games/take-the-gold/events.ts';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { type Phase, phaseOf } from '../../../src/games/take-the-gold/legal.ts';
import { frozen } from '../kit/run.ts';

/**
 * A small language for rulings: a position in one literal, players who act in the table's words, and what is true afterwards.
 *
 * Lines are `Anne plays pirate on Ben`, `Ben blocks with officer`, `Ben yields`, `Ben pays`, `Anne takes 2`, `Anne passes`,
 * `Anne discards kraken`.
 */

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dora', 'Edward', 'Flint'] as const;

/** Who sits where: Anne on seat 0, the others clockwise. */
export type Name = (typeof NAMES)[number];

/** A table at which somebody in turn has drawn and is about to act. */
export interface Position {
  /** One hand a player, Anne's first. */
  readonly hands: readonly (readonly Kind[])[];
  /** The top of the draw pile; the rest of the deck lies under it. */
  readonly draw?: readonly Kind[];
  readonly discard?: readonly Kind[];
  /** How many Krakens have struck. */
  readonly aside?: number;
  readonly turn?: Name;
  readonly advanced?: boolean;
  readonly krakens?: number;
  /** Who fights out a tie-break. */
  readonly tieBreak?: readonly Name[];
  /** All cards that are not named have left the world. */
  readonly nothingElse?: boolean;
  readonly seed?: string;
}

/** What is true afterwards; whatever is not named may be as it likes. */
export interface Facts {
  readonly hands?: Readonly<Partial<Record<Name, readonly Kind[]>>>;
  readonly sizes?: Readonly<Partial<Record<Name, number>>>;
  /** The whole discard pile, top last. */
  readonly discard?: readonly Kind[];
  readonly aside?: number;
  /** How many cards the draw pile has. */
  readonly pile?: number;
  readonly turn?: Name;
  readonly asked?: Name | null;
  readonly phase?: Phase;
  readonly tieBreak?: readonly Name[] | null;
  /** The winner and the rule that ended the game; `null` while it goes on. */
  readonly won?: readonly [Name, string] | null;
  /** Types of all that happened from the first line on, in order. */
  readonly events?: readonly TakeTheGoldEvent['type'][];
  /** All moves that a player has, in any order. */
  readonly moves?: Readonly<Partial<Record<Name, readonly string[]>>>;
  /** What is refused, and by which rule. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** One row of a table of rulings. */
export interface Ruling {
  /** Begins with the rule's id. */
  readonly title: string;
  readonly at: Position;
  /** Lines with `;` between them. */
  readonly play?: string;
  readonly after: Facts;
}

const seatOf = (name: string): Seat => NAMES.indexOf(name as Name);
const nameOf = (seat: Seat): Name => NAMES[seat] ?? 'Anne';
const kindsOf = (cards: readonly Card<Kind>[]): Kind[] => cards.map(({ kind }) => kind);
const sorted = <T>(items: readonly T[]): T[] => [...items].sort();

/** The deck without the cards that lie elsewhere. */
function restOf(named: readonly Kind[]): Kind[] {
  const rest = [...DECK];
  for (const kind of named) {
    const at = rest.indexOf(kind);
    if (at < 0) throw new Error(`The deck does not have so many cards of the kind ${kind}.`);
    rest.splice(at, 1);
  }
  return rest;
}

function stateAt(position: Position): State<Context> {
  const { hands, draw = [], discard = [], aside = 0, advanced = false, krakens = 3, tieBreak } = position;
  const struck = Array<Kind>(aside).fill('kraken');
  const rest = restOf([...hands.flat(), ...draw, ...discard, ...struck]);
  let minted = 0;
  const cards = (kinds: readonly Kind[]): Card<Kind>[] => {
    const made = mint(kinds, minted);
    minted = made.minted;
    return made.cards;
  };
  const context: Omit<Context, 'minted'> = {
    chance: chanceOf(position.seed ?? 'a ruling'),
    seats: hands.length,
    options: { advanced, krakens },
    turn: seatOf(position.turn ?? 'Anne'),
    hands: hands.map(cards),
    drawPile: cards([...draw, ...(position.nothingElse ? [] : rest)]),
    discard: cards(discard),
    inPlay: null,
    aside: cards(struck),
    attack: null,
    contenders: tieBreak ? tieBreak.map(seatOf) : seatsFrom(0, hands.length),
    tieBreak: tieBreak !== undefined,
    outcome: null,
  };
  return { value: { [tieBreak ? 'tieBreak' : 'voyage']: 'act' }, status: 'active', context: { ...context, minted } };
}

/** A table in a position, and all that has happened since. */
export class Table {
  state: State<Context>;
  readonly events: TakeTheGoldEvent[] = [];
  readonly #isWhole: boolean;

  constructor(position: Position) {
    this.state = frozen(stateAt(position));
    this.#isWhole = position.nothingElse !== true;
  }

  /** Plays lines with `;` between them; throws when one is refused. */
  play(lines: string): this {
    for (const line of lines.split(';')) {
      const { state, events } = play(takeTheGold, this.state, this.#move(line.trim()));
      this.state = frozen(state);
      this.events.push(...(events as TakeTheGoldEvent[]));
      if (this.#isWhole) expect(takeTheGold.violation(state)).toBeUndefined();
    }
    return this;
  }

  /** Why a line is refused; `undefined` when it is not. Changes nothing. */
  attempt(line: string): Refusal | undefined {
    try {
      play(takeTheGold, this.state, this.#move(line));
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }

  /** Why a move in JSON is refused; `undefined` when it is legal. */
  refusal(move: object): Refusal | undefined {
    return takeTheGold.refuse(this.state, move as TakeTheGoldMove);
  }

  /** All moves of a player, as lines without the name. */
  moves(name: Name): string[] {
    const moves = takeTheGold.moves(this.state, seatOf(name)).map((move) => this.line(move));
    return sorted([...new Set(moves)]);
  }

  hand(name: Name): Kind[] {
    return kindsOf(this.state.context.hands[seatOf(name)] ?? []);
  }

  /** Everything that {@link Facts} can speak of, as it is now. */
  facts(): Required<Omit<Facts, 'moves' | 'refused'>> {
    const { context, value } = this.state;
    const players = seatsFrom(0, context.seats).map(nameOf);
    const acting = seatsFrom(0, context.seats).filter((seat) => takeTheGold.moves(this.state, seat).length > 0);
    const { outcome } = context;
    return {
      hands: Object.fromEntries(players.map((name) => [name, sorted(this.hand(name))])),
      sizes: Object.fromEntries(players.map((name) => [name, this.hand(name).length])),
      discard: kindsOf(context.discard),
      aside: context.aside.length,
      pile: context.drawPile.length,
      turn: nameOf(context.turn),
      asked: acting.map(nameOf)[0] ?? null,
      phase: phaseOf(value),
      tieBreak: context.tieBreak ? context.contenders.map(nameOf) : null,
      won: outcome ? [nameOf(outcome.ranking[0]?.[0] ?? 0), outcome.rule] : null,
      events: this.events.map(({ type }) => type),
    };
  }

  #card(name: string, kind: string | undefined): string {
    return this.state.context.hands[seatOf(name)]?.find((card) => card.kind === kind)?.id ?? `no ${kind}`;
  }

  #move(line: string): TakeTheGoldMove {
    const [name = '', verb, ...words] = line.split(' ');
    const seat = seatOf(name);
    const last = words.at(-1);
    switch (verb) {
      case 'plays':
        return { type: 'play', seat, card: this.#card(name, words[0]), on: seatOf(last ?? '') };
      case 'blocks':
        return { type: 'block', seat, card: this.#card(name, last) };
      case 'pays':
        return { type: 'pay', seat, card: this.#card(name, last ?? 'gold-coin') };
      case 'takes':
        return { type: 'take', seat, count: Number(last) };
      case 'discards':
        return { type: 'discard', seat, card: this.#card(name, last) };
      case 'yields':
        return { type: 'yield', seat };
      case 'passes':
        return { type: 'pass', seat };
      default:
        throw new Error(`Nobody knows what "${line}" means.`);
    }
  }

  /** A move as a line without the name. */
  line(move: TakeTheGoldMove): string {
    const kind = 'card' in move ? (this.state.context.hands.flat().find(({ id }) => id === move.card)?.kind ?? '') : '';
    switch (move.type) {
      case 'play':
        return `plays ${kind} on ${nameOf(move.on)}`;
      case 'block':
        return `blocks with ${kind}`;
      case 'pay':
        return 'pays';
      case 'take':
        return `takes ${move.count}`;
      case 'discard':
        return `discards ${kind}`;
      case 'yield':
        return 'yields';
      case 'pass':
        return 'passes';
    }
  }
}

/** A table in a position. */
export const table = (position: Position): Table => new Table(position);

expect.extend({
  toBeRefused(refusal: Refusal | undefined, rule: string) {
    return {
      pass: refusal?.rule === rule,
      message: () => `expected a refusal by ${rule}, but ${refusal ? `${refusal.rule} refuses it` : 'it is legal'}`,
    };
  },
  toHaveMoves({ at, name }: { at: Table; name: Name }, moves: readonly string[]) {
    const actual = at.moves(name);
    return {
      pass: this.equals(actual, sorted(moves)),
      message: () => `${name} has other moves`,
      actual,
      expected: sorted(moves),
    };
  },
});

interface OwnMatchers<R> {
  /** A refusal ({@link Table.attempt}) by this rule. */
  toBeRefused: (rule: string) => R;
  /** A player ({@link player}) who has these moves and no others. */
  toHaveMoves: (moves: readonly string[]) => R;
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the type parameter has to be declared as vitest declares it.
  interface Matchers<T = any> extends OwnMatchers<T> {}
}

/** A player at a table, for `toHaveMoves`. */
export const player = (at: Table, name: Name): { at: Table; name: Name } => ({ at, name });

/** Holds a table against facts. */
export function expectFacts(at: Table, { moves = {}, refused = {}, hands, ...facts }: Facts): void {
  const actual = at.facts();
  const named = Object.fromEntries(Object.entries(hands ?? {}).map(([name, kinds]) => [name, sorted(kinds ?? [])]));
  expect(actual).toMatchObject({ ...facts, ...(hands ? { hands: named } : {}) });
  for (const [name, lines] of Object.entries(moves)) expect(player(at, name as Name)).toHaveMoves(lines ?? []);
  for (const [line, rule] of Object.entries(refused)) expect(at.attempt(line), line).toBeRefused(rule);
}

/** A table of rulings, one test a row. */
export function rulings(rows: readonly Ruling[]): void {
  for (const { title, at, play: lines, after } of rows) {
    it(title, () => {
      const position = table(at);
      if (lines) position.play(lines);
      expectFacts(position, after);
    });
  }
}
