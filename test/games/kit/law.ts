import type { Card } from '../../../src/games/kit/cards.ts';
import type { State } from '../../../src/games/kit/game.ts';
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
  /** What has to happen at least once beyond what every game has (moves, machine, words, cards): names, and those that a step reached. */
  readonly effects: { readonly all: readonly string[]; readonly of: (step: Step) => readonly string[] };
  /** A coarse description of a position: what the exhaustive runner tells positions apart by when it looks for rare ones. */
  readonly scene: (state: State) => string;
  /** What the exhaustive runner must not ask for, by its name, each with the reason why sound play never comes to it. */
  readonly never: Readonly<Record<string, string>>;
}

/** A card and where it lies in a context. */
export interface Placed {
  readonly path: readonly string[];
  readonly card: Card;
}

const isCard = (value: object): value is Card =>
  'id' in value && typeof value.id === 'string' && 'kind' in value && typeof value.kind === 'string';

/** Every card of a context (or of anything else that holds cards face up) with its path. */
export function placedCards(value: unknown, path: readonly string[] = []): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isCard(value)) return [{ path, card: value }];
  return Object.entries(value).flatMap(([key, inner]) => placedCards(inner, [...path, key]));
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

/** The same position, but two cards have exchanged their faces. */
export function exchanged(state: State, one: Card, other: Card): State {
  return JSON.parse(JSON.stringify(state), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !isCard(value)) return value;
    if (value.id === one.id) return { ...value, kind: other.kind };
    return value.id === other.id ? { ...value, kind: one.kind } : value;
  }) as State;
}

const faces = (value: unknown): Map<string, Card> =>
  new Map(placedCards(value).map(({ path, card }) => [path.join('.'), card]));

/** Whether a viewer may see, by the rules, a place where another card, or another face, lies in one position than in the other. */
export function differenceIsOpen(law: Law, one: State, other: State, viewer: Viewer): boolean {
  const otherFaces = faces(other.context);
  const oneFaces = faces(one.context);
  const differs = (card: Card, other: Card | undefined) => card.kind !== other?.kind || card.id !== other.id;
  const open = (state: State, mine: Map<string, Card>, theirs: Map<string, Card>) =>
    [...mine].some(
      ([path, card]) => differs(card, theirs.get(path)) && law.mayFace(path.split('.'), card, state, viewer),
    );
  return open(one, oneFaces, otherFaces) || open(other, otherFaces, oneFaces);
}
