import { expect } from 'vitest';
import { type CaptainId, DECK, type Kind, type Side } from '../../../src/games/guns-or-treasure/cards.ts';
import type {
  Captain,
  Context,
  GunsOrTreasureMove,
  Rules,
  Ship,
  ShipCard,
} from '../../../src/games/guns-or-treasure/context.ts';
import type { GunsOrTreasureEvent } from '../../../src/games/guns-or-treasure/events.ts';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import type { Phase } from '../../../src/games/guns-or-treasure/laws.ts';
import type { GunsOrTreasureView } from '../../../src/games/guns-or-treasure/view.ts';
import type { CardId } from '../../../src/games/kit/cards.ts';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import type { SeenEvent } from '../../../src/games/kit/events.ts';
import { projectEvents } from '../../../src/games/kit/events.ts';
import type { Move, State, StateValue } from '../../../src/games/kit/game.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import type { Seat, Viewer } from '../../../src/games/kit/seats.ts';

/** A card in short: `G5` five guns, `T3` three treasure, `B` a bomb. */
const kindOf = (short: string): Kind => {
  if (short === 'B') return 'bomb';
  return `${short.startsWith('G') ? 'gun' : 'treasure'}-${short.slice(1)}` as Kind;
};

const shortOf = (kind: Kind | null): string =>
  kind === null ? '?' : kind === 'bomb' ? 'B' : kind.replace('gun-', 'G').replace('treasure-', 'T');

/** Cards in short, in their order: `T4 G2`; `?` for one that lies face down. */
export const short = (cards: readonly { readonly kind: Kind | null }[]): string =>
  cards.map(({ kind }) => shortOf(kind)).join(' ');

const sorted = (cards: readonly { readonly kind: Kind | null }[]): string => short(cards).split(' ').sort().join(' ');

const VALUES: Readonly<Record<Phase, StateValue>> = {
  sides: { setup: 'sides' },
  building: { shipbuilding: 'building' },
  signal: { shipbuilding: 'signal' },
  laying: { shipbuilding: { bluff: 'laying' } },
  choosing: { shipbuilding: { bluff: 'choosing' } },
  picking: { shipbuilding: 'picking' },
  refit: { shipbuilding: 'refit' },
  crewing: { armada: 'crewing' },
  scouting: { marauding: 'scouting' },
  turn: { marauding: 'turn' },
  aim: { marauding: 'aim' },
  harbour: { scoring: 'harbour' },
  over: 'over',
};

/** A position in one literal. Cards are written in short; whatever is not mentioned lies in the deck. */
export interface Position {
  /** Where the table waits; in the middle of Marauding by default. */
  readonly at?: Phase;
  readonly options?: Partial<Rules>;
  /** Captains by seat, such as `taxman A`. */
  readonly captains?: readonly string[];
  readonly lead?: Seat;
  readonly round?: number;
  readonly hands?: readonly string[];
  /** Ships by seat, bow first. */
  readonly ships?: readonly (readonly string[])[];
  readonly armada?: readonly string[];
  readonly stashes?: readonly string[];
  readonly discard?: string;
  /** The top of the deck. */
  readonly deck?: string;
  /** Where all other cards lie: under the deck, in the discards, or in the stash of seat 0. */
  readonly rest?: 'deck' | 'discard' | 'stash';
  readonly turn?: Seat;
  readonly first?: Seat;
  /** Turns that each seat has had; one each by default. */
  readonly turns?: readonly number[];
  readonly attacks?: readonly number[];
  readonly defeated?: readonly number[];
  readonly wins?: readonly number[];
  readonly seed?: string;
}

const NO_OPTIONS: Rules = {
  captains: false,
  longer: false,
  bluff: false,
  captured: false,
  armada: false,
  openDrydock: false,
};

/** Takes cards out of the box, one by one. */
class Box {
  readonly #left = [...DECK];
  minted = 0;

