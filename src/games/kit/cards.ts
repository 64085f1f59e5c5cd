import type { Lots } from './chance.ts';

/** Names one physical card as long as every eye could follow it. */
export type CardId = string;

/** One card: what it is, and the id under which the table can follow it. */
export interface Card<Kind extends string = string> {
  readonly id: CardId;
  readonly kind: Kind;
}

/** A card as somebody sees it: `kind` is `null` for whom it lies face down. */
export interface SeenCard<Kind extends string = string> {
  readonly id: CardId;
  readonly kind: Kind | null;
}

/** How many ids a game has handed out; part of every context, so that ids never repeat. */
export interface Mint {
  readonly minted: number;
}

const idOf = (number: number): CardId => `c${number}`;

/** Turns kinds into cards with fresh ids, numbered by their place in the list. */
export function mint<Kind extends string>(
  kinds: readonly Kind[],
  minted: number,
): { cards: Card<Kind>[]; minted: number } {
  return { cards: kinds.map((kind, place) => ({ id: idOf(minted + place), kind })), minted: minted + kinds.length };
}

/**
 * Shuffles cards and mints all their ids anew, so that no eye can follow any of them.
 *
 * The ids follow the new order: they say where a card lies and nothing about what it is.
 */
export function shuffleAnew<Kind extends string>(cards: readonly Card<Kind>[], minted: number, lots: Lots) {
  return mint(
    lots.shuffled(cards).map((card) => card.kind),
    minted,
  );
}

/** Takes a card out of a zone by its id. `undefined` when it is not there. */
export function takeOut<C extends { readonly id: CardId }>(
  zone: readonly C[],
  id: CardId,
): { card: C; rest: C[] } | undefined {
  const at = zone.findIndex((card) => card.id === id);
  const card = zone[at];
  return card === undefined ? undefined : { card, rest: [...zone.slice(0, at), ...zone.slice(at + 1)] };
}

/** The kinds of a manifest written out, `count` times each, in the order of its rows. */
export function writtenOut<Kind extends string>(
  manifest: readonly { readonly kind: Kind; readonly count: number }[],
): Kind[] {
  return manifest.flatMap(({ kind, count }) => Array<Kind>(count).fill(kind));
}

/** A card with its face hidden. */
export const faceDown = <Kind extends string>({ id }: Card<Kind>): SeenCard<Kind> => ({ id, kind: null });
