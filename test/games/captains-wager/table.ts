import { expect } from 'vitest';
import { type CrewKind, crewFor, DECK, type Kind, type TreasureKind } from '../../../src/games/captains-wager/cards.ts';
import type {
  CaptainsWagerMove,
  Context,
  Crew,
  CrewCard,
  Deal,
  TreasureCard,
  Window,
} from '../../../src/games/captains-wager/context.ts';
import type { CaptainsWagerEvent } from '../../../src/games/captains-wager/events.ts';
import { captainsWager } from '../../../src/games/captains-wager/index.ts';
import { phaseOf } from '../../../src/games/captains-wager/legal.ts';
import { worthOf } from '../../../src/games/captains-wager/rules/encounter.ts';
import type { CaptainsWagerView } from '../../../src/games/captains-wager/view.ts';
import type { CardId } from '../../../src/games/kit/cards.ts';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import { projectEvents, type SeenEvent } from '../../../src/games/kit/events.ts';
import type { Move, State, StateValue } from '../../../src/games/kit/game.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import { type Seat, seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';

/** Where a table waits: in an Item window, for a declaration, or for a Crew card. */
export type Place = Exclude<Window['timing'], 'reaction'> | 'declare' | 'crew';

const VALUES: Readonly<Record<Place, StateValue>> = {
  start: { adventure: { encounter: { start: 'asking' } } },
  turn: { adventure: { encounter: { turn: { start: 'asking' } } } },
  declare: { adventure: { encounter: { turn: 'declare' } } },
  crew: { adventure: { encounter: { turn: 'crew' } } },
  end: { adventure: { encounter: { end: 'asking' } } },
  adventure: { adventure: { end: { start: 'asking' } } },
};

/**
 * A position in one literal. Cards are called by their kinds, `ornate-key@1` is one of seat 1's; cards that are not mentioned
 * lie where `rest` says, Crew cards among those not dealt.
 */
export interface Position {
  readonly at?: Place;
  readonly starting?: Seat;
  readonly leader?: Seat;
  readonly turn?: Seat | null;
  /** How many sit at the table, where no list says it. */
  readonly seats?: number;
  readonly hands?: readonly string[];
  /** The top of the cards that were not dealt. */
  readonly undealt?: string;
  /** Crew played in this Encounter by seat; the second of two came with a First Mate. */
  readonly crews?: readonly string[];
  readonly deals?: readonly (Deal | null)[];
  readonly decks?: readonly string[];
  readonly items?: readonly string[];
  readonly claimed?: readonly string[];
  readonly pool?: string;
  readonly out?: string;
  /** Where all other Treasure cards lie: under the own deck, or out of the game. */
  readonly rest?: 'deck' | 'out';
  readonly coins?: readonly number[];
  readonly ious?: readonly number[];
  readonly thieves?: readonly Seat[];
  readonly claims?: readonly (Seat | null)[];
  readonly adventure?: number;
  readonly freeBet?: boolean;
  readonly seed?: string;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Takes cards out of the box, one by one. */
class Box {
  readonly #crew: CrewKind[];
  readonly #treasure: TreasureKind[][];
  minted = 0;

  constructor(seats: number) {
    this.#crew = crewFor(seats);
    this.#treasure = seatsFrom(0, seats).map(() => [...DECK]);
  }