  cards(text = ''): ShipCard[] {
    return text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const kind = kindOf(word);
        const at = this.#left.indexOf(kind);
        if (at < 0) throw new Error(`There is no ${word} left in the box.`);
        this.#left.splice(at, 1);
        return this.#mint(kind);
      });
  }

  rest(): ShipCard[] {
    return this.#left.splice(0).map((kind) => this.#mint(kind));
  }

  #mint(kind: Kind): ShipCard {
    const id = `c${this.minted}`;
    this.minted += 1;
    return { id, kind };
  }
}

const captainOf = (text: string): Captain => {
  const [captain, side] = text.split(' ');
  return { captain: captain as CaptainId, side: (side as Side) ?? null };
};

function contextOf(position: Position): Context {
  const { hands = [], ships = [], armada = [], stashes = [], captains = [], rest = 'deck' } = position;
  const seats = Math.max(2, hands.length, ships.length, stashes.length, captains.length);
  const box = new Box();
  const each = <T>(entry: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => entry(seat));
  const launched = (text: string): Ship => {
    const cards = box.cards(text);
    return { id: cards[0]?.id ?? '', cards, open: false };
  };
  const placed = {
    hands: each((seat) => box.cards(hands[seat])),
    fleets: each((seat) => (ships[seat] ?? []).map(launched)),
    armada: armada.map(launched),
    stashes: each((seat) => box.cards(stashes[seat])),
    discard: box.cards(position.discard),
    deck: box.cards(position.deck),
  };
  const others = box.rest();
  const marauds = ['turn', 'aim'].includes(position.at ?? 'turn');
  return {
    chance: chanceOf(position.seed ?? 'a position'),
    minted: box.minted,
    seats,
    options: { ...NO_OPTIONS, captains: captains.length > 0, ...position.options },
    game: 1 + (position.wins ?? []).reduce((sum, wins) => sum + wins, 0),
    wins: each((seat) => position.wins?.[seat] ?? 0),
    captains: captains.map(captainOf),
    captainsOpen: position.at !== 'sides',
    lead: position.lead ?? 0,
    round: position.round ?? 1,
    ...placed,
    deck: [...placed.deck, ...(rest === 'deck' ? others : [])],
    discard: [...placed.discard, ...(rest === 'discard' ? others : [])],
    stashes: placed.stashes.map((stash, seat) => (rest === 'stash' && seat === 0 ? [...stash, ...others] : stash)),
    unseen: [],
    plays: each(() => []),
    bluffs: each(() => ({ tossed: null, open: null, hidden: null, steals: null })),
    crews: each(() => []),
    looks: [],
    first: position.first ?? (marauds ? 0 : -1),
    turn: position.turn ?? (marauds ? 0 : -1),
    turns: each((seat) => position.turns?.[seat] ?? (marauds ? 1 : 0)),
    attacks: each((seat) => position.attacks?.[seat] ?? 0),
    defeated: each((seat) => position.defeated?.[seat] ?? 0),
    sighted: null,
    defused: false,
    outcome: null,
  };
}

/** A table in play, and people who act at it as people do. Ships are called by their cards: `T4 G2`. */
export class Table {
  state: State<Context>;
  /** What happened at the last move. */
  events: readonly GunsOrTreasureEvent[] = [];

  constructor(state: State<Context>) {
    this.state = state;
    const violation = gunsOrTreasure.violation(state);
    if (violation !== undefined) throw new Error(violation);
  }

  get context(): Context {
    return this.state.context;
  }

  // --- what people do ---

  play(move: GunsOrTreasureMove): this {
    const { state, events } = play(gunsOrTreasure, this.state, move);
    this.state = state;
    this.events = events as GunsOrTreasureEvent[];
    expect(gunsOrTreasure.violation(state)).toBeUndefined();
    return this;
  }

  launch(seat: Seat, card: string): this {
    return this.play({ type: 'launch', seat, card: this.inHand(seat, card) });
  }

  build(seat: Seat, card: string, ship: string): this {
    return this.play({ type: 'build', seat, card: this.inHand(seat, card), ship: this.ship(ship, seat) });
  }

  signal(seat: Seat): this {
    return this.play({ type: 'signal', seat, phrase: 'arrg' });
  }

