import type { Card } from '../../../src/games/kit/cards.ts';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { BaseView, State } from '../../../src/games/kit/game.ts';
import type { Viewer } from '../../../src/games/kit/seats.ts';
import type { Step } from './run.ts';

/** What the kit's suite must be told of a game, because only its rules say it. */
export interface Law {
  /**
   * Whether a viewer may see the face of the card that lies at this path of the context (`['hands', '2', '0']`).
   *
   * Said from the rules alone, without asking the game's own view.
   */
  readonly mayFace: (path: readonly string[], card: Card, state: State, viewer: Viewer) => boolean;
  /**
   * The cards that an event lays open before everybody, by the rules: their ids.
   *
   * Needed where the same move can shuffle them away again, so that the position after it no longer shows that they were seen.
   */
  readonly laysOpen?: (event: GameEvent) => readonly string[];
  /** The marked places of a view that a move may be pointed at with; none where a game has none. */
  readonly piles?: (view: BaseView) => readonly string[];
  /** What a card shows face down, where not all backs are alike: two cards that everybody can tell apart never change places. */
  readonly back?: (card: Card) => string;
  /** What has to happen at least once beyond what every game has (moves, machine, words, cards): names, and those that a step reached. */
  readonly effects: { readonly all: readonly string[]; readonly of: (step: Step) => readonly string[] };
  /** A coarse description of a position: what the exhaustive runner tells positions apart by when it looks for rare ones. */
  readonly scene: (state: State) => string;
  /** How many of a hundred moves of random play the policy chooses: for a game that pure chance would hardly ever end. */
  readonly sense?: number;
  /** Positions from which the exhaustive runner sets out first, where play seldom comes to what is near there. */
  readonly positions?: () => readonly State[];
  /** How many moves the exhaustive runner plays on from a place; more for a game whose rounds are long. */
  readonly outing?: number;
  /** What the exhaustive runner must not ask for, by its name, each with the reason why sound play never comes to it. */
  readonly never: Readonly<Record<string, string>>;
}

/** The ids of the cards that an event holds face up in these fields. */
export const openIn = (event: GameEvent, ...fields: readonly string[]): string[] =>
  Object.entries(event)
    .filter(([field]) => fields.includes(field))
    .flatMap(([, cards]) => placedCards(cards as object).map(({ card }) => card.id));

/** A card and where it lies in a context. */
export interface Placed {
  readonly path: readonly string[];
  readonly card: Card;
}

const isCard = (value: object): value is Card =>
  'id' in value && typeof value.id === 'string' && 'kind' in value && typeof value.kind === 'string';

function place(value: unknown, path: readonly string[], placed: Placed[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isCard(value)) placed.push({ path, card: value });
  else for (const [key, inner] of Object.entries(value)) place(inner, [...path, key], placed);
}

/** What was found in values that can't change, and are asked for again for each viewer. */
const found = new WeakMap<object, readonly Placed[]>();

/** Every card of a context (or of anything else that holds cards face up) with its path. */
export function placedCards(value: object): readonly Placed[] {
  const known = found.get(value);
  if (known !== undefined) return known;
  const placed: Placed[] = [];
  place(value, [], placed);
  if (Object.isFrozen(value)) found.set(value, placed);
  return placed;
}

/** The cards whose faces a viewer may not see, each once. */
export function hiddenCards(law: Law, state: State, viewer: Viewer): Card[] {
  const placed = placedCards(state.context);
  const open = new Set(
    placed.filter(({ path, card }) => law.mayFace(path, card, state, viewer)).map(({ card }) => card.id),
  );
  const hidden = new Map(placed.filter(({ card }) => !open.has(card.id)).map(({ card }) => [card.id, card]));
  return [...hidden.values()];
}

/** A value in which some cards have other faces, by their ids; what holds none of them stays the same object. */
function refaced(value: unknown, kinds: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isCard(value)) return kinds.has(value.id) ? { ...value, kind: kinds.get(value.id) } : value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, refaced(inner, kinds)]);
  const isSame = entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key]);
  if (isSame) return value;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** The same position, but two cards have exchanged their faces. */
export function exchanged(state: State, one: Card, other: Card): State {
  const kinds = new Map([
    [one.id, other.kind],
    [other.id, one.kind],
  ]);
  return refaced(state, kinds) as State;
}

/** Cards by where they lie. */
const byPlace = (placed: readonly Placed[]): Map<string, Card> =>
  new Map(placed.map(({ path, card }) => [path.join('.'), card]));

/** Whether a viewer may see, by the rules, a place where another card, or another face, lies in one position than in the other. */
export function differenceIsOpen(law: Law, one: State, other: State, viewer: Viewer): boolean {
  const differs = (card: Card, theirs: Card | undefined) => card.kind !== theirs?.kind || card.id !== theirs.id;
  const open = (state: State, compared: State) => {
    const theirs = byPlace(placedCards(compared.context));
    return placedCards(state.context).some(
      ({ path, card }) => differs(card, theirs.get(path.join('.'))) && law.mayFace(path, card, state, viewer),
    );
  };
  return open(one, other) || open(other, one);
}