  crew(text?: string): CrewCard[] {
    return words(text).map((word) => ({ id: this.#id(), kind: this.#take(this.#crew, word as CrewKind) }));
  }

  treasure(text: string | undefined, captain: Seat): TreasureCard[] {
    return words(text).map((word) => {
      const [kind, owner = captain] = word.split('@');
      const left = this.#treasure[Number(owner)] ?? [];
      return { id: this.#id(), kind: this.#take(left, kind as TreasureKind), owner: Number(owner) };
    });
  }

  restOfCrew(): CrewCard[] {
    return this.#crew.splice(0).map((kind) => ({ id: this.#id(), kind }));
  }

  restOfTreasure(owner: Seat): TreasureCard[] {
    return (this.#treasure[owner] ?? []).splice(0).map((kind) => ({ id: this.#id(), kind, owner }));
  }

  #take<K extends Kind>(left: K[], kind: K): K {
    const at = left.indexOf(kind);
    if (at < 0) throw new Error(`There is no ${kind} left in the box.`);
    left.splice(at, 1);
    return kind;
  }

  #id(): CardId {
    this.minted += 1;
    return `c${this.minted - 1}`;
  }
}

function windowAt(context: Context, at: Place): Window | null {
  if (at === 'declare' || at === 'crew') return null;
  const asked = seatsFrom(context.starting, context.seats).filter(
    (seat) => !context.thieves.includes(seat) && (context.items[seat] ?? []).length > 0,
  );
  if (asked.length === 0) throw new Error('Nobody is asked in this window.');
  return { timing: at, asked, answers: asked.map(() => null) };
}

function contextOf(position: Position): Context {
  const { hands = [], crews = [], deals = [], decks = [], items = [], claimed = [], at = 'declare' } = position;
  const seats = position.seats ?? Math.max(2, ...[hands, crews, decks, items, claimed].map((list) => list.length));
  const box = new Box(seats);
  const each = <T>(entry: (seat: Seat) => T): T[] => seatsFrom(0, seats).map(entry);
  const crewOf = (seat: Seat): Crew => {
    const cards = box.crew(crews[seat]).map((card, place) => ({ card, live: place === 0 }));
    return { deal: deals[seat] ?? (cards.length > 0 ? 'bet' : null), cards, changes: [], winsTies: false };
  };
  const out = box.treasure(position.out, 0);
  const placed = {
    hands: each((seat) => box.crew(hands[seat])),
    crews: each(crewOf),
    undealt: box.crew(position.undealt),
    pool: box.treasure(position.pool, 0),
    items: each((seat) => box.treasure(items[seat], seat)),
    claimed: each((seat) => box.treasure(claimed[seat], seat)),
    decks: each((seat) => box.treasure(decks[seat], seat)),
  };
  const others = each((seat) => box.restOfTreasure(seat));
  const isUnder = position.rest !== 'out';
  const claims = position.claims ?? [];
  const context: Context = {
    chance: chanceOf(position.seed ?? 'a position'),
    minted: 0,
    seats,
    starting: position.starting ?? 0,
    adventure: position.adventure ?? 1,
    encounter: Math.min(3, claims.length + 1),
    leader: position.leader ?? position.starting ?? 0,
    turn: position.turn === undefined ? (['declare', 'crew', 'turn'].includes(at) ? 0 : null) : position.turn,
    ...placed,
    undealt: [...placed.undealt, ...box.restOfCrew()],
    decks: placed.decks.map((deck, seat) => (isUnder ? [...deck, ...(others[seat] ?? [])] : deck)),
    out: isUnder ? out : [...out, ...others.flat()],
    collected: each(() => []),
    loot: [],
    coins: each((seat) => position.coins?.[seat] ?? 0),
    ious: each((seat) => position.ious?.[seat] ?? 0),
    discard: [],
    buried: [],
    thieves: position.thieves ?? [],
    claims,
    looks: [],
    window: null,
    chain: [],
    choice: null,
    freeBet: position.freeBet ?? false,
    outcome: null,
  };
  return { ...context, minted: box.minted, window: windowAt(context, at) };
}

const kinds = (cards: readonly { readonly kind: string | null }[]): string =>
  cards.map(({ kind }) => kind ?? '?').join(' ');

const sorted = (cards: readonly { readonly kind: string | null }[]): string => kinds(cards).split(' ').sort().join(' ');

/** A table in play, and people who act at it as people do. Cards are called by their kinds. */
export class Table {
  state: State<Context>;
  /** What happened at the last move, or the last few that were played together. */
  events: readonly CaptainsWagerEvent[] = [];

  constructor(state: State<Context>) {
    this.state = state;
    expect(captainsWager.violation(state)).toBeUndefined();
  }

  get context(): Context {
    return this.state.context;
  }

  // --- what people do ---

  play(...moves: readonly CaptainsWagerMove[]): this {
    const told: CaptainsWagerEvent[] = [];
    for (const move of moves) {
      const { state, events } = play(captainsWager, this.state, move);
      this.state = state;
      told.push(...(events as CaptainsWagerEvent[]));
      expect(captainsWager.violation(state)).toBeUndefined();
    }
    this.events = told;
    return this;
  }

  bet(seat: Seat): this {
    return this.play({ type: 'bet', seat });
  }

  borrow(seat: Seat): this {
    return this.play({ type: 'borrow', seat });
  }

  steal(seat: Seat): this {
    return this.play({ type: 'steal', seat });
  }

  crew(seat: Seat, kind: CrewKind): this {
    return this.play({ type: 'crew', seat, card: this.inHand(seat, kind) });
  }

  item(seat: Seat, kind: string, on?: Seat): this {
    return this.play({ type: 'item', seat, card: this.itemOf(seat, kind), ...(on === undefined ? {} : { on }) });
  }

  pass(...seats: readonly Seat[]): this {
    return this.play(...seats.map((seat) => ({ type: 'pass' as const, seat })));
  }

  target(seat: Seat, on: Seat): this {
    return this.play({ type: 'target', seat, on });
  }

  /** Nobody plays an Item until something else is to be decided. What happens meanwhile adds to what happened before. */
  nobody(): this {
    const told = [...this.events];
    while (this.state.status === 'active' && ['asking', 'reaction'].includes(this.phase)) {
      this.pass(...this.acting);
      told.push(...this.events);
    }
    this.events = told;
    return this;
  }

  /** A whole turn, without Items: declares, pays, and plays a Crew card. */
  turn(seat: Seat, deal: 'bet' | 'borrow', kind: CrewKind): this {
    return this.nobody()[deal](seat).crew(seat, kind);
  }

  // --- what is true ---

  /** The rule that refuses a move; `undefined` when it is legal. */
  refused(move: Move & Record<string, unknown>): string | undefined {
    return captainsWager.refuse(this.state, move)?.rule;
  }

  moves(seat: Seat): CaptainsWagerMove[] {
    return captainsWager.moves(this.state, seat);
  }

  /** The types of a seat's legal moves, each once. */
  may(seat: Seat): string[] {
    return [...new Set(this.moves(seat).map(({ type }) => type))].sort();
  }

  /** The Items that a seat may play now, with whom on. */
  mayPlay(seat: Seat): string[] {
    const items = this.context.items[seat] ?? [];
    return this.moves(seat)
      .flatMap((move) =>
        move.type === 'item'
          ? `${items.find(({ id }) => id === move.card)?.kind}${move.on === undefined ? '' : ` on ${move.on}`}`
          : [],
      )
      .sort();
  }

  view(viewer: Viewer): CaptainsWagerView {
    return captainsWager.view(this.state, viewer);
  }

  /** What a viewer is told of the last move. */
  told(viewer: Viewer): SeenEvent[] {
    return projectEvents(this.events, viewer);
  }

  get happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Where the table waits: the innermost state, or what is being chosen. */
  get phase(): string {
    const phase = phaseOf(this.state.value);
    return phase === 'choosing' ? (this.context.choice?.task ?? phase) : phase;
  }

  /** Which window is open. */
  get window(): string | undefined {
    return this.context.window?.timing;
  }

  get acting(): readonly Seat[] {
    return this.view('public').acting;
  }

  hand(seat: Seat): string {
    return sorted(this.context.hands[seat] ?? []);
  }

  items(seat: Seat): string {
    return sorted(this.context.items[seat] ?? []);
  }

  deck(seat: Seat): string {
    return kinds(this.context.decks[seat] ?? []);
  }

  deckSize(seat: Seat): number {
    return (this.context.decks[seat] ?? []).length;
  }

  get pool(): string {
    return kinds(this.context.pool);
  }

  claimed(seat: Seat): string {
    return sorted(this.context.claimed[seat] ?? []);
  }

  get out(): string {
    return kinds(this.context.out);
  }

  worth(seat: Seat): number {
    return worthOf(this.context.crews[seat] as Crew);
  }

  // --- what things are called ---

  inHand(seat: Seat, kind: string): CardId {
    return this.#find(this.context.hands[seat], kind);
  }

  itemOf(seat: Seat, kind: string): CardId {
    return this.#find(this.context.items[seat], kind);
  }

  inDeck(seat: Seat, kind: string): CardId {
    return this.#find(this.context.decks[seat], kind);
  }

  inPool(kind: string): CardId {
    return this.#find(this.context.pool, kind);
  }

  played(seat: Seat, kind: string): CardId {
    return this.#find(
      this.context.crews[seat]?.cards.map(({ card }) => card),
      kind,
    );
  }

  #find(cards: readonly { readonly id: CardId; readonly kind: string }[] | undefined, kind: string): CardId {
    const found = cards?.find((card) => card.kind === kind);
    if (!found) throw new Error(`There is no ${kind} here.`);
    return found.id;
  }
}

/** A table in the middle of a game. */
export const table = (position: Position): Table =>
  new Table({ value: VALUES[position.at ?? 'declare'], status: 'active', context: contextOf(position) });

/** A table at the start of a game. */
export const newTable = (seats: number, seed = 'a new table', first: Seat | null = 0): Table => {
  const { state, events } = start(captainsWager, { seats, seed, first });
  const begun = new Table(state);
  begun.events = events as CaptainsWagerEvent[];
  return begun;
};