  /** Lays cards down for Pirate's Bluff. */
  lay(seat: Seat, { toss, show }: { readonly toss: string; readonly show: string }): this {
    this.play({ type: 'toss', seat, card: this.inHand(seat, toss) });
    return this.play({ type: 'show', seat, card: this.inHand(seat, show) });
  }

  steal(seat: Seat, which: 'open' | 'hidden'): this {
    const left = this.context.bluffs[(seat + 1) % this.context.seats];
    return this.play({ type: 'steal', seat, card: left?.[which]?.id ?? '' });
  }

  crew(seat: Seat, card: string, ship: string): this {
    return this.play({ type: 'crew', seat, card: this.inHand(seat, card), ship: this.ship(ship) });
  }

  attack(seat: Seat, ship: string, target: string): this {
    return this.play({ type: 'attack', seat, ship: this.ship(ship, seat), target: this.ship(target) });
  }

  retreat(seat: Seat, ship: string): this {
    return this.play({ type: 'retreat', seat, ship: this.ship(ship, seat) });
  }

  // --- what is true ---

  /** The rule that refuses a move; `undefined` when it is legal. */
  refused(move: Move & Record<string, unknown>): string | undefined {
    return gunsOrTreasure.refuse(this.state, move)?.rule;
  }

  moves(seat: Seat): GunsOrTreasureMove[] {
    return gunsOrTreasure.moves(this.state, seat);
  }

  /** The types of a seat's legal moves, each once. */
  may(seat: Seat): string[] {
    return [...new Set(this.moves(seat).map(({ type }) => type))].sort();
  }

  view(viewer: Viewer): GunsOrTreasureView {
    return gunsOrTreasure.view(this.state, viewer);
  }

  /** What a viewer is told of the last move. */
  told(viewer: Viewer): SeenEvent[] {
    return projectEvents(this.events, viewer);
  }

  /** The types of what happened at the last move. */
  get happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Where the table waits: its innermost state. */
  get phase(): string {
    let value: StateValue | undefined = this.state.value;
    while (typeof value === 'object') value = Object.values(value)[0];
    return value ?? '';
  }

  get acting(): readonly Seat[] {
    return this.view('public').acting;
  }

  hand(seat: Seat): string {
    return sorted(this.context.hands[seat] ?? []);
  }

  fleet(seat: Seat): string[] {
    return (this.context.fleets[seat] ?? []).map(({ cards }) => short(cards));
  }

  get armada(): string[] {
    return this.context.armada.map(({ cards }) => short(cards));
  }

  stash(seat: Seat): string {
    return sorted(this.context.stashes[seat] ?? []);
  }

  get discarded(): string {
    return sorted(this.context.discard);
  }

  // --- what things are called ---

  /** The id of a card in a hand. */
  inHand(seat: Seat, card: string): CardId {
    const found = this.context.hands[seat]?.find(({ kind }) => kind === kindOf(card));
    if (!found) throw new Error(`Seat ${seat} does not hold ${card}.`);
    return found.id;
  }

  /** The id of the ship with these cards: a seat's, with what it has played in the running round; or anybody's. */
  ship(cards: string, seat?: Seat): CardId {
    const fleets =
      seat === undefined ? [...this.context.fleets, this.context.armada] : this.view(seat).fleets.slice(seat, seat + 1);
    const found = fleets.flat().find((ship) => short(ship.cards) === cards);
    if (!found) throw new Error(`There is no ship ${cards}.`);
    return found.id;
  }

  /** The id of a card on a ship. */
  on(ship: string, card: string): CardId {
    const id = this.ship(ship);
    const cards = [...this.context.fleets.flat(), ...this.context.armada].find((one) => one.id === id)?.cards ?? [];
    return cards.filter(({ kind }) => kind === kindOf(card)).at(-1)?.id ?? '';
  }
}

/** A table in the middle of a game. */
export const table = (position: Position): Table =>
  new Table({ value: VALUES[position.at ?? 'turn'], status: 'active', context: contextOf(position) });

/** A table at the start of a game. */
export const newTable = (
  seats: number,
  options: Readonly<Record<string, boolean>> = {},
  seed = 'a new table',
  first: Seat | null = 0,
): Table => new Table(start(gunsOrTreasure, { seats, seed, options, first }).state);
